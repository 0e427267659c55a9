"""F12: a later release migrates beside the one that runs: it fails, it gives up, or it expands; play goes on."""

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from tests.daemons import OwnRedis
from tests.faults.conftest import Serve, Visit
from tests.faults.crowd import NOT_NOW, Crowd
from tests.faults.later import REVISION, release
from tests.faults.ledger import sqlite, stored
from tests.faults.people import Site, new_id, pick, table
from tests.serving import ROOT

LATER = "tests.faults.later"
EXPANDS = """
    op.add_column("rooms", sa.Column("colour", sa.String(16)))
    op.create_table("colours", sa.Column("name", sa.String(16), primary_key=True))
"""
FAILS = f"""{EXPANDS}
    op.execute("UPDATE rooms SET colour = 'red', name = 'red'")
    raise LookupError("There is no red.")
"""
# More than a first start takes; this is no promise.
PATIENCE = 90


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(f"{request.param}_url"))


def end_of_start(url: str, migrations: str, **environment: str) -> str:
    """The one sentence with which a later release does not start."""
    given = {"PATH": os.environ["PATH"], "PORT": "0", "DATABASE_URL": url, "MIGRATIONS": migrations, **environment}
    ended = subprocess.run(
        [sys.executable, "-m", LATER],
        env=given, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.startswith("Make Make cannot start. DATABASE_URL: ")
    assert ended.stderr.count("\n") == 1, ended.stderr
    return ended.stderr


@asynccontextmanager
async def play_goes_on(site: Site, url: str) -> AsyncIterator[Crowd]:
    """Two tables play; at the end nobody was refused for the database's sake, nothing is lost, and they still play."""
    crowd = Crowd(1)
    await crowd.gather(site, 2)
    await crowd.begin([site])
    await crowd.more()
    yield crowd
    await crowd.more()
    await crowd.end()
    assert crowd.ledger.audit(await stored(url)) == []
    assert crowd.ledger.unanswered() == []
    assert not [entry for entry in crowd.ledger.sent.values() if entry.refused in NOT_NOW]


async def columns(url: str) -> set[tuple[str, str]]:
    """All tables and columns."""
    if url.startswith("sqlite"):
        connection = sqlite.connect(url.removeprefix("sqlite:///"))
        question = "SELECT m.name, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'"
        try:
            return {tuple(row) for row in connection.execute(question)}
        finally:
            connection.close()
    question = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
    connection = await asyncpg.connect(url)
    try:
        return {tuple(row) for row in await connection.fetch(question)}
    finally:
        await connection.close()


async def test_f12_a_migration_that_fails_leaves_the_old_version_running(
    url: str, serve: Serve, visit: Visit, tmp_path: Path
) -> None:
    """F12: nothing of it is applied, it says so in a sentence, and the old version serves and starts as before."""
    old = await serve(url)
    before = await columns(url)
    async with play_goes_on(visit(old), url):
        said = await asyncio.to_thread(end_of_start, url, release(tmp_path, FAILS))
        assert said.endswith("the tables cannot be brought up to date and are as they were: There is no red.\n")
        assert await columns(url) == before
    await asyncio.to_thread(old.stop)
    await asyncio.to_thread(old.start)
    assert await visit(old).ready()


async def test_f12_a_migration_that_cannot_get_its_lock_gives_up(
    serve: Serve, visit: Visit, postgres_url: str, tmp_path: Path
) -> None:
    """F12: something reads for long, as a backup does; those who play never wait long enough to be refused."""
    old = await serve(postgres_url)
    reading = await asyncpg.connect(postgres_url)
    try:
        async with play_goes_on(visit(old), postgres_url), reading.transaction():
            await reading.execute("LOCK TABLE rooms IN ACCESS SHARE MODE")
            said = await asyncio.to_thread(end_of_start, postgres_url, release(tmp_path, EXPANDS))
            assert said.endswith("lock timeout.\n")
            assert ("rooms", "colour") not in await columns(postgres_url)
    finally:
        await reading.close()


async def test_f12_a_migration_of_a_file_that_another_has_gives_up(
    serve: Serve, visit: Visit, sqlite_url: str, tmp_path: Path
) -> None:
    """F12, on SQLite."""
    old = await serve(sqlite_url)
    writing = sqlite.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    try:
        writing.execute("BEGIN IMMEDIATE")
        said = await asyncio.to_thread(end_of_start, sqlite_url, release(tmp_path, EXPANDS), START_TIMEOUT="0.5")
    finally:
        writing.close()
    assert said.endswith("database is locked.\n")
    async with play_goes_on(visit(old), sqlite_url):
        assert ("rooms", "colour") not in await columns(sqlite_url)


async def test_f12_an_expanded_database_serves_both_versions(
    serve: Serve, visit: Visit, redis: OwnRedis, postgres_url: str, tmp_path: Path
) -> None:
    """F12: the old version plays on while the new one comes, beside it, and after a start of its own."""
    settings = {"REDIS_URL": redis.url}
    old = await serve(postgres_url, **settings)
    async with play_goes_on(visit(old), postgres_url):
        new = await serve(postgres_url, LATER, MIGRATIONS=release(tmp_path, EXPANDS), **settings)
    assert ("rooms", "colour") in await columns(postgres_url)
    await asyncio.to_thread(old.stop)
    await asyncio.to_thread(old.start)
    assert old.lines().count(f'{{"revision": "{REVISION}", "event": "database_of_a_later_release"') == 1
    assert "database_of_a_later_release" not in new.lines()
    code, (ana, ben) = await table(visit(new))
    async with await visit(old).socket(code, ben) as there, await visit(new).socket(code, ana) as here:
        await here.act(new_id(), 0, pick(here.room["legal"], random.Random(1)))
        await there.until_version(1)


async def test_f12_a_version_before_starts_on_an_expanded_file(
    serve: Serve, visit: Visit, sqlite_url: str, tmp_path: Path
) -> None:
    """F12, on SQLite, where one process has the file: forth to the later release, and back."""
    old = await serve(sqlite_url)
    await asyncio.to_thread(old.stop)
    new = await serve(sqlite_url, LATER, MIGRATIONS=release(tmp_path, EXPANDS))
    await asyncio.to_thread(new.stop)
    await asyncio.to_thread(old.start)
    async with play_goes_on(visit(old), sqlite_url):
        assert ("rooms", "colour") in await columns(sqlite_url)
