"""Every page fits the hand that holds it: nothing scrolls sideways, nothing to press is smaller than a thumb."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person, comes_true
from tests.browser.recorded import Recorded, ask, recorded
from tests.browser.tables import place
from tests.serving import Served

SIZES = [(360, 740, "es-CL"), (390, 844, "en-GB"), (1280, 800, "es-CL")]
THUMB = 44  # CSS pixels
GROUND = ("games", 44, 63)

# What can be pressed, each with its size; a box to tick counts with its label, a link within a sentence is text.
# While a sheet needs the room of a phone, figures that only explain themselves are no larger than they look.
TARGETS = """() => [...document.querySelectorAll(
    'button, a.button, .foot a, .home, .game, input, select, summary, [role=spinbutton]')]
  .filter(one => one.checkVisibility() && !one.closest('[inert]'))
  .filter(one => innerWidth >= 640 || !one.matches('.table:has(.sheet) .clan .explained'))
  .map(one => one.matches('[type=checkbox], [type=radio]') ? one.closest('label') : one)
  .map(one => [one.textContent.trim() || one.getAttribute('aria-label') || one.name, one.getBoundingClientRect()])
  .map(([name, box]) => [name, Math.round(box.width), Math.round(box.height)])"""
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL_PRINT = """() => [...document.querySelectorAll('[type=text], select')].filter(one => one.checkVisibility())
  .filter(one => parseFloat(getComputedStyle(one).fontSize) < 16).length"""
# Of few choices the longest, of many the chosen one; the arrow stands in the padding.
CUT = """() => {
  const pen = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll('select')].filter(one => one.checkVisibility()).flatMap(one => {
    const style = getComputedStyle(one);
    pen.font = style.font;
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const choices = one.options.length > 20 ? [one.selectedOptions[0]] : [...one.options];
    return choices.map(choice => choice.text).filter(words => pen.measureText(words).width > room);
  });
}"""
# How many things stand in each line of a part.
LINES = """parts => Object.values(Object.groupBy(parts, one => Math.round(one.getBoundingClientRect().y)))
  .map(line => line.length)"""
# What is moved sideways within its row is no part of the page.
OUTSIDE = """() => [...document.querySelectorAll('button, h1, h2, p, .clan')]
  .filter(one => one.checkVisibility() && !one.closest('.unseen, [inert], .talk-phrases') && !one.matches('.unseen'))
  .filter(one => one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < -1)
  .map(one => one.textContent)"""


async def fits(person: Person) -> None:
    assert await person.page.evaluate(SIDEWAYS) <= 0
    assert await person.page.evaluate(OUTSIDE) == []
    assert await person.page.evaluate(CUT) == []
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
            await person.page.get_by_label(person.words("pace.label")).select_option("days_3")
        await fits(person)
        if await person.page.locator(".foot").count():
            # No way stands alone below the others.
            assert await person.page.locator(".foot a").evaluate_all(LINES) in ([4], [2, 2])


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
async def test_many_notes_lay_nothing_over_the_board(
    arrive: Arrive, server: Served, view: tuple[int, int, str]
) -> None:
    table = await recorded(server, "full", 1, 5)
    clan = await table.mover()
    for path, body in (("draw", {"agree": True}), ("proposals", {"end": True, "pace": {"kind": "days", "turn": 2}})):
        await ask(server.url, "POST", f"/api/rooms/{table.code}/{path}", table.keys[clan], body)
    person = await opened(arrive, table, view, clan)
    await person.page.locator(".offer").nth(1).wait_for()
    await fits(person)
    parts = [person.page.locator(part) for part in (".board-picture", ".tools", ".clans")]
    above, tools, below = [await part.bounding_box() for part in parts]
    assert above
    assert tools
    assert below
    assert above["y"] + above["height"] <= tools["y"] + 1
    assert tools["y"] + tools["height"] <= below["y"] + 1


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


async def test_what_is_asked_at_a_table_covers_nothing_of_it(arrive: Arrive, server: Served) -> None:
    """Two questions and the time of a turn leave less room than all that is below them needs: then that scrolls."""
    table = await recorded(server, "full", 1, 20, pace={"kind": "days", "turn": 3, "bank": 0})
    await ask(server.url, "POST", f"/api/rooms/{table.code}/proposals", table.keys[1], {"end": True})
    await ask(server.url, "POST", f"/api/rooms/{table.code}/draw", table.keys[0], {"agree": True})
    person = await opened(arrive, table, (360, 740, "es-CL"), 0)
    await person.at(20)
    await expect(person.page.locator(".table-asked .offer")).to_have_count(2)
    board, tools, clans, log = [
        await person.page.locator(part).bounding_box() for part in (".board-picture", ".tools", ".clans", ".log-head")
    ]
    assert board["height"] > 180
    assert board["y"] + board["height"] <= tools["y"]
    assert tools["y"] + tools["height"] <= clans["y"]
    assert clans["y"] + clans["height"] <= log["y"]


async def bottom(person: Person, part: str) -> float:
    box = await person.page.locator(part).first.bounding_box()
    assert box
    return box["y"] + box["height"]


async def test_what_leads_on_is_in_reach_on_the_smallest_phone(arrive: Arrive, server: Served) -> None:
    """After a lesson, and after a game, however much is said before the button."""
    high, view = 740, {"size": (360, 740), "locale": "es-CL", "chosen": "es"}
    learner = await arrive(f"{server.url}/learn", **view)
    await learner.act(place("d4"))
    await expect(learner.page.locator(".lesson-answer.done")).to_be_visible()
    assert await bottom(learner, ".lesson-answer .primary") <= high
    four = await recorded(server, *GROUND)
    await four.play(len(four.row["actions"]))
    winner = await four.seat(arrive, four.row["winner"], **view)
    await winner.page.locator(".end").wait_for()
    assert await bottom(winner, ".end .primary") <= high


async def test_looking_back_leaves_every_clan_to_be_seen(arrive: Arrive, server: Served) -> None:
    """Also for who watches, at a conquest, of which there is much to say."""
    table = await recorded(server, "full", 1, 24)
    watcher = await table.seat(arrive, None, f"/r/{table.code}?v=22", size=(360, 740), locale="es-CL", chosen="es")
    await watcher.page.locator(".scrubber").wait_for()
    sheet = await watcher.page.locator(".scrubber").bounding_box()
    assert sheet
    assert await bottom(watcher, ".clan-list") <= sheet["y"]


async def test_on_a_phone_on_its_side_all_that_is_asked_is_in_reach(arrive: Arrive, server: Served) -> None:
    """Two questions are higher than such a phone; they are scrolled, and the board stands still."""
    table = await recorded(server, "full", 1, 20, pace={"kind": "days", "turn": 3, "bank": 0})
    await ask(server.url, "POST", f"/api/rooms/{table.code}/proposals", table.keys[1], {"end": True})
    await ask(server.url, "POST", f"/api/rooms/{table.code}/draw", table.keys[0], {"agree": True})
    person = await table.seat(arrive, 0, size=(740, 360), locale="es-CL", chosen="es")
    await expect(person.page.locator(".table-asked .offer")).to_have_count(2)
    for part in (".offer button", ".clan", ".log-head"):
        last = person.page.locator(part).last
        await last.scroll_into_view_if_needed()
        await expect(last).to_be_in_viewport(ratio=0.9)
        await expect(person.page.locator(".board-picture")).to_be_in_viewport(ratio=0.9)


LOW = (844, 390, "es-CL")


async def test_on_a_phone_on_its_side_what_is_filled_in_stands_beside_the_board(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 1, seated=False)
    room = (await ask(server.url, "GET", f"/api/rooms/{table.code}", table.keys[0])).json()
    for path in ("/", f"/r/{table.code}#{room['invite']}"):
        person = await opened(arrive, table, LOW, None, path)
        await person.page.locator("form.card").wait_for()
        island = await person.page.locator("div.island").bounding_box()
        form = await person.page.locator("form.card").bounding_box()
        assert island
        assert form
        assert island["x"] + island["width"] < form["x"]
        assert form["y"] < LOW[1] / 2


async def test_on_a_phone_on_its_side_a_dialog_shows_how_it_ends(arrive: Arrive, server: Served) -> None:
    """What it is for stays in sight; without that, its edge fades as long as there is more."""
    table = await recorded(server, "full", 1, seated=False)
    host = await opened(arrive, table, LOW, 0)
    await host.press("arrange.change")
    await expect(host.dialog().locator(".answers .primary")).to_be_in_viewport(ratio=1)
    game = await recorded(server, "full", 1, 5)
    person = await opened(arrive, game, LOW, 0)
    await person.at(5)
    await person.press("app.rules")
    fades = "dialog => getComputedStyle(dialog.querySelector('.dialog-inside'), '::after').opacity"
    assert await person.dialog().evaluate(fades) == "1"
    await person.dialog().evaluate("dialog => dialog.scrollTo(0, dialog.scrollHeight)")
    await comes_true(person.page, f"({fades})(document.querySelector('dialog')) === '0'")
    await person.page.keyboard.press("Escape")
    await expect(person.dialog()).to_have_count(0)
    # The menu, whose every entry is a choice, is seen as a whole.
    await person.press("menu.open")
    await expect(person.dialog().get_by_text(person.words("menu.sounds"))).to_be_in_viewport(ratio=1)
    assert await person.dialog().evaluate("dialog => dialog.scrollHeight - dialog.clientHeight") <= 1


@pytest.mark.parametrize("view", [LOW, (360, 740, "es-CL")], ids=["side", "upright"])
async def test_the_way_on_covers_nothing_of_what_a_lesson_says(
    arrive: Arrive, server: Served, view: tuple[int, int, str]
) -> None:
    wide, high, locale = view
    learner = await arrive(f"{server.url}/learn", size=(wide, high), locale=locale, chosen="es")
    await learner.act(place("d4"))
    await learner.page.locator(".lesson-answer.done").wait_for()
    said = await bottom(learner, ".lesson-answer p:not(.row)")
    way = await learner.page.locator(".lesson-answer .primary").bounding_box()
    assert way
    assert said <= way["y"]
    assert way["y"] + way["height"] <= high
