"""One person before one browser: what they do, in the words of the game, by clicking."""

import json
import re
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.async_api import Browser, ConsoleMessage, Locator, Page, TimeoutError, expect

TEXTS = Path(__file__).parent.parent.parent / "static" / "text"
# Refused requests and a server that is away are what some tests are about; the page says them, not the console.
# Over plain http a browser also says which of our headers it has no use for.
EXPECTED = (
    "Failed to load resource",
    "WebSocket connection to",
    "The Cross-Origin-Opener-Policy header",
    "Service Worker registration blocked",
    # A text fetched ahead of the script that asks for it: the machine is slow, or a test took the script away.
    "The resource ",
)
SECONDS = 1000  # in milliseconds, as playwright counts
# A machine with two cores and three browsers at work is slow at times; nothing here waits without a reason.
PATIENCE = 20 * SECONDS
expect.set_options(timeout=PATIENCE)


async def comes_true(page: Page, expression: str, given: object = None) -> None:
    """Wait until an expression is true in a page.

    Playwright's own wait evaluates text within the page, which our Content-Security-Policy forbids.
    """
    until = monotonic() + PATIENCE / SECONDS
    while not await page.evaluate(expression, given):
        assert monotonic() < until, f"never true: {expression}"
        await page.wait_for_timeout(50)


class Person:
    """A browser context with one page. `words` looks texts up in the language of the person."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.texts = json.loads((TEXTS / f"{language}.json").read_text())
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not message.text.startswith(EXPECTED):
            self.faults.append(message.text)

    def words(self, key: str, **given: object) -> str:
        """The text at a key, filled in; of forms, the one for many unless `n` is 1."""
        found = self.texts
        for part in key.split("."):
            found = found[part]
        if isinstance(found, dict):
            found = found["one" if given.get("n") == 1 else "other"]
        for name, value in given.items():
            found = found.replace("{" + name + "}", str(value))
        return found

    def button(self, key: str, **given: object) -> Locator:
        return self.page.get_by_role("button", name=self.words(key, **given), exact=True)

    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    async def press(self, key: str, **given: object) -> None:
        await self.button(key, **given).click()

    async def sees(self, key: str, **given: object) -> None:
        await expect(self.page.get_by_text(self.words(key, **given)).first).to_be_visible()

    # Before the game

    async def make_table(self, nickname: str, players: int, **wishes: Any) -> str:
        """From the front page to a waiting room; the link for the friends."""
        page = self.page
        await page.get_by_label(self.words("nickname.label")).fill(nickname)
        await page.get_by_role("radio", name=str(players)).check()
        for name in ("pace", "absence"):
            if name in wishes:
                await page.get_by_label(self.words(f"{name}.label")).select_option(wishes[name])
        if {"first", "name", "autostart", "public"} & set(wishes):
            await page.get_by_text(self.words("front.more")).click()
        if "first" in wishes:
            await page.get_by_label(self.words("front.first")).select_option(str(wishes["first"]))
        if "name" in wishes:
            await page.get_by_label(self.words("front.table_name")).fill(wishes["name"])
        if not wishes.get("autostart", True):
            await page.get_by_label(self.words("front.autostart")).uncheck()
        if wishes.get("public"):
            await page.get_by_label(self.words("arrange.public")).check()
        await self.press("front.make")
        return await self.link()

    async def link(self) -> str:
        """The link that the waiting room shows."""
        field = self.page.get_by_role("textbox", name=self.words("share.link"))
        await expect(field).to_have_value(re.compile(r"/r/[\w-]+#[\w-]+$"))
        return await field.input_value()

    async def sit(self, nickname: str) -> None:
        """On the invited friend's page: give a name, take a seat."""
        await self.page.get_by_label(self.words("nickname.label")).fill(nickname)
        await self.press("invited.take_seat")
        await expect(self.button("invited.take_seat")).to_have_count(0)

    # At the table

    async def at(self, version: int) -> None:
        """Waits until this version is drawn."""
        # Not `expect`: that looks again after growing pauses, this one at once.
        await self.page.locator(f'main.table[data-version="{version}"]').wait_for()

    async def touch(self, space: str) -> None:
        """Taps a hex; also one where nothing can be done, which says why."""
        await self.page.locator(f"[data-space={space}]").click(force=True)

    async def choose(self, action: dict[str, Any]) -> None:
        """Everything up to the button that does it."""
        kind = action["type"]
        if kind == "tangata_manu":
            await self.page.get_by_role("button", name=action["ground"], exact=True).click()
            return
        await self.touch(action["territory"])
        if kind == "place":
            await self._send_chief(action["chief"])
            await self._count(action["dominance"])
        if kind == "withdraw":
            await self._call_back(action["chief"])

    async def _send_chief(self, wanted: bool) -> None:
        await expect(self.page.get_by_role("spinbutton")).to_be_visible()
        box = self.page.get_by_label(self.words("sheet.with_chief"))
        if await box.count() and await box.is_enabled():
            await box.set_checked(wanted)

    async def _count(self, wanted: int) -> None:
        number = self.page.get_by_role("spinbutton")
        # The chief, just sent or kept, may still change what is shown.
        while (shown := int(await number.get_attribute("aria-valuenow") or 0)) != wanted:
            with suppress(TimeoutError):
                await self.button("sheet.more" if wanted > shown else "sheet.fewer").click(timeout=SECONDS)

    async def _call_back(self, wanted: bool) -> None:
        await expect(self.confirmation).to_be_visible()
        way = self.page.get_by_label(self.words("sheet.chief_goes" if wanted else "sheet.chief_stays"))
        if await way.count():
            await way.check()

    @property
    def confirmation(self) -> Locator:
        """The button that does what is chosen."""
        return self.page.locator(".sheet .primary")

    async def act(self, action: dict[str, Any]) -> None:
        await self.choose(action)
        await self.confirmation.click()

    async def resign(self) -> None:
        """Which is asked twice."""
        await self.press("menu.open")
        await self.press("menu.resign")
        await self.press("menu.resign_first_yes")
        await self.press("menu.resign_again_yes")

    async def board(self) -> dict[str, str]:
        """What ears are told of each space, without what depends on whose turn it is."""
        cells = self.page.locator("[data-space]")
        pairs = await cells.evaluate_all(
            "cells => cells.map(cell => [cell.dataset.space, cell.getAttribute('aria-label')])"
        )
        return dict(pairs)


async def open_person(
    chromium: Browser,
    url: str,
    *,
    locale: str = "en-GB",
    size: tuple[int, int] = (390, 844),
    theme: str = "light",
    chosen: str | None = None,
    **context: Any,
) -> Person:
    """A new person who opens this address; `chosen` is the language they chose here before."""
    wide, high = size
    touch = wide < 800
    # A service worker stands between a page and what a test does to its requests; the tests about it ask for it.
    context.setdefault("service_workers", "block")
    opened = await chromium.new_context(
        viewport={"width": wide, "height": high},
        locale=locale,
        color_scheme=theme,
        has_touch=touch,
        reduced_motion="reduce",
        **context,
    )
    opened.set_default_timeout(PATIENCE)
    if chosen:
        await opened.add_init_script(f"localStorage.setItem('make-make:language', '{chosen}')")
    page = await opened.new_page()
    person = Person(page, "es" if locale.startswith("es") else "en")
    await page.goto(url)
    return person
