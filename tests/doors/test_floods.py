"""T10, T13: the limits of the contract. Who stays below is never refused; who does not is told when to come back."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.deploy.listening import Listener, listen
from tests.doors.raw import Answer, flood, request
from tests.service.people import OPENING, new_id
from tests.serving import Served

pytestmark = pytest.mark.xdist_group("floods")


class Somewhere:
    """Somebody at an address of this network."""

    def __init__(self, served: Served, address: str) -> None:
        self.served = served
        self.address = address
        self.http = httpx.Client(base_url=served.url, transport=httpx.HTTPTransport(local_address=address), timeout=20)

    def guest(self, nickname: str = "Ana") -> dict[str, str]:
        """The header that proves a new player."""
        made = self.http.post("/api/players", json={"nickname": nickname})
        assert made.status_code == 201, made.text
        self.http.cookies.clear()
        return {"Authorization": f"Bearer {made.json()['key']}"}

    def open(self, who: dict[str, str], **wishes: Any) -> httpx.Response:
        return self.patiently("POST", "/api/rooms", headers=who, json={"seats": 2, **wishes})

    def patiently(self, method: str, path: str, **request: Any) -> httpx.Response:
        """Come back where it was too quick, as a client does; not where it was too much for an hour."""
        while True:
            answer = self.http.request(method, path, **request)
            if answer.status_code != 429 or int(answer.headers["retry-after"]) > 5:
                return answer
            asyncio.run(asyncio.sleep(int(answer.headers["retry-after"])))

    def listen(self, code: str, who: dict[str, str] | None = None) -> Any:
        return listen(self.served.sockets, code, headers=who or {}, local_addr=(self.address, 0), max_queue=None)


@pytest.fixture
def address(request: pytest.FixtureRequest) -> str:
    """Each test comes from an address of its own, so that none pays for another's flood."""
    names = [item.name for item in request.session.items]
    number = names.index(request.node.name)
    return f"127.{10 + number // 60_000}.{number // 250 % 240 + 1}.{number % 250 + 1}"


@pytest.fixture
def here(limited: Served, address: str) -> Iterator[Somewhere]:
    somewhere = Somewhere(limited, address)
    yield somewhere
    somewhere.http.close()


@pytest.fixture
def elsewhere(limited: Served, address: str) -> Iterator[Somewhere]:
    somewhere = Somewhere(limited, address.replace("127.", "127.1", 1))
    yield somewhere
    somewhere.http.close()


def too_many(answer: httpx.Response | Answer, most: int) -> None:
    """A refusal that says when to come back."""
    status, body = (answer.status, answer.body) if isinstance(answer, Answer) else (answer.status_code, answer.content)
    assert (status, json.loads(body)["code"]) == (429, "too_many_requests")
    assert 1 <= int(answer.headers["retry-after"]) <= most


# --- per address --------------------------------------------------------------------------------------------


def test_a_hundred_requests_in_a_second(limited: Served, here: Somewhere, elsewhere: Somewhere) -> None:
    asked = request("GET", "/api/me")
    assert {answer.status for answer in flood(limited, here.address, asked, 100)} == {401}
    refused = [answer for answer in flood(limited, here.address, asked, 800) if answer.status == 429]
    assert refused
    for answer in refused:
        too_many(answer, 2)
    assert elsewhere.http.get("/api/me").status_code == 401
    assert here.patiently("GET", "/api/me").status_code == 401


@pytest.mark.parametrize("nonsense", [b"{", b""], ids=["no JSON", "nothing"])
def test_nonsense_is_counted_too(limited: Served, here: Somewhere, nonsense: bytes) -> None:
    answers = flood(limited, here.address, request("POST", "/api/players", nonsense), 800)
    assert {answer.status for answer in answers} == {422, 429}


def test_six_hundred_players_an_hour(here: Somewhere, elsewhere: Somewhere) -> None:
    for number in range(600):
        made = here.patiently("POST", "/api/players", json={"nickname": f"Ana {number}"})
        assert made.status_code == 201, (number, made.text)
        here.http.cookies.clear()
    too_many(here.patiently("POST", "/api/players", json={"nickname": "one more"}), 3600)
    elsewhere.guest()


