"""The table before its game: what the host arranges, who is expected, and the lobby of public rooms."""

from __future__ import annotations

from typing import Any

import pytest

from tests.service.people import Guest, Site, Table, place, refused
from tests.service.screens import Open


def names(room: dict[str, Any]) -> list[str | None]:
    return [seat["player"] and seat["player"]["nickname"] for seat in room["seats"]]


def looks(room: dict[str, Any]) -> list[int]:
    return [seat["look"] for seat in room["seats"]]


def path(room: dict[str, Any]) -> str:
    return f"/api/rooms/{room['code']}"


def ok(response: Any) -> dict[str, Any]:
    assert response.status_code == 200, response.text
    return dict(response.json())


def put(guest: Guest, where: str, body: object) -> Any:
    return guest.ask("PUT", where, json=body)


# --- what the host arranges -------------------------------------------------------------------------------


def test_the_host_arranges_the_room(ana: Guest) -> None:
    room = ana.open(2)
    wishes = {"name": " Orongo ", "seats": 4, "visibility": "public", "first": 3, "autostart": False}
    changed = ok(ana.patch(path(room), wishes))
    assert {name: changed[name] for name in wishes if name != "seats"} == {
        "name": "Orongo", "visibility": "public", "first": 3, "autostart": False,
    }  # fmt: skip
    assert names(changed) == ["Ana", None, None, None]
    assert changed["revision"] == room["revision"] + 1
    assert ok(ana.patch(path(room), wishes)) == changed
    assert ok(ana.patch(path(room), {"first": "random", "name": ""}))["first"] == "random"
    # The seat that was to begin is gone.
    ok(ana.patch(path(room), {"first": 3}))
    assert ok(ana.patch(path(room), {"seats": 2}))["first"] == "random"


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"seats": 5}, "seats"), ({"first": 2}, "first"), ({"name": "a\u202eb"}, "name"), ({"host": "nobody"}, "host"),
        ({"pace": "x"}, "pace"), ({"autostart": 1}, "autostart"), ({"seats": 3, "first": 3}, "first"),
    ],
)  # fmt: skip
def test_nothing_is_changed_by_half(ana: Guest, body: dict[str, Any], where: str) -> None:
    room = ana.open(2)
    problem = refused(ana.patch(path(room), {"name": "Half", **body}), "invalid_request", 422)
    assert any(where in error["where"] for error in problem["errors"])
    assert ana.look(room["code"]) == room


def test_fewer_seats_move_those_up_who_sit_on_what_goes(ana: Guest, ben: Guest, site: Site) -> None:
    room = ana.open(4, autostart=True)
    ben.sit(room)
    site.guest("Cleo").sit(room)
    ana.delete(f"{path(room)}/seats/1")
    ok(put(ana, f"{path(room)}/seats/3/reservation", {"name": "Dan"}))
    refused(ana.patch(path(room), {"seats": 2}), "room_full", 409)
    smaller = ok(ana.patch(path(room), {"seats": 3}))
    assert names(smaller) == ["Ana", None, "Cleo"]
    assert smaller["seats"][1]["reserved"] == "Dan"
    assert looks(smaller) == [0, 3, 2]
    ok(ana.delete(f"{path(room)}/seats/1/reservation"))
    # All seats are taken then, and yet it is the host who begins.
    full = ok(ana.patch(path(room), {"seats": 2}))
    assert (names(full), full["status"]) == (["Ana", "Cleo"], "waiting")
    assert ok(ana.post(f"{path(room)}/start"))["status"] == "playing"


def test_the_order_takes_looks_and_the_beginning_along(ana: Guest, ben: Guest) -> None:
    room = ana.open(3, first=0, autostart=False)
    ben.sit(room)
    turned = ok(put(ana, f"{path(room)}/order", {"order": [1, 2, 0]}))
    assert names(turned) == ["Ben", None, "Ana"]
    assert looks(turned) == [1, 2, 0]
    assert turned["first"] == 2
    assert ok(put(ana, f"{path(room)}/order", {"order": [0, 1, 2]})) == turned
    for wrong in ([0, 1], [0, 1, 1], [0, 1, 3], [1, 2, 3, 0]):
        refused(put(ana, f"{path(room)}/order", {"order": wrong}), "invalid_request", 422)
    started = ok(ana.post(f"{path(room)}/start"))
    # Clans follow the seats, and looks the players.
    assert [(seat["clan"], seat["look"]) for seat in started["seats"]] == [(0, 1), (None, 2), (1, 0)]
    assert started["state"]["clan"] == 1


