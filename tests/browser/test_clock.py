"""F19: a device's clock may be hours off; what the page says of times is right, and the game goes on."""

from datetime import UTC, datetime, timedelta

import httpx
from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.tables import pair, place, room_path
from tests.serving import Served

OFF = timedelta(hours=5)
# A slow machine may be minutes late; the clocks are hours off.
JUST_NOW = ("now", *(f"{minutes} minute{'s'[: minutes - 1]} ago" for minutes in range(1, 6)))
SHOWN = "at => new Intl.DateTimeFormat('en-GB', {hour: 'numeric', minute: '2-digit'}).format(new Date(at))"


async def times_are_right(person: Person) -> None:
    """In the log, and on the front page."""
    async with httpx.AsyncClient() as client:
        event = (await client.get(f"{room_path(person)}/events")).json()[-1]
    entry = person.page.locator(f'.log-list time[datetime="{event["at"]}"]')
    await expect(entry).to_have_text(await person.page.evaluate(SHOWN, event["at"]))
    room = person.page.url
    await person.page.goto("/".join(room.split("/")[:3]))
    assert await person.page.locator(".games time").first.inner_text() in JUST_NOW
    await person.page.goto(room)


async def test_f19_clocks_that_are_hours_off(arrive: Arrive, server: Served) -> None:
    people = await pair(arrive, server)
    for person, off in zip(people, (OFF, -OFF), strict=True):
        await person.page.clock.set_system_time(datetime.now(UTC) + off)
    await people[0].act(place("b3", 2))
    for person in people:
        await person.at(1)
        await times_are_right(person)
    await people[1].act(place("c3", 2))
    for person in people:
        await person.at(2)
