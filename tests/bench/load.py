"""A load of games over real sockets: rooms that act as fast as they may, or at fixed times."""

import asyncio
import gc
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

import httpx
import psutil

from tests.bench.games import Game, game
from tests.bench.wire import Wire, connect, number_after
from tests.serving import Served

PLAYERS = 3
SERVER_CORE, GENERATOR_CORE = 0, 1


@dataclass(eq=False)
class Table:
    """A room of the load: its sockets, its game, how far it is."""

    sockets: list[Wire]
    game: Game
    version: int = 0
    reached: int = 0
    sent_at: float = 0.0
    players: int = PLAYERS

    @property
    def over(self) -> bool:
        return self.version >= len(self.game.frames)

    def send(self) -> None:
        """The next action, by the socket whose clan is on the move."""
        self.reached = 0
        self.sockets[self.game.clans[self.version]].send(self.game.frames[self.version])


@dataclass
class Figures:
    """What a run came to."""

    actions: int = 0
    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    server_busy: float = 0.0
    generator_busy: float = 0.0
    server_cpu: float = 0.0
    frame_bytes: float = 0.0

    @property
    def rate(self) -> float:
        return self.actions / self.seconds

    def latency(self, share: float) -> float:
        """The latency, in milliseconds, that this share of the actions stays within."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


class Load:
    """Tables that play on one server; `on_reached` says what a table does when all its sockets have the news."""

    def __init__(self) -> None:
        self.tables: dict[Wire, Table] = {}
        self.figures = Figures()
        self.frames = 0
        self.bytes = 0
        self.on_reached = self.nothing
        self.bare = False

    def nothing(self, table: Table) -> None:
        return

    def heard(self, wire: Wire, payload: bytes) -> None:
        """A frame at one socket: when the last socket of the table has the version, the table goes on."""
        table = self.tables.get(wire)
        if table is None:
            return
        if not self.bare:
            if not payload.startswith(b'{"type":"room"'):
                if payload.startswith(b'{"type":"error"'):
                    raise AssertionError(payload)
                return
            if number_after(payload, b'"version":') <= table.version:
                return
        self.frames += 1
        self.bytes += len(payload)
        table.reached += 1
        if table.reached == table.players:
            table.version += 1
            self.figures.actions += 1
            self.figures.latencies.append(time.perf_counter() - table.sent_at)
            self.on_reached(table)


async def sit_down(load: Load, ports: Sequence[int], games: Sequence[Game]) -> list[Table]:
    """A started room for each game, three sockets in each; the ports are those of one or more replicas."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[0]}", timeout=60) as client:
        keys = []
        for name in ("Ana", "Hotu", "Tiare"):
            made = await client.post("/api/players", json={"nickname": name})
            keys.append(made.json()["key"])
            client.cookies.clear()
        bearer = [{"Authorization": f"Bearer {key}"} for key in keys]
        codes = []
        for _ in games:
            room = (await client.post("/api/rooms", json={"seats": 3, "first": 0}, headers=bearer[0])).json()
            for other in bearer[1:]:
                path = f"/api/rooms/{room['code']}/seats"
                (await client.post(path, json={"invite": room["invite"]}, headers=other)).raise_for_status()
            codes.append(room["code"])
    places = cycle(ports)
    tables = []
    for code, played in zip(codes, games, strict=True):
        path = f"/api/rooms/{code}/socket"
        sockets = [await connect(next(places), path, load.heard, key) for key in keys]
        tables.append(_table(load, sockets, played))
    return tables


async def sit_bare(load: Load, port: int, games: Sequence[Game]) -> list[Table]:
    """The same against the bare application."""
    load.bare = True
    tables = []
    for number, played in enumerate(games):
        sockets = [await connect(port, f"/{number}", load.heard) for _ in range(PLAYERS)]
        tables.append(_table(load, sockets, played))
    return tables


