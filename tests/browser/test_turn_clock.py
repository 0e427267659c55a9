"""The clock at the table: until when, by whose clock; a day more; a pause; one's own hours."""

from __future__ import annotations

import re
from datetime import date, timedelta

from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.tables import pair, place, room_of
from tests.serving import Served

DAYS = {"pace": "days_3", "absence": "retire"}
# By one clock alone.
OWN = re.compile(r"^Until (?!.* for you).+$")


async def clock_says(person: Person, words: str | re.Pattern[str]) -> None:
    await expect(person.page.locator(".turn-clock p")).to_have_text(words)


async def test_a_deadline_in_both_local_times(arrive: Arrive, server: Served) -> None:
    """Hina lives on Easter Island, Tiki in Madrid; who watches sees neither."""
    host = await arrive(server.url, timezone_id="Pacific/Easter")
    link = await host.make_table("Hina", 2, first=0, **DAYS)
    guest = await arrive(link, timezone_id="Europe/Madrid")
    await guest.sit("Tiki")
    for person in (host, guest):
        await person.at(0)
    await clock_says(guest, re.compile(r"Until .+ for .?Hina.?, .+ for you"))
    await clock_says(host, OWN)
    watcher = await arrive(link.split("#")[0], timezone_id="Asia/Tokyo")
    await watcher.at(0)
    await clock_says(watcher, OWN)
    assert "Easter" not in await watcher.page.content()
    await host.act(place("b3", 2))
    await guest.at(1)
    await clock_says(host, re.compile(r"Until .+ for .?Tiki.?, .+ for you"))


async def test_a_day_more_with_one_tap(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server, DAYS)
    before = (await room_of(host))["deadline"]
    await expect(host.page.locator(".turn-clock button")).to_have_count(0)
    await guest.page.locator(".turn-clock button").click()
    for person in (host, guest):
        await expect(person.page.locator(".log-line")).to_contain_text("24 hours more")
    assert (await room_of(host))["deadline"] > before


async def test_a_live_clock_counts_down(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server, {"pace": "live_slow"})
    for person in (host, guest):
        digits = person.page.locator(".turn-clock .digits")
        first = await digits.inner_text()
        # The turn's own 45 seconds, and the reserve apart; a device may be a little behind the server.
        assert re.fullmatch(r"0:[0-4]\d", first)
        await clock_says(person, re.compile("15:00 in reserve"))
        await expect(digits).not_to_have_text(first)


async def test_a_day_more_is_asked_first_where_seconds_count(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server, {"pace": "live_slow"})
    before = (await room_of(host))["deadline"]
    await guest.page.locator(".turn-clock button").click()
    await expect(guest.dialog()).to_be_visible()
    assert (await room_of(host))["deadline"] == before
    await guest.press("time.day_more_yes")
    await expect(host.page.locator(".log-line")).to_contain_text("24 hours more")
    assert (await room_of(host))["deadline"] > before


async def test_a_pause_is_proposed_and_agreed_on(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server, DAYS)
    await host.press("menu.open")
    await host.press("time.title")
    await host.press("time.propose_pause")
    await host.sees("time.you_agree", what=host.words("time.pause_short"))
    await guest.press("time.agree")
    for person in (host, guest):
        await clock_says(person, person.words("time.paused"))
    await guest.press("menu.open")
    await guest.press("time.title")
    await guest.press("time.propose_resume")
    await host.press("time.agree")
    await clock_says(guest, re.compile("Until"))


async def test_another_pace_by_agreement(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    await expect(guest.page.locator(".turn-clock")).to_have_count(0)
    await guest.press("menu.open")
    await guest.press("time.title")
    await guest.page.get_by_label(guest.words("pace.label")).select_option("days_1")
    await guest.page.get_by_label(guest.words("absence.label")).select_option("substitute")
    await guest.press("time.propose")
    await host.press("time.decline")
    await expect(host.page.locator(".offer")).to_have_count(0)
    await guest.press("menu.open")
    await guest.press("time.title")
    await guest.page.get_by_label(guest.words("pace.label")).select_option("days_1")
    await guest.press("time.propose")
    await host.press("time.agree")
    await clock_says(host, re.compile("Until"))


async def test_my_hours_are_kept(arrive: Arrive, server: Served) -> None:
    host, _guest = await pair(arrive, server, timezone_id="Pacific/Chatham")
    await host.press("menu.open")
    await host.press("hours.title")
    page = host.page
    await expect(page.get_by_label(host.words("hours.zone"))).to_have_value("Pacific/Chatham")
    await page.get_by_label(host.words("hours.wakes")).fill("18:00")
    await page.get_by_label(host.words("hours.sleeps")).fill("02:00")
    await page.get_by_label(host.words("hours.first")).fill("2030-01-02")
    await page.get_by_label(host.words("hours.last")).fill("2030-01-09")
    await host.press("hours.book")
    await host.press("app.save")
    # Years ahead is too far; it says so, and nothing is lost.
    await expect(page.get_by_role("alert").first).to_be_visible()
    await page.get_by_role("button", name=re.compile("Remove")).click()
    await host.press("app.save")
    await expect(host.dialog()).to_have_count(0)
    kept = (await (await page.request.get(f"{server.url}/api/me/hours")).json())["hours"]
    assert (kept["zone"], kept["wakes"], kept["sleeps"], kept["away"]) == ("Pacific/Chatham", 1080, 120, [])


async def test_days_away_are_kept_without_being_added_first(arrive: Arrive, server: Served) -> None:
    host, _guest = await pair(arrive, server)
    await host.press("menu.open")
    await host.press("hours.title")
    first, last = ((date.today() + timedelta(days=ahead)).isoformat() for ahead in (5, 8))
    await host.page.get_by_label(host.words("hours.first")).fill(first)
    await host.press("app.save")
    # Half a booking is none: the other day is asked for.
    await expect(host.page.get_by_label(host.words("hours.last"))).to_be_focused()
    await host.page.get_by_label(host.words("hours.last")).fill(last)
    await host.press("app.save")
    await expect(host.dialog()).to_have_count(0)
    kept = (await (await host.page.request.get(f"{server.url}/api/me/hours")).json())["hours"]
    assert kept["away"] == [{"first": first, "last": last}]
