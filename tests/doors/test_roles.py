"""T22: who may do what, for every route that is described, in a room that waits and one that plays."""

from __future__ import annotations

import subprocess
import sys
from itertools import product
from typing import Any, NamedTuple

import pytest

from tests.push_service import Browser
from tests.service.people import OPENING, Guest, Site, Table, new_id
from tests.serving import ROOT, Served

ROLES = ("watcher", "outsider", "ex", "other", "host")


class Scene(NamedTuple):
    """A room, and one of each role: nobody we know, another player, one who left, a seat, the host on the move."""

    table: Table
    outsider: Guest
    ex: Guest

    def as_role(self, role: str) -> dict[str, str]:
        people = {"outsider": self.outsider, "ex": self.ex, "other": self.table.guests[1], "host": self.table.host}
        return people[role].headers if role in people else {}


def scene(site: Site, *, plays: bool) -> Scene:
    table = Table(site, 2, start=False)
    waiting = table.host.open(3, first=0, autostart=False)
    table.room, table.code, table.path = waiting, waiting["code"], f"/api/rooms/{waiting['code']}"
    ex = site.guest("Ex")
    ex.sit(waiting)
    assert ex.delete(f"{table.path}/seats/1").status_code == 204
    table.guests[1].sit(waiting)
    if plays:
        assert table.host.post(f"{table.path}/start").status_code == 200
    return Scene(table, site.guest("Eve"), ex)


