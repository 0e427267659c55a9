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


async def is_short_until_it_is_unfolded(asked: Person) -> None:
    """On the smallest phone the board is what one came for."""
    await asked.page.set_viewport_size({"width": 360, "height": 740})
    card = asked.page.locator(".claim")
    summary = card.locator("summary")
    await expect(summary).to_have_text(asked.words("claims.asks", who="\u2068Hina R\u2069", name="\u2068Hina\u2069"))
    box = await card.bounding_box()
    assert box
    assert box["height"] < 130
    for button in await card.get_by_role("button").all():
        await expect(button).to_be_in_viewport(ratio=1)
    await expect(card.locator("p")).not_to_be_visible()
    await fits(asked)
    await summary.click()
    await expect(card.locator("p")).to_be_visible()
    await fits(asked)


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
    await is_short_until_it_is_unfolded(guest)
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
