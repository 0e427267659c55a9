"""Saturated and open loop, ours and bare in turn: how many durable actions, how soon everybody sees them."""

import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import asyncpg
import httpx
import psutil
import uvloop

from tests.bench.games import Game
from tests.bench.load import (
    GENERATOR_CORE,
    Figures,
    Load,
    at_fixed_times,
    games_for,
    pinned_bare,
    pinned_server,
    saturate,
    sit_bare,
    sit_down,
)
from tests.services import postgres_database, redis_url
from tests.serving import Served, free_port

ROOMS_AT_ONCE = 100
ROOMS = 300  # a room whose game is over makes place for the next
PAIRS = 5
SECONDS = 3.0
OPEN_RATE = 300.0
OPEN_SECONDS = 10.0
MEMORY = "/dev/shm"  # a folder whose files are on no disk
WRITTEN = 5 * 4120  # bytes that an action adds to SQLite's log
POSTGRES_RATE = 100.0
RAW_CONNECTIONS = 16
ROUNDS = 3

Run = Callable[[Load, list, Sequence[int]], object]


def ours(run: Run, games: Sequence[Game], disk: str | None = None) -> Figures:
    """A run against the application on SQLite, on a core of its own."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(dir=disk))
        served = stack.enter_context(pinned_server(Path(folder), f"sqlite:///{folder}/x.db"))

        async def play() -> Figures:
            load = Load()
            return await run(load, await sit_down(load, [served.port], games), [served.process.pid])

        return uvloop.run(play())


def bare(run: Run, games: Sequence[Game], frame_bytes: float) -> Figures:
    """The same against the bare application, with frames of our mean size."""
    port = free_port()
    with pinned_bare(port, round(frame_bytes)) as pid:

        async def play() -> Figures:
            load = Load()
            return await run(load, await sit_bare(load, port, games), [pid])

        return uvloop.run(play())


def saturated() -> list[tuple[Figures, Figures]]:
    """Pairs of runs, ours and bare in turn."""
    os.sched_setaffinity(0, {GENERATOR_CORE})
    games = games_for(ROOMS)
    run = partial(_saturate)
    pairs = []
    for _ in range(PAIRS):
        mine = ours(run, games)
        pairs.append((mine, bare(run, games, mine.frame_bytes)))
    return pairs


async def _saturate(load: Load, tables: list, pids: Sequence[int]) -> Figures:
    return await saturate(load, tables, ROOMS_AT_ONCE, SECONDS, pids)


async def _open_loop(load: Load, tables: list, pids: Sequence[int]) -> Figures:
    return await at_fixed_times(load, tables, OPEN_RATE, OPEN_SECONDS, pids)


@dataclass
class OpenLoop:
    """At fixed times: ours, bare, ours without a disk, and what the disk alone takes, all within a minute."""

    ours: Figures
    bare: Figures
    in_memory: Figures
    disk: Figures


def open_loop() -> OpenLoop:
    """One run of each."""
    os.sched_setaffinity(0, {GENERATOR_CORE})
    games = games_for(ROOMS_AT_ONCE)
    mine = ours(_open_loop, games)
    disk = disk_alone()
    return OpenLoop(mine, bare(_open_loop, games, mine.frame_bytes), ours(_open_loop, games, MEMORY), disk)


def disk_alone() -> Figures:
    """What an action writes, written over a file that has its length, and synced: no database, nobody waits for it."""
    figures = Figures()
    with tempfile.TemporaryFile(buffering=0) as file:
        file.write(bytes(round(OPEN_RATE * OPEN_SECONDS) * WRITTEN))
        os.fsync(file.fileno())
        file.seek(0)
        began = time.perf_counter()
        while figures.actions < OPEN_RATE * OPEN_SECONDS:
            time.sleep(max(0.0, began + figures.actions / OPEN_RATE - time.perf_counter()))
            file.write(bytes(WRITTEN))
            written = time.perf_counter()
            os.fdatasync(file.fileno())
            figures.latencies.append(time.perf_counter() - written)
            figures.actions += 1
    return figures


def middle(values: Sequence[float]) -> float:
    """The median."""
    return statistics.median(values)


# --- PostgreSQL and Redis, two workers --------------------------------------------------------------------


def on_postgres() -> tuple[list[tuple[Figures, float]], Figures]:
    """Rounds of a saturated run and the raw rate of the same two statements, in turn; and, before, at fixed times.

    Everything on all cores.
    """
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = stack.enter_context(postgres_database())
        served = Served(Path(folder), url, REDIS_URL=redis_url(), WORKERS="2", SECRET_KEY="only for the bench " * 2)
        stack.callback(served.start().stop)
        pids = [process.pid for process in psutil.Process(served.process.pid).children()]
        slow = uvloop.run(_play(served, _steady, ROOMS_AT_ONCE, pids))
        rounds = []
        for number in range(ROUNDS):
            fast = uvloop.run(_play(served, partial(_saturate), ROOMS, pids))
            rounds.append((fast, uvloop.run(_raw(url, (number + 1) * 1_000_000))))
    return rounds, slow


async def _steady(load: Load, tables: list, pids: Sequence[int]) -> Figures:
    return await at_fixed_times(load, tables, POSTGRES_RATE, OPEN_SECONDS, pids)


async def _play(served: Served, run: Run, rooms: int, pids: Sequence[int]) -> Figures:
    load = Load()
    return await run(load, await sit_down(load, [served.port], games_for(rooms)), pids)


async def _raw(url: str, first: int) -> float:
    """Commits a second of an event's INSERT and a room's UPDATE, by asyncpg alone; events from the number `first`."""
    pool = await asyncpg.create_pool(url.replace("+asyncpg", ""), min_size=RAW_CONNECTIONS, max_size=RAW_CONNECTIONS)
    rooms = await pool.fetch("SELECT id, state FROM rooms WHERE state IS NOT NULL LIMIT $1", RAW_CONNECTIONS)
    body = await pool.fetchval("SELECT body FROM events LIMIT 1")
    done = 0

    async def work(room: asyncpg.Record) -> None:
        nonlocal done
        for version in range(first, first + 400):
            async with pool.acquire() as connection, connection.transaction():
                await connection.execute(
                    "UPDATE rooms SET revision=$2, version=$2, state=$3 WHERE id=$1", room["id"], version, room["state"]
                )
                await connection.execute(
                    "INSERT INTO events (room_id, version, body) VALUES ($1, $2, $3)", room["id"], version, body
                )
            done += 1

    began = asyncio.get_running_loop().time()
    await asyncio.gather(*(work(room) for room in rooms))
    seconds = asyncio.get_running_loop().time() - began
    await pool.close()
    return done / seconds


def first_answer(served: Served) -> float:
    """Seconds from the start of the process to its first answer."""
    loop = asyncio.new_event_loop()
    began = loop.time()
    served.start()
    httpx.get(f"{served.url}/healthz").raise_for_status()
    return loop.time() - began
