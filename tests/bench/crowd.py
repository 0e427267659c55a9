"""Many at once: idle sockets, stored rooms, everybody coming back, readers that do not read."""

import asyncio
import os
import secrets
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import httpx
import orjson
import psutil
import uvloop

from app import tables
from tests.bench.durable import OPEN_SECONDS, ROOMS_AT_ONCE, first_answer, ours
from tests.bench.games import game
from tests.bench.load import Figures, Load, Table, at_fixed_times, games_for, pinned_bare, pinned_server, sit_down
from tests.bench.wire import Wire, connect
from tests.services import postgres_database, redis_url
from tests.serving import Served, free_port

IDLE_SOCKETS = 10_000
STORED_ROOMS = 10_000
TURNS = 60
COMING_BACK = 2_000
ROLLING = 1_000
CONNECTS_AT_ONCE = 100


def _ignore(wire: Wire, payload: bytes) -> None:
    return


async def _connect_many(port: int, paths: Sequence[str], heard=_ignore) -> list[Wire]:
    wires: list[Wire] = []
    for start in range(0, len(paths), CONNECTS_AT_ONCE):
        chunk = paths[start : start + CONNECTS_AT_ONCE]
        wires += await asyncio.gather(*(connect(port, path, heard) for path in chunk))
    return wires


# --- idle sockets -----------------------------------------------------------------------------------------


@dataclass
class Idle:
    """Kilobytes per idle socket, and the latency of those who play beside them."""

    ours: float
    bare: float
    playing: Figures


def idle_sockets() -> Idle:
    """The memory of idle watchers, ours and bare; fifty actions a second among ours."""
    with tempfile.TemporaryDirectory() as folder, pinned_server(Path(folder), f"sqlite:///{folder}/x.db") as served:
        mine, playing = uvloop.run(_idle_ours(served))
    port = free_port()
    with pinned_bare(port, 3000) as pid:
        bare = uvloop.run(_idle_bare(port, pid))
    return Idle(mine, bare, playing)


async def _idle_ours(served: Served) -> tuple[float, Figures]:
    load = Load()
    tables = await sit_down(load, [served.port], games_for(ROOMS_AT_ONCE))
    process = psutil.Process(served.process.pid)
    codes = await _codes(served, tables)
    paths = [f"/api/rooms/{codes[number % len(codes)]}/socket" for number in range(IDLE_SOCKETS)]
    before = process.memory_info().rss
    wires = await _connect_many(served.port, paths)
    each = (process.memory_info().rss - before) / IDLE_SOCKETS / 1024
    alone = await _table_of_its_own(load, served)
    playing = await at_fixed_times(load, alone, 50, OPEN_SECONDS, [served.process.pid])
    assert not any(wire.closed.is_set() for wire in wires)
    return each, playing


async def _table_of_its_own(load: Load, served: Served) -> list[Table]:
    return await sit_down(load, [served.port], games_for(20))


async def _codes(served: Served, tables: Sequence[Table]) -> list[str]:
    # The rooms of the load are not remembered; any room will do for those who only watch.
    async with httpx.AsyncClient(base_url=served.url) as client:
        await client.post("/api/players", json={"nickname": "Mahina"})
        return [(await client.post("/api/rooms", json={"seats": 4})).json()["code"] for _ in tables]


async def _idle_bare(port: int, pid: int) -> float:
    process = psutil.Process(pid)
    before = process.memory_info().rss
    wires = await _connect_many(port, [f"/{number % 100}" for number in range(IDLE_SOCKETS)])
    each = (process.memory_info().rss - before) / IDLE_SOCKETS / 1024
    assert len(wires) == IDLE_SOCKETS
    return each


# --- stored rooms -----------------------------------------------------------------------------------------


@dataclass
class Stored:
    """With many stored rooms: the start, a room that is not in memory, and one that is."""

    start_seconds: float
    cold_milliseconds: list[float]
    kilobytes: float


