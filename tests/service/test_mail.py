"""T18, mail: the question first, then what waits, told by a real mail server; and the way back to one's seats."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from functools import partial
from urllib.parse import urlsplit

import pytest

from app import store
from app.chance import Chance
from app.config import BadSettings, Settings, read_settings
from app.errors import Problem
from app.identity import Player, clean_address
from app.language import Catalogues
from app.main import Running, open_database
from app.notices.telling import KINDS, WISH_OF, Telling
from app.rooms.agreement import Wish as Proposal
from app.rooms.pace import DAY, HOUR, Hours, Pace
from app.rooms.room import Room
from app.rooms.service import Asker
from tests.service.people import Guest, Site, Table, new_id, place, refused, site_of
from tests.service.screens import Screen
from tests.service.test_notices import MINUTE, TWO_DAYS, Told
from tests.serving import OWN_URL, ROOT, Served
from tests.sink import Sink, has_address, html_of, links_of, text_of, token_of

FROM = "Make Make <games@play.example>"
PUBLIC = "https://play.example"


@pytest.fixture(scope="module")
def taking() -> Iterator[Sink]:
    started = Sink().start()
    yield started
    started.stop()


@pytest.fixture
def sink(taking: Sink) -> Sink:
    """The mail server, as it is at first."""
    taking.forget()
    return taking


class Mailed(Told):
    """A world with a mail server beside it."""

    def __init__(self, settings: Settings, sink: Sink) -> None:
        super().__init__(settings)
        self.sink = sink
        self._others: list[Running] = []
        self.mail_for_real(settings)

    def mail_for_real(self, settings: Settings) -> None:
        """Mail is no longer only heard, but goes to the server."""
        other = Running(settings, lambda: self.now, Chance())
        self._others.append(other)
        self.running.channels["mail"] = other.channels["mail"]

    async def close(self) -> None:
        for running in (self.running, *self._others):
            await running.database.close()

    async def reachable(self, *askers: Asker) -> None:
        for asker in askers:
            address = f"{asker.nickname[:3]}@example.test"
            await self.rooms.write(partial(has_address, player=asker.player, address=address, token=asker.player))

    async def outcomes(self, room: Room, asker: Asker) -> list[tuple[str, str | None, str | None]]:
        rows = await self.rooms.read(lambda on: store.deliveries_of(on, room.id))
        return [(row.kind, row.outcome, row.failure) for row in rows if row.player_id == asker.player]

    async def box(self, asker: Asker) -> tuple[str | None, str | None, str | None]:
        found = await self.running.addresses.of(asker.player)
        return (None, None, None) if found is None else (found.address, found.pending, found.failure)


@pytest.fixture
def settings(database_url: str, sink: Sink) -> Settings:
    return Settings(
        database_url=database_url, smtp_url=sink.url, mail_from=FROM, public_url=PUBLIC, secret_key="k" * 16,
        notice_timeout=100, mail_timeout=60, mail_picture_timeout=60,
    )  # type: ignore[arg-type]  # fmt: skip


@pytest.fixture
async def world(settings: Settings, sink: Sink) -> AsyncIterator[Mailed]:
    made = Mailed(settings, sink)
    yield made
    await made.close()


@pytest.fixture(scope="module")
def served(taking: Sink, shared_database_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that has a mail server."""
    folder = tmp_path_factory.mktemp("mailing")
    started = Served(folder, shared_database_url, SMTP_URL=taking.url, MAIL_FROM=FROM, PUBLIC_URL=OWN_URL).start()
    yield started
    started.stop()
    assert "Traceback" not in started.lines()
    # Neither an address nor what a mail server says of it.
    assert "example.test" not in started.lines()


@pytest.fixture(scope="module")
def mailing(served: Served) -> Iterator[Site]:
    shown = site_of(served)
    yield shown
    shown.close()


def say(guest: Guest, address: str) -> dict[str, object]:
    answer = guest.ask("PUT", "/api/me/address", json={"address": address})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def confirmed(guest: Guest, sink: Sink, address: str) -> None:
    say(guest, address)
    answer = guest.site.ask("POST", "/api/address/confirm", json={"token": token_of(sink.next())})
    assert answer.json() == {"nickname": guest.nickname, "address": address}


