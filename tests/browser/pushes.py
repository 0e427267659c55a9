"""Pushes as pictures: real ones, taken by a push service, shown by the service worker, laid out as a phone would.

A browser without a screen shows no notices of its own, but says what it would show.
"""

import base64
import json
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page

from app import store
from app.config import Settings
from app.migrate import migrate
from app.notices.telling import Telling
from app.rooms.pace import DAY, Pace
from tests.browser.letters import LANGUAGES, THEMES, play
from tests.browser.person import comes_true, open_person
from tests.browser.test_push import BROWSER, Phone
from tests.push_service import PushService
from tests.service.test_notices import MINUTE
from tests.service.test_push import Pushing
from tests.serving import ROOT, Served

ICON = ROOT / "static" / "img" / "icon-192.png"
SHOWN = """() => navigator.serviceWorker.ready.then(worker => worker.getNotifications()).then(
  notices => notices.map(({ title, body, actions }) => ({ title, body, actions: actions.map(one => one.title) })))"""
STYLE = """
body { margin: 0; min-height: 100vh; font: 15px/1.4 system-ui, sans-serif; color: #1d1a17;
  background: linear-gradient(160deg, #2f6f86, #d9a066 75%, #8d4a36); }
.clock { padding: 64px 0 40px; text-align: center; font-size: 68px; font-weight: 300; color: #ffffff; }
.notice { margin: 0 14px 12px; padding: 14px; border-radius: 20px; background: #fffaf2ee; display: grid;
  grid-template-columns: 44px 1fr; gap: 4px 12px; }
.notice img { width: 44px; border-radius: 11px; grid-row: 1 / 4; }
b { font-size: 16px; }
.act { margin-top: 6px; font-weight: 600; color: #9c3f25; }
.dark .notice { background: #252019f2; color: #f0e6d6; }
.dark .act { color: #f0906c; }
"""


async def pushes(folder: Path, language: str) -> list[bytes]:
    """What a player's browser is sent: it is their turn; and, with names, they are asked for something."""
    settings = Settings(database_url=f"sqlite:///{folder}/pushes-{language}.sqlite3", outside_local=True)
    migrate(settings)
    world = Pushing(settings)
    try:
        with PushService() as service:
            hina, tiki, miru = await world.people("Hina", "Tiki", "Miru")
            await world.rooms.write(partial(store.change_player, player=hina.player, language=language))
            await world.takes(hina, service, BROWSER)
            await play(world, [hina, tiki, miru])
            await world.wait(2 * MINUTE)
            await world.wish(hina, Telling.read('{"names": true, "kinds": {"began": false}}'))
            room = await world.table([tiki, hina], Pace("days", 2 * DAY, 0))
            await world.rooms.draw(room.code, tiki, True)
            await world.wait(2 * MINUTE)
            return [BROWSER.read(pushed.body) for pushed in service.pushed]
    finally:
        await world.running.database.close()


async def shown(chromium: Browser, served: Served, language: str, sent: list[bytes]) -> list[dict[str, Any]]:
    """What the browser would show of them."""
    person = await open_person(
        chromium, served.url, locale={"en": "en-GB", "es": "es-CL"}[language], chosen=language,
        service_workers="allow", permissions=["notifications"], timezone_id="Pacific/Easter",
    )  # fmt: skip
    phone = await Phone.of(person)
    for words in sent:
        await phone.push(words)
    games = {json.loads(words)["tag"] for words in sent}
    await comes_true(person.page, f"count => ({SHOWN})().then(shown => shown.length === count)", len(games))
    found: list[dict[str, Any]] = await person.page.evaluate(SHOWN)
    await person.page.context.close()
    return found


async def lay_out(page: Page, notices: list[dict[str, Any]], theme: str) -> None:
    """A lock screen with these."""
    icon = f'<img src="data:image/png;base64,{base64.b64encode(ICON.read_bytes()).decode()}" alt="">'
    cards = "".join(
        f'<div class="notice">{icon}<b>{escape(one["title"])}</b><span>{escape(one["body"])}</span>'
        + "".join(f'<span class="act">{escape(act)}</span>' for act in one["actions"]) + "</div>"
        for one in notices
    )  # fmt: skip
    html = f'<style>{STYLE}</style><body class="{theme}"><div class="clock">9:41</div>{cards}</body>'
    await page.set_content(html, wait_until="load")


async def take_pushes(chromium: Browser, served: Served, folder: Path, scratch: Path, *, guide: bool) -> None:
    """A picture of a lock screen, in each language and theme; for the README one of them."""
    for language in LANGUAGES[:1] if guide else LANGUAGES:
        sent = await pushes(scratch, language)
        notices = await shown(chromium, served, language, sent)
        for theme in THEMES[:1] if guide else THEMES:
            page = await chromium.new_page(viewport={"width": 390, "height": 844})
            await lay_out(page, notices, theme)
            if guide:
                await page.screenshot(path=folder / "push.jpg", type="jpeg", quality=80)
            else:
                (folder / f"push-{language}.json").write_text(json.dumps(notices, ensure_ascii=False))
                await page.screenshot(path=folder / f"push-{language}-{theme}.png")
            await page.close()
