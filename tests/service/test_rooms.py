"""Before the game: opening, sitting, leaving, hosting, starting, cancelling."""

from __future__ import annotations

import re

import pytest

from tests.service.people import Guest, Site, Table, refused

ROOM = {
    "code", "name", "status", "visibility", "host", "autostart", "first", "seats", "revision", "version", "state",
    "legal", "draw", "rematch", "deadline", "watchers", "created_at", "updated_at", "you",
}  # fmt: skip
INSTANT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z")
FREE = {"clan": None, "player": None, "online": False, "retired": False, "reserved": None}


def seated(room: dict) -> list[str | None]:
    return [seat["player"] and seat["player"]["nickname"] for seat in room["seats"]]


# --- a new room -------------------------------------------------------------------------------------------


def test_a_new_room_with_its_defaults(ana: Guest) -> None:
    room = ana.open(3)
    assert set(room) == ROOM | {"invite"}
    expected = {
        "name": "", "status": "waiting", "visibility": "private", "host": ana.id, "autostart": True,
        "first": "random", "version": 0, "state": None, "legal": None, "draw": [], "rematch": None, "deadline": None,
        "you": {"player": ana.id, "seats": [0]},
    }  # fmt: skip
    assert {name: room[name] for name in expected} == expected
    assert room["seats"] == [
        {"seat": 0, **FREE, "look": 0, "player": {"id": ana.id, "nickname": "Ana"}},
        {"seat": 1, **FREE, "look": 1},
        {"seat": 2, **FREE, "look": 2},
    ]
    assert room["revision"] >= 1
    assert INSTANT.fullmatch(room["created_at"])
    assert INSTANT.fullmatch(room["updated_at"])


def test_a_new_room_with_wishes(ana: Guest) -> None:
    room = ana.open(4, name="  Anakena\u0301 ", visibility="public", first=3, autostart=False)
    assert (room["name"], room["visibility"], room["first"], room["autostart"]) == ("Anakená", "public", 3, False)


def test_codes_and_invites_have_128_bits_and_are_never_the_same(ana: Guest) -> None:
    rooms = [ana.open() for _ in range(8)]
    secrets = {room["code"] for room in rooms} | {room["invite"] for room in rooms}
    assert len(secrets) == 16
    assert all(len(secret) >= 22 for secret in secrets)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seats": 1},
        {"seats": 5},
        {"seats": 2.0},
        {"seats": "2"},
        {"seats": True},
        {"seats": None},
        {"seats": 2**31 + 1},
        {"seats": 2, "first": 2},
        {"seats": 2, "first": -1},
        {"seats": 4, "first": 4},
        {"seats": 2, "first": "0"},
        {"seats": 2, "first": None},
        {"seats": 2, "first": True},
        {"seats": 2, "first": 0.0},
        {"seats": 2, "first": "Random"},
        {"seats": 2, "visibility": "secret"},
        {"seats": 2, "autostart": 1},
        {"seats": 2, "autostart": "true"},
        {"seats": 2, "name": None},
        {"seats": 2, "name": 7},
        {"seats": 2, "name": "A" * 61},
        {"seats": 2, "name": "A\u0000"},
        {"seats": 2, "name": "A\u202eB"},
        {"seats": 2, "host": "me"},
        {"seats": 2, "code": "chosen"},
        [],
        "seats",
        2,
        None,
    ],
)
def test_rooms_that_cannot_be(ana: Guest, body: object) -> None:
    refused(ana.ask("POST", "/api/rooms", json=body), "invalid_request", 422)
    assert ana.get("/api/me").json()["games"] == []


def test_a_room_name_of_sixty_graphemes(ana: Guest) -> None:
    assert ana.open(name="👨‍👩‍👧" * 5 + "é" * 55)["name"].endswith("é")


def test_only_a_player_opens_a_room(site: Site) -> None:
    refused(site.ask("POST", "/api/rooms", json={"seats": 2}), "unauthenticated", 401)


# --- looking ----------------------------------------------------------------------------------------------


def test_a_watcher_sees_the_room_and_no_invite(site: Site, ana: Guest, ben: Guest) -> None:
    room = ana.open()
    seen = site.ask("GET", f"/api/rooms/{room['code']}").json()
    assert set(seen) == ROOM
    assert seen["you"] is None
    assert room["invite"] not in str(seen)
    other = ben.look(room["code"])
    assert other["you"] == {"player": ben.id, "seats": []}
    assert "invite" not in other


