"""What came while a player was away is shown on the return, once: turn by turn, a sentence each; a tap ends it.

The tap counts: motion is never in the way of it.
"""

from time import monotonic
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person, comes_true
from tests.browser.recorded import Recorded, ask, recorded
from tests.browser.test_axe import nothing_is_found
from tests.browser.test_fit import fits
from tests.serving import Served

VIEWS = [
    pytest.param({"size": (390, 844)}, id="phone"),
    pytest.param({"size": (1280, 800), "theme": "dark", "locale": "es-CL", "chosen": "es"}, id="desk"),
]
PATIENCE = 20  # seconds
QUICK, SLOW = (40, 0), (60_000, 0)
# Before the page begins: how long sentences stand, a tab that can be put out of sight, and what was heard and shown.
STAGE = """
let sight = 'SIGHT';
Object.defineProperty(document, 'visibilityState', { get: () => sight });
window.turnTo = (there) => { sight = there; document.dispatchEvent(new Event('visibilitychange')); };
sessionStorage.setItem('make-make:pace', 'LOOK LETTER');
window.heard = [];
window.positions = [];
const note = (list, value) => value && list.at(-1) !== value && list.push(value);
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
  note(heard, document.querySelector('p.unseen[aria-live]')?.textContent);
  const table = document.querySelector('main.table');
  note(positions, table && (table.classList.contains('is-past') ? 'past ' : 'live ') + table.dataset.position);
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true }));
"""


async def come(
    arrive: Arrive, table: Recorded, clan: int, pace: tuple[int, int], *, moves: bool = True, **look: Any
) -> Person:
    """A device of a clan's player that has not been here before."""
    sight = look.pop("sight", "visible")
    person = await table.seat(arrive, clan, "/rules", **look)
    if moves:
        await person.page.emulate_media(reduced_motion="no-preference")
    look_, letter = map(str, pace)
    staged = STAGE.replace("SIGHT", sight).replace("LOOK", look_).replace("LETTER", letter)
    await person.page.add_init_script(staged)
    await person.page.goto(table.address)
    return person


async def has_seen(table: Recorded, clan: int, version: int | None) -> None:
    """Waits until the server knows what this clan's player has seen; None: what it does not know."""
    seen, until = -1, monotonic() + PATIENCE
    while seen != version:
        assert monotonic() < until, f"{seen} was seen, not {version}"
        seen = (await ask(table.url, "GET", f"/api/rooms/{table.code}", table.keys[clan])).json().get("seen")


async def been(arrive: Arrive, server: Served, then: int, until: int, clan: int = 0) -> Recorded:
    """A table at which the player of a clan was until a version, and at which the others have played on."""
    table = await recorded(server, "full", 1, then)
    person = await table.seat(arrive, clan)
    await has_seen(table, clan, then)
    await person.page.goto(f"{table.url}/rules")
    return await table.play(until)


async def live(person: Person, version: int) -> None:
    await person.page.locator(f'main.table:not(.is-past)[data-position="{version}"]').wait_for()
    await expect(person.page.locator(".missed")).to_have_count(0)


def is_open(person: Person) -> object:
    return person.page.locator(".missed").wait_for()


async def test_the_return_shows_turn_by_turn_what_came_and_only_once(arrive: Arrive, server: Served) -> None:
    table = await been(arrive, server, 7, 9)
    person = await come(arrive, table, 0, QUICK)
    await live(person, 9)
    positions = await person.page.evaluate("positions")
    # The board as it was left, then each event, then the live one; nothing flashed up before.
    assert positions == ["past 7", "past 8", "past 9", "live 9"]
    await comes_true(person.page, "heard.length >= 2")
    heard = await person.page.evaluate("heard")
    assert len(heard) == len(set(heard)) == 2
    assert heard[0].startswith(person.words("away.since", n=2))
    await has_seen(table, 0, 9)
    await person.page.reload()
    await live(person, 9)
    assert await person.page.evaluate("positions") == ["live 9"]
    other = await come(arrive, table, 0, QUICK)
    await live(other, 9)
    assert await other.page.evaluate("positions") == ["live 9"]


@pytest.mark.parametrize("look", VIEWS)
async def test_a_tap_anywhere_the_button_and_escape_show_the_live_board(
    arrive: Arrive, server: Served, look: dict
) -> None:
    table = await been(arrive, server, 7, 9)
    person = await come(arrive, table, 0, SLOW, **look)
    await is_open(person)
    await expect(person.page.locator(".missed-turns li")).to_have_count(1)
    await person.page.locator('main[data-position="8"]').wait_for()
    await fits(person)
    await nothing_is_found(person)
    await person.page.keyboard.press("Escape")
    await live(person, 9)
    await has_seen(table, 0, 9)
    await table.play(12)
    for way in ("tap", "button"):
        await person.page.evaluate("turnTo('hidden')")
        await table.play(table.played + 2)
        await person.at(table.played)
        await person.page.evaluate("turnTo('visible')")
        await is_open(person)
        if way == "tap":
            await person.page.locator("[data-space=b3]").click(force=True)
        else:
            await person.press("away.skip")
        await live(person, table.played)
        if way == "tap":
            await expect(person.page.locator("#sheet-title, .sheet h2").first).to_contain_text("b3")
            await person.page.locator("[data-space=b3]").click(force=True)
        await expect(person.page.locator(".sheet")).to_have_count(0)


async def test_a_tab_out_of_sight_sees_nothing_and_shows_it_when_it_comes_back(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 1, 7)
    person = await come(arrive, table, 0, QUICK)
    await live(person, 7)
    await has_seen(table, 0, 7)
    await person.page.evaluate("turnTo('hidden')")
    await table.play(9)
    await person.at(9)
    await has_seen(table, 0, 7)
    await person.page.evaluate("positions.length = 0, turnTo('visible')")
    await live(person, 9)
    assert await person.page.evaluate("positions") == ["past 7", "past 8", "past 9", "live 9"]
    await comes_true(person.page, "heard.length === 2")
    await has_seen(table, 0, 9)


