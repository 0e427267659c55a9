"""Mails as pictures: real ones, taken by a mail server, as a mail program would show them."""

import base64
from email.message import EmailMessage
from functools import partial
from pathlib import Path
from random import Random

from playwright.async_api import Browser

from app import store
from app.config import Settings
from app.identity import Player
from app.migrate import migrate
from app.rooms.pace import DAY, Hours, Pace
from app.rooms.service import Asker
from tests.service.people import new_id
from tests.service.worlds import World
from tests.sink import Sink, has_address, html_of

WIDTH, THEMES, LANGUAGES = 600, ("light", "dark"), ("en", "es")
FROM = "Make Make <games@play.example>"
MOVES = 19


async def letters(folder: Path, language: str) -> dict[str, EmailMessage]:
    """One mail of each kind of page: the question, the way back, a turn, several things at once."""
    sink = Sink().start()
    settings = Settings(
        database_url=f"sqlite:///{folder}/{language}.sqlite3", smtp_url=sink.url, mail_from=FROM,
        public_url="https://play.example", secret_key="k" * 16, notice_timeout=100, mail_picture_timeout=60,
    )  # type: ignore[arg-type]  # fmt: skip
    migrate(settings)
    world = World(settings)
    try:
        hina, tiki, miru = await world.people("Hina", "Tiki", "Miru")
        await world.rooms.write(partial(store.change_player, player=hina.player, language=language))
        desk = world.running.desk
        assert desk is not None
        await desk.ask(Player(hina.player, "Hina", language), None, "hina@example.test")
        await world.rooms.write(partial(has_address, player=hina.player, address="hina@example.test", token="t" * 32))
        await world.running.timekeeper.keep_hours(hina.player, Hours("Pacific/Easter"))
        ways = await world.running.addresses.ways_back("hina@example.test")
        made = {"question": sink.next(), "way-back": desk.letters.way_back("hina@example.test", ways, world.now)}
        await play(world, [hina, tiki, miru])
        made["turn"] = await told(world, sink)
        await play(world, [hina, tiki])
        await play(world, [hina, miru, tiki])
        made["several"] = await told(world, sink)
    finally:
        await world.running.database.close()
        sink.stop()
    return made


async def play(world: World, people: list[Asker]) -> None:
    """A game in which the first of them is to play, and has not seen the last moves."""
    room = await world.table(people, Pace("days", 2 * DAY, 0))
    chance = Random(7)
    while room.version < MOVES or room.playing.clan != 0 or room.playing.phase != "dominance":
        if room.playing.clan == 0:
            world.running.seen.tell(room.code, people[0].player, room.version)
            await world.running.seen.save()
        action = room.ruling.write_action(chance.choice(list(room.ruling.actions(room.playing))))
        await world.rooms.act(room.code, people[room.playing.clan], new_id(), room.version, action)
        room = await world.rooms.look(room.code)


async def told(world: World, sink: Sink) -> EmailMessage:
    """The next notice, half an hour later."""
    for _ in range(40):
        world.now += 60_000
        await world.running.sender.work()
    return sink.next()


def shown(message: EmailMessage) -> str:
    """Its HTML, with the pictures in it."""
    html = html_of(message)
    for part in message.walk():
        if part.get_content_type() == "image/png":
            picture = base64.b64encode(part.get_content()).decode()
            html = html.replace(f"cid:{part['Content-ID'][1:-1]}", f"data:image/png;base64,{picture}")
    return html


async def take_letter(chromium: Browser, path: Path, scratch: Path) -> None:
    """The picture of one, as a phone shows it."""
    message = (await letters(scratch, LANGUAGES[0]))["turn"]
    page = await chromium.new_page(viewport={"width": 390, "height": 844})
    await page.set_content(shown(message), wait_until="load")
    await page.screenshot(path=path, type="jpeg", quality=80)
    await page.close()


async def take_letters(chromium: Browser, folder: Path, scratch: Path) -> None:
    """A picture of each, in each language and theme."""
    for language in LANGUAGES:
        for name, message in (await letters(scratch, language)).items():
            for theme in THEMES:
                page = await chromium.new_page(viewport={"width": WIDTH, "height": 800}, color_scheme=theme)
                await page.set_content(shown(message), wait_until="load")
                await page.screenshot(path=folder / f"mail-{name}-{language}-{theme}.png", full_page=True)
                await page.close()