def test_those_who_sit_see_the_invite_until_it_starts(ana: Guest, ben: Guest) -> None:
    room = ana.open(3)
    assert ben.sit(room)["invite"] == room["invite"]
    assert ben.look(room["code"])["invite"] == room["invite"]
    ana.post(f"/api/rooms/{room['code']}/start")
    assert "invite" not in ana.look(room["code"])


@pytest.mark.parametrize(
    "code",
    [
        "nope",
        "x" * 22,
        "x" * 65,
        "x" * 3000,
        "%00",
        "a%00b",
        "%ED%A0%80",
        "%F0%9F%97%BF",
        "%2e%2e",
        "a b",
        "'",
        "%25",
    ],
)
@pytest.mark.parametrize("tail", ["", "/events", "/record", "/states/0"])
def test_rooms_that_are_not_there(site: Site, code: str, tail: str) -> None:
    response = site.ask("GET", f"/api/rooms/{code}{tail}")
    refused(response, "no_such_room", 404)


def test_nothing_can_be_done_in_rooms_that_are_not_there(ana: Guest) -> None:
    action = {"id": "00000000-0000-4000-8000-000000000000", "version": 0, "action": {"type": "moai", "territory": "c3"}}
    bodies = {"actions": action, "preview": {"action": action["action"]}, "draw": {"agree": True}, "seats": {}}
    for verb in ("seats", "start", "cancel", "invite", "actions", "preview", "resign", "draw", "rematch"):
        for code in ("nope", "%00", "x" * 100):
            refused(ana.post(f"/api/rooms/{code}/{verb}", bodies.get(verb)), "no_such_room", 404)
    refused(ana.delete("/api/rooms/nope/seats/0"), "no_such_room", 404)


def test_fifty_looks_change_nothing(site: Site, ana: Guest) -> None:
    table = Table(site, 2, start=False)
    before = table.look()
    paths = ["", "/events", "/record", "/states/0", "/seats", "/start", "/cancel", "/rematch", "/invite", "/seats/1"]
    for method in ("GET", "HEAD"):
        for path in paths:
            for _ in range(3):
                response = ana.ask(method, table.path + path, headers={"Purpose": "prefetch"})
                assert "set-cookie" not in response.headers
    for path in ("/", f"/r/{table.code}", "/rules", "/healthz", "/readyz", "/openapi.json", table.path):
        got, headed = site.ask("GET", path), site.ask("HEAD", path)
        assert (got.status_code, headed.status_code, headed.content) == (200, 200, b"")
        assert got.headers["content-type"] == headed.headers["content-type"]
        assert "set-cookie" not in {**got.headers, **headed.headers}
    assert table.look() == before


# --- taking a seat ----------------------------------------------------------------------------------------


def test_the_next_free_seat(site: Site, ana: Guest) -> None:
    room = ana.open(4)
    for number in (1, 2):
        assert site.guest(f"G{number}").sit(room)["you"]["seats"] == [number]
    ana.delete(f"/api/rooms/{room['code']}/seats/1")
    room = ana.look(room["code"])
    assert site.guest("Late").sit(room)["you"]["seats"] == [1]
    assert seated(ana.look(room["code"])) == ["Ana", "Late", "G2", None]


@pytest.mark.parametrize("invite", [None, "", "wrong", "é", "x" * 200])
def test_a_private_room_needs_its_invite(ana: Guest, ben: Guest, invite: str | None) -> None:
    room = ana.open()
    body = {} if invite is None else {"invite": invite}
    refused(ben.post(f"/api/rooms/{room['code']}/seats", body), "invite_required", 403)
    refused(ben.post(f"/api/rooms/{room['code']}/seats", {"invite": room["code"]}), "invite_required", 403)
    assert ana.look(room["code"]) == room


def test_the_invite_of_another_room_opens_nothing(ana: Guest, ben: Guest) -> None:
    room, other = ana.open(), ana.open()
    answer = ben.post(f"/api/rooms/{room['code']}/seats", {"invite": other["invite"]})
    refused(answer, "invite_required", 403)


def test_a_public_room_needs_none(site: Site, ana: Guest) -> None:
    room = ana.open(4, visibility="public")
    path = f"/api/rooms/{room['code']}/seats"
    assert site.guest().post(path).status_code == 200
    assert site.guest().post(path, {}).status_code == 200
    assert site.guest().post(path, {"invite": "whatever"}).json()["status"] == "playing"