NOBODY, STRANGER, GUEST = "unauthenticated", "not_seated", "forbidden"
# What each role hears, in the order of ROLES: a status, or the code of the refusal. Bodies by the end of the path.
WAITING = {
    "GET /api/rooms/{code}": (200, 200, 200, 200, 200),
    "GET /api/rooms/{code}/events": (200, 200, 200, 200, 200),
    "GET /api/rooms/{code}/states/{version}": ("not_started",) * 5,
    "GET /api/rooms/{code}/record": ("not_started",) * 5,
    "GET /api/rooms/{code}/export": ("not_started",) * 5,
    "GET /api/rooms/{code}/reach": (NOBODY, STRANGER, STRANGER, 200, 200),
    "GET /api/rooms/{code}/channel": (NOBODY, STRANGER, STRANGER, 200, 200),
    "PUT /api/rooms/{code}/channel": (NOBODY, STRANGER, STRANGER, GUEST, 204),
    "DELETE /api/rooms/{code}/channel": (NOBODY, STRANGER, STRANGER, GUEST, 204),
    "POST /api/rooms/{code}/channel/names": (NOBODY, STRANGER, STRANGER, "not_found", "not_found"),
    "GET /api/rooms/{code}/talk": (NOBODY, STRANGER, STRANGER, 200, 200),
    "POST /api/rooms/{code}/talk": (NOBODY, STRANGER, STRANGER, 201, 201),
    "PATCH /api/rooms/{code}/talk": (NOBODY, STRANGER, STRANGER, GUEST, 200),
    # Until the host lets them, watchers only watch; and who sits there never is one.
    "GET /api/rooms/{code}/watchers/talk": (GUEST,) * 5,
    "POST /api/rooms/{code}/watchers/talk": (NOBODY, GUEST, GUEST, GUEST, GUEST),
    "POST /api/rooms/{code}/removals": (NOBODY, STRANGER, STRANGER, GUEST, 200),
    # The host is reported, and cannot report itself.
    "POST /api/rooms/{code}/reports": (NOBODY, 204, 204, 204, GUEST),
    "POST /api/rooms/{code}/nudge": (NOBODY, STRANGER, STRANGER, "not_started", "not_started"),
    "GET /api/rooms/{code}/notes": (NOBODY, STRANGER, STRANGER, 200, 200),
    "GET /api/rooms/{code}/mute": (NOBODY, STRANGER, STRANGER, 200, 200),
    "PUT /api/rooms/{code}/mute": (NOBODY, STRANGER, STRANGER, 204, 204),
    # Also of a room where one sits no more.
    "DELETE /api/rooms/{code}/mute": (NOBODY, 204, 204, 204, 204),
    "PUT /api/rooms/{code}/notes": (NOBODY, STRANGER, STRANGER, 200, 200),
    "POST /api/rooms/{code}/preview": ("not_started",) * 5,
    "POST /api/rooms/{code}/seats": (NOBODY, "invite_required", "invite_required", 200, 200),
    "POST /api/rooms/{code}/actions": (NOBODY, STRANGER, STRANGER, "not_started", "not_started"),
    "POST /api/rooms/{code}/resign": (NOBODY, STRANGER, STRANGER, "not_started", "not_started"),
    "POST /api/rooms/{code}/draw": (NOBODY, STRANGER, STRANGER, "not_started", "not_started"),
    "POST /api/rooms/{code}/rematch": (NOBODY, STRANGER, STRANGER, "not_finished", "not_finished"),
    "GET /api/rooms/{code}/journal": (200, 200, 200, 200, 200),
    "POST /api/rooms/{code}/back": (NOBODY, STRANGER, STRANGER, 200, 200),
    # The host alone sets the pace of a room that waits.
    "POST /api/rooms/{code}/proposals": (NOBODY, STRANGER, STRANGER, GUEST, 200),
    "POST /api/rooms/{code}/proposals/answer": (NOBODY, STRANGER, STRANGER, "not_started", "not_started"),
    "POST /api/rooms/{code}/day": (NOBODY, STRANGER, STRANGER, "not_started", "not_started"),
    # Of the seated nobody asks for a seat.
    "POST /api/rooms/{code}/claims": (NOBODY, "not_started", "not_started", GUEST, GUEST),
    "POST /api/rooms/{code}/claims/answer": (NOBODY, STRANGER, STRANGER, "not_started", "not_started"),
    "POST /api/rooms/{code}/undo": (NOBODY, STRANGER, STRANGER, "not_started", "not_started"),
    # The seat is the host's own.
    "DELETE /api/rooms/{code}/seats/{seat}": (NOBODY, STRANGER, STRANGER, GUEST, 204),
    "POST /api/rooms/{code}/invite": (NOBODY, STRANGER, STRANGER, GUEST, 200),
    "POST /api/rooms/{code}/start": (NOBODY, STRANGER, STRANGER, GUEST, 200),
    "POST /api/rooms/{code}/cancel": (NOBODY, STRANGER, STRANGER, GUEST, 200),
    "PATCH /api/rooms/{code}": (NOBODY, STRANGER, STRANGER, GUEST, 200),
    "PUT /api/rooms/{code}/order": (NOBODY, STRANGER, STRANGER, GUEST, 200),
    "POST /api/rooms/{code}/shuffle": (NOBODY, STRANGER, STRANGER, GUEST, 200),
    # The host's own.
    "PATCH /api/rooms/{code}/seats/{seat}": (NOBODY, STRANGER, STRANGER, GUEST, 200),
    "POST /api/rooms/{code}/seats/{seat}/link": (NOBODY, STRANGER, STRANGER, "not_started", "not_started"),
    "PUT /api/rooms/{code}/seats/{seat}/reservation": (NOBODY, STRANGER, STRANGER, GUEST, "room_full"),
    "DELETE /api/rooms/{code}/seats/{seat}/reservation": (NOBODY, STRANGER, STRANGER, GUEST, "room_full"),
}
PLAYING = {
    "GET /api/rooms/{code}": (200, 200, 200, 200, 200),
    "GET /api/rooms/{code}/events": (200, 200, 200, 200, 200),
    "GET /api/rooms/{code}/states/{version}": (200, 200, 200, 200, 200),
    "GET /api/rooms/{code}/record": (200, 200, 200, 200, 200),
    "GET /api/rooms/{code}/export": (200, 200, 200, 200, 200),
    "GET /api/rooms/{code}/reach": (NOBODY, STRANGER, STRANGER, 200, 200),
    "GET /api/rooms/{code}/channel": (NOBODY, STRANGER, STRANGER, 200, 200),
    "PUT /api/rooms/{code}/channel": (NOBODY, STRANGER, STRANGER, GUEST, 204),
    "DELETE /api/rooms/{code}/channel": (NOBODY, STRANGER, STRANGER, GUEST, 204),
    "POST /api/rooms/{code}/channel/names": (NOBODY, STRANGER, STRANGER, "not_found", "not_found"),
    "GET /api/rooms/{code}/talk": (NOBODY, STRANGER, STRANGER, 200, 200),
    "POST /api/rooms/{code}/talk": (NOBODY, STRANGER, STRANGER, 201, 201),
    "PATCH /api/rooms/{code}/talk": (NOBODY, STRANGER, STRANGER, GUEST, 200),
    # Until the host lets them, watchers only watch; and who sits there never is one.
    "GET /api/rooms/{code}/watchers/talk": (GUEST,) * 5,
    "POST /api/rooms/{code}/watchers/talk": (NOBODY, GUEST, GUEST, GUEST, GUEST),
    "POST /api/rooms/{code}/removals": (NOBODY, STRANGER, STRANGER, GUEST, 200),
    # The host is reported, and cannot report itself.
    "POST /api/rooms/{code}/reports": (NOBODY, 204, 204, 204, GUEST),
    "POST /api/rooms/{code}/nudge": (NOBODY, STRANGER, STRANGER, 201, GUEST),
    "GET /api/rooms/{code}/notes": (NOBODY, STRANGER, STRANGER, 200, 200),
    "GET /api/rooms/{code}/mute": (NOBODY, STRANGER, STRANGER, 200, 200),
    "PUT /api/rooms/{code}/mute": (NOBODY, STRANGER, STRANGER, 204, 204),
    # Also of a room where one sits no more.
    "DELETE /api/rooms/{code}/mute": (NOBODY, 204, 204, 204, 204),
    "PUT /api/rooms/{code}/notes": (NOBODY, STRANGER, STRANGER, 200, 200),
    "POST /api/rooms/{code}/preview": (200, 200, 200, 200, 200),
    # A seat is free, but the game has begun.
    "POST /api/rooms/{code}/seats": (NOBODY, "already_started", "already_started", 200, 200),
    "POST /api/rooms/{code}/actions": (NOBODY, STRANGER, STRANGER, "not_your_turn", 200),
    "POST /api/rooms/{code}/resign": (NOBODY, STRANGER, STRANGER, 200, 200),
    "POST /api/rooms/{code}/draw": (NOBODY, STRANGER, STRANGER, 200, 200),
    "POST /api/rooms/{code}/rematch": (NOBODY, STRANGER, STRANGER, "not_finished", "not_finished"),
    "GET /api/rooms/{code}/journal": (200, 200, 200, 200, 200),
    "POST /api/rooms/{code}/back": (NOBODY, STRANGER, STRANGER, 200, 200),
    "POST /api/rooms/{code}/proposals": (NOBODY, STRANGER, STRANGER, 200, 200),
    "POST /api/rooms/{code}/proposals/answer": (NOBODY, STRANGER, STRANGER, "no_such_proposal", "no_such_proposal"),
    "POST /api/rooms/{code}/day": (NOBODY, STRANGER, STRANGER, "no_clock", "no_clock"),
    # Two play.
    "POST /api/rooms/{code}/claims": (NOBODY, "nobody_to_vouch", "nobody_to_vouch", GUEST, GUEST),
    "POST /api/rooms/{code}/claims/answer": (NOBODY, STRANGER, STRANGER, "no_such_claim", "no_such_claim"),
    # There is nothing yet.
    "POST /api/rooms/{code}/undo": (NOBODY, STRANGER, STRANGER, GUEST, GUEST),
    "DELETE /api/rooms/{code}/seats/{seat}": (NOBODY, STRANGER, STRANGER, "already_started", "already_started"),
    "POST /api/rooms/{code}/invite": (NOBODY, STRANGER, STRANGER, GUEST, "already_started"),
    "POST /api/rooms/{code}/start": (NOBODY, STRANGER, STRANGER, GUEST, "already_started"),
    "POST /api/rooms/{code}/cancel": (NOBODY, STRANGER, STRANGER, GUEST, "already_started"),
    "PATCH /api/rooms/{code}": (NOBODY, STRANGER, STRANGER, GUEST, "already_started"),
    "PUT /api/rooms/{code}/order": (NOBODY, STRANGER, STRANGER, GUEST, "already_started"),
    "POST /api/rooms/{code}/shuffle": (NOBODY, STRANGER, STRANGER, GUEST, "already_started"),
    "PATCH /api/rooms/{code}/seats/{seat}": (NOBODY, STRANGER, STRANGER, "already_started", "already_started"),
    # Nobody keeps seats for others there.
    "POST /api/rooms/{code}/seats/{seat}/link": (NOBODY, STRANGER, STRANGER, GUEST, GUEST),
    "PUT /api/rooms/{code}/seats/{seat}/reservation": (NOBODY, STRANGER, STRANGER, GUEST, "already_started"),
    "DELETE /api/rooms/{code}/seats/{seat}/reservation": (NOBODY, STRANGER, STRANGER, GUEST, "already_started"),
}
# Of no room: what is there belongs to whoever asks.
OWN = {
    "POST /api/players": (201, 200, 200, 200, 200),
    "GET /api/me/data": (NOBODY, 200, 200, 200, 200),
    "GET /api/me": (NOBODY, 200, 200, 200, 200),
    "PATCH /api/me": (NOBODY, 200, 200, 200, 200),
    "GET /api/me/hours": (NOBODY, 200, 200, 200, 200),
    "PUT /api/me/hours": (NOBODY, 200, 200, 200, 200),
    "GET /api/me/push": (NOBODY, 200, 200, 200, 200),
    "PUT /api/me/push": (NOBODY, 200, 200, 200, 200),
    "DELETE /api/me/push": (NOBODY, 204, 204, 204, 204),
    # Of this device alone: it takes none, so nothing is sent.
    "POST /api/me/push/test": (NOBODY, 200, 200, 200, 200),
    "GET /api/me/waiting": (NOBODY, 200, 200, 200, 200),
    "GET /api/me/address": (NOBODY, 200, 200, 200, 200),
    # This server has no mail.
    "PUT /api/me/address": (NOBODY, "no_mail", "no_mail", "no_mail", "no_mail"),
    "DELETE /api/me/address": (NOBODY, 204, 204, 204, 204),
    "POST /api/address/confirm": ("no_such_link",) * 5,
    "POST /api/links/mail": ("no_mail",) * 5,
    "POST /unsubscribe/{token}": ("not_found",) * 5,
    "GET /api/me/telling": (NOBODY, 200, 200, 200, 200),
    "PUT /api/me/telling": (NOBODY, 200, 200, 200, 200),
    "GET /api/me/blocks": (NOBODY, 200, 200, 200, 200),
    # Whom they block is the host, who cannot block itself.
    "PUT /api/me/blocks/{player}": (NOBODY, 204, 204, 204, GUEST),
    "DELETE /api/me/blocks/{player}": (NOBODY, 204, 204, 204, 204),
    "GET /api/me/devices": (NOBODY, 200, 200, 200, 200),
    "POST /api/me/devices/seen": (NOBODY, 204, 204, 204, 204),
    "POST /api/me/claims/seen": (NOBODY, 204, 204, 204, 204),
    # The device is the host's own: for all others there is no such device.
    "DELETE /api/me/devices/{device}": (NOBODY, "not_found", "not_found", "not_found", 204),
    "POST /api/me/links": (NOBODY, 201, 201, 201, 201),
    "POST /api/acts/look": ("no_such_link",) * 5,
    "POST /api/acts/do": ("no_such_link",) * 5,
    # The link is the host's: whoever has it may use it, once; who has these seats already just keeps them.
    "POST /api/links/look": (200, 200, 200, 200, 200),
    "POST /api/links/redeem": (200, 200, 200, 200, 200),
    "GET /api/identities": (200, 200, 200, 200, 200),
    # Of the host: nobody becomes the host by the id that all see.
    "POST /api/identities/switch": ("not_found", "not_found", "not_found", "not_found", 200),
    "DELETE /api/me": (NOBODY, 204, 204, 204, 204),
    "POST /api/rooms": (NOBODY, 201, 201, 201, 201),
    "POST /api/preview": (422, 422, 422, 422, 422),
    "POST /api/record": (422, 422, 422, 422, 422),
    "POST /api/record/room": (NOBODY, 422, 422, 422, 422),
    "DELETE /api/me/session": (NOBODY, 204, 204, 204, 204),
    "GET /api/lobby": (200, 200, 200, 200, 200),
    "GET /api/site": (200, 200, 200, 200, 200),
    "GET /healthz": (200, 200, 200, 200, 200),
    "GET /readyz": (200, 200, 200, 200, 200),
}


