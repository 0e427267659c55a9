"""The table before the game, as its host arranges it, on a phone and at a desk; and the lobby of public tables."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.recorded import ask, new_player
from tests.browser.tables import place, play_by_wire, room_path
from tests.browser.test_axe import nothing_is_found
from tests.browser.test_fit import fits
from tests.serving import Served

VIEWS = [
    pytest.param({"size": (390, 844)}, id="phone"),
    pytest.param({"size": (1280, 800), "theme": "dark", "locale": "es-CL", "chosen": "es"}, id="desk"),
]


async def sit_by_link(arrive: Arrive, host: Person, link: str, name: str) -> Person:
    friend = await arrive(link)
    await friend.sit(name)
    await expect(host.page.locator(".seat", has_text=name)).to_have_count(1)
    return friend


async def in_order(person: Person, *names: str) -> None:
    """Who sits where, the free seats by what is said there."""
    await expect(person.page.locator(".seat-name")).to_have_text(list(names))


async def close(person: Person) -> None:
    await person.page.keyboard.press("Escape")
    await expect(person.dialog()).to_have_count(0)


async def test_an_old_dialog_leaves_what_changed_meanwhile(arrive: Arrive, server: Served) -> None:
    host = await arrive(server.url)
    await host.make_table("Hina", 3)
    await host.press("arrange.change")
    # On another device of the host.
    assert (await host.page.request.patch(room_path(host), data={"name": "Orongo"})).ok
    await expect(host.page.get_by_role("heading", level=1, include_hidden=True)).to_have_text("Orongo")
    await host.page.get_by_label(host.words("arrange.public")).check()
    await host.press("app.save")
    await host.sees("arrange.is_public")
    await expect(host.page.get_by_role("heading", level=1)).to_have_text("Orongo")


@pytest.mark.parametrize("look", VIEWS)
async def test_the_host_changes_the_table(arrive: Arrive, server: Served, look: dict) -> None:
    host = await arrive(server.url, **look)
    link = await host.make_table("Hina", 3)
    friend = await sit_by_link(arrive, host, link, "Tiki")
    await host.press("arrange.change")
    await fits(host)
    await nothing_is_found(host)
    await host.page.get_by_label(host.words("front.table_name")).fill("Orongo")
    await host.dialog().get_by_role("radio", name="4").check()
    await host.page.get_by_label(host.words("front.first")).select_option("1")
    await host.page.get_by_label(host.words("arrange.public")).check()
    await host.press("app.save")
    await expect(host.dialog()).to_have_count(0)
    for person in (host, friend):
        await expect(person.page.get_by_role("heading", level=1)).to_have_text("Orongo")
        await expect(person.page.locator(".seat")).to_have_count(4)
        await expect(person.page.locator(".seat").nth(1)).to_contain_text(person.words("arrange.begins"))
        await person.sees("arrange.is_public")
    # The friend has no such ways, but to the own seat.
    await expect(friend.button("arrange.change")).to_have_count(0)
    await expect(friend.page.locator(".grip")).to_have_count(0)
    await expect(friend.page.locator(".seat-more")).to_have_count(1)
    await fits(host)
    await nothing_is_found(host)


@pytest.mark.parametrize("look", VIEWS)
async def test_the_order_by_keys_by_pointer_and_by_chance(arrive: Arrive, server: Served, look: dict) -> None:
    host = await arrive(server.url, **look)
    link = await host.make_table("Hina", 3)
    free = host.words("waiting.free")
    await sit_by_link(arrive, host, link, "Tiki")
    await in_order(host, "Hina", "Tiki", free)
    grips = host.page.locator(".grip")
    await grips.nth(0).focus()
    # Two quick presses are two places; the focus goes along.
    await host.page.keyboard.press("ArrowDown")
    await host.page.keyboard.press("ArrowDown")
    await in_order(host, "Tiki", free, "Hina")
    await expect(grips.nth(2)).to_be_focused()
    await expect(host.page.locator("p.unseen[aria-live]")).to_contain_text("Hina")
    await host.page.keyboard.press("ArrowUp")
    await in_order(host, "Tiki", "Hina", free)
    await drag(host, 0, 2)
    await in_order(host, "Hina", free, "Tiki")
    # The looks went along.
    await expect(host.page.locator(".seat").nth(0)).to_have_class("seat look-0")
    await expect(host.page.locator(".seat").nth(2)).to_have_class("seat look-1")
    await host.press("arrange.shuffle")
    await expect(host.page.locator(".toast")).to_have_count(0)


async def drag(person: Person, from_: int, to: int) -> None:
    """A row is drawn by its grip to the place of another."""
    boxes = [await person.page.locator(".grip").nth(n).bounding_box() for n in (from_, to)]
    assert boxes[0]
    assert boxes[1]
    mouse = person.page.mouse
    await mouse.move(boxes[0]["x"] + 20, boxes[0]["y"] + 20)
    await mouse.down()
    await expect(person.page.locator(".seat.held")).to_have_count(1)
    await mouse.move(boxes[0]["x"] + 20, boxes[1]["y"] + 20, steps=6)
    await mouse.up()
    await expect(person.page.locator(".seat.held")).to_have_count(0)


@pytest.mark.parametrize("look", VIEWS)
async def test_a_seat_is_kept_for_somebody_by_a_link_of_its_own(arrive: Arrive, server: Served, look: dict) -> None:
    host = await arrive(server.url, **look)
    link = await host.make_table("Hina", 3)
    free, kept = host.words("waiting.free"), host.words("arrange.kept_for") + " Tiki"
    await host.press("arrange.open", name=host.words("arrange.seat", n=2))
    await host.page.get_by_label(host.words("arrange.keep_for")).fill("Tiki")
    await host.press("arrange.keep")
    field = host.dialog().get_by_role("textbox", name=host.words("arrange.link_for", name="\u2068Tiki\u2069"))
    await expect(field).not_to_have_value(link)
    own = await field.input_value()
    await expect(host.dialog().locator(".qr")).to_be_visible()
    await fits(host)
    await nothing_is_found(host)
    await close(host)
    await in_order(host, "Hina", kept, free)
    # Whoever comes by the other link gets the other seat.
    miru = await arrive(link)
    await miru.sit("Miru")
    await in_order(host, "Hina", kept, "Miru")
    late = await arrive(link)
    await late.page.get_by_label(late.words("nickname.label")).fill("Rano")
    await late.press("invited.take_seat")
    await expect(late.page.locator(".field .fault")).to_have_text(late.words("errors.room_full"))
    tiki = await arrive(own)
    await tiki.sit("Tiki")
    for person in (host, miru, tiki):
        await person.at(0)


async def test_everyone_has_a_colour_alone_and_keeps_it_in_the_game(arrive: Arrive, server: Served) -> None:
    host = await arrive(server.url)
    link = await host.make_table("Hina", 2, autostart=False, first=0)
    friend = await sit_by_link(arrive, host, link, "Tiki")
    await friend.press("arrange.open", name="Tiki")
    await expect(friend.page.get_by_label(friend.words("arrange.look_0"))).to_be_disabled()
    await friend.page.get_by_label(friend.words("arrange.look_3")).check()
    await expect(host.page.locator(".seat").nth(1)).to_have_class("seat look-3")
    await close(friend)
    await host.press("arrange.open", name="Hina")
    await host.page.get_by_label(host.words("arrange.look_2")).check()
    await fits(host)
    await nothing_is_found(host)
    await close(host)
    await host.press("waiting.start")
    for person in (host, friend):
        await person.at(0)
    await play_by_wire([host, friend], [place("a1"), place("e9")])
    for person in (host, friend):
        await expect(person.page.locator(".clan").nth(0)).to_have_class("clan look-2 moves")
        await expect(person.page.locator(".clan").nth(1)).to_have_class("clan look-3")
        for look in (2, 3):
            await expect(person.page.locator(f"main .land-of.look-{look}")).to_have_count(1)
        for look in (0, 1):
            await expect(person.page.locator(f"main .land-of.look-{look}, main .token.look-{look}")).to_have_count(0)


async def test_the_host_hands_the_table_over(arrive: Arrive, server: Served) -> None:
    host = await arrive(server.url)
    link = await host.make_table("Hina", 3)
    friend = await sit_by_link(arrive, host, link, "Tiki")
    await host.press("arrange.open", name="Tiki")
    await host.press("arrange.hand_over")
    await expect(host.button("arrange.change")).to_have_count(0)
    await friend.press("arrange.change")
    await expect(friend.dialog()).to_be_visible()


@pytest.mark.parametrize("look", VIEWS)
async def test_the_lobby_leads_to_a_seat_and_to_a_game_to_watch(arrive: Arrive, server: Served, look: dict) -> None:
    host = await arrive(server.url)
    await host.make_table("Hina", 2, public=True, name="Anakena")
    private = await arrive(server.url)
    await private.make_table("Secret", 2, name="Secret")
    guest = await arrive(server.url, **look)
    await guest.page.get_by_role("link", name=guest.words("lobby.way")).click()
    row = guest.page.locator(".lobby-room", has_text="Anakena").first
    await expect(row).to_contain_text(guest.words("lobby.free", n=1))
    await expect(guest.page.get_by_text("Secret")).to_have_count(0)
    await fits(guest)
    await nothing_is_found(guest)
    await row.click()
    await guest.sit("Tiki")
    await guest.at(0)
    watcher = await arrive(f"{server.url}/lobby")
    await watcher.page.locator(".lobby-room", has_text="Anakena").first.click()
    await watcher.at(0)
    await expect(guest.page.get_by_text(guest.words("watchers.count", n=1))).to_be_visible()


async def test_a_long_lobby_comes_in_pages(arrive: Arrive, server: Served) -> None:
    key = await new_player(server.url, "Miru")
    for n in range(21):
        await ask(server.url, "POST", "/api/rooms", key, {"seats": 2, "visibility": "public", "name": f"Rano {n}."})
    guest = await arrive(f"{server.url}/lobby")
    rows = guest.page.locator("section", has=guest.page.locator("#lobby-waiting")).locator(".lobby-room")
    await expect(rows).to_have_count(20)
    await expect(rows.first).to_contain_text("Rano 20.")
    await (
        guest.page.locator("section", has=guest.page.locator("#lobby-waiting"))
        .get_by_role("button", name=guest.words("lobby.more"))
        .click()
    )
    await expect(guest.page.locator(".lobby-room", has_text="Rano 0.")).to_have_count(1)


@pytest.mark.parametrize("locale", ["en", "es-CL"])
async def test_nothing_moves_when_somebody_comes_to_watch(arrive: Arrive, server: Served, locale: str) -> None:
    host = await arrive(server.url, locale=locale, size=(360, 740))
    link = await host.make_table("Hina", 2)
    way, board = host.button("nickname.change"), host.page.locator(".board")
    before = await way.bounding_box()
    assert before
    friend = await arrive(link)
    await host.sees("waiting.watching", n=1)
    assert await way.bounding_box() == before
    await friend.sit("Tiki")
    await host.at(0)
    before = await board.bounding_box()
    assert before
    await arrive(link.split("#")[0])
    await expect(host.page.get_by_text(host.words("watchers.count", n=1))).to_have_count(1)
    assert await board.bounding_box() == before
