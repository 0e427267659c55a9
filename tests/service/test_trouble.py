"""When something is wrong: a row that cannot be, a database that is busy, a fault of our own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import replace

import httpx
import pytest
from sqlalchemy import Connection, text

from app.chance import Chance
from app.config import Settings
from app.main import create_app
from app.migrate import with_connection
from tests.service.people import Guest, Table, new_id, place, refused, site_of
from tests.service.people import text as words
from tests.service.screens import Screen
from tests.services import postgres_database
from tests.serving import Served

# --- rows that cannot be ----------------------------------------------------------------------------------

DAMAGE = {
    "an event that is nonsense": "UPDATE events SET body = 'nonsense' WHERE version = 1",
    "an event that is illegal": "UPDATE events SET body = replace(body, '\"b3\"', '\"c4\"') WHERE version = 1",
    "an event that is missing": "DELETE FROM events WHERE version = 1",
    "the last event is missing": "DELETE FROM events WHERE version = 2",
    "an event of a later kind": "UPDATE events SET body = replace(body, '\"action\"', '\"later\"') WHERE version = 2",
    "rulings that are too new": "UPDATE rooms SET rules = 99",
    "a draw that is nonsense": "UPDATE rooms SET draw = 'nonsense'",
    "a first clan that is not there": "UPDATE rooms SET first_clan = 7",
}
OF_ONE_ROOM = "room_id = (SELECT id FROM rooms WHERE code = :code)"


class Broken:
    """A server with a damaged room of each kind, and one that is well."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.site = site_of(served)
        self.well = Table(self.site, 2)
        self.tables = {name: Table(self.site, 2, guests=self.well.guests) for name in DAMAGE}
        for table in (self.well, *self.tables.values()):
            table.play(place("b3"), place("e1"))
        served.kill()
        with_connection(Settings(database_url=served.database_url), self._damage)
        served.start()

    def _damage(self, connection: Connection) -> None:
        for name, statement in DAMAGE.items():
            of_one = f" AND {OF_ONE_ROOM}" if "events" in statement else " WHERE code = :code"
            damaged = connection.execute(text(statement + of_one), {"code": self.tables[name].code})
            assert damaged.rowcount == 1


@pytest.fixture(scope="module")
def broken(database_kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Broken]:
    folder = tmp_path_factory.mktemp("broken")
    fresh = postgres_database() if database_kind == "postgresql" else nullcontext(f"sqlite:///{folder}/x.sqlite3")
    with fresh as url:
        served = Served(folder, url).start()
        found = Broken(served)
        yield found
        found.site.close()
        served.stop()


def problem_of(guest: Guest, method: str, path: str, body: object = None) -> dict[str, object]:
    response = guest.site.http.request(method, path, json=body, headers=guest.headers)
    return refused(response, "needs_repair", 503)


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_room_says_so_whatever_is_asked(broken: Broken, damage: str) -> None:
    table = broken.tables[damage]
    for asked in ("", "/events", "/states/1", "/record"):
        problem_of(table.host, "GET", table.path + asked)
    for asked in ("/seats", "/start", "/cancel", "/resign", "/rematch", "/invite"):
        problem_of(table.host, "POST", table.path + asked)
    problem_of(table.host, "POST", f"{table.path}/draw", {"agree": True})
    problem_of(table.host, "POST", f"{table.path}/preview", {"action": place("e3")})
    problem_of(table.host, "POST", f"{table.path}/actions", {"id": new_id(), "version": 2, "action": place("e3")})
    with Screen(broken.site, table.code, table.host) as screen:
        screen.error("needs_repair")
        assert screen.close_code() == 1011


def test_other_rooms_go_on(broken: Broken) -> None:
    well = broken.well
    assert [game["code"] for game in well.host.get("/api/me").json()["games"]] == [well.code]
    assert well.host.patch("/api/me", {"nickname": "Hina"}).status_code == 200
    assert well.look()["seats"][0]["player"]["nickname"] == "Hina"
    assert well.play(place("e5"))["version"] == 3


# While the room is in memory, which spares its replay.
LOADED = {name: DAMAGE[name] for name in ("an event that is nonsense", "an event that is illegal")}


