"""Brings the database to the newest tables: at every start, once, however many processes start together."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from app.config import BadSettings, Settings
from app.database import sqlite_engine

ROOT = Path(__file__).parent.parent
# Any number of our own; all processes that migrate take this lock first.
LOCK = 0x4D414B45
# Seconds. A migration that would make players wait longer for a table gives up, and the old version goes on.
LOCK_TIMEOUT = 5
# Another process may be migrating; a start waits for it this long.
START_TIMEOUT = 60

Work = Callable[[Connection], None]


def with_connection(settings: Settings, work: Work) -> None:
    """Run `work` in one transaction that no other start can be in. Raises BadSettings when it cannot."""
    try:
        if settings.is_sqlite:
            _on_sqlite(settings, work)
        else:
            _on_postgres(settings, work)
    except (SQLAlchemyError, CommandError, OSError) as error:
        reason = (str(getattr(error, "orig", None) or error) or type(error).__name__).splitlines()[0]
        raise BadSettings(f"DATABASE_URL: the database cannot be used: {reason}.") from error


def _on_sqlite(settings: Settings, work: Work) -> None:
    path = Path(str(settings.url.database))
    path.parent.mkdir(parents=True, exist_ok=True)
    # Invites and private games are in there; what SQLite puts beside it gets the same mode.
    path.touch(mode=0o600)
    engine = sqlite_engine(settings.url, START_TIMEOUT)
    with engine.begin() as connection:
        work(connection)


def _on_postgres(settings: Settings, work: Work) -> None:
    async def run() -> None:
        engine = create_async_engine(settings.url.set(drivername="postgresql+asyncpg"), poolclass=NullPool)
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT}s'"))
            await connection.run_sync(work)
        await engine.dispose()

    asyncio.run(run())


def alembic_config(connection: Connection) -> Config:
    """Alembic's settings, with the connection that its steps run on."""
    config = Config(toml_file=ROOT / "pyproject.toml")
    config.set_main_option("script_location", str(ROOT / "migrations"))
    config.attributes["connection"] = connection
    return config


def migrate(settings: Settings, revision: str = "head") -> None:
    """Bring the tables to `revision`. Raises BadSettings when the database cannot be used."""
    with_connection(settings, lambda connection: command.upgrade(alembic_config(connection), revision))


def unmigrate(settings: Settings, revision: str) -> None:
    """Take the tables back to `revision` ("base": none at all). Raises BadSettings as `migrate` does."""
    with_connection(settings, lambda connection: command.downgrade(alembic_config(connection), revision))
