"""Taking one's seats along: links, devices, several players in one browser, and going for good."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from http.cookies import SimpleCookie
from typing import Any

import httpx
import pytest

from app.identity import DAY, device_name
from app.main import Running
from app.rooms.leaving import leave_all, rooms_of
from app.rooms.opening import Wish
from app.rooms.pace import Hours
from app.rooms.service import Asker
from tests.service.people import OPENING, Guest, Site, Table, new_id, refused
from tests.service.test_expiry import Calendar, calendar, running, settings

__all__ = ["calendar", "running", "settings"]

PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
CURRENT, OTHERS = "makemake", "makemake-others"


def link(guest: Guest, kind: str = "device") -> dict[str, Any]:
    response = guest.post("/api/me/links", {"kind": kind})
    assert response.status_code == 201, response.text
    return dict(response.json())


def look(site: Site, token: str, **headers: str) -> httpx.Response:
    return site.ask("POST", "/api/links/look", json={"token": token}, headers=headers)


def redeem(site: Site, token: str, **headers: str) -> httpx.Response:
    return site.ask("POST", "/api/links/redeem", json={"token": token}, headers=headers)


def redeemed(site: Site, token: str, agent: str = PHONE) -> Guest:
    """The same player on another device."""
    told = redeem(site, token, **{"User-Agent": agent}).json()
    return Guest(site, told["player"]["id"], told["key"], told["player"]["nickname"])


class Browser:
    """What a browser keeps, and sends with each request."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        sent = {} if body is None else {"json": body}
        jar = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        answer = self.site.ask(method, path, headers={"Cookie": jar} if jar else {}, **sent)
        for header in answer.headers.get_list("set-cookie"):
            for name, morsel in SimpleCookie(header).items():
                assert morsel["httponly"]
                assert (morsel["samesite"].lower(), morsel["path"]) == ("lax", "/")
                self.cookies[name] = morsel.value
                if morsel["max-age"] == "0":
                    del self.cookies[name]
        return answer

    def be(self, nickname: str) -> str:
        told = self.ask("POST", "/api/players", {"nickname": nickname}).json()
        return str(told["player"]["id"])

    def names(self) -> list[str]:
        return [player["nickname"] for player in self.ask("GET", "/api/identities").json()["players"]]


# --- links ------------------------------------------------------------------------------------------------


def test_a_device_link_makes_another_device_the_same_player(site: Site) -> None:
    table = Table(site)
    made = link(table.host)
    assert set(made) == {"kind", "token", "expires_at"}
    assert len(made["token"]) >= 22
    shown = look(site, made["token"]).json()
    assert shown == {
        "kind": "device", "nickname": table.host.nickname, "games": 1, "expires_at": made["expires_at"], "mine": False,
    }  # fmt: skip
    response = redeem(site, made["token"])
    assert response.status_code == 200
    assert response.json()["player"]["id"] == table.host.id
    morsel = SimpleCookie(response.headers["set-cookie"])[CURRENT]
    assert morsel.value == response.json()["key"] != table.host.key
    assert morsel["httponly"]
    phone = Guest(site, table.host.id, response.json()["key"], table.host.nickname)
    assert phone.act(table.code, 0, OPENING).status_code == 200
    assert table.host.get("/api/me").json()["player"]["id"] == table.host.id


def test_what_is_shown_of_a_link_grants_nothing(site: Site, ana: Guest) -> None:
    text = look(site, link(ana)["token"]).text
    assert ana.id not in text
    assert ana.key not in text


def test_a_device_link_is_used_once(site: Site, ana: Guest) -> None:
    token = link(ana)["token"]
    redeemed(site, token)
    for ask in (look, redeem):
        refused(ask(site, token), "link_used", 410)


def test_of_many_at_once_one_gets_the_device(site: Site, ana: Guest) -> None:
    token = link(ana)["token"]
    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(lambda _: redeem(site, token).status_code, range(8)))
    assert sorted(answers) == [200] + [410] * 7
    assert len(ana.get("/api/me/devices").json()["devices"]) == 2


def test_a_recovery_link_stands_until_another_takes_its_place(site: Site, ana: Guest) -> None:
    assert ana.get("/api/me/devices").json()["recovery"] is None
    old = link(ana, "recovery")
    assert old["expires_at"] is None
    assert redeemed(site, old["token"]).id == redeemed(site, old["token"]).id == ana.id
    since = ana.get("/api/me/devices").json()["recovery"]
    assert since is not None
    new = link(ana, "recovery")["token"]
    for ask in (look, redeem):
        refused(ask(site, old["token"]), "link_replaced", 410)
    assert redeemed(site, new).id == ana.id