@pytest.mark.parametrize("damage", LOADED)
def test_an_event_that_is_damaged_behind_a_loaded_room(broken: Broken, damage: str) -> None:
    """F13: the game goes on; what shows the event says that it needs repair, and is no fault of ours."""
    table = Table(broken.site, 2, guests=broken.well.guests)
    table.play(place("b3"), place("e1"))

    def spoil(connection: Connection) -> None:
        statement = text(f"{LOADED[damage]} AND {OF_ONE_ROOM}")
        assert connection.execute(statement, {"code": table.code}).rowcount == 1

    with_connection(Settings(database_url=broken.served.database_url), spoil)
    problem_of(table.host, "GET", f"{table.path}/states/2")
    if damage == "an event that is nonsense":
        problem_of(table.host, "GET", f"{table.path}/events")
        problem_of(table.host, "GET", f"{table.path}/record")
    assert table.play(place("e5"))["version"] == 3
    assert [event["version"] for event in table.host.get(f"{table.path}/events?since=2").json()] == [3]


def test_a_damaged_room_hides_no_other_in_the_lobby(broken: Broken) -> None:
    ana = broken.site.guest("Ana")
    made = [ana.open(2, visibility="public")["code"] for _ in range(25)]

    def spoil(connection: Connection) -> None:
        connection.execute(text("UPDATE rooms SET seating = '{' WHERE code = :code"), {"code": made[-2]})

    with_connection(Settings(database_url=broken.served.database_url), spoil)
    first = broken.site.ask("GET", "/api/lobby").json()
    rest = broken.site.ask("GET", "/api/lobby", params={"after": first["next"]}).json()
    listed = [room["code"] for room in (*first["rooms"], *rest["rooms"])]
    assert listed == [code for code in reversed(made) if code != made[-2]]


def test_a_damaged_room_is_no_traceback(broken: Broken) -> None:
    assert "Traceback" not in broken.served.lines()
    assert "needs_repair" in broken.served.lines()


# --- a database that is busy ------------------------------------------------------------------------------


def while_busy(database_url: str, work: Callable[[], None]) -> None:
    """Do this while somebody else has what is to be written all to itself."""

    def hold(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(text("LOCK TABLE rooms, players, events IN EXCLUSIVE MODE"))
        work()

    with_connection(Settings(database_url=database_url), hold)


def test_what_cannot_be_saved_is_refused_and_reads_go_on(serve: Callable[..., Served], database_url: str) -> None:
    site = site_of(serve(DATABASE_TIMEOUT="0.7"))
    table = Table(site, 2)
    action_id = new_id()

    def ask() -> None:
        body = {"id": action_id, "version": 0, "action": place("b3")}
        for path, sent in (("/actions", body), ("/draw", {"agree": True}), ("/resign", None)):
            response = site.http.post(table.path + path, json=sent, headers=table.host.headers)
            refused(response, "not_saved", 503)
            assert int(response.headers["retry-after"]) >= 1
        response = site.http.post("/api/players", json={"nickname": "Eve"})
        refused(response, "not_saved", 503)
        assert "set-cookie" not in response.headers
        assert table.look()["version"] == 0
        assert site.ask("GET", "/readyz").status_code == 200

    while_busy(database_url, ask)
    assert table.look()["version"] == 0
    assert table.host.act(table.code, 0, place("b3"), action_id).json()["version"] == 1
    site.close()


def test_what_cannot_be_saved_is_no_acknowledgement(serve: Callable[..., Served], database_url: str) -> None:
    site = site_of(serve(DATABASE_TIMEOUT="0.7"))
    table = Table(site, 2)
    with Screen(site, table.code, table.host) as screen:
        screen.hello()

        def act() -> None:
            action_id = screen.act(0)
            refusal = screen.error("not_saved")
            assert (refusal["id"], refusal["retry_after"]) == (action_id, 2)

        while_busy(database_url, act)
        action_id = screen.act(0)
        assert screen.next("ack") == {"type": "ack", "id": action_id, "version": 1}
    site.close()


# --- a fault of our own -----------------------------------------------------------------------------------


def test_a_fault_of_ours_says_its_number_and_nothing_else(database_url: str) -> None:
    settings = Settings(database_url=database_url)

    def no_chance(size: int) -> str:
        raise ZeroDivisionError("secret-of-the-house")

    app = create_app(settings, chance=replace(Chance(), token=no_chance))

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport) as http:
            headers = {"Accept-Language": "es"}
            return await http.post("http://x/api/players", json={"nickname": "Ana"}, headers=headers)

    response = asyncio.run(ask())
    problem = refused(response, "internal_error", 500)
    assert set(problem) == {"type", "title", "status", "code", "detail", "id"}
    assert problem["detail"] == words("es", "errors.internal_error")
    assert "secret-of-the-house" not in response.text
    assert "content-security-policy" in response.headers