# --- an address -------------------------------------------------------------------------------------------


def test_an_address_is_asked_first_and_confirmed_by_its_mail(mailing: Site, sink: Sink) -> None:
    ana, ben = mailing.guest("Ana"), mailing.guest("Ben", "es")
    told = say(ana, " Ana.Rapu+game@Example.test ")
    assert (told["mail"], told["address"], told["pending"]) == (True, None, "ana.rapu+game@example.test")
    mail = sink.next()
    assert (mail["To"], mail["From"], mail["Subject"]) == ("ana.rapu+game@example.test", FROM, "Is this your address?")
    assert (mail["Auto-Submitted"], mail["List-Unsubscribe"]) == ("auto-generated", None)
    # Whoever gets this may know nobody here: what a player wrote has no place in it.
    assert "Ana" not in text_of(mail).replace("ana.rapu", "")
    link = urlsplit(links_of(mail)[0])
    assert (f"{link.scheme}://{link.netloc}", link.path, link.query) == (mailing.url, "/confirm", "")
    answer = mailing.ask("POST", "/api/address/confirm", json={"token": link.fragment})
    assert (answer.status_code, answer.json()) == (200, {"nickname": "Ana", "address": "ana.rapu+game@example.test"})
    assert "set-cookie" not in answer.headers
    mine = ana.get("/api/me/address").json()
    assert (mine["address"], mine["pending"], mine["failure"]) == ("ana.rapu+game@example.test", None, None)
    refused(mailing.ask("POST", "/api/address/confirm", json={"token": link.fragment}), "link_used", 410)
    assert ben.get("/api/me/address").json()["address"] is None
    say(ben, "ben@example.test")
    assert sink.next()["Subject"] == "¿Es tuya esta dirección?"
    assert ana.delete("/api/me/address").status_code == 204
    assert sink.next()["Subject"] == "This address was taken off"
    assert ana.get("/api/me/address").json()["address"] is None


def test_a_token_confirms_the_address_it_was_sent_to_and_is_no_key(mailing: Site, sink: Sink) -> None:
    ana = mailing.guest("Ana")
    say(ana, "first@example.test")
    first = token_of(sink.next())
    say(ana, "second@example.test")
    second = token_of(sink.next())
    refused(mailing.ask("POST", "/api/address/confirm", json={"token": first}), "link_used", 410)
    for path in ("look", "redeem"):
        refused(mailing.ask("POST", f"/api/links/{path}", json={"token": second}), "no_such_link", 404)
    device = ana.post("/api/me/links", {"kind": "device"}).json()["token"]
    refused(mailing.ask("POST", "/api/address/confirm", json={"token": device}), "no_such_link", 404)
    told = mailing.ask("POST", "/api/address/confirm", json={"token": second}).json()
    assert told == {"nickname": "Ana", "address": "second@example.test"}


def test_gets_change_nothing(mailing: Site, sink: Sink) -> None:
    ana = mailing.guest("Ana")
    say(ana, "ana@example.test")
    token = token_of(sink.next())
    before = ana.get("/api/me/address").json()
    for path in ("/confirm", f"/confirm?{token}", f"/api/address/confirm?token={token}", "/settings", "/seats"):
        for method in ("GET", "HEAD", "OPTIONS"):
            assert "set-cookie" not in mailing.ask(method, path).headers
    assert ana.get("/api/me/address").json() == before


@pytest.mark.parametrize(
    "address",
    ["ana", "@example.test", "ana@", "ana@example", "a b@example.test", "ana@example.test\r\nBcc: eve@example.test",
     "ana@exa_mple.test", "Ana <ana@example.test>", "ana@example.test, eve@example.test", '"a b"@example.test',
     "ana@[127.0.0.1]", "x" * 65 + "@example.test", "ana@" + "x" * 64 + ".test", "a..b@example.test",
     "\u202eana@example.test", "añá@example.test", "ana@[", "ana@[example.test"],
)  # fmt: skip
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(Problem) as told:
        clean_address(address)
    assert told.value.code == "invalid_request"
    assert told.value.extra["errors"] == [{"where": "address", "problem": "no_address"}]


