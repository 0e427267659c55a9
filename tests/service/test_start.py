"""The start: what cannot work ends with one clear sentence, what can is there again after an end."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

from sqlalchemy import text

from app.__main__ import network_address
from app.config import Settings
from app.migrate import migrate, with_connection
from tests.serving import ROOT, Served

START_SECONDS = 90


def end_of_start(folder: Path, **environment: str) -> tuple[int, str]:
    """The status and the words of a server that is expected to end by itself."""
    given = {
        "PATH": os.environ["PATH"], "PORT": "0", "DATABASE_URL": f"sqlite:///{folder}/x.sqlite3", **environment,
    }  # fmt: skip
    ended = subprocess.run(
        [sys.executable, "-m", "app"],
        env=given,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=START_SECONDS,
        check=False,
    )
    return ended.returncode, ended.stdout + ended.stderr


def refuses(folder: Path, *wanted: str, **environment: str) -> None:
    status, words = end_of_start(folder, **environment)
    assert status == 1, words
    assert words.startswith("Make Make cannot start. ")
    assert words.count("\n") == 1, words
    assert words.endswith(".\n")
    for word in wanted:
        assert word in words


def test_nonsense_for_a_database(tmp_path: Path) -> None:
    refuses(tmp_path, "DATABASE_URL", DATABASE_URL="nonsense")


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        refuses(tmp_path, "PORT", "in use", PORT=str(taken.getsockname()[1]))
    assert not (tmp_path / "x.sqlite3").exists()


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    refuses(tmp_path, "DATABASE_URL", DATABASE_URL="sqlite:////proc/nobody/x.sqlite3")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite3").write_text("This is a letter to my friends, and no database at all. " * 100)
    refuses(tmp_path, "DATABASE_URL", "not a database")


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    refuses(tmp_path, "DATABASE_URL", DATABASE_URL="postgresql://127.0.0.1:1/nothing")


def test_a_database_of_something_else(tmp_path: Path, empty_database_url: str) -> None:
    settings = Settings(database_url=empty_database_url)
    migrate(settings)
    foreign = text("UPDATE alembic_version SET version_num = 'elsewhere'")
    with_connection(settings, lambda connection: connection.execute(foreign))
    refuses(tmp_path, "DATABASE_URL", "elsewhere", DATABASE_URL=empty_database_url)


def test_https_without_a_secret(tmp_path: Path) -> None:
    refuses(tmp_path, "SECRET_KEY", PUBLIC_URL="https://play.example")


def test_a_path_with_odd_letters(tmp_path: Path) -> None:
    folder = tmp_path / "a b#c%20d?e=f"
    served = Served(tmp_path, f"sqlite:///{str(folder).replace('%', '%25').replace('?', '%3F')}/x.sqlite3").start()
    served.stop()
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_dir()) == [folder.name]
    assert (folder / "x.sqlite3").exists()


def test_it_says_where_to_open_it(server: Served) -> None:
    assert f"Make Make is at {server.url}\n" in server.lines()


def test_a_port_of_its_own_choice_is_said(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "app"],
        env={"PATH": os.environ["PATH"], "PORT": "0", "DATABASE_URL": f"sqlite:///{tmp_path}/x.sqlite3"},
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    ) as process:  # fmt: skip
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
        finally:
            process.terminate()
    port = int(line.strip().rsplit(":", 1)[1])
    assert line == f"Make Make is at http://127.0.0.1:{port}\n"
    assert port > 0


def test_for_phones_it_says_the_address_in_the_network(tmp_path: Path, empty_database_url: str) -> None:
    served = Served(tmp_path, empty_database_url, HOST="0.0.0.0").start()
    served.stop()
    words = served.lines()
    assert f"Make Make is at http://127.0.0.1:{served.port}\n" in words
    found = network_address()
    assert found is None or f"http://{found}:{served.port}\n" in words
