"""T7, T16: names that are script, and names that look alike, in a real browser: nothing runs, nobody is mistaken."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import quote

import pytest
from playwright.async_api import Browser, Page

from tests.browser.chromium import ENGINE, running
from tests.browser.person import comes_true
from tests.service.people import Guest, Site, Table, place

pytestmark = pytest.mark.xdist_group("browser-doors")
# At most 24 letters each, as a nickname may have.
NAMES = ("<svg onload=alert(1)>", "<img src=x onerror=a()>", "\"><b onclick=a()>", "javascript:alert(1)",
         "'-alert(1)-'", "{{7*7}}${alert(1)}", "</script><script>a()", "&lt;b&gt;&#60;")  # fmt: skip
ROOM = "<script>alert(1)</script><iframe srcdoc='<script>a()'>"
WATCH = """
window.seen = [];
addEventListener("securitypolicyviolation", (event) => seen.push(`${event.violatedDirective} ${event.blockedURI}`));
"""


@pytest.fixture(scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with running(ENGINE) as browser:
        yield browser


class Watched:
    """A page of which we see all that runs or is held back."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        page.on("dialog", self._dialog)
        page.on("pageerror", lambda error: self.faults.append(f"error {error}"))
        page.on("console", self._said)
        page.on("request", self._asked)

    async def _dialog(self, dialog: Any) -> None:
        self.faults.append(f"dialog {dialog.message}")
        await dialog.dismiss()

    def _said(self, said: Any) -> None:
        # That somebody is not known yet, or a room not there, is no fault.
        if said.type == "error" and not said.text.startswith(("Failed to load resource", "WebSocket connection to")):
            self.faults.append(f"console {said.text}")

    def _asked(self, request: Any) -> None:
        if not request.url.startswith(("http://127.0.0.1:", "data:", "blob:")):
            self.faults.append(f"asked {request.url}")

    async def all_seen(self) -> list[str]:
        return self.faults + list(await self.page.evaluate("window.seen"))


@pytest.fixture
async def opened(chromium: Browser) -> AsyncIterator[Any]:
    """Open an address as this player, and wait until the page is there."""
    contexts = []

    async def come(site: Site, path: str, who: Guest | None = None) -> Watched:
        context = await chromium.new_context(locale="en")
        contexts.append(context)
        if who is not None:
            cookie = {"name": "makemake", "value": who.key, "url": site.url, "httpOnly": True, "sameSite": "Lax"}
            await context.add_cookies([cookie])
        await context.add_init_script(WATCH)
        watched = Watched(await context.new_page())
        await watched.page.goto(f"{site.url}{path}", wait_until="networkidle")
        return watched

    yield come
    for context in contexts:
        await context.close()


async def shows(watched: Watched, text: str) -> None:
    """The text stands there, as text."""
    await watched.page.get_by_text(text).first.wait_for(state="attached")


async def clean(watched: Watched) -> None:
    await watched.page.wait_for_load_state("networkidle")  # an image that fails tells so after its request
    assert await watched.all_seen() == []
    # Nothing of it became an element.
    made = "script:not([src]), iframe, object, embed, [onload], [onerror], [onclick], img[src='x'], b[onclick]"
    assert await watched.page.locator(made).count() == 0


def renamed(table: Table, names: tuple[str, ...]) -> None:
    for guest, name in zip(table.guests, names, strict=False):
        assert guest.patch("/api/me", {"nickname": name}).status_code == 200