def test_no_header_can_be_smuggled_in(mailing: Site, sink: Sink) -> None:
    ana = mailing.guest()
    for address in ("ana@example.test\r\nBcc: eve@example.test", "ana@example.test>\nRCPT TO:<eve@example.test"):
        refused(ana.ask("PUT", "/api/me/address", json={"address": address}), "invalid_request", 422)
    assert sink.asked == []


def test_without_a_mail_server_the_feature_says_so(site: Site) -> None:
    ana = site.guest()
    assert ana.get("/api/me/address").json()["mail"] is False
    refused(ana.ask("PUT", "/api/me/address", json={"address": "ana@example.test"}), "no_mail", 409)
    refused(site.ask("POST", "/api/links/mail", json={"address": "ana@example.test"}), "no_mail", 409)


@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({"smtp_url": "http://mail"}, "SMTP_URL: it has to be like smtp://user:password@host:587?starttls"),
        ({"smtp_url": "smtp://"}, "SMTP_URL: it has to be like"),
        ({"smtp_url": "smtp://mail?tls"}, "SMTP_URL: it has to be like"),
        ({"smtp_url": "smtp://mail", "public_url": "http://play.example"}, "SMTP_URL needs MAIL_FROM"),
        ({"smtp_url": "smtp://mail", "mail_from": "a@b.example"}, "SMTP_URL needs PUBLIC_URL"),
        ({"mail_from": "Make Make"}, "MAIL_FROM: it has to be an address"),
        ({"mail_from": "a@b.example, c@d.example"}, "MAIL_FROM: it has to be an address"),
    ],
)
def test_wrong_settings_are_refused_in_one_sentence(variables: dict[str, str], said: str) -> None:
    with pytest.raises(BadSettings, match=re.escape(said)) as told:
        read_settings(**variables)
    assert str(told.value).count(".") <= 2 + str(told.value).count("example")


def test_nobody_else_ever_sees_an_address(mailing: Site, sink: Sink) -> None:
    table = Table(mailing, 3, visibility="public")
    ana, ben, _ = table.guests
    outsider = mailing.guest("Eve")
    confirmed(ana, sink, "leak@example.test")
    say(ana, "leak-too@example.test")
    screens = [Screen(mailing, table.code, who) for who in (ben, outsider, None)]
    table.play(place("b3"))
    ana.post(f"{table.path}/talk", {"id": new_id(), "phrase": "hello"})
    paths = ["", "/events", "/states/0", "/record", "/export", "/journal", "/talk", "/mute"]
    mine = ["/api/me", "/api/me/data", "/api/me/address", "/api/me/telling", "/api/identities", "/api/lobby"]
    for who in (ben, outsider):
        for path in [*(table.path + path for path in paths), *mine, f"/r/{table.code}"]:
            assert "leak" not in who.get(path).text, path
    assert "leak" not in mailing.ask("GET", f"{table.path}/export").text
    for screen in screens:
        heard = ""
        while '"version":1,' not in heard:
            heard = screen.text()
            assert "leak" not in heard
        screen.close()


def test_it_is_in_my_file_and_goes_with_me(mailing: Site, sink: Sink) -> None:
    ana = mailing.guest("Ana")
    confirmed(ana, sink, "file@example.test")
    assert ana.get("/api/me/data").json()["address"]["address"] == "file@example.test"
    assert ana.delete("/api/me").status_code == 204
    way_back(mailing, "file@example.test")
    confirmed(mailing.guest("Ben"), sink, "other@example.test")
    way_back(mailing, "other@example.test")
    assert sink.next()["To"] == "other@example.test"


