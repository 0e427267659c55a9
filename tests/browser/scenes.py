"""The pages of the gallery: a page, who looks at it, and what they do before its picture is taken."""

import json
import re
import uuid
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.async_api import WebSocketRoute, expect

from tests.browser.person import Person
from tests.browser.recorded import NAMES, Recorded, ask, recorded
from tests.rules.vectors import rows
from tests.serving import Served

Steps = Callable[[Person], Awaitable[None]]


async def as_it_is(_: Person) -> None:
    """Nothing to do before the picture is taken."""


@dataclass(frozen=True)
class Scene:
    """A page, who looks at it, and what they do before the picture is taken."""

    name: str
    table: Recorded
    clan: int | None = None
    path: str | None = None
    steps: Steps = as_it_is


def press(*keys: str) -> Steps:
    """Presses buttons, one after another."""

    async def pressing(person: Person) -> None:
        for key in keys:
            await person.press(key)

    return pressing


async def choose_something(person: Person) -> None:
    """The last space where something can be done."""
    await person.page.locator("[data-space][aria-disabled=false]").last.click(force=True)
    await expect(person.page.locator(".outcome")).to_be_visible()


async def touch_centre(person: Person) -> None:
    await person.touch("c4")
    await expect(person.page.locator(".refusal")).to_be_visible()


async def pick_first(person: Person) -> None:
    await person.page.locator(".due button").first.click()
    await expect(person.page.locator(".outcome")).to_be_visible()


async def try_out(person: Person) -> None:
    await person.press("what_if.open")
    await expect(person.page.locator(".what-if")).to_be_visible()
    await choose_something(person)
    await person.confirmation.click()
    await person.at(1)


async def share(person: Person) -> None:
    await press("menu.open", "menu.sharing")(person)
    await expect(person.page.locator(".board-photo img")).to_be_visible()


async def go_offline(person: Person) -> None:
    await person.page.context.set_offline(True)
    await expect(person.page.locator(".connection")).to_be_visible()


async def look_back(person: Person) -> None:
    await person.press("past.open")
    await expect(person.page.locator(".scrubber")).to_be_visible()


async def whole_log(person: Person) -> None:
    """Where there is little room for it."""
    if await person.button("log.whole").is_visible():
        await person.press("log.whole")


async def wait_for_scrubber(person: Person) -> None:
    await expect(person.page.locator(".scrubber")).to_be_visible()


def missed(table: Recorded, since: int, *, moves: bool) -> Steps:
    """Comes back to the table, having seen the game until this version; nobody hears what is seen now."""

    def deaf(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: None if '"seen"' in str(text) else server.send(text))

    async def returning(person: Person) -> None:
        await person.page.emulate_media(reduced_motion="no-preference" if moves else "reduce")
        await person.page.route_web_socket(re.compile("/socket"), deaf)
        place = f"make-make:seen:{table.code}"
        await person.page.evaluate("([place, since]) => sessionStorage.setItem(place, since)", [place, str(since)])
        await person.page.goto(table.address)
        await expect(person.page.locator(".missed")).to_be_visible()
        if moves:
            await person.page.locator(f'main[data-position="{since + 1}"]').wait_for()

    return returning


async def keep_a_seat(person: Person) -> None:
    """A seat that is kept for somebody, with its own link."""
    await person.page.locator(".seat-more").last.click()
    await person.page.get_by_label(person.words("arrange.keep_for")).fill("Miru")
    if await person.button("arrange.keep").count():
        await person.press("arrange.keep")
    await expect(person.dialog().locator(".qr")).to_be_visible()


async def before_the_game(served: Served) -> list[Scene]:
    table = await recorded(served, "full", 1, seated=False)
    for name in ("Anakena", "", "Orongo"):
        await ask(served.url, "POST", "/api/rooms", table.keys[0], {"seats": 3, "visibility": "public", "name": name})
    room = (await ask(served.url, "GET", f"/api/rooms/{table.code}", table.keys[0])).json()
    link = f"/r/{table.code}#{room['invite']}"
    return [
        Scene("front", table, None, "/"),
        Scene("front-games", table, 0, "/"),
        Scene("waiting", table, 0),
        Scene("waiting-table", table, 0, steps=press("arrange.change")),
        Scene("waiting-seat", table, 0, steps=keep_a_seat),
        Scene("lobby", table, None, "/lobby"),
        Scene("waiting-question", table, 0, steps=press("waiting.renew")),
        Scene("invited", table, None, link),
        Scene("no-invite", table),
        Scene("missing", table, None, "/r/nobody-knows-this-room"),
        Scene("dead", table, None, "/nobody-knows-this-page"),
        Scene("rules", table, None, "/rules#r9"),
    ]