@pytest.mark.parametrize("body", [{"invite": 7}, {"invite": ["x"]}, {"seat": 1}, [], "x"])
def test_requests_for_a_seat_that_are_none(ana: Guest, ben: Guest, body: object) -> None:
    room = ana.open(visibility="public")
    refused(ben.post(f"/api/rooms/{room['code']}/seats", body), "invalid_request", 422)
    assert seated(ana.look(room["code"])) == ["Ana", None]


def test_sitting_down_needs_a_player(site: Site, ana: Guest) -> None:
    room = ana.open(visibility="public")
    refused(site.ask("POST", f"/api/rooms/{room['code']}/seats", json={}), "unauthenticated", 401)


def test_who_sits_already_is_welcome_whatever_the_status(site: Site) -> None:
    table = Table(site, 2, start=False, visibility="private")
    ben = table.guests[1]
    before = table.look()["revision"]
    for body in (None, {}, {"invite": "wrong"}):
        answer = ben.post(f"{table.path}/seats", body)
        assert (answer.status_code, answer.json()["you"]["seats"]) == (200, [1])
    assert table.look()["revision"] == before
    for verb in ("start", "resign"):
        table.host.post(f"{table.path}/{verb}")
        assert ben.post(f"{table.path}/seats").status_code == 200
    other = ben.open()
    ben.post(f"/api/rooms/{other['code']}/cancel")
    assert ben.post(f"/api/rooms/{other['code']}/seats").json()["status"] == "cancelled"


def test_the_order_in_which_a_seat_is_refused(site: Site, ana: Guest, ben: Guest) -> None:
    """cancelled, room_full (started or not), already_started, invite_required."""
    wrong = {"invite": "wrong"}

    def ask(table_or_room: str) -> tuple[int, str]:
        response = ben.post(f"/api/rooms/{table_or_room}/seats", wrong)
        return response.status_code, response.json()["code"]

    waiting = ana.open(3)
    assert ask(waiting["code"]) == (403, "invite_required")
    full = Table(site, 2, start=False)
    assert ask(full.code) == (409, "room_full")
    assert ask(Table(site, 2).code) == (409, "room_full")
    begun = ana.open(3)
    site.guest().sit(begun)
    assert ana.post(f"/api/rooms/{begun['code']}/start").status_code == 200
    assert ask(begun["code"]) == (409, "already_started")
    assert (
        ben.post(f"/api/rooms/{begun['code']}/seats", {"invite": begun["invite"]}).json()["code"] == "already_started"
    )
    full.host.post(f"{full.path}/cancel")
    assert ask(full.code) == (409, "cancelled")
    ana.post(f"/api/rooms/{waiting['code']}/cancel")
    assert ask(waiting["code"]) == (409, "cancelled")


# --- leaving and freeing ----------------------------------------------------------------------------------


def test_leaving_frees_the_seat_and_keeps_the_invite(site: Site) -> None:
    table = Table(site, 3, start=False)
    left = table.guests[1].delete(f"{table.path}/seats/1")
    assert (left.status_code, left.content) == (204, b"")
    room = table.look()
    assert seated(room) == ["Ana", None, "Cleo"]
    assert room["invite"] == table.invite
    assert room["host"] == table.host.id


def test_the_host_leaves_to_the_lowest_seat(site: Site) -> None:
    table = Table(site, 4, start=False)
    table.guests[1].delete(f"{table.path}/seats/1")
    table.host.delete(f"{table.path}/seats/0")
    room = table.guests[2].look(table.code)
    assert room["host"] == table.guests[2].id
    assert seated(room) == [None, None, "Cleo", "Dan"]
    refused(table.host.post(f"{table.path}/cancel"), "not_seated", 403)
    assert table.guests[2].post(f"{table.path}/start").json()["status"] == "playing"


def test_a_host_who_comes_back_is_a_guest(site: Site) -> None:
    table = Table(site, 2, start=False)
    table.host.delete(f"{table.path}/seats/0")
    back = table.host.sit({"code": table.code, "invite": table.invite})
    assert back["you"]["seats"] == [0]
    assert back["host"] == table.guests[1].id
    refused(table.host.post(f"{table.path}/start"), "forbidden", 403)


def test_the_last_to_leave_ends_the_room(ana: Guest, ben: Guest) -> None:
    room = ana.open()
    assert ana.delete(f"/api/rooms/{room['code']}/seats/0").status_code == 204
    seen = ben.look(room["code"])
    assert seen["status"] == "cancelled"
    assert seated(seen) == [None, None]
    refused(ben.post(f"/api/rooms/{room['code']}/seats", {"invite": room["invite"]}), "cancelled", 409)