def body_of(route: str, seen: Scene) -> Any:
    host = seen.table.host
    if route in ("POST /api/links/look", "POST /api/links/redeem"):
        return {"json": {"token": host.post("/api/me/links", {"kind": "device"}).json()["token"]}}
    bodies = {
        "PUT /api/me/address": {"address": "me@example.test"},
        "POST /api/links/mail": {"address": "me@example.test"},
        "POST /api/address/confirm": {"token": "none"},
        "PUT /api/me/telling": {"after": {"mail": 60}},
        "POST /api/me/links": {"kind": "device"},
        "POST /api/identities/switch": {"player": host.id},
        "POST /api/rooms/{code}/actions": {"id": new_id(), "version": 0, "action": OPENING},
        "POST /api/rooms/{code}/preview": {"action": OPENING},
        "POST /api/rooms/{code}/draw": {"agree": True},
        "POST /api/rooms/{code}/proposals": {"absence": "retire"},
        "POST /api/rooms/{code}/proposals/answer": {"number": 1, "agree": True},
        "POST /api/rooms/{code}/day": {"version": 0},
        "PUT /api/rooms/{code}/channel": {"url": "https://hooks.example/1"},
        "POST /api/rooms/{code}/channel/names": {"agree": True},
        "POST /api/acts/look": {"token": "none"},
        "POST /api/acts/do": {"token": "none"},
        "POST /api/rooms/{code}/claims": {"clan": 0},
        "POST /api/rooms/{code}/claims/answer": {"number": 1, "agree": True},
        "POST /api/rooms/{code}/undo": {"version": 0},
        "PUT /api/me/hours": {"zone": "Pacific/Easter"},
        "PUT /api/me/push": Browser().subscription("https://push.example/"),
        "PATCH /api/rooms/{code}": {"name": "Rano Kau"},
        "PUT /api/rooms/{code}/order": {"order": [1, 0, 2]},
        "PATCH /api/rooms/{code}/seats/{seat}": {"look": 3},
        "PUT /api/rooms/{code}/seats/{seat}/reservation": {"name": "Ben"},
        "POST /api/players": {"nickname": "Me"},
        "PATCH /api/me": {"nickname": "Me"},
        "POST /api/rooms": {"seats": 2},
        "POST /api/preview": {"state": {}},
        "POST /api/record": {"record": "none"},
        "POST /api/rooms/{code}/talk": {"id": new_id(), "text": "hello"},
        "PATCH /api/rooms/{code}/talk": {"watchers": True},
        "POST /api/rooms/{code}/watchers/talk": {"id": new_id(), "phrase": "hello"},
        "POST /api/rooms/{code}/removals": {"player": seen.outsider.id},
        "POST /api/rooms/{code}/reports": {"player": host.id},
        "PUT /api/rooms/{code}/notes": {"text": "mine"},
        "POST /api/record/room": {"record": "none"},
    }
    return {"json": bodies[route]} if route in bodies else {}


