"""One phone goes around; then everybody takes their seat along, and the game goes on."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.tables import place
from tests.browser.test_axe import nothing_is_found
from tests.browser.test_fit import fits
from tests.serving import Served

NAMES = ("Ana", "Tiare", "Beto")


async def looks_well(person: Person) -> None:
    await fits(person)
    await nothing_is_found(person)


async def lay(maker: Person) -> None:
    """From the front page to a table on one phone; Ana begins."""
    await maker.press("one_phone.way")
    fields = maker.dialog().get_by_role("textbox")
    for number, name in enumerate(NAMES):
        await fields.nth(number).fill(name)
    # The order is changed by keys too, and a colour by its button.
    grip = maker.button("arrange.move", name="Ana")
    await grip.press("ArrowDown")
    await expect(fields.nth(1)).to_have_value("Ana")
    await maker.button("arrange.move", name="Ana").press("ArrowUp")
    await expect(fields.nth(0)).to_have_value("Ana")
    looks = maker.dialog().locator(".seat")
    await looks.nth(1).locator("button").nth(1).click()
    await expect(looks.nth(1)).to_have_class(re.compile("look-2"))
    await expect(looks.nth(2)).to_have_class(re.compile("look-1"))
    await maker.dialog().get_by_label(maker.words("front.first")).select_option(label="Ana")


async def passed_to(person: Person, name: str) -> None:
    await person.press("one_phone.here", name=f"\u2068{name}\u2069")
    await expect(person.dialog()).to_have_count(0)


async def shown_link(maker: Person, name: str) -> str:
    await maker.press("one_phone.link_for", name=f"\u2068{name}\u2069")
    field = maker.dialog().get_by_role("textbox")
    await expect(field).to_have_value(re.compile(r"/r/[\w-]+#[0-3]-[\w-]{22}$"))
    return await field.input_value()


async def test_one_phone_goes_around_and_the_game_goes_on_on_three(arrive: Arrive, server: Served) -> None:
    maker = await arrive(server.url, size=(360, 740))
    await lay(maker)
    await looks_well(maker)
    await maker.press("one_phone.begin")
    await maker.at(0)
    await expect(maker.page.locator(".turn strong")).to_have_text(maker.words("turn.theirs", name="\u2068Ana\u2069"))
    await maker.act(place("b3", 1))
    await maker.at(1)
    await expect(maker.button("one_phone.here", name="\u2068Tiare\u2069")).to_be_focused()
    await looks_well(maker)
    # It does not stand in the way of taking back.
    await maker.dialog().get_by_role("button", name=maker.words("turn.take_back")).click()
    await maker.at(2)
    await expect(maker.dialog()).to_have_count(0)
    await maker.act(place("b3", 1))
    await maker.at(3)
    await passed_to(maker, "Tiare")
    # What was done on this phone is not played back on it.
    await maker.page.reload()
    await maker.at(3)
    await expect(maker.page.locator(".away")).to_have_count(0)
    await maker.act(place("d4", 2, chief=True))
    await maker.at(4)
    await maker.press("one_phone.no_more")

    await maker.press("menu.open")
    await maker.press("one_phone.seal")
    link = await shown_link(maker, "Tiare")
    await looks_well(maker)
    tiare = await arrive(link)
    await tiare.page.get_by_label(tiare.words("nickname.label")).wait_for()
    await expect(tiare.page.get_by_label(tiare.words("nickname.label"))).to_have_value("Tiare")
    await looks_well(tiare)
    await tiare.press("invited.take_seat")
    await expect(tiare.page.locator(".clan .tag")).to_have_count(1)
    other = await shown_link(maker, "Beto")
    beto = await arrive(other)
    await beto.press("invited.take_seat")
    await expect(beto.page.locator(".clan .tag")).to_have_count(1)
    await maker.sees("one_phone.sealed")
    await maker.page.keyboard.press("Escape")

    await beto.act(place("e5", 1))
    for person in (maker, tiare, beto):
        await person.at(5)
    await expect(maker.page.locator(".turn strong")).to_have_text(maker.words("turn.mine"))
    # A link that was used says so, and leaves the table to be watched.
    late = await arrive(link)
    await late.sees("errors.seat_link_used")
    await expect(late.page.locator(".watching")).to_be_visible()
