"""F18: several processes run the same ticker: each thing that is due happens once, and everybody is told once."""

import asyncio
from contextlib import AsyncExitStack

import asyncpg

from app.chance import Chance
from app.clock import Clock
from app.config import Settings
from app.identity import DAY, Addresses, Along, Identity
from app.main import open_database
from app.migrate import migrate
from app.notices.outbox import Outbox
from app.rooms.deadlines import Caution, Deadlines
from app.rooms.opening import Wish
from app.rooms.service import Asker, Rooms
from app.rooms.vouching import Vouching
from tests.daemons import OwnRedis
from tests.faults.conftest import Serve, Visit

PROCESSES = 3
ROOMS = 12
LONG_AGO = "UPDATE rooms SET updated_at = 0 WHERE status = 'waiting'"
NOT_SEEN = "UPDATE players SET seen_at = 0"


async def run(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction():
            for statement in statements:
                await connection.execute(statement)
    finally:
        await connection.close()


async def count(url: str, table: str) -> int:
    connection = await asyncpg.connect(url)
    try:
        return int(await connection.fetchval(f"SELECT count(*) FROM {table}"))
    finally:
        await connection.close()


async def test_f18_a_room_ends_once_for_everybody(
    serve: Serve, visit: Visit, redis: OwnRedis, postgres_url: str
) -> None:
    """F18: a revision more for each room, a frame for each socket, wherever it is; and each guest goes once."""
    settings = {"REDIS_URL": redis.url, "CLOCK_INTERVAL": "0.1"}
    served = [await serve(postgres_url, **settings) for _ in range(PROCESSES)]
    sites = [visit(one) for one in served]
    host = await sites[0].guest("Ana")
    for site in sites:
        await site.guest("Ben")
    rooms = [await sites[0].ask("POST", "/api/rooms", host.key, {"seats": 2}) for _ in range(ROOMS)]
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(await site.socket(room["code"])) for room in rooms for site in sites]
        await run(postgres_url, LONG_AGO, NOT_SEEN)
        for socket in sockets:
            await socket.until(lambda heard: heard.room["status"] == "cancelled")
        # A later change of all these rooms, with which whatever came before it has come.
        await sites[0].ask("PATCH", "/api/me", host.key, {"nickname": "Hotu"})
        for socket in sockets:
            await socket.until(lambda heard: heard.room["seats"][0]["player"]["nickname"] == "Hotu")
            assert socket.revisions == [1, 2, 3]
    async with asyncio.timeout(10):
        while await count(postgres_url, "players") > 1:  # noqa: ASYNC110 - other processes, which tell nobody
            await asyncio.sleep(0.05)
    for one in served:
        assert "tick_failed" not in one.lines()
        assert "room_not_expired" not in one.lines()


async def test_f18_of_tickers_at_the_same_moment_one_does_it(postgres_url: str) -> None:
    """F18: the moment is the same to the millisecond; what all of them together have done is counted."""
    settings = Settings(database_url=postgres_url)
    await asyncio.to_thread(migrate, settings)
    now, chance = 1_800_000_000_000, Chance()
    told: list[str] = []
    databases = [open_database(settings) for _ in range(PROCESSES)]
    try:
        parts = [
            (
                Rooms(
                    database, now=lambda: now, chance=chance, most_in_memory=ROOMS,
                    told=lambda change: told.append(change.room.code), touched=lambda code, revision: None,
                ),
                Identity(database, now=lambda: now, chance=chance),
                Along(database, now=lambda: now, chance=chance),
                Addresses(database, now=lambda: now, chance=chance, bounded=True),
            )
            for database in databases
        ]  # fmt: skip
        rooms, identity, *_ = parts[0]
        ana, _ = await identity.make("Ana", "en")
        for _ in range(ROOMS):
            await identity.make("Ben", "en")
        opened = [await rooms.open(Asker(ana.id, ana.nickname), Wish(2)) for _ in range(ROOMS)]
        told.clear()
        now += 100 * DAY
        clocks = [
            Clock(
                *part, deadlines, Vouching(part[0], deadlines, now=lambda: now, wait=DAY, here=set),
                Outbox(part[0], now=lambda: now, parking=1000, claim=1000, pace=0),
                now=lambda: now, waiting_days=14, idle_days=90,
            )
            for part in parts
            for deadlines in [Deadlines(part[0], now=lambda: now, chance=chance, caution=Caution())]
        ]  # fmt: skip
        await asyncio.gather(*(clock.tick() for clock in clocks))
        assert sorted(told) == sorted(room.code for room in opened)
        for room in opened:
            ended = await rooms.look(room.code)
            assert (ended.status, ended.revision) == ("cancelled", room.revision + 1)
        assert await count(postgres_url, "players") == 1
    finally:
        for database in databases:
            await database.close()
