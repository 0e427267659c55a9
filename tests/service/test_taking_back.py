"""Taking an action back: silently until an opponent has seen it, afterwards when all who play agree."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.notation import read_record
from tests.service.people import OPENING, Guest, Site, Table, place, refused
from tests.service.screens import Screen
from tests.serving import Served


@pytest.fixture
def table(site: Site) -> Table:
    return Table(site, 3)


def take_back(guest: Guest, table: Table, version: int) -> Any:
    return guest.post(f"{table.path}/undo", {"version": version})


def answer(guest: Guest, table: Table, agree: bool) -> dict[str, Any]:
    number = table.look()["proposal"]["number"]
    told = guest.post(f"{table.path}/proposals/answer", {"number": number, "agree": agree})
    assert told.status_code == 200, told.text
    return dict(told.json())


def see(guest: Guest, table: Table, version: int) -> None:
    """The guest's page shows this version, and the server knows."""
    with Screen(table.site, table.code, guest) as screen, Screen(table.site, table.code, guest) as other:
        screen.room(version=version)
        other.hello()
        screen.send({"type": "seen", "version": version})
        other.next("seen")


def test_what_nobody_has_seen_is_taken_back_silently(table: Table) -> None:
    before = table.look()
    table.play(OPENING)
    told = take_back(table.host, table, 1).json()
    assert (told["version"], told["state"], told["legal"]) == (2, before["state"], before["legal"])
    assert "proposal" not in told
    events = table.host.get(f"{table.path}/events").json()
    assert [(event["kind"], event["clan"], event["notation"]) for event in events] == [
        ("action", 0, "b3=1"), ("undo", 0, "!undo 0"),
    ]  # fmt: skip
    # Versions only grow, and what is told of the past is not changed.
    assert table.host.get(f"{table.path}/states/1").json() != before["state"]
    assert table.play(place("d4", 2, True))["version"] == 3


def test_ones_own_pages_are_no_opponents(table: Table) -> None:
    table.play(OPENING)
    see(table.host, table, 1)
    assert take_back(table.host, table, 1).json()["version"] == 2


def test_what_was_seen_is_asked_for_and_all_have_to_agree(table: Table) -> None:
    before = table.look()
    table.play(OPENING)
    see(table.guests[2], table, 1)
    asked = take_back(table.host, table, 1).json()
    assert asked["version"] == 1
    assert {name: asked["proposal"][name] for name in ("by", "undo", "agreed")} == {"by": 0, "undo": 0, "agreed": [0]}
    assert answer(table.guests[1], table, True)["version"] == 1
    done = answer(table.guests[2], table, True)
    assert (done["version"], done["state"]) == (2, before["state"])
    assert "proposal" not in done
    kinds = [line["kind"] for line in table.host.get(f"{table.path}/journal").json()]
    assert kinds == ["proposed", "agreed"]


def test_one_who_declines_keeps_the_game_as_it_is(table: Table) -> None:
    table.play(OPENING)
    see(table.guests[1], table, 1)
    take_back(table.host, table, 1)
    told = answer(table.guests[1], table, False)
    assert told["version"] == 1
    assert "proposal" not in told
    assert [line["kind"] for line in table.host.get(f"{table.path}/journal").json()] == ["proposed", "refused"]


def test_who_asked_may_ask_no_longer_and_has_declined_nothing(table: Table) -> None:
    table.play(OPENING)
    see(table.guests[1], table, 1)
    take_back(table.host, table, 1)
    assert "proposal" not in answer(table.host, table, False)
    lines = table.host.get(f"{table.path}/journal").json()
    assert [(line["kind"], line["clan"], line["undo"]) for line in lines] == [("proposed", 0, 0), ("withdrawn", 0, 0)]


def test_whoever_plays_on_has_answered(table: Table) -> None:
    table.play(OPENING)
    see(table.guests[1], table, 1)
    take_back(table.host, table, 1)
    table.play(place("d4"))
    assert "proposal" not in table.look()


def test_whose_action_can_be_taken_back(site: Site, table: Table) -> None:
    ana, ben, _cleo = table.guests
    refused(take_back(ana, table, 0), "forbidden", 403)
    table.play(OPENING)
    refused(take_back(ben, table, 1), "forbidden", 403)
    assert refused(take_back(ana, table, 0), "stale_version", 409)["version"] == 1
    refused(take_back(site.guest("Eve"), table, 1), "not_seated", 403)
    table.play(place("d4"))
    refused(take_back(ana, table, 2), "forbidden", 403)
    # What was taken back counts no more: before it comes Ana's again, but it is not the newest that counts …
    take_back(ben, table, 2)
    assert take_back(ana, table, 3).json()["version"] == 4
    refused(take_back(ana, table, 4), "forbidden", 403)
    table.finish()
    refused(take_back(ana, table, table.look()["version"]), "game_over", 409)


def test_the_action_that_ended_a_game_stays(site: Site) -> None:
    table = Table(site, 2)
    table.play(OPENING)
    for guest in table.guests:
        guest.post(f"{table.path}/draw", {"agree": True})
    version = table.look()["version"]
    refused(take_back(table.host, table, version), "game_over", 409)


def test_a_record_tells_what_was_taken_back(table: Table) -> None:
    table.play(OPENING)
    take_back(table.host, table, 1)
    table.play(place("d4", 2))
    text = table.host.get(f"{table.path}/record").text
    assert "!undo 0" in text
    assert read_record(text).game() is not None
    looked = table.site.ask("POST", "/api/record", json={"record": text}).json()
    assert looked["steps"][-1]["state"] == table.look()["state"]


def test_it_stays_taken_back_when_the_server_starts_again(own_server: Served) -> None:
    site = Site(own_server.url)
    table = Table(site, 2)
    table.play(OPENING)
    shown = take_back(table.host, table, 1).json()
    own_server.kill()
    own_server.start()
    after = table.look()
    assert (after["version"], after["state"]) == (2, shown["state"])
    table.play(place("d4"))
    site.close()


def test_nobody_wins_time_by_it(site: Site) -> None:
    table = Table(site, 2, pace={"kind": "days", "turn": 1, "bank": 0})
    before = table.look()["deadline"]
    table.play(OPENING)
    assert table.look()["deadline"] > before
    assert take_back(table.host, table, 1).json()["deadline"] == before
