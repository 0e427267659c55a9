"""What people do with each other beside the game: talk and spoil it, lose a seat and ask for it, answer a message."""

import asyncio
import os
import sys
import time
import uuid
from typing import Any

from playwright.async_api import expect

from app.config import Settings
from app.notices.acts import open_acts
from tests.browser.person import Person
from tests.browser.recorded import Recorded, ask, new_player, recorded
from tests.browser.scenes import Scene, choose_something, press
from tests.service.worlds import World
from tests.serving import ROOT, Served

LONG_NAMES = ("Hinariru-Mahealani Tepano", "Wwwwwwwwwwwwwwwwwwwwwwww", "Ana", "Ngaara te Ariki Paoa Hotu")
LONGEST = 24  # characters of a nickname


async def with_names(
    served: Served, file: str, number: int, until: int, names: tuple[str, ...], **wishes: Any
) -> Recorded:
    keys = [await new_player(served.url, name[:LONGEST].strip()) for name in names]
    return await recorded(served, file, number, until, keys=keys, **wishes)


async def player_of(table: Recorded, clan: int) -> str:
    return str((await table.room())["seats"][clan]["player"]["id"])


async def talk_about(person: Person) -> None:
    await person.page.locator(".talk-way").click()
    await expect(person.dialog()).to_be_visible()


def unfold(*keys: str) -> Any:
    """Opens the talk and a part of it, then presses what is there."""

    async def unfolding(person: Person) -> None:
        await talk_about(person)
        await person.dialog().locator("summary", has_text=person.words(keys[0])).click()
        for key in keys[1:]:
            await person.dialog().get_by_role("button", name=person.words(key)).first.click()

    return unfolding


async def conduct(served: Served) -> list[Scene]:
    """A public table where somebody spoils it, before the game and in it."""
    table = await recorded(served, "full", 1, 12, visibility="public")
    path = f"/api/rooms/{table.code}"
    await ask(served.url, "PATCH", f"{path}/talk", table.keys[0], {"text": True, "watchers": True})
    eve = await new_player(served.url, "Eve")
    watched = Recorded(served.url, table.code, table.row, [eve], table.played)
    for key, way, words in (
        (table.keys[1], "talk", "What a silly move, and it is not the first one."),
        (eve, "watchers/talk", "Who is winning?"),
    ):
        await ask(served.url, "POST", f"{path}/{way}", key, {"id": str(uuid.uuid4()), "text": words})
    blocking = await recorded(served, "full", 5)
    for clan in (1, 2):
        await ask(served.url, "PUT", f"/api/me/blocks/{await player_of(blocking, clan)}", blocking.keys[0])
    return [
        Scene("talk-others", table, 0, steps=unfold("talk.others")),
        Scene("talk-report", table, 0, steps=unfold("talk.others", "conduct.report")),
        Scene("talk-block", table, 0, steps=unfold("talk.others", "conduct.block")),
        Scene("talk-allowing", table, 0, steps=unfold("talk.allowing")),
        Scene("talk-notes", table, 0, steps=unfold("talk.notes")),
        Scene("talk-watching", watched, 0, steps=talk_about),
        Scene("seats-blocked", blocking, 0, "/seats"),
    ]


async def seat_of_other(person: Person) -> None:
    await person.page.locator(".seat-more").nth(1).click()
    await expect(person.dialog()).to_be_visible()


async def remove_other(person: Person) -> None:
    await seat_of_other(person)
    await person.press("conduct.remove")


async def before_it_begins(served: Served) -> list[Scene]:
    """A full waiting room, by names that are short and names that are long; and a host who sends somebody away."""
    names = ("Hina", LONG_NAMES[0], LONG_NAMES[1])
    table = await with_names(served, "full", 1, 0, names, autostart=False, name="Orongo de los hombres pájaro")
    other = await recorded(served, "full", 1, 0, autostart=False)
    path = f"/api/rooms/{other.code}/removals"
    await ask(served.url, "POST", path, other.keys[0], {"player": await player_of(other, 1)})
    return [
        Scene("waiting-full", table, 0),
        Scene("waiting-guest", table, 1),
        Scene("waiting-other", table, 0, steps=seat_of_other),
        Scene("waiting-remove", table, 0, steps=remove_other),
        Scene("removed", other, 1),
    ]


async def claims(served: Served) -> list[Scene]:
    """A seat that somebody asks for, as each of them sees it."""
    table = await recorded(served, "full", 1, 12)
    asked = await recorded(served, "full", 1, 12)
    stopped = await recorded(served, "full", 1, 12, name="Anakena")
    fresh = await new_player(served.url, "Hina R")
    for one in (asked, stopped):
        await ask(served.url, "POST", f"/api/rooms/{one.code}/claims", fresh, {"clan": 0})
    room = (await ask(served.url, "GET", f"/api/rooms/{asked.code}", asked.keys[1])).json()
    number = room["claims"][0]["number"]
    body = {"number": number, "agree": True}
    await ask(served.url, "POST", f"/api/rooms/{asked.code}/claims/answer", asked.keys[2], body)
    asker = Recorded(served.url, asked.code, asked.row, [fresh], asked.played)
    return [
        Scene("claim", table, None, steps=press("claims.was_mine")),
        Scene("claim-asked", asker, 0),
        Scene("claim-card", asked, 1),
        Scene("claim-vouched", asked, 2),
        Scene("claim-stopped", stopped, 0, "/"),
    ]