def test_chance_can_have_the_order(ana: Guest, ben: Guest) -> None:
    room = ana.open(4, autostart=False)
    ben.sit(room)
    seen = {tuple(names(ok(ana.post(f"{path(room)}/shuffle")))) for _ in range(40)}
    assert len(seen) > 4
    assert all(sorted(map(str, order)) == ["Ana", "Ben", "None", "None"] for order in seen)


def test_a_look_is_one_players_alone(ana: Guest, ben: Guest) -> None:
    room = ana.open(3)
    ben.sit(room)
    seats = f"{path(room)}/seats"
    assert looks(ok(ben.patch(f"{seats}/1", {"look": 3}))) == [0, 3, 2]
    # What a free seat has is given away, what a player has is not.
    assert looks(ok(ben.patch(f"{seats}/1", {"look": 2}))) == [0, 2, 3]
    refused(ben.patch(f"{seats}/1", {"look": 0}), "forbidden", 403)
    refused(ben.patch(f"{seats}/2", {"look": 0}), "forbidden", 403)
    refused(ana.patch(f"{seats}/3", {"look": 0}), "not_found", 404)
    refused(ana.patch(f"{seats}/1", {"look": 4}), "invalid_request", 422)
    assert looks(ok(ana.patch(f"{seats}/0", {"look": 2}))) == [2, 0, 3]
    again = ok(ana.patch(f"{seats}/0", {"look": 2}))
    assert again == ana.look(room["code"])


def test_looks_go_on_into_the_rematch(site: Site) -> None:
    table = Table(site, 2, start=False)
    ok(table.host.patch(f"{table.path}/seats/0", {"look": 3}))
    ok(table.host.post(f"{table.path}/start"))
    table.play(place("a1"))
    table.finish()
    code = ok(table.host.post(f"{table.path}/rematch"))["code"]
    assert looks(table.host.look(code)) == [3, 1]


def test_the_host_hands_the_room_over(ana: Guest, ben: Guest) -> None:
    room = ana.open(3)
    ben.sit(room)
    assert ok(ana.patch(path(room), {"host": ben.id}))["host"] == ben.id
    refused(ana.patch(path(room), {"name": "Mine"}), "forbidden", 403)
    assert ok(ben.patch(path(room), {"name": "Mine"}))["name"] == "Mine"


# --- who is expected --------------------------------------------------------------------------------------


def test_a_reserved_seat_is_taken_by_its_own_link_alone(ana: Guest, ben: Guest, site: Site) -> None:
    room = ana.open(3)
    kept = ok(put(ana, f"{path(room)}/seats/1/reservation", {"name": " Cleo "}))
    assert [seat["reserved"] for seat in kept["seats"]] == [None, "Cleo", None]
    [reservation] = kept["reservations"]
    assert (reservation["seat"], reservation["name"]) == (1, "Cleo")
    assert len(reservation["invite"]) >= 22
    # Another name, the same link.
    renamed = ok(put(ana, f"{path(room)}/seats/1/reservation", {"name": "Clea"}))
    assert renamed["reservations"] == [{**reservation, "name": "Clea"}]
    assert names(ben.sit(room)) == ["Ana", None, "Ben"]
    refused(site.guest("Eve").post(f"{path(room)}/seats", {"invite": room["invite"]}), "room_full", 409)
    refused(site.guest("Eve").post(f"{path(room)}/seats", {"invite": "wrong"}), "invite_required", 403)
    cleo = site.guest("Cleo")
    assert names(cleo.sit({**room, "invite": reservation["invite"]})) == ["Ana", "Cleo", "Ben"]
    assert cleo.look(room["code"])["status"] == "playing"


def test_a_link_is_dead_when_its_seat_is_free_for_all(ana: Guest, ben: Guest) -> None:
    room = ana.open(3)
    kept = ok(put(ana, f"{path(room)}/seats/1/reservation", {"name": "Cleo"}))
    released = ok(ana.delete(f"{path(room)}/seats/1/reservation"))
    assert "reservations" not in released
    assert ok(ana.delete(f"{path(room)}/seats/1/reservation")) == released
    sat = {"invite": kept["reservations"][0]["invite"]}
    refused(ben.post(f"{path(room)}/seats", sat), "invite_required", 403)
    refused(put(ana, f"{path(room)}/seats/0/reservation", {"name": "Me"}), "room_full", 409)
    refused(put(ana, f"{path(room)}/seats/3/reservation", {"name": "Me"}), "not_found", 404)
    refused(put(ana, f"{path(room)}/seats/1/reservation", {"name": " "}), "invalid_request", 422)