def _table(load: Load, sockets: list[Wire], played: Game) -> Table:
    table = Table(sockets, played)
    for socket in sockets:
        load.tables[socket] = table
    return table


async def saturate(load: Load, tables: Sequence[Table], at_once: int, seconds: float, pids: Sequence[int]) -> Figures:
    """So many tables at once, each acting as soon as its last news reached all its sockets."""
    waiting = list(tables[at_once:])
    over = asyncio.Event()
    clock = time.perf_counter
    until = clock() + seconds

    def go_on(table: Table) -> None:
        if clock() > until:
            over.set()
            return
        if table.over:
            if not waiting:
                over.set()
                return
            table = waiting.pop()
        table.sent_at = clock()
        table.send()

    load.on_reached = go_on
    with _measured(load, pids):
        for table in tables[:at_once]:
            table.sent_at = clock()
            table.send()
        await over.wait()
    load.on_reached = load.nothing
    await asyncio.sleep(0.3)  # the last frames under way are not part of the run
    return load.figures


async def at_fixed_times(
    load: Load, tables: Sequence[Table], rate: float, seconds: float, pids: Sequence[int]
) -> Figures:
    """Open loop: an action is due every 1/rate seconds, whatever became of those before."""
    free = list(tables)
    with _measured(load, pids):
        began = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = began + number / rate
            if (pause := due - time.perf_counter()) > 0:
                await asyncio.sleep(pause)
            table = free[number % len(free)]
            if table.over:
                free.remove(table)
                table = free[number % len(free)]
            table.sent_at = due
            table.send()
        with suppress(TimeoutError):
            await asyncio.wait_for(_all_reached(load, int(rate * seconds)), 5)
    return load.figures


async def _all_reached(load: Load, actions: int) -> None:
    there = asyncio.Event()

    def reached(table: Table) -> None:
        if load.figures.actions >= actions:
            there.set()

    load.on_reached = reached
    if load.figures.actions < actions:
        await there.wait()


@contextmanager
def _measured(load: Load, pids: Sequence[int]) -> Iterator[None]:
    load.figures = Figures()
    load.frames = load.bytes = 0
    processes = [psutil.Process(pid) for pid in pids]
    me = psutil.Process()
    gc.collect()
    gc.disable()
    before = [_busy(process) for process in processes]
    mine = _busy(me)
    began = time.perf_counter()
    yield
    seconds = time.perf_counter() - began
    gc.enable()
    figures = load.figures
    figures.seconds = seconds
    figures.server_cpu = sum(_busy(process) for process in processes) - sum(before)
    figures.server_busy = figures.server_cpu / seconds
    figures.generator_busy = (_busy(me) - mine) / seconds
    figures.frame_bytes = load.bytes / max(1, load.frames)


def _busy(process: psutil.Process) -> float:
    times = process.cpu_times()
    return times.user + times.system


def games_for(tables: int) -> list[Game]:
    """So many games, always the same ones."""
    return [game(seed) for seed in range(tables)]


@contextmanager
def pinned_server(folder: Path, database_url: str, **environment: str) -> Iterator[Served]:
    """The application on the server's core."""
    served = Served(folder, database_url, **environment)
    served.start()
    os.sched_setaffinity(served.process.pid, {SERVER_CORE})
    for thread in psutil.Process(served.process.pid).threads():
        os.sched_setaffinity(thread.id, {SERVER_CORE})
    try:
        yield served
    finally:
        served.stop()


@contextmanager
def pinned_bare(port: int, frame_bytes: int) -> Iterator[int]:
    """The bare application on the server's core; its process id."""
    environment = {**os.environ, "FRAME_BYTES": str(frame_bytes)}
    process = subprocess.Popen([sys.executable, "-m", "tests.bench.bare", str(port)], env=environment)
    os.sched_setaffinity(process.pid, {SERVER_CORE})
    try:
        for _ in range(200):
            try:
                httpx.get(f"http://127.0.0.1:{port}/")
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield process.pid
    finally:
        process.terminate()
        process.wait()
