"""The browser: found on this machine, and started without a screen."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, async_playwright

from tests.daemons import missing

WHOLE = ("chromium", "chromium-browser", "google-chrome")
# The same engine without windows, notifications and the like: two thirds of the processor's time.
ENGINE = ("chromium-headless-shell", *WHOLE)
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


@asynccontextmanager
async def running(names: tuple[str, ...] = WHOLE) -> AsyncIterator[Browser]:
    """A browser of the first of these names that is found. Without any the test is skipped, or fails."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        missing("Chromium")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        await browser.close()
