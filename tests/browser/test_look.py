"""The board can be read: on a phone, by anybody, and it stands still until something happens."""

import pytest

from tests.browser.conftest import Arrive
from tests.browser.recorded import recorded, with_motion
from tests.serving import Served

DESK = (1280, 800)
PHONE = (390, 844)
SMALL = (360, 740)
# A game with four clans, whose 64th action is a choice between grounds.
CHOOSES = ("games", 44, 63)
# CSS pixels; smaller is not read on a phone.
SMALLEST = 9
# What a space is called is read among many such names, and beside a larger number.
SMALLEST_NAME = 11

HEIGHTS = """elements => elements.map(element => {
  const units = parseFloat(getComputedStyle(element).fontSize);
  return units * element.getScreenCTM().a;
})"""


@pytest.mark.parametrize("size", [SMALL, PHONE, DESK], ids=["small", "phone", "desk"])
async def test_every_name_and_number_on_the_board_is_large_enough_to_read(
    arrive: Arrive, server: Served, size: tuple[int, int]
) -> None:
    table = await recorded(server, *CHOOSES)
    person = await table.seat(arrive, 0, size=size)
    await person.at(63)
    if size != DESK:
        await person.press("tools.names")
    heights = await person.page.locator(".board-picture text").evaluate_all(HEIGHTS)
    assert len(heights) > 30
    assert min(heights) >= SMALLEST
    names = await person.page.locator(".coordinate").evaluate_all(HEIGHTS)
    assert min(names) >= SMALLEST_NAME


async def test_nothing_moves_when_the_table_is_opened(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, *CHOOSES)
    person = await table.seat(arrive, 0)
    await with_motion(person)
    await person.page.locator("[data-space=c3]").wait_for()
    moving = "() => document.getAnimations().filter(one => one.effect.target.closest('.board')).length"
    assert await person.page.evaluate(moving) == 0
    stood = "elements => elements.every(element => getComputedStyle(element).opacity === '1')"
    assert await person.page.locator(".pieces .piece").evaluate_all(stood)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
async def test_the_ways_on_the_front_page_stand_in_one_line(
    arrive: Arrive, server: Served, size: tuple[int, int]
) -> None:
    table = await recorded(server, *CHOOSES)
    person = await table.seat(arrive, 0, "/", size=size)
    await person.sees("hours.title")
    edges = """(paragraphs) => paragraphs.map((paragraph) => {
      const words = document.createRange();
      words.selectNodeContents(paragraph);
      return Math.round(words.getBoundingClientRect().left);
    })"""
    assert len(set(await person.page.locator(".front-ways p").evaluate_all(edges))) == 1


async def test_the_ring_of_a_choice_leaves_the_bird_men_to_be_seen(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, *CHOOSES)
    person = await table.seat(arrive, await table.mover())
    await person.page.locator(".choice").first.wait_for()
    state = (await table.room())["state"]
    taken = {ground for grounds in state["tangata_manu"] for ground in grounds}
    shown = await person.page.locator(".choice").evaluate_all(
        "all => all.map(one => [one.dataset.ground, Number(one.querySelector('.choice-ring').getAttribute('r')),"
        " one.querySelectorAll('.choice-dot').length])"
    )
    for ground, radius, dots in shown:
        assert (radius > 20, dots) == (ground in taken, 0 if ground in taken else 1)


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_what_cannot_be_pressed_is_not_pale_where_contrast_is_wished_for(
    arrive: Arrive, server: Served, theme: str
) -> None:
    table = await recorded(server, "full", 1, 5)
    person = await table.seat(arrive, 0, theme=theme, contrast="more")
    await person.at(5)
    look = "one => [getComputedStyle(one).opacity, getComputedStyle(one).borderStyle]"
    assert await person.button("tools.reset").evaluate(look) == ["1", "dashed"]
