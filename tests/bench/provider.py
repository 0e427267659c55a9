"""Play beside a push service that does not answer, while hundreds of turns of other tables fall due to be told."""

import sqlite3
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

import uvloop

from app.config import Settings
from app.migrate import migrate
from tests.bench.load import Figures, Load, at_fixed_times, games_for, pinned_server, sit_down
from tests.faults.deadlines import Party
from tests.faults.notices import TWO_DAYS, reachable
from tests.push_service import PushService

ROUNDS = 3
SECONDS = 40.0
RATE = 100.0
TABLES = 100
# Turns that fall due one after another while the others play: 36,000 an hour.
WAITING = 400
LATER = 4_102_444_800_000  # milliseconds: another century
# It looks as often as it does for people; what it tells was waiting before.
SETTINGS = {"NOTICE_PARKING": "1", "OUTSIDE_LOCAL": "true"}


class Beside(NamedTuple):
    """The players' figures of each round, and how many tellings the push service was asked for, on average."""

    rounds: list[Figures]
    asked: float

    def p99(self) -> list[float]:
        """Of each round, in ms, from the least to the most."""
        return sorted(each.latency(0.99) for each in self.rounds)


def away() -> dict[str, Beside]:
    """In turn: nothing waits; turns fall due beside a service that answers, and beside one that hangs."""
    ways = {
        "nothing waits": ("", 0),
        "the push service answers": ("", WAITING),
        "the push service hangs": ("hang", WAITING),
    }
    found: dict[str, list[tuple[Figures, int]]] = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, (manner, waiting) in ways.items():
            found[name].append(_beside(PushService(manner=manner), waiting))
    return {
        name: Beside([figures for figures, _ in rounds], sum(asked for _, asked in rounds) / ROUNDS)
        for name, rounds in found.items()
    }


def _beside(service: PushService, waiting: int) -> tuple[Figures, int]:
    with tempfile.TemporaryDirectory() as folder, service:
        file = Path(folder) / "x.db"
        url = f"sqlite:///{file}"
        migrate(Settings(database_url=url))
        uvloop.run(_turns(url, service, waiting))
        _fall_due(file, waiting, LATER)
        with pinned_server(Path(folder), url, **SETTINGS) as served:

            async def play() -> Figures:
                load = Load()
                tables = await sit_down(load, [served.port], games_for(TABLES))
                _fall_due(file, waiting, time.time_ns() // 1_000_000, SECONDS)
                return await at_fixed_times(load, tables, RATE, SECONDS, [served.process.pid])

            return uvloop.run(play()), len(service.pushed)


async def _turns(url: str, service: PushService, count: int) -> None:
    """Tables at which a turn waits."""
    party = Party(url)
    for _ in range(count):
        people = await party.people()
        await party.rooms.write(partial(reachable, party=party, service=service, people=people))
        await party.table(people, TWO_DAYS, "wait")
    await party.database.close()


def _fall_due(file: Path, count: int, start: int, seconds: float = 0) -> None:
    """Let what waits at the first so many tables be due one after another, from `start` (ms) on."""
    apart = round(seconds * 1000 / max(1, count))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE rooms SET untold_since = ? + id * ? WHERE id <= ?", (start, apart, count))
    connection.close()
