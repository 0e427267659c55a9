"""A real Chromium, and people who sit before it."""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import Browser, async_playwright

from tests.browser.person import Person, open_person
from tests.services import missing

NAMES = ("chromium", "chromium-browser", "google-chrome")
# What a browser on a machine without a screen needs, and nothing that speaks to the outside.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # A name that is not "localhost": plain http to it is no secure context, as on a phone in the same network.
    "--host-resolver-rules=MAP make-make.test 127.0.0.1",
)


def find_chromium() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


Arrive = Callable[..., Awaitable[Person]]


@pytest.fixture(scope="session")
async def chromium() -> AsyncIterator[Browser]:
    found = find_chromium()
    if found is None:
        missing("Chromium")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        await browser.close()


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
