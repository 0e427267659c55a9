"""What the fault tests share: databases of the bench's own, and servers whose waits are short."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import pytest

from tests.daemons import OwnPostgres, OwnRedis
from tests.faults.people import Site
from tests.faults.warm import Kiln, WarmServed
from tests.serving import Served

Serve = Callable[..., Awaitable[Served]]
Visit = Callable[..., Site]
# Waits that are long for people are short for tests. Seconds.
SHORT = {"POLL_INTERVAL": "0.5", "CLOCK_INTERVAL": "0.5"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All on one worker: they share daemons, and two benches at once would only measure each other."""
    for item in items:
        if "tests/faults/" in item.nodeid:
            item.add_marker(pytest.mark.xdist_group("faults"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[OwnPostgres]:
    """A PostgreSQL that a test may stop, crash and freeze; it leaves it running."""
    with OwnPostgres() as daemon:
        yield daemon


@pytest.fixture(scope="session")
def redis() -> Iterator[OwnRedis]:
    """A Redis that a test may stop and freeze; it leaves it running."""
    with OwnRedis() as daemon:
        yield daemon


@pytest.fixture(scope="session")
def kiln() -> Iterator[Kiln]:
    WarmServed.kiln = made = Kiln()
    yield made
    made.close()


@pytest.fixture
def postgres_url(postgres: OwnPostgres) -> str:
    """A fresh database in the PostgreSQL of our own."""
    return postgres.database(f"faults_{secrets.token_hex(6)}")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/room.sqlite3"


@pytest.fixture
def serve(tmp_path: Path, kiln: Kiln) -> Iterator[Serve]:
    """Start a server on a database; at the end none may have logged a traceback."""
    with ExitStack() as stack:

        async def start(database_url: str, module: str = "app", **environment: str) -> Served:
            served = WarmServed(tmp_path, database_url, module, **{**SHORT, **environment})
            stack.callback(look_at_log, served)
            stack.callback(served.kill)
            return await asyncio.to_thread(served.start)

        yield start


def look_at_log(served: Served) -> None:
    assert "Traceback" not in served.lines(), served.lines()


@pytest.fixture
async def visit() -> AsyncIterator[Visit]:
    """The site of a server, for as long as the test goes."""
    async with AsyncExitStack() as stack:
        sites: list[Site] = []

        def come(served: Served, seconds: float = 10) -> Site:
            sites.append(Site(served.url, seconds))
            stack.push_async_exit(sites[-1])
            return sites[-1]

        yield come
