"""What is taken along from a table: the picture of the board as it is shown, and the record."""

import pytest
from playwright.async_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person, comes_true
from tests.browser.recorded import ask, recorded
from tests.browser.test_axe import nothing_is_found
from tests.serving import Served

# What this browser has not got: a system to hand a file to.
SYSTEM = """() => {
  navigator.canShare = ({ files }) => files.length === 1;
  navigator.share = async ({ files: [file] }) => { globalThis.shared = [file.name, file.type, file.size]; };
}"""
LIST_CLIPBOARD = "navigator.clipboard.read().then(([item]) => item.types)"
PHONE, DESK = (390, 844), (1280, 800)


async def open_sharing(person: Person) -> None:
    await person.press("menu.open")
    await person.press("menu.sharing")
    await expect(person.page.locator(".board-photo img")).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESK, "dark")], ids=["phone", "desk"])
async def test_the_picture_is_saved_copied_and_shared(
    arrive: Arrive, server: Served, size: tuple[int, int], theme: str
) -> None:
    table = await recorded(server, "full", 1, 20)
    # A watcher can, too; and it is the position that is looked at.
    look = {"size": size, "theme": theme, "permissions": ["clipboard-read", "clipboard-write"]}
    person = await table.seat(arrive, None, f"/r/{table.code}?v=15", **look)
    await person.page.evaluate(SYSTEM)
    await person.page.locator('main.table[data-position="15"]').wait_for()
    await open_sharing(person)
    await nothing_is_found(person)
    made = (await ask(server.url, "GET", f"/r/{table.code}/board.png?v=15&theme={theme}")).content
    async with person.page.expect_download() as download:
        await person.page.get_by_role("link", name=person.words("sharing.save_picture")).click()
    saved = await download.value
    assert saved.suggested_filename == "make-make-15.png"
    assert (await saved.path()).read_bytes() == made
    await person.press("sharing.share")
    await comes_true(person.page, "globalThis.shared !== undefined")
    assert await person.page.evaluate("shared") == ["make-make-15.png", "image/png", len(made)]
    await person.press("sharing.copy_picture")
    await person.sees("sharing.picture_copied")
    assert await person.page.evaluate(LIST_CLIPBOARD) == ["image/png"]


async def test_the_record_is_copied(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 1, 12)
    person = await table.seat(arrive, 0, permissions=["clipboard-read", "clipboard-write"])
    await person.at(12)
    await open_sharing(person)
    record = (await ask(server.url, "GET", f"/api/rooms/{table.code}/record")).text
    await expect(person.page.get_by_label(person.words("sharing.record"))).to_have_value(record)
    await person.press("sharing.copy_record")
    await person.sees("sharing.record_copied")
    assert await person.page.evaluate("navigator.clipboard.readText()") == record


async def test_what_a_browser_has_not_got_is_not_offered(arrive: Arrive, server: Served) -> None:
    """Over plain http in a network at home there is no clipboard and no sharing."""
    table = await recorded(server, "full", 1, 3)
    person = await arrive(table.address.replace("127.0.0.1", "make-make.test"))
    await person.at(3)
    await open_sharing(person)
    await expect(person.button("sharing.share")).to_have_count(0)
    await expect(person.button("sharing.copy_picture")).to_have_count(0)
    await person.press("sharing.copy_record")
    await person.sees("sharing.record_copied")


async def test_what_cannot_be_made_now_is_said(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 1, 3)
    person = await table.seat(arrive, 0)
    await person.at(3)

    async def stand_in(route: Route) -> None:
        await route.fulfill(
            status=200, headers={"Cache-Control": "public, max-age=30"}, body=b"", content_type="image/png"
        )

    await person.page.route("**/board.png*", stand_in)
    await person.press("menu.open")
    await person.press("menu.sharing")
    await person.sees("sharing.not_now")
    await person.page.unroute("**/board.png*")
    await person.press("sharing.again")
    await expect(person.page.locator(".board-photo img")).to_be_visible()
