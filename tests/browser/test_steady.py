"""Nothing moves under a finger: neither when somebody asks something, nor when a territory is touched."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person, comes_true
from tests.browser.recorded import Recorded, ask, recorded
from tests.browser.test_axe import nothing_is_found
from tests.browser.test_fit import fits
from tests.serving import Served

PHONES = [(390, 844, "en-GB"), (360, 740, "es-CL")]
SIZES = [*PHONES, (844, 390, "es-CL"), (1280, 800, "en-GB")]
PLACES = """parts => parts.flatMap(part => [...document.querySelectorAll(part)])
  .map(one => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))"""
STANDS = [".turn", ".board", ".tool"]


def named(size: tuple[int, int, str]) -> str:
    return f"{size[0]}x{size[1]}"


async def mover_at(arrive: Arrive, table: Recorded, size: tuple[int, int, str]) -> Person:
    wide, high, locale = size
    person = await table.seat(
        arrive, await table.mover(), size=(wide, high), locale=locale, chosen=locale.split("-")[0]
    )
    await person.at(table.played)
    return person


async def others_ask(table: Recorded) -> None:
    other = table.keys[(await table.mover() + 1) % len(table.keys)]
    path = f"/api/rooms/{table.code}"
    await ask(table.url, "POST", f"{path}/draw", other, {"agree": True})
    await ask(table.url, "POST", f"{path}/proposals", other, {"end": True})


async def places(person: Person, *parts: str) -> list[list[int]]:
    found = await person.page.evaluate(PLACES, [*STANDS, *parts])
    assert found
    return found


async def open_sheet(person: Person) -> None:
    await person.page.locator("[data-space][aria-disabled=false]").last.click(force=True)
    await person.page.locator(".outcome").wait_for()
    await comes_true(person.page, "document.querySelector('.sheet').getAnimations().length === 0")


@pytest.mark.parametrize("size", PHONES, ids=named)
async def test_what_is_asked_comes_from_below(arrive: Arrive, server: Served, size: tuple[int, int, str]) -> None:
    table = await recorded(server, "full", 1, 36, pace={"kind": "days", "turn": 3, "bank": 0})
    person = await mover_at(arrive, table, size)
    before = await places(person, ".clan")
    await others_ask(table)
    offers = person.page.locator(".table-asked .offer")
    await expect(offers).to_have_count(2)
    assert await places(person, ".clan") == before
    for button in await offers.get_by_role("button").all():
        await expect(button).to_be_in_viewport(ratio=1)
    await nothing_is_found(person)
    await fits(person)


@pytest.mark.parametrize("size", PHONES, ids=named)
async def test_a_touched_territory_leaves_the_board_and_its_tools(
    arrive: Arrive, server: Served, size: tuple[int, int, str]
) -> None:
    table = await recorded(server, "full", 1, 36)
    person = await mover_at(arrive, table, size)
    before = await places(person)
    top = (await person.page.locator(".clan").first.bounding_box())["y"]
    await open_sheet(person)
    assert await places(person) == before
    assert (await person.page.locator(".clan").first.bounding_box())["y"] == top
    await expect(person.button("tools.closer")).to_be_visible()


MANY = ("games", 44, 39)
"""The next action there is a conquest, of which five things follow."""
TOUCHING = """() => {
  const overlap = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
  // Of the line that a name stands on what is above and below its letters is empty.
  const ink = name => {
    const { left, right, top, bottom, height } = name.getBoundingClientRect();
    return { left, right, top: top + height / 4, bottom: bottom - height / 4 };
  };
  const bodies = [...document.querySelectorAll('.pieces .piece-body, .pieces .moai-head')]
    .map(one => one.getBoundingClientRect());
  return [...document.querySelectorAll('.coordinate-small')]
    .filter(name => bodies.some(body => overlap(ink(name), body))).map(name => name.textContent);
}"""


@pytest.mark.parametrize("size", PHONES, ids=named)
async def test_what_follows_covers_no_clan_and_is_found_on_the_board(
    arrive: Arrive, server: Served, size: tuple[int, int, str]
) -> None:
    """However much follows: the figures before the clans are seen, and the spaces that are named bear their names."""
    table = await recorded(server, *MANY)
    person = await mover_at(arrive, table, size)
    names = person.page.locator(".coordinate")
    await expect(names).to_have_count(0)
    await person.choose(table.row["actions"][table.played])
    await expect(person.page.locator(".outcome li")).to_have_count(5)
    await expect(names).to_have_text(["b1", "b2", "b3", "c2", "c3"])
    sheet = await person.page.locator(".sheet").bounding_box()
    for card in await person.page.locator(".clan").all():
        box = await card.bounding_box()
        assert box["y"] + box["height"] <= sheet["y"]
    await expect(person.confirmation).to_be_in_viewport(ratio=1)
    await person.page.locator(".outcome li").last.scroll_into_view_if_needed()
    await expect(person.page.locator(".outcome li").last).to_be_in_viewport(ratio=1)
    await nothing_is_found(person)
    await person.press("app.close")
    await expect(names).to_have_count(0)


@pytest.mark.parametrize("turns", range(4))
async def test_the_names_of_spaces_lie_over_no_piece(arrive: Arrive, server: Served, turns: int) -> None:
    table = await recorded(server, *MANY)
    person = await mover_at(arrive, table, PHONES[0])
    await person.press("tools.names")
    for _ in range(turns):
        await person.press("tools.turn")
    await expect(person.page.locator(f'.board-picture[data-turn="{turns}"]')).to_be_visible()
    await expect(person.page.locator(".coordinate-small").first).to_be_visible()
    assert await person.page.evaluate(TOUCHING) == []
    # Where bird men are close they lie over a name, and not it over them.
    order = "document.querySelector('.coordinates').compareDocumentPosition(document.querySelector('.grounds'))"
    assert await person.page.evaluate(f"{order} === Node.DOCUMENT_POSITION_FOLLOWING")


@pytest.mark.parametrize("size", SIZES, ids=named)
async def test_what_is_asked_under_an_open_sheet_waits_and_is_said(
    arrive: Arrive, server: Served, size: tuple[int, int, str]
) -> None:
    """Its words stand over whose turn it is; its buttons come when the sheet is gone."""
    table = await recorded(server, "full", 1, 36)
    person = await mover_at(arrive, table, size)
    await open_sheet(person)
    before = await places(person, ".sheet", ".sheet button")
    await others_ask(table)
    first = person.page.locator(".table-asked .offer").first
    await expect(first.locator("p")).to_be_visible()
    await expect(person.page.locator(".table-asked .offer")).to_have_count(2)
    assert await places(person, ".sheet", ".sheet button") == before
    await expect(first.get_by_role("button").first).to_be_hidden()
    await nothing_is_found(person)
    await person.press("time.answer")
    await expect(person.page.locator(".sheet")).to_have_count(0)
    await expect(person.button("time.answer")).to_be_hidden()
    await expect(first.get_by_role("button").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", SIZES, ids=named)
async def test_looking_back_moves_nothing_nor_does_who_plays_meanwhile(
    arrive: Arrive, server: Served, size: tuple[int, int, str]
) -> None:
    table = await recorded(server, "full", 1, 14)
    person = await mover_at(arrive, table, size)
    board = await person.page.evaluate(PLACES, [".board", ".tool"])
    await person.press("past.open")
    await person.page.locator(".scrubber").wait_for()
    await comes_true(person.page, "document.querySelector('.scrubber').getAnimations().length === 0")
    assert await person.page.evaluate(PLACES, [".board", ".tool"]) == board
    parts = [".board", ".tool", ".turn button", ".scrubber button", ".scrubber input"]
    before = await person.page.evaluate(PLACES, parts)
    await table.play(16)
    await person.sees("past.newer", n=2)
    assert await person.page.evaluate(PLACES, parts) == before
    await fits(person)
