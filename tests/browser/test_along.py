"""One's seats on one's devices: from phone to laptop and back, wiped storage, several players in one browser."""

import re

import httpx
import pytest
from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.recorded import recorded
from tests.browser.tables import room_path
from tests.serving import Served

LAPTOP = {"size": (1280, 800)}


async def seats_page(person: Person, server: Served) -> None:
    await person.page.goto(f"{server.url}/seats")
    await person.sees("along.title")


async def device_link(person: Person, server: Served) -> str:
    """The link for another device, as the page shows it."""
    await seats_page(person, server)
    await person.press("along.device_make")
    field = person.page.get_by_role("textbox", name=person.words("along.device_link"))
    await expect(field).to_have_value(re.compile(r"/seats#[\w-]{22,}$"))
    return await field.input_value()


async def take(person: Person) -> None:
    await person.press("along.take")
    await expect(person.page).to_have_url(re.compile(r"/$"))
    await expect(person.page.get_by_role("heading", level=1)).to_have_text(person.words("front.my_games"))


async def test_a_player_moves_from_phone_to_laptop_and_back(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 5, name="Anakena")
    clan = await table.mover()
    phone = await table.seat(arrive, clan)
    await phone.at(0)
    laptop = await arrive(await device_link(phone, server), **LAPTOP)
    # The token has left the address, and looking has changed nothing.
    await expect(laptop.page).to_have_url(f"{server.url}/seats")
    await laptop.sees("along.take_kind")
    await expect(phone.page.locator(".device")).to_have_count(1)
    await take(laptop)
    await laptop.page.locator(".game").click()
    await laptop.at(0)
    await laptop.act(table.row["actions"][0])
    await laptop.at(1)
    await phone.page.goto(table.address)
    await phone.at(1)
    # The phone is told once, until its player knows.
    news = phone.page.locator(".device-news")
    await expect(news).to_be_visible()
    await phone.press("devices.known")
    await expect(news).to_have_count(0)
    table.played = 1
    while await table.mover() != clan:
        await table.play(table.played + 1)
    await phone.at(table.played)
    await phone.act(table.row["actions"][table.played])
    await laptop.at(table.played + 1)


async def test_a_device_is_told_at_once_and_signed_out_from_there(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 5)
    phone = await table.seat(arrive, 0)
    await phone.at(0)
    tablet = await table.seat(arrive, 0, "/seats")
    link = await device_link(tablet, server)
    laptop = await arrive(link, **LAPTOP)
    await take(laptop)
    # By the socket of the table that is open there.
    await expect(phone.page.locator(".device-news")).to_be_visible()
    await laptop.page.goto(table.address)
    await laptop.at(0)
    await expect(laptop.page.locator(".watching")).to_have_count(0)
    await seats_page(tablet, server)
    device = tablet.page.locator(".device", has_not_text=tablet.words("along.this")).first
    await device.get_by_role("button").click()
    await tablet.dialog().get_by_role("button", name=tablet.words("along.sign_out"), exact=True).click()
    await expect(tablet.page.locator(".device")).to_have_count(1)
    # It comes back as one who watches.
    await expect(laptop.page.locator(".watching")).to_be_visible()


async def test_wiped_storage_and_the_recovery_link(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 5, name="Anakena")
    person = await table.seat(arrive, 0, "/seats", locale="es-CL", chosen="es")
    await person.press("along.recovery_make")
    field = person.page.get_by_role("textbox", name=person.words("along.recovery_link"))
    await expect(field).to_have_value(re.compile(r"/seats#[\w-]{22,}$"))
    old = await field.input_value()
    await person.page.reload()
    await expect(field).to_have_count(0)
    await person.press("along.recovery_make")
    await person.dialog().get_by_role("button", name=person.words("along.recovery_make")).click()
    await expect(field).to_have_value(re.compile(r"/seats#[\w-]{22,}$"))
    kept = await field.input_value()
    assert kept != old
    await person.page.context.clear_cookies()
    await person.page.evaluate("localStorage.clear(); sessionStorage.clear()")
    await person.page.goto(f"{server.url}/?wiped")
    await person.sees("front.title")
    await person.page.goto(old)
    await person.sees("errors.link_replaced")
    await person.page.goto(kept)
    await take(person)
    await expect(person.page.locator(".game")).to_contain_text("Anakena")