def test_no_other_value_is_a_link(site: Site, ana: Guest) -> None:
    seen = ana.open()
    for value in ("x", "no-such-link", ana.id, ana.key, seen["code"], seen["invite"], link(ana)["token"] + "x"):
        for ask in (look, redeem):
            refused(ask(site, value), "no_such_link", 404)


@pytest.mark.parametrize("body", [{}, {"token": ""}, {"token": 1}, {"token": "x" * 201}, {"token": "x", "player": "y"}])
def test_bodies_that_are_no_token(site: Site, body: object) -> None:
    for path in ("/api/links/look", "/api/links/redeem"):
        refused(site.ask("POST", path, json=body), "invalid_request", 422)


@pytest.mark.parametrize("body", [{}, {"kind": "mail"}, {"kind": None}, {"kind": "device", "expires_at": None}])
def test_links_of_other_kinds_are_refused(ana: Guest, body: object) -> None:
    refused(ana.post("/api/me/links", body), "invalid_request", 422)


def test_who_has_the_seats_already_keeps_the_key_and_the_link(site: Site, ana: Guest) -> None:
    token = link(ana)["token"]
    assert look(site, token, **ana.headers).json()["mine"]
    answer = redeem(site, token, **ana.headers)
    assert (answer.status_code, "key" in answer.json(), "set-cookie" in answer.headers) == (200, False, False)
    assert redeemed(site, token).id == ana.id


async def test_a_device_link_is_good_for_a_quarter_of_an_hour(running: Running, calendar: Calendar) -> None:
    player, _ = await running.identity.make("Ana", "en")
    token, expires = await running.along.make(player, "device")
    assert expires == calendar.now + 15 * 60_000
    calendar.now = expires - 1
    assert (await running.along.look(token)).player == player
    calendar.now = expires
    with pytest.raises(Exception, match="link_expired"):
        await running.along.redeem(token, None)
    recovery, _ = await running.along.make(player, "recovery")
    calendar.pass_days(400)
    assert (await running.along.redeem(recovery, None)).player == player


async def test_dead_links_are_forgotten_and_living_ones_are_not(running: Running, calendar: Calendar) -> None:
    player, _ = await running.identity.make("Ana", "en")
    await running.rooms.open(Asker(player.id, "Ana"), Wish(2))
    old, _ = await running.along.make(player, "device")
    recovery, _ = await running.along.make(player, "recovery")
    calendar.pass_days(8)
    await running.clock.tick()
    with pytest.raises(Exception, match="no_such_link"):
        await running.along.look(old)
    assert (await running.along.look(recovery)).kind == "recovery"


# --- devices ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (PHONE, "Firefox · Android"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36", "Chrome · Windows"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0", "Edge · Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (iPhone; like Mac OS X) Mobile/15E148 Instagram 300.0", "Instagram · iPhone"),
        ("Mozilla/5.0 (Linux; Android 14) Chrome/141.0 Mobile Safari/537.36 [FB_IAB/FB4A;]", "Facebook · Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18.0 Safari/605.1.15", "Safari · macOS"),
        ("python-httpx/0.28", None),
        ("", None),
        (None, None),
    ],
)
def test_what_a_device_is_called(agent: str | None, name: str | None) -> None:
    assert device_name(agent) == name


def test_my_devices_as_they_are_listed(site: Site, ana: Guest) -> None:
    phone = redeemed(site, link(ana)["token"])
    for guest, own in ((ana, 1), (phone, 0)):
        devices = guest.get("/api/me/devices").json()["devices"]
        assert [set(device) for device in devices] == [{"id", "name", "made_at", "seen_at", "this"}] * 2
        assert [device["name"] for device in devices] == ["Firefox · Android", None]
        assert [device["this"] for device in devices] == [own == 0, own == 1]
        assert not any(re.search(f"{guest.key}|{guest.id}", device["id"]) for device in devices)


def test_the_id_of_a_device_proves_nothing(site: Site, ana: Guest) -> None:
    [device] = ana.get("/api/me/devices").json()["devices"]
    refused(site.ask("GET", "/api/me", headers={"Authorization": f"Bearer {device['id']}"}), "unauthenticated", 401)


def test_a_new_device_is_told_to_the_others_until_they_have_seen_it(site: Site, ana: Guest) -> None:
    assert ana.get("/api/me").json()["new_devices"] == []
    phone = redeemed(site, link(ana)["token"])
    [new] = ana.get("/api/me").json()["new_devices"]
    assert (new["name"], new["this"]) == ("Firefox · Android", False)
    assert phone.get("/api/me").json()["new_devices"] == []
    assert ana.post("/api/me/devices/seen").status_code == 204
    assert ana.get("/api/me").json()["new_devices"] == []


