"""The table that comes with the page: there before any script, and where the client's own will be."""

import pytest
from playwright.async_api import Page, Route, expect

from tests.browser.conftest import Arrive
from tests.browser.recorded import Recorded, recorded
from tests.serving import Served

PLACES = """() => ['.head', '.turn', '.watching', '.board-picture', '.clans'].map((part) => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
REST = 150  # milliseconds without a change
PIECES = "() => document.querySelectorAll('.board .piece').length"


async def without_scripts(arrive: Arrive, table: Recorded, size: tuple[int, int]) -> tuple[int, list[list[int]]]:
    """The pieces, and where all is, on a page whose scripts do not come."""
    person = await arrive("about:blank", size=size)

    async def refused(route: Route) -> None:
        await route.abort()

    await person.page.route("**/*.js", refused)
    await person.page.goto(table.address)
    await expect(person.page.locator("main.starting .board-picture")).to_be_visible()
    found = await looked_at(person.page)
    await person.page.close()
    # What waits for the scripts in vain.
    person.faults.clear()
    return found


async def looked_at(page: Page) -> tuple[int, list[list[int]]]:
    """Once it has come to rest: a slow machine lays a page out while it is still coming."""
    places: list[list[int]] = []
    while places != (places := await page.evaluate(PLACES)):
        await page.wait_for_timeout(REST)
    assert await page.locator("main").count() == 1
    return await page.evaluate(PIECES), places


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
@pytest.mark.parametrize("until", [8, 40])
async def test_nothing_moves_when_the_client_takes_over(
    arrive: Arrive, server: Served, size: tuple[int, int], until: int
) -> None:
    table = await recorded(server, "full", 1, until)
    pieces, before = await without_scripts(arrive, table, size)
    person = await arrive(table.address, size=size)
    await person.at(until)
    now, after = await looked_at(person.page)
    assert now == pieces > 0
    moved = [
        abs(one - other) for old, new in zip(before, after, strict=True) for one, other in zip(old, new, strict=True)
    ]
    assert max(moved) <= 1
