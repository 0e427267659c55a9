"""How a game ends by agreement: a vote to end without a result, and a draw."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.recorded import ask, recorded
from tests.browser.tables import pair
from tests.browser.test_axe import nothing_is_found
from tests.browser.test_fit import fits
from tests.serving import Served


@pytest.mark.parametrize("look", [{}, {"size": (1280, 800), "theme": "dark"}])
async def test_a_game_is_ended_without_a_result(arrive: Arrive, server: Served, look: dict) -> None:
    host, guest = await pair(arrive, server, **look)
    await host.press("menu.open")
    await host.press("menu.end")
    await nothing_is_found(host)
    await fits(host)
    await host.press("menu.end_yes")
    what = guest.words("time.end_short")
    await host.sees("time.you_agree", what=what)
    await guest.sees("time.proposed", name="\u2068Hina\u2069", what=what)
    await fits(guest)
    await guest.press("time.agree")
    for person in (host, guest):
        await expect(person.page.locator("#end-title")).to_have_text(person.words("end.none"))
        await person.sees("end.none_why")
        await person.sees("log.kind_end")
        await expect(person.page.locator(".clan.moves")).to_have_count(0)
    await nothing_is_found(guest)
    await fits(guest)
    await guest.page.goto(server.url)
    await guest.page.locator(".games-past summary").click()
    await guest.sees("games.ended")


async def test_a_draw_that_several_want_names_them_all(arrive: Arrive, server: Served) -> None:
    """The list of those who agree says nothing of who offered it."""
    table = await recorded(server, "full", 1, 4)
    for clan in (2, 0):
        await ask(server.url, "POST", f"/api/rooms/{table.code}/draw", table.keys[clan], {"agree": True})
    person = await table.seat(arrive, 1)
    await person.sees("draw.they_agree", names="\u2068Hina\u2069 and \u2068Miru\u2069")
    offerer = await table.seat(arrive, 0)
    await offerer.sees("draw.you_agree")