async def test_a_tab_that_opens_out_of_sight_waits_to_be_seen(arrive: Arrive, server: Served) -> None:
    table = await been(arrive, server, 7, 9)
    person = await come(arrive, table, 0, QUICK, sight="hidden")
    await person.at(9)
    await has_seen(table, 0, 7)
    await person.page.evaluate("turnTo('visible')")
    await comes_true(person.page, "positions.includes('past 8')")
    await live(person, 9)
    await has_seen(table, 0, 9)


@pytest.mark.parametrize("look", VIEWS)
async def test_with_less_motion_the_sentences_stand_as_a_list(arrive: Arrive, server: Served, look: dict) -> None:
    table = await been(arrive, server, 7, 9)
    person = await come(arrive, table, 0, SLOW, moves=False, **look)
    await is_open(person)
    await expect(person.page.locator(".missed-turns li")).to_have_count(2)
    await comes_true(person.page, "heard.length === 1")
    assert await person.page.evaluate("positions") == ["live 9"]
    await fits(person)
    await nothing_is_found(person)
    await has_seen(table, 0, 9)
    await person.touch("c4")
    await expect(person.page.locator(".sheet-holder")).to_be_visible()
    await expect(person.page.locator(".missed")).to_have_count(0)


async def test_what_comes_while_it_is_told_is_told_after_it(arrive: Arrive, server: Served) -> None:
    table = await been(arrive, server, 7, 9)
    person = await come(arrive, table, 0, SLOW)
    await is_open(person)
    await comes_true(person.page, "heard.length === 1")
    await table.play(10)
    await person.at(10)
    # As many frames as a sentence would need to be said.
    await person.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert len(await person.page.evaluate("heard")) == 1
    await person.page.keyboard.press("Escape")
    await live(person, 10)
    await comes_true(person.page, "heard.length === 2")
    newest = await person.page.locator(".log-sentence").first.inner_text()
    assert newest.strip() in (await person.page.evaluate("heard"))[1]


@pytest.mark.parametrize("moves", [True, False], ids=["moving", "still"])
async def test_the_way_back_ends_it_and_stays_at_the_table(arrive: Arrive, server: Served, moves: bool) -> None:
    table = await been(arrive, server, 7, 9)
    person = await come(arrive, table, 0, SLOW, moves=moves)
    await is_open(person)
    await comes_true(person.page, "history.state?.layer === 1")
    await person.page.go_back()
    await live(person, 9)
    assert person.page.url == table.address
    await has_seen(table, 0, 9)


async def test_a_space_chosen_by_keys_takes_the_place_of_the_list(arrive: Arrive, server: Served) -> None:
    table = await been(arrive, server, 7, 9)
    person = await come(arrive, table, 0, SLOW, moves=False)
    await is_open(person)
    await person.page.locator("[data-space=c4]").focus()
    await person.page.keyboard.press("Enter")
    await expect(person.page.locator(".sheet-holder")).to_be_visible()
    await expect(person.page.locator(".missed")).to_have_count(0)
    await expect(person.page.locator(".sheet")).to_have_count(1)


@pytest.mark.parametrize("over", ["menu.open", "log.whole"])
async def test_it_waits_for_what_lies_over_the_page(arrive: Arrive, server: Served, over: str) -> None:
    table = await recorded(server, "full", 1, 7)
    person = await come(arrive, table, 0, QUICK)
    await live(person, 7)
    await has_seen(table, 0, 7)
    await person.press(over)
    covered = person.page.locator("dialog[open], .log.tall")
    await expect(covered).to_have_count(1)
    await person.page.evaluate("turnTo('hidden')")
    await table.play(9)
    await person.at(9)
    await person.page.evaluate("positions.length = 0, turnTo('visible')")
    await person.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    await expect(person.page.locator(".missed")).to_have_count(0)
    await has_seen(table, 0, 7)
    await person.page.keyboard.press("Escape")
    await expect(covered).to_have_count(0)
    await comes_true(person.page, "positions.includes('past 8')")
    await live(person, 9)
    await has_seen(table, 0, 9)


async def test_of_very_much_only_the_last_round_is_played_and_to_a_watcher_nothing(
    arrive: Arrive, server: Served
) -> None:
    table = await been(arrive, server, 7, 24)
    person = await come(arrive, table, 0, SLOW, moves=False)
    await is_open(person)
    await expect(person.page.locator(".missed-turns li")).to_have_count(3)
    await person.sees("away.last_round")
    watcher = await table.seat(arrive, None)
    await live(watcher, 24)


async def test_what_was_seen_on_the_other_device_and_what_is_ones_own_is_not_shown(
    arrive: Arrive, server: Served
) -> None:
    table = await recorded(server, "full", 1, 7)
    phone = await come(arrive, table, 0, QUICK)
    await live(phone, 7)
    await has_seen(table, 0, 7)
    await phone.page.evaluate("turnTo('hidden')")
    desk = await come(arrive, table, 0, QUICK, size=(1280, 800))
    await table.play(9)
    await live(desk, 9)
    await has_seen(table, 0, 9)
    await phone.at(9)
    await comes_true(phone.page, "sessionStorage.getItem(`make-make:seen:${location.pathname.slice(3)}`) === '9'")
    await phone.page.evaluate("positions.length = 0, turnTo('visible')")
    # Of the next, the first is the player's own.
    await table.play(10)
    await live(phone, 10)
    assert not [one for one in await phone.page.evaluate("positions") if one.startswith("past")]
