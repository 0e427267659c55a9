"""What a player has seen of a game: the same on every device, told to nobody else, never less than it was."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from time import monotonic

import pytest

from tests.service.people import OPENING, Guest, Site, Table, place, site_of
from tests.service.screens import PATIENCE, Screen
from tests.serving import Served


@pytest.fixture
def table(site: Site) -> Table:
    made = Table(site, 2)
    made.play(OPENING, place("e1"), place("e3"))
    return made


def tells(table: Table, guest: Guest | None, *versions: int) -> None:
    """A page of this guest's says what is drawn on it; after that, it is known."""
    with Screen(table.site, table.code, guest) as screen:
        screen.hello()
        for version in versions:
            screen.send({"type": "seen", "version": version})
        screen.act(-1)  # what is answered after them
        screen.next("error")


def known(table: Table, guest: Guest | None) -> int | None:
    """What the first frame of another page of this guest's says."""
    with Screen(table.site, table.code, guest) as screen:
        return screen.hello()["room"].get("seen")


def test_nobody_knows_before_a_page_has_told(table: Table) -> None:
    assert known(table, table.host) is None
    assert "seen" not in table.look()


def test_what_was_told_is_known_on_every_device_of_the_player(table: Table) -> None:
    tells(table, table.host, 2)
    assert known(table, table.host) == 2
    assert table.look()["seen"] == 2
    assert known(table, table.guests[1]) is None


def test_it_never_becomes_less_and_never_more_than_there_is(table: Table) -> None:
    tells(table, table.host, 2, 1, -7)
    assert known(table, table.host) == 2
    tells(table, table.host, 1)
    assert known(table, table.host) == 2
    tells(table, table.host, 2**31)
    assert known(table, table.host) == 3


def test_who_watches_has_seen_nothing(table: Table, ben: Guest) -> None:
    for watcher in (ben, None):
        tells(table, watcher, 3)
        assert known(table, watcher) is None


def test_what_was_seen_before_the_start_counts(site: Site) -> None:
    table = Table(site, 2, start=False)
    tells(table, table.host, 0)
    assert known(table, table.host) is None
    assert table.host.post(f"{table.path}/start").status_code == 200
    assert known(table, table.host) == 0


def test_the_other_devices_of_the_player_hear_of_it_and_nobody_else(table: Table) -> None:
    with Screen(table.site, table.code, table.host) as phone, Screen(table.site, table.code, table.guests[1]) as other:
        for screen in (phone, other):
            screen.hello()
        tells(table, table.host, 3)
        assert phone.next("seen") == {"type": "seen", "version": 3}
        table.play(place("e5"))
        while (frame := other.next())["type"] != "room":
            assert frame["type"] != "seen"


def seen_at(served: Served, table: Table, guest: Guest) -> int | None:
    """What a server says over HTTP."""
    with closing(site_of(served)) as site:
        return site.ask("GET", table.path, headers=guest.headers).json().get("seen")


def test_it_outlives_the_server(serve: Callable[..., Served]) -> None:
    before = serve()
    with closing(site_of(before)) as site:
        table = Table(site, 2)
        table.play(OPENING, place("e1"))
        tells(table, table.host, 1)
        tells(table, table.guests[1], 2)
    before.stop()
    after = serve()
    assert [seen_at(after, table, guest) for guest in table.guests] == [1, 2]


def test_it_is_stored_while_the_server_runs(serve: Callable[..., Served]) -> None:
    first = serve(SEEN_INTERVAL="0.05")
    with closing(site_of(first)) as site:
        table = Table(site, 2)
        table.play(OPENING)
        tells(table, table.host, 1)
    # Another process on the same database knows only what is stored.
    second = serve()
    until = monotonic() + PATIENCE
    while seen_at(second, table, table.host) is None:
        assert monotonic() < until
    assert seen_at(second, table, table.host) == 1
