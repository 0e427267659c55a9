"""axe finds nothing on any page in any state. Its file and licence are in `vendor`."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.recorded import Recorded, ask, recorded
from tests.serving import Served

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text()
RUN = """async () => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await axe.run(document, { runOnly: tags });
  return violations.map(({ id, nodes }) => [id, nodes.map(node => node.target.join(' ') + ': ' + node.failureSummary)]);
}"""
LOOKS = [
    pytest.param({"size": (390, 844), "theme": "light"}, id="phone"),
    pytest.param({"size": (1280, 800), "theme": "dark", "locale": "es-CL", "chosen": "es"}, id="desk"),
]
GROUND = ("games", 44, 63)

Steps = Callable[[Person], Awaitable[None]]


async def nothing_is_found(person: Person) -> None:
    if not await person.page.evaluate("'axe' in window"):
        await person.page.evaluate(AXE)
    assert await person.page.evaluate(RUN) == []


@pytest.mark.parametrize("look", LOOKS)
async def test_the_pages_before_the_game(arrive: Arrive, server: Served, look: dict) -> None:
    table = await recorded(server, "full", 1, seated=False)
    room = (await ask(server.url, "GET", f"/api/rooms/{table.code}", table.keys[0])).json()
    for clan, path, shows in (
        (None, "/", "front.new_table"),
        (0, "/", "front.my_games"),
        (0, None, "waiting.invite"),
        (None, f"/r/{table.code}#{room['invite']}", "invited.sit_down"),
        (None, None, "invited.no_invite"),
        (0, "/seats", "along.devices"),
        (None, "/seats", "along.nobody"),
        (0, "/settings", "settings.told"),
        (None, "/confirm#none", "settings.confirm_what"),
        (None, "/unsubscribe/none?kind=turn", "settings.stop_what"),
        (None, "/seats#nothing", "along.dead"),
        (None, "/rules", "rules.title"),
        (None, "/r/no-such-room", "app.nothing_here"),
        (None, "/no-such-page", "app.no_page"),
    ):
        person = await table.seat(arrive, clan, path, **look)
        await person.sees(shows)
        if shows == "waiting.invite":
            await nothing_is_found(person)
            await person.press("waiting.cancel")
            await expect(person.dialog()).to_be_visible()
        await nothing_is_found(person)


async def choose(person: Person) -> None:
    await person.page.locator("[data-space][aria-disabled=false]").last.click(force=True)
    await expect(person.page.locator(".outcome")).to_be_visible()


async def refuse(person: Person) -> None:
    await person.touch("c4")
    await expect(person.page.locator(".refusal")).to_be_visible()


async def menu(person: Person) -> None:
    await person.page.keyboard.press("Escape")
    await person.press("menu.open")
    await expect(person.dialog()).to_be_visible()


async def resign(person: Person) -> None:
    await person.press("menu.resign")
    await expect(person.button("menu.resign_first_yes")).to_be_visible()


async def look_closely(person: Person) -> None:
    await person.page.keyboard.press("Escape")
    await expect(person.dialog()).to_have_count(0)
    await person.press("tools.names")
    await person.press("tools.turn")
    await person.press("tools.closer")
    await person.press("commands.land")


async def rules(person: Person) -> None:
    await person.page.locator(".head").get_by_role("button", name=person.words("app.rules")).click()
    await expect(person.dialog()).to_be_visible()


@pytest.mark.parametrize("look", LOOKS)
async def test_the_table_and_all_that_lies_over_it(arrive: Arrive, server: Served, look: dict) -> None:
    table = await recorded(server, "full", 1, 30)
    person = await table.seat(arrive, await table.mover(), **look)
    await person.at(30)
    await nothing_is_found(person)
    for step in (choose, refuse, menu, resign, look_closely, rules):
        await step(person)
        await nothing_is_found(person)


async def opened(arrive: Arrive, table: Recorded, clan: int | None, look: dict) -> Person:
    person = await table.seat(arrive, clan, **look)
    await person.at(table.played)
    return person


@pytest.mark.parametrize("look", LOOKS)
async def test_the_ceremony_the_watcher_and_the_end(arrive: Arrive, server: Served, look: dict) -> None:
    table = await recorded(server, *GROUND)
    person = await opened(arrive, table, await table.mover(), look)
    await expect(person.page.locator(".choice").first).to_be_attached()
    await nothing_is_found(person)
    await nothing_is_found(await opened(arrive, table, None, look))
    await table.play(len(table.row["actions"]))
    await person.at(table.played)
    await nothing_is_found(person)


async def test_without_a_connection(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 1, 12)
    person = await opened(arrive, table, 0, {})
    await person.page.context.set_offline(True)
    await person.sees("net.offline")
    await nothing_is_found(person)
    await person.page.context.set_offline(False)
