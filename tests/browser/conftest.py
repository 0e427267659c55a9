"""A real Chromium, and people who sit before it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import Browser

from tests.browser.chromium import ENGINE, running
from tests.browser.person import Person, open_person

Arrive = Callable[..., Awaitable[Person]]


@pytest.fixture(scope="session")
async def chromium() -> AsyncIterator[Browser]:
    async with running(ENGINE) as browser:
        yield browser


@pytest.fixture
async def arrive(chromium: Browser) -> AsyncIterator[Arrive]:
    """Makes persons, each in a browser context of their own; at the end none may have met a fault of the page."""
    people: list[Person] = []

    async def come(url: str, **wishes: Any) -> Person:
        person = await open_person(chromium, url, **wishes)
        people.append(person)
        return person

    yield come
    for person in people:
        await person.page.context.close()
    assert [fault for person in people for fault in person.faults] == []
