"""The long form: `python -m tests.faults --kills-sqlite 200 --kills-postgres 100` prints the table of the README."""

import argparse
import asyncio
import secrets
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from tests.daemons import OwnPostgres, OwnRedis
from tests.faults.deadlines import EAGER, all_due, races
from tests.faults.kills import Toll, kill_cycles
from tests.faults.notices import QUICK, Told, all_told
from tests.faults.warm import Kiln, WarmServed
from tests.serving import Served

KINDS = ("lost", "doubled", "missing", "untold", "unstored", "differs", "broken")
HEAD = ("database", "kills", "acknowledged", "in doubt at a kill", "of these stored", *KINDS, "seconds")


def replicas(stack: ExitStack, count: int, url: str, **environment: str) -> list[Served]:
    """Servers that run until the stack ends."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="makemake-faults-")))
    found: list[Served] = []
    for _ in range(count):
        served = WarmServed(folder, url or f"sqlite:///{folder}/room.sqlite3", **environment)
        stack.callback(served.kill)
        found.append(served.start())
    return found


def on_sqlite(kills: int, seed: int) -> Toll:
    with ExitStack() as stack:
        return asyncio.run(kill_cycles(replicas(stack, 1, ""), kills, seed))


def on_postgres(kills: int, seed: int) -> Toll:
    with ExitStack() as stack:
        postgres, redis = stack.enter_context(OwnPostgres()), stack.enter_context(OwnRedis())
        url = postgres.database(f"faults_{secrets.token_hex(6)}")
        return asyncio.run(kill_cycles(replicas(stack, 2, url, REDIS_URL=redis.url), kills, seed))


def on_deadlines(count: int, seed: int) -> list[str]:
    """Deadlines with three processes and kills, then races; what is wrong."""
    with ExitStack() as stack:
        postgres, redis = stack.enter_context(OwnPostgres()), stack.enter_context(OwnRedis())
        url = postgres.database(f"faults_{secrets.token_hex(6)}")
        wrong = asyncio.run(all_due(replicas(stack, 3, url, REDIS_URL=redis.url, **EAGER), count, seed))
        print(f"{count} deadlines, three processes, kills: {len(wrong)} wrong")
        ended, others = asyncio.run(races(url, count, seed))
        print(f"{count} races of a move and its deadline: {dict(ended)}, {len(others)} wrong")
    return wrong + others


def on_turns(count: int, seed: int, *, sqlite: bool) -> Told:
    """Turns with kills, of four processes on PostgreSQL or one on SQLite; what came of the tellings."""
    with ExitStack() as stack:
        if sqlite:
            return asyncio.run(all_told(replicas(stack, 1, "", **QUICK), count, seed))
        postgres, redis = stack.enter_context(OwnPostgres()), stack.enter_context(OwnRedis())
        url = postgres.database(f"faults_{secrets.token_hex(6)}")
        return asyncio.run(all_told(replicas(stack, 4, url, REDIS_URL=redis.url, **QUICK), count, seed))


def row(name: str, toll: Toll) -> Sequence[object]:
    counts = (toll.kinds[kind] for kind in KINDS)
    return name, toll.kills, toll.acknowledged, toll.in_doubt, toll.had_happened, *counts, round(toll.seconds)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--kills-sqlite", type=int, default=200)
    parser.add_argument("--kills-postgres", type=int, default=100)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6), help="of the random moments")
    parser.add_argument("--deadlines", type=int, help="so many with kills, and so many races with moves")
    parser.add_argument("--turns", type=int, help="so many, of which each player is told once, with kills")
    parser.add_argument("--sqlite", action="store_true", help="these on SQLite, in one process; else in four")
    wanted = parser.parse_args()
    WarmServed.kiln = kiln = Kiln()
    if wanted.deadlines:
        found = on_deadlines(wanted.deadlines, wanted.seed)
        kiln.close()
        print(f"seed {wanted.seed}", *found[:20], sep="\n")
        return 1 if found else 0
    if wanted.turns:
        told = on_turns(wanted.turns, wanted.seed, sqlite=wanted.sqlite)
        kiln.close()
        where = "one process on SQLite" if wanted.sqlite else "four processes on PostgreSQL"
        print(f"{told.turns} turns, {where}, {told.kills} kills: {told.missing} missing, {told.doubled} doubled")
        print(f"told once more after a kill, as the same notice, which the device shows in silence: {told.repeated}")
        print(f"after the parking time, p95: {told.p95:.1f} s; seed {wanted.seed}")
        return 1 if told.missing or told.doubled else 0
    tolls = {
        "SQLite, one process": on_sqlite(wanted.kills_sqlite, wanted.seed),
        "PostgreSQL, one of two replicas": on_postgres(wanted.kills_postgres, wanted.seed),
    }
    kiln.close()
    for cells in (HEAD, ["---"] * len(HEAD), *(row(name, toll) for name, toll in tolls.items())):
        print("| " + " | ".join(map(str, cells)) + " |")
    found = [what for toll in tolls.values() for what in toll.wrong]
    print(f"\nseed {wanted.seed}", *found[:20], sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
