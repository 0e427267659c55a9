"""Saturated and open loop, ours and bare in turn: how many durable actions, how soon everybody sees them."""

import asyncio
import os
import statistics
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import asyncpg
import httpx
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
POSTGRES_RATE = 100.0
RAW_CONNECTIONS = 16

Run = Callable[[Load, list, Sequence[int]], object]


def ours(run: Run, games: Sequence[Game]) -> Figures:
    """A run against the application on SQLite, on a core of its own."""
    with tempfile.TemporaryDirectory() as folder, pinned_server(Path(folder), f"sqlite:///{folder}/x.db") as served:

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


def open_loop() -> tuple[Figures, Figures]:
    """One run of each at fixed times."""
    os.sched_setaffinity(0, {GENERATOR_CORE})
    games = games_for(ROOMS_AT_ONCE)
    mine = ours(_open_loop, games)
    return mine, bare(_open_loop, games, mine.frame_bytes)


def middle(values: Sequence[float]) -> float:
    """The median."""
    return statistics.median(values)


# --- PostgreSQL and Redis, two workers --------------------------------------------------------------------


def on_postgres() -> tuple[Figures, Figures, float]:
    """Saturated, at fixed times, and the raw rate of the same two statements; everything on all cores."""
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = stack.enter_context(postgres_database())
        served = Served(
            Path(folder), url, REDIS_URL=redis_url() or "", WORKERS="2", SECRET_KEY="only for the bench " * 2
        )
        stack.callback(served.start().stop)
        pids = [served.process.pid]
        fast = uvloop.run(_play(served, partial(_saturate), ROOMS, pids))
        slow = uvloop.run(_play(served, _steady, ROOMS_AT_ONCE, pids))
        raw = uvloop.run(_raw(url))
    return fast, slow, raw


async def _steady(load: Load, tables: list, pids: Sequence[int]) -> Figures:
    return await at_fixed_times(load, tables, POSTGRES_RATE, OPEN_SECONDS, pids)


async def _play(served: Served, run: Run, rooms: int, pids: Sequence[int]) -> Figures:
    load = Load()
    return await run(load, await sit_down(load, [served.port], games_for(rooms)), pids)


async def _raw(url: str) -> float:
    """Commits a second of an event's INSERT and a room's UPDATE, by asyncpg alone."""
    pool = await asyncpg.create_pool(url.replace("+asyncpg", ""), min_size=RAW_CONNECTIONS, max_size=RAW_CONNECTIONS)
    rooms = await pool.fetch("SELECT id, state FROM rooms WHERE state IS NOT NULL LIMIT $1", RAW_CONNECTIONS)
    body = await pool.fetchval("SELECT body FROM events LIMIT 1")
    done = 0

    async def work(room: asyncpg.Record) -> None:
        nonlocal done
        for version in range(1_000_000, 1_000_000 + 400):
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
