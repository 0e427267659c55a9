"""The introduction: each lesson is done by hand on the real board; a wrong try is answered, not punished."""

import json
import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.recorded import ask, recorded
from tests.browser.tables import place
from tests.browser.test_axe import nothing_is_found
from tests.browser.test_fit import fits
from tests.serving import Served

STATIC = Path(__file__).parents[2] / "static"
LESSONS = json.loads((STATIC / "positions" / "lessons.json").read_text())
DESK = {"size": (1280, 800), "theme": "dark", "locale": "es-CL"}


async def stands(person: Person, lesson: str, how: str) -> None:
    await expect(person.page.locator(f"main[data-lesson={lesson}]")).to_have_attribute("data-stands", how)


async def go_on(person: Person) -> None:
    """To the next lesson, where there is one."""
    onwards = person.button("learn.next")
    if await onwards.count():
        await onwards.press("Enter")


async def test_all_lessons_with_one_thumb(arrive: Arrive, server: Served) -> None:
    person = await arrive(server.url)
    await person.page.locator(".learn-way").click()
    places = []
    for lesson in LESSONS:
        await stands(person, lesson["name"], "open")
        # What it is all about comes first, once.
        await expect(person.page.get_by_text(person.words("goal.what"))).to_have_count(int(lesson == LESSONS[0]))
        await nothing_is_found(person)
        await fits(person)
        await person.act(lesson["asked"])
        await stands(person, lesson["name"], "done")
        await person.sees(f"learn.{lesson['name']}.done")
        # What is done cannot be skipped.
        await expect(person.button("learn.skip")).to_have_count(0)
        places.append(await person.button("learn.restart").bounding_box())
        if lesson["name"] == "moai":
            await expect(person.page.locator(".supply")).to_be_in_viewport(ratio=1)
        await nothing_is_found(person)
        await fits(person)
        await go_on(person)
    # The way to try once more is where it was before.
    assert all(place == places[0] for place in places)
    await person.page.get_by_role("link", name=person.words("learn.to_front")).click()
    await person.sees("front.new_table")


async def tab_to(person: Person, selector: str) -> None:
    for _ in range(30):
        if await person.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        await person.page.keyboard.press("Tab")
    pytest.fail(f"no way by Tab to {selector}")


async def walk_to(person: Person, space: str) -> None:
    """By arrows over the board: first to the row, then along it."""
    await tab_to(person, "[data-space]")
    await person.page.keyboard.press("Control+Home")
    for _ in range("abcde".index(space[0])):
        await person.page.keyboard.press("ArrowDown")
    await person.page.keyboard.press("Home")
    for _ in range(int(space[1]) - 1):
        await person.page.keyboard.press("ArrowRight")
    assert await person.page.evaluate("document.activeElement.dataset.space") == space


async def test_all_lessons_by_keyboard_in_spanish(arrive: Arrive, server: Served) -> None:
    person = await arrive(f"{server.url}/learn", **DESK)
    for lesson in LESSONS:
        await stands(person, lesson["name"], "open")
        await expect(person.page.locator("h1")).to_be_focused()
        await expect(person.page.locator("h1")).to_contain_text(person.words(f"learn.{lesson['name']}.title"))
        await walk_to(person, lesson["asked"]["territory"])
        await person.page.keyboard.press("Enter")
        await expect(person.page.locator(".outcome")).to_be_visible()
        await tab_to(person, ".sheet .primary")
        await person.page.keyboard.press("Enter")
        await stands(person, lesson["name"], "done")
        await expect(person.page.locator(".lesson-answer h2")).to_be_focused()
        await tab_to(person, ".lesson-answer .primary")
        await person.page.keyboard.press("Enter")
    await person.sees("front.new_table")


