"""The page as an app: it opens without a connection and says so, it can be installed, "back" closes what is open."""

import re

import pytest
from playwright.async_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.recorded import recorded
from tests.browser.test_away import been
from tests.browser.test_axe import nothing_is_found
from tests.serving import Served

DESK = (1280, 800)
PHONE = (390, 844)

KEEPING = """() => new Promise(done => {
  const look = async () => {
    const kept = (await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()))).flat();
    const paths = kept.map(request => new URL(request.url).pathname);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const files = loaded.filter(path => path.startsWith('/static/'));
    const bundled = '/static/bundle/';
    const isBundled = files.some(path => path.startsWith(bundled));
    const record = isBundled ? await (await fetch(`${bundled}bundle.json`)).json() : { files: {} };
    // Also the parts that no page has asked for yet.
    const parts = Object.keys(record.files).map(name => bundled + name);
    const wanted = ['/static/index.html', '/static/text/es.json', ...files, ...parts];
    const whole = wanted.every(path => paths.includes(path));
    if (navigator.serviceWorker.controller && whole) done(paths); else setTimeout(look, 50);
  };
  look();
})"""

# Until the history knows of so many layers.
LAYERS = """wanted => new Promise(done => {
  const look = () => ((history.state?.layer ?? 0) === wanted ? done() : setTimeout(look, 20));
  look();
})"""


async def test_only_files_are_kept_and_without_a_server_the_page_opens_and_says_so(
    arrive: Arrive, own_server: Served
) -> None:
    table = await recorded(own_server, "full", 1, 12)
    person = await table.seat(arrive, 0, service_workers="allow")
    await person.at(12)
    paths = await person.page.evaluate(KEEPING)
    assert all(path.startswith("/static/") for path in paths)
    own_server.kill()
    await person.page.reload()
    await person.sees("net.offline")
    await person.page.goto(own_server.url)
    await person.sees("front.title")
    await person.sees("net.offline")
    own_server.start()
    await expect(person.page.get_by_text(person.words("net.offline"))).to_have_count(0)
    await person.page.goto(table.address)
    await person.at(12)
    paths = await person.page.evaluate(KEEPING)
    assert all(path.startswith("/static/") for path in paths)


async def gone_once(person: Person, file: str) -> None:
    """The server does not know a file the first time that it is asked for it, as while versions change."""

    async def refuse(route: Route) -> None:
        await route.fulfill(status=404, json={"code": "not_found"})

    await person.page.route(re.compile(file), refuse, times=1)


async def test_a_page_whose_files_did_not_all_come_loads_itself_anew(arrive: Arrive, server: Served) -> None:
    person = await arrive(f"{server.url}/rules")
    await person.sees("rules.title")
    await gone_once(person, r"/main\.js$")
    await person.page.goto(server.url)
    await person.sees("front.title")


async def test_where_loading_anew_does_not_help_the_page_says_so(arrive: Arrive, server: Served) -> None:
    person = await arrive(f"{server.url}/rules", locale="es-CL")
    await person.sees("rules.title")
    await person.page.evaluate("sessionStorage.setItem('make-make:again', '5')")
    await gone_once(person, r"/main\.js$")
    await person.page.goto(server.url)
    await expect(person.page.get_by_text("Make Make no se pudo cargar")).to_be_visible()
    await nothing_is_found(person)
    await person.page.get_by_role("button").click()
    await person.sees("front.title")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
async def test_a_part_that_is_gone_is_told_with_the_way_to_it(
    arrive: Arrive, server: Served, size: tuple[int, int]
) -> None:
    person = await arrive(server.url, size=size)
    await gone_once(person, r"/learn(-\w+)?\.js$")
    await person.page.locator(".learn-way").click()
    await person.sees("net.no_part")
    await nothing_is_found(person)
    await person.press("net.reload")
    await expect(person.page.locator("main.lesson")).to_be_visible()
    table = await recorded(server, "full", 1, 12)
    person = await table.seat(arrive, 0, size=size)
    await person.at(12)
    await gone_once(person, r"/sharing(-\w+)?\.js$")
    await person.press("menu.open")
    await person.press("menu.sharing")
    await person.sees("net.no_part")
    await nothing_is_found(person)
    await person.press("net.reload")
    await person.at(12)


