"""What is no request of ours: bodies, sizes, types, paths, methods. Each is one clear problem; nothing is stored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.service.people import Guest, Site, Table, new_id, refused, text
from tests.service.wires import ask, plug
from tests.serving import Served

LIMIT = 16_384
JSON = {"Content-Type": "application/json"}


def send(guest: Guest, path: str, content: bytes | str, kind: str | None = "application/json") -> httpx.Response:
    return guest.ask("POST", path, content=content, headers={} if kind is None else {"Content-Type": kind})


@pytest.fixture(scope="module")
def table(site: Site) -> Table:
    return Table(site, 2)


# --- JSON as the standard has it --------------------------------------------------------------------------

BAD_JSON = {
    "empty": b"",
    "spaces": b"   ",
    "half": b'{"seats": 2',
    "more": b'{"seats": 2} {}',
    "comma": b'{"seats": 2,}',
    "comment": b'{"seats": 2} // two',
    "quotes": b"{'seats': 2}",
    "nan": b'{"seats": NaN}',
    "infinity": b'{"seats": Infinity}',
    "minus infinity": b'{"seats": -Infinity}',
    "too large a float": b'{"seats": 1e999}',
    "five thousand digits": b'{"seats": ' + b"2" * 5000 + b"}",
    "twice": b'{"seats": 2, "seats": 2}',
    "twice within": b'{"seats": 2, "x": {"a": 1, "a": 1}}',
    "twice by escape": b'{"seats": 2, "\\u0073eats": 3}',
    "lone surrogate": b'{"seats": 2, "name": "\\ud800"}',
    "lone low surrogate": b'{"seats": 2, "name": "\\udc00"}',
    "surrogate bytes": b'{"seats": 2, "name": "\xed\xa0\x80"}',
    "no utf-8": b'{"seats": 2, "name": "\xff\xfe"}',
    "utf-16": '{"seats": 2}'.encode("utf-16"),
    "byte order mark": b"\xef\xbb\xbf" + b'{"seats": 2}',
    "control": b'{"seats": 2, "name": "a\x00b"}',
    "depth": b'{"seats": 2, "name": ' + b"[" * 5000 + b"]" * 5000 + b"}",
    "depth unclosed": b"[" * 8000,
    "depth of objects": b'{"a":' * 2500 + b"1" + b"}" * 2500,
    "leading zero": b'{"seats": 02}',
    "plus": b'{"seats": +2}',
    "hex": b'{"seats": 0x2}',
    "binary": bytes(range(256)),
}


@pytest.mark.parametrize("content", BAD_JSON.values(), ids=BAD_JSON)
def test_what_is_no_json(site: Site, content: bytes) -> None:
    guest = site.guest()
    problem = refused(send(guest, "/api/rooms", content), "invalid_request", 422)
    assert problem["errors"]
    assert all(set(error) == {"where", "problem"} for error in problem["errors"])
    assert guest.get("/api/me").json()["games"] == []


@pytest.mark.parametrize("content", BAD_JSON.values(), ids=BAD_JSON)
def test_what_is_no_json_where_the_game_is_played(table: Table, content: bytes) -> None:
    before = table.look()
    for verb in ("actions", "preview", "draw"):
        refused(send(table.host, f"{table.path}/{verb}", content), "invalid_request", 422)
    assert table.look() == before


def test_nul_and_big_numbers_inside_an_action(table: Table) -> None:
    start = '{"id": "%s", "version": 0, "action": {"type": "place", "territory": ' % new_id()
    for rest in (
        '"b\\u00003", "dominance": 1, "chief": false}}',
        '"b3", "dominance": 1e2, "chief": false}}',
        '"b3", "dominance": -0.0, "chief": false}}',
        f'"b3", "dominance": {"1" * 4000}, "chief": false}}}}',
        '"b3", "dominance": 1E400, "chief": false}}',
    ):
        refused(send(table.host, f"{table.path}/actions", start + rest), "invalid_request", 422)


@pytest.mark.parametrize("content", [b"[]", b"2", b'"x"', b"null", b"true", b"[{}]"])
def test_json_that_is_no_object(site: Site, table: Table, content: bytes) -> None:
    for path in ("/api/players", "/api/rooms", "/api/preview", f"{table.path}/actions"):
        refused(send(table.host, path, content), "invalid_request", 422)


@pytest.mark.parametrize(
    "kind",
    [None, "text/plain", "text/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
     "application/octet-stream", "application/xml", "nonsense", "application", "application/jsonp", "*/*"],
)  # fmt: skip
def test_other_content_types(site: Site, table: Table, kind: str | None) -> None:
    for path, content in (
        ("/api/rooms", '{"seats": 2}'),
        (f"{table.path}/draw", '{"agree": true}'),
        ("/api/preview", '{"state": {}}'),
        (f"{table.path}/seats", "{}"),
    ):
        refused(send(table.host, path, content, kind), "invalid_request", 422)
    assert table.look()["draw"] == []


@pytest.mark.parametrize(
    "kind",
    ["application/json", "application/json; charset=utf-8", "Application/JSON", "application/json;charset=UTF-8"],
)
def test_the_content_type_of_json(site: Site, kind: str) -> None:
    assert send(site.guest(), "/api/rooms", '{"seats": 2}', kind).status_code == 201


# --- bodies where none is due -----------------------------------------------------------------------------


@pytest.mark.parametrize("content", [b"[]", b"x", b'{"force": true}', b"null", b"\x00"])
def test_a_body_where_none_is_due(table: Table, content: bytes) -> None:
    for verb in ("start", "cancel", "invite", "resign", "rematch"):
        refused(send(table.host, f"{table.path}/{verb}", content), "invalid_request", 422)
    assert table.look()["version"] == 0


@pytest.mark.parametrize("kind", [None, "text/plain", "application/json", "application/xml", "nonsense"])
def test_taking_a_public_seat_with_an_empty_body(site: Site, kind: str | None) -> None:
    room = site.guest().open(visibility="public")
    assert send(site.guest(), f"/api/rooms/{room['code']}/seats", b"", kind).status_code == 200


# --- sizes ------------------------------------------------------------------------------------------------


def padded(size: int) -> bytes:
    return b'{"seats": 2}' + b" " * (size - 12)


def test_sixteen_kibibytes_are_enough(site: Site) -> None:
    assert send(site.guest(), "/api/rooms", padded(LIMIT)).status_code == 201


@pytest.mark.parametrize("size", [LIMIT + 1, 100_000, 5_000_000])
def test_more_is_too_large(site: Site, table: Table, size: int) -> None:
    guest = site.guest()
    refused(send(guest, "/api/rooms", padded(size)), "too_large", 413)
    refused(send(guest, f"{table.path}/resign", b" " * size), "too_large", 413)
    refused(send(guest, "/api/rooms", padded(size), "text/plain"), "too_large", 413)
    assert guest.get("/api/me").json()["games"] == []


def test_too_large_in_pieces(site: Site) -> None:
    def pieces() -> Iterator[bytes]:
        yield b'{"seats": 2'
        for _ in range(40):
            yield b" " * 1000
        yield b"}"

    refused(site.guest().ask("POST", "/api/rooms", content=pieces(), headers=JSON), "too_large", 413)


def test_a_length_that_is_a_lie(server: Served, site: Site) -> None:
    """A client that announces more than it sends, and goes, harms nobody."""
    for length in (50, 10**12):
        with plug(server.url) as wire:
            head = "POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            wire.sendall(f'{head}Content-Length: {length}\r\n\r\n{{"seats"'.encode())
    assert site.ask("GET", "/healthz").status_code == 200


# --- paths and methods ------------------------------------------------------------------------------------

PATHS = [
    "/nope", "/api", "/api/", "/api/nope", "/api/rooms/", "/api/players/", "/api/me/", "/r", "/r/", "/r/a/b", "/docs",
    "/redoc", "/static", "/static/", "/static/nope.js", "/static/js", "/static/%00", "/static/..%2f..%2fpyproject.toml",
    "/static/%2e%2e/pyproject.toml", "/static/" + "x" * 300, "/static/" + "x/" * 2000, "/%ff", "/%00",
    "//evil.example/", "/index.html", "/static/../app/main.py", "/favicon.ico", "/.env", "/api/rooms/x/nope",
    "/api/rooms//socket",
]  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_paths_that_lead_nowhere(server: Served, path: str) -> None:
    response = ask(server.url, "GET", path)
    problem = refused(response, "not_found", 404)
    assert "location" not in response.headers
    assert problem["detail"] == text("en", "errors.not_found")


METHODS = [
    ("/api/players", "GET", {"POST"}),
    ("/api/me", "POST", {"DELETE", "GET", "PATCH"}),
    ("/api/me/session", "GET", {"DELETE"}),
    ("/api/rooms", "GET", {"POST"}),
    ("/api/rooms/{code}", "DELETE", {"GET", "PATCH"}),
    ("/api/rooms/{code}/seats", "PUT", {"POST"}),
    ("/api/rooms/{code}/seats/0", "POST", {"DELETE", "PATCH"}),
    ("/api/rooms/{code}/start", "GET", {"POST"}),
    ("/api/rooms/{code}/actions", "GET", {"POST"}),
    ("/api/rooms/{code}/events", "POST", {"GET"}),
    ("/api/rooms/{code}/record", "PATCH", {"GET"}),
    ("/api/rooms/{code}", "TRACE", {"GET", "PATCH"}),
    ("/api/rooms/{code}", "OPTIONS", {"GET", "PATCH"}),
    ("/healthz", "POST", {"GET"}),
    ("/", "POST", {"GET"}),
    ("/r/{code}", "POST", {"GET"}),
    ("/static/index.html", "POST", {"GET", "HEAD"}),
    ("/openapi.json", "POST", {"GET", "HEAD"}),
]


@pytest.mark.parametrize(("path", "method", "allowed"), METHODS)
def test_methods_that_do_not_fit(site: Site, table: Table, path: str, method: str, allowed: set[str]) -> None:
    response = site.ask(method, path.format(code=table.code))
    refused(response, "method_not_allowed", 405)
    assert {name.strip() for name in response.headers["allow"].split(",")} == allowed


def test_a_method_that_nobody_knows(server: Served) -> None:
    assert ask(server.url, "BREW", "/api/rooms").status_code in (400, 405)


# --- how a problem reads ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("accept", "language"), [("es", "es"), ("es-CL,es;q=0.9", "es"), ("en", "en"), ("fr", "en"), (None, "en")]
)
def test_the_detail_is_in_the_askers_language(site: Site, accept: str | None, language: str) -> None:
    headers = {} if accept is None else {"Accept-Language": accept}
    for path, code in (("/api/me", "unauthenticated"), ("/nope", "not_found"), ("/api/rooms/nope", "no_such_room")):
        response = site.ask("GET", path, headers=headers)
        assert response.json()["detail"] == text(language, f"errors.{code}")
        assert response.json()["code"] == code


def test_the_players_language_beats_the_browsers(site: Site) -> None:
    guest = site.guest("Ana", "es")
    response = guest.get("/api/rooms/nope", headers={"Accept-Language": "en"})
    assert response.json()["detail"] == text("es", "errors.no_such_room")
    body: Any = {"seats": 9}
    response = guest.post("/api/rooms", body, headers={"Accept-Language": "en"})
    assert response.json()["detail"] == text("es", "errors.invalid_request")


def test_errors_name_the_fields(site: Site) -> None:
    problem = refused(site.guest().post("/api/rooms", {"seats": 9, "first": 7, "x": 1}), "invalid_request", 422)
    assert {error["where"].split(".")[0] for error in problem["errors"]} == {"seats", "first", "x"}


def test_a_request_with_a_hundred_mistakes_is_answered_shortly(site: Site) -> None:
    problem = refused(site.guest().post("/api/rooms", {f"x{n}": 1 for n in range(500)}), "invalid_request", 422)
    assert 1 <= len(problem["errors"]) <= 20


def test_what_was_sent_is_not_sent_back(site: Site) -> None:
    response = site.guest().post("/api/rooms", {"seats": "<script>", "name": "secret-of-mine"})
    assert "<script>" not in response.text
    assert "secret-of-mine" not in response.text


# --- how it answers in general ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/r/x",
        "/rules",
        "/healthz",
        "/readyz",
        "/api/me",
        "/nope",
        "/static/index.html",
        "/openapi.json",
        "/api/site",
    ],
)
def test_headers_of_every_answer(site: Site, path: str) -> None:
    headers = site.ask("GET", path).headers
    csp = headers["content-security-policy"]
    for part in ("default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"):
        assert part in csp
    assert "unsafe" not in csp
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert headers["cache-control"] in ("no-store", "no-cache")
    assert headers["cache-control"] == "no-store" or path in ("/", "/r/x", "/rules", "/static/index.html")


def test_health(site: Site) -> None:
    assert site.ask("GET", "/healthz").status_code == 200
    assert site.ask("GET", "/readyz").status_code == 200


# --- a dead address, and who follows it -------------------------------------------------------------------

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


@pytest.mark.parametrize("path", ["/nope", "/r", "/rules/r9", "/apis"])
def test_a_browser_at_a_dead_address_gets_a_page(site: Site, path: str) -> None:
    response = site.ask("GET", path, headers={"Accept": BROWSER, "Accept-Language": "es"})
    assert response.status_code == 404
    assert response.headers["content-type"].startswith("text/html")
    assert response.headers["cache-control"] == "no-store"
    assert '<html lang="es" ' in response.text
    assert "nope" not in response.text


@pytest.mark.parametrize("path", ["/api/nope", "/api/rooms/nope", "/static/nope.js", "/nope"])
def test_programs_get_the_problem_whatever_they_accept(site: Site, path: str) -> None:
    accept = BROWSER if path.startswith(("/api", "/static")) else "application/json"
    response = site.ask("GET", path, headers={"Accept": accept})
    assert response.status_code == 404
    assert response.headers["content-type"] == "application/problem+json"
