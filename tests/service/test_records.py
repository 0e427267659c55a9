"""A game out as one file, and a record in: to look through, or as a room that goes on from it."""

from __future__ import annotations

from contextlib import closing
from typing import Any

import pytest

from app.rules.actions import read_action
from app.rules.notation import Agreement, Record, Retirement, write_record
from tests.rules.vectors import rows
from tests.service.people import Guest, Site, Table, refused
from tests.serving import Served

NAMES = ("Ana", 'Ben "the second" \\', "Cleo", "Dán")
LONGEST = 262_144


def record_of(row: dict[str, Any], entries: int) -> str:
    """The first entries of a recorded game, as text."""
    actions = tuple(read_action(action) for action in row["actions"][:entries])
    return write_record(Record(row["players"], row["first"], NAMES[: row["players"]], actions))


GAME = rows("full")[0]
PLAYERS = GAME["players"]


def check(site: Site, text: str) -> Any:
    return site.ask("POST", "/api/record", json={"record": text})


def filled(site: Site, text: str, **wishes: Any) -> tuple[dict[str, Any], list[Guest]]:
    """A room that goes on from a record, all its seats taken; the guests by clan."""
    guests = [site.guest(name) for name in ("Eva", "Fen", "Gil", "Hau")[:PLAYERS]]
    made = guests[0].post("/api/record/room", {"record": text, **wishes})
    assert made.status_code == 201, made.text
    room = made.json()
    assert (room["status"], room["version"], room["state"], room["from_record"]) == ("waiting", 0, None, True)
    for guest in guests[1:]:
        last = guest.sit(room)
    order = {seat["player"]["id"]: seat["clan"] for seat in last["seats"]}
    return last, sorted(guests, key=lambda guest: order[guest.id])


def test_a_record_is_played_through_to_look_at(site: Site) -> None:
    told = check(site, record_of(GAME, 9)).json()
    assert (told["players"], told["version"], told["over"]) == (PLAYERS, 9, False)
    assert told["names"] == list(NAMES[:PLAYERS])
    assert [step["state"] for step in told["steps"]] == GAME["states"][:10]
    assert [step["version"] for step in told["steps"]] == list(range(10))
    assert [step["event"]["action"] for step in told["steps"][1:]] == GAME["actions"][:9]
    asked = site.ask("POST", "/api/preview", json={"state": GAME["states"][9]}).json()
    assert told["legal"] == asked["legal"]


def test_what_a_table_writes_can_be_looked_at(site: Site) -> None:
    table = Table(site, 3)
    table.play(*rows_of_opening())
    table.finish()
    events = table.host.get(f"{table.path}/events").json()
    told = check(site, table.host.get(f"{table.path}/record").text).json()
    assert told["over"]
    assert told["legal"] is None
    assert [{**step["event"], "at": None} for step in told["steps"][1:]] == [{**event, "at": None} for event in events]


def rows_of_opening() -> list[Any]:
    return next(row["actions"][:4] for row in rows("games") if row["players"] == 3 and row["first"] == 0)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda text: text.replace('[First "', '[First "9'), "record.First"),
        (lambda text: text.replace("1. ", "2. ", 1), "record.turn 2"),
        (lambda text: text.replace('[Rules "1"]', '[Rules "99"]'), "record.Rules"),
        (lambda text: "nothing of the kind", "record.Rules"),
        (lambda text: "", "record.Rules"),
        (lambda text: text.replace("Ana", r"\ud800"), "record.Clan0"),
        (lambda text: text.replace("Ana", "A\0na"), "record.Clan0"),
    ],
)
def test_what_is_no_record_is_refused_with_the_place(site: Site, change: Any, where: str) -> None:
    problem = refused(check(site, change(record_of(GAME, 3))), "invalid_request", 422)
    assert problem["errors"][0]["where"] == where
    assert where.removeprefix("record.") in problem["detail"]
    host = site.guest()
    refused(host.post("/api/record/room", {"record": change(record_of(GAME, 3))}), "invalid_request", 422)
    assert host.get("/api/me").json()["games"] == []