def test_a_public_room_keeps_reserved_seats_too(ana: Guest, ben: Guest) -> None:
    room = ana.open(2, visibility="public")
    ok(put(ana, f"{path(room)}/seats/1/reservation", {"name": "Cleo"}))
    refused(ben.post(f"{path(room)}/seats", {}), "room_full", 409)


def test_only_the_host_is_told_the_links(ana: Guest, ben: Guest, site: Site, look: Open) -> None:
    room = ana.open(3)
    ben.sit(room)
    screens = {guest: look(room["code"], guest) for guest in (ana, ben)}
    watcher = look(room["code"])
    for screen in (*screens.values(), watcher):
        screen.hello()
    kept = ok(put(ana, f"{path(room)}/seats/2/reservation", {"name": "Cleo"}))
    secret = kept["reservations"][0]["invite"]
    assert screens[ana].next("you")["reservations"] == kept["reservations"]
    for screen in (screens[ben], watcher):
        frame = screen.next("room")
        assert frame["room"]["seats"][2]["reserved"] == "Cleo"
        assert secret not in str(frame)
    for asker in (ben.headers, {}):
        assert secret not in site.ask("GET", path(room), headers=asker).text
    # With the host's role goes the sight of them.
    ok(ana.patch(path(room), {"host": ben.id}))
    assert "reservations" not in screens[ana].next("you")
    assert screens[ben].next("you")["reservations"] == kept["reservations"]


# --- who watches ------------------------------------------------------------------------------------------


def test_watchers_are_counted(ana: Guest, ben: Guest, site: Site, look: Open) -> None:
    room = ana.open(2)
    look(room["code"], ana).hello()
    assert site.ask("GET", path(room)).json()["watchers"] == 0
    screens = [look(room["code"], who) for who in (None, None, ben, ben)]
    for screen in screens:
        screen.hello()
    # Two whom nobody knows, and one player in two tabs.
    assert site.ask("GET", path(room)).json()["watchers"] == 3
    while (frame := screens[0].next("presence"))["watchers"] != 3:
        assert frame["watchers"] < 3


# --- the lobby --------------------------------------------------------------------------------------------


def lobby(site: Site, **asked: str) -> dict[str, Any]:
    return dict(ok(site.ask("GET", "/api/lobby", params=asked)))


def codes(site: Site, **asked: str) -> list[str]:
    return [room["code"] for room in lobby(site, **asked)["rooms"]]


def test_the_lobby_lists_public_rooms_and_never_a_private_one(ana: Guest, ben: Guest, site: Site) -> None:
    private = ana.open(2)
    public = ana.open(2, visibility="public", name="Open to all")
    assert public["code"] in codes(site)
    assert private["code"] not in codes(site) + codes(site, status="playing")
    [listed] = [room for room in lobby(site)["rooms"] if room["code"] == public["code"]]
    assert (listed["name"], names(listed), listed["watchers"]) == ("Open to all", ["Ana", None], 0)
    assert "invite" not in str(listed)
    ben.post(f"{path(public)}/seats", {})
    assert public["code"] not in codes(site)
    assert public["code"] in codes(site, status="playing")
    ok(ana.patch(path(private), {"visibility": "public"}))
    assert private["code"] in codes(site)
    ok(ana.patch(path(private), {"visibility": "private"}))
    assert private["code"] not in codes(site)
    other = ana.open(2, visibility="public")
    ok(ana.post(f"{path(other)}/cancel"))
    assert other["code"] not in codes(site)


def test_the_lobby_comes_in_pages_without_a_hole(ana: Guest, site: Site) -> None:
    made = [ana.open(2, visibility="public")["code"] for _ in range(45)]
    found: list[str] = []
    after: str | None = None
    while after is not None or not found:
        page = lobby(site, **({"after": after} if after else {}))
        assert len(page["rooms"]) <= 20
        found += [room["code"] for room in page["rooms"]]
        after = page["next"]
    assert len(set(found)) == len(found)
    assert [code for code in found if code in made] == made[::-1]


@pytest.mark.parametrize("asked", [{"status": "finished"}, {"after": "no code!"}, {"status": ""}])
def test_the_lobby_is_asked_well(site: Site, asked: dict[str, str]) -> None:
    refused(site.ask("GET", "/api/lobby", params=asked), "invalid_request", 422)
    assert lobby(site, after="nowhere") == {"rooms": [], "next": None}
