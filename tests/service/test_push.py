"""Web push against a push service of ours, which is a real one: what it takes is read with the browser's own key."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import update

from app import store
from app.chance import Chance
from app.config import Settings
from app.errors import Problem
from app.identity import Known
from app.main import Running
from app.notices.push import MOST_SUBSCRIPTIONS
from app.notices.sealing import ServerKey
from app.notices.telling import Telling
from app.rooms.pace import DAY, HOUR, Hours, Pace
from app.rooms.room import Room, instant
from app.rooms.service import Asker
from app.tables import deliveries
from tests.push_service import Browser, PushService
from tests.service.people import OPENING, Guest, Site, Table, refused, site_of, text
from tests.service.test_notices import MINUTE, SECOND, TWO_DAYS, Told
from tests.serving import Served

WISHES = '{"names": true}'


class Pushing(Told):
    """A world whose players have browsers that take pushes, for real."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.running.channels["push"] = self.running.push
        self.keys: dict[str, str] = {}

    async def people(self, *names: str) -> list[Asker]:
        made = []
        for name in names:
            player, key = await self.running.identity.make(name, "es" if name == "Hina" else "en")
            self.keys[player.id] = key
            made.append(Asker(player.id, name))
        return made

    async def known(self, asker: Asker) -> Known:
        found = await self.running.identity.recognise(self.keys[asker.player])
        assert found is not None
        return found

    async def takes(self, asker: Asker, service: PushService, browser: Browser, endpoint: str | None = None) -> Known:
        known = await self.known(asker)
        keys = browser.subscription("")["keys"]
        await self.running.push.keep(known, endpoint or service.endpoint, keys["p256dh"], keys["auth"])
        return known

    async def outcomes(self, room: Room) -> list[tuple[str, str | None, str | None]]:
        rows = await self.rooms.read(lambda on: store.deliveries_of(on, room.id))
        return [(row.kind, row.outcome, row.failure) for row in rows]


@pytest.fixture
async def world(settings: Settings) -> AsyncIterator[Pushing]:
    made = Pushing(settings)
    yield made
    await made.running.database.close()


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database_url=database_url, outside_local=True, outside_timeout=0.5)


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as made:
        yield made


BROWSER = Browser()


def read(service: PushService, number: int = -1) -> dict[str, Any]:
    return dict(json.loads(BROWSER.read(service.pushed[number].body)))


async def test_a_turn_is_pushed_without_a_name(world: Pushing, service: PushService) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.takes(ana, service, BROWSER)
    room = await world.table([ana, ben], TWO_DAYS)
    await world.wait(29 * SECOND)
    assert service.pushed == []
    await world.wait(2 * MINUTE)
    (pushed,) = service.pushed
    told = read(service)
    assert told == {
        "title": "Make Make", "body": "It is your turn.", "tag": f"room:{room.code}", "url": f"/r/{room.code}",
        "id": told["id"], "kind": "turn", "language": "en", "waiting": 1, "until": told["until"],
        "by": "Until {when}.",
    }  # fmt: skip
    assert "Ben" not in json.dumps(told)
    wishes = {name: pushed.headers[name] for name in ("urgency", "content-encoding")}
    assert wishes == {"urgency": "high", "content-encoding": "aes128gcm"}
    assert 47 * 3600 < int(pushed.headers["ttl"]) <= 48 * 3600
    topic = pushed.headers["topic"]
    assert len(topic) == 32
    assert room.code not in topic
    claims = pushed.claims()
    assert claims["aud"] == f"http://127.0.0.1:{service.port}"
    assert claims["key"] == await world.running.push.public_key()
    assert 0 < claims["exp"] - world.now // 1000 <= 24 * 3600
    row = await world.running.push.of((await world.known(ana)).key)
    assert (row.result, row.result_at is None) == (None, False)


async def test_who_is_told_once_more_after_a_kill_is_told_the_same(world: Pushing, service: PushService) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.takes(ana, service, BROWSER)
    room = await world.table([ana, ben], TWO_DAYS)
    await world.wait(2 * MINUTE)
    # As a process leaves it that is killed after the telling: claimed, until the claim is over.
    undone = update(deliveries).values(ended_at=None, outcome=None, claimed_until=0)
    await world.rooms.write(lambda on: on.execute(undone))
    await world.wait(2 * MINUTE)
    first, second = (read(service, number) for number in range(2))
    assert first == second
    await world.move(room, ana, "b3")
    await world.move(room, ben, "e1")
    await world.wait(2 * MINUTE)
    assert len(service.pushed) == 3
    assert read(service)["id"] != first["id"]