def talk(table: Recorded) -> Steps:
    """Some words of each, and the panel that shows them."""
    texts = [{"text": "Iorana! Who takes the Moai on c3?"}, {"text": "Not me 🗿"}]
    said = [{"phrase": "hello"}, *texts, {"phrase": "thinking"}]

    async def talking(person: Person) -> None:
        path = f"/api/rooms/{table.code}/talk"
        for number, words in enumerate(said):
            await ask(table.url, "POST", path, table.keys[number % len(table.keys)], {"id": str(uuid.uuid4()), **words})
        await person.page.locator(".talk-new").wait_for()
        await person.page.locator(".talk-way").click()
        await person.dialog().wait_for()

    return talking


def look_at_record(table: Recorded) -> Steps:
    """Brings the record of a table, cut off before its end."""

    async def looking(person: Person) -> None:
        text = await (await person.page.request.get(f"{table.url}/api/rooms/{table.code}/record")).text()
        await person.page.get_by_label(person.words("record.paste")).fill(text)
        await person.press("record.look")
        await expect(person.page.locator("main[data-version]")).to_be_visible()

    return looking


LESSONS = json.loads((Path(__file__).parents[2] / "static" / "positions" / "lessons.json").read_text())


def learn(lesson: dict[str, Any]) -> Steps:
    """Does what a lesson asks."""

    async def learning(person: Person) -> None:
        await person.act(lesson["asked"])
        await expect(person.page.locator(".lesson-answer.done")).to_be_visible()

    return learning


async def try_something_else(person: Person) -> None:
    await person.touch("e1")
    await person.confirmation.click()
    await expect(person.page.locator(".lesson-answer")).to_be_visible()


async def lessons(served: Served) -> list[Scene]:
    """The introduction: each lesson as it begins and as it ends, and one done otherwise."""
    table = await recorded(served, "full", 1, seated=False)
    begun = [Scene(f"learn-{lesson['name']}", table, None, f"/learn#{lesson['name']}") for lesson in LESSONS]
    done = [
        Scene(f"learn-{lesson['name']}-done", table, None, f"/learn#{lesson['name']}", learn(lesson))
        for lesson in LESSONS
    ]
    return [*begun, *done, Scene("learn-otherwise", table, None, "/learn#conquer", try_something_else)]


async def at_the_table(served: Served) -> list[Scene]:
    new = await recorded(served, "full", 5)
    left = await recorded(served, "full", 1, 36)
    table = await recorded(served, "full", 1, 36)
    mover = await table.mover()
    return [
        Scene("table-new", new, await new.mover()),
        Scene("table", table, mover),
        Scene("table-watching", table),
        Scene("table-waiting", table, (mover + 1) % 3),
        Scene("preview", table, mover, steps=choose_something),
        Scene("refusal", table, mover, steps=touch_centre),
        Scene("menu", table, mover, steps=press("menu.open")),
        Scene("sharing", table, mover, steps=share),
        Scene("what-if", table, mover, steps=try_out),
        Scene("rules-dialog", table, mover, steps=press("app.rules")),
        Scene("resign", table, mover, steps=press("menu.open", "menu.resign")),
        Scene("offline", table, mover, steps=go_offline),
        Scene("log-whole", left, None, steps=whole_log),
        Scene("past", table, mover, steps=look_back),
        Scene("away", left, 0, "/rules", steps=missed(left, 34, moves=True)),
        Scene("away-list", left, 0, "/rules", steps=missed(left, 34, moves=False)),
        Scene("record", left, None, "/record"),
        Scene("record-looked-at", left, None, "/record", look_at_record(left)),
        Scene("away-long", left, 0, "/rules", steps=missed(left, 7, moves=False)),
        # Last of its table: what is seen here was not missed.
        Scene("talk", left, 0, steps=talk(left)),
        Scene("past-link", table, None, f"/r/{table.code}?v=17", steps=wait_for_scrubber),
    ]


async def with_a_clock(served: Served) -> list[Scene]:
    """Turns that have a deadline, what is agreed on about them, and an action that can be taken back."""
    days = {"pace": {"kind": "days", "turn": 3, "bank": 0}, "absence": "substitute"}
    table = await recorded(served, "full", 1, 20, **days)
    asked = await recorded(served, "full", 1, 20, **days)
    mover = await table.mover()
    await ask(served.url, "POST", f"/api/rooms/{asked.code}/proposals", asked.keys[1], {"pause": True})
    return [
        Scene("clock", table, mover),
        Scene("clock-others", table, (mover + 1) % 3),
        Scene("clock-proposal", asked, 0),
        Scene("clock-dialog", table, mover, steps=press("menu.open", "time.title")),
        Scene("clock-hours", table, mover, steps=press("menu.open", "hours.title")),
    ]


