"""A game that all who play agree to end without a result: nobody wins, it is no draw, and the position stays."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules import read_record
from tests.service.people import OPENING, Guest, Site, Table, place, refused, text
from tests.service.screens import Screen

DAYS = {"kind": "days", "turn": 2, "bank": 1}


@pytest.fixture
def table(site: Site) -> Table:
    table = Table(site, 3, name="Anakena")
    table.play(OPENING)
    return table


def ask(guest: Guest, table: Table) -> Any:
    response = guest.post(f"{table.path}/proposals", {"end": True})
    assert response.status_code == 200, response.text
    return response.json()


def answer(guest: Guest, table: Table, number: int, agree: bool = True) -> Any:
    response = guest.post(f"{table.path}/proposals/answer", {"number": number, "agree": agree})
    assert response.status_code == 200, response.text
    return response.json()


def ended(table: Table) -> Any:
    """The room after all have agreed."""
    number = ask(table.host, table)["proposal"]["number"]
    for guest in table.guests[1:]:
        room = answer(guest, table, number)
    return room


def kinds(table: Table) -> list[str]:
    return [line["kind"] for line in table.host.get(f"{table.path}/journal").json()]


def test_all_who_play_have_to_agree(table: Table) -> None:
    ana, ben, cleo = table.guests
    before = table.look()
    asked = ask(ben, table)
    assert asked["proposal"] == {"number": 1, "by": 1, "end": True, "agreed": [1]}
    assert answer(ana, table, 1)["status"] == "playing"
    room = answer(cleo, table, 1)
    assert (room["status"], room["version"], room["legal"], room["state"]) == ("finished", 2, None, before["state"])
    assert "proposal" not in room
    event = ana.get(f"{table.path}/events?since=1").json()
    assert [(told["kind"], told["clan"], told["notation"], told["effects"]) for told in event] == [
        ("end", None, "!end", [])
    ]
    assert kinds(table) == ["proposed", "agreed"]


def test_nothing_can_be_done_afterwards(table: Table) -> None:
    ended(table)
    refused(table.guests[1].act(table.code, 2, place("d4")), "game_over", 409)
    refused(table.guests[1].act(table.code, 1, place("d4")), "game_over", 409)
    refused(table.host.post(f"{table.path}/resign"), "game_over", 409)
    refused(table.host.post(f"{table.path}/draw", {"agree": True}), "game_over", 409)
    refused(table.host.post(f"{table.path}/proposals", {"end": True}), "game_over", 409)
    refused(table.host.post(f"{table.path}/undo", {"version": 2}), "game_over", 409)
    refused(table.guests[2].post(f"{table.path}/nudge"), "game_over", 409)
    refused(table.host.post(f"{table.path}/preview", {"action": place("d4")}), "game_over", 409)


def test_one_no_and_the_game_goes_on(table: Table) -> None:
    number = ask(table.host, table)["proposal"]["number"]
    assert "proposal" not in answer(table.guests[2], table, number, agree=False)
    assert kinds(table) == ["proposed", "refused"]
    table.play(place("d4"))


def test_who_acts_plays_on(table: Table) -> None:
    """As with the offer of a draw: an agreement of before the action counts no more."""
    ana, ben, cleo = table.guests
    number = ask(cleo, table)["proposal"]["number"]
    answer(ben, table, number)
    table.play(place("d4"))  # Ben's
    assert table.look()["proposal"]["agreed"] == [2]
    assert answer(ana, table, number)["status"] == "playing"
    # Who asked, and plays on, asks no more.
    table.play(place("a5"))
    assert "proposal" not in table.look()
    refused(ben.post(f"{table.path}/proposals/answer", {"number": number, "agree": True}), "no_such_proposal", 409)


def test_who_has_retired_has_no_vote(table: Table) -> None:
    ana, ben, cleo = table.guests
    number = ask(ana, table)["proposal"]["number"]
    assert answer(ben, table, number)["status"] == "playing"
    assert cleo.post(f"{table.path}/resign").status_code == 200
    room = table.look()
    assert (room["status"], room["state"]["result"], room["version"]) == ("finished", None, 3)
    other = Table(table.site, 3)
    other.guests[2].post(f"{other.path}/resign")
    refused(other.guests[2].post(f"{other.path}/proposals", {"end": True}), "forbidden", 403)
    number = ask(other.host, other)["proposal"]["number"]
    refused(other.guests[2].post(f"{other.path}/proposals/answer", {"number": number, "agree": True}), "forbidden", 403)
    assert answer(other.guests[1], other, number)["status"] == "finished"


def test_only_a_game_that_is_played_can_be_ended(site: Site, table: Table) -> None:
    refused(site.guest("Eve").post(f"{table.path}/proposals", {"end": True}), "not_seated", 403)
    waiting = Table(site, 2, start=False)
    refused(waiting.host.post(f"{waiting.path}/proposals", {"end": True}), "not_started", 409)
    refused(table.host.post(f"{table.path}/proposals", {"end": False}), "invalid_request", 422)


def test_no_clock_goes_on(site: Site) -> None:
    table = Table(site, 2, pace=DAYS)
    table.play(OPENING)
    room = ended(table)
    assert (room["deadline"], room.get("clock")) == (None, None)


def test_every_screen_is_told(site: Site, table: Table) -> None:
    with Screen(site, table.code, table.guests[1]) as seated, Screen(site, table.code) as watcher:
        for screen in (seated, watcher):
            screen.hello()
        ended(table)
        for screen in (seated, watcher):
            frame = screen.room(status="finished")
            assert [event["kind"] for event in frame["events"]] == ["end"]


def test_it_is_among_my_games_that_are_over(table: Table) -> None:
    ended(table)
    for guest in table.guests:
        game = guest.get("/api/me").json()["games"][-1]
        assert (game["status"], game["your_turn"], game["result"]) == ("finished", False, None)


def test_record_and_export_tell_it(site: Site, table: Table) -> None:
    ended(table)
    record = site.ask("GET", f"{table.path}/record").text
    assert record.splitlines()[-1] == "!end"
    assert '[Result "*"]' in record
    assert read_record(record).is_over()
    export = site.ask("GET", f"{table.path}/export").json()
    assert (export["status"], export["state"]["result"], export["events"][-1]["kind"]) == ("finished", None, "end")
    for given in (record, export["record"]):
        looked = site.ask("POST", "/api/record", json={"record": given}).json()
        assert (looked["over"], looked["steps"][-1]["event"]["kind"]) == (True, "end")
        refused(table.host.post("/api/record/room", {"record": given}), "game_over", 409)
    beyond = record + "2. d4=1\n"
    refused(site.ask("POST", "/api/record", json={"record": beyond}), "invalid_request", 422)


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_link_says_it(site: Site, table: Table, language: str) -> None:
    ended(table)
    page = site.ask("GET", f"/r/{table.code}", headers={"Accept-Language": language}).text
    assert text(language, "link.end") in page
    assert text(language, "link.end") not in site.ask("GET", f"/r/{table.code}?v=1").text


def test_there_is_a_rematch(table: Table) -> None:
    ended(table)
    again = table.host.look(table.host.post(f"{table.path}/rematch").json()["code"])
    assert (again["status"], again["state"]["clan"]) == ("playing", 1)


def test_rematches_go_round_who_begins(site: Site) -> None:
    """Each of the seats begins once before one begins again; a seat that nobody took is passed over."""
    table = Table(site, 3, start=False)
    room = table.host.open(4, first=1, autostart=False)
    for guest in table.guests[1:]:
        guest.sit(room)
    table.host.post(f"/api/rooms/{room['code']}/start")
    code, begins = room["code"], [table.host.look(room["code"])["state"]["clan"]]
    for _ in range(4):
        for guest in table.guests[:-1]:
            guest.post(f"/api/rooms/{code}/resign")
        code = table.guests[1].post(f"/api/rooms/{code}/rematch").json()["code"]
        begins.append(table.host.look(code)["state"]["clan"])
    assert begins == [1, 2, 0, 1, 2]
