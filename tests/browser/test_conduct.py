"""Who watches talks apart; somebody who spoils it is reported, blocked, removed; what an operator closes says so."""

import asyncio
import os
import sys

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.tables import pair, room_path
from tests.browser.test_axe import nothing_is_found
from tests.browser.test_fit import fits
from tests.browser.test_talk import opened, write
from tests.serving import ROOT, Served

PUBLIC = {"public": True}
ON_TOP = """(toast) => {
  const { x, y } = toast.getBoundingClientRect();
  return toast.contains(document.elementFromPoint(x + 40, y + 20));
}"""


def said(person: Person) -> Locator:
    return person.dialog().locator(".talk li")


async def unfold(person: Person, key: str) -> None:
    await person.dialog().locator("summary", has_text=person.words(key)).click()


async def let_watchers_talk(host: Person) -> None:
    await opened(host)
    await unfold(host, "talk.allowing")
    for key in ("talk.allow_text", "talk.allow_watchers"):
        await host.dialog().get_by_label(host.words(key)).click()
        await expect(host.dialog().get_by_label(host.words(key))).to_be_checked()


async def watch(arrive: Arrive, host: Person, **wishes: object) -> Person:
    watcher = await arrive(host.page.url.split("#")[0], **wishes)
    await watcher.at(0)
    return watcher


@pytest.mark.parametrize("look", [{}, {"size": (1280, 800), "theme": "dark"}])
async def test_watchers_talk_apart(arrive: Arrive, server: Served, look: dict) -> None:
    host, guest = await pair(arrive, server, PUBLIC, **look)
    watcher = await watch(arrive, host, **look)
    await expect(watcher.page.locator(".talk-way")).to_have_count(0)
    await let_watchers_talk(host)
    await fits(host)
    await nothing_is_found(host)
    await opened(watcher)
    await watcher.dialog().get_by_label(watcher.words("nickname.label")).fill("Eve")
    await watcher.press("talk.join_in")
    await expect(await write(watcher, "Who is winning?")).to_have_value("")
    await expect(said(watcher)).to_contain_text("Who is winning?")
    await fits(watcher)
    await nothing_is_found(watcher)
    # Those who play read it if they like, and are not disturbed.
    await expect(host.dialog().get_by_text(host.words("talk.unread", n=1))).to_be_visible()
    await expect(guest.page.locator(".talk-new")).to_have_count(0)
    await host.dialog().get_by_role("radio", name=host.words("talk.watchers")).check()
    await expect(said(host)).to_contain_text("Who is winning?")
    await expect(said(host)).to_contain_text("Eve")
    await expect(host.button("talk.send")).to_have_count(0)
    await fits(host)
    await nothing_is_found(host)


async def test_somebody_is_reported_and_blocked(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    await opened(guest)
    await write(guest, "spoiling")
    await opened(host)
    await expect(said(host)).to_have_count(1)
    await unfold(host, "talk.others")
    await host.press("conduct.report")
    await host.dialog().get_by_label(host.words("conduct.why")).fill("insults")
    await fits(host)
    await nothing_is_found(host)
    await host.press("conduct.report_yes", name="\u2068Tiki\u2069")
    # Told where it is seen and heard: in the dialog that is open, as all else is out of reach.
    thanks = host.dialog().get_by_role("status").filter(has_text=host.words("conduct.report_done"))
    await expect(thanks.locator(".toast")).to_be_visible()
    assert await thanks.locator(".toast").evaluate(ON_TOP)
    await fits(host)
    await thanks.get_by_role("button").click()
    await host.press("conduct.block")
    await host.press("conduct.block_yes", name="\u2068Tiki\u2069")
    await expect(said(host)).to_have_count(0)
    await host.page.goto(f"{server.url}/seats")
    await host.sees("conduct.blocked")
    await fits(host)
    await nothing_is_found(host)
    await host.page.get_by_role("button", name=host.words("conduct.unblock_name", name="\u2068Tiki\u2069")).click()
    await expect(host.page.get_by_text(host.words("conduct.blocked"))).to_have_count(0)


async def test_what_happens_is_heard_behind_an_open_dialog(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    await host.press("menu.open")
    await opened(guest)
    await write(guest, "Iorana")
    words = host.words("talk.said", name="\u2068Tiki\u2069", words="Iorana")
    heard = host.page.locator("[aria-live=polite]").filter(has_text=words)
    await expect(heard).to_have_count(1)
    assert await heard.evaluate("(region) => region.closest('dialog')?.open === true")
    # What was told is not told again when the dialog goes.
    await host.page.keyboard.press("Escape")
    await expect(host.dialog()).to_have_count(0)
    await expect(heard).to_have_count(0)


async def test_a_watcher_is_removed(arrive: Arrive, server: Served) -> None:
    host, _guest = await pair(arrive, server, PUBLIC)
    watcher = await watch(arrive, host, locale="es-CL")
    await let_watchers_talk(host)
    await opened(watcher)
    await watcher.dialog().get_by_label(watcher.words("nickname.label")).fill("Eve")
    await watcher.press("talk.join_in")
    await write(watcher, "spoiling")
    await host.dialog().get_by_role("radio", name=host.words("talk.watchers")).check()
    await unfold(host, "talk.others")
    await host.press("conduct.remove")
    await host.press("conduct.remove_yes", name="\u2068Eve\u2069")
    await watcher.sees("errors.removed")
    await expect(said(host)).to_have_count(0)


async def test_a_closed_table_says_so(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server, PUBLIC)
    watcher = await watch(arrive, host)
    await guest.press("menu.open")
    await guest.press("draw.offer")
    await host.sees("turn.mine")
    await expect(host.button("draw.agree")).to_be_visible()
    code = room_path(host).rsplit("/", 1)[1]
    environment = {**os.environ, "DATABASE_URL": server.database_url}
    closing = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "app", "hide", "room", code, cwd=ROOT, env=environment, stdout=asyncio.subprocess.PIPE
    )
    await closing.communicate()
    assert closing.returncode == 0
    for person in (host, guest):
        await person.sees("table.closed")
    await watcher.sees("errors.closed")
    # What nobody can do is offered to nobody.
    await expect(host.page.get_by_text(host.words("turn.mine"))).to_have_count(0)
    await expect(host.button("draw.agree")).to_have_count(0)
    await fits(host)
    await nothing_is_found(host)
    await expect(host.page.locator(".turn span")).to_have_count(0)
    await watcher.sees("app.not_for_you")
    await host.page.goto(server.url)
    await host.page.get_by_text(host.words("games.past", n=1)).click()
    await host.sees("games.closed")
    await expect(host.page.get_by_role("heading", name=host.words("games.others"))).to_have_count(0)


async def test_what_is_asked_before_somebody_is_reported_is_in_sight(arrive: Arrive, server: Served) -> None:
    """The talk fills a small phone; what is unfolded at its end would come below that."""
    host, _guest = await pair(arrive, server, size=(360, 740), locale="es-CL", chosen="es")
    await opened(host)
    await unfold(host, "talk.others")
    await expect(host.button("conduct.report")).to_be_in_viewport(ratio=1)
    await host.press("conduct.report")
    name = "\u2068Tiki\u2069"
    await expect(host.button("conduct.report_yes", name=name)).to_be_in_viewport(ratio=1)
