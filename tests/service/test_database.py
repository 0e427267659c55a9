"""Where commands run: stored when `write` returns, each by itself, on both databases."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, text

from app.config import Settings
from app.database import Database, NotSaved, Taken
from app.main import open_database
from app.migrate import migrate, with_connection
from app.tables import players

Command = Callable[[Connection], Any]


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database_url=database_url, database_timeout=0.7)


@pytest.fixture
async def database(settings: Settings) -> AsyncIterator[Database]:
    opened = open_database(settings)
    yield opened
    await opened.close()


@pytest.fixture
async def other(settings: Settings) -> AsyncIterator[Database]:
    """What another process would see."""
    opened = open_database(settings)
    yield opened
    await opened.close()


def add(player: str) -> Command:
    values = {"id": player, "nickname": player, "language": "en", "created_at": 0, "seen_at": 0}
    return lambda connection: connection.execute(insert(players), values).rowcount


def names(connection: Connection) -> list[str]:
    return sorted(connection.execute(select(players.c.id)).scalars())


async def test_what_is_written_is_there_for_everybody_at_once(database: Database, other: Database) -> None:
    for number in range(20):
        assert await database.write(add(f"p{number:02}")) == 1
        assert await other.read(names) == [f"p{at:02}" for at in range(number + 1)]


async def test_a_command_that_fails_hurts_only_itself(database: Database, other: Database) -> None:
    """All at once, so that they share a commit where the database knows such a thing."""
    await database.write(add("there"))

    def half_done(number: int) -> Command:
        def command(connection: Connection) -> None:
            add(f"half {number}")(connection)
            raise ZeroDivisionError(number)

        return command

    def idle(connection: Connection) -> None:
        raise LookupError

    commands: list[Command] = []
    for number in range(12):
        commands += [add(f"good {number:02}"), half_done(number), add("there"), idle]
    results = await asyncio.gather(*(database.write(command) for command in commands), return_exceptions=True)
    assert results[0::4] == [1] * 12
    assert [type(result) for result in results[1::4]] == [ZeroDivisionError] * 12
    assert [result.args for result in results[1::4] if isinstance(result, Exception)] == [
        (number,) for number in range(12)
    ]
    assert [type(result) for result in results[2::4]] == [Taken] * 12
    assert [type(result) for result in results[3::4]] == [LookupError] * 12
    assert await other.read(names) == [f"good {number:02}" for number in range(12)] + ["there"]


async def test_who_else_has_to_know_is_told_once_it_is_stored(database: Database, other: Database) -> None:
    told: list[object] = []
    assert await database.write(add("one"), told.append) == 1
    with pytest.raises(Taken):
        await database.write(add("one"), told.append)
    assert told == [1]
    assert await other.read(names) == ["one"]


async def test_a_read_sees_one_moment(database: Database, other: Database) -> None:
    await database.write(add("first"))
    between = asyncio.Event()
    loop = asyncio.get_running_loop()

    def twice(connection: Connection) -> tuple[list[str], list[str]]:
        before = names(connection)
        if connection.dialect.name == "sqlite":  # it runs in a thread of its own and may wait
            asyncio.run_coroutine_threadsafe(other.write(add("second")), loop).result(10)
        between.set()
        return before, names(connection)

    before, after = await database.read(twice)
    assert between.is_set()
    assert before == after == ["first"]


async def test_a_read_cannot_write(database: Database, other: Database) -> None:
    with pytest.raises(Exception, match=r"read-?only"):
        await database.read(add("sneaked in"))
    assert await other.read(names) == []


async def test_what_took_too_long_is_not_saved_later_either(
    settings: Settings, database: Database, other: Database
) -> None:
    held, free = threading.Event(), threading.Event()

    def hold(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(text("LOCK TABLE players IN EXCLUSIVE MODE"))
        held.set()
        free.wait(60)

    holding = asyncio.create_task(asyncio.to_thread(with_connection, settings, hold))
    assert await asyncio.to_thread(held.wait, 60)
    with pytest.raises(NotSaved):
        await database.write(add("too late"))
    assert await database.read(names) == []
    free.set()
    await holding
    await database.write(add("in time"))
    assert await other.read(names) == ["in time"]


async def test_what_is_stored_is_stored_for_good(database: Database) -> None:
    def asked(connection: Connection) -> list[object]:
        if connection.dialect.name == "postgresql":
            return [connection.execute(text("SHOW synchronous_commit")).scalar()]
        pragmas = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas]

    assert await database.write(asked) in (["on"], ["wal", 2, 1])


async def test_closing_finishes_what_runs(settings: Settings, other: Database) -> None:
    database = open_database(settings)
    writing = [asyncio.create_task(database.write(add(f"p{number}"))) for number in range(5)]
    await asyncio.gather(*writing)
    await database.close()
    assert len(await other.read(names)) == 5


async def test_the_log_of_a_file_has_its_length_before_it_is_written_to(tmp_path: Path) -> None:
    """A commit that makes it longer waits for whatever else is written to the same disk."""
    settings = Settings(database_url=f"sqlite:///{tmp_path}/room.sqlite3")
    migrate(settings)
    database = open_database(settings)
    log_file = tmp_path / "room.sqlite3-wal"
    lengths = {log_file.stat().st_size}
    for number in range(20):
        await database.write(add(f"p{number}"))
        lengths.add(log_file.stat().st_size)
    await database.close()
    assert len(lengths) == 1