def test_what_was_refused_for_another_reason_does_not_count(here: Somewhere) -> None:
    for _ in range(610):
        assert here.patiently("POST", "/api/players", json={"nickname": "\u202e"}).status_code == 422
    here.guest()


def test_sixty_rooms_an_hour_of_a_player_and_three_hundred_of_an_address(here: Somewhere, elsewhere: Somewhere) -> None:
    for _ in range(5):
        who = here.guest()
        for number in range(60):
            assert here.open(who).status_code == 201, number
        too_many(here.open(who), 3600)
    too_many(here.open(here.guest()), 3600)
    assert elsewhere.open(elsewhere.guest()).status_code == 201


# --- per player ---------------------------------------------------------------------------------------------


async def act(listener: Listener, times: int) -> Counter[str]:
    """Act so many times at once on a version that is none; what was said to it."""
    for _ in range(times):
        await listener.say(type="action", id=new_id(), version=77, action=OPENING)
    return Counter([(await listener.until("error"))["code"] for _ in range(times)])


async def test_sixty_actions_at_once_and_others_who_do_not_notice(here: Somewhere, elsewhere: Somewhere) -> None:
    ana, ben = await asyncio.to_thread(lambda: (here.guest("Ana"), elsewhere.guest("Ben")))
    room = (await asyncio.to_thread(lambda: here.open(ana, visibility="public", first=1))).json()
    await asyncio.to_thread(lambda: elsewhere.patiently("POST", f"/api/rooms/{room['code']}/seats", headers=ben))
    async with here.listen(room["code"], ana) as flooding, elsewhere.listen(room["code"], ben) as playing:
        assert await act(flooding, 60) == {"stale_version": 60}
        said = [await act(flooding, 30) for _ in range(4)]
        assert sum(counts["too_many_requests"] for counts in said) > 0
        wanted = new_id()
        await playing.say(type="action", id=wanted, version=0, action=OPENING)
        assert (await playing.until("ack"))["id"] == wanted
        assert (await flooding.at(1))["version"] == 1


async def test_who_floods_on_is_let_go(here: Somewhere) -> None:
    ana = await asyncio.to_thread(here.guest)
    room = (await asyncio.to_thread(here.open, ana)).json()
    async with here.listen(room["code"], ana) as listener:
        with pytest.raises(ConnectionClosed):
            await say_too_much(listener)
        assert listener.socket.close_code == 1008


async def say_too_much(listener: Listener) -> None:
    """Say something and read one frame, on and on: no reader who is slow, only one who says too much."""
    for _ in range(5000):
        await listener.say(type="seen", version=0)
        await asyncio.sleep(0)
        if listener.socket.recv_messages.frames:
            await listener.frame()
    while True:
        await listener.frame()


def test_a_flood_over_http_is_told_when_to_come_back(limited: Served, here: Somewhere) -> None:
    ana = here.guest()
    code = here.open(ana).json()["code"]
    body = json.dumps({"id": new_id(), "version": 0, "action": OPENING}).encode()
    asked = request("POST", f"/api/rooms/{code}/actions", body, **ana)
    answers = flood(limited, here.address, asked, 60)
    assert {answer.status for answer in answers} == {409}
    refused = [answer for answer in flood(limited, here.address, asked, 800) if answer.status == 429]
    assert refused
    for answer in refused:
        too_many(answer, 4)


# --- sockets ------------------------------------------------------------------------------------------------


async def refused_socket(somewhere: Somewhere, code: str, who: dict[str, str] | None = None) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        async with somewhere.listen(code, who):
            pytest.fail("there was a place")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013


async def test_twenty_sockets_of_a_player(here: Somewhere) -> None:
    ana = await asyncio.to_thread(here.guest)
    codes = [(await asyncio.to_thread(here.open, ana)).json()["code"] for _ in range(2)]
    async with AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(here.listen(codes[number % 2], ana)) for number in range(20)]
        await refused_socket(here, codes[0], ana)
        # A watcher has a place, and one that goes leaves one.
        await stack.enter_async_context(here.listen(codes[0]))
        await opened[3].socket.close()
        await stack.enter_async_context(here.listen(codes[1], ana))
        await refused_socket(here, codes[1], ana)


