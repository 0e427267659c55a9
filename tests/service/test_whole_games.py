"""Whole games, by HTTP from the first room to the new Ariki; also with the server killed in the middle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.rules import digest
from tests.rules.vectors import rows
from tests.service.people import Site, Table, new_id, site_of
from tests.serving import Served


def won(players: int, most: int = 60) -> dict[str, Any]:
    """A recorded game to the Ariki that is not too long, in which nobody retires."""
    return next(
        dict(game)
        for game in rows("games")
        if game["players"] == players and game["result"] == "ariki" and len(game["actions"]) <= most
        if all(action["type"] != "retire" for action in game["actions"])
    )


def follow(table: Table, game: dict[str, Any], since: int = 0, until: int | None = None) -> None:
    """Play a recorded game; each state has to be the recorded one."""
    state = table.look()["state"]
    assert digest(state) == game["digests"][since]
    for version, action in list(enumerate(game["actions"]))[since:until]:
        if action["type"] == "retire":
            response = table.guests[action["clan"]].post(f"{table.path}/resign")
        else:
            response = table.guests[state["clan"]].act(table.code, version, action)
        assert response.status_code == 200, response.text
        state = response.json()["state"]
        assert response.json()["version"] == version + 1
        assert digest(state) == game["digests"][version + 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_recorded_game_to_the_ariki(site: Site, players: int) -> None:
    game = won(players, 80)
    table = Table(site, players, first=game["first"])
    follow(table, game)
    room = table.look()
    assert (room["status"], room["version"], room["legal"]) == ("finished", len(game["actions"]), None)
    assert (room["state"]["result"], room["state"]["winner"]) == ("ariki", game["winner"])
    events = site.ask("GET", f"{table.path}/events").json()
    assert events[-1]["effects"][-1] == {"effect": "over", "result": "ariki", "winner": game["winner"]}
    middle = len(game["actions"]) // 2
    assert digest(site.ask("GET", f"{table.path}/states/{middle}").json()) == game["digests"][middle]


@pytest.mark.parametrize("number", range(0, 20, 3))
def test_games_with_repetition_passes_and_retiring(site: Site, number: int) -> None:
    game = rows("special")[number]
    table = Table(site, game["players"], first=game["first"])
    follow(table, game)
    state = table.look()["state"]
    assert (state["result"], state["winner"]) == (game["result"], game["winner"])


def test_a_game_goes_on_after_the_server_was_killed(own_server: Served, own_site: Site) -> None:
    game = won(2)
    table = Table(own_site, 2, first=game["first"])
    for since in range(0, len(game["actions"]), 10):
        follow(table, game, since, since + 10)
        before = table.look()
        own_server.kill()
        own_server.start()
        assert table.look() == before
    room = table.look()
    assert (room["status"], room["state"]["result"], room["state"]["winner"]) == ("finished", "ariki", game["winner"])


def test_the_history_of_a_game_outlives_the_server_too(serve: Callable[..., Served]) -> None:
    """Repetition (R14) and stalemate (R13) cannot be seen from a position alone."""
    for result in ("repetition", "stalemate"):
        game = next(game for game in rows("special") if game["result"] == result)
        server = serve(ROOMS_IN_MEMORY="0")
        site = site_of(server)
        table = Table(site, game["players"], first=game["first"])
        last = len(game["actions"]) - 1
        follow(table, game, 0, last)
        server.kill()
        server.start()
        follow(table, game, last)
        assert table.look()["state"]["result"] == result
        site.close()


def test_what_was_not_answered_is_told_by_a_retry(own_server: Served, own_site: Site) -> None:
    table = Table(own_site, 2)
    action_id = new_id()
    action = {"type": "place", "territory": "b3", "dominance": 2, "chief": True}
    first = table.host.act(table.code, 0, action, action_id)
    own_server.kill()
    own_server.start()
    assert table.host.act(table.code, 0, action, action_id).content == first.content
    assert table.look()["version"] == 1
    waiting = table.host.open(3, name="waits")
    own_server.stop()
    own_server.start()
    assert table.host.look(waiting["code"]) == waiting
