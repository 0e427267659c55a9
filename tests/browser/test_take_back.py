"""Taking an action back at the table: silently while the other has not seen it, else the other is asked."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.tables import pair, place, room_of
from tests.browser.test_axe import nothing_is_found
from tests.browser.test_fit import fits
from tests.serving import Served

LOOKS = [
    pytest.param({"size": (390, 844)}, id="phone"),
    pytest.param({"size": (1280, 800), "theme": "dark", "locale": "es-CL", "chosen": "es"}, id="desk"),
]


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


@pytest.mark.parametrize("look", LOOKS)
async def test_whoever_is_refused_hears_of_it_and_asks_no_more(arrive: Arrive, server: Served, look: dict) -> None:
    host, guest = await pair(arrive, server, **look)
    await asked_back(host, guest)
    await guest.press("time.decline")
    words = host.words("journal.refused", name="\u2068Tiki\u2069", what=host.words("time.undo_short"))
    await expect(host.page.locator(".toast", has_text=words)).to_be_visible()
    await expect(guest.page.locator(".toast")).to_have_count(0)
    await expect(host.button("turn.take_back")).to_have_count(0)
    await expect(host.page.locator(".log-step.undone")).to_have_count(0)


@pytest.mark.parametrize("look", LOOKS)
async def test_a_request_is_cancelled_by_who_made_it(arrive: Arrive, server: Served, look: dict) -> None:
    host, guest = await pair(arrive, server, **look)
    await asked_back(host, guest)
    await host.sees("time.you_agree", what=host.words("time.undo_short"))
    await fits(host)
    await host.press("time.withdraw")
    what = host.words("time.undo_short")
    await expect(host.page.locator(".log")).to_contain_text(
        host.words("journal.withdrawn", name="\u2068Hina\u2069", what=what)
    )
    await expect(host.page.locator(".toast")).to_have_count(0)
    await expect(host.button("turn.take_back")).to_be_visible()


async def test_what_was_taken_back_is_marked_in_the_log(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    await asked_back(host, guest)
    await expect(host.page.locator(".log-step.undone")).to_have_count(0)
    await guest.press("time.agree")
    for person in (host, guest):
        await person.at(2)
        await expect(person.page.locator(".log-step")).to_have_count(2)
        await expect(person.page.locator(".log-step.undone")).to_have_count(1)
        await expect(person.page.locator(".log-step.undone")).to_contain_text(person.words("log.taken_back"))
        # The event says it; no other line says that it was asked for, and that all agreed.
        await expect(person.page.locator(".log-line")).to_have_count(0)
    await nothing_is_found(guest)


async def asked_back(host: Person, guest: Person) -> None:
    """The host has played, the guest has seen it and is asked whether it may be taken back."""
    await host.act(place("b3"))
    for person in (host, guest):
        await person.at(1)
    await seen_by(guest, 1)
    await host.press("turn.take_back")
    await guest.sees("time.proposed", name="\u2068Hina\u2069", what=guest.words("time.undo_short"))


async def seen_by(person, version: int) -> None:
    """The server knows that this person's page has shown the version."""
    for _ in range(200):
        room = await (await person.page.request.get(person.page.url.split("#")[0].replace("/r/", "/api/rooms/"))).json()
        if room.get("seen") == version:
            return
        await person.page.wait_for_timeout(100)
    raise AssertionError(f"version {version} was never seen")