async def test_what_was_missed_and_did_not_come_is_not_seen(arrive: Arrive, server: Served) -> None:
    table = await been(arrive, server, 7, 9)
    person = await table.seat(arrive, 0, "/rules")
    await gone_once(person, r"/away(-\w+)?\.js$")
    await person.page.goto(table.address)
    await person.sees("net.no_part")
    await expect(person.page.locator(".missed")).to_contain_text(person.words("away.since", n=2))
    await nothing_is_found(person)
    await person.press("net.reload")
    await expect(person.page.locator(".missed-turns li")).to_have_count(2)


async def test_it_can_be_installed(arrive: Arrive, server: Served) -> None:
    person = await arrive(server.url, service_workers="allow")
    await person.page.evaluate(KEEPING)
    session = await person.page.context.new_cdp_session(person.page)
    manifest = await session.send("Page.getAppManifest")
    assert manifest["url"].endswith(".webmanifest")
    assert manifest["errors"] == []
    problems = (await session.send("Page.getInstallabilityErrors"))["installabilityErrors"]
    # A private window installs nothing; that is all there is against it.
    assert [problem["errorId"] for problem in problems if problem["errorId"] != "in-incognito"] == []


async def test_over_plain_http_in_a_network_there_is_no_worker_and_no_fault(arrive: Arrive, server: Served) -> None:
    person = await arrive(server.url.replace("127.0.0.1", "make-make.test"), service_workers="allow")
    await person.sees("front.title")
    assert await person.page.evaluate("'serviceWorker' in navigator") is False


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
async def test_back_closes_what_lies_over_the_page_before_it_leaves(
    arrive: Arrive, server: Served, size: tuple[int, int]
) -> None:
    table = await recorded(server, "full", 1, 12)
    person = await table.seat(arrive, 0, "/", size=size)
    page = person.page
    await person.sees("front.my_games")
    await page.locator(".game").first.click()
    await person.at(12)
    await person.touch("e1")
    await expect(page.locator(".sheet")).to_be_visible()
    await page.evaluate(LAYERS, 1)
    await page.go_back()
    await expect(page.locator(".sheet")).to_have_count(0)
    await person.at(12)
    await person.press("menu.open")
    await person.dialog().get_by_role("button", name=person.words("app.rules")).click()
    await expect(person.dialog()).to_contain_text(person.words("rules.r1.title"))
    await page.evaluate(LAYERS, 1)
    await page.go_back()
    await expect(person.dialog()).to_have_count(0)
    # What was closed by its own button leaves nothing to go back to.
    await person.press("menu.open")
    await page.evaluate(LAYERS, 1)
    await person.dialog().get_by_role("button", name=person.words("app.close")).click()
    await page.evaluate(LAYERS, 0)
    await person.at(12)
    await page.go_back()
    await person.sees("front.my_games")


@pytest.mark.parametrize(
    "size", [(844, 390), (740, 360), (768, 1024), (2560, 1440)], ids=lambda size: f"{size[0]}x{size[1]}"
)
async def test_the_table_fits_screens_that_lie_and_screens_that_are_large(
    arrive: Arrive, server: Served, size: tuple[int, int]
) -> None:
    table = await recorded(server, "games", 44, 62)
    person = await table.seat(arrive, await table.mover(), size=size)
    await person.at(62)
    page = person.page
    overflow = (
        "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    assert max(await page.evaluate(overflow)) <= 0
    board = await page.locator(".board").bounding_box()
    clans = await page.locator(".clans").bounding_box()
    head = await page.locator(".head").bounding_box()
    assert board["y"] >= head["y"] + head["height"] - 1
    beside = clans["x"] >= board["x"] + board["width"] - 1
    assert beside or clans["y"] >= board["y"] + board["height"]
    assert board["width"] >= size[0] * 0.55
    await person.choose(table.row["actions"][62])
    await expect(person.confirmation).to_be_in_viewport()
    assert max(await page.evaluate(overflow)) <= 0