def test_a_question_goes_with_the_device_that_asked_it(mailing: Site, sink: Sink) -> None:
    ana = mailing.guest("Ana")
    token = ana.post("/api/me/links", {"kind": "device"}).json()["token"]
    told = mailing.ask("POST", "/api/links/redeem", json={"token": token}).json()
    thief = Guest(mailing, ana.id, told["key"], "Ana")
    say(thief, "thief@example.test")
    device = next(one["id"] for one in ana.get("/api/me/devices").json()["devices"] if not one["this"])
    assert ana.delete(f"/api/me/devices/{device}").status_code == 204
    answer = mailing.ask("POST", "/api/address/confirm", json={"token": token_of(sink.next())})
    refused(answer, "link_revoked", 410)
    assert ana.get("/api/me/address").json()["address"] is None


# --- limits -----------------------------------------------------------------------------------------------


async def test_an_address_is_asked_three_times_a_day_by_all_together(world: Mailed) -> None:
    people = await world.people("Ana", "Ben", "Cleo", "Dan", "Eve")
    desk = world.running.desk
    assert desk is not None

    async def ask(asker: Asker, address: str) -> None:
        await desk.ask(Player(asker.player, asker.nickname, "en"), asker.key, address)

    for person, address in zip(people[:3], ("a@b.test", "a+x@b.test", "a+y@b.test"), strict=True):
        await ask(person, address)
    with pytest.raises(Problem) as told:
        await ask(people[3], "a+z@b.test")
    assert told.value.code == "too_many_requests"
    assert told.value.retry_after is not None
    assert told.value.retry_after > 80_000
    assert len(world.sink.got) == 3
    world.now += DAY + 1
    await ask(people[4], "a@b.test")
    assert len(world.sink.got) == 4
    assert await world.running.addresses.forget_counts() == 3


# --- what waits -------------------------------------------------------------------------------------------


async def test_a_turn_is_mailed_with_all_that_belongs_to_it(world: Mailed) -> None:
    ana, ben = await world.people("Ana <b>", "Ben")
    token = "t" * 40  # a long one: no mail program would find an address that is broken to fit a line
    await world.rooms.write(partial(has_address, player=ana.player, address="ana@b.test", token=token))
    await world.running.timekeeper.keep_hours(ana.player, Hours("Pacific/Easter"))
    room = await world.table([ana, ben], TWO_DAYS)
    world.shows(room, ana)
    room = await world.move(room, ana, "b3")
    world.shows(room, ana)
    await world.wait(MINUTE)
    room = await world.move(room, ben, "c2")
    await world.wait(31 * MINUTE, MINUTE)
    (mail,) = world.sink.got
    assert mail["Subject"] == "Your turn: Your game with \u2068Ben\u2069"
    assert mail["Message-ID"] is not None
    assert mail["Message-ID"].endswith("@play.example>")
    assert mail["Date"].datetime.timestamp() * 1000 == pytest.approx(world.now, abs=MINUTE)
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    header = f"\r\nList-Unsubscribe: <{PUBLIC}/unsubscribe/{token}?kind=turn>\r\n"
    assert header.encode() in world.sink.raw[0]
    plain, html = text_of(mail), html_of(mail)
    for said in (plain, html):
        assert "It is your turn." in said
        assert "You have time until Sat, Jan 2, 19:01 (Easter Island Summer Time)." in said
        assert "While you were away" in said
        assert "\u2068Ben\u2069 places 1 dominance token on c2." in said
        assert f"{PUBLIC}/r/{room.code}" in said
        assert f"{PUBLIC}/settings" in said
        # Her own turn is no news.
        assert "b3" not in said
    assert "Ana <b>" in plain
    assert "Ana &lt;b&gt;" in html
    assert "<b>" not in html
    (picture,) = [part for part in mail.walk() if part.get_content_type() == "image/png"]
    assert f"cid:{picture['Content-ID'][1:-1]}" in html
    assert picture.get_content().startswith(b"\x89PNG")
    assert ("turn", "sent", None) in await world.outcomes(room, ana)