async def ceremonies_and_ends(served: Served) -> list[Scene]:
    choosing = rows("games")[44]["actions"]
    at = next(n for n, action in enumerate(choosing) if action["type"] == "tangata_manu")
    four = await recorded(served, "games", 44, at)
    ended = await recorded(served, "games", 44, len(choosing))
    drawn = await recorded(served, "special", 0, len(rows("special")[0]["actions"]))
    return [
        Scene("ground", four, await four.mover()),
        Scene("ground-preview", four, await four.mover(), steps=pick_first),
        Scene("end", ended, ended.row["winner"]),
        Scene("end-draw", drawn, 1),
    ]


async def sit_around(person: Person) -> None:
    """Four names around one phone."""
    await person.press("one_phone.way")
    await person.dialog().get_by_role("radio", name="4").check()
    for number, name in enumerate(NAMES):
        await person.dialog().get_by_role("textbox").nth(number).fill(name)


async def pass_it_on(person: Person) -> None:
    await sit_around(person)
    await person.press("one_phone.begin")
    await person.at(0)
    await choose_something(person)
    await person.confirmation.click()
    await expect(person.page.locator(".hand-over")).to_be_visible()


async def seal(person: Person) -> None:
    await pass_it_on(person)
    await person.page.locator(".hand-over .primary").click()
    await person.press("menu.open")
    await person.press("one_phone.seal")
    await person.dialog().locator(".sealing button").first.click()
    await expect(person.dialog().locator(".qr-card")).to_be_visible()


async def on_one_phone(served: Served) -> list[Scene]:
    """One phone that is passed around, and one for each later."""
    table = await recorded(served, "full", 1, seated=False)
    scenes = {"form": sit_around, "hand-over": pass_it_on, "sealing": seal}
    return [Scene(f"one-phone-{name}", table, None, "/", steps) for name, steps in scenes.items()]


async def my_games(served: Served) -> list[Scene]:
    """Somebody with games of all kinds."""
    over = await recorded(served, "special", 0, len(rows("special")[0]["actions"]))
    mine = over.keys[:1]
    later = await recorded(served, "full", 1, 36, keys=mine, name="Anakena")
    while await later.mover() != 0:
        await later.play(later.played + 1)
    four = await recorded(served, "games", 44, 40, keys=mine)
    while await four.mover() == 0:
        await four.play(four.played + 1)
    waits = await recorded(served, "full", 5, 0, keys=mine)
    while await waits.mover() != 0:
        await waits.play(waits.played + 1)
    await recorded(served, "full", 1, seated=False, keys=mine, name="Orongo")
    return [Scene("my-games", over, 0, "/"), Scene("next-game", four, 0)]


async def show_link(person: Person) -> None:
    await person.press("along.device_make")
    await expect(person.page.locator(".qr")).to_be_visible()


async def my_devices(served: Served) -> list[Scene]:
    """Seats on several devices, and a link that is opened by nobody, and by somebody else."""
    table = await recorded(served, "full", 5)
    link = (await ask(served.url, "POST", "/api/me/links", table.keys[0], {"kind": "recovery"})).json()["token"]
    news = await recorded(served, "full", 5)
    known = (await ask(served.url, "POST", "/api/me/links", news.keys[0], {"kind": "device"})).json()["token"]
    for token in (link, known):
        await ask(served.url, "POST", "/api/links/redeem", None, {"token": token})
    return [
        Scene("device-news", news, 0),
        Scene("seats", table, 0, "/seats"),
        Scene("seats-link", table, 1, "/seats", show_link),
        Scene("seats-nobody", table, None, "/seats"),
        Scene("seats-look", table, None, f"/seats#{link}"),
        Scene("seats-look-other", table, 1, f"/seats#{link}"),
        Scene("seats-delete", table, 0, "/seats", press("along.delete")),
        Scene("settings", table, 0, "/settings"),
        Scene("confirm", table, None, "/confirm#none"),
        Scene("unsubscribe", table, None, "/unsubscribe/none?kind=turn"),
    ]


async def all_of(served: Served) -> list[Scene]:
    """In an order: what some of them do is seen in those that follow."""
    return [
        *await before_the_game(served),
        *await lessons(served),
        *await at_the_table(served),
        *await with_a_clock(served),
        *await ceremonies_and_ends(served),
        *await on_one_phone(served),
        *await my_games(served),
        *await my_devices(served),
    ]
