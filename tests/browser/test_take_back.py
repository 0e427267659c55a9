"""Taking an action back at the table: silently while the other has not seen it, else the other is asked."""

from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.tables import pair, place, room_of
from tests.browser.test_axe import nothing_is_found
from tests.browser.test_fit import fits
from tests.serving import Served


async def test_nobody_sees_what_is_taken_back_at_once(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    await guest.page.goto("about:blank")
    before = await host.board()
    await host.act(place("b3"))
    await host.at(1)
    await host.press("turn.take_back")
    await host.at(2)
    assert await host.board() == before
    await expect(host.button("turn.take_back")).to_have_count(0)
    await host.act(place("d4", 2))
    await host.at(3)


async def test_the_other_is_asked_who_has_seen_it(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    before = await host.board()
    await host.act(place("b3"))
    for person in (host, guest):
        await person.at(1)
    # It is drawn on a page that can be seen, and the server has heard so.
    await expect(host.button("turn.take_back")).to_be_visible()
    await expect(guest.button("turn.take_back")).to_have_count(0)
    await seen_by(guest, 1)
    await host.press("turn.take_back")
    what = guest.words("time.undo_short")
    await guest.sees("time.proposed", name="\u2068Hina\u2069", what=what)
    await nothing_is_found(guest)
    await fits(guest)
    await guest.press("time.agree")
    for person in (host, guest):
        await person.at(2)
    assert await host.board() == before
    assert (await room_of(host))["version"] == 2


async def seen_by(person, version: int) -> None:
    """The server knows that this person's page has shown the version."""
    for _ in range(200):
        room = await (await person.page.request.get(person.page.url.split("#")[0].replace("/r/", "/api/rooms/"))).json()
        if room.get("seen") == version:
            return
        await person.page.wait_for_timeout(100)
    raise AssertionError(f"version {version} was never seen")
