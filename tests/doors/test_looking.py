"""T3, T4, T27: looking changes nothing, tells no third party, and is not kept by caches."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import make_url

from tests.service.people import Guest, Site, Table
from tests.serving import ROOT, Served

TIMES = 50
PREFETCH = ({}, {"Purpose": "prefetch", "Sec-Purpose": "prefetch"}, {"User-Agent": "facebookexternalhit/1.1"})


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server whose file we look into, and a room of it that waits."""
    folder = tmp_path_factory.mktemp("watched")
    served = Served(folder, f"sqlite:///{folder}/room.sqlite3").start()
    site = Site(served.url)
    yield served, site, site.guest().open(visibility="public")
    site.close()
    served.stop()


def rows(served: Served) -> list[Any]:
    """All that is stored, but for the pulse by which the server itself knows how long it was down."""
    path = Path(str(make_url(served.database_url).database))
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name != 'pulse'"
        names = [row[0] for row in database.execute(tables)]
        return [(name, database.execute(f"SELECT * FROM {name}").fetchall()) for name in sorted(names)]


@pytest.mark.parametrize("path", ["/", "/rules", "/r/{code}", "/r/{code}?x={invite}", "/r/{code}?v=0",
                                  "/r/{code}/board.png", "/r/{code}/board.png?v=0", "/api/rooms/{code}",
                                  "/api/rooms/{code}/events", "/api/rooms/{code}/record", "/api/rooms/{code}/seats",
                                  "/api/rooms/{code}/start", "/api/players", "/api/me", "/api/me/session",
                                  "/seats", "/seats?x={invite}", "/api/me/devices", "/api/me/links", "/api/identities",
                                  "/act", "/api/acts/look", "/api/acts/do", "/api/me/push", "/api/me/push/test",
                                  "/api/me/waiting",
                                  "/api/links/look", "/api/links/redeem", "/api/identities/switch"])  # fmt: skip
def test_looking_stores_nothing_and_sets_no_cookie(watched: Any, path: str) -> None:
    served, site, room = watched
    address = path.format(**room)
    before = rows(served)
    for method in ("GET", "HEAD"):
        for time in range(TIMES):
            answer = site.ask(method, address, headers=PREFETCH[time % len(PREFETCH)])
            assert "set-cookie" not in answer.headers
    assert rows(served) == before


def test_that_would_be_seen(watched: Any) -> None:
    served, site, room = watched
    before = rows(served)
    site.guest("Ben").post(f"/api/rooms/{room['code']}/seats")
    assert rows(served) != before


@pytest.mark.parametrize("path", ["/", "/rules", "/r/x", "/static/js/main.js", "/static/text/en.json"])
def test_cached_files_are_the_same_for_everybody(site: Site, ana: Guest, path: str) -> None:
    asked = [site.ask("GET", path, headers={"Cookie": f"makemake={key}"} if key else {}) for key in ("", ana.key, "x")]
    assert len({answer.content for answer in asked}) == 1
    for answer in asked:
        assert answer.headers["cache-control"] == "no-cache"
        assert "set-cookie" not in answer.headers


OF_THE_ASKER = ("/api/me", "/api/me/devices", "/api/identities", "/api/rooms/{code}", "/api/rooms/{code}/events",
                "/api/rooms/{code}/record", "/api/rooms/{code}/states/0", "/api/site", "/nothing",
                "/openapi.json")  # fmt: skip


@pytest.mark.parametrize("path", OF_THE_ASKER)
def test_what_reads_the_cookie_is_not_kept(site: Site, table: Table, path: str) -> None:
    address = path.format(code=table.code)
    for headers in ({}, {"Cookie": f"makemake={table.host.key}"}):
        assert site.ask("GET", address, headers=headers).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/nothing", "/r", "/r/", "/r/a/b", "/index.html", "/rules/", "/static", "/static/",
                                  "/static/nothing.js", "/api", "/api/", "/api/nothing", "/favicon.ico"])  # fmt: skip
def test_unknown_addresses_are_no_page(site: Site, path: str) -> None:
    answer = site.ask("GET", path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


def test_nothing_is_said_to_other_sites(site: Site) -> None:
    for path in ("/", "/r/x", "/api/site", "/static/js/main.js"):
        assert site.ask("GET", path).headers["referrer-policy"] == "no-referrer"


def test_the_page_asks_no_other_site() -> None:
    """What the browser is given names no address but our own and those of namespaces."""
    for path in (ROOT / "static").rglob("*"):
        if path.suffix in (".js", ".css", ".html", ".json") and "vendor" not in path.parts:
            foreign = [line for line in path.read_text("utf-8").splitlines()
                       if "//" in line and ("http://" in line or "https://" in line)]  # fmt: skip
            assert [line for line in foreign if "www.w3.org" not in line] == [], path
