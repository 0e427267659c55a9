"""Somebody's time is up at the table: what happened is told in words, the seat is offered, taken back, taken over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.tables import place, room_path
from tests.serving import Served

SHORT = {"kind": "live", "turn": 5}


@pytest.fixture
def hasty(database_url: str, tmp_path: Path) -> Iterator[Served]:
    """A server that looks at deadlines often, and from the first second on."""
    served = Served(tmp_path, database_url, DEADLINE_INTERVAL="0.2", DEADLINE_QUIET="0").start()
    yield served
    served.stop()
    assert "Traceback" not in served.log.read_text()


async def three(arrive: Arrive, served: Served, absence: str) -> list[Person]:
    """Three at a table where a turn takes five seconds; Hina begins, and does nothing."""
    host = await arrive(served.url)
    link = await host.make_table("Hina", 3, first=0)
    answer = await host.page.request.post(f"{room_path(host)}/proposals", data={"pace": SHORT, "absence": absence})
    assert answer.ok
    people = [host]
    for name in ("Tiki", "Mako"):
        guest = await arrive(link)
        await guest.sit(name)
        people.append(guest)
    for person in people:
        await person.at(0)
    return people


async def tells(person: Person, words: str) -> None:
    await expect(person.page.locator(".log-list").get_by_text(words).first).to_be_visible()


async def test_an_offered_seat_is_taken_over(arrive: Arrive, hasty: Served) -> None:
    host, guest, _ = await three(arrive, hasty, "substitute")
    await tells(guest, "the seat is offered")
    await expect(host.button("offered.back")).to_be_visible()
    await guest.press("offered.send")
    link = await guest.link()
    somebody = await arrive(link)
    await somebody.press("offered.take")
    await somebody.page.get_by_label(somebody.words("nickname.label")).fill("Reva")
    await somebody.press("invited.take_seat")
    await tells(guest, "takes over this seat")
    await expect(somebody.page.locator(".clan .tag").first).to_be_visible()
    # Who vanished has only a watcher's place now.
    await expect(host.page.locator(".watching")).to_be_visible()


async def test_its_owner_keeps_it_with_one_tap(arrive: Arrive, hasty: Served) -> None:
    host, guest, _ = await three(arrive, hasty, "substitute")
    await host.press("offered.back")
    await tells(guest, "is back, and keeps the seat")


async def test_a_clan_retires_and_the_game_goes_on(arrive: Arrive, hasty: Served) -> None:
    host, guest, _ = await three(arrive, hasty, "retire")
    for person in (host, guest):
        await expect(person.page.locator(".clan.retired").first).to_be_visible()


async def test_who_is_late_is_waited_for(arrive: Arrive, hasty: Served) -> None:
    host, guest, _ = await three(arrive, hasty, "wait")
    await tells(guest, "Time is up for")
    await host.act(place("b3", 2))
    await guest.at(1)
