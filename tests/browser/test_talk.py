"""Words at the table: they reach who sits there, each in their language, and nothing that was written is lost."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person, comes_true
from tests.browser.tables import pair, room_of
from tests.browser.test_axe import nothing_is_found
from tests.browser.test_fit import fits
from tests.serving import Served


async def opened(person: Person) -> Locator:
    await person.page.locator(".talk-way").click()
    await expect(person.dialog()).to_be_visible()
    return person.dialog()


async def write(person: Person, words: str) -> Locator:
    field = person.dialog().get_by_label(person.words("talk.write"))
    await field.fill(words)
    await person.dialog().get_by_role("button", name=person.words("talk.send")).click()
    return field


@pytest.mark.parametrize("look", [{}, {"size": (1280, 800), "theme": "dark"}])
async def test_words_reach_the_other_who_sees_that_there_are_some(arrive: Arrive, server: Served, look: dict) -> None:
    host, guest = await pair(arrive, server, **look)
    await opened(host)
    await expect(host.dialog()).to_contain_text(host.words("talk.empty"))
    words = "Iorana <b>Tiki</b>! 🗿"
    await expect(await write(host, words)).to_have_value("")
    await expect(host.dialog().locator(".talk li")).to_contain_text(words)
    await expect(guest.page.locator(".talk-new")).to_have_text("1")
    dialog = await opened(guest)
    await expect(dialog.locator(".talk li")).to_contain_text(words)
    await expect(dialog.locator(".talk b")).to_have_count(0)
    await expect(guest.page.locator(".talk-new")).to_have_count(0)
    await nothing_is_found(guest)
    await fits(guest)
    # A reload finds the words, and they are not new.
    await guest.page.reload()
    await guest.at(0)
    await expect((await opened(guest)).locator(".talk li")).to_have_count(1)
    await expect(guest.page.locator(".talk-new")).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 740), (390, 844)])
async def test_on_a_phone_the_phrases_are_one_row_that_is_moved_sideways(
    arrive: Arrive, server: Served, size: tuple[int, int]
) -> None:
    host, guest = await pair(arrive, server, size=size, locale="es-CL", chosen="es")
    for person in (host, guest):
        dialog = await opened(person)
        row = dialog.locator(".talk-phrases")
        assert (await row.bounding_box())["height"] < 60
        first, last = row.locator("button").first, row.locator("button").last
        await expect(first).to_be_in_viewport(ratio=1)
        await expect(last).not_to_be_in_viewport()
        # By keys each comes into sight; the dialog stays where it is.
        await first.focus()
        for _ in range(await row.locator("button").count() - 1):
            await person.page.keyboard.press("Tab")
        await expect(last).to_be_focused()
        await expect(last).to_be_in_viewport(ratio=1)
        assert await dialog.evaluate("dialog => dialog.scrollLeft") == 0
        await fits(person)
        await nothing_is_found(person)
    await last.click()
    await expect(host.dialog().locator(".talk li")).to_contain_text(host.words("talk.phrase.again"))


async def test_a_phrase_is_read_in_each_ones_language(arrive: Arrive, server: Served) -> None:
    host = await arrive(server.url)
    link = await host.make_table("Hina", 2, first=0)
    guest = await arrive(link, locale="es-CL")
    await guest.sit("Tiki")
    await opened(host)
    await host.press("talk.phrase.good_luck")
    await expect(host.dialog().locator(".talk li")).to_contain_text("Good luck!")
    await expect(guest.page.locator(".talk-new")).to_have_text("1")
    await expect((await opened(guest)).locator(".talk li")).to_contain_text("¡Suerte!")


async def test_what_cannot_be_said_stays_where_it_was_written(arrive: Arrive, server: Served) -> None:
    host, _guest = await pair(arrive, server)
    await opened(host)
    field = await write(host, "a" * 1001)
    await expect(host.dialog().locator(".fault")).to_have_text(host.words("talk.too_long"))
    await expect(field).to_have_value("a" * 1001)
    await write(host, "a\u202eb")
    await expect(host.dialog().locator(".fault")).to_have_text(host.words("talk.refused"))
    await nothing_is_found(host)


async def test_somebodys_words_can_be_left_out_and_the_mover_reminded(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    await opened(host)
    await write(host, "first")
    await opened(guest)
    await expect(guest.dialog().locator(".talk li")).to_have_count(1)
    await guest.dialog().locator("summary", has_text=guest.words("talk.others")).click()
    await guest.dialog().get_by_label(guest.words("talk.show_words", name="\u2068Hina\u2069")).uncheck()
    await expect(guest.dialog().locator(".talk li")).to_have_count(0)
    await write(host, "second")
    await expect(host.dialog().locator(".talk li")).to_have_count(2)
    await guest.dialog().get_by_label(guest.words("talk.show_words", name="\u2068Hina\u2069")).check()
    await expect(guest.dialog().locator(".talk li")).to_have_count(2)
    await guest.press("talk.nudge", name="\u2068Hina\u2069")
    await expect(host.dialog().locator(".talk li")).to_have_count(3)
    # Once a day.
    await guest.press("talk.nudge", name="\u2068Hina\u2069")
    await expect(guest.dialog().locator(".fault")).to_have_text(guest.words("errors.nudged"))


async def test_notes_are_there_again(arrive: Arrive, server: Served) -> None:
    host, _guest = await pair(arrive, server)
    await opened(host)
    await host.dialog().locator("summary").first.click()
    field = host.dialog().get_by_label(host.words("talk.notes_what"))
    await field.fill("watch c3")
    await host.press("app.save")
    await host.sees("talk.notes_kept")
    await host.page.reload()
    await host.at(0)
    await opened(host)
    await host.dialog().locator("summary").first.click()
    await expect(host.dialog().get_by_label(host.words("talk.notes_what"))).to_have_value("watch c3")


async def test_what_is_being_written_outlives_its_dialog(arrive: Arrive, server: Served) -> None:
    host, _guest = await pair(arrive, server)
    await opened(host)
    await host.dialog().get_by_label(host.words("talk.write")).fill("half a sent")
    await host.page.keyboard.press("Escape")
    await expect(host.dialog()).to_have_count(0)
    await opened(host)
    await expect(host.dialog().get_by_label(host.words("talk.write"))).to_have_value("half a sent")


PLACES = """parts => parts.map(part => document.querySelector(part).getBoundingClientRect())
  .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))"""


@pytest.mark.parametrize("look", [{}, {"size": (1280, 800)}], ids=["phone", "desk"])
async def test_what_is_said_is_read_at_once_and_moves_nothing(arrive: Arrive, server: Served, look: dict) -> None:
    host, guest = await pair(arrive, server, **look)
    await host.touch("b3")
    await expect(host.confirmation).to_be_enabled()
    await comes_true(host.page, "document.querySelector('.sheet').getAnimations().length === 0")
    parts = [".board", ".tools", ".clans", ".sheet .primary"]
    before = await host.page.evaluate(PLACES, parts)
    await opened(guest)
    await write(guest, "Good luck!")
    said = host.words("talk.said", name="\u2068Tiki\u2069", words="Good luck!")
    quote = host.page.locator(".quote")
    await expect(quote).to_have_text(said)
    assert await host.page.evaluate(PLACES, parts) == before
    toast, confirm = await host.page.locator(".toast").bounding_box(), await host.confirmation.bounding_box()
    assert toast["y"] + toast["height"] <= confirm["y"] or confirm["y"] + confirm["height"] <= toast["y"]
    # To ears once: what is for eyes is in no region that is told.
    await expect(host.page.locator("p.unseen[aria-live=polite]")).to_have_text(said)
    assert await quote.evaluate("one => one.closest('[aria-live], [role=status]').getAttribute('aria-live')") == "off"
    await nothing_is_found(host)
    await fits(host)
    await quote.click()
    await expect(host.dialog().locator(".talk li")).to_contain_text("Good luck!")
    await expect(host.page.locator(".toast, .talk-new")).to_have_count(0)
    # While the talk is open it is there, and not over it as well.
    await write(guest, "And more")
    await expect(host.dialog().locator(".talk li")).to_have_count(2)
    assert await host.page.locator(".toast").count() == 0


async def test_nothing_is_quoted_of_who_is_not_shown(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    player = (await room_of(guest))["seats"][1]["player"]["id"]
    await host.page.evaluate(f"localStorage.setItem('make-make:hidden', '{player}')")
    await host.page.reload()
    await host.at(0)
    await opened(guest)
    async with host.page.expect_response(re.compile(r"/talk\?since")):
        await write(guest, "Boo!")
    await host.page.wait_for_timeout(300)
    # Not `expect`, which would wait until a toast has gone by itself.
    assert await host.page.locator(".toast").count() == 0