async def test_a_mail_is_in_the_players_language(world: Mailed) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.rooms.write(partial(store.change_player, player=ben.player, language="es"))
    await world.reachable(ben)
    room = await world.table([ana, ben], TWO_DAYS)
    world.shows(room, ben)
    await world.move(room, ana, "b3")
    await world.wait(31 * MINUTE, MINUTE)
    (mail,) = world.sink.got
    assert mail["Subject"].startswith("Te toca: ")
    assert mail["Content-Language"] == "es"
    assert "Mientras no estabas" in text_of(mail)
    assert '<html lang="es">' in html_of(mail)
    assert "Your" not in text_of(mail)


async def test_several_games_that_wait_go_into_one_mail(world: Mailed) -> None:
    ana, ben, cleo = await world.people("Ana", "Ben", "Cleo")
    await world.reachable(ana, ben)
    rooms = [await world.table([ana, other], TWO_DAYS) for other in (ben, cleo, ben, cleo)]
    await world.wait(31 * MINUTE, MINUTE)
    (hers,) = [mail for mail in world.sink.got if mail["To"] == "Ana@example.test"]
    (his,) = [mail for mail in world.sink.got if mail["To"] == "Ben@example.test"]
    assert hers["Subject"] == "4 things wait for you at your tables"
    assert [link.rpartition("/")[2] for link in links_of(hers) if "/r/" in link] == [room.code for room in rooms]
    assert len([part for part in hers.walk() if part.get_content_type() == "image/png"]) == 3
    assert his["List-Unsubscribe"].endswith("?kind=began>")
    for room in rooms:
        assert ("turn", "sent", None) in await world.outcomes(room, ana)


def test_each_kind_has_its_words_in_both_languages() -> None:
    texts = Catalogues(ROOT / "static" / "text")
    for kind in KINDS:
        for language in ("en", "es"):
            assert texts.text(language, f"mail.subject_{kind}", {"table": "X"}).endswith("X")
            assert texts.text(language, f"mail.no_{kind}")
        assert kind in ("over",) or texts.known(f"mail.lead_{kind}")
    for kind in WISH_OF:
        assert all(texts.known(f"{place}{kind}") for place in ("mail.subject_", "mail.lead_", "push."))


@pytest.mark.parametrize(
    ("rcpt", "data", "outcome", "failure"),
    [
        ("451 later, please", "250 fine", None, "later"),
        ("250 fine", "452 full", None, "later"),
        ("close", "250 fine", None, "away"),
        ("hang", "250 fine", None, "away"),
        ("250 fine", "554 no junk", "failed", "rejected"),
        ("550 nobody here", "250 fine", "failed", "refused"),
    ],
)
async def test_what_is_not_taken(
    world: Mailed, settings: Settings, rcpt: str, data: str, outcome: str | None, failure: str
) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana)
    room = await world.table([ana, ben], TWO_DAYS)
    world.sink.rcpt, world.sink.data = rcpt, data
    world.mail_for_real(settings.model_copy(update={"mail_timeout": 0.5 if rcpt == "hang" else 60}))
    await world.wait(31 * MINUTE, MINUTE)
    assert (await world.outcomes(room, ana))[0] == ("turn", outcome, failure)
    address = "Ana@example.test"
    gone = failure == "refused"
    assert await world.box(ana) == ((None, address, failure) if gone else (address, None, failure))
    world.sink.forget()
    world.mail_for_real(settings)
    await world.wait(2 * HOUR, MINUTE)
    if outcome is None:
        assert (len(world.sink.got), await world.box(ana)) == (1, (address, None, None))
        return
    # After what is for good nothing is tried again.
    assert world.sink.got == world.sink.asked == []
    await world.move(await world.move(room, ana, "b3"), ben, "c2")
    await world.wait(31 * MINUTE, MINUTE)
    assert len(world.sink.got) == (0 if gone else 1)


async def test_no_mail_server_at_all_is_trouble_that_passes(world: Mailed) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana)
    room = await world.table([ana, ben], TWO_DAYS)
    world.sink.stop()
    await world.wait(31 * MINUTE, MINUTE)
    assert (await world.outcomes(room, ana))[0] == ("turn", None, "away")
    world.sink.start()
    await world.wait(HOUR, MINUTE)
    assert ("turn", "sent", None) in await world.outcomes(room, ana)