def test_a_record_may_be_as_long_as_is_promised_and_no_longer(site: Site) -> None:
    text = record_of(GAME, 3)
    room = LONGEST - len(text.encode())
    header = '[Note "' + "x" * (room - 10) + '"]\n'
    assert len((header + text).encode()) == LONGEST
    assert check(site, header + text).status_code == 200
    refused(check(site, "\n" + header + text), "too_large", 413)
    refused(check(site, "é" * LONGEST), "too_large", 413)


def test_the_game_of_a_record_goes_on_in_a_room(site: Site) -> None:
    room, guests = filled(site, record_of(GAME, 9))
    assert (room["status"], room["version"]) == ("playing", 9)
    assert room["state"] == GAME["states"][9]
    assert "from_record" not in room
    events = guests[0].get(f"/api/rooms/{room['code']}/events").json()
    assert [event["action"] for event in events] == GAME["actions"][:9]
    for version in range(9, 14):
        mover = guests[GAME["states"][version]["clan"]]
        answer = mover.act(room["code"], version, GAME["actions"][version]).json()
        assert answer["state"] == GAME["states"][version + 1]
    state = guests[0].get(f"/api/rooms/{room['code']}/states/4").json()
    assert state == GAME["states"][4]


def test_it_goes_on_after_a_restart_too(own_server: Served) -> None:
    with closing(Site(own_server.url)) as site:
        host = site.guest()
        room = host.post("/api/record/room", {"record": record_of(GAME, 9), "seat": PLAYERS - 1}).json()
        own_server.kill()
        own_server.start()
        for name in range(PLAYERS - 1):
            last = site.guest(f"Guest {name}").sit(room)
        assert last["seats"][PLAYERS - 1]["player"]["id"] == host.id
        own_server.kill()
        own_server.start()
        assert host.look(room["code"])["state"] == GAME["states"][9]


def test_every_clan_of_a_record_needs_a_seat(site: Site) -> None:
    row = next(row for row in rows("full") if row["players"] > 2)
    host, other = site.guest(), site.guest("Ben")
    room = host.post("/api/record/room", {"record": record_of(row, 5)}).json()
    other.sit(room)
    problem = refused(host.post(f"/api/rooms/{room['code']}/start"), "not_enough_players", 409)
    assert "record" in problem["detail"]
    assert host.look(room["code"])["status"] == "waiting"


def test_a_game_that_is_over_does_not_go_on(site: Site) -> None:
    entries = (Retirement(0, "resign"),) if PLAYERS == 2 else (Agreement(),)
    text = write_record(Record(PLAYERS, 0, NAMES[:PLAYERS], entries))
    assert check(site, text).json()["over"]
    refused(site.guest().post("/api/record/room", {"record": text}), "game_over", 409)


def test_the_seat_of_the_host_is_one_of_the_clans(site: Site) -> None:
    host = site.guest()
    problem = host.post("/api/record/room", {"record": record_of(GAME, 3), "seat": PLAYERS % 4 or 3})
    if PLAYERS < 4:
        assert refused(problem, "invalid_request", 422)["errors"][0]["where"] == "seat"


def test_a_game_goes_out_as_one_file(site: Site) -> None:
    table = Table(site, 3)
    table.play(*rows_of_opening())
    for asker in (*table.guests, site.guest("Watcher")):
        answer = asker.get(f"{table.path}/export")
        assert answer.headers["content-disposition"] == f'attachment; filename="make-make-{table.code}.json"'
        told = answer.json()
        assert told["events"] == asker.get(f"{table.path}/events").json()
        assert told["record"] == asker.get(f"{table.path}/record").text
        assert told["state"] == table.look()["state"]
        assert told["players"] == ["Ana", "Ben", "Cleo"]
        # Nothing by which anyone could be found or followed elsewhere.
        assert not [secret for guest in table.guests for secret in (guest.id, guest.key) if secret in answer.text]
        assert table.invite not in answer.text
    refused(table.host.get(f"/api/rooms/{table.host.open()['code']}/export"), "not_started", 409)
