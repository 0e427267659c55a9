"""A whole game by the keyboard alone, from the front page to victory; and what ears can ask for."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.recorded import recorded
from tests.rules.vectors import rows
from tests.serving import Served

DESK = (1280, 800)
PHONE = (390, 844)
# More presses than any page has things to stop at.
MANY = 60
AT = "selector => document.activeElement?.matches(selector) ?? false"
SPACE = "document.activeElement?.dataset?.space ?? null"


class Keys:
    """A person who has no pointer."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    async def press(self, *names: str) -> None:
        for name in names:
            await self.page.keyboard.press(name)

    async def to(self, selector: str, key: str = "Tab") -> None:
        """Goes on until the focus is there; a page with a trap, or without a way there, fails."""
        for _ in range(MANY):
            if await self.page.evaluate(AT, selector):
                return
            await self.press(key)
        raise AssertionError(f"no way to {selector} by {key}")

    async def walk(self, space: str) -> None:
        """From where one is on the board to a hex, by arrows."""
        await self.to("[data-space]")
        await self.page.locator(f"[data-space={space}]").wait_for()
        here = await self.page.evaluate(SPACE)
        await self.press(*["ArrowDown" if space[0] > here[0] else "ArrowUp"] * abs(ord(space[0]) - ord(here[0])))
        here = await self.page.evaluate(SPACE)
        steps = int(space[1]) - int(here[1])
        await self.press(*["ArrowRight" if steps > 0 else "ArrowLeft"] * abs(steps))
        assert await self.page.evaluate(SPACE) == space

    async def act(self, action: dict[str, Any]) -> None:
        if action["type"] == "tangata_manu":
            await self.to(f".choice[data-ground='{action['ground']}']")
            await self.press("Enter")
        else:
            await self.walk(action["territory"])
            await self.press("Enter")
        await expect(self.person.confirmation).to_be_visible()
        if action["type"] == "place":
            await self._send(action)
        if action["type"] == "withdraw" and await self.page.locator(".sheet [type=radio]").count():
            await self.to(".sheet [type=radio]")
            key = "sheet.chief_goes" if action["chief"] else "sheet.chief_stays"
            wanted = self.page.get_by_label(self.person.words(key))
            if not await wanted.is_checked():
                await self.press("ArrowDown")
            await expect(wanted).to_be_checked()
        await self.to(".sheet .primary")
        await self.press("Enter")

    async def _send(self, action: dict[str, Any]) -> None:
        chief = self.page.locator(".sheet [type=checkbox]")
        if await chief.count() and await chief.is_enabled() and await chief.is_checked() != action["chief"]:
            await self.to(".sheet [type=checkbox]")
            await self.press("Space")
        await self.to("[role=spinbutton]", "Shift+Tab" if await self.page.evaluate(AT, "[type=checkbox]") else "Tab")
        number = self.page.get_by_role("spinbutton")
        shown = int(await number.get_attribute("aria-valuenow") or 0)
        steps = action["dominance"] - shown
        await self.press(*["ArrowUp" if steps > 0 else "ArrowDown"] * abs(steps))
        await expect(number).to_have_attribute("aria-valuenow", str(action["dominance"]))


async def seated(arrive: Arrive, server: Served, first: int) -> list[Keys]:
    """Two at a table, by keys."""
    host = Keys(await arrive(server.url, size=DESK))
    await host.to("[name=nickname]")
    await host.page.keyboard.type("Hina")
    await host.to("[type=radio]")
    await host.press("ArrowLeft")
    await expect(host.page.get_by_role("radio", name="2")).to_be_checked()
    await host.to("summary")
    await host.press("Enter")
    await host.to("select")
    await host.press(*["ArrowDown"] * (first + 1))
    await host.to("button.primary")
    await host.press("Enter")
    link = await host.person.link()
    guest = Keys(await arrive(link, size=PHONE, locale="es-CL"))
    await guest.to("[name=nickname]")
    await guest.page.keyboard.type("Tiki")
    await guest.press("Enter")
    for keys in (host, guest):
        await keys.person.at(0)
    return [host, guest]


async def test_a_whole_game_is_played_by_keys_alone(arrive: Arrive, server: Served) -> None:
    row = rows("full")[0]
    people = await seated(arrive, server, row["first"])
    for version, action in enumerate(row["actions"], start=1):
        state = row["states"][version - 1]
        await people[state["clan"]].act(action)
        for keys in people:
            await keys.person.at(version)
    for keys in people:
        await keys.person.sees(f"end.{row['result']}_why")


async def test_the_focus_is_in_the_sheet_before_the_next_key(arrive: Arrive, server: Served) -> None:
    """A page that is slow to paint must not take the focus back from keys that have gone on."""
    table = await recorded(server, "full", 1, 30)
    person = await table.seat(arrive, await table.mover(), size=DESK)
    await person.at(30)
    cell = person.page.locator("[data-space][aria-disabled=false]").first
    await cell.focus()
    # Nothing is painted between the key and the look.
    focused = """async (cell) => {
      cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      for (let turn = 0; turn < 20; turn += 1) await null;
      return document.activeElement.id;
    }"""
    assert await cell.evaluate(focused) == "sheet-title"


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
async def test_ears_can_ask_what_changed_and_what_is_theirs(
    arrive: Arrive, server: Served, size: tuple[int, int]
) -> None:
    table = await recorded(server, "full", 1, 30)
    person = await table.seat(arrive, 0, size=size)
    await person.at(30)
    keys = Keys(person)
    await keys.to("[data-space]")
    told = person.page.locator("p.unseen[aria-live]")
    await keys.press("m")
    state = (await table.room())["state"]
    held = [space for space, holding in state["territories"].items() if holding["clan"] == 0]
    for space in held:
        await expect(told).to_contain_text(space)
    await keys.press("w")
    newest = await person.page.locator(".log-sentence").first.inner_text()
    await expect(told).to_contain_text(newest)
    # The same by buttons, for hands.
    await person.press("commands.land")
    await expect(told).to_contain_text(held[0])