def test_every_route_that_is_described_has_its_row(site: Site) -> None:
    described = site.ask("GET", "/openapi.json").json()["paths"]
    routes = {f"{method.upper()} {path}" for path, methods in described.items() for method in methods}
    assert routes == {*WAITING, *OWN} == {*PLAYING, *OWN}


CASES = [
    (state, route, role, expected)
    for state, routes in (("waiting", WAITING), ("playing", PLAYING), ("own", OWN))
    for route, row in routes.items()
    for role, expected in zip(ROLES, row, strict=True)
]


@pytest.mark.parametrize(("state", "route", "role", "expected"), CASES)
def test_who_may_do_what(site: Site, state: str, route: str, role: str, expected: int | str) -> None:
    seen = scene(site, plays=state == "playing")
    before = seen.table.look()
    method, _, path = route.partition(" ")
    device = seen.table.host.get("/api/me/devices").json()["devices"][0]["id"]
    address = path.format(
        code=seen.table.code, seat=0, version=0, device=device, token="none", player=seen.table.host.id
    )
    answer = site.ask(method, address, headers=seen.as_role(role), **body_of(route, seen))
    if isinstance(expected, int):
        assert answer.status_code == expected, answer.text
    else:
        assert answer.json()["code"] == expected
        assert seen.table.look() == before