def test_the_host_frees_a_seat_and_the_invite_is_replaced(site: Site) -> None:
    table = Table(site, 3, start=False)
    assert table.host.delete(f"{table.path}/seats/2").status_code == 204
    room = table.look()
    assert seated(room) == ["Ana", "Ben", None]
    assert room["invite"] != table.invite
    thrown_out = table.guests[2]
    refused(thrown_out.post(f"{table.path}/seats", {"invite": table.invite}), "invite_required", 403)
    assert "invite" not in thrown_out.look(table.code)


def test_only_the_host_frees_the_seats_of_others(site: Site, ben: Guest) -> None:
    table = Table(site, 3, start=False)
    refused(table.guests[1].delete(f"{table.path}/seats/2"), "forbidden", 403)
    refused(table.guests[1].delete(f"{table.path}/seats/0"), "forbidden", 403)
    refused(ben.delete(f"{table.path}/seats/1"), "not_seated", 403)
    refused(site.ask("DELETE", f"{table.path}/seats/1"), "unauthenticated", 401)
    assert seated(table.look()) == ["Ana", "Ben", "Cleo"]


def test_freeing_a_free_seat_changes_nothing(ana: Guest) -> None:
    room = ana.open(3)
    assert ana.delete(f"/api/rooms/{room['code']}/seats/2").status_code == 204
    assert ana.look(room["code"]) == room


@pytest.mark.parametrize("seat", ["2", "-1", "99", "2147483648"])
def test_seats_that_are_not_there(ana: Guest, seat: str) -> None:
    refused(ana.delete(f"/api/rooms/{ana.open()['code']}/seats/{seat}"), "not_found", 404)


@pytest.mark.parametrize("seat", ["one", "1.0", "0x0", "1_0", "%20", "2147483649", "9" * 5000])
def test_seats_that_are_no_numbers(ana: Guest, seat: str) -> None:
    refused(ana.delete(f"/api/rooms/{ana.open()['code']}/seats/{seat}"), "invalid_request", 422)


def test_nobody_leaves_after_the_start(site: Site) -> None:
    table = Table(site, 2)
    for guest in table.guests:
        refused(guest.delete(f"{table.path}/seats/1"), "already_started", 409)
    table.finish()
    refused(table.host.delete(f"{table.path}/seats/1"), "already_started", 409)


# --- the invite -------------------------------------------------------------------------------------------


def test_the_host_replaces_the_invite(ana: Guest, ben: Guest) -> None:
    room = ana.open(3)
    answer = ana.post(f"/api/rooms/{room['code']}/invite")
    assert (answer.status_code, set(answer.json())) == (200, {"invite"})
    invite = answer.json()["invite"]
    assert invite != room["invite"]
    assert ana.look(room["code"])["invite"] == invite
    refused(ben.post(f"/api/rooms/{room['code']}/seats", {"invite": room["invite"]}), "invite_required", 403)
    assert ben.sit({"code": room["code"], "invite": invite})["you"]["seats"] == [1]


def test_only_the_host_of_a_waiting_room_replaces_it(site: Site, ana: Guest) -> None:
    table = Table(site, 2, start=False)
    refused(table.guests[1].post(f"{table.path}/invite"), "forbidden", 403)
    refused(ana.post(f"{table.path}/invite"), "not_seated", 403)
    refused(site.ask("POST", f"{table.path}/invite"), "unauthenticated", 401)
    table.host.post(f"{table.path}/start")
    refused(table.host.post(f"{table.path}/invite"), "already_started", 409)
    room = ana.open()
    ana.post(f"/api/rooms/{room['code']}/cancel")
    refused(ana.post(f"/api/rooms/{room['code']}/invite"), "cancelled", 409)


# --- starting and cancelling ------------------------------------------------------------------------------


def test_it_starts_by_itself_with_the_last_seat(site: Site, ana: Guest, ben: Guest) -> None:
    room = ben.sit(ana.open(2, first=1))
    assert room["status"] == "playing"
    assert room["version"] == 0
    assert [seat["clan"] for seat in room["seats"]] == [0, 1]
    assert room["state"]["clan"] == 1
    assert room["state"]["phase"] == "dominance"
    assert "invite" not in room
    assert len(room["legal"]["place"]) == 34


def test_without_autostart_it_waits_for_the_host(ana: Guest, ben: Guest) -> None:
    room = ana.open(2, autostart=False)
    assert ben.sit(room)["status"] == "waiting"
    refused(ben.post(f"/api/rooms/{room['code']}/start"), "forbidden", 403)
    started = ana.post(f"/api/rooms/{room['code']}/start")
    assert (started.status_code, started.json()["status"]) == (200, "playing")