def stored_rooms() -> Stored:
    """A file with many games, read by a server that has just started."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/x.db"
        served = Served(Path(folder), url).start()
        code = uvloop.run(_one_game(served))
        served.stop()
        codes = _copies(Path(folder) / "x.db", code, STORED_ROOMS)
        again = Served(Path(folder), url)
        seconds = first_answer(again)
        try:
            return Stored(seconds, *_visit(again, codes[:1500]))
        finally:
            again.stop()


def _visit(served: Served, codes: Sequence[str]) -> tuple[list[float], float]:
    process = psutil.Process(served.process.pid)
    cold: list[float] = []
    with httpx.Client(base_url=served.url) as client:
        for code in codes[:300]:
            began = time.perf_counter()
            client.get(f"/api/rooms/{code}").raise_for_status()
            cold.append((time.perf_counter() - began) * 1000)
        before = process.memory_info().rss
        for code in codes[300:]:
            client.get(f"/api/rooms/{code}").raise_for_status()
    return sorted(cold), (process.memory_info().rss - before) / len(codes[300:]) / 1024


async def _one_game(served: Served) -> str:
    """A room that has played so many turns, and goes on."""
    played = next(found for seed in range(1000) if len((found := game(seed)).frames) > TURNS)
    async with httpx.AsyncClient(base_url=served.url) as client:
        keys = []
        for name in ("Ana", "Hotu", "Tiare"):
            made = (await client.post("/api/players", json={"nickname": name})).json()
            client.cookies.clear()
            keys.append({"Authorization": f"Bearer {made['key']}"})
        room = (await client.post("/api/rooms", json={"seats": 3, "first": 0}, headers=keys[0])).json()
        for key in keys[1:]:
            path = f"/api/rooms/{room['code']}/seats"
            (await client.post(path, json={"invite": room["invite"]}, headers=key)).raise_for_status()
        for frame, clan in list(zip(played.frames, played.clans, strict=True))[:TURNS]:
            act = {name: value for name, value in orjson.loads(frame).items() if name != "type"}
            path = f"/api/rooms/{room['code']}/actions"
            (await client.post(path, json=act, headers=keys[clan])).raise_for_status()
    return room["code"]


def _copies(path: Path, code: str, number: int) -> list[str]:
    """Copies of a room with all that belongs to it; their codes."""
    with sqlite3.connect(path) as database:
        database.row_factory = sqlite3.Row
        room = dict(database.execute("SELECT * FROM rooms WHERE code = ?", (code,)).fetchone())
        original = room.pop("id")
        columns = ", ".join(room)
        marks = ", ".join("?" * len(room))
        belonging = {table.name: ", ".join(table.columns.keys()[1:]) for table in (tables.events, tables.seats)}
        codes = []
        for _ in range(number):
            room["code"] = secrets.token_urlsafe(16)
            made = database.execute(f"INSERT INTO rooms ({columns}) VALUES ({marks})", tuple(room.values())).lastrowid
            for table, belongs in belonging.items():
                copied = f"INSERT INTO {table} (room_id, {belongs}) SELECT ?, {belongs} FROM {table} WHERE room_id = ?"
                database.execute(copied, (made, original))
            codes.append(room["code"])
    return codes


# --- coming back ------------------------------------------------------------------------------------------


@dataclass
class Back:
    """Milliseconds to the first frame of those who come back one by one; seconds until all are back at once."""

    one_by_one: list[float]
    all_at_once: float


def coming_back() -> Back:
    """Clients whose server was killed, and is there again."""
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder), f"sqlite:///{folder}/x.db").start()
        code = uvloop.run(_one_game(served))
        served.kill()
        codes = _copies(Path(folder) / "x.db", code, 100)
        served.start()
        try:
            return uvloop.run(_come_back(served, codes))
        finally:
            served.stop()


async def _come_back(served: Served, codes: Sequence[str]) -> Back:
    one_by_one = []
    for code in codes:
        began = time.perf_counter()
        await _first_frame(served.port, f"/api/rooms/{code}/socket?since=40")
        one_by_one.append((time.perf_counter() - began) * 1000)
    began = time.perf_counter()
    paths = [f"/api/rooms/{codes[number % len(codes)]}/socket?since=40" for number in range(COMING_BACK)]
    await asyncio.gather(*(_first_frame(served.port, path) for path in paths))
    return Back(sorted(one_by_one), time.perf_counter() - began)


async def _first_frame(port: int, path: str) -> Wire:
    there: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def heard(wire: Wire, payload: bytes) -> None:
        if not there.done():
            there.set_result(payload)

    wire = await connect(port, path, heard)
    room = orjson.loads(await there)["room"]
    assert room["version"] == TURNS
    return wire


# --- readers that do not read -----------------------------------------------------------------------------


def stalled_readers() -> tuple[Figures, Figures]:
    """The players of a few rooms, without and with twenty watchers each that never read."""
    return ours(partial(_beside_stalled, 0), games_for(10)), ours(partial(_beside_stalled, 20), games_for(10))


async def _beside_stalled(number: int, load: Load, tables: list[Table], pids: Sequence[int]) -> Figures:
    port = tables[0].sockets[0].transport.get_extra_info("peername")[1]
    for table in tables:
        for _ in range(number):
            wire = await connect(port, table.sockets[0].path, _ignore)
            wire.transport.pause_reading()
    return await at_fixed_times(load, tables, 50, OPEN_SECONDS, pids)


# --- rolling restart --------------------------------------------------------------------------------------


def rolling_restart() -> list[float]:
    """Milliseconds without a server, for each socket, while two replicas are restarted one after the other."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = stack.enter_context(postgres_database())
        environment = {"REDIS_URL": redis_url(), "SECRET_KEY": "only for the bench " * 2}
        replicas = [Served(Path(folder), url, **environment) for _ in range(2)]
        for replica in replicas:
            stack.callback(replica.start().stop)
        return uvloop.run(_roll(replicas))


async def _roll(replicas: Sequence[Served]) -> list[float]:
    code = await _one_game(replicas[0])
    gaps: list[float] = []
    stop = asyncio.Event()
    path = f"/api/rooms/{code}/socket"
    clients = [asyncio.create_task(_stay(replicas, number, path, gaps, stop)) for number in range(ROLLING)]
    await asyncio.sleep(3)
    for replica in replicas:
        await asyncio.to_thread(replica.stop)
        await asyncio.to_thread(replica.start)
        await asyncio.sleep(2)
    stop.set()
    await asyncio.gather(*clients)
    return sorted(gaps)


async def _stay(replicas: Sequence[Served], number: int, path: str, gaps: list[float], stop: asyncio.Event) -> None:
    """A client that comes back by itself, to whichever replica is there."""
    lost: float | None = None
    while not stop.is_set():
        number += 1
        try:
            wire = await _first_frame(replicas[number % 2].port, path)
        except OSError:
            await asyncio.sleep(0.05)
            continue
        if lost is not None:
            gaps.append((time.perf_counter() - lost) * 1000)
        ended = [asyncio.ensure_future(event.wait()) for event in (wire.closed, stop)]
        await asyncio.wait(ended, return_when=asyncio.FIRST_COMPLETED)
        lost = time.perf_counter()


def cores() -> int:
    """The machine's cores."""
    return os.cpu_count() or 1