UNMUTE = "DELETE /api/rooms/{code}/mute"
# What is left of a table that an operator closed, to those who sit there; of all else they hear that it is closed.
LEFT = {
    **dict.fromkeys((route for route in PLAYING if route.startswith("GET")), 200),
    "GET /api/rooms/{code}/watchers/talk": GUEST,
    "POST /api/rooms/{code}/preview": 200,
    "PUT /api/rooms/{code}/notes": 200,
    "PUT /api/rooms/{code}/mute": 204,
    UNMUTE: 204,
    "POST /api/rooms/{code}/reports": 204,
}
NOTHING = {"closed", NOBODY, STRANGER}


def test_who_may_do_what_at_a_closed_table(site: Site, server: Served) -> None:
    seen = scene(site, plays=True)
    code, host = seen.table.code, seen.table.host.id
    environment = {"DATABASE_URL": server.database_url, "PATH": ""}
    closing = [sys.executable, "-m", "app", "hide", "room", code]
    subprocess.run(closing, cwd=ROOT, env=environment, capture_output=True, timeout=60, check=True)
    before = seen.table.look()
    assert before["closed"]
    heard = {}
    for route, role in product((route for route in PLAYING if "{code}" in route), ROLES):
        method, _, path = route.partition(" ")
        address = path.format(code=code, seat=0, version=0, player=host)
        answer = site.ask(method, address, headers=seen.as_role(role), **body_of(route, seen))
        heard[route, role] = answer.status_code if answer.is_success else answer.json()["code"]
    inside = {key: told for key, told in heard.items() if key[1] in ("other", "host")}
    # Not to be muted any more is for everybody.
    outside = {key: told for key, told in heard.items() if key not in inside and key[0] != UNMUTE}
    assert {key: told for key, told in outside.items() if told not in NOTHING} == {}
    expected = {(route, role): LEFT.get(route, "closed") for route, role in inside}
    expected["POST /api/rooms/{code}/reports", "host"] = GUEST
    assert inside == expected
    assert seen.table.look() == before


