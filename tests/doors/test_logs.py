"""T3, T30: the log is JSON lines, tells what it is about, keeps no secret, and is not to be flooded or forged."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from app.observe import CountingHandler
from app.sqlite import sqlite_engine
from tests.deploy.listening import listen
from tests.deploy.machines import wait_until
from tests.doors.raw import Wire, flood, request
from tests.service.people import OPENING, Guest, Site, Table, new_id
from tests.serving import Served

CONTROLS = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2028\u2029]")


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that logs all it can."""
    folder = tmp_path_factory.mktemp("talkative")
    settings = {"LOG_LEVEL": "debug", "SECRET_KEY": "planted-secret-of-the-server"}
    served = Served(folder, f"sqlite:///{folder}/room.sqlite3", **settings).start()
    yield served
    served.stop()
    assert "Traceback" not in served.lines()


@pytest.fixture(scope="module")
def there(talkative: Served) -> Iterator[Site]:
    site = Site(talkative.url)
    yield site
    site.close()


def lines(served: Served, number: str) -> list[dict[str, Any]]:
    """The lines about a request, which may be written after its answer."""

    def found() -> list[dict[str, Any]]:
        return [json.loads(line) for line in served.lines().splitlines() if f'"{number}"' in line]

    wait_until(found)
    return found()


def test_a_line_tells_which_request_and_which_room(talkative: Served, there: Site) -> None:
    table = Table(there)
    answer = table.host.act(table.code, 0)
    [line] = lines(talkative, answer.headers["x-request-id"])
    assert line["room"] == table.code
    assert (line["event"], line["level"], line["method"], line["status"]) == ("request", "info", "POST", 200)
    assert line["route"] == "/api/rooms/{code}/actions"
    assert line["ms"] > 0
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z", line["timestamp"])


def test_a_line_of_a_refusal_tells_why(talkative: Served, there: Site) -> None:
    table = Table(there)
    answer = table.guests[1].act(table.code, 0)
    [line] = lines(talkative, answer.headers["x-request-id"])
    assert (line["code"], line["status"], line["room"]) == ("not_your_turn", 409, table.code)


async def test_the_lines_of_a_socket_have_one_id(talkative: Served, there: Site) -> None:
    table = Table(there)
    async with listen(talkative.sockets, table.code, table.host.key) as listener:
        number = listener.socket.response.headers["x-request-id"]
        await listener.socket.send("x")
        await listener.socket.wait_closed()
    [line] = lines(talkative, number)
    assert (line["event"], line["code"], line["room"]) == ("socket", 1003, table.code)


def test_no_two_requests_have_one_id_and_none_is_brought(there: Site) -> None:
    given = {"X-Request-Id": "forged"}
    numbers = [there.ask("GET", "/healthz", headers=given).headers["x-request-id"] for _ in range(50)]
    assert len(set(numbers)) == 50
    assert "forged" not in numbers


# --- secrets ------------------------------------------------------------------------------------------------


def plant(there: Site, served: Served, ana: Guest, invite: str, code: str) -> None:
    """Secrets, wherever somebody might put them, by mistake too."""
    for secret in (ana.key, invite):
        for path in (f"/r/{code}?invite={secret}", f"/{secret}", f"/r/{secret}", f"/static/{secret}",
                     f"/api/{secret}", f"/api/me?key={secret}", f"/api/rooms/{code}/events?since={secret}",
                     f"/api/rooms/{code}/states/{secret}"):  # fmt: skip
            there.ask("GET", path)
            there.ask("POST", path, json={"invite": secret})
        headers = {"Referer": f"https://x/#{secret}", "User-Agent": secret, "X-Key": secret, "Origin": secret}
        there.ask("POST", "/api/players", json={"nickname": secret}, headers=headers)
        there.ask("POST", "/api/players", json={secret: secret})
        there.ask("POST", "/api/players", content=secret)
        there.ask("GET", "/api/me", headers={"Authorization": f"Bearer {secret}"})
        there.ask("GET", "/api/me", headers={"Authorization": secret})
        there.ask("GET", "/api/me", headers={"Cookie": f"makemake={secret}; {secret}={secret}"})
        there.ask(secret[:20].replace("_", "-"), "/api/me")
        with Wire(served) as wire:
            wire.send(f"GET /{secret} HTP/{secret}\r\n\r\n".encode())
            wire.ended()


def plant_tokens(there: Site, ana: Guest, tokens: tuple[str, ...]) -> None:
    """What takes seats along, where it belongs and where it does not."""
    for token in tokens:
        there.ask("GET", "/api/identities", headers={"Cookie": f"makemake-others={token}.{token}"})
        there.ask("GET", f"/seats?{token}")
        there.ask("DELETE", f"/api/me/devices/{token}", headers=ana.headers)
        there.ask("POST", "/api/identities/switch", json={"player": token})
        for path in ("/api/links/look", "/api/links/redeem", "/api/acts/look", "/api/acts/do"):
            there.ask("POST", path, json={"token": token, "player": token})
            there.ask("POST", path, json={"token": token})


