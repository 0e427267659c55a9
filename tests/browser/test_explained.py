"""What is drawn, or named in a word, says in a sentence what it means: to a tap, to the focus, to a mouse."""

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.recorded import Recorded, recorded, with_motion
from tests.browser.test_axe import nothing_is_found
from tests.browser.test_fit import fits
from tests.serving import Served

PHONE = (360, 740)
DESK = (1280, 800)
BOTH = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
# Three clans; the first has Make Make.
MIDDLE = ("full", 1, 30)
# Its 64th action is a choice between grounds.
GROUND = ("games", 44, 63)
SACRED = "c3"
PULSES = """look => document.querySelector(`main .land-of.look-${look}`).getAnimations()
  .map(one => one.effect.getComputedTiming().iterations)"""

UNCOVERED = """(figure) => {
  const { x, y } = figure.getBoundingClientRect();
  return figure.contains(document.elementFromPoint(x + 20, y + 20));
}"""


async def opened(arrive: Arrive, table: Recorded, size: tuple[int, int]) -> Person:
    person = await table.seat(arrive, await table.mover(), size=size)
    await person.at(table.played)
    return person


def toast(person: Person) -> Locator:
    return person.page.locator(".toast")


async def explains(person: Person, figure: Locator, words: str, rule: str) -> None:
    """By a tap, and to a mouse that rests on it; and all of it is one tap away."""
    await (figure.tap() if person.page.viewport_size["width"] < 800 else figure.click())
    await expect(toast(person)).to_have_count(1)
    await expect(toast(person)).to_have_text(f"{words} {person.words('rules.number', rule=rule)}✕")
    await expect(person.page.get_by_role("status").filter(has=toast(person))).to_have_count(1)
    await expect(figure).to_have_attribute("title", words)
    # What is asked about next is not covered.
    assert await figure.evaluate(UNCOVERED)


@BOTH
async def test_the_figures_of_a_clan_say_what_they_are(arrive: Arrive, server: Served, size: tuple[int, int]) -> None:
    table = await recorded(server, *MIDDLE)
    person = await opened(arrive, table, size)
    state = (await table.room())["state"]
    clan = state["make_make"]
    standing, reserve = len(state["tangata_manu"][clan]), state["reserves"][clan]
    chief = "chief_here" if reserve["chief"] else "chief_away"
    for part, words, rule in (
        (f"[data-reserve='{clan}']", person.words("explained.tokens", n=reserve["dominance"]), "R2"),
        (f"[data-chief='{clan}']", person.words(f"explained.{chief}"), "R3"),
        (f"[data-bird-men='{clan}']", person.words("explained.bird_men", n=standing, of=5), "R12"),
        (f"[data-won='{clan}']", person.words("explained.make_make", name="\u2068Hina\u2069"), "R9"),
        (".supply", person.words("explained.moai", n=state["moai_left"]), "R11"),
    ):
        await explains(person, person.page.locator(f"{part} button"), words, rule)
    await fits(person)
    await nothing_is_found(person)
    await toast(person).get_by_role("button", name=person.words("rules.number", rule="R11")).click()
    await expect(person.dialog().locator("#r11.marked")).to_be_in_viewport()
    await expect(toast(person)).to_have_count(0)


async def test_it_is_reached_by_keys_and_drawn_where_it_was(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 1)
    person = await opened(arrive, table, PHONE)
    free = person.page.locator(".supply button").last
    await free.focus()
    await person.page.keyboard.press("Enter")
    await expect(toast(person)).to_contain_text(person.words("explained.make_make_free"))
    # A surface for thumbs, and yet no card is higher for it.
    figures = await person.page.locator(".pieces .figure").evaluate_all(
        "all => all.map(one => [one.getBoundingClientRect().width, one.closest('li').clientHeight])"
    )
    assert {(round(width), high) for width, high in figures} == {(30, 30)}


@BOTH
async def test_so_do_the_words_for_a_space(arrive: Arrive, server: Served, size: tuple[int, int]) -> None:
    person = await opened(arrive, await recorded(server, *MIDDLE), size)
    await person.touch(SACRED)
    word = person.page.locator(".sheet").get_by_role("button", name=person.words("sheet.sacred"))
    await explains(person, word, person.words("explained.sacred"), "R9")
    await fits(person)
    await nothing_is_found(person)
    person = await opened(arrive, await recorded(server, *GROUND), size)
    await person.page.locator(".due button").first.click()
    word = person.page.locator(".sheet").get_by_role("button", name=person.words("sheet.ceremonial"))
    await explains(person, word, person.words("explained.ground"), "R12")
    await fits(person)


@BOTH
async def test_my_land_is_seen_and_said_in_short(arrive: Arrive, server: Served, size: tuple[int, int]) -> None:
    table = await recorded(server, *MIDDLE)
    person = await opened(arrive, table, size)
    await with_motion(person)
    await person.at(30)
    room = await table.room()
    clan = room["state"]["clan"]
    held = [space for space, held in room["state"]["territories"].items() if held["clan"] == clan]
    birds = person.words("table.bird_men", n=len(room["state"]["tangata_manu"][clan]), of=5)
    await person.press("commands.land")
    name = f"\u2068{room['seats'][clan]['player']['nickname']}\u2069"
    words = person.words("commands.land_seen", name=name, n=len(held), birds=birds)
    await expect(toast(person)).to_contain_text(words)
    assert await person.page.evaluate(PULSES, room["seats"][clan].get("look", clan)) == [2]
    # Ears are told more, and only once.
    region = person.page.get_by_role("status").filter(has=toast(person))
    await expect(region).to_have_attribute("aria-live", "off")
    await expect(person.page.locator("p.unseen[aria-live]")).to_contain_text(held[0])
