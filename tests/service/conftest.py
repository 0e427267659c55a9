"""What the tests of the service share: a site, and servers with settings of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.service.people import Guest, Site, site_of
from tests.service.screens import Open, Screen
from tests.serving import Served


@pytest.fixture(scope="session")
def site(server: Served) -> Iterator[Site]:
    shown = site_of(server)
    yield shown
    shown.close()


@pytest.fixture
def own_site(own_server: Served) -> Iterator[Site]:
    shown = site_of(own_server)
    yield shown
    shown.close()


@pytest.fixture
def ana(site: Site) -> Guest:
    return site.guest("Ana")


@pytest.fixture
def ben(site: Site) -> Guest:
    return site.guest("Ben")


@pytest.fixture
def serve(database_url: str, tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Start a server with these variables in its environment."""
    started: list[Served] = []

    def start(**environment: str) -> Served:
        started.append(Served(tmp_path, database_url, **environment).start())
        return started[-1]

    yield start
    for served in started:
        served.stop()
        assert "Traceback" not in served.lines()


@pytest.fixture
def look(site: Site) -> Iterator[Open]:
    """Open a screen at a room; all are closed at the end."""
    opened: list[Screen] = []

    def open_(code: str, guest: Guest | None = None, since: object = None) -> Screen:
        opened.append(Screen(site, code, guest, since))
        return opened[-1]

    yield open_
    for screen in opened:
        screen.close()