async def test_two_hundred_sockets_of_a_room_and_five_hundred_of_an_address(
    here: Somewhere, elsewhere: Somewhere
) -> None:
    ana = await asyncio.to_thread(here.guest)
    codes = [(await asyncio.to_thread(here.open, ana)).json()["code"] for _ in range(3)]
    async with AsyncExitStack() as stack:
        for code, most in zip(codes, (200, 200, 100), strict=True):
            for _ in range(most):
                await stack.enter_async_context(here.listen(code))
            if most == 200:
                await refused_socket(here, code)
                await refused_socket(elsewhere, code)
        # Here there are five hundred; the last room has places for others.
        await refused_socket(here, codes[2])
        await stack.enter_async_context(elsewhere.listen(codes[2]))
    await asyncio.to_thread(back_again, here, codes[0])


def back_again(here: Somewhere, code: str) -> None:
    """All have gone: there are places again."""

    async def one() -> int:
        async with here.listen(code) as listener:
            return int(listener.room["revision"])

    assert asyncio.run(one()) >= 1


def test_limits_off_lifts_the_rates_and_says_so(server: Served) -> None:
    with httpx.Client(base_url=server.url) as client:
        assert {client.get("/api/me").status_code for _ in range(300)} == {401}
    lines = [json.loads(line) for line in server.lines().splitlines() if line.startswith("{")]
    assert any(line["event"] == "limits_off" for line in lines)


def test_with_limits_nothing_of_the_kind_is_said(limited: Served) -> None:
    assert "limits_off" not in limited.lines()


# --- words ------------------------------------------------------------------------------------------------


def said(somewhere: Somewhere, who: dict[str, str], path: str) -> httpx.Response:
    return somewhere.http.post(path, headers=who, json={"id": new_id(), "phrase": "hello"})


def test_thirty_messages_a_minute_are_enough(here: Somewhere) -> None:
    """Of one player, at whichever table and in whichever channel; another is not held up by it."""
    ana, ben = here.guest(), here.guest("Ben")
    codes = [here.open(ana).json()["code"] for _ in range(2)]
    told = [said(here, ana, f"/api/rooms/{codes[n % 2]}/talk") for n in range(30)]
    assert {answer.status_code for answer in told} == {201}
    refused = said(here, ana, f"/api/rooms/{codes[0]}/talk")
    assert (refused.status_code, refused.json()["code"]) == (429, "too_many_requests")
    assert 1 <= int(refused.headers["retry-after"]) <= 61
    here.http.patch(f"/api/rooms/{codes[0]}/talk", headers=ana, json={"watchers": True})
    assert said(here, ben, f"/api/rooms/{codes[0]}/watchers/talk").status_code == 201


def test_watchers_together_do_not_flood_a_room(here: Somewhere) -> None:
    ana = here.guest()
    code = here.open(ana).json()["code"]
    here.http.patch(f"/api/rooms/{code}/talk", headers=ana, json={"watchers": True})
    path = f"/api/rooms/{code}/watchers/talk"
    told = [said(here, watcher, path) for watcher in [here.guest(name) for name in "ABC"] for _ in range(21)]
    assert Counter(answer.status_code for answer in told) == {201: 60, 429: 3}


def test_reports_and_blocks_have_a_rate(here: Somewhere) -> None:
    ana = here.guest()
    told = [here.http.put("/api/me/blocks/nobody", headers=ana) for _ in range(61)]
    assert [answer.status_code for answer in told] == [404] * 60 + [429]
    code = here.open(here.guest("Ben")).json()["code"]
    path, body = f"/api/rooms/{code}/reports", {"player": "nobody"}
    told = [here.http.post(path, headers=ana, json=body) for _ in range(31)]
    assert [answer.status_code for answer in told] == [404] * 30 + [429]
