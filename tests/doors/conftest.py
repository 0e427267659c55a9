"""What the attacks share: a site that is not to be hurt, and one with its limits on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.service.people import Guest, Site, Table
from tests.serving import Served


@pytest.fixture(scope="session")
def site(server: Served) -> Iterator[Site]:
    shown = Site(server.url)
    yield shown
    shown.close()


@pytest.fixture
def ana(site: Site) -> Guest:
    return site.guest("Ana")


@pytest.fixture
def table(site: Site) -> Table:
    """Two who play, Ana to move."""
    return Table(site)


@pytest.fixture(scope="session")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the limits of the contract. Each test comes from an address of its own."""
    folder = tmp_path_factory.mktemp("limited")
    served = Served(folder, f"sqlite:///{folder}/room.sqlite3", LIMITS="on").start()
    yield served
    served.stop()
    assert "Traceback" not in served.lines()
