"""Every page fits the hand that holds it: nothing scrolls sideways, nothing to press is smaller than a thumb."""

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.recorded import Recorded, ask, recorded
from tests.serving import Served

SIZES = [(360, 740, "es-CL"), (390, 844, "en-GB"), (1280, 800, "es-CL")]
THUMB = 44  # CSS pixels
GROUND = ("games", 44, 63)

# What can be pressed, each with its size; a box to tick counts with its label, a link within a sentence is text.
TARGETS = """() => [...document.querySelectorAll(
    'button, a.button, .foot a, .home, .game, input, select, summary, [role=spinbutton]')]
  .filter(one => one.checkVisibility() && !one.closest('[inert]'))
  .map(one => one.matches('[type=checkbox], [type=radio]') ? one.closest('label') : one)
  .map(one => [one.textContent.trim() || one.getAttribute('aria-label') || one.name, one.getBoundingClientRect()])
  .map(([name, box]) => [name, Math.round(box.width), Math.round(box.height)])"""
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL_PRINT = """() => [...document.querySelectorAll('[type=text], select')].filter(one => one.checkVisibility())
  .filter(one => parseFloat(getComputedStyle(one).fontSize) < 16).length"""
OUTSIDE = """() => [...document.querySelectorAll('button, h1, h2, p, .clan')]
  .filter(one => one.checkVisibility() && !one.closest('.unseen, [inert]') && !one.matches('.unseen'))
  .filter(one => one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < -1)
  .map(one => one.textContent)"""


async def fits(person: Person) -> None:
    assert await person.page.evaluate(SIDEWAYS) <= 0
    assert await person.page.evaluate(OUTSIDE) == []
    targets = await person.page.evaluate(TARGETS)
    assert targets
    assert [target for target in targets if target[1] < THUMB or target[2] < THUMB] == []
    assert await person.page.evaluate(SMALL_PRINT) == 0


async def opened(
    arrive: Arrive, table: Recorded, view: tuple[int, int, str], clan: int | None, path: str | None = None
):
    wide, high, locale = view
    return await table.seat(arrive, clan, path, size=(wide, high), locale=locale, chosen=locale.split("-")[0])


@pytest.mark.parametrize("view", SIZES, ids=lambda view: f"{view[0]}x{view[1]}")
async def test_the_pages_before_the_game_fit(arrive: Arrive, server: Served, view: tuple[int, int, str]) -> None:
    table = await recorded(server, "full", 1, seated=False)
    room = (await ask(server.url, "GET", f"/api/rooms/{table.code}", table.keys[0])).json()
    invited = f"/r/{table.code}#{room['invite']}"
    for clan, path, shows in (
        (0, "/", "front.my_games"),
        (0, None, "waiting.invite"),
        (None, invited, "invited.sit_down"),
        (None, None, "invited.no_invite"),
        (None, "/rules", "rules.title"),
    ):
        person = await opened(arrive, table, view, clan, path)
        await person.sees(shows)
        if shows == "front.my_games":
            await person.page.get_by_text(person.words("front.more")).click()
        await fits(person)


@pytest.mark.parametrize("view", SIZES, ids=lambda view: f"{view[0]}x{view[1]}")
async def test_the_table_fits_and_so_does_what_lies_over_it(
    arrive: Arrive, server: Served, view: tuple[int, int, str]
) -> None:
    table = await recorded(server, *GROUND)
    person = await opened(arrive, table, view, await table.mover())
    await person.at(63)
    await fits(person)
    await person.page.locator(".due button").first.click()
    await person.page.locator(".outcome").wait_for()
    await fits(person)
    await person.touch("c4")
    await person.page.locator(".refusal").wait_for()
    await fits(person)
    await person.press("menu.open")
    await fits(person)
    await table.act(table.row["actions"][63])
    await person.at(64)
    await person.page.keyboard.press("Escape")
    await fits(person)


@pytest.mark.parametrize("view", SIZES, ids=lambda view: f"{view[0]}x{view[1]}")
async def test_the_table_needs_no_scrolling_and_the_sheet_leaves_the_board_free(
    arrive: Arrive, server: Served, view: tuple[int, int, str]
) -> None:
    table = await recorded(server, "full", 1, 5)
    person = await opened(arrive, table, view, await table.mover())
    await person.at(5)
    room = await table.room()
    await person.touch(next(iter(room["legal"]["place"])))
    await person.page.locator(".outcome").wait_for()
    page = person.page
    assert await page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    board = await page.locator(".board-picture").bounding_box()
    sheet = await page.locator(".sheet").bounding_box()
    assert board
    assert sheet
    beside = sheet["x"] >= board["x"] + board["width"]
    assert beside or sheet["y"] >= board["y"] + board["height"]
    # What would come of it is to be seen before every clan.
    for card in await page.locator(".clan").all():
        box = await card.bounding_box()
        assert box
        assert beside or box["y"] + box["height"] <= sheet["y"]
    confirm = await person.confirmation.bounding_box()
    assert confirm
    assert confirm["y"] + confirm["height"] <= view[1]
