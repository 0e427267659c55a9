"""Real databases for the tests: where they are found, and fresh ones of our own name.

In this order: the address in the environment, the local service on its usual port, one that is started for as long
as the tests go; where its programs are missing the test is skipped with the reason, which `NO_SKIPS` turns into a
failure.
"""

import asyncio
import atexit
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TypeVar

import asyncpg
from redis import Redis
from redis.exceptions import RedisError
from sqlalchemy.engine import make_url

from tests.daemons import Daemon, OwnPostgres, OwnRedis

LOCAL_POSTGRES = ("postgresql://postgres@127.0.0.1:5432/postgres", "postgresql://root@127.0.0.1:5432/postgres")
LOCAL_REDIS = "redis://127.0.0.1:6379"
Started = TypeVar("Started", bound=Daemon)


@cache
def postgres_url() -> str:
    """The address of a PostgreSQL where databases may be made."""
    given = os.environ.get("TEST_POSTGRES_URL")
    for url in [given] if given else LOCAL_POSTGRES:
        try:
            asyncio.run(_ask(url, "SELECT 1"))
        except (OSError, asyncpg.PostgresError):
            continue
        return url
    return _until_the_end(OwnPostgres()).database("tests")


async def _ask(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url, timeout=5)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@contextmanager
def postgres_database(like: str | None = None) -> Iterator[str]:
    """A fresh database, or a copy of that at the address; its address. Dropped afterwards, whoever is connected."""
    server = postgres_url()
    name = f"makemake_test_{secrets.token_hex(6)}"
    pattern = f" TEMPLATE {make_url(like).database}" if like else ""
    _in_thread(_ask(server, f"CREATE DATABASE {name}{pattern}"))
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        _in_thread(_ask(server, f"DROP DATABASE {name} WITH (FORCE)"))


def _in_thread(work) -> None:
    """Run a coroutine to its end, also where a loop is running already."""
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


@cache
def redis_url() -> str:
    """The address of a Redis."""
    url = os.environ.get("TEST_REDIS_URL", LOCAL_REDIS)
    try:
        with Redis.from_url(url, socket_connect_timeout=2) as redis:
            redis.ping()
    except (RedisError, OSError):
        return _until_the_end(OwnRedis()).url
    return url


def _until_the_end(daemon: Started) -> Started:
    """It serves as long as the process that runs the tests."""
    atexit.register(daemon.__exit__, None, None, None)
    return daemon.start()