async def test_of_a_seat_that_is_asked_for_it_says_until_when_it_can_be_kept(
    world: Pushing, service: PushService
) -> None:
    ana, ben, cleo, fresh = await world.people("Ana", "Ben", "Cleo", "Ben again")
    await world.takes(ben, service, BROWSER)
    room = await world.table([ana, ben, cleo], TWO_DAYS)
    await world.wait(MINUTE)
    asked = await world.running.vouching.ask(room.code, fresh, 1, set())
    await world.wait(MINUTE)
    told = read(service)
    assert (told["kind"], told["until"]) == ("seat", instant(asked.claims[0].due))


async def test_names_stand_there_where_they_are_wanted_and_all_is_in_the_players_language(
    world: Pushing, service: PushService
) -> None:
    hina, ben = await world.people("Hina", "Ben")
    await world.takes(hina, service, BROWSER)
    await world.table([hina, ben], TWO_DAYS)
    await world.wait(MINUTE)
    assert (read(service)["title"], read(service)["body"]) == ("Make Make", "Es tu turno.")
    await world.wish(hina, Telling.read(WISHES))
    await world.table([hina, ben], TWO_DAYS)
    await world.wait(MINUTE)
    assert (read(service)["title"], read(service)["waiting"]) == ("⁨Ben⁩", 2)


async def test_names_of_any_length_fit_into_a_push(world: Pushing, service: PushService) -> None:
    """One letter to the eye may be hundreds of characters."""
    [ana] = await world.people("Ana")
    others = await world.people(*["\U0001f468" + "\u200d\U0001f468" * 199] * 3)
    await world.takes(ana, service, BROWSER)
    await world.wish(ana, Telling.read(WISHES))
    await world.table([ana, *others], TWO_DAYS)
    await world.wait(MINUTE)
    assert read(service)["title"].count("\u2068\U0001f468") == 3


async def test_who_is_asked_gets_a_button_that_answers(world: Pushing, service: PushService) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.takes(ben, service, BROWSER)
    room = await world.table([ana, ben], TWO_DAYS)
    world.shows(room, ben)
    await world.wait(MINUTE)
    await world.rooms.draw(room.code, ana, True)
    await world.wait(MINUTE)
    told = read(service)
    assert (told["kind"], told["body"], told["act"]["title"]) == (
        "asked", "The others wait for your answer.", "Agree to the draw",
    )  # fmt: skip
    page, token = told["act"]["url"].split("#")
    assert page == "/act"
    assert (await world.running.acts.do(token)).act == "draw"
    assert (await world.rooms.look(room.code)).status == "finished"