async def test_a_wrong_try_is_answered_and_taken_back(arrive: Arrive, server: Served) -> None:
    person = await arrive(f"{server.url}/learn#conquer")
    await stands(person, "conquer", "open")
    # Against a rule: as at the table.
    await person.touch("c4")
    await expect(person.page.get_by_role("alert").filter(has_text="R1")).to_contain_text(person.words("illegal.centre"))
    await person.page.keyboard.press("Escape")
    # Allowed, but something else.
    before = await person.board()
    await person.act(place("e1"))
    await stands(person, "conquer", "other")
    await person.sees("learn.allowed")
    await person.sees("learn.conquer.hint")
    await nothing_is_found(person)
    await person.press("learn.take_back")
    await stands(person, "conquer", "open")
    assert await person.board() == before
    # The next may be looked at without doing this one, and the tab knows which it is.
    await person.press("learn.skip")
    await stands(person, "withdraw", "open")
    await person.page.reload()
    await stands(person, "withdraw", "open")
    await person.press("learn.back")
    await stands(person, "conquer", "open")
    # Another language has these texts, too.
    await person.page.get_by_role("button", name="ES, Español").click()
    spanish = json.loads((STATIC / "text" / "es.json").read_text())["learn"]["conquer"]
    await expect(person.page.locator("h1")).to_contain_text(spanish["title"])
    await expect(person.page.get_by_text(spanish["task"])).to_be_visible()


async def test_a_next_lesson_that_does_not_come_costs_nothing(arrive: Arrive, server: Served) -> None:
    person = await arrive(f"{server.url}/learn#{LESSONS[0]['name']}")
    await person.act(LESSONS[0]["asked"])
    await stands(person, LESSONS[0]["name"], "done")
    await person.page.route("**/api/preview", lambda route: route.abort(), times=1)
    await go_on(person)
    await person.sees("net.no_answer")
    await stands(person, LESSONS[0]["name"], "done")
    await go_on(person)
    await stands(person, LESSONS[1]["name"], "open")


async def test_who_learns_while_a_table_fills_finds_the_way_back(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 1, seated=False)
    person = await table.seat(arrive, 0)
    await person.page.get_by_role("link", name=person.words("waiting.learn")).click()
    await expect(person.page).to_have_url(f"{server.url}/learn?table={table.code}")
    back = person.page.locator(".lesson-back")
    await expect(back.get_by_role("link")).to_have_attribute("href", f"/r/{table.code}")
    room = (await ask(server.url, "GET", f"/api/rooms/{table.code}", table.keys[0])).json()
    for key in table.keys[1:]:
        await ask(server.url, "POST", f"/api/rooms/{table.code}/seats", key, {"invite": room["invite"]})
    await person.page.reload()
    texts = json.loads((STATIC / "text" / "en.json").read_text())
    await expect(back).to_contain_text(texts["learn"]["begun"])
    await back.get_by_role("link").click()
    await person.at(0)


async def test_each_rule_has_an_address_its_picture_and_where_it_comes_from(arrive: Arrive, server: Served) -> None:
    person = await arrive(f"{server.url}/rules#r9")
    rule = person.page.locator("#r9")
    await expect(rule.get_by_role("img")).to_have_accessible_name(re.compile("Make Make"))
    await expect(rule.locator(".ruling dd")).to_have_count(2)
    await expect(rule).to_be_in_viewport(ratio=0.5)
    await expect(person.page.locator(".rule")).to_have_count(16)
    await expect(person.page.locator(".rule-picture")).to_have_count(16)
    await expect(person.page.locator(".rule [tabindex]")).to_have_count(0)
    await nothing_is_found(person)
    await fits(person)
    await person.page.locator("#r3 .rule-number").click()
    await expect(person.page.locator("#r3.marked")).to_be_in_viewport()
    await person.page.locator("#r3 .rule-try").click()
    await stands(person, "conquer", "open")


async def test_a_refusal_leads_to_its_rule_with_its_picture(arrive: Arrive, server: Served) -> None:
    person = await arrive(f"{server.url}/learn#withdraw")
    await person.touch("c4")
    await person.page.locator(".refusal").get_by_role("button", name="R1").click()
    await expect(person.dialog().locator("#r1.marked .rule-picture")).to_be_in_viewport()
    await person.page.keyboard.press("Escape")
    await expect(person.dialog()).to_have_count(0)
