"""Being told: on this device while no page is open, and on the pages that are.

The browser's own push service is elsewhere, so its address is one of ours; what that takes is given to the browser by
the protocol of its developer tools, and from there on all is real.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser as Chromium
from playwright.async_api import CDPSession, Page, expect

from tests.browser.chromium import running
from tests.browser.conftest import Arrive
from tests.browser.person import PATIENCE, SECONDS, Person, comes_true
from tests.browser.recorded import recorded
from tests.browser.tables import pair, place, room_path
from tests.browser.test_axe import nothing_is_found
from tests.push_service import Browser, PushService
from tests.serving import Served

BROWSER = Browser()
# What a browser has of a push service: an address and keys. Permission is asked for by a touch, once.
BEGINS = """subscription => {
  let permission = sessionStorage.getItem("permission") ?? "default";
  let taken = sessionStorage.getItem("taken");
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = async () => {
    if (!navigator.userActivation.isActive) throw new Error("asked without a touch");
    sessionStorage.setItem("permission", permission = "granted");
    return permission;
  };
  const made = key => ({
    options: { applicationServerKey: key.buffer ?? key },
    toJSON: () => ({ ...subscription, expirationTime: null }),
    unsubscribe: async () => { sessionStorage.removeItem("taken"); taken = null; return true; },
  });
  PushManager.prototype.getSubscription = async () => (taken ? made(Uint8Array.from(JSON.parse(taken))) : null);
  PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => {
    sessionStorage.setItem("taken", taken = JSON.stringify([...key]));
    return made(key);
  };
}"""
HEARS = f"""() => void (window.shown = Promise.race([
  new Promise(done => navigator.serviceWorker.addEventListener("message", ({{ data }}) => data.told && done(true))),
  new Promise(done => setTimeout(done, {PATIENCE}, false)),
]))"""
PERMISSION = "Object.defineProperty(Notification, 'permission', {{ get: () => '{}', configurable: true }})"
SHOWN = """tag => navigator.serviceWorker.ready.then(worker => worker.getNotifications(tag ? { tag } : {})).then(
  notices => notices.map(({ title, body, tag, data }) => [title, body, tag, data.url]))"""

SHOWN_AS = """tag => navigator.serviceWorker.ready.then(worker => worker.getNotifications({ tag })).then(
  notices => notices.map(({ data, renotify }) => `${data.id} ${renotify}`))"""


@pytest.fixture(scope="module")
async def chromium() -> AsyncIterator[Chromium]:
    """The whole of it: the engine alone shows no notification."""
    async with running() as browser:
        yield browser


@pytest.fixture
def pushing(database_url: str, tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path, database_url, OUTSIDE_LOCAL="true").start()
    yield served
    served.stop()
    assert "Traceback" not in served.lines()


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as made:
        yield made


class Phone:
    """The browser of a person, as what gives it pushes."""

    def __init__(self, person: Person, session: CDPSession) -> None:
        self.page = person.page
        self._session = session
        self._registrations: list[str] = []
        self._registered = asyncio.Event()
        session.on("ServiceWorker.workerRegistrationUpdated", self._hear)

    def _hear(self, told: dict[str, Any]) -> None:
        self._registrations += [one["registrationId"] for one in told["registrations"] if not one["isDeleted"]]
        if self._registrations:
            self._registered.set()

    @classmethod
    async def of(cls, person: Person) -> Phone:
        await person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        phone = cls(person, await person.page.context.new_cdp_session(person.page))
        await phone._session.send("ServiceWorker.enable")
        # The answer may come before what the browser knows.
        async with asyncio.timeout(PATIENCE / SECONDS):
            await phone._registered.wait()
        return phone

    async def push(self, words: bytes) -> None:
        origin = await self.page.evaluate("location.origin")
        told = {"origin": origin, "registrationId": self._registrations[-1], "data": words.decode()}
        await self.page.evaluate(HEARS)
        await self._session.send("ServiceWorker.deliverPushMessage", told)
        # Who asks what is shown before it is there makes Chromium forget it.
        assert await self.page.evaluate("window.shown"), "the worker has shown nothing"

    async def shows(self, *expected: list[str], tag: str | None = None) -> None:
        """Waits until the lock screen has these and no others: title, body, tag, address."""
        await comes_true(
            self.page,
            f"([tag, expected]) => ({SHOWN})(tag).then(shown => JSON.stringify(shown) === JSON.stringify(expected))",
            [tag, list(expected)],
        )


async def with_browser(person: Person, service: PushService) -> None:
    """From the next page on, pushes for this person go to our push service."""
    subscription = json.dumps(BROWSER.subscription(service.endpoint))
    await person.page.context.add_init_script(f"({BEGINS})({subscription})")
    await person.page.reload()


async def test_who_says_yes_at_the_table_is_told_on_this_device(
    arrive: Arrive, pushing: Served, service: PushService
) -> None:
    host, guest = await pair(
        arrive, pushing, service_workers="allow", permissions=["notifications"]
    )  # fmt: skip
    table, code = host.page.url, host.page.url.rsplit("/", 1)[1]
    await with_browser(host, service)
    await host.at(0)
    ask = host.page.get_by_text(host.texts["push_here"]["ask"])
    await expect(ask).to_have_count(0)
    await host.act(place("b3"))
    await expect(ask).to_be_visible()
    await host.press("push_here.yes")
    await host.sees("push_here.now_on")
    await expect(ask).to_have_count(0)
    state = (await (await host.page.request.get(f"{pushing.url}/api/me/push")).json())["subscription"]
    assert state["service"] == "127.0.0.1"
    # What was lost on the way is set right by the next page.
    await host.page.request.delete(f"{pushing.url}/api/me/push")
    await host.page.evaluate("sessionStorage.removeItem('make-make:push-healed')")
    async with host.page.expect_response(lambda answer: answer.request.method == "PUT"):
        await host.page.reload()
    # In the settings it can be tried; what is sent is what the browser is given.
    await host.page.goto(f"{pushing.url}/settings")
    await host.press("push_here.test")
    await host.sees("push_here.test_sent")
    phone = await Phone.of(host)
    await phone.push(BROWSER.read(service.pushed[0].body))
    await phone.shows(["Make Make", host.words("push.test"), "test", "/"])
    over = {
        "title": "Make Make", "body": host.words("push.over"), "tag": f"room:{code}", "url": f"/r/{code}",
        "kind": "over", "language": "en", "waiting": 1,
    }  # fmt: skip
    for _ in range(2):
        await phone.push(json.dumps(over).encode())
    shown = ["Make Make", over["body"], over["tag"], over["url"]]
    await phone.shows(shown, tag=over["tag"])
    # What is told once more because a process was killed makes no sound again.
    for notice, sounds in ((7, True), (7, False), (8, True)):
        await phone.push(json.dumps({**over, "id": notice}).encode())
        await comes_true(
            host.page,
            f"([tag, id, sounds]) => ({SHOWN_AS})(tag).then(shown => shown.join() === `${{id}} ${{sounds}}`)",
            [over["tag"], notice, sounds],
        )
    await touched(host.page, over["tag"], over["url"])
    # What was answered on another device is said no longer.
    data = {"url": "/r/other", "kind": "turn"}
    # Asked for at once: the page looks by itself now and then, and may have put it away a moment later.
    lay = await host.page.evaluate(
        """async data => {
          const worker = await navigator.serviceWorker.ready;
          await worker.showNotification("Make Make", { tag: "room:other", body: "", data });
          return (await worker.getNotifications({ tag: "room:other" })).length;
        }""",
        data,
    )
    assert lay == 1
    await host.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await phone.shows(tag="room:other")
    # Seen here, it lies there no longer.
    await phone.push(json.dumps(over).encode())
    await phone.shows(shown, tag=over["tag"])
    await host.page.goto(table)
    await host.at(1)
    await phone.shows(tag=over["tag"])
    await host.page.goto(f"{pushing.url}/settings")
    await host.press("push_here.turn_off")
    await expect(host.button("push_here.turn_on")).to_be_visible()
    assert (await (await host.page.request.get(f"{pushing.url}/api/me/push")).json())["subscription"] is None
    # Who says no is not asked again.
    await with_browser(guest, service)
    await guest.act(place("e1"))
    await guest.press("push_here.no")
    await guest.page.reload()
    await guest.at(2)
    await expect(guest.page.get_by_text(guest.texts["push_here"]["ask"])).to_have_count(0)


async def touched(page: Page, tag: str, way: str) -> None:
    """Touch a notice on the lock screen: nobody is there to do it, so the worker hears of it by hand."""
    (worker,) = page.context.service_workers
    gone = await worker.evaluate(
        """async tag => {
          const gone = [];
          self.clients.openWindow = async url => void gone.push(url);
          const [notification] = await self.registration.getNotifications({ tag });
          const event = new NotificationEvent("notificationclick", { notification });
          self.dispatchEvent(event);
          for (let turn = 0; turn < 200 && !gone.length; turn += 1) await new Promise(done => setTimeout(done, 10));
          return [gone, (await self.registration.getNotifications({ tag })).length];
        }""",
        tag,
    )
    assert gone == [[way], 0]


async def test_what_stands_against_it_is_said_in_a_sentence(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 1, 2)
    place_of_it = "/settings"
    blocked = await table.seat(arrive, 0, place_of_it)
    await blocked.page.add_init_script(PERMISSION.format("denied"))
    await blocked.page.reload()
    await blocked.sees("push_here.denied")
    await nothing_is_found(blocked)
    # Where nothing does, it is offered at the table.
    await blocked.page.add_init_script(PERMISSION.format("default"))
    await blocked.page.goto(table.address)
    await blocked.sees("push_here.ask")
    await nothing_is_found(blocked)
    agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1"
    apple = await table.seat(arrive, 0, place_of_it, user_agent=agent)
    await apple.sees("push_here.home_screen")
    plain = await arrive(server.url.replace("127.0.0.1", "make-make.test"))
    await plain.make_table("Hina", 2)
    await plain.page.goto(server.url.replace("127.0.0.1", "make-make.test") + place_of_it)
    await plain.sees("push_here.insecure")


async def test_while_one_game_is_shown_another_that_waits_is_told_of(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server, table={"name": "Rano Kau"})
    await expect(host.page).to_have_title(f"(1) {host.words('turn.mine')} – Make Make")
    await host.act(place("b3"))
    await expect(host.page).to_have_title(re.compile("^[^(]"))
    icon = host.page.locator("link[rel=icon]")
    await expect(icon).to_have_attribute("href", "/static/img/icon.svg")
    async with host.page.expect_response("**/api/me/waiting"):
        await host.page.goto(server.url)
    await host.make_table("Hina", 2, first=0, autostart=False)
    await guest.act(place("e1"))
    await host.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await host.sees("games.now", title="Rano Kau")
    await expect(host.page).to_have_title(re.compile(r"^\(1\) "))
    await expect(icon).to_have_attribute("href", re.compile("^data:image/svg.*%3E1%3C"))
    await nothing_is_found(host)
    await host.page.get_by_role("link", name=host.words("games.go")).click()
    await host.at(2)
    await expect(host.page).to_have_title(f"(1) {host.words('turn.mine')} – Make Make")
    assert (await (await host.page.request.get(room_path(host))).json())["name"] == "Rano Kau"
