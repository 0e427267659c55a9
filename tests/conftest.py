"""What all tests share: which database, and a running server."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import settings
from sqlalchemy.engine import make_url

from app.config import Settings
from app.migrate import migrate
from tests.services import postgres_database
from tests.serving import Served

# The same examples in every run, so that a change fails by what it changed; and no hurry: the machine may be busy.
settings.register_profile("steady", derandomize=True, deadline=None)
# `pytest --hypothesis-profile=hunting` looks for what the steady examples do not show.
settings.register_profile("hunting", deadline=None, print_blob=True)
settings.load_profile("steady")
# Tests that run once for each database; `--database` chooses.
DATABASES = ("sqlite", "postgresql")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--database", choices=DATABASES, default="sqlite", help="where the servers of the tests store")


@pytest.fixture(scope="session")
def database_kind(pytestconfig: pytest.Config) -> str:
    return pytestconfig.getoption("--database")


@contextmanager
def database(kind: str, file: Path, like: str | None = None) -> Iterator[str]:
    """A fresh database, empty or a copy of another of ours that nobody is connected to; its address."""
    if kind == "postgresql":
        with postgres_database(like) as url:
            yield url
    else:
        if like:
            shutil.copy(str(make_url(like).database), file)
        yield f"sqlite:///{file}"


@pytest.fixture(scope="session")
def pattern(database_kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A database with today's tables, to be copied: that is quicker than every step from the first."""
    with database(database_kind, tmp_path_factory.mktemp("pattern") / "room.sqlite3") as url:
        migrate(Settings(database_url=url))
        yield url


@pytest.fixture
def empty_database_url(database_kind: str, tmp_path: Path) -> Iterator[str]:
    """A fresh database without tables, as at the first start."""
    with database(database_kind, tmp_path / "room.sqlite3") as url:
        yield url


@pytest.fixture
def database_url(database_kind: str, tmp_path: Path, pattern: str) -> Iterator[str]:
    """A fresh database with its tables, and nothing in them."""
    with database(database_kind, tmp_path / "room.sqlite3", pattern) as url:
        yield url


@pytest.fixture(scope="session")
def shared_database_url(database_kind: str, tmp_path_factory: pytest.TempPathFactory, pattern: str) -> Iterator[str]:
    """One database for all tests that leave the server as they found it."""
    with database(database_kind, tmp_path_factory.mktemp("shared") / "room.sqlite3", pattern) as url:
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
