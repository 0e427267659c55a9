"""`python -m app clocks …`: what an operator does by hand, beside a running server."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable

import pytest

from app import steward
from tests.service.people import Site, Table, site_of
from tests.serving import ROOT, Served

PATIENCE = 20  # seconds
SHORT = {"kind": "live", "turn": 5}
QUICK = {"DEADLINE_INTERVAL": "0.1", "DEADLINE_QUIET": "0"}


def clocks(database_url: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "app", "clocks", *words]
    environment = {"DATABASE_URL": database_url, "PATH": ""}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False)


def until(true: Callable[[], object], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def told_of_clocks(site: Site) -> str:
    return str(site.ask("GET", "/readyz").json()["clocks"])


def test_hold_release_and_undo(serve: Callable[..., Served]) -> None:
    served = serve(**QUICK)
    site = site_of(served)
    assert clocks(served.database_url, "show").stdout == "The clocks go.\n"
    assert clocks(served.database_url, "hold").stdout == "The clocks are held by the operator.\n"
    until(lambda: told_of_clocks(site) == "held", "the server does not know that the clocks are held")
    metrics = site.http.get("/metrics").text
    assert "makemake_clocks_held 1.0" in metrics
    table = Table(site, 3, pace=SHORT, absence="retire")
    assert clocks(served.database_url, "hold").returncode == 0
    assert clocks(served.database_url, "release").stdout == "The clocks go.\n"
    until(lambda: table.look()["version"] >= 1, "the deadline does not fire")
    assert clocks(served.database_url, "hold").returncode == 0
    undone = clocks(served.database_url, "undo", "2020-01-01T00:00Z")
    assert undone.stdout.splitlines()[0] == f"undone {table.code}"
    until(lambda: table.look()["state"]["retired"] == [], "the server shows what is undone")
    kinds = [event["kind"] for event in table.host.get(f"{table.path}/events?since=0").json()]
    assert (set(kinds[:-1]), kinds[-1]) == ({"retire"}, "undo")
    assert clocks(served.database_url, "undo", "2020-01-01T00:00Z").stdout.startswith("0 undone, 0 left.")
    site.close()


def test_what_it_does_not_understand(database_url: str) -> None:
    for words in ((), ("undo", "yesterday")):
        said = clocks(database_url, *words)
        assert said.returncode == 2
        assert "Traceback" not in said.stderr


@pytest.mark.parametrize("name", ["-T4wklD5H2xaJDFB", "--help-me", "abc"])
def test_what_is_hidden_may_begin_with_a_dash(name: str) -> None:
    asked = steward._arguments(["hide", "player", name])
    assert (asked.kind, asked.which) == ("player", name)
