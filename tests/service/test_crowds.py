"""Limits, floods, slow readers, and a server that goes: nobody else notices, nothing is lost."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.service.people import Site, Table, place, refused, site_of
from tests.service.screens import Screen
from tests.service.wires import Sleeper, answer, plug
from tests.serving import Served

Serve = Callable[..., Served]


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("limited")
    served = Served(folder, f"sqlite:///{folder}/x.sqlite3", LIMITS="on").start()
    site = site_of(served)
    yield site
    site.close()
    served.stop()
    assert "Traceback" not in served.lines()


# --- limits -----------------------------------------------------------------------------------------------


def test_limits_off_is_said_in_the_log(server: Served) -> None:
    assert "limits_off" in server.lines()


def test_sixty_rooms_an_hour_for_one_player(limited: Site) -> None:
    guest = limited.guest()
    for _ in range(60):
        while (response := guest.post("/api/rooms", {"seats": 2})).status_code == 429:
            assert int(response.headers["retry-after"]) <= 3, "that was not the limit per second"
        assert response.status_code == 201
    while int((response := guest.post("/api/rooms", {"seats": 2})).headers.get("retry-after", 0)) <= 3:
        assert response.status_code == 429
    refused(response, "too_many_requests", 429)
    assert int(response.headers["retry-after"]) <= 3600


def test_a_burst_of_sixty_actions_is_allowed(limited: Site) -> None:
    table = Table(limited, 2)
    with Screen(limited, table.code, table.host) as screen:
        screen.hello()
        for _ in range(60):
            screen.act(0, place("c4"))
        for _ in range(60):
            screen.error("illegal_action")


def test_a_flood_is_refused_then_closed(limited: Site) -> None:
    table = Table(limited, 2)
    with Screen(limited, table.code, table.host) as screen, Screen(limited, table.code, table.guests[1]) as other:
        other.hello()
        codes: set[str] = set()
        for _ in range(50):
            for _ in range(40):
                screen.send({"type": "action"})
            codes |= {screen.next("error")["code"] for _ in range(40)}
            if "too_many_requests" in codes:
                break
        assert codes == {"invalid_request", "too_many_requests"}
        # The server may be done with it before all are sent.
        with suppress(ConnectionClosed):
            for _ in range(300):
                screen.send({"type": "action"})
        assert screen.close_code() in (1008, 1013)
        assert table.guests[1].post(f"{table.path}/draw", {"agree": True}).status_code == 200
        assert other.room(draw=[1])


def test_saying_what_was_seen_uses_up_no_actions(limited: Site) -> None:
    table = Table(limited, 2)
    with Screen(limited, table.code, table.host) as screen:
        screen.hello()
        for _ in range(200):
            screen.send({"type": "seen", "version": 0})
        screen.act(0)
        assert screen.next("ack", "error")["type"] == "ack"


def test_twenty_sockets_of_one_player(limited: Site) -> None:
    guest = limited.guest()
    code = guest.open()["code"]
    screens = [Screen(limited, code, guest) for _ in range(20)]
    for screen in screens:
        screen.hello()
    with Screen(limited, code, guest) as extra:
        assert extra.close_code() == 1013
    with Screen(limited, code) as watcher:
        assert watcher.hello()["room"]["code"] == code
    for screen in screens:
        screen.close()


def test_a_place_that_was_left_is_free_again(limited: Site) -> None:
    guest = limited.guest()
    code = guest.open()["code"]
    for _ in range(50):
        with Screen(limited, code, guest) as screen:
            assert screen.hello()["room"]["code"] == code


def test_too_many_requests_of_one_address(limited: Site) -> None:
    """All at once on one wire, so that no client can be too slow for it; the last, as it uses up what others need."""
    request = b"GET /api/rooms/+ HTTP/1.1\r\nHost: x\r\n\r\n"
    with plug(limited.url) as wire, wire.makefile("rb") as stream:
        # What the tests before have asked counts for the second in which they did.
        time.sleep(1)
        wire.sendall(request * 1500)
        answers = [answer(stream) for _ in range(1500)]
    statuses = [response.status_code for response in answers]
    assert set(statuses) == {404, 429}
    assert statuses.index(429) >= 100
    first = answers[statuses.index(429)]
    refused(first, "too_many_requests", 429)
    assert 1 <= int(first.headers["retry-after"]) <= 3
    assert limited.ask("GET", "/healthz").status_code == 200


# --- slow readers -----------------------------------------------------------------------------------------


def test_who_reads_nothing_delays_nobody_and_gets_the_newest(site: Site) -> None:
    table = Table(site, 4, name="🗿" * 60)
    rounds = 250
    revisions = []
    with closing(Sleeper(site.url, table.code)) as sleeper:
        with Screen(site, table.code) as other:
            other.hello()
            for number in range(rounds):
                response = table.host.post(f"{table.path}/draw", {"agree": number % 2 == 0})
                assert response.status_code == 200
            last = response.json()["revision"]
            assert other.room(revision=last)
        for frame in sleeper.frames():
            if frame["type"] == "room":
                revisions.append(frame["room"]["revision"])
                if revisions[-1] == last:
                    break
    assert revisions == sorted(set(revisions))
    assert len(revisions) < rounds, "frames were skipped, the newest won"


def test_who_never_reads_is_let_go(serve: Serve) -> None:
    site = site_of(serve(SEND_TIMEOUT="0.5", POLL_INTERVAL="0.2"))
    table = Table(site, 4, name="🗿" * 60)
    with closing(site), closing(Sleeper(site.url, table.code)) as sleeper:
        with Screen(site, table.code) as other:
            other.hello()
            stuck(site, table)
            assert other.next("room")
        assert [frame["type"] for frame in sleeper.frames()]  # ends: the server hung up


def stuck(site: Site, table: Table) -> None:
    for number in range(250):
        table.host.post(f"{table.path}/draw", {"agree": number % 2 == 0})


# --- a server that goes -----------------------------------------------------------------------------------


def test_a_server_that_goes_says_so(own_server: Served, own_site: Site) -> None:
    table = Table(own_site, 2)
    with Screen(own_site, table.code, table.host) as screen:
        screen.hello()
        own_server.stop()
        assert screen.close_code() in (1001, 1012)
        own_server.start()
    with Screen(own_site, table.code, table.host, since=0) as screen:
        assert screen.hello()["room"]["version"] == 0


def test_a_watcher_of_a_killed_server_comes_back(own_server: Served, own_site: Site) -> None:
    table = Table(own_site, 2)
    with Screen(own_site, table.code) as screen:
        screen.hello()
        version = table.play(place("b3"), place("e1"))["version"]
        own_server.kill()
        assert screen.close_code() == 1006
        own_server.start()
    with Screen(own_site, table.code, since=1) as screen:
        hello = screen.hello()
    assert hello["room"]["version"] == version == 2
    assert [event["version"] for event in hello["events"]] == [2]


def test_an_answer_is_as_short_as_can_be(site: Site) -> None:
    """Sockets are not compressed: it costs memory for each of them, and opens the door to bombs."""
    response = httpx.get(
        f"{site.url}/api/rooms/{site.guest().open()['code']}/socket",
        headers={
            "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Extensions": "permessage-deflate",
        },
    )  # fmt: skip
    assert response.status_code == 101
    assert "sec-websocket-extensions" not in response.headers
