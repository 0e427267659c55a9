"""T1, T2, T8: what grants something cannot be guessed, read off, or brought along."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

import httpx
import pytest

from tests.doors.raw import Wire, flood, request
from tests.service.people import Guest, Site, Table, refused
from tests.serving import Served

MANY = 120


def bits(text: str) -> list[int]:
    raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    return [byte >> place & 1 for byte in raw for place in range(8)]


def looks_random(found: list[str]) -> None:
    """Of 128 bits or more, none twice, and every bit is sometimes on and sometimes off."""
    assert len(set(found)) == len(found) >= MANY
    columns = list(zip(*map(bits, found), strict=True))
    assert len(columns) >= 128
    # Fair bits give less than a sixth of either kind about once in 10^13 columns.
    assert [column for column in columns if not MANY / 6 < sum(column) < MANY * 5 / 6] == []


def test_codes_and_invites_are_random(ana: Guest) -> None:
    rooms = [ana.open() for _ in range(MANY)]
    looks_random([room["code"] for room in rooms])
    looks_random([room["invite"] for room in rooms])


def test_keys_are_random(site: Site) -> None:
    looks_random([site.guest().key for _ in range(MANY)])


def test_renewed_invites_are_random(ana: Guest) -> None:
    path = f"/api/rooms/{ana.open()['code']}/invite"
    looks_random([ana.post(path).json()["invite"] for _ in range(MANY)])


def test_only_the_hash_of_a_key_is_stored(tmp_path: Path) -> None:
    served = Served(tmp_path, f"sqlite:///{tmp_path}/room.sqlite3").start()
    site = Site(served.url)
    try:
        ana = site.guest()
        ana.patch("/api/me", {"nickname": "Cleo"})
        ana.open()
        stored = b"".join(path.read_bytes() for path in tmp_path.glob("room.sqlite3*"))
    finally:
        site.close()
        served.stop()
    # The hash is there, so that we know that we looked in the right place.
    assert hashlib.sha256(ana.key.encode()).hexdigest().encode() in stored
    assert ana.key.encode() not in stored
    assert base64.urlsafe_b64decode(ana.key + "=") not in stored


def visible_to(guest: Guest, table: Table) -> set[str]:
    """Every text that an opponent can see in a room and its game."""
    seen: set[str] = set()

    def collect(value: object) -> None:
        if isinstance(value, str):
            seen.add(value)
        elif isinstance(value, dict):
            for part in value.values():
                collect(part)
        elif isinstance(value, list):
            for part in value:
                collect(part)

    for path in ("", "/events", "/states/1"):
        collect(guest.get(f"{table.path}{path}").json())
    collect(guest.get("/api/me").json())
    return seen | set(guest.get(f"{table.path}/record").text.split())


def test_nothing_that_an_opponent_sees_is_a_credential(site: Site, server: Served) -> None:
    table = Table(site, 3, start=False)
    waiting = table.guests[2].look(table.code)
    assert waiting["invite"], "the invite is for a seat and is tried too"
    table.host.post(f"{table.path}/start")
    table.play({"type": "place", "territory": "b3", "dominance": 1, "chief": False})
    seen = visible_to(table.guests[2], table) | {waiting["invite"], table.code, table.host.id}
    assert {table.host.id, table.guests[1].id, table.code} <= seen
    assert table.host.key not in seen
    usable = [text for text in seen if text.strip() and text.isascii() and text.isprintable()]
    for text in usable:
        refused(site.ask("GET", "/api/me", headers={"Authorization": f"Bearer {text}"}), "unauthenticated", 401)
        cookie = {"Cookie": f"makemake={text}"} if ";" not in text else {}
        refused(site.ask("GET", "/api/me", headers=cookie), "unauthenticated", 401)
        resign = site.ask("POST", f"{table.path}/resign", headers={"Authorization": f"Bearer {text}"})
        refused(resign, "unauthenticated", 401)
        with Wire(server) as wire:
            assert wire.handshake(table.code, f"Authorization: Bearer {text}").status == 401


def test_what_is_seen_of_one_room_opens_no_other(site: Site, ana: Guest) -> None:
    theirs, other = Table(site, start=False, players=2), site.guest("Eve")
    room = ana.open(3)
    mine = other.open(2)
    seen = {
        room["code"],
        ana.id,
        mine["invite"],
        mine["code"],
        theirs.invite,
        str(room["revision"]),
        room["created_at"],
    }
    for text in seen:
        refused(other.post(f"/api/rooms/{room['code']}/seats", {"invite": text}), "invite_required", 403)
    assert other.post(f"/api/rooms/{room['code']}/seats", {"invite": room["invite"]}).status_code == 200


def test_an_old_invite_is_dead(site: Site, ana: Guest) -> None:
    room = ana.open(3)
    new = ana.post(f"/api/rooms/{room['code']}/invite").json()["invite"]
    eve = site.guest("Eve")
    refused(eve.post(f"/api/rooms/{room['code']}/seats", {"invite": room["invite"]}), "invite_required", 403)
    assert eve.post(f"/api/rooms/{room['code']}/seats", {"invite": new}).status_code == 200


@pytest.mark.parametrize("brought", ["0" * 43, "known-to-the-attacker", ""])
def test_a_brought_cookie_is_never_adopted(site: Site, brought: str) -> None:
    made = site.ask("POST", "/api/players", json={"nickname": "Ana"}, headers={"Cookie": f"makemake={brought}"})
    assert made.status_code == 201
    assert made.json()["key"] != brought
    assert brought == "" or brought not in made.headers["set-cookie"]
    refused(site.ask("GET", "/api/me", headers={"Cookie": f"makemake={brought}"}), "unauthenticated", 401)


def test_guessing_is_slowed_down_and_locks_nobody_out(limited: Served) -> None:
    there = httpx.HTTPTransport(local_address="127.0.1.2")
    with httpx.Client(base_url=limited.url, transport=there) as ana:
        key = ana.post("/api/players", json={"nickname": "Ana"}).json()["key"]
        tried = flood(limited, "127.0.1.1", request("GET", "/api/me", Authorization="Bearer guess"), 800)
        assert {answer.status for answer in tried} == {401, 429}
        assert int(next(answer for answer in tried if answer.status == 429).headers["retry-after"]) >= 1
        assert ana.get("/api/me", headers={"Authorization": f"Bearer {key}"}).status_code == 200
