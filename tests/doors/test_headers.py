"""T7, T28, T36: the same headers on every answer, none that believes a forged Host, none that tells too much."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.deploy.machines import wait_until
from tests.doors.raw import Answer, Wire, handshake, request
from tests.service.people import TELLTALE, Site, Table
from tests.serving import Served

ALWAYS = {
    "content-security-policy": "frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=()",
}
POLICY = ("default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'",
          "require-trusted-types-for 'script'", "script-src 'self'")  # fmt: skip
UNCHANGED = {"If-Modified-Since": "Fri, 31 Dec 2100 00:00:00 GMT"}


@pytest.fixture(scope="module")
def hurt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, dict[str, str]]]:
    """A server, the address of a room that needs repair, and the key of a player whose row breaks an answer."""
    folder = tmp_path_factory.mktemp("hurt")
    served = Served(folder, f"sqlite:///{folder}/room.sqlite3").start()
    site = Site(served.url)
    table, eve = Table(site), site.guest("Eve")
    with closing(sqlite3.connect(folder / "room.sqlite3", timeout=10)) as database:
        database.execute("UPDATE rooms SET version = 99, revision = 99 WHERE code = ?", (table.code,))
        database.execute("UPDATE players SET language = 'xx' WHERE id = ?", (eve.id,))
        database.commit()
    fine = Table(site)
    yield served, {"broken": table.code, "eve": eve.key, "code": fine.code, "key": fine.host.key}
    site.close()
    served.stop()


ANSWERS = {
    "the page": (request("GET", "/"), 200),
    "its head": (request("HEAD", "/"), 200),
    "a file": (request("GET", "/static/js/main.js"), 200),
    "a file that is the same": (request("GET", "/static/js/main.js", **UNCHANGED), 304),
    "a part of a file": (request("GET", "/static/js/main.js", Range="bytes=0-9"), 206),
    "a part that is none": (request("GET", "/static/js/main.js", Range="bytes=99999999-"), 416),
    "no file": (request("GET", "/static/none"), 404),
    "nothing": (request("GET", "/nothing"), 404),
    "the head of nothing": (request("HEAD", "/nothing"), 404),
    "a room": (request("GET", "/api/rooms/{code}"), 200),
    "no room": (request("GET", "/api/rooms/none"), 404),
    "a new player": (request("POST", "/api/players", b'{"nickname": "Ana"}'), 201),
    "nobody": (request("GET", "/api/me"), 401),
    "a stranger": (request("POST", "/api/rooms/{code}/resign", Authorization="Bearer {eve}"), 500),
    "another site": (request("POST", "/api/players", b"{}", Origin="https://evil.example"), 403),
    "another site, well formed": (request("POST", "/api/players", b'{"nickname": "A"}', Origin="http://evil"), 403),
    "another method": (request("PUT", "/api/me"), 405),
    "another method of the page": (request("POST", "/"), 405),
    "another method of a file": (request("POST", "/static/js/main.js"), 405),
    "options": (request("OPTIONS", "/api/me"), 405),
    "a conflict": (request("POST", "/api/rooms/{code}/start", Authorization="Bearer {key}"), 409),
    "no JSON": (request("POST", "/api/players", b"{"), 422),
    "too large": (request("POST", "/api/players", b" " * 20_000), 413),
    "an error of ours": (request("GET", "/api/rooms/none", Authorization="Bearer {eve}"), 500),
    "a room that needs repair": (request("GET", "/api/rooms/{broken}"), 503),
    "the description": (request("GET", "/openapi.json"), 200),
    "health": (request("GET", "/healthz"), 200),
    "the metrics": (request("GET", "/metrics"), 200),
    "the metrics for others": (request("GET", "/metrics", **{"X-Forwarded-For": "1.2.3.4"}), 404),
    "the record": (request("GET", "/api/rooms/{code}/record"), 200),
    "no request": (b"nonsense\r\n\r\n", 400),
    "a handshake": (handshake("/api/rooms/{code}/socket"), 101),
    "a handshake for no room": (handshake("/api/rooms/none/socket"), 101),
    "a handshake elsewhere": (handshake("/nothing"), 404),
    "a handshake from elsewhere": (handshake("/api/rooms/{code}/socket", "Origin: https://evil.example"), 403),
    "a handshake with a wrong key": (handshake("/api/rooms/{code}/socket", "Authorization: Bearer x"), 401),
    "no handshake": (handshake("/api/rooms/{code}/socket").replace(b"Version: 13", b"Version: 1"), 400),
}  # fmt: skip


def asked(hurt: tuple[Served, dict[str, str]], kind: str) -> Answer:
    served, names = hurt
    sent, status = ANSWERS[kind]
    for name, value in names.items():
        sent = sent.replace(b"{%b}" % name.encode(), value.encode())
    with Wire(served) as wire:
        wire.send(sent)
        answer = wire.answer() if b"HEAD" not in sent else wire.head()
    assert answer.status == status, answer
    return answer


@pytest.mark.parametrize("kind", ANSWERS)
def test_every_answer_has_the_headers(hurt: tuple[Served, dict[str, str]], kind: str) -> None:
    answer = asked(hurt, kind)
    assert {name: value for name, value in ALWAYS.items() if value not in answer.headers.get(name, "")} == {}
    assert [part for part in POLICY if part not in answer.headers["content-security-policy"]] == []
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers.get("cache-control") in ("no-store", "no-cache")
    assert "server" not in answer.headers
    assert "x-powered-by" not in answer.headers
    assert not [name for name in answer.headers if name.startswith("access-control")]
    # What never reaches the application has no id in its log.
    assert ("x-request-id" in answer.headers) == (answer.status != 400)


@pytest.mark.parametrize("kind", [kind for kind, (_, status) in ANSWERS.items() if status >= 400])
def test_no_refusal_tells_too_much(hurt: tuple[Served, dict[str, str]], kind: str) -> None:
    answer = asked(hurt, kind)
    told = answer.body.decode() + str(answer.headers)
    assert not [word for word in (*TELLTALE, "uvicorn", "starlette", "fastapi", "Python", "0.1.0") if word in told]
    if b"HEAD" not in ANSWERS[kind][0] and answer.status not in (416,):
        assert b'"code"' in answer.body


def test_an_error_of_ours_has_the_id_of_the_log_and_nothing_else(hurt: tuple[Served, dict[str, str]]) -> None:
    answer = asked(hurt, "an error of ours")
    problem = json.loads(answer.body)
    assert set(problem) == {"type", "title", "status", "detail", "code", "id"}
    assert problem["id"] == answer.headers["x-request-id"]

    def told() -> list[str]:
        lines = [json.loads(line) for line in hurt[0].lines().splitlines() if problem["id"] in line]
        return [line["exception"] for line in lines if line["event"] == "internal_error"]

    wait_until(told)
    assert len(told()) == 1
    assert "KeyError" in told()[0]


# --- a forged Host ------------------------------------------------------------------------------------------

FORGED = {"Host": "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https",
          "X-Forwarded-For": "203.0.113.9", "Forwarded": "host=evil.example;proto=https", "X-Original-URL": "/metrics",
          "X-Real-IP": "203.0.113.9", "X-Rewrite-URL": "/metrics", "X-Forwarded-Prefix": "/evil"}  # fmt: skip
PATHS = ("/", "/rules", "/rules/", "/r/x", "/api/site", "/api/rooms/{code}", "/static", "/nothing", "/openapi.json")


@pytest.mark.parametrize("path", PATHS)
def test_nothing_is_made_of_a_forged_host(site: Site, table: Table, path: str) -> None:
    address = path.format(code=table.code)
    forged = site.ask("GET", address, headers=FORGED)
    assert "evil.example" not in forged.text + str(forged.headers)
    honest = site.ask("GET", address)
    changing = ("date", "x-request-id")
    assert forged.content == honest.content
    assert {name: value for name, value in forged.headers.items() if name not in changing} == {
        name: value for name, value in honest.headers.items() if name not in changing
    }


def test_links_are_of_the_public_address_and_its_cookie_is_secure(tmp_path: Path) -> None:
    settings = {"PUBLIC_URL": "https://play.example", "SECRET_KEY": "a-secret-of-the-tests"}
    served = Served(tmp_path, f"sqlite:///{tmp_path}/room.sqlite3", **settings).start()
    try:
        with httpx.Client(base_url=served.url, headers=FORGED) as client:
            site = client.get("/api/site")
            assert site.json()["origin"] == "https://play.example"
            assert site.headers["strict-transport-security"] == "max-age=31536000"
            made = client.post("/api/players", json={"nickname": "Ana"})
            assert "; Secure" in made.headers["set-cookie"]
            assert "evil" not in made.headers["set-cookie"]
    finally:
        served.stop()


def test_plain_http_is_not_promised_to_be_anything_else(site: Site) -> None:
    """On a network at home there is no https, and a browser that was told so would never come back."""
    forged = site.ask("POST", "/api/players", json={"nickname": "Ana"}, headers={"X-Forwarded-Proto": "https"})
    assert "strict-transport-security" not in forged.headers
    assert "Secure" not in forged.headers["set-cookie"]