async def test_a_browser_that_is_somebody_is_asked_keeps_both_and_can_switch(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 5, name="Anakena")
    link = await device_link(await table.seat(arrive, 0), server)
    other = await arrive(server.url)
    await other.make_table("Vai", 2)
    await other.page.goto(link)
    await other.sees("along.take_other", me="\u2068Vai\u2069", name="\u2068Hina\u2069")
    # Going away changes nothing; nor does the link when it is opened again.
    await other.press("along.not_mine")
    await other.sees("front.known_as", name="\u2068Vai\u2069")
    tab = await other.page.context.new_page()
    await tab.goto(server.url)
    known_as = tab.get_by_text(other.words("front.known_as", name="\u2068Vai\u2069"))
    await expect(known_as).to_be_visible()
    await other.page.goto(link)
    await other.press("along.take_beside", name="\u2068Hina\u2069")
    await other.sees("front.known_as", name="\u2068Hina\u2069")
    # No other tab of this browser goes on as somebody else.
    await expect(tab.get_by_text(other.words("front.known_as", name="\u2068Hina\u2069"))).to_be_visible()
    await expect(other.page.locator(".game")).to_contain_text("Anakena")
    await seats_page(other, server)
    await other.press("along.be", name="\u2068Vai\u2069")
    await other.sees("front.known_as", name="\u2068Vai\u2069")
    await expect(known_as).to_be_visible()
    await seats_page(other, server)
    await expect(other.button("along.be", name="\u2068Hina\u2069")).to_be_visible()


@pytest.mark.parametrize("token", ["nonsense", "x" * 250])
async def test_a_dead_link_says_so(arrive: Arrive, server: Served, token: str) -> None:
    person = await arrive(f"{server.url}/seats#{token}")
    await person.sees("along.dead")
    await person.press("along.new_link")
    await person.sees("along.nobody")


async def test_a_used_link_says_so(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 5)
    link = await device_link(await table.seat(arrive, 0), server)
    await take(await arrive(link))
    late = await arrive(link)
    await late.sees("errors.link_used")


async def test_in_the_browser_of_a_messenger_the_seat_is_carried_out(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 5)
    agent = "Mozilla/5.0 (iPhone; like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 300.0"
    inside = await table.seat(arrive, 0, user_agent=agent)
    await inside.sees("inside.notice", app="Instagram")
    await inside.press("inside.open")
    field = inside.page.get_by_role("textbox", name=inside.words("inside.link"))
    await expect(field).to_have_value(re.compile(rf"/seats\?to={table.code}#[\w-]{{22,}}$"))
    outside = await arrive(await field.input_value())
    assert await outside.page.locator(".inside").count() == 0
    await outside.press("along.take")
    await expect(outside.page).to_have_url(table.address)
    await outside.at(0)
    await expect(outside.page.locator(".watching")).to_have_count(0)
    # A quiet word, which can be shut.
    await inside.page.keyboard.press("Escape")
    await inside.page.locator(".inside").get_by_role("button", name=inside.words("app.close")).click()
    await inside.page.reload()
    await inside.at(0)
    await expect(inside.page.locator(".inside")).to_have_count(0)


async def test_who_has_no_seat_yet_carries_the_invitation_out(arrive: Arrive, server: Served) -> None:
    host = await arrive(server.url)
    link = await host.make_table("Hina", 2)
    friend = await arrive(link, user_agent="Mozilla/5.0 (Linux; Android 14) Chrome/141.0 Mobile [FB_IAB/FB4A;]")
    await friend.press("inside.open")
    await expect(friend.page.get_by_role("textbox", name=friend.words("inside.link"))).to_have_value(link)