@pytest.mark.parametrize("names", [NAMES[:4], NAMES[4:]], ids=["first", "second"])
async def test_script_in_names_does_not_run_where_people_wait_and_play(
    site: Site, opened: Any, names: tuple[str, ...]
) -> None:
    table = Table(site, 4, start=False, name=ROOM)
    renamed(table, names)
    waiting = await opened(site, f"/r/{table.code}", table.host)
    invited = await opened(site, f"/r/{table.code}#{table.invite}")
    for watched in (waiting, invited):
        for name in names:
            await shows(watched, name)
        await clean(watched)
    table.host.post(f"{table.path}/start")
    table.play(place("b3", 2, True), place("e1"), place("a1"), place("a3"))
    playing = await opened(site, f"/r/{table.code}", table.guests[1])
    for name in names:
        await shows(playing, name)
    await clean(playing)
    table.finish()
    front = await opened(site, "/", table.host)
    await shows(front, ROOM)
    for watched in (waiting, playing, front):
        await clean(watched)


PATHS = ("/r/<script>alert(1)</script>", "/r/x#<img src=x onerror=alert(1)>", "/r/javascript:alert(1)",
         "/?name=<svg onload=alert(1)>#<svg onload=alert(1)>", "/rules#<svg onload=alert(1)>",
         "/r/x?__proto__[x]=1#__proto__", "/r/%3Cscript%3Ealert(1)%3C%2Fscript%3E")  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
async def test_script_in_an_address_does_not_run(site: Site, opened: Any, path: str) -> None:
    watched = await opened(site, quote(path, safe="/#?=[]%:()"))
    await clean(watched)


async def test_a_record_is_text_and_nothing_else(site: Site, opened: Any) -> None:
    table = Table(site, name=ROOM)
    renamed(table, ("<svg onload=alert(1)>", "</pre><script>a()"))
    watched = await opened(site, "/")
    answer = await watched.page.goto(f"{site.url}{table.path}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert ROOM in await watched.page.locator("pre").inner_text()
    assert await watched.page.locator("script, svg, iframe").count() == 0
    assert watched.faults == []


async def test_that_would_be_seen(site: Site, opened: Any) -> None:
    """The same page, with what the attacks try: the browser holds it back, and we see that it does."""
    watched = await opened(site, "/")
    await clean(watched)
    refused = await watched.page.evaluate(
        """() => [
            () => { document.body.innerHTML = "<svg onload=alert(1)>" },
            () => { document.createElement("img").setAttribute("onerror", "alert(1)") },
            () => { document.createElement("script").text = "alert(1)" },
        ].map((attack) => { try { attack(); return "it ran" } catch (error) { return error.name } })"""
    )
    assert refused == ["TypeError"] * 3
    await watched.page.evaluate(
        """() => { const frame = document.createElement("iframe"); frame.src = "https://evil.example/";
                   document.body.append(frame) }"""
    )
    await comes_true(watched.page, "window.seen.length >= 4")
    seen = await watched.all_seen()
    assert len([fault for fault in seen if fault.startswith("require-trusted-types-for")]) == 3
    assert not [fault for fault in seen if fault.startswith("dialog")]
    assert [fault for fault in seen if "evil.example" in fault]


@pytest.mark.parametrize(
    "names",
    [("Ana", "Ana", "Ana"), ("Ana", "ana", "ANA"), ("Ana", "Аna", "Ana\u200d"), ("Ana", "Ana", "Ana 2"),
     ("Ana  B", "Ana B", "Ána B"), ("rn", "m", "RN"), ("Bill", "BiII", "Bi11")],
)  # fmt: skip
async def test_names_that_look_alike_are_told_apart_by_the_seat(
    site: Site, opened: Any, names: tuple[str, ...]
) -> None:
    """Refused are none of them; who sits where is beside the name."""
    table = Table(site, 3, start=False)
    renamed(table, names)
    watched = await opened(site, f"/r/{table.code}", table.host)
    shown = await watched.page.evaluate(
        """async (room) => (await import("/static/js/names.js")).seatNames(room.seats)""", table.look()
    )
    assert len({name.casefold() for name in shown}) == 3
    for seat, name in enumerate(shown):
        if names != ("rn", "m", "RN") or seat != 1:
            assert name.endswith(f" {seat + 1}"), shown
        await shows(watched, name)
