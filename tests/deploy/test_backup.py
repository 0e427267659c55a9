"""Backups: saved while the server runs, restored elsewhere, and replayed; a tampered row is found."""

import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import make_url

from tests.daemons import missing
from tests.service.people import OPENING, Site, Table, place
from tests.services import postgres_database
from tests.serving import ROOT, Served

pytestmark = pytest.mark.xdist_group("backup")


def command(*arguments: str | Path, url: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "app.backup", *map(str, arguments), *([url] if url else [])],
        cwd=ROOT, env={"PATH": "/usr/bin:/bin"}, capture_output=True, text=True, check=False,
    )  # fmt: skip


def rooms_of_all_kinds(served: Served) -> dict[str, str]:
    """One room that waits, one that is cancelled, one in play, a draw, one that somebody resigned,
    one that ended without a result; their codes."""
    site = Site(served.url)
    try:
        ana = site.guest()
        waiting, cancelled = ana.open(), ana.open()
        ana.post(f"/api/rooms/{cancelled['code']}/cancel")
        playing, drawn, resigned = Table(site, 3), Table(site), Table(site)
        playing.play(OPENING, place("e1", 2, True), place("a5"))
        playing.guests[2].post(f"{playing.path}/resign")
        drawn.play(OPENING)
        for guest in drawn.guests:
            guest.post(f"{drawn.path}/draw", {"agree": True})
        resigned.finish()
        ended = Table(site, 3)
        ended.play(OPENING)
        number = ended.host.post(f"{ended.path}/proposals", {"end": True}).json()["proposal"]["number"]
        for guest in ended.guests[1:]:
            guest.post(f"{ended.path}/proposals/answer", {"number": number, "agree": True})
        tables = {"playing": playing.code, "drawn": drawn.code, "resigned": resigned.code, "ended": ended.code}
        return tables | {"waiting": waiting["code"], "cancelled": cancelled["code"]}
    finally:
        site.close()


def looks(served: Served, codes: dict[str, str]) -> list[Any]:
    site = Site(served.url)
    try:
        return [site.ask("GET", f"/api/rooms/{code}").json() for code in codes.values()]
    finally:
        site.close()


# --- SQLite -----------------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "backups" / "friday.sqlite3"


@pytest.fixture
def sqlite_server(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path, f"sqlite:///{tmp_path}/room.sqlite3").start()
    yield served
    served.stop()


def test_a_file_saved_while_playing_is_restored_elsewhere(sqlite_server: Served, file: Path, tmp_path: Path) -> None:
    codes = rooms_of_all_kinds(sqlite_server)
    before = looks(sqlite_server, codes)
    saved = command("save", file, url=sqlite_server.database_url)
    assert (saved.returncode, saved.stderr) == (0, "")
    # 8 guests at the tables and the host of the other two rooms; 3 actions and a resignation, 1 and a draw, 1.
    assert saved.stdout.strip() == "11 players, 6 rooms, 4 games, 9 events: all replay to what is stored"
    assert file.stat().st_mode & 0o077 == 0, "invites are in there"
    elsewhere = Served(tmp_path, f"sqlite:///{tmp_path}/elsewhere/room.sqlite3")
    assert command("restore", file, url=elsewhere.database_url).returncode == 0
    elsewhere.start()
    try:
        assert looks(elsewhere, codes) == before
    finally:
        elsewhere.stop()


def test_nothing_that_is_there_is_written_over(sqlite_server: Served, file: Path) -> None:
    assert command("save", file, url=sqlite_server.database_url).returncode == 0
    saved = file.read_bytes()
    for again in (command("save", file, url=sqlite_server.database_url),
                  command("restore", file, url=sqlite_server.database_url)):  # fmt: skip
        assert again.returncode == 2
        assert "move it away first" in again.stderr
        assert again.stderr.count("\n") == 1
    assert file.read_bytes() == saved
    assert command("verify", url=sqlite_server.database_url).returncode == 0