async def test_a_known_player_carries_a_new_invitation_out_too(arrive: Arrive, server: Served) -> None:
    host = await arrive(server.url)
    link = await host.make_table("Hina", 3)
    table = await recorded(server, "full", 5)
    friend = await table.seat(arrive, 0, "/", user_agent="Mozilla/5.0 (Linux; Android 14) Mobile WhatsApp/2.24")
    await friend.page.goto(link)
    await friend.press("inside.open")
    field = friend.page.get_by_role("textbox", name=friend.words("inside.link"))
    await expect(field).to_have_value(re.compile(rf"/seats\?to=[\w-]+#[\w-]{{22,}}\.{link.split('#')[1]}$"))
    outside = await arrive(await field.input_value())
    await outside.press("along.take")
    await expect(outside.page).to_have_url(link.split("#")[0])
    await outside.press("invited.take_seat")
    await outside.sees("waiting.taken", n=2, of=3)


async def test_no_answer_is_no_dead_link_and_can_be_tried_again(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 5)
    link = await device_link(await table.seat(arrive, 0), server)
    laptop = await arrive(server.url, **LAPTOP)
    await laptop.page.route("**/api/links/*", lambda route: route.abort())
    await laptop.page.goto(link)
    await laptop.sees("net.no_answer")
    await expect(laptop.page.get_by_text(laptop.words("along.dead"))).to_have_count(0)
    await laptop.page.unroute_all()
    await laptop.press("net.retry")
    await laptop.sees("along.take_kind")
    await laptop.page.route("**/api/links/redeem", lambda route: route.abort())
    await laptop.press("along.take")
    await laptop.sees("net.no_answer")
    await laptop.sees("along.take_kind")
    await laptop.page.unroute_all()
    await take(laptop)


async def test_a_recovery_link_is_offered_once_it_is_known_whether_there_is_one(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 5)
    person = await table.seat(arrive, 0, "/")
    await person.page.route("**/api/me/devices", lambda route: route.abort())
    await seats_page(person, server)
    # One fault, and no complaint each time that it looks again.
    await expect(person.page.locator(".toast")).to_have_count(1)
    await expect(person.button("along.device_make")).to_be_visible()
    await expect(person.button("along.recovery_make")).to_have_count(0)
    await person.page.unroute_all()
    await person.page.reload()
    await expect(person.button("along.recovery_make")).to_be_visible()


async def test_signing_out_here_is_no_fault(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 5)
    person = await table.seat(arrive, 0, "/seats")
    await person.page.locator(".device").get_by_role("button").click()
    await person.dialog().get_by_role("button", name=person.words("along.sign_out"), exact=True).click()
    await person.sees("front.been_here")
    await expect(person.page.locator(".toast")).to_have_count(0)


async def test_a_device_that_is_signed_out_in_the_waiting_room_is_told_that(arrive: Arrive, server: Served) -> None:
    host = await arrive(server.url)
    friend = await arrive(await host.make_table("Hina", 3))
    await friend.sit("Tiki")
    await friend.sees("waiting.taken", n=2, of=3)
    address = friend.page.url
    laptop = await arrive(await device_link(friend, server), **LAPTOP)
    await take(laptop)
    await laptop.page.goto(address)
    await laptop.sees("waiting.taken", n=2, of=3)
    await friend.page.locator(".device", has_not_text=friend.words("along.this")).get_by_role("button").click()
    await friend.dialog().get_by_role("button", name=friend.words("along.sign_out"), exact=True).click()
    await laptop.sees("invited.signed_out_why")
    await expect(laptop.page.get_by_text(laptop.words("invited.freed"))).to_have_count(0)
    await expect(laptop.page.locator(".toast")).to_contain_text(laptop.words("invited.signed_out"))


async def test_deleting_oneself_is_asked_once_and_leaves_the_games(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 5)
    person = await table.seat(arrive, 0, "/seats")
    other = await table.seat(arrive, 1)
    await person.press("along.delete")
    await person.dialog().get_by_role("button", name=person.words("along.delete_yes"), exact=True).click()
    await person.sees("front.title")
    await expect(person.page.get_by_text(person.words("front.known_as", name="\u2068Hina\u2069"))).to_have_count(0)
    async with httpx.AsyncClient() as client:
        room = (await client.get(room_path(other))).json()
    assert room["seats"][0]["player"]["nickname"] == "—"
    assert room["seats"][0]["retired"]
