"""Pace, absence contract and pause: chosen with the room, changed when all who play agree; and a day more as a gift."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from typing import Any

import pytest

from tests.service.people import OPENING, Guest, Site, Table, place, refused
from tests.service.screens import Screen

DAYS = {"kind": "days", "turn": 2, "bank": 1}
LIVE = {"kind": "live", "turn": 30, "bank": 600}
AWAKE = {"zone": "Pacific/Chatham", "wakes": 540, "sleeps": 1260, "away": []}
ASKS = ("proposals", "proposals/answer", "day")


def propose(guest: Guest, table: Table, **wish: Any) -> Any:
    response = guest.post(f"{table.path}/proposals", wish)
    assert response.status_code == 200, response.text
    return response.json()


def answer(guest: Guest, table: Table, number: int, agree: bool = True) -> Any:
    response = guest.post(f"{table.path}/proposals/answer", {"number": number, "agree": agree})
    assert response.status_code == 200, response.text
    return response.json()


def journal(table: Table, since: int = 0) -> list[dict[str, Any]]:
    return list(table.site.ask("GET", f"{table.path}/journal?since={since}").json())


def when(text: str) -> datetime:
    return datetime.fromisoformat(text)


def test_without_a_wish_nothing_of_it_is_there(site: Site) -> None:
    table = Table(site)
    table.play(OPENING)
    room = table.look()
    assert room["deadline"] is None
    assert not {"pace", "absence", "clock", "proposal", "journal"} & set(room)
    assert journal(table) == []


def test_a_room_has_the_pace_that_it_was_opened_with(site: Site) -> None:
    table = Table(site, pace=DAYS, absence="retire")
    room = table.look()
    assert (room["pace"], room["absence"]) == (DAYS, "retire")
    due = when(room["deadline"]) - when(room["updated_at"])
    assert timedelta(days=3) <= due < timedelta(days=3, minutes=1)
    assert room["clock"]["banks"] == [86_400, 86_400]
    table.play(OPENING)
    later = table.look()
    assert later["clock"]["clan"] == 1
    assert later["deadline"] > room["deadline"]
    assert [game["deadline"] for game in table.host.get("/api/me").json()["games"]] == [later["deadline"]]


@pytest.mark.parametrize(
    "wrong",
    [
        {"pace": {"kind": "days", "turn": 4}},
        {"pace": {"kind": "live", "turn": 4}},
        {"pace": {"kind": "live", "turn": 30, "bank": -1}},
        {"pace": {"kind": "slow"}},
        {"pace": {"kind": "none", "turn": 1}},
        {"pace": None},
        {"absence": "delete"},
    ],
)
def test_no_other_pace(ana: Guest, wrong: dict[str, Any]) -> None:
    refused(ana.post("/api/rooms", {"seats": 2, **wrong}), "invalid_request", 422)


def test_the_host_sets_it_while_the_room_waits(site: Site) -> None:
    table = Table(site, 3, start=False)
    assert propose(table.host, table, pace=LIVE, absence="substitute")["pace"] == LIVE
    refused(table.guests[1].post(f"{table.path}/proposals", {"pace": DAYS}), "forbidden", 403)
    refused(table.host.post(f"{table.path}/proposals", {"pause": True}), "not_started", 409)
    assert table.host.post(f"{table.path}/start").status_code == 200
    assert table.look()["clock"]["banks"] == [600, 600, 600]


def test_all_who_play_have_to_agree(site: Site) -> None:
    table = Table(site, 3)
    ana, ben, cleo = table.guests
    asked = propose(ben, table, pace=DAYS, absence="substitute")
    assert asked["proposal"] == {"number": 1, "by": 1, "pace": DAYS, "absence": "substitute", "agreed": [1]}
    assert "pace" not in asked
    assert answer(ana, table, 1)["proposal"]["agreed"] == [0, 1]
    agreed = answer(cleo, table, 1)
    assert (agreed["pace"], agreed["absence"], "proposal" in agreed) == (DAYS, "substitute", False)
    assert agreed["deadline"] is not None
    assert [line["kind"] for line in journal(table)] == ["proposed", "agreed"]
    assert journal(table, 1)[0]["pace"] == DAYS
    # And back to no limit.
    for guest in table.guests:
        room = propose(guest, table, pace={"kind": "none"})
    assert room["deadline"] is None
    assert "pace" not in room


def test_one_no_ends_it(site: Site) -> None:
    table = Table(site)
    number = propose(table.host, table, pace=DAYS)["proposal"]["number"]
    assert "proposal" not in answer(table.guests[1], table, number, agree=False)
    refused(
        table.host.post(f"{table.path}/proposals/answer", {"number": number, "agree": True}), "no_such_proposal", 409
    )
    again = propose(table.host, table, pace=LIVE)["proposal"]["number"]
    assert again != number
    refused(
        table.guests[1].post(f"{table.path}/proposals/answer", {"number": number, "agree": True}),
        "no_such_proposal",
        409,
    )
    assert "pace" not in table.look()


def test_who_retires_is_not_waited_for(site: Site) -> None:
    table = Table(site, 3)
    ana, ben, cleo = table.guests
    number = propose(ana, table, pace=DAYS)["proposal"]["number"]
    answer(ben, table, number)
    assert cleo.post(f"{table.path}/resign").status_code == 200
    assert table.look()["pace"] == DAYS
    refused(cleo.post(f"{table.path}/proposals", {"pace": LIVE}), "forbidden", 403)
    refused(cleo.post(f"{table.path}/proposals/answer", {"number": 1, "agree": True}), "forbidden", 403)


def test_a_pause_by_agreement_and_its_end(site: Site) -> None:
    table = Table(site, pace=DAYS)
    ana, ben = table.guests
    number = propose(ana, table, pause=True)["proposal"]["number"]
    resting = answer(ben, table, number)
    assert (resting["deadline"], resting["clock"]["paused"]) == (None, True)
    table.play(OPENING)
    assert table.look()["clock"]["paused"]
    number = propose(ben, table, pause=False)["proposal"]["number"]
    going = answer(ana, table, number)
    assert not going["clock"]["paused"]
    assert when(going["deadline"]) - when(going["updated_at"]) > timedelta(days=2, hours=23)


def test_no_clock_to_pause_or_to_give_to(site: Site) -> None:
    table = Table(site)
    refused(table.host.post(f"{table.path}/proposals", {"pause": True}), "no_clock", 409)
    refused(table.guests[1].post(f"{table.path}/day", {"version": 0}), "no_clock", 409)
    refused(table.host.post(f"{table.path}/proposals", {}), "invalid_request", 422)


def test_a_day_more_with_one_tap(site: Site) -> None:
    table = Table(site, pace=DAYS)
    ana, ben = table.guests
    before = table.look()
    refused(ana.post(f"{table.path}/day", {"version": 0}), "forbidden", 403)
    after = ben.post(f"{table.path}/day", {"version": 0}).json()
    assert when(after["deadline"]) - when(before["deadline"]) == timedelta(days=1)
    assert [(line["kind"], line["clan"], line["by"]) for line in journal(table)] == [("day_given", 0, 1)]
    table.play(OPENING)
    stale = refused(ben.post(f"{table.path}/day", {"version": 0}), "stale_version", 409)
    assert stale["version"] == 1


def test_the_deadline_in_their_own_time_is_for_the_seated(site: Site) -> None:
    """Watchers see neither zone nor habits: in no frame and no answer."""
    site_ana = site.guest("Ana")
    kept = site_ana.ask("PUT", "/api/me/hours", json=AWAKE).json()["hours"]
    assert kept == AWAKE
    table = Table(site, guests=[site_ana, site.guest("Ben")], pace=DAYS)
    watcher = site.guest("Wim")
    room = table.guests[1].look(table.code)
    local = room["you"]["deadline_local"]
    assert local["clan"] == 0
    # The local time goes to the minute, and Chatham is at least 12:45 ahead.
    told = when(room["deadline"]).replace(second=0, microsecond=0)
    assert when(local["time"] + "+12:45") - told in (timedelta(0), timedelta(hours=1))
    assert 9 <= when(local["time"]).hour < 21
    with Screen(site, table.code, watcher) as screen, Screen(site, table.code) as nobody:
        frames = [screen.hello(), nobody.hello()]
        table.play(OPENING)
        frames += [screen.room(version=1), nobody.room(version=1)]
    shown = [*frames, watcher.look(table.code), journal(table), site.ask("GET", f"{table.path}/events?since=0").json()]
    for one in shown:
        text = json.dumps(one)
        for secret in ("Chatham", "deadline_local", "wakes", "sleeps", "away"):
            assert secret not in text


def test_my_hours_are_mine(site: Site, ana: Guest, ben: Guest) -> None:
    assert ana.get("/api/me/hours").json() == {"hours": None}
    assert ana.ask("PUT", "/api/me/hours", json=AWAKE).status_code == 200
    assert ana.get("/api/me/hours").json()["hours"] == AWAKE
    assert ben.get("/api/me/hours").json() == {"hours": None}
    refused(site.ask("GET", "/api/me/hours"), "unauthenticated", 401)
    refused(site.ask("PUT", "/api/me/hours", json=AWAKE), "unauthenticated", 401)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"zone": "Nowhere/Land"}, "zone"),
        ({"sleeps": 540}, "sleeps"),
        ({"wakes": 541}, "wakes"),
        ({"away": [{"first": "2020-01-01", "last": "2030-01-01"}]}, "away.0"),
        ({"away": [{"first": "2030-02-30", "last": "2030-03-01"}]}, "away.0"),
        ({"away": [{"first": "tomorrow", "last": "2030-03-01"}]}, "away.0.first"),
        ({"player": "x"}, "player"),
    ],
)
def test_hours_that_cannot_be(ana: Guest, change: dict[str, Any], where: str) -> None:
    problem = refused(ana.ask("PUT", "/api/me/hours", json={**AWAKE, **change}), "invalid_request", 422)
    assert problem["errors"][0]["where"] == where
    assert ana.get("/api/me/hours").json() == {"hours": None}


def test_a_booking_moves_the_deadline_that_waits(site: Site) -> None:
    table = Table(site, pace=DAYS)
    due = when(table.look()["deadline"])
    away = {"first": (due - timedelta(days=1)).date().isoformat(), "last": (due + timedelta(days=4)).date().isoformat()}
    assert table.host.ask("PUT", "/api/me/hours", json={**AWAKE, "zone": "UTC", "away": [away]}).status_code == 200
    moved = when(table.look()["deadline"])
    assert moved.date() == due.date() + timedelta(days=5)
    assert 9 <= moved.hour < 21


@pytest.mark.parametrize("path", ASKS)
def test_who_may_ask(site: Site, path: str) -> None:
    """Role by resource: nobody, a watcher, somebody of another table; and a table without a game."""
    table, other = Table(site, pace=DAYS), Table(site, pace=DAYS)
    body = {"proposals": {"pause": True}, "proposals/answer": {"number": 1, "agree": True}, "day": {"version": 0}}[path]
    refused(site.ask("POST", f"{table.path}/{path}", json=body), "unauthenticated", 401)
    for stranger in (site.guest("Wim"), other.host):
        refused(stranger.post(f"{table.path}/{path}", body), "not_seated", 403)
    refused(table.host.post(f"/api/rooms/nothing/{path}", body), "no_such_room", 404)
    table.finish()
    refused(table.host.post(f"{table.path}/{path}", body), "game_over", 409)
    assert table.look()["deadline"] is None


def test_a_rematch_keeps_pace_and_contract(site: Site) -> None:
    table = Table(site, pace=DAYS, absence="substitute")
    table.play(place("b3"))
    table.finish()
    code = table.host.post(f"{table.path}/rematch").json()["code"]
    room = table.host.look(code)
    assert (room["pace"], room["absence"]) == (DAYS, "substitute")
    assert room["deadline"] is not None