def test_a_server_that_has_ended_leaves_one_whole_file(tmp_path: Path) -> None:
    served = Served(tmp_path, f"sqlite:///{tmp_path}/room.sqlite3").start()
    codes = rooms_of_all_kinds(served)
    served.stop()
    assert [path.name for path in tmp_path.glob("room.sqlite3*")] == ["room.sqlite3"]
    copy = tmp_path / "copy.sqlite3"
    shutil.copy(tmp_path / "room.sqlite3", copy)
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT count(*) FROM rooms").fetchone() == (len(codes),)


def edited(field: str, change: Callable[[Any], Any]) -> Callable[[sqlite3.Connection], None]:
    """Change a field of the last event of a game."""

    def edit(database: sqlite3.Connection) -> None:
        chosen = database.execute("SELECT room_id, version, body FROM events ORDER BY room_id, version LIMIT 1")
        room, version, body = chosen.fetchone()
        event = json.loads(body)
        event[field] = change(event[field])
        changed = (json.dumps(event), room, version)
        database.execute("UPDATE events SET body = ? WHERE room_id = ? AND version = ?", changed)

    return edit


def run(statement: str) -> Callable[[sqlite3.Connection], None]:
    return lambda database: database.execute(statement) and None


MORE = "replace(state, '\"dominance\":10', '\"dominance\":11')"
PLAYING = "id = (SELECT min(room_id) FROM events)"
TAMPERINGS = {
    "an effect": edited("effects", lambda effects: [{**effects[0], "dominance": 9}]),
    "an effect more": edited("effects", lambda effects: [*effects, effects[0]]),
    "the notation": edited("notation", lambda text: text + "*"),
    "the clan of an event": edited("clan", lambda clan: 1 - clan),
    "an action": edited("action", lambda action: {**action, "territory": "a1"}),
    "an action that is none": edited("action", lambda action: {**action, "territory": "z9"}),
    "a kind that is none": edited("kind", lambda kind: "miracle"),
    "an event is gone": run("DELETE FROM events WHERE version = 2"),
    "the last event is gone": run("DELETE FROM events WHERE (room_id, version) IN "
                                  "(SELECT room_id, max(version) FROM events GROUP BY room_id)"),
    "no JSON": run("UPDATE events SET body = '{' WHERE version = 1"),
    "the state": run(f"UPDATE rooms SET state = {MORE} WHERE {PLAYING}"),
    "no state": run(f"UPDATE rooms SET state = NULL WHERE {PLAYING}"),
    "the clan on the move": run(f"UPDATE rooms SET clan = 2 - clan WHERE {PLAYING}"),
    "the status": run(f"UPDATE rooms SET status = 'finished' WHERE {PLAYING}"),
    "the clan that began": run(f"UPDATE rooms SET first_clan = 1 WHERE {PLAYING}"),
    "the rulings": run(f"UPDATE rooms SET rules = 99 WHERE {PLAYING}"),
    "the seats": run("DELETE FROM seats WHERE seat = 0"),
    "an event of no game": run("INSERT INTO events (room_id, version, body) "
                               "SELECT id, 1, '{}' FROM rooms WHERE status = 'waiting'"),
}  # fmt: skip


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A saved file with rooms of all kinds."""
    folder = tmp_path_factory.mktemp("played")
    served = Served(folder, f"sqlite:///{folder}/room.sqlite3").start()
    try:
        rooms_of_all_kinds(served)
        command("save", folder / "saved.sqlite3", url=served.database_url)
    finally:
        served.stop()
    return folder / "saved.sqlite3"


def checked(path: Path) -> list[str]:
    """What a check finds wrong with a file; in this process, since there are many."""
    from app.backup import looked_at  # noqa: PLC0415
    from app.config import read_settings  # noqa: PLC0415

    return looked_at(read_settings(database_url=f"sqlite:///{path}", redis_url=None, workers=1)).wrong


def test_what_was_played_is_well(played: Path) -> None:
    assert checked(played) == []


@pytest.mark.parametrize("what", TAMPERINGS)
def test_a_tampered_row_is_found(played: Path, tmp_path: Path, what: str) -> None:
    copy = tmp_path / "copy.sqlite3"
    shutil.copy(played, copy)
    with closing(sqlite3.connect(copy)) as database:
        TAMPERINGS[what](database)
        assert database.total_changes, "nothing was tampered with"
        database.commit()
    assert checked(copy)


def test_a_tampered_file_is_named_and_not_restored(played: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    shutil.copy(played, copy)
    with closing(sqlite3.connect(copy)) as database:
        TAMPERINGS["the notation"](database)
        database.commit()
    found = command("verify", url=f"sqlite:///{copy}")
    assert found.returncode == 1
    assert "event 1: notation should be otherwise" in found.stdout
    assert found.stdout.strip().endswith("4 games, 9 events: 1 differ")
    refused = command("restore", copy, url=f"sqlite:///{tmp_path}/new.sqlite3")
    assert refused.returncode == 1
    assert not (tmp_path / "new.sqlite3").exists()


@pytest.mark.parametrize("url", ["sqlite:////nowhere/at/all.sqlite3", "nonsense", "postgresql://127.0.0.1:1/none"])
def test_what_cannot_be_read_is_one_sentence(url: str) -> None:
    found = command("verify", url=url)
    assert found.returncode == 2
    assert found.stderr.startswith("DATABASE_URL: ")
    assert found.stderr.count("\n") == 1
    assert "Traceback" not in found.stderr


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "note").write_text("not a database " * 1000)
    found = command("restore", tmp_path / "note", url=f"sqlite:///{tmp_path}/new.sqlite3")
    assert found.returncode == 2
    assert not (tmp_path / "new.sqlite3").exists()


# --- PostgreSQL -------------------------------------------------------------------------------------------


def program(name: str, *arguments: str | Path, **more: Any) -> None:
    """A program of PostgreSQL, as the README calls it."""
    if shutil.which(name) is None:
        missing(name)
    subprocess.run([name, *map(str, arguments)], check=True, capture_output=True, text=True, timeout=60, **more)


def test_postgresql_is_dumped_restored_and_checked(tmp_path: Path) -> None:
    dump = tmp_path / "makemake.sql"
    with postgres_database() as url, postgres_database() as other:
        served = Served(tmp_path, url).start()
        try:
            codes = rooms_of_all_kinds(served)
            before = looks(served, codes)
            program("pg_dump", "--no-owner", "--file", dump, url)
        finally:
            served.stop()
        program("psql", "--quiet", "--single-transaction", "--set", "ON_ERROR_STOP=1", "--file", dump, other)
        found = command("verify", url=other)
        assert found.stdout.strip() == "11 players, 6 rooms, 4 games, 9 events: all replay to what is stored"
        assert found.returncode == 0
        elsewhere = Served(tmp_path, other).start()
        try:
            assert looks(elsewhere, codes) == before
        finally:
            elsewhere.stop()
        tamper = "UPDATE events SET body = replace(body, 'b3=1', 'b3=2') WHERE version = 1"
        program("psql", "--quiet", "--set", "ON_ERROR_STOP=1", "--command", tamper, other)
        found = command("verify", url=other)
        assert found.returncode == 1
        assert "notation should be otherwise" in found.stdout


def test_postgresql_is_not_saved_by_the_command_for_files(tmp_path: Path) -> None:
    refused = command("save", tmp_path / "file", url="postgresql://127.0.0.1:1/none")
    assert refused.returncode == 2
    assert "pg_dump" in refused.stderr


def test_the_address_may_stand_in_the_environment(played: Path) -> None:
    url = make_url(f"sqlite:///{played}").render_as_string()
    found = subprocess.run(
        [sys.executable, "-m", "app.backup", "verify"],
        cwd=ROOT, env={"PATH": "/usr/bin:/bin", "DATABASE_URL": url}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (found.returncode, found.stderr) == (0, "")