def test_a_device_is_signed_out_from_another(site: Site, ana: Guest) -> None:
    phone = redeemed(site, link(ana)["token"])
    devices = ana.get("/api/me/devices").json()["devices"]
    other = next(device["id"] for device in devices if not device["this"])
    assert ana.delete(f"/api/me/devices/{other}").status_code == 204
    refused(phone.get("/api/me"), "unauthenticated", 401)
    assert len(ana.get("/api/me/devices").json()["devices"]) == 1
    refused(ana.delete(f"/api/me/devices/{other}"), "not_found", 404)


def test_nobody_signs_out_the_devices_of_others(site: Site, ana: Guest, ben: Guest) -> None:
    [device] = ana.get("/api/me/devices").json()["devices"]
    refused(ben.delete(f"/api/me/devices/{device['id']}"), "not_found", 404)
    assert ana.get("/api/me").status_code == 200


async def test_an_action_in_flight_is_refused_inside_its_transaction(running: Running) -> None:
    """It was let in at the door; the device is signed out before it is stored. In memory and without it."""
    ana, key = await running.identity.make("Ana", "en")
    ben, _ = await running.identity.make("Ben", "en")
    known = await running.identity.recognise(key)
    assert known is not None
    asker = Asker(ana.id, "Ana", known.key)
    room = await running.rooms.open(asker, Wish(2, first=0))
    await running.rooms.sit(room.code, Asker(ben.id, "Ben"), room.invite)
    assert (await running.rooms.act(room.code, asker, new_id(), 0, OPENING)).version == 1
    second = await running.rooms.open(asker, Wish(2, first=0))
    await running.rooms.sit(second.code, Asker(ben.id, "Ben"), second.invite)
    await running.identity.sign_out(known)
    for _ in range(2):
        with pytest.raises(Exception, match="unauthenticated"):
            await running.rooms.act(second.code, asker, new_id(), 0, OPENING)
        running.rooms._memory._rooms.clear()
    for command in (running.rooms.resign, running.rooms.rematch):
        with pytest.raises(Exception, match="unauthenticated"):
            await command(second.code, asker)
    with pytest.raises(Exception, match="unauthenticated"):
        await running.rooms.open(asker, Wish(2))
    assert (await running.rooms.look(second.code)).version == 0


COMMANDS = ("rename", "forget", "hours", "note", "link", "sign_out", "speak", "told")


@pytest.mark.parametrize("command", COMMANDS)
async def test_a_command_of_a_device_that_is_signed_out_meanwhile_does_nothing(running: Running, command: str) -> None:
    """It was let in at the door, as actions are above."""
    ana, key = await running.identity.make("Ana", "en")
    known = await running.identity.recognise(key)
    assert known is not None
    other = await running.along.redeem((await running.along.make(ana, "device", known.key))[0], None)
    asker = Asker(ana.id, "Ana", known.key)
    room = await running.rooms.open(asker, Wish(2))
    await running.identity.sign_out(known)
    commands = {
        "rename": lambda: running.rooms.renamed(ana.id, "Eve", known.key),
        "forget": lambda: running.rooms.forget(ana.id, "—", known.key),
        "hours": lambda: running.timekeeper.keep_hours(ana.id, Hours("UTC", 480, 1320), known.key),
        "note": lambda: running.talk.note(room.code, asker, "mine"),
        "link": lambda: running.along.make(ana, "recovery", known.key),
        "sign_out": lambda: running.devices.sign_out(known, other.hash[:16]),
        "speak": lambda: running.identity.speak(known, "es"),
        "told": lambda: running.vouching.told(asker),
    }
    with pytest.raises(Exception, match="unauthenticated"):
        await commands[command]()
    after = await running.identity.recognise(other.key)
    assert after is not None
    assert after.player == ana
    assert await running.timekeeper.hours(ana.id) is None
    assert await running.talk.notes(room.code, ana.id) == ""
    assert await running.along.recovery_since(ana.id) is None


async def test_who_has_no_seat_any_more_leaves_no_note(running: Running) -> None:
    ana, _ = await running.identity.make("Ana", "en")
    ben, _ = await running.identity.make("Ben", "en")
    room = await running.rooms.open(Asker(ana.id, "Ana"), Wish(2))
    with pytest.raises(Exception, match="not_seated"):
        await running.talk.note(room.code, Asker(ben.id, "Ben"), "mine")