async def acts(served: Served, world: World) -> list[Scene]:
    """What a link in a message does."""
    days = {"pace": {"kind": "days", "turn": 3, "bank": 0}}
    scenes = []
    for act in ("day", "draw", "answer"):
        table = await recorded(served, "full", 1, 20, **days)
        mover = await table.mover()
        other = (mover + 1) % 3
        path = f"/api/rooms/{table.code}"
        if act == "draw":
            await ask(served.url, "POST", f"{path}/draw", table.keys[mover], {"agree": True})
        if act == "answer":
            await ask(served.url, "POST", f"{path}/proposals", table.keys[mover], {"pace": {"kind": "days", "turn": 7}})
        room, player = await world.rooms.look(table.code), await player_of(table, other)
        wanted = next(one for one in open_acts(room, player) if one[0] == act)
        offered = await world.running.acts.offer(room, player, wanted)
        assert offered is not None
        scenes.append(Scene(f"act-{act}", table, None, f"/act#{offered[1]}"))
    return [*scenes, Scene("act-dead", scenes[0].table, None, "/act#nothing")]


async def time_is_up(person: Person) -> None:
    await person.page.locator("[data-clock=up]").wait_for()


async def absent(served: Served) -> list[Scene]:
    """Somebody's time is up, and the seat is offered; and a clan that has retired."""
    quick = {"pace": {"kind": "live", "turn": 10, "bank": 0}, "absence": "substitute"}
    table = await with_names(served, "full", 1, 12, ("Hina", "Tiki", LONG_NAMES[0]), **quick)
    late = await table.mover()
    retired = await recorded(served, "full", 1, 12)
    await ask(served.url, "POST", f"/api/rooms/{retired.code}/resign", retired.keys[await retired.mover()])
    return [
        Scene("offered", table, (late + 1) % 3, steps=time_is_up),
        Scene("offered-mine", table, late, steps=time_is_up),
        Scene("offered-watching", table, steps=time_is_up),
        Scene("retired", retired, await retired.mover()),
    ]


async def sealed(served: Served) -> list[Scene]:
    """Seats that are taken along from one phone."""
    maker = await new_player(served.url, "Hina")
    body = {"seats": 3, "first": 0, "one_phone": {"names": [None, "Tiki", "Miru"]}}
    room = (await ask(served.url, "POST", "/api/rooms", maker, body)).json()
    path = f"/api/rooms/{room['code']}"
    made = (await ask(served.url, "POST", f"{path}/seats/1/link", maker)).json()
    invite = next(one["invite"] for one in made["you"]["kept"] if one["seat"] == 1)
    table = Recorded(served.url, room["code"], {}, [maker])
    return [
        Scene("sealed-link", table, None, f"/r/{table.code}#{invite}"),
        Scene("sealed-watching", table),
    ]


async def rare_ones(served: Served) -> list[Scene]:
    """Long names, a channel elsewhere, an address for mails, and a table that the operator closed."""
    long = await with_names(served, "games", 44, 40, LONG_NAMES)
    closed = await recorded(served, "full", 1, 12)
    environment = {**os.environ, "DATABASE_URL": served.database_url}
    closing = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "app", "hide", "room", closed.code, cwd=ROOT, env=environment,
        stdout=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    assert await closing.wait() == 0
    mailed = await recorded(served, "full", 5)
    await ask(served.url, "PUT", "/api/me/address", mailed.keys[0], {"address": "hina@example.test"})
    await ask(served.url, "PUT", f"/api/rooms/{mailed.code}/mute", mailed.keys[0])

    async def more_settings(person: Person) -> None:
        for part in await person.page.locator("summary").all():
            await part.click()

    return [
        Scene("long-names", long, await long.mover()),
        Scene("long-names-preview", long, await long.mover(), steps=choose_something),
        Scene("long-names-others", long, (await long.mover() + 1) % 4),
        Scene("channel", long, 0, steps=press("menu.open", "elsewhere.title")),
        Scene("nickname", long, 0, steps=press("menu.open", "nickname.change")),
        Scene("settings-mail", mailed, 0, "/settings", more_settings),
        Scene("closed", closed, 0),
    ]


async def all_of(served: Served) -> list[Scene]:
    world = World(Settings(database_url=served.database_url))
    world.now = int(time.time() * 1000)
    try:
        return [
            *await conduct(served),
            *await before_it_begins(served),
            *await claims(served),
            *await acts(served, world),
            *await absent(served),
            *await sealed(served),
            *await rare_ones(served),
        ]
    finally:
        await world.running.database.close()
