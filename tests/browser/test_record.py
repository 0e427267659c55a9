"""A record that somebody brings: looked through, tried out, and gone on from with a friend."""

import json

import pytest
from playwright.async_api import expect

from app.rules import Record, write_record
from app.rules.actions import read_action
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_axe import nothing_is_found
from tests.browser.test_fit import fits
from tests.rules.vectors import rows
from tests.serving import Served

GAME = next(row for row in rows("full") if row["players"] == 2)
AT = 9


def record() -> str:
    actions = tuple(read_action(action) for action in GAME["actions"][:AT])
    return write_record(Record(2, GAME["first"], ("Hina", "Tiki"), actions))


async def bring(person: Person, text: str) -> None:
    """The record, as text."""
    await person.page.get_by_label(person.words("record.paste")).fill(text)
    await person.press("record.look")


@pytest.mark.parametrize("look", [{}, {"size": (1280, 800), "theme": "dark", "locale": "es-CL"}])
async def test_it_is_looked_through_and_tried_out(arrive: Arrive, server: Served, look: dict) -> None:
    person = await arrive(server.url, **look)
    await person.page.locator("footer a[href='/record']").click()
    # The page comes a moment after the tap.
    await expect(person.page.locator("#record-title")).to_be_visible()
    await nothing_is_found(person)
    await fits(person)
    # A file as a table gives it; what it holds besides the record does not matter.
    file = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps({"record": record()}).encode()}
    await person.page.locator("input[type=file]").set_input_files(file)
    await person.at(AT)
    # Who looks at it is each of the clans, and so none.
    await expect(person.page.locator(".clan .tag")).to_have_count(0)
    # And nobody is here or away.
    await expect(person.page.locator(".presence")).to_have_count(0)
    await expect(person.page.locator(".clan").first).not_to_contain_text(person.words("waiting.away"))
    await nothing_is_found(person)
    await fits(person)
    last = await person.board()
    await person.press("record.back")
    await person.at(AT - 1)
    assert await person.board() != last
    # What was played from there, by hand.
    await person.act(GAME["actions"][AT - 1])
    await person.at(AT)
    assert await person.board() == last


async def test_a_friend_goes_on_from_it(arrive: Arrive, server: Served) -> None:
    host = await arrive(f"{server.url}/record")
    await bring(host, record())
    await host.at(AT)
    board = await host.board()
    form = host.page.get_by_role("form", name=host.words("record.go_on"))
    await form.get_by_role("textbox").fill("Tiki")
    await form.get_by_role("combobox").select_option("1")
    await host.press("front.make")
    guest = await arrive(await host.link())
    await guest.sit("Hina")
    people = [guest, host]
    for person in people:
        await person.at(AT)
    assert await host.board() == board
    state = GAME["states"][AT]
    await people[state["clan"]].act(GAME["actions"][AT])
    for person in people:
        await person.at(AT + 1)


async def test_what_is_no_record_is_said_beside_it(arrive: Arrive, server: Served) -> None:
    person = await arrive(f"{server.url}/record")
    wrong = record().replace("3. ", "4. ", 1)
    await bring(person, wrong)
    await expect(person.page.locator(".fault")).to_contain_text("turn 4")
    # Nothing that was entered is lost.
    await expect(person.page.get_by_label(person.words("record.paste"))).to_have_value(wrong)
    await nothing_is_found(person)
