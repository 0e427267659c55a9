"""What if: everyone's turns are tried by hand, nobody else ever sees it, and it never looks like the real board."""

from typing import Any

import pytest
from playwright.async_api import Request, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.recorded import Recorded, ask, recorded
from tests.browser.test_axe import nothing_is_found
from tests.serving import Served

PHONE, DESK = (390, 844), (1280, 800)
SEA = "getComputedStyle(document.querySelector('.stop-mid')).stopColor"
FRAME = "getComputedStyle(document.querySelector('.board'), '::after').borderImageSource"


def sent(person: Person) -> list[tuple[str, str]]:
    """What the page asks the server from now on, beside looking."""
    found: list[tuple[str, str]] = []

    def hear(request: Request) -> None:
        if request.method != "GET":
            found.append((request.method, request.url.split("/", 3)[3]))

    person.page.on("request", hear)
    return found


async def enter(person: Person) -> None:
    await person.press("what_if.open")
    await expect(person.page.locator(".what-if-bar strong")).to_have_text(person.words("what_if.label"))


async def leave(person: Person) -> None:
    await person.press("what_if.leave")
    await expect(person.page.locator(".what-if")).to_have_count(0)


async def to_move(person: Person) -> str | None:
    return await person.page.locator(".clan[aria-current] bdi").text_content()


def actions(table: Recorded) -> list[dict[str, Any]]:
    """What was played next in the recorded game: legal for sure."""
    return list(table.row["actions"][table.played : table.played + 2])


@pytest.mark.parametrize(("size", "clan"), [(PHONE, None), (DESK, 0)], ids=["phone-watcher", "desk-seated"])
async def test_turns_of_all_clans_are_tried_and_taken_back_and_none_is_sent(
    arrive: Arrive, server: Served, size: tuple[int, int], clan: int | None
) -> None:
    table = await recorded(server, "full", 1, 30)
    person = await table.seat(arrive, clan, size=size)
    await person.at(30)
    board, sea, name = await person.board(), await person.page.evaluate(SEA), await to_move(person)
    assert await person.page.evaluate(FRAME) == "none"
    asked = sent(person)
    await enter(person)
    await person.at(0)
    assert await person.page.evaluate(SEA) != sea
    assert "repeating-linear-gradient" in await person.page.evaluate(FRAME)
    await nothing_is_found(person)
    start = await person.board()
    for version, action in enumerate(actions(table), start=1):
        await person.act(action)
        await person.at(version)
    tried = await person.board()
    assert tried != start
    assert await to_move(person) != name
    await person.press("what_if.undo")
    await person.at(1)
    await person.press("what_if.undo")
    await person.at(0)
    assert await person.board() == start
    await expect(person.button("what_if.undo")).to_be_disabled()
    await person.press("what_if.redo")
    await person.press("what_if.redo")
    await person.at(2)
    assert await person.board() == tried
    await expect(person.button("what_if.redo")).to_be_disabled()
    await leave(person)
    await person.at(30)
    assert await person.board() == board
    assert (await table.room())["version"] == 30
    assert set(asked) == {("POST", "api/preview")}


async def test_the_table_goes_on_meanwhile_and_disturbs_nobody(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 1, 30)
    person = await table.seat(arrive, None, size=DESK)
    await person.at(30)
    await enter(person)
    first, _ = actions(table)
    await person.act(first)
    await person.at(1)
    tried = await person.board()
    told = person.page.locator("p.unseen[aria-live]")
    await table.play(31)
    news = person.page.locator(".what-if-live")
    await expect(news).to_contain_text(first["territory"])
    await expect(told).to_contain_text(person.words("what_if.meanwhile", what="").strip())
    await person.at(1)
    assert await person.board() == tried
    # Back by the browser's own way.
    await person.page.go_back()
    await person.at(31)
    # From another position it begins anew.
    await enter(person)
    await person.at(0)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
async def test_its_words_stand_clear_of_the_bands_around_them(
    arrive: Arrive, server: Served, size: tuple[int, int]
) -> None:
    table = await recorded(server, "full", 1, 30)
    person = await table.seat(arrive, 0, size=size)
    await person.at(30)
    await enter(person)
    gap = """([above, below]) => document.querySelector(below).getBoundingClientRect().top
      - document.querySelector(above).getBoundingClientRect().bottom"""
    above = ".clans" if size == PHONE else ".turn"
    assert await person.page.evaluate(gap, [above, ".what-if .log h2"]) >= 8


async def test_a_draw_that_is_offered_meanwhile_is_said(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 1, 30)
    person = await table.seat(arrive, 0)
    await person.at(30)
    await enter(person)
    await person.at(0)
    for agrees in (True, False):
        await ask(server.url, "POST", f"/api/rooms/{table.code}/draw", table.keys[1], {"agree": agrees})
        said = person.page.get_by_role("status").filter(has_text=person.words("what_if.draw", name="\u2068Tiki\u2069"))
        await expect(said).to_have_count(int(agrees))
    await nothing_is_found(person)


async def test_keys_lead_in_through_and_out_and_what_was_tried_is_still_there(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 1, 30)
    person = await table.seat(arrive, 1, size=DESK)
    await person.at(30)
    keyboard, cell = person.page.keyboard, person.page.locator("[data-space][tabindex='0']")
    await cell.focus()
    await keyboard.press("t")
    await person.at(0)
    await expect(cell).to_be_focused()
    first, second = actions(table)
    for version, action in enumerate((first, second), start=1):
        await person.act(action)
        await person.at(version)
    await keyboard.press("Control+z")
    await person.at(1)
    await keyboard.press("Control+y")
    await person.at(2)
    await person.touch("c4")
    await expect(person.page.locator(".sheet")).to_be_visible()
    await keyboard.press("Escape")
    await expect(person.page.locator(".sheet")).to_have_count(0)
    await keyboard.press("Escape")
    await person.at(30)
    await expect(cell).to_be_focused()
    await keyboard.press("t")
    await person.at(2)
    await keyboard.press("Control+z")
    await person.at(1)
    # Another turn in its place: what was taken back is forgotten.
    await person.act(second)
    await person.at(2)
    await expect(person.button("what_if.redo")).to_be_disabled()


async def test_of_a_finished_game_earlier_positions_are_tried(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 0, 2)
    await table.act({"type": "retire", "clan": 0})
    person = await table.seat(arrive, None)
    await person.at(3)
    await person.press("what_if.open")
    await person.sees("what_if.over")
    await person.page.goto(f"{table.address}?v=1")
    await person.page.locator('main.table[data-position="1"]').wait_for()
    await enter(person)
    await person.at(0)
    await person.act(table.row["actions"][1])
    await person.at(1)
    # Back to where one came from.
    await leave(person)
    await person.page.locator('main.table[data-position="1"]').wait_for()
