"""All positions of a game: by slider, buttons, keys and swipe; each has a link; nothing can be done there."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person, comes_true
from tests.browser.recorded import Recorded, ask, recorded
from tests.browser.test_axe import nothing_is_found
from tests.browser.test_fit import fits
from tests.serving import Served

GAME = ("full", 1, 12)
VIEWS = [
    pytest.param({"size": (390, 844)}, id="phone"),
    pytest.param({"size": (1280, 800), "theme": "dark", "locale": "es-CL", "chosen": "es"}, id="desk"),
]


async def shows(person: Person, position: int, of: int) -> None:
    """This position is on the board, in words, and in the address."""
    await person.page.locator(f'main.table.is-past[data-position="{position}"]').wait_for()
    title = person.page.locator("#scrubber-title")
    key = "past.position_now" if position == of else "past.position"
    await expect(title).to_have_text(person.words(key, n=position, of=of))
    await expect(person.page).to_have_url(re.compile(rf"/r/[\w-]+\?v={position}$"))


async def is_live(person: Person, version: int) -> None:
    await person.page.locator(f'main.table:not(.is-past)[data-position="{version}"]').wait_for()
    await expect(person.page.locator(".scrubber")).to_have_count(0)
    await expect(person.page).to_have_url(re.compile(r"/r/[\w-]+$"))


async def at_position(table: Recorded, version: int) -> dict[str, dict]:
    """Who holds what there, as the server says."""
    path = f"/api/rooms/{table.code}/states/{version}"
    return (await ask(table.url, "GET", path)).json()["territories"]


async def tokens(person: Person) -> set[str]:
    """The territories on which something stands."""
    names = await person.page.locator("[data-piece]").evaluate_all("all => all.map(one => one.dataset.piece)")
    return set(names)


@pytest.mark.parametrize("look", VIEWS)
async def test_every_position_by_buttons_slider_and_keys(arrive: Arrive, server: Served, look: dict) -> None:
    table = await recorded(server, *GAME)
    person = await table.seat(arrive, await table.mover(), **look)
    await person.at(12)
    entries = await person.page.evaluate("history.length")
    await person.press("past.open")
    await shows(person, 11, 12)
    assert await tokens(person) == set(await at_position(table, 11))
    await person.press("past.back")
    await shows(person, 10, 12)
    assert await tokens(person) == set(await at_position(table, 10))
    await person.press("past.first")
    await shows(person, 0, 12)
    await person.sees("past.begin")
    assert await tokens(person) == set()
    slider = person.page.get_by_role("slider")
    for key, position in (("ArrowRight", 1), ("End", 12), ("ArrowLeft", 11), ("Home", 0)):
        await slider.press(key)
        await shows(person, position, 12)
    await slider.fill("7")
    await shows(person, 7, 12)
    await expect(slider).to_have_attribute("aria-valuetext", re.compile(person.words("past.position", n=7, of=12)))
    # Only one step back leads out of it, however many positions were looked at.
    assert await person.page.evaluate("history.length") <= entries + 1
    await fits(person)
    await nothing_is_found(person)
    await person.page.go_back()
    await is_live(person, 12)
    await person.page.locator(".log-step").nth(5).click()
    await shows(person, 7, 12)
    await person.press("past.now")
    await is_live(person, 12)


async def test_a_tap_on_the_way_back_counts_though_somebody_has_played(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 1, 7)
    mover = await table.mover()
    next_to_play = (mover + 1) % table.row["players"]
    person = await table.seat(arrive, next_to_play)
    await person.page.emulate_media(reduced_motion="no-preference")
    await person.page.evaluate("sessionStorage.setItem('make-make:pace', '60000 0')")
    await person.at(7)
    await person.press("past.open")
    await shows(person, 6, 7)
    await person.sees("past.looking")
    while await table.mover() != next_to_play:
        await table.play(table.played + 1)
    await person.sees("past.looking_mine")
    await person.press("past.now")
    await person.page.locator(".missed").wait_for()
    await person.page.locator("[data-space=c4]").click(force=True)
    await expect(person.page.locator(".missed")).to_have_count(0)
    await expect(person.page.locator(".sheet")).to_contain_text(person.words("sheet.centre_title"))
    await is_live(person, table.played)


async def test_brackets_work_from_anywhere_but_not_while_typing(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, *GAME)
    person = await table.seat(arrive, await table.mover(), size=(1280, 800))
    await person.at(12)
    press = person.page.keyboard.press
    told = person.page.locator("p.unseen[aria-live]")
    await press("]")
    await expect(told).to_have_text(person.words("past.is_now"))
    await person.page.locator("[data-space=c4]").focus()
    for key, position in (("[", 11), ("[", 10), ("]", 11)):
        await press(key)
        await shows(person, position, 12)
        await expect(told).to_contain_text(person.words("past.position", n=position, of=12))
    # The keys still walk over the board.
    await expect(person.page.locator("[data-space=c4]")).to_be_focused()
    await press("Escape")
    await is_live(person, 12)
    await person.press("menu.open")
    await expect(person.dialog()).to_be_visible()
    await press("[")
    await person.press("nickname.change")
    await person.page.get_by_label(person.words("nickname.label")).press("[")
    await press("Escape")
    await expect(person.dialog()).to_have_count(0)
    await is_live(person, 12)


async def test_the_focus_goes_back_to_what_led_here(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, *GAME)
    person = await table.seat(arrive, 0, size=(1280, 800))
    await person.at(12)
    for way in ("Escape", "past.now"):
        await person.button("past.open").focus()
        await person.page.keyboard.press("Enter")
        await shows(person, 11, 12)
        await expect(person.page.get_by_role("slider")).to_be_focused()
        if way == "past.now":
            await person.button(way).focus()
            await person.page.keyboard.press("Enter")
        else:
            await person.page.keyboard.press(way)
        await is_live(person, 12)
        await expect(person.button("past.open")).to_be_focused()
    step = person.page.locator(".log-step").nth(3)
    await step.focus()
    await person.page.keyboard.press("Enter")
    await shows(person, 9, 12)
    await person.page.keyboard.press("Escape")
    await is_live(person, 12)
    await expect(step).to_be_focused()


async def test_a_finger_turns_the_positions_over(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, *GAME)
    person = await table.seat(arrive, None)
    await person.at(12)
    await person.press("past.open")
    await shows(person, 11, 12)
    for by, position in ((120, 10), (-120, 11), (120, 10)):
        await swipe(person, by)
        await shows(person, position, 12)


async def test_on_a_phone_the_whole_log_is_a_sheet_that_leads_to_positions(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, *GAME)
    person = await table.seat(arrive, 0)
    await person.at(12)
    for way in ("back", "Escape"):
        await person.press("log.whole")
        await expect(person.page.locator(".log.tall .log-step")).to_have_count(12)
        # Nobody is so quick that the way back does not know of the sheet yet.
        await comes_true(person.page, "history.state?.layer === 1")
        await (person.page.go_back() if way == "back" else person.page.keyboard.press(way))
        await expect(person.page.locator(".log.tall")).to_have_count(0)
    await person.press("log.whole")
    await fits(person)
    await nothing_is_found(person)
    await person.page.locator(".log-step").last.click()
    await shows(person, 1, 12)
    await expect(person.page.locator(".log.tall")).to_have_count(0)


async def swipe(person: Person, by: int) -> None:
    """A finger goes sideways over the words of the scrubber."""
    await person.page.locator(".scrubber-said").evaluate(
        """(said, by) => {
          const { left, top, width } = said.getBoundingClientRect();
          const at = (x) => ({ bubbles: true, pointerId: 7, pointerType: 'touch', clientX: x, clientY: top + 9 });
          said.dispatchEvent(new PointerEvent('pointerdown', at(left + width / 2)));
          said.dispatchEvent(new PointerEvent('pointerup', at(left + width / 2 + by)));
        }""",
        by,
    )


async def test_nothing_can_be_done_there_and_what_is_new_waits(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, *GAME)
    mover = await table.mover()
    person = await table.seat(arrive, mover)
    await person.at(12)
    await person.touch("c4")
    await expect(person.page.locator(".refusal")).to_be_visible()
    await person.page.keyboard.press("Escape")
    await person.press("past.open")
    await shows(person, 11, 12)
    await expect(person.page.locator("[data-space][aria-disabled=true]")).to_have_count(0)
    await expect(person.page.locator(".due, .end")).to_have_count(0)
    await person.touch("c4")
    await expect(person.page.locator(".refusal, .outcome")).to_have_count(0)
    await table.play(14)
    await person.at(14)
    await shows(person, 11, 14)
    await person.sees("past.newer", n=2)
    await nothing_is_found(person)
    await person.press("past.now")
    await is_live(person, 14)


async def test_a_link_shows_its_position_to_seats_and_watchers(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, *GAME)
    for clan in (0, None):
        person = await table.seat(arrive, clan, f"/r/{table.code}?v=5#some-invite")
        await shows(person, 5, 12)
        assert await tokens(person) == set(await at_position(table, 5))
        await person.page.reload()
        await shows(person, 5, 12)
        await person.press("past.now")
        await is_live(person, 12)
    await person.press("past.open")
    await person.press("past.back")
    await shows(person, 10, 12)
    await person.page.evaluate("document.execCommand = () => (window.copied = document.activeElement.value, true)")
    await person.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    await person.press("past.copy")
    await person.sees("share.copied")
    assert await person.page.evaluate("copied") == f"{table.address}?v=10"


async def test_a_position_that_is_none_is_said_over_the_live_board(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, *GAME)
    person = await table.seat(arrive, None, f"/r/{table.code}?v=13")
    for nonsense in ("ariki", None):
        await person.sees("past.none")
        await is_live(person, 12)
        if nonsense:
            await person.page.goto(f"{table.address}?v={nonsense}")


async def test_an_invite_with_a_position_still_offers_the_seat(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 1, seated=False)
    room = (await ask(server.url, "GET", f"/api/rooms/{table.code}", table.keys[0])).json()
    person = await arrive(f"{table.address}?v=3#{room['invite']}")
    await person.sit("Tiki")
    await expect(person.page.get_by_text("Tiki").first).to_be_visible()


async def test_a_finished_game_offers_to_be_looked_through(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 1, 3)
    for clan in (1, 2):
        await table.act({"type": "retire", "clan": clan})
    last = 5
    person = await table.seat(arrive, 0)
    await person.at(last)
    await person.press("past.through")
    await shows(person, 0, last)
    await person.press("past.last")
    await shows(person, last, last)
    await expect(person.page.locator(".end")).to_have_count(0)
