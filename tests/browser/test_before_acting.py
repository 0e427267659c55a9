"""Before anything is done: what is here, what it takes, what follows, why not; and looking at it from near."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person, comes_true
from tests.browser.recorded import Recorded, recorded
from tests.browser.tables import pair
from tests.serving import Served

DESK = (1280, 800)
PHONE = (390, 844)
BOTH = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
# Three clans; after 30 actions clan 0 is on the move, and its chief and most of its tokens are on the board.
MIDDLE = ("full", 1, 30)


async def middle(arrive: Arrive, server: Served, size: tuple[int, int]) -> tuple[Recorded, Person]:
    table = await recorded(server, *MIDDLE)
    person = await table.seat(arrive, await table.mover(), size=size)
    await person.at(30)
    return table, person


def ours(state: dict, clan: int) -> list[str]:
    return [space for space, held in state["territories"].items() if held["clan"] == clan]


@BOTH
async def test_a_touched_territory_says_what_is_here_and_what_it_takes(
    arrive: Arrive, server: Served, size: tuple[int, int]
) -> None:
    table, person = await middle(arrive, server, size)
    room = await table.room()
    state, place = room["state"], room["legal"]["place"]
    space = next(space for space in place if space not in state["territories"] and place[space]["least"])
    await person.touch(space)
    await person.sees("sheet.neutral")
    await person.sees("sheet.needs", n=place[space]["least"])
    left = state["reserves"][state["clan"]]["dominance"] - place[space]["least"]
    await person.sees("sheet.left", n=left)


@BOTH
async def test_at_the_end_of_the_numbers_keys_still_reach_the_sheet(
    arrive: Arrive, server: Served, size: tuple[int, int]
) -> None:
    person, _ = await pair(arrive, server, size=size)
    await person.touch("b3")
    number = person.page.get_by_role("spinbutton")
    for _step in range(int(await number.get_attribute("aria-valuemax")) - 1):
        await person.press("sheet.more")
    await expect(person.button("sheet.more")).to_be_disabled()
    await person.page.keyboard.press("Escape")
    await expect(person.page.locator(".sheet")).to_have_count(0)


@BOTH
async def test_what_follows_is_on_the_board_and_before_the_clans_ahead_of_the_button(
    arrive: Arrive, server: Served, size: tuple[int, int]
) -> None:
    table, person = await middle(arrive, server, size)
    room = await table.room()
    space = next(iter(room["legal"]["place"]))
    await person.touch(space)
    await expect(person.page.locator(".pieces .ghost").first).to_be_attached()
    spent = person.page.locator(f"[data-reserve='{room['state']['clan']}'] .next")
    await expect(spent).to_be_attached()
    assert (await table.room())["version"] == 30


@pytest.mark.parametrize("game", [("full", 1), ("full", 0), ("games", 44)], ids=str)
async def test_an_action_that_would_win_says_so_on_the_board_and_first_of_all(
    arrive: Arrive, server: Served, game: tuple[str, int]
) -> None:
    table = await recorded(server, *game)
    last = len(table.row["actions"]) - 1
    await table.play(last)
    person = await table.seat(arrive, await table.mover(), size=(360, 740))
    await person.at(last)
    await person.choose(table.row["actions"][last])
    await expect(person.page.locator(".triumph")).to_be_visible()
    first = person.page.locator(".outcome.decides li").first
    await expect(first).to_contain_text(person.words("log.over_ariki", winner="").strip())
    # However much follows, it is read without scrolling.
    line, answers = await first.bounding_box(), await person.page.locator(".sheet .answers").bounding_box()
    assert line["y"] + line["height"] <= answers["y"]


@BOTH
async def test_what_cannot_be_names_its_rule_in_words_and_lights_the_hexes(
    arrive: Arrive, server: Served, size: tuple[int, int]
) -> None:
    _, person = await middle(arrive, server, size)
    await person.touch("c4")
    refusal = person.page.get_by_role("alert").filter(has_text="R1")
    await expect(refusal).to_contain_text(person.words("rules.r1.title"))
    await expect(refusal).to_contain_text(person.words("illegal.centre"))
    await expect(person.page.locator(".sign-reason")).to_have_attribute("d", re.compile("^M"))
    label = await person.page.locator("[data-space=c4]").get_attribute("aria-label")
    assert person.words("board.reason") in (label or "")

    return re.compile("^M")


async def test_the_head_goes_along_and_an_own_territory_says_that_nothing_can_be_added(
    arrive: Arrive, server: Served
) -> None:
    table, person = await middle(arrive, server, PHONE)
    state = (await table.room())["state"]
    turn = person.page.locator(".turn")
    await expect(turn).to_contain_text(person.words("turn.dominance"))
    await person.touch(next(space for space, held in state["territories"].items() if held["clan"] != state["clan"]))
    await expect(turn).not_to_contain_text(person.words("turn.dominance"))
    await expect(person.page.get_by_text(person.words("sheet.own"))).to_have_count(0)
    # One token and no chief: nothing can be withdrawn [R4], and what a newcomer wants is something else [R5].
    single = next(
        space
        for space in ours(state, state["clan"])
        if state["territories"][space] == {"clan": state["clan"], "dominance": 1, "chief": False}
    )
    await person.touch(single)
    await person.sees("sheet.own")
    await expect(person.page.locator(".refusal")).to_contain_text("R4")
    await (
        person.page.locator(".sheet")
        .get_by_role("button", name=person.words("rules.number", rule="R5"), exact=True)
        .click()
    )
    await expect(person.dialog().locator("#r5.marked")).to_be_in_viewport()


async def test_the_tools_have_names_that_fingers_can_read(arrive: Arrive, server: Served) -> None:
    _, person = await middle(arrive, server, PHONE)
    names = person.page.locator(".tool span")
    await expect(names).to_have_count(await person.page.locator(".tools button").count())
    for name in await names.all():
        await expect(name).to_be_visible()


async def zoom_of(person: Person) -> float:
    return float(await person.page.locator(".board").get_attribute("data-zoom") or 0)


async def is_where_it_is_seen(person: Person, space: str) -> None:
    """Wait until a tap on the middle of where a space is seen would meet it."""
    await comes_true(
        person.page,
        """space => {
          const cell = document.querySelector(`[data-space=${space}]`);
          const { left, top, width, height } = cell.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit?.closest('[data-space]')?.dataset.space === space;
        }""",
        space,
    )


async def at_rest(person: Person, space: str) -> float:
    """Where a space begins, from the left, once two frames show it at the same place."""
    x: float = await person.page.locator(f"[data-space={space}]").evaluate(
        """async (cell) => {
          const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          let now = cell.getBoundingClientRect().x;
          for (let before = null; before !== now; now = cell.getBoundingClientRect().x) {
            before = now;
            await frame();
          }
          return now;
        }"""
    )
    return x


async def test_two_fingers_bring_the_board_closer_and_one_moves_it(arrive: Arrive, server: Served) -> None:
    _, person = await middle(arrive, server, PHONE)
    box = await person.page.locator(".board").bounding_box()
    middle_x, middle_y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = await person.page.context.new_cdp_session(person.page)

    async def fingers(kind: str, *xs: float) -> None:
        points = [{"x": middle_x + x, "y": middle_y, "id": n} for n, x in enumerate(xs)]
        await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    await fingers("touchStart", -40, 40)
    for apart in (60, 80, 100):
        await fingers("touchMove", -apart, apart)
    await fingers("touchEnd")
    assert await zoom_of(person) == pytest.approx(2.5, abs=0.1)
    before = await at_rest(person, "c4")
    await fingers("touchStart", 0)
    for x in (-20, -40, -60):
        await fingers("touchMove", x)
    await fingers("touchEnd")
    assert await at_rest(person, "c4") == pytest.approx(before - 60, abs=2)
    # A drag is no tap.
    await expect(person.page.locator(".sheet")).to_have_count(0)
    await person.press("tools.reset")
    assert await zoom_of(person) == 1


async def test_the_wheel_brings_closer_what_is_under_it(arrive: Arrive, server: Served) -> None:
    _, person = await middle(arrive, server, DESK)
    box = await person.page.locator("[data-space=c4]").bounding_box()
    await person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await person.page.mouse.wheel(0, -300)
    await expect(person.button("tools.reset")).to_be_enabled()
    assert await zoom_of(person) > 1.4
    await is_where_it_is_seen(person, "c4")


@BOTH
async def test_by_keys_the_board_comes_closer_and_follows_the_walk(
    arrive: Arrive, server: Served, size: tuple[int, int]
) -> None:
    _, person = await middle(arrive, server, size)
    await person.page.locator("[data-space=c4]").focus()
    for key in ("+", "+", "+", "ArrowUp", "ArrowUp", "Home"):
        await person.page.keyboard.press(key)
    assert await zoom_of(person) > 3
    await expect(person.page.locator("[data-space=a1]")).to_be_in_viewport(ratio=0.7)
    await person.page.keyboard.press("0")
    assert await zoom_of(person) == 1


@BOTH
async def test_on_a_turned_board_arrows_and_taps_go_where_one_sees_them(
    arrive: Arrive, server: Served, size: tuple[int, int]
) -> None:
    _, person = await middle(arrive, server, size)
    await person.press("tools.turn")
    await expect(person.page.locator(".board-picture")).to_have_attribute("data-turn", "1")
    await person.page.locator("[data-space=c3]").focus()
    await person.page.keyboard.press("ArrowDown")
    await comes_true(person.page, "(document.activeElement.dataset.space ?? 'c3') !== 'c3'")
    # As soon as the board has come to rest.
    await comes_true(
        person.page,
        """(() => {
      const middle = hex => { const box = hex.getBoundingClientRect(); return box.y + box.height / 2; };
      return middle(document.activeElement) > middle(document.querySelector("[data-space=c3]"));
    })()""",
    )
    for space in ("a1", "e9", "c4"):
        await is_where_it_is_seen(person, space)
    await person.press("tools.reset")


async def test_names_of_the_spaces_come_when_they_are_wanted_and_stay(arrive: Arrive, server: Served) -> None:
    _, person = await middle(arrive, server, PHONE)
    names = person.page.locator(".coordinate")
    await expect(names).to_have_count(0)
    await person.press("tools.names")
    # All but that of the centre, which Make Make's face shows.
    await expect(names).to_have_count(34)
    await person.page.reload()
    await expect(names).to_have_count(34)
