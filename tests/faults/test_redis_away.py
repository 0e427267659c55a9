"""F3: Redis is restarted, cut off, silent: play goes on, and everybody sees it, on whatever replica they are."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest

from tests.daemons import OwnRedis, frozen
from tests.faults.cable import Cable
from tests.faults.conftest import Serve, Visit
from tests.faults.people import Guest, Site, Socket, new_id, pick, table

# The server's, shortened: who hears nothing asks the database this often.
POLL = 1.0
SLACK = 1.5
NEVER = "600"

Away = Callable[[OwnRedis], AbstractContextManager[None]]


@contextmanager
def stopped(redis: OwnRedis) -> Iterator[None]:
    redis.stop()
    try:
        yield
    finally:
        redis.start()


class Game:
    """Two players who look at one room on two replicas."""

    def __init__(self, sites: list[Site], code: str, guests: list[Guest], sockets: list[Socket]) -> None:
        self.sites = sites
        self.code = code
        self.guests = guests
        self.sockets = sockets
        self._chance = random.Random(1)

    async def turn(self) -> float:
        """Whose turn it is acts at home; the seconds until the other one, on the other replica, sees it."""
        room = max((socket.room for socket in self.sockets), key=lambda room: room["version"])
        mover = room["state"]["clan"]
        await self.sockets[mover].act(new_id(), room["version"], pick(room["legal"], self._chance))
        acted = time.monotonic()
        await asyncio.gather(*(socket.until_version(room["version"] + 1) for socket in self.sockets))
        return time.monotonic() - acted


async def game(serve: Serve, visit: Visit, database_url: str, redis_url: str, poll: str) -> Game:
    settings = {"REDIS_URL": redis_url, "REDIS_SILENCE": "1", "POLL_INTERVAL": poll}
    sites = [visit(await serve(database_url, **settings)) for _ in range(2)]
    code, guests = await table(sites[0])
    sockets = [await site.socket(code, guest) for site, guest in zip(sites, guests, strict=True)]
    return Game(sites, code, guests, sockets)


@pytest.fixture
async def cable(redis: OwnRedis) -> AsyncIterator[Cable]:
    async with Cable(redis.port) as between:
        yield between


@pytest.mark.parametrize("away", [stopped, frozen])
async def test_without_redis_play_goes_on_and_the_others_see_it_in_time(
    away: Away, serve: Serve, visit: Visit, redis: OwnRedis, postgres_url: str
) -> None:
    played = await game(serve, visit, postgres_url, redis.url, str(POLL))
    await played.turn()
    with away(redis):
        for _ in range(3):
            assert await played.turn() < POLL + SLACK
        assert not await played.sites[0].ready()
        assert not await played.sites[1].ready()
    await well_again(played)


@pytest.mark.parametrize("away", [stopped, frozen])
async def test_when_redis_is_back_it_is_heard_again(
    away: Away, serve: Serve, visit: Visit, redis: OwnRedis, postgres_url: str
) -> None:
    """Nobody asks the database here: what the other replica knows, it has from Redis."""
    played = await game(serve, visit, postgres_url, redis.url, NEVER)
    assert await played.turn() < SLACK
    with away(redis):
        for site in played.sites:
            await until_ready(site, False)
    await well_again(played)
    assert await played.turn() < SLACK


async def test_a_redis_that_was_cut_off_without_a_word_is_heard_again(
    cable: Cable, serve: Serve, visit: Visit, redis: OwnRedis, postgres_url: str
) -> None:
    """The connections are there, and nothing will ever come through them."""
    played = await game(serve, visit, postgres_url, f"redis://127.0.0.1:{cable.port}", NEVER)
    assert await played.turn() < SLACK
    cable.strand()
    await well_again(played, 10)


async def well_again(played: Game, seconds: float = 5) -> None:
    """Both replicas say that they are ready, and what happens on one is heard by the other."""
    async with asyncio.timeout(seconds):
        for site in played.sites:
            await until_ready(site)
        while not await heard_within(played, 0.5):
            pass


async def until_ready(site: Site, ready: bool = True) -> None:
    while await site.ready() is not ready:  # noqa: ASYNC110 - another process, which can only be asked
        await asyncio.sleep(0.05)


async def heard_within(played: Game, seconds: float) -> bool:
    """Whether a change on the first replica reaches a socket of the second by Redis alone."""
    here, there = played.sites
    host = played.guests[0]
    room = await here.ask("POST", "/api/rooms", host.key, {"seats": 2})
    async with await there.socket(room["code"], host) as socket:
        await here.ask("POST", f"/api/rooms/{room['code']}/invite", host.key)
        try:
            await socket.until(lambda heard: heard.room["revision"] > room["revision"], seconds)
        except TimeoutError:
            return False
        return True
