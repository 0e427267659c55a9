"""Whole games, by HTTP from the first room to the new Ariki; also with the server killed in the middle."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules import digest
from tests.rules.vectors import rows
from tests.service.people import OPENING, Site, Table, new_id
from tests.serving import Served

HISTORIES = ("repetition", "stalemate")


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


def test_all_goes_on_after_the_server_was_killed(own_server: Served, own_site: Site) -> None:
    """Repetition (R14) and stalemate (R13) cannot be seen from a position alone: the history has to be there too."""
    games = [won(2), *(next(game for game in rows("special") if game["result"] == result) for result in HISTORIES)]
    tables = [Table(own_site, game["players"], first=game["first"]) for game in games]
    killed_at = [len(games[0]["actions"]) // 2, *(len(game["actions"]) - 1 for game in games[1:])]
    for table, game, version in zip(tables, games, killed_at, strict=True):
        follow(table, game, 0, version)
    retried = Table(own_site, 2)
    action_id = new_id()
    answer = retried.host.act(retried.code, 0, OPENING, action_id)
    waiting = retried.host.open(3, name="waits")
    before = [table.look() for table in (*tables, retried)]

    own_server.kill()
    own_server.start()

    assert [table.look() for table in (*tables, retried)] == before
    assert retried.host.look(waiting["code"]) == waiting
    again = retried.host.act(retried.code, 0, OPENING, action_id)
    assert (again.status_code, again.content) == (200, answer.content)
    assert retried.look()["version"] == 1
    for table, game, version in zip(tables, games, killed_at, strict=True):
        follow(table, game, version)
        state = table.look()["state"]
        assert (state["result"], state["winner"]) == (game["result"], game["winner"])
