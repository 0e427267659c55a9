"""Brings the database to the newest tables: at every start, once, however many processes start together.

A step that fails leaves nothing half done. Where a later release has expanded the tables, they are left as they are.
"""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, TextClause, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from app.config import BadSettings, Settings
from app.sqlite import sqlite_engine
from app.tables import metadata

ROOT = Path(__file__).parent.parent
MIGRATIONS = ROOT / "migrations"
# Any number of our own; all processes that migrate take this lock first.
LOCK = 0x4D414B45
# Seconds. A migration that would wait longer for a table gives up, and the old version goes on. Players queue behind
# it meanwhile: less than what a command of theirs may take.
LOCK_TIMEOUT = 2.0
# Another process may be migrating; a start waits for it this long.
START_TIMEOUT = 60.0

Work = Callable[[Connection], None]


def with_connection(settings: Settings, work: Work) -> None:
    """Run `work` in one transaction that no other start can be in. Raises BadSettings when it cannot."""
    try:
        if settings.is_sqlite:
            _on_sqlite(settings, work)
        else:
            _on_postgres(settings, work)
    except (SQLAlchemyError, CommandError, OSError) as error:
        raise BadSettings(f"DATABASE_URL: the database cannot be used: {_reason(error)}.") from error


def _reason(error: Exception) -> str:
    """What is wrong, in one line, in the words of the driver."""
    said = getattr(error, "orig", None) or error
    words = str(said.__cause__ or said).strip() or type(error).__name__
    return words.splitlines()[0].rstrip(".")


def _on_sqlite(settings: Settings, work: Work) -> None:
    path = Path(str(settings.url.database))
    path.parent.mkdir(parents=True, exist_ok=True)
    # Invites and private games are in there; what SQLite puts beside it gets the same mode.
    path.touch(mode=0o600)
    # A step may make a table anew and drop the old one; with foreign keys the rows that refer to it would go with it.
    engine = sqlite_engine(settings.url, START_TIMEOUT, foreign_keys=False)
    with engine.begin() as connection:
        work(connection)


def _on_postgres(settings: Settings, work: Work) -> None:
    async def run() -> None:
        engine = create_async_engine(settings.url.set(drivername="postgresql+asyncpg"), poolclass=NullPool)
        async with engine.begin() as connection:
            await connection.execute(_wait_for_locks(START_TIMEOUT))
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.execute(_wait_for_locks(LOCK_TIMEOUT))
            await connection.run_sync(work)
        await engine.dispose()

    asyncio.run(run())


def _wait_for_locks(seconds: float) -> TextClause:
    return text(f"SET LOCAL lock_timeout = {round(seconds * 1000)}")


def alembic_config(connection: Connection) -> Config:
    """Alembic's settings, with the connection that its steps run on."""
    config = Config(toml_file=ROOT / "pyproject.toml")
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(settings: Settings, revision: str = "head") -> str | None:
    """Bring the tables to `revision`. Where a later release has brought them further: leave them, and say how far.

    Raises BadSettings when the database cannot be used, a step fails, or what is there does not do for this release.
    """
    further: list[str] = []

    def work(connection: Connection) -> None:
        later = _later_revision(connection)
        if later is None:
            _upgrade(connection, revision)
            return
        unfit = list(_unfit(connection))
        if unfit:
            raise BadSettings(f"DATABASE_URL: a later release has brought the database to {later}: {', '.join(unfit)}.")
        further.append(later)

    with_connection(settings, work)
    return further[0] if further else None


def unmigrate(settings: Settings, revision: str) -> None:
    """Take the tables back to `revision` ("base": none at all). Raises BadSettings as `migrate` does."""
    with_connection(settings, lambda connection: command.downgrade(alembic_config(connection), revision))


def _upgrade(connection: Connection, revision: str) -> None:
    try:
        command.upgrade(alembic_config(connection), revision)
    except Exception as error:
        raise BadSettings(
            f"DATABASE_URL: the tables cannot be brought up to date and are as they were: {_reason(error)}."
        ) from error


def _later_revision(connection: Connection) -> str | None:
    """The revision of the tables, if it comes after all that are known here; they are numbered."""
    current = MigrationContext.configure(connection).get_current_revision()
    newest = ScriptDirectory.from_config(alembic_config(connection)).get_current_head()
    if current is None or newest is None or not current.isdecimal():
        return None
    return current if int(current) > int(newest) else None


def _unfit(connection: Connection) -> Iterator[str]:
    """What of the tables of a later release this one cannot work with: they were not only expanded."""
    inspector = inspect(connection)
    there = set(inspector.get_table_names())
    for table in metadata.sorted_tables:
        columns = inspector.get_columns(table.name) if table.name in there else []
        known = set(table.columns.keys())
        for name in sorted(known - {column["name"] for column in columns}):
            yield f"{table.name}.{name} is gone"
        for column in columns:
            if column["name"] not in known and not column["nullable"] and column["default"] is None:
                yield f"{table.name}.{column['name']} has to be given"
