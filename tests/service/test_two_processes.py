"""Two processes on one database: what is done at one is seen at the other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.service.people import OPENING, Guest, Site, Table, new_id, place, refused, site_of
from tests.service.screens import Screen
from tests.services import postgres_database, redis_url
from tests.serving import Served

Pair = tuple[Site, Site]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("pair")
    with postgres_database() as url:
        served = [Served(folder, url, REDIS_URL=redis_url()).start() for _ in range(2)]
        sites = [site_of(one) for one in served]
        yield sites[0], sites[1]
        for site in sites:
            site.close()
        for one in served:
            one.stop()
            assert "Traceback" not in one.lines()


def at(site: Site, guest: Guest) -> Guest:
    """The same guest, who asks another process."""
    return Guest(site, guest.id, guest.key, guest.nickname)


def test_a_game_goes_on_at_both(pair: Pair) -> None:
    here, there = pair
    table = Table(here, 2)
    for version in range(8):
        guest = at(pair[version % 2], table.guests[version % 2])
        answer = guest.act(table.code, version, place(f"e{version + 1}"))
        assert answer.json()["version"] == version + 1, answer.text
        for site in pair:
            assert at(site, table.host).look(table.code)["state"] == answer.json()["state"]
    refused(at(there, table.host).act(table.code, 7), "stale_version", 409)


def test_the_same_id_is_the_same_at_both(pair: Pair) -> None:
    here, there = pair
    table = Table(here, 2)
    action_id = new_id()
    first = table.host.act(table.code, 0, OPENING, action_id)
    assert at(there, table.host).act(table.code, 0, OPENING, action_id).content == first.content
    refused(at(there, table.guests[1]).act(table.code, 1, place("e1"), action_id), "id_used", 409)


def test_every_change_here_is_told_there(pair: Pair) -> None:
    here, there = pair
    ana, ben = here.guest("Ana"), here.guest("Ben")
    room = ana.open(3, first=0)
    path = f"/api/rooms/{room['code']}"
    with Screen(there, room["code"], ben) as screen:
        screen.hello()
        ben.sit(room)
        assert screen.room()["room"]["seats"][1]["player"]["nickname"] == "Ben"
        assert screen.next("you")["invite"] == room["invite"]
        ana.patch("/api/me", {"nickname": "Hina"})
        assert screen.room()["room"]["seats"][0]["player"]["nickname"] == "Hina"
        ana.post(f"{path}/start")
        assert screen.room(status="playing")
        assert screen.next("you")["invite"] is None
        ana.act(room["code"], 0)
        assert [event["version"] for event in screen.room(version=1)["events"]] == [1]
        ana.post(f"{path}/resign")
        assert screen.room(status="finished")["events"][-1]["kind"] == "retire"
        code = ana.post(f"{path}/rematch").json()["code"]
        assert screen.room(rematch=code)


def test_who_is_here_is_seen_there(pair: Pair) -> None:
    here, there = pair
    table = Table(here, 2)
    with Screen(there, table.code) as watcher:
        watcher.hello()
        with Screen(here, table.code, table.host):
            while watcher.next("presence")["seats"] != [True, False]:
                pass
            assert [seat["online"] for seat in at(there, table.host).look(table.code)["seats"]] == [True, False]
            with Screen(there, table.code, table.guests[1]) as late:
                late.hello()
                while watcher.next("presence")["seats"] != [True, True]:
                    pass
        while watcher.next("presence")["seats"] != [False, False]:
            pass


def test_signing_out_here_ends_the_sockets_there(pair: Pair) -> None:
    here, there = pair
    table = Table(here, 2)
    with Screen(there, table.code, table.host) as screen, Screen(there, table.code, table.guests[1]) as other:
        screen.hello()
        other.hello()
        table.host.delete("/api/me/session")
        assert screen.close_code() == 1008
        refused(at(there, table.host).get("/api/me"), "unauthenticated", 401)
        table.guests[1].post(f"{table.path}/resign")
        assert other.room(status="finished")


def test_whose_page_is_open_there_keeps_the_seat_that_is_asked_for_here(pair: Pair) -> None:
    """On whatever page: the other process looks for it, stops it, and tells all pages of the owner."""
    here, there = pair
    table = Table(here, 3)
    other = Table(there, 2, guests=[at(there, table.host), there.guest("Vai")])
    fresh = here.guest("Ana again")
    with Screen(there, other.code, table.host) as elsewhere, Screen(here, table.code) as watcher:
        elsewhere.hello()
        watcher.hello()
        claimed = fresh.post(f"{table.path}/claims", {"clan": 0})
        assert claimed.status_code == 200, claimed.text
        assert len(watcher.room()["room"]["claims"]) == 1
        assert elsewhere.next("claim") == {"type": "claim"}
        assert "claims" not in watcher.room()["room"]
    assert [line["kind"] for line in fresh.get(f"{table.path}/journal").json()] == ["seat_claimed", "claim_stopped"]


def test_whoever_comes_there_is_told_here(pair: Pair) -> None:
    here, there = pair
    table = Table(here, 3)
    fresh = here.guest("Ana again")
    assert fresh.post(f"{table.path}/claims", {"clan": 0}).status_code == 200
    with Screen(there, table.code, at(there, table.host)) as owner:
        assert "claims" not in owner.hello()["room"]
        news = at(here, table.host).get("/api/me").json()["claims"]
        assert [(one["code"], one["outcome"]) for one in news] == [(table.code, "stopped")]
    # Whose page of this very table is open at the other process is known to be here.
    ben = at(there, table.guests[1])
    with Screen(here, table.code) as watcher:
        here_now = watcher.hello()["room"]["seats"][1]["online"]
        with Screen(there, table.code, ben) as screen:
            screen.hello()
            while not here_now:
                here_now = watcher.next("presence")["seats"][1]
            refused(fresh.post(f"{table.path}/claims", {"clan": 1}), "owner_here", 409)
