"""From an address that is entered to a mail whose link opens the table: a real mail server, a real browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.recorded import ask, recorded
from tests.browser.tables import pair
from tests.browser.test_fit import fits
from tests.serving import OWN_URL, Served
from tests.sink import Sink, links_of, text_of

FROM = "Make Make <games@play.example>"


@pytest.fixture
def sink() -> Iterator[Sink]:
    started = Sink().start()
    yield started
    started.stop()


@pytest.fixture
def mailing(sink: Sink, database_url: str, tmp_path: Path) -> Iterator[Served]:
    """A server that has a mail server, and waits no longer than it has to."""
    served = Served(
        tmp_path, database_url, SMTP_URL=sink.url, MAIL_FROM=FROM, PUBLIC_URL=OWN_URL,
        NOTICE_PARKING="0", NOTICE_INTERVAL="0.2",
    ).start()  # fmt: skip
    yield served
    served.stop()
    assert "Traceback" not in served.lines()


async def test_an_address_is_all_it_takes(arrive: Arrive, mailing: Served, sink: Sink) -> None:
    table = await recorded(mailing, "full", 5, name="Anakena")
    clan = await table.mover()
    other = (clan + 1) % table.row["players"]
    ana = await table.seat(arrive, other)
    await ana.at(0)
    await ana.press("menu.open")
    await ana.dialog().get_by_role("link", name=ana.words("app.settings")).click()
    await ana.page.get_by_role("textbox", name=ana.words("settings.address_label")).fill("ana@example.test")
    await ana.press("settings.address_ask")
    await ana.sees("settings.address_pending", address="ana@example.test")
    await fits(ana)
    # The mail is opened in another browser, where nobody is anybody; to look at it does nothing.
    reader = await arrive(links_of(sink.next())[0])
    await reader.sees("settings.confirm_what")
    await expect(reader.page).to_have_url(f"{mailing.url}/confirm")
    assert (await ask(mailing.url, "GET", "/api/me/address", table.keys[other])).json()["address"] is None
    await reader.press("settings.confirm_yes")
    await expect(reader.page.get_by_role("heading", level=1)).to_have_text(reader.words("settings.confirm_done"))
    await ana.sees("settings.address_is", address="ana@example.test")
    # Half an hour is too long for a test; her page is put away before anything happens.
    await ask(mailing.url, "PUT", "/api/me/telling", table.keys[other], {"after": {"mail": 20}})
    await ana.page.goto("about:blank")
    while await table.mover() != other:
        await table.play(table.played + 1)
    mail = sink.next()
    assert (mail["To"], mail["Subject"]) == ("ana@example.test", "Your turn: \u2068Anakena\u2069")
    link = links_of(mail)[0]
    assert link == table.address
    await ana.page.goto(link)
    await ana.at(table.played)
    await ana.sees("turn.mine")
    # One click at its end, and what it says.
    stop = next(link for link in links_of(mail) if link.endswith("?kind=turn"))
    assert stop in text_of(mail)
    await reader.page.goto(stop)
    await reader.press("settings.stop_kind", kind=reader.words("settings.kind_turn"))
    await reader.sees("settings.stopped_kind", kind=reader.words("settings.kind_turn"))
    await fits(reader)
    await ana.page.goto(f"{mailing.url}/settings")
    await ana.press("settings.mail_again")
    await expect(ana.button("settings.mail_again")).to_have_count(0)


async def test_a_browser_that_lost_everything_gets_its_seats_by_mail(
    arrive: Arrive, mailing: Served, sink: Sink
) -> None:
    table = await recorded(mailing, "full", 5)
    await ask(mailing.url, "PUT", "/api/me/address", table.keys[0], {"address": "ana@example.test"})
    token = links_of(sink.next())[0].partition("#")[2]
    await ask(mailing.url, "POST", "/api/address/confirm", None, {"token": token})
    ana = await arrive(f"{mailing.url}/seats")
    await ana.page.get_by_label(ana.words("along.mail_label")).fill("Ana@example.test")
    await ana.press("along.mail_send")
    await ana.sees("along.mail_sent")
    await fits(ana)
    await ana.page.goto("about:blank")
    await ana.page.goto(links_of(sink.next())[0])
    await ana.press("along.take")
    await ana.page.locator(".game").click()
    await ana.at(0)


async def test_where_no_mail_is_sent_none_is_offered(arrive: Arrive, server: Served) -> None:
    host, _ = await pair(arrive, server)
    await host.page.goto(f"{server.url}/settings")
    await expect(host.page.get_by_role("checkbox", name=host.words("settings.push"), exact=True)).to_be_checked()
    await expect(host.page.get_by_role("checkbox", name=host.words("settings.mail"), exact=True)).to_have_count(0)