def test_links_go_with_the_device_that_made_them(site: Site, ana: Guest) -> None:
    """Whoever had it must not come back by a link that was made on it, of whichever kind."""
    phone = redeemed(site, link(ana)["token"])
    device, recovery, mine = link(phone)["token"], link(phone, "recovery")["token"], link(ana)["token"]
    other = next(found for found in ana.get("/api/me/devices").json()["devices"] if not found["this"])
    assert ana.delete(f"/api/me/devices/{other['id']}").status_code == 204
    for token in (device, recovery):
        for ask in (look, redeem):
            refused(ask(site, token), "link_revoked", 410)
    assert ana.get("/api/me/devices").json()["recovery"] is None
    assert redeemed(site, mine).id == ana.id


@pytest.mark.parametrize("way", ["session", "device"])
def test_who_signs_out_here_may_come_back_by_the_recovery_link(site: Site, ana: Guest, way: str) -> None:
    device, recovery = link(ana)["token"], link(ana, "recovery")["token"]
    here = ana.get("/api/me/devices").json()["devices"][0]["id"]
    path = "/api/me/session" if way == "session" else f"/api/me/devices/{here}"
    assert ana.delete(path).status_code == 204
    refused(redeem(site, device), "link_revoked", 410)
    assert redeemed(site, recovery).id == ana.id


def test_of_recovery_links_made_at_once_one_lives(site: Site, ana: Guest) -> None:
    with ThreadPoolExecutor(8) as crowd:
        tokens = list(crowd.map(lambda _: link(ana, "recovery")["token"], range(8)))
    assert sorted(look(site, token).status_code for token in tokens) == [200] + [410] * 7


# --- several players in one browser -----------------------------------------------------------------------


def test_a_browser_that_is_somebody_keeps_both_and_can_switch(site: Site, ana: Guest) -> None:
    browser = Browser(site)
    ben = browser.be("Ben")
    key = browser.cookies[CURRENT]
    token = link(ana)["token"]
    assert not browser.ask("POST", "/api/links/look", {"token": token}).json()["mine"]
    # Looking turns nobody into somebody else.
    assert browser.names() == ["Ben"]
    browser.ask("POST", "/api/links/redeem", {"token": token})
    assert browser.names() == ["Ana", "Ben"]
    assert browser.ask("GET", "/api/me").json()["player"]["id"] == ana.id
    assert browser.cookies[OTHERS] == key
    told = browser.ask("POST", "/api/identities/switch", {"player": ben}).json()["players"]
    assert [(player["nickname"], player["current"]) for player in told] == [("Ben", True), ("Ana", False)]
    assert browser.cookies[CURRENT] == key
    assert browser.names() == ["Ben", "Ana"]
    # The same one again makes no third of them, nor another device.
    again = browser.ask("POST", "/api/links/redeem", {"token": link(ana)["token"]})
    assert "key" not in again.json()
    assert browser.names() == ["Ana", "Ben"]
    assert len(ana.get("/api/me/devices").json()["devices"]) == 2


def test_who_signs_out_may_still_be_the_other(site: Site, ana: Guest) -> None:
    browser = Browser(site)
    ben = browser.be("Ben")
    browser.ask("POST", "/api/links/redeem", {"token": link(ana)["token"]})
    browser.ask("DELETE", "/api/me/session")
    refused(browser.ask("GET", "/api/me"), "unauthenticated", 401)
    assert browser.names() == ["Ben"]
    browser.ask("POST", "/api/identities/switch", {"player": ben})
    assert browser.ask("GET", "/api/me").json()["player"]["id"] == ben


def test_a_browser_becomes_nobody_by_what_it_says_itself(site: Site, ana: Guest, ben: Guest) -> None:
    """T8: keys that we did not give, ids that others see, and a way round by a bearer's key."""
    for others in ("made-up", ana.id, f"made-up.{ana.id}", "." * 50, "x" * 3000):
        headers = {"Cookie": f"{CURRENT}={ben.key}; {OTHERS}={others}"}
        players = site.ask("GET", "/api/identities", headers=headers).json()["players"]
        assert [player["id"] for player in players] == [ben.id]
        switch = site.ask("POST", "/api/identities/switch", json={"player": ana.id}, headers=headers)
        refused(switch, "not_found", 404)
        assert "set-cookie" not in switch.headers
    both = {**ben.headers, "Cookie": f"{OTHERS}={ana.key}"}
    refused(site.ask("POST", "/api/identities/switch", json={"player": ana.id}, headers=both), "not_found", 404)


