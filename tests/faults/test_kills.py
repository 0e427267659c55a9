"""F1: `kill -9` at any moment: nothing acknowledged is lost, nothing happens twice, no number is missing."""

import asyncio
import os
import random
from collections import Counter
from pathlib import Path

import pytest

from tests.daemons import OwnRedis
from tests.faults.broken.pause import ARMED
from tests.faults.conftest import Serve, Visit
from tests.faults.kills import kill_cycles
from tests.faults.ledger import Ledger, Sent, stored
from tests.faults.people import Lost, Refused, new_id, pick, table

SEED = 20261129


@pytest.mark.timeout(600)
async def test_twenty_kills_on_sqlite(serve: Serve, sqlite_url: str) -> None:
    toll = await kill_cycles([await serve(sqlite_url)], 20, SEED)
    assert toll.wrong == []
    assert toll.acknowledged > 200
    assert toll.in_doubt > 5, "the kills hit nothing"


@pytest.mark.timeout(600)
async def test_ten_kills_on_postgresql_of_one_of_two_replicas(serve: Serve, redis: OwnRedis, postgres_url: str) -> None:
    replicas = [await serve(postgres_url, REDIS_URL=redis.url) for _ in range(2)]
    toll = await kill_cycles(replicas, 10, SEED)
    assert toll.wrong == []
    assert toll.acknowledged > 100
    assert toll.in_doubt > 5, "the kills hit nothing"


async def one_kill(serve: Serve, visit: Visit, url: str, folder: Path, module: str, **environment: str) -> Ledger:
    """One action, a kill at the weak point of the module, a restart, a retry; then the books are compared."""
    pipe = folder / "pause"
    os.mkfifo(pipe)
    served = await serve(url, f"tests.faults.broken.{module}", PAUSE_PIPE=str(pipe), **environment)
    site, ledger = visit(served), Ledger()
    code, (ana, _ben) = await table(site)
    # Who acknowledges before the commit tells of the start before it can be read.
    while (legal := (await site.ask("GET", f"/api/rooms/{code}"))["legal"]) is None:
        continue
    action = pick(legal, random.Random(SEED))
    entry = ledger.send(Sent(code, ana.id, new_id(), 0, action))
    pipe.with_suffix(ARMED).touch()
    acting = asyncio.create_task(ana.act(site, code, entry.id, 0, action))
    await asyncio.to_thread(pipe.read_bytes)
    if module == "ack_first":
        ledger.acknowledge(entry, (await acting)["version"])
    served.kill()
    if not acting.done():
        with pytest.raises(Lost):
            await acting
    pipe.with_suffix(ARMED).unlink()
    await asyncio.to_thread(served.start)
    if entry.open:
        try:
            ledger.acknowledge(entry, (await ana.act(site, code, entry.id, 0, action))["version"])
        except Refused as refused:
            ledger.refuse(entry, refused.code)
    return ledger


@pytest.mark.parametrize(
    ("module", "kind"), [("ack_first", "lost"), ("no_dedupe", "untold"), ("two_transactions", "missing")]
)
async def test_the_bench_finds_what_is_broken(
    module: str, kind: str, serve: Serve, visit: Visit, sqlite_url: str, tmp_path: Path
) -> None:
    ledger = await one_kill(serve, visit, sqlite_url, tmp_path, module)
    assert Counter(found for found, _what in ledger.audit(await stored(sqlite_url))) == {kind: 1}


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_the_same_kill_finds_nothing_in_what_is_not_broken(
    moment: str, serve: Serve, visit: Visit, sqlite_url: str, tmp_path: Path
) -> None:
    ledger = await one_kill(serve, visit, sqlite_url, tmp_path, "sound", PAUSE_AT=moment)
    assert ledger.audit(await stored(sqlite_url)) == []
    assert [entry.acknowledged for entry in ledger.sent.values()] == [1]