async def test_an_address_gets_no_more_than_so_many_a_day(world: Mailed) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana)
    for _ in range(50):
        assert await world.running.addresses.may_get("Ana@example.test") is None
    room = await world.table([ana, ben], Pace("days", 7 * DAY, 0))
    await world.wait(31 * MINUTE, MINUTE)
    assert world.sink.got == []
    await world.wait(DAY + HOUR, 10 * MINUTE)
    assert len(world.sink.got) == 1
    assert ("turn", "sent", None) in await world.outcomes(room, ana)


async def test_one_address_of_two_players_gets_both_their_mails(world: Mailed) -> None:
    ana, ben = await world.people("Ana", "Ben")

    for person in (ana, ben):
        both = partial(has_address, player=person.player, address="both@example.test", token=person.player)
        await world.rooms.write(both)
    await world.table([ana, ben], TWO_DAYS)
    await world.wait(31 * MINUTE, MINUTE)
    assert sorted(mail["Subject"].partition(":")[0] for mail in world.sink.got) == [
        "The game has begun", "Your turn",
    ]  # fmt: skip
    assert {mail["To"] for mail in world.sink.got} == {"both@example.test"}


async def offered(world: Mailed) -> tuple[Room, Asker, Asker]:
    """A table that Ben has seen, where Ana offers a draw after that; mail reaches Ben."""
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ben)
    room = await world.table([ana, ben], TWO_DAYS)
    world.shows(room, ben)
    await world.wait(MINUTE)
    await world.rooms.draw(room.code, ana, True)
    return room, ana, ben


async def test_an_offered_draw_can_be_agreed_to_from_the_mail(world: Mailed) -> None:
    _room, _ana, ben = await offered(world)
    await world.wait(31 * MINUTE, MINUTE)
    (mail,) = world.sink.got
    assert "\u2068Ana\u2069 offers a draw." in text_of(mail)
    (link,) = [link for link in links_of(mail) if "/act#" in link]
    assert link in html_of(mail)
    act = await world.running.acts.look(link.partition("#")[2])
    assert (act.act, act.player) == ("draw", ben.player)


async def test_a_draw_and_a_proposal_are_each_agreed_to_by_their_own_button(world: Mailed) -> None:
    room, ana, _ben = await offered(world)
    await world.running.timekeeper.propose(room.code, ana, Proposal(end=True))
    await world.wait(31 * MINUTE, MINUTE)
    (mail,) = world.sink.got
    asked = dict(re.findall(r"(offers a draw|asks to call the game off)[^#]*/act#(\S+)", text_of(mail)))
    acts = {what: (await world.running.acts.look(token)).act for what, token in asked.items()}
    assert acts == {"offers a draw": "draw", "asks to call the game off": "answer"}


async def test_the_owner_of_a_seat_that_is_asked_for_is_told_so(world: Mailed) -> None:
    ana, ben, cleo, eve = await world.people("Ana", "Ben", "Cleo", "Eve")
    await world.reachable(ana, ben)
    room = await world.table([cleo, ana, ben], TWO_DAYS)
    for person in (ana, ben):
        world.shows(room, person)
    await world.wait(MINUTE)
    await world.running.vouching.ask(room.code, eve, 1, frozenset())
    await world.wait(31 * MINUTE, MINUTE)
    told = {mail["To"]: text_of(mail) for mail in world.sink.got}
    assert "\u2068Eve\u2069, who has no seat here, says that your seat was theirs." in told["Ana@example.test"]
    assert "says that the seat of \u2068Ana\u2069 was theirs" in told["Ben@example.test"]
    assert "/act#" not in told["Ben@example.test"]
    # All vouch, and nobody stops it.
    number = (await world.rooms.look(room.code)).claims[0].number
    for person in (cleo, ben):
        await world.running.vouching.answer(room.code, person, number, True)
    world.now += 3 * DAY
    await world.running.deadlines.watch()
    assert await world.running.vouching.fire(room.code)
    world.sink.forget()
    await world.wait(31 * MINUTE, MINUTE)
    (mail,) = [mail for mail in world.sink.got if mail["To"] == "Ana@example.test"]
    assert mail["Subject"].startswith("Your seat has passed to somebody else: ")
    assert "because \u2068Ana\u2069, who plays" in text_of(mail)
    assert links_of(mail)[1].endswith("?kind=seat")