def test_a_browser_keeps_so_many_players_and_loses_none(site: Site) -> None:
    browser = Browser(site)
    browser.be("First")
    for number in range(8):
        token = link(site.guest(f"Guest {number}"))["token"]
        assert browser.ask("POST", "/api/links/redeem", {"token": token}).status_code == 200
    more = link(site.guest("One more"))["token"]
    refused(browser.ask("POST", "/api/links/redeem", {"token": more}), "browser_full", 409)
    assert len(browser.names()) == 9
    # It was not used up by that.
    assert redeem(site, more).status_code == 200


# --- going for good ---------------------------------------------------------------------------------------


def test_who_goes_for_good_leaves_what_waits_and_retires_from_what_is_played(site: Site) -> None:
    table = Table(site, 3)
    ana, ben = table.guests[:2]
    table.play(OPENING)
    waiting = ana.open(3)
    ben.sit(waiting)
    alone = ana.open()
    over = Table(site, 2)
    phone = redeemed(site, link(ana)["token"])
    old = link(ana, "recovery")["token"]
    assert ana.delete("/api/me").status_code == 204
    for guest in (ana, phone):
        refused(guest.get("/api/me"), "unauthenticated", 401)
    refused(redeem(site, old), "no_such_link", 404)
    room = ben.look(table.code)
    assert room["status"] == "playing"
    assert next((seat["player"]["nickname"], seat["retired"]) for seat in room["seats"]) == ("—", True)
    assert ben.get(f"{table.path}/record").status_code == 200
    left = ben.look(waiting["code"])
    assert (left["status"], left["host"], left["seats"][0]["player"]) == ("waiting", ben.id, None)
    assert ben.look(alone["code"])["status"] == "cancelled"
    assert "Ana" not in ben.get(table.path).text + ben.get(f"{table.path}/record").text
    assert over.look()["status"] == "playing"


def test_a_game_of_two_ends_when_one_goes_for_good(site: Site) -> None:
    table = Table(site)
    assert table.host.delete("/api/me").status_code == 204
    room = table.guests[1].look(table.code)
    assert (room["status"], room["state"]["winner"]) == ("finished", 1)


async def test_who_goes_leaves_all_tables_however_many_one_page_after_another(running: Running) -> None:
    ana, _ = await running.identity.make("Ana", "en")
    ben, _ = await running.identity.make("Ben", "en")
    asker, other = Asker(ana.id, "Ana"), Asker(ben.id, "Ben")
    codes = []
    for number in range(7):
        room = await running.rooms.open(other if number % 2 else asker, Wish(3))
        await running.rooms.sit(room.code, asker if number % 2 else other, room.invite)
        if number > 3:
            await running.rooms.start(room.code, other if number % 2 else asker)
        codes.append(room.code)
    assert [row.code async for row in rooms_of(running.rooms, ana.id, page=2)] == codes
    looked_up = len(running.rooms._memory._rooms)
    running.rooms._memory._rooms.clear()
    assert len([row async for row in rooms_of(running.rooms, ana.id)]) == 7
    # Without a look at the games themselves.
    assert (looked_up, len(running.rooms._memory._rooms)) == (7, 0)
    await leave_all(running.rooms, asker, page=2)
    after = [await running.rooms.look(code) for code in codes]
    assert [room.seat_of(ana.id) is None for room in after] == [True] * 4 + [False] * 3
    assert [room.status for room in after[4:]] == ["finished"] * 3


async def test_nothing_personal_of_who_is_gone_is_stored(running: Running, calendar: Calendar) -> None:
    player, _ = await running.identity.make("Ana Perez", "en")
    await running.rooms.open(Asker(player.id, "Ana Perez"), Wish(2))
    await running.along.make(player, "recovery")
    await running.rooms.forget(player.id, "—")
    assert await running.devices.of(player.id) == []
    assert await running.along.recovery_since(player.id) is None
    calendar.now += DAY
    assert (await running.rooms.games_of(player.id))[0].seats[0].nickname == "—"


@pytest.mark.parametrize("kind", ["device", "recovery"])
async def test_who_comes_back_while_they_are_deleted_is_gone_too(running: Running, kind: str) -> None:
    for _ in range(20):
        player, _ = await running.identity.make("Ana", "en")
        token, _ = await running.along.make(player, kind)
        back, _ = await asyncio.gather(
            running.along.redeem(token, None), running.rooms.forget(player.id, "—"), return_exceptions=True
        )
        assert await running.devices.of(player.id) == []
        assert isinstance(back, Exception) or await running.identity.recognise(back.key) is None