async def test_who_could_give_a_day_is_told_in_time_with_a_button_where_something_is_lost(
    world: Pushing, service: PushService
) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.takes(ben, service, BROWSER)
    rooms = [await world.table([ana, ben], TWO_DAYS, absence) for absence in ("wait", "retire")]
    await world.wait(MINUTE)
    service.pushed.clear()
    await world.wait(TWO_DAYS.turn * 79 // 100, HOUR)
    assert service.pushed == []
    await world.wait(TWO_DAYS.turn * 2 // 100, 10 * MINUTE)
    (pushed,) = service.pushed
    told = json.loads(BROWSER.read(pushed.body))
    assert (told["kind"], told["body"], told["url"], told["act"]["title"]) == (
        "late", "Somebody at your table has little time left.", f"/r/{rooms[1].code}", "Give 24 hours",
    )  # fmt: skip
    before = (await world.rooms.look(rooms[1].code)).clock.due
    await world.running.acts.do(told["act"]["url"].split("#")[1])
    assert (await world.rooms.look(rooms[1].code)).clock.due == before + DAY
    # Once for that turn, however much later its time is up now.
    await world.wait(2 * DAY, HOUR)
    assert [json.loads(BROWSER.read(pushed.body))["kind"] for pushed in service.pushed].count("late") == 1


async def test_who_is_to_vouch_gets_no_button_that_does_something_else(world: Pushing, service: PushService) -> None:
    ana, ben, cleo, fresh = await world.people("Ana", "Ben", "Cleo", "Ben again")
    await world.takes(cleo, service, BROWSER)
    room = await world.table([ana, ben, cleo], TWO_DAYS)
    world.shows(room, cleo)
    await world.wait(MINUTE)
    await world.running.vouching.ask(room.code, fresh, 1, set())
    await world.wait(MINUTE)
    assert read(service)["kind"] == "asked"
    assert "act" not in read(service)


async def test_each_browser_is_told_by_itself(world: Pushing, service: PushService) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.takes(ana, service, BROWSER)
    phone = Known((await world.known(ana)).player, "f" * 64)
    await world.rooms.write(lambda on: store.add_key(on, ana.player, phone.key, None, world.now))
    with PushService(status=500) as other:
        keys = BROWSER.subscription("")["keys"]
        await world.running.push.keep(phone, other.endpoint, keys["p256dh"], keys["auth"])
        room = await world.table([ana, ben], TWO_DAYS)
        await world.wait(5 * MINUTE)
        assert len(service.pushed) == 1
        assert len(other.pushed) > 1
        assert ("turn", "sent", None) in await world.outcomes(room)


@pytest.mark.parametrize("status", [404, 410])
async def test_who_takes_no_more_is_not_asked_again(world: Pushing, service: PushService, status: int) -> None:
    ana, ben = await world.people("Ana", "Ben")
    known = await world.takes(ana, service, BROWSER)
    service.status = status
    room = await world.table([ana, ben], TWO_DAYS)
    await world.wait(10 * MINUTE)
    assert len(service.pushed) == 1
    assert await world.running.push.of(known.key) is None
    assert ("turn", "dropped", "gone") in await world.outcomes(room)


async def test_who_asks_us_to_wait_is_not_asked_before(world: Pushing, service: PushService) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.takes(ana, service, BROWSER)
    service.status, service.headers = 429, {"Retry-After": "1200"}
    await world.table([ana, ben], TWO_DAYS)
    await world.wait(MINUTE)
    # Nor for another game.
    await world.table([ana, ben], TWO_DAYS)
    await world.wait(18 * MINUTE)
    assert len(service.pushed) == 1
    service.status = 201
    await world.wait(3 * MINUTE)
    assert len(service.pushed) == 3
    await world.wait(HOUR, MINUTE)
    assert len(service.pushed) == 3


@pytest.mark.parametrize(
    ("manner", "result"), [("500", "trouble"), ("hang", "no_answer"), ("close", "no_answer")]
)  # fmt: skip
async def test_a_push_service_in_trouble_is_left_alone_and_nothing_stale_comes_after(
    world: Pushing, service: PushService, manner: str, result: str
) -> None:
    ana, ben = await world.people("Ana", "Ben")
    known = await world.takes(ana, service, BROWSER)
    service.status, service.manner = (500, "") if manner == "500" else (201, manner)
    room = await world.table([ana, ben], TWO_DAYS)
    await world.wait(6 * HOUR, 10 * MINUTE)
    assert 3 <= len(service.pushed) <= 8
    row = await world.running.push.of(known.key)
    assert row.result == result
    await world.move(room, ana, "b3")
    service.status, service.manner = 201, ""
    service.pushed.clear()
    await world.wait(6 * HOUR, 10 * MINUTE)
    assert service.pushed == []
    assert ("turn", "dropped", "past") in await world.outcomes(room)


async def test_trouble_brings_no_end_while_the_turn_waits(world: Pushing, service: PushService) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.takes(ana, service, BROWSER)
    service.status = 503
    await world.table([ana, ben], Pace("days", 7 * DAY, 0))
    await world.wait(60 * HOUR, HOUR)
    service.status = 201
    service.pushed.clear()
    await world.wait(4 * HOUR, 30 * MINUTE)
    assert read(service)["kind"] == "turn"


@pytest.mark.parametrize(("status", "headers"), [(400, {}), (302, {"Location": "http://10.0.0.1/"})])
async def test_a_refusal_is_the_end_of_it(
    world: Pushing, service: PushService, status: int, headers: dict[str, str]
) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.takes(ana, service, BROWSER)
    service.status, service.headers = status, headers
    room = await world.table([ana, ben], TWO_DAYS)
    await world.wait(HOUR, MINUTE)
    assert len(service.pushed) == 1
    assert ("turn", "failed", "refused") in await world.outcomes(room)


async def test_a_neighbour_of_this_machine_is_not_called(world: Pushing, service: PushService) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.takes(ana, service, BROWSER, "https://169.254.169.254/latest")
    room = await world.table([ana, ben], TWO_DAYS)
    await world.wait(HOUR, MINUTE)
    assert ("turn", "failed", "not_allowed") in await world.outcomes(room)


async def test_a_device_that_is_signed_out_is_told_nothing(world: Pushing, service: PushService) -> None:
    ana, ben = await world.people("Ana", "Ben")
    known = await world.takes(ana, service, BROWSER)
    room = await world.table([ana, ben], TWO_DAYS)
    await world.running.outbox.fill()
    await world.running.identity.sign_out(known)
    await world.wait(HOUR, MINUTE)
    assert service.pushed == []
    assert await world.running.push.of(known.key) is None
    assert all(outcome != "sent" for _kind, outcome, _failure in await world.outcomes(room))


async def test_who_sleeps_is_not_woken(world: Pushing, service: PushService) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.takes(ana, service, BROWSER)
    await world.running.timekeeper.keep_hours(ana.player, Hours("UTC", 8 * 60, 22 * 60))
    await world.table([ana, ben], TWO_DAYS)  # at midnight
    await world.wait(8 * HOUR - MINUTE, 10 * MINUTE)
    assert service.pushed == []
    await world.wait(2 * MINUTE)
    assert len(service.pushed) == 1


async def test_without_a_deadline_a_push_waits_some_days(world: Pushing, service: PushService) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.takes(ana, service, BROWSER)
    await world.table([ana, ben], None)  # type: ignore[arg-type]
    await world.wait(MINUTE)
    assert "until" not in read(service)
    assert int(service.pushed[0].headers["ttl"]) == 7 * DAY // 1000


async def test_the_key_is_made_once_for_all_processes(settings: Settings) -> None:
    processes = [Running(settings, lambda: 0, Chance()) for _ in range(2)]
    await asyncio.gather(*(running.push.prepare() for running in processes))
    made = {await running.push.public_key() for running in processes}
    # Who comes second keeps the first, also after both saw none.
    late = store.keep_server_key
    kept = [await running.database.write(lambda on: late(on, "vapid", "another")) for running in processes]
    for running in processes:
        await running.database.close()
    assert len(made) == 1
    assert {ServerKey(key).public for key in kept} == made


def test_a_device_says_where_it_takes_pushes(site: Site) -> None:
    ana, ben = site.guest("Ana"), site.guest("Ben")
    before = ana.get("/api/me/push").json()
    assert before["subscription"] is None
    body = BROWSER.subscription("https://push.example.com/a-secret-of-the-browser")
    told = ana.ask("PUT", "/api/me/push", json=body).json()
    assert told["public_key"] == before["public_key"] == ben.get("/api/me/push").json()["public_key"]
    assert {**told["subscription"], "since": None} == {
        "service": "push.example.com", "since": None, "result": None, "result_at": None,
    }  # fmt: skip
    assert ana.ask("PUT", "/api/me/push", json=body).json() == told
    assert ben.get("/api/me/push").json()["subscription"] is None
    data = ana.get("/api/me/data")
    assert [push["service"] for push in data.json()["pushes"]] == ["push.example.com"]
    for secret in ("a-secret-of", BROWSER.p256dh, body["keys"]["auth"]):
        assert secret not in data.text + ana.get("/api/me/push").text + ana.get("/api/me").text
    assert ana.delete("/api/me/push").status_code == 204
    assert ana.get("/api/me/push").json()["subscription"] is None
    assert ana.post("/api/me/push/test").json()["result"] == "gone"
    refused(site.ask("PUT", "/api/me/push", json=body), "unauthenticated", 401)


@pytest.mark.parametrize(
    "endpoint",
    ["http://push.example.com/", "https://me@push.example.com/", "https://push.example.com:8443/", "javascript:1"],
)
def test_what_is_no_push_service_is_refused(ana: Guest, endpoint: str) -> None:
    refused(ana.ask("PUT", "/api/me/push", json=BROWSER.subscription(endpoint)), "invalid_request", 422)


async def test_how_many_games_wait_for_me(site: Site) -> None:
    first, second = Table(site, 2, name="Rano Kau"), None
    ana, ben = first.guests
    assert ana.get("/api/me/waiting").json() == {
        "waiting": 1, "next": first.code,
        "games": [{"code": first.code, "name": "Rano Kau", "version": 0, "muted": False}],
    }  # fmt: skip
    assert ben.get("/api/me/waiting").json() == {"waiting": 0, "next": None, "games": []}
    second = Table(site, 2, guests=[ana, ben], pace={"kind": "days", "turn": 1, "bank": 0})
    told = ana.get("/api/me/waiting").json()
    # What has the least time left comes first.
    assert (told["waiting"], told["next"], [game["code"] for game in told["games"]]) == (
        2, second.code, [second.code, first.code],
    )  # fmt: skip
    first.play(OPENING)
    assert ana.get("/api/me/waiting").json()["next"] == second.code
    assert [game["version"] for game in ben.get("/api/me/waiting").json()["games"]] == [1]
    phone = ana.open(2, one_phone={"names": [None, "Tiare"]}, first=1)
    codes = [game["code"] for game in ana.get("/api/me/waiting").json()["games"]]
    assert codes == [game["code"] for game in ana.get("/api/me").json()["games"] if game["your_turn"]]
    assert phone["code"] in codes
    refused(site.ask("GET", "/api/me/waiting"), "unauthenticated", 401)


def test_tests_are_not_for_calling_others(serve: Callable[..., Served]) -> None:
    site = site_of(serve(LIMITS="on"))
    ana = site.guest("Ana")
    for _ in range(5):
        assert ana.post("/api/me/push/test").status_code == 200
    refused(ana.post("/api/me/push/test"), "too_many_requests", 429)
    site.close()


@pytest.fixture
def there(serve: Callable[..., Served]) -> Iterator[tuple[Site, Served]]:
    served = serve(OUTSIDE_LOCAL="true", PUSH_CONTACT="mailto:who@example.test")
    site = site_of(served)
    yield site, served
    site.close()


def test_the_button_that_tests_tells_at_once_what_came_of_it(there: tuple[Site, Served], service: PushService) -> None:
    site, served = there
    ana = site.guest("Ana", "es")
    body = BROWSER.subscription(service.endpoint)
    assert ana.ask("PUT", "/api/me/push", json=body).status_code == 200
    assert ana.post("/api/me/push/test").json()["result"] is None
    assert read(service) == {
        "title": "Make Make", "body": text("es", "push.test"), "tag": "test", "url": "/", "language": "es",
    }  # fmt: skip
    assert service.pushed[0].claims()["sub"] == "mailto:who@example.test"
    for status, result in ((503, "trouble"), (429, "busy"), (403, "refused")):
        service.status = status
        told = ana.post("/api/me/push/test").json()
        assert (told["result"], told["subscription"]["result"]) == (result, result)
    service.status = 410
    told = ana.post("/api/me/push/test").json()
    assert (told["result"], told["subscription"]) == ("gone", None)
    # The address of a browser is a secret, like its keys.
    for secret in ("a-secret-of-the-browser", BROWSER.p256dh, body["keys"]["auth"]):
        assert secret not in served.lines()
    assert '"event": "push_failed"' in served.lines()


def test_who_signs_out_or_goes_takes_no_pushes(site: Site) -> None:
    ana = site.guest("Ana")
    body = BROWSER.subscription("https://push.example.com/")
    ana.ask("PUT", "/api/me/push", json=body)
    token = ana.post("/api/me/links", {"kind": "device"}).json()["token"]
    phone = Guest(site, ana.id, site.ask("POST", "/api/links/redeem", json={"token": token}).json()["key"], "Ana")
    assert phone.get("/api/me/push").json()["subscription"] is None
    phone.ask("PUT", "/api/me/push", json=body)
    assert len(phone.get("/api/me/data").json()["pushes"]) == 2
    ana.delete("/api/me/session")
    assert len(phone.get("/api/me/data").json()["pushes"]) == 1
    assert phone.delete("/api/me").status_code == 204


async def test_a_player_has_no_more_than_so_many_browsers(world: Pushing, service: PushService) -> None:
    (ana,) = await world.people("Ana")
    first = await world.takes(ana, service, BROWSER)
    for number in range(MOST_SUBSCRIPTIONS):
        other = Known(first.player, f"{number:064}")
        await world.rooms.write(lambda on, key=other.key: store.add_key(on, ana.player, key, None, world.now))
        world.now += SECOND
        keys = BROWSER.subscription("")["keys"]
        await world.running.push.keep(other, service.endpoint, keys["p256dh"], keys["auth"])
    assert len(await world.running.push.all_of(ana.player)) == MOST_SUBSCRIPTIONS
    assert await world.running.push.of(first.key) is None


async def test_a_device_that_was_signed_out_meanwhile_takes_no_pushes(world: Pushing, service: PushService) -> None:
    (ana,) = await world.people("Ana")
    known = await world.known(ana)
    await world.running.identity.sign_out(known)
    keys = BROWSER.subscription("")["keys"]
    with pytest.raises(Problem, match="unauthenticated"):
        await world.running.push.keep(known, service.endpoint, keys["p256dh"], keys["auth"])
