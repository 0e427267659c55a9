"""A browser lost its seat: who asks, those who vouch, and the owner who comes back after all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.tables import place
from tests.browser.test_absence import tells
from tests.browser.test_axe import nothing_is_found
from tests.browser.test_fit import fits
from tests.serving import Served


@pytest.fixture
def hasty(database_url: str, tmp_path: Path) -> Iterator[Served]:
    """A server where a seat passes some seconds after it was asked for."""
    served = Served(tmp_path, database_url, DEADLINE_INTERVAL="0.2", DEADLINE_QUIET="0", CLAIM_HOURS="0.004").start()
    yield served
    served.stop()
    assert "Traceback" not in served.log.read_text()


async def three(arrive: Arrive, served: Served) -> tuple[Person, Person, Person]:
    """Three at a table; Hina begins."""
    host = await arrive(served.url)
    link = await host.make_table("Hina", 3, first=0)
    guests = [await arrive(link), await arrive(link)]
    for guest, name in zip(guests, ("Tiki", "Mako"), strict=True):
        await guest.sit(name)
    for person in (host, *guests):
        await person.at(0)
    return host, guests[0], guests[1]


async def asks(arrive: Arrive, link: str) -> Person:
    """Somebody in a fresh browser asks for Hina's seat."""
    fresh = await arrive(link)
    await expect(fresh.button("claims.was_mine")).to_be_visible()
    await fits(fresh)
    await fresh.press("claims.was_mine")
    await expect(fresh.dialog()).to_be_visible()
    await fits(fresh)
    await nothing_is_found(fresh)
    await fresh.dialog().get_by_label(fresh.words("claims.which")).select_option("Hina")
    await fresh.dialog().get_by_label(fresh.words("nickname.label")).fill("Hina R")
    await fresh.press("claims.ask")
    await expect(fresh.button("claims.withdraw")).to_be_visible()
    return fresh


async def test_all_vouch_and_the_seat_passes(arrive: Arrive, hasty: Served) -> None:
    host, *others = await three(arrive, hasty)
    link = host.page.url.split("#")[0]
    await host.page.goto("about:blank")
    await host.page.context.clear_cookies()
    fresh = await asks(arrive, link)
    for person in others:
        await person.press("claims.vouch")
        await expect(person.button("claims.unvouch")).to_be_visible()
    await tells(others[0], "All vouched:")
    await expect(fresh.page.locator(".watching")).to_have_count(0)
    await fresh.act(place("b3", 2))
    for person in others:
        await person.at(1)


async def test_the_owner_who_comes_back_keeps_it(arrive: Arrive, server: Served) -> None:
    host, guest, _ = await three(arrive, server)
    link = host.page.url.split("#")[0]
    await host.page.goto("about:blank")
    fresh = await asks(arrive, link)
    await fits(fresh)
    await expect(guest.button("claims.vouch")).to_be_visible()
    await fits(guest)
    await nothing_is_found(guest)
    await guest.press("claims.vouch")
    # Whatever page it is.
    await host.page.goto(server.url)
    await host.sees("claims.stopped", room=host.words("claims.a_table"))
    await fits(host)
    await nothing_is_found(host)
    await tells(guest, "keeps the seat that somebody asked for")
    await expect(fresh.button("claims.withdraw")).to_have_count(0)
    await host.press("claims.known")
    await host.page.reload()
    await expect(host.page.locator(".claim-news")).to_have_count(0)
