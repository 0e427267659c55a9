"""What all tests share: which database, and a running server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.services import postgres_database
from tests.serving import Served

# Tests that run once for each database; `--database` chooses.
DATABASES = ("sqlite", "postgresql")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--database", choices=DATABASES, default="sqlite", help="where the servers of the tests store")


@pytest.fixture(scope="session")
def database_kind(pytestconfig: pytest.Config) -> str:
    return pytestconfig.getoption("--database")


@pytest.fixture
def database_url(database_kind: str, tmp_path: Path) -> Iterator[str]:
    """A fresh, empty database."""
    if database_kind == "sqlite":
        yield f"sqlite:///{tmp_path}/room.sqlite3"
    else:
        with postgres_database() as url:
            yield url


@pytest.fixture(scope="session")
def shared_database_url(database_kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One database for all tests that leave the server as they found it."""
    if database_kind == "sqlite":
        yield f"sqlite:///{tmp_path_factory.mktemp('shared')}/room.sqlite3"
    else:
        with postgres_database() as url:
            yield url


@pytest.fixture(scope="session")
def server(shared_database_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests that do not stop it. Whatever they send, no traceback may be in its log."""
    served = Served(tmp_path_factory.mktemp("server"), shared_database_url).start()
    yield served
    served.stop()
    assert "Traceback" not in served.lines()


@pytest.fixture
def own_server(database_url: str, tmp_path: Path) -> Iterator[Served]:
    """A server of this test's own: to be killed, stopped, started again."""
    served = Served(tmp_path, database_url).start()
    yield served
    served.stop()
