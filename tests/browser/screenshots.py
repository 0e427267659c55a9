"""`python -m tests.browser.screenshots FOLDER [part of a name]`: every page, size, language and theme, to look at.

`python -m tests.browser.screenshots --guide` makes the pictures of the README anew.
"""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser

from tests.browser import scenes, scenes_of_people
from tests.browser.chromium import running
from tests.browser.letters import take_letter, take_letters
from tests.browser.person import Person, open_person
from tests.browser.pushes import take_pushes
from tests.browser.scenes import Scene
from tests.serving import OWN_URL, Served
from tests.sink import Sink

# Color scheme and wish for contrast.
THEMES = {
    "light": ("light", "no-preference"), "dark": ("dark", "no-preference"),
    "light-contrast": ("light", "more"), "dark-contrast": ("dark", "more"),
}  # fmt: skip
# Width, height, locale, and the themes it is seen in.
VIEWS = (
    (1280, 800, "en-GB", ("light", "dark")),
    (390, 844, "en-GB", tuple(THEMES)),
    (360, 740, "es-CL", ("light", "dark")),
    (844, 390, "es-CL", ("light",)),
    (2560, 1440, "en-GB", ("dark",)),
)
# What the README shows of it, small and as on a phone.
GUIDE = ("waiting", "preview", "away", "my-games", "clock-hours", "seats-link", "one-phone-hand-over")
GUIDE_FOLDER = Path("static/img/guide")
GUIDE_VIEW = (390, 844, "en-GB", ("light",))
# Pages to be seen from top to bottom; the others are as high as the window.
LONG = (
    "front", "front-games", "my-games", "seats", "seats-link", "seats-blocked", "waiting", "waiting-full", "lobby",
    "invited", "no-invite", "rules", "missing", "dead", "settings", "settings-mail", "act-day", "act-answer", "record",
)  # fmt: skip


async def take(chromium: Browser, scene: Scene, size: tuple[int, int], locale: str, theme: str, picture: Path) -> None:
    """Its picture in one view, of a page of its own: one that goes from theme to theme is drawn late at times."""
    scheme, contrast = THEMES[theme]

    async def come(url: str, **wishes: object) -> Person:
        return await open_person(chromium, url, **wishes)

    wishes = {"locale": locale, "chosen": locale.split("-")[0], "size": size, "theme": scheme, "contrast": contrast}
    person = await scene.table.seat(come, scene.clan, scene.path, **wishes)
    await person.page.locator("h1").first.wait_for(state="attached")
    await scene.steps(person)
    await person.page.wait_for_load_state("networkidle")
    if picture.suffix == ".jpg":
        await person.page.screenshot(path=picture, type="jpeg", quality=80)
    else:
        await person.page.screenshot(path=picture, full_page=scene.name in LONG)
    await person.page.context.close()


async def take_all(chromium: Browser, served: Served, scratch: Path, folder: Path, part: str) -> None:
    guide = folder == GUIDE_FOLDER
    for scene in [*await scenes.all_of(served), *await scenes_of_people.all_of(served)]:
        if guide and scene.name not in GUIDE:
            continue
        for wide, high, locale, themes in (GUIDE_VIEW,) if guide else VIEWS:
            for theme in themes:
                name = f"{scene.name}.jpg" if guide else f"{scene.name}-{wide}x{high}-{theme}.png"
                if part in name:
                    await take(chromium, scene, (wide, high), locale, theme, folder / name)
    if guide:
        await take_letter(chromium, folder / "mail.jpg", scratch)
    elif "mail".startswith(part) or part.startswith("mail"):
        await take_letters(chromium, folder, scratch)
    if "push".startswith(part) or part.startswith("push"):
        await take_pushes(chromium, served, folder, scratch, guide=guide)


async def main(folder: Path, part: str) -> None:
    with TemporaryDirectory() as scratch:
        sink = Sink().start()
        served = Served(
            Path(scratch), f"sqlite:///{scratch}/room.sqlite3",
            SMTP_URL=sink.url, MAIL_FROM="Make Make <games@play.example>", PUBLIC_URL=OWN_URL,
            DEADLINE_INTERVAL="0.5", DEADLINE_QUIET="0",
        ).start()  # fmt: skip
        try:
            async with running() as chromium:
                await take_all(chromium, served, Path(scratch), folder, part)
        finally:
            served.stop()
            sink.stop()


if __name__ == "__main__":
    target = GUIDE_FOLDER if sys.argv[1] == "--guide" else Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(target, (sys.argv[2:] or [""])[0]))