async def test_an_address_that_is_only_said_gets_nothing_but_the_question(world: Mailed) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ben)
    await world.running.addresses.ask(ana.player, None, "ana@example.test")
    await world.table([ana, ben], TWO_DAYS)
    await world.wait(31 * MINUTE, MINUTE)
    assert [mail["To"] for mail in world.sink.got] == ["Ben@example.test"]


# --- no more ----------------------------------------------------------------------------------------------


def unsubscribing(site: Site, address: str, body: str = "List-Unsubscribe=One-Click") -> int:
    """As a mail program does it: no cookie, no JSON, and where it comes from is nobody's business."""
    headers = {"Content-Type": "application/x-www-form-urlencoded", "Origin": "https://mail.example"}
    return site.ask("POST", address, content=body, headers=headers).status_code


async def test_one_click_ends_a_kind_or_all_and_does_nothing_else(
    mailing: Site, sink: Sink, shared_database_url: str
) -> None:
    ana = mailing.guest("Ana")
    confirmed(ana, sink, "click@example.test")
    database = open_database(Settings(database_url=shared_database_url))
    box = await database.read(lambda on: store.address_of(on, ana.id))
    await database.close()
    assert box is not None
    way = f"/unsubscribe/{box.token}"
    before = ana.get("/api/me/telling").json()
    for method in ("GET", "HEAD"):
        answer = mailing.ask(method, f"{way}?kind=turn")
        assert (answer.status_code, "set-cookie" in answer.headers) == (200, False)
    assert ana.get("/api/me/telling").json() == before
    for _ in range(2):
        assert unsubscribing(mailing, f"{way}?kind=turn") == 200
    assert ana.get("/api/me/telling").json() == {**before, "unmailed": ["turn"]}
    assert unsubscribing(mailing, f"{way}?kind=nonsense") == 422
    assert unsubscribing(mailing, f"{way}?kind=all", "x" * 20_000) == 413
    assert unsubscribing(mailing, way) == 200
    assert ana.get("/api/me/telling").json()["after"]["mail"] is None
    assert ana.get("/api/me/address").json()["address"] == "click@example.test"
    assert unsubscribing(mailing, f"/unsubscribe/{ana.id}") == 404
    assert unsubscribing(mailing, "/unsubscribe/%00") == 404
    token = way.rpartition("/")[2]
    refused(mailing.ask("GET", "/api/me", headers={"Authorization": f"Bearer {token}"}), "unauthenticated", 401)
    refused(mailing.ask("POST", "/api/links/redeem", json={"token": token}), "no_such_link", 404)


async def test_a_kind_that_is_not_to_be_mailed_is_not(world: Mailed) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana, ben)
    await world.running.wishes.unsubscribe(ana.player, "turn")
    assert Telling.read('{"unmailed": ["turn"]}').wants("turn", "push")
    await world.table([ana, ben], TWO_DAYS)
    await world.wait(31 * MINUTE, MINUTE)
    assert [mail["To"] for mail in world.sink.got] == ["Ben@example.test"]


# --- the way back -----------------------------------------------------------------------------------------


def way_back(site: Site, address: str) -> None:
    answer = site.ask("POST", "/api/links/mail", json={"address": address})
    assert (answer.status_code, answer.json()) == (202, {})