@pytest.mark.parametrize("role", ROLES)
def test_the_invite_is_shown_to_those_who_are_seated(site: Site, role: str) -> None:
    seen = scene(site, plays=False)
    answer = site.ask("GET", seen.table.path, headers=seen.as_role(role))
    assert ("invite" in answer.json()) == (role in ("other", "host"))
    assert (seen.table.room["invite"] in answer.text) == (role in ("other", "host"))


def test_my_games_are_mine(site: Site) -> None:
    seen = scene(site, plays=True)
    for guest, there in ((seen.outsider, False), (seen.ex, False), (seen.table.host, True)):
        codes = [game["code"] for game in guest.get("/api/me").json()["games"]]
        assert (seen.table.code in codes) == there


# Who says what to a claim that stands: of three who play, the host's seat is asked for.
ANSWERS = {
    "watcher": (NOBODY, NOBODY),
    "outsider": (STRANGER, STRANGER),
    "asker": (GUEST, 200),
    "other": (200, 200),
    "retired": (GUEST, GUEST),
    # Of the owner's, the first request is what stops it.
    "owner": ("no_such_claim", "no_such_claim"),
}


@pytest.mark.parametrize("role", ANSWERS)
@pytest.mark.parametrize("agree", [True, False])
def test_who_says_what_to_a_claim(site: Site, role: str, agree: bool) -> None:
    table = Table(site, 4)
    assert table.guests[3].post(f"{table.path}/resign").status_code == 200
    asker = site.guest("Ana again")
    [claim] = asker.post(f"{table.path}/claims", {"clan": 0}).json()["claims"]
    people = {
        "outsider": site.guest("Eve"), "asker": asker, "other": table.guests[1], "retired": table.guests[3],
        "owner": table.host,
    }  # fmt: skip
    headers = people[role].headers if role in people else {}
    body = {"number": claim["number"], "agree": agree}
    answer = site.ask("POST", f"{table.path}/claims/answer", json=body, headers=headers)
    expected = ANSWERS[role][0 if agree else 1]
    if isinstance(expected, int):
        assert answer.status_code == expected, answer.text
        assert ("claims" in answer.json()) == agree
    else:
        assert answer.json()["code"] == expected
        assert ("claims" in asker.look(table.code)) == (role != "owner")