async def plant_in_sockets(served: Served, ana: Guest, invite: str, code: str) -> None:
    for secret in (ana.key, invite):
        async with listen(served.sockets, code, ana.key) as listener:
            await listener.say(type=secret)
            await listener.say(type="action", id=secret, version=0, action={"type": secret})
            await listener.say(type="action", id=new_id(), version=0, action={**OPENING, "territory": secret})
            await listener.socket.send(secret)
            await listener.socket.wait_closed()
        for path in (f"{code}/socket?since={secret}&key={secret}", f"{code}/{secret}"):
            with pytest.raises(InvalidStatus):
                await connect(f"{served.sockets}/api/rooms/{path}", proxy=None, origin=f"https://{secret}")


async def test_no_secret_is_in_the_log(talkative: Served, there: Site) -> None:
    ana = there.guest()
    room = ana.open(3)
    plant(there, talkative, ana, room["invite"], room["code"])
    tokens = [ana.post("/api/me/links", {"kind": kind}).json()["token"] for kind in ("device", "recovery")]
    plant_tokens(there, ana, (*tokens, ana.key))
    await plant_in_sockets(talkative, ana, room["invite"], room["code"])
    last = there.ask("GET", f"/api/rooms/{room['code']}").headers["x-request-id"]
    lines(talkative, last)
    log = talkative.lines()
    # The log is the right one, and says much; the room is named in it, which grants looking and nothing else.
    assert room["code"] in log
    assert log.count('"event": "request"') > 20
    for secret in (ana.key, room["invite"], *tokens, "planted-secret-of-the-server"):
        assert secret not in log


def test_an_error_of_a_statement_does_not_name_what_goes_with_it(tmp_path: Path) -> None:
    """Such an error may end up in the log, and what goes with statements are invites and hashes."""
    engine = sqlite_engine(make_url(f"sqlite:///{tmp_path}/room.sqlite3"), 1)
    with engine.connect() as connection, pytest.raises(OperationalError) as failed:
        connection.execute(text("SELECT * FROM nothing WHERE invite = :invite"), {"invite": "planted"})
    assert "SELECT * FROM nothing" in str(failed.value)
    assert "planted" not in str(failed.value)


# --- forged lines and floods ----------------------------------------------------------------------------------

FORGERIES = ['%0a{"event": "forged"}', "%0d%0aforged", "%1b[31mforged", "%00forged", "%e2%80%aeforged", "%7f%9f",
             "%22,%22event%22:%22forged", "%e2%80%a8forged"]  # fmt: skip


@pytest.mark.parametrize("forged", FORGERIES)
def test_a_line_is_one_line_without_controls(talkative: Served, there: Site, forged: str) -> None:
    table = Table(there)
    numbers = [there.ask(method, path).headers["x-request-id"] for method, path in (
        ("POST", f"/api/rooms/{forged}/resign"), ("GET", f"/{forged}"), ("POST", f"/api/rooms/{table.code}{forged}"),
    )]  # fmt: skip
    for number in numbers:
        [line] = lines(talkative, number)
        assert line["event"] == "request"
    log = talkative.lines()
    assert not CONTROLS.search(log)
    ours = [line for line in log.splitlines() if not line.startswith("Make Make is at")]
    assert "forged" not in {json.loads(line)["event"] for line in ours}


def test_a_flood_of_requests_is_no_flood_of_lines(tmp_path) -> None:
    served = Served(tmp_path, f"sqlite:///{tmp_path}/room.sqlite3").start()
    try:
        answers = flood(served, "127.0.0.1", request("POST", "/api/rooms/none/resign"), 1000)
        assert {answer.status for answer in answers} == {401}
        flood(served, "127.0.0.1", request("GET", "/nothing"), 200)
    finally:
        served.stop()
    told = [json.loads(line) for line in served.lines().splitlines() if line.startswith("{")]
    assert len(told) < 200
    for route, status, times in (("/api/rooms/{code}/resign", 401, 1000), ("none", 404, 200)):
        single = [line for line in told if line["event"] == "request" and line["route"] == route]
        summed = [line for line in told if line["event"] == "repeated" and line["alike"]["route"] == route]
        assert len(single) < times / 2
        assert summed[0]["alike"]["status"] == status
        # Every one is either a line or counted in one.
        assert len(single) + sum(line["times"] for line in summed) == times


def test_the_count_of_a_flood_does_not_wait_for_the_next_line() -> None:
    written = io.StringIO()
    handler = CountingHandler(written, most=3, window=0.2)
    record = logging.LogRecord("app", logging.WARNING, "", 0, "too much", (), None)
    for _ in range(10):
        handler.handle(record)
    assert written.getvalue() == "too much\n" * 3
    wait_until(lambda: written.getvalue() == "too much\n" * 3 + "repeated\n")
    handler.handle(record)
    assert written.getvalue().endswith("repeated\ntoo much\n")
    handler.sum_up()
    handler.close()