def test_the_host_starts_with_the_two_who_sit(site: Site) -> None:
    table = Table(site, 4, start=False, first=1)
    table.guests[1].delete(f"{table.path}/seats/1")
    table.guests[0].delete(f"{table.path}/seats/0")
    room = table.guests[2].post(f"{table.path}/start").json()
    assert room["state"]["players"] == 2
    assert [seat["clan"] for seat in room["seats"]] == [None, None, 0, 1]
    assert room["first"] == 1
    assert room["state"]["clan"] == 0, "seat 1 is free: the next taken after it begins"


def test_a_free_first_seat_wraps_around(site: Site) -> None:
    table = Table(site, 3, start=False, first=2)
    table.guests[2].delete(f"{table.path}/seats/2")
    assert table.host.post(f"{table.path}/start").json()["state"]["clan"] == 0


def test_chance_begins_with_everyone_now_and_then(site: Site, ana: Guest, ben: Guest) -> None:
    began = {ben.sit(ana.open(2))["state"]["clan"] for _ in range(40)}
    assert began == {0, 1}


def test_one_alone_cannot_start(ana: Guest) -> None:
    room = ana.open()
    refused(ana.post(f"/api/rooms/{room['code']}/start"), "not_enough_players", 409)


def test_only_the_host_starts_and_cancels(site: Site, ana: Guest) -> None:
    table = Table(site, 2, start=False)
    for verb in ("start", "cancel"):
        refused(table.guests[1].post(f"{table.path}/{verb}"), "forbidden", 403)
        refused(ana.post(f"{table.path}/{verb}"), "not_seated", 403)
        refused(site.ask("POST", f"{table.path}/{verb}"), "unauthenticated", 401)


def test_it_starts_once(site: Site) -> None:
    table = Table(site, 2)
    refused(table.host.post(f"{table.path}/start"), "already_started", 409)
    refused(table.host.post(f"{table.path}/cancel"), "already_started", 409)
    table.finish()
    refused(table.host.post(f"{table.path}/start"), "already_started", 409)


def test_a_cancelled_room_is_over(site: Site) -> None:
    table = Table(site, 2, start=False)
    room = table.host.post(f"{table.path}/cancel")
    assert (room.status_code, room.json()["status"]) == (200, "cancelled")
    assert "invite" not in room.json()
    assert table.host.post(f"{table.path}/cancel").json() == room.json()
    for refusal in (
        table.host.post(f"{table.path}/start"),
        table.host.delete(f"{table.path}/seats/0"),
        table.host.act(table.code, 0),
        table.host.post(f"{table.path}/preview", {"action": {"type": "moai", "territory": "c3"}}),
        table.host.post(f"{table.path}/resign"),
        table.host.post(f"{table.path}/draw", {"agree": True}),
        table.host.post(f"{table.path}/rematch"),
    ):
        refused(refusal, "cancelled", 409)


def test_the_revision_grows_with_all_that_is_shown(site: Site) -> None:
    ana, ben = site.guest("Ana"), site.guest("Ben")
    room = ana.open(3, autostart=False)
    path = f"/api/rooms/{room['code']}"
    seen = [room["revision"]]

    def grown() -> None:
        seen.append(ana.look(room["code"])["revision"])
        assert seen[-1] > seen[-2]

    ben.sit(room)
    grown()
    ana.patch("/api/me", {"nickname": "Hina"})
    grown()
    ana.post(f"{path}/start")
    grown()
    ana.post(f"{path}/draw", {"agree": True})
    grown()
    ana.post(f"{path}/resign")
    grown()
    ana.post(f"{path}/rematch")
    grown()


@pytest.mark.parametrize("verb", ["start", "cancel", "invite", "resign", "rematch"])
@pytest.mark.parametrize(
    "kind", [None, "text/plain", "application/json", "application/x-www-form-urlencoded", "nonsense"]
)
def test_what_takes_no_body_takes_an_empty_one_of_any_kind(site: Site, verb: str, kind: str | None) -> None:
    table = Table(site, 2, start=False)
    if verb in ("resign", "rematch"):
        table.host.post(f"{table.path}/start")
        if verb == "rematch":
            table.finish()
    headers = {} if kind is None else {"Content-Type": kind}
    assert table.host.ask("POST", f"{table.path}/{verb}", content=b"", headers=headers).status_code == 200