def test_a_mailed_link_brings_ones_seats_back_once(mailing: Site, sink: Sink) -> None:
    table = Table(mailing)
    other = mailing.guest("Ana too")
    for guest in (table.host, other):
        confirmed(guest, sink, "back@example.test")
    way_back(mailing, "Back@example.test")
    mail = sink.next()
    assert (mail["To"], mail["Subject"]) == ("back@example.test", "Your way back to your seats")
    tokens = [link.partition("#")[2] for link in links_of(mail) if "/seats#" in link]
    assert len(tokens) == 2
    looked = mailing.ask("POST", "/api/links/look", json={"token": tokens[0]}).json()
    assert (looked["kind"], looked["nickname"], looked["games"]) == ("mailed", "Ana", 1)
    told = mailing.ask("POST", "/api/links/redeem", json={"token": tokens[0]}).json()
    assert told["player"]["id"] == table.host.id
    assert Guest(mailing, told["player"]["id"], told["key"], "Ana").look(table.code)["you"]["seats"] == [0]
    refused(mailing.ask("POST", "/api/links/redeem", json={"token": tokens[0]}), "link_used", 410)
    # The others of this player are told.
    assert len(table.host.get("/api/me").json()["new_devices"]) == 1


@pytest.mark.parametrize("change", ["another address", "none"])
def test_a_mailed_link_is_dead_once_the_address_is_another(mailing: Site, sink: Sink, change: str) -> None:
    ana, old = mailing.guest("Ana"), f"old-{change[:4]}@example.test"
    confirmed(ana, sink, old)
    way_back(mailing, old)
    (token,) = [link.partition("#")[2] for link in links_of(sink.next()) if "/seats#" in link]
    if change == "none":
        assert ana.delete("/api/me/address").status_code == 204
    else:
        confirmed(ana, sink, "new@example.test")
    for path in ("look", "redeem"):
        refused(mailing.ask("POST", f"/api/links/{path}", json={"token": token}), "link_used", 410)
    # Who had it is told, and not by which other: a thief who has a device of theirs could have done it.
    told = sink.next()
    assert (told["To"], told["Subject"]) == (old, "This address was taken off")
    assert "new@" not in text_of(told)
    assert links_of(told) == [f"{mailing.url}/seats"]


async def test_mails_to_the_address_of_before_can_unsubscribe_nothing_any_more(world: Mailed) -> None:
    (ana,) = await world.people("Ana")
    await world.reachable(ana)
    addresses = world.running.addresses
    for address, same in (("Ana@example.test", True), ("new@example.test", False)):
        before = await addresses.of(ana.player)
        await addresses.confirm(await addresses.ask(ana.player, None, address))
        after = await addresses.of(ana.player)
        assert before is not None
        assert after is not None
        assert (after.address, after.token == before.token) == (address, same)


async def test_an_address_that_takes_no_mail_does_not_become_the_one_that_is_asked(world: Mailed) -> None:
    (ana,) = await world.people("Ana")
    await world.reachable(ana)
    addresses = world.running.addresses
    token = await addresses.ask(ana.player, None, "new@example.test")
    await addresses.fared("Ana@example.test", "refused", for_good=True)
    assert (await addresses.confirm(token)).address == "new@example.test"
    assert await world.box(ana) == ("new@example.test", None, None)


def test_nobody_learns_whether_an_address_is_known(mailing: Site, sink: Sink) -> None:
    ana = mailing.guest("Ana")
    say(ana, "pending@example.test")
    sink.next()
    for address in ("pending@example.test", "nobody@example.test"):
        way_back(mailing, address)
    confirmed(mailing.guest("Ben"), sink, "known@example.test")
    way_back(mailing, "known@example.test")
    # All three were answered alike; the one that is confirmed got a mail, and it comes after the others were decided.
    assert sink.next()["To"] == "known@example.test"
    assert sink.nothing()


async def test_a_mailed_link_lives_a_day(world: Mailed) -> None:
    (ana,) = await world.people("Ana")
    await world.reachable(ana)
    ((_, token), *_) = await world.running.addresses.ways_back("Ana@example.test")
    world.now += DAY
    with pytest.raises(Problem) as told:
        await world.running.along.redeem(token, None)
    assert (told.value.code, told.value.text) == ("link_expired", "errors.mailed_link_expired")
    for _ in range(3):
        await world.running.addresses.ways_back("Ana@example.test")
    assert await world.running.addresses.ways_back("Ana@example.test") == []
