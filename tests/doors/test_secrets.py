"""T31: no secret is in the tree, and a server for others does not start without one of its own."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from app.config import read_settings, secret_key
from tests.serving import ROOT, Served, free_port

REDIS = "redis://127.0.0.1:6379"
POSTGRES = "postgresql://127.0.0.1:1/none"
REFUSED = {
    "a public address": {"PUBLIC_URL": "https://play.example"},
    "a public address and an empty secret": {"PUBLIC_URL": "https://play.example", "SECRET_KEY": ""},
    "a short secret": {"SECRET_KEY": "changeme"},
    "workers": {"WORKERS": "2", "REDIS_URL": REDIS, "DATABASE_URL": POSTGRES},
}


@pytest.mark.parametrize("kind", REFUSED)
def test_a_start_without_a_secret_is_refused(kind: str, tmp_path: Path) -> None:
    given = {"DATABASE_URL": f"sqlite:///{tmp_path}/room.sqlite3", **REFUSED[kind]}
    ended = subprocess.run(
        [sys.executable, "-m", "app"], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False,
        env={"PATH": os.environ["PATH"], "PORT": str(free_port()), **given},
    )  # fmt: skip
    assert ended.returncode == 1
    assert ended.stderr.count("\n") == 1
    assert "SECRET_KEY" in ended.stderr
    assert "changeme" not in ended.stderr
    assert not (tmp_path / "room.sqlite3").exists()


def test_a_secret_that_is_made_is_for_its_owner_only(tmp_path: Path) -> None:
    settings = read_settings(secret_key=None, public_url=None, workers=1)
    made = secret_key(settings, tmp_path / "var")
    kept = tmp_path / "var" / "secret_key"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert len(made) >= 43
    assert secret_key(settings, tmp_path / "var") == made
    assert secret_key(settings, tmp_path / "other") != made


def test_the_file_of_the_games_is_not_for_others(tmp_path: Path) -> None:
    """Invites are in there, and what private rooms play."""
    before = os.umask(0o022)
    try:
        served = Served(tmp_path, f"sqlite:///{tmp_path}/room.sqlite3").start()
    finally:
        os.umask(before)
    try:
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("room.sqlite3*")}
    finally:
        served.stop()
    assert modes
    assert {name: mode for name, mode in modes.items() if mode & 0o077} == {}


SECRETS = re.compile(
    r"-----BEGIN [A-Z ]*PRIVATE KEY|AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{36}|xox[abp]-|sk_live_|"
    r"""(?i:secret_key|password|api_key|token)["']?\s*[:=]\s*["'][A-Za-z0-9+/_-]{16,}["']"""
)


def test_no_secret_is_in_the_tree() -> None:
    found = []
    for folder in ("app", "migrations", "static", "."):
        paths = (ROOT / folder).rglob("*") if folder != "." else ROOT.iterdir()
        for path in paths:
            if path.is_file() and path.suffix in (".py", ".js", ".json", ".yml", ".toml", ".md", "", ".html", ".mako"):
                found += [f"{path}: {match[0]}" for match in SECRETS.finditer(path.read_text("utf-8", "replace"))]
    assert found == []


def test_that_would_be_found() -> None:
    planted = 'SECRET_KEY = "' + "0123456789abcdef" + '"'
    assert SECRETS.search(planted)


def test_what_is_made_is_not_kept_in_the_tree() -> None:
    kept = (ROOT / ".gitignore").read_text().splitlines()
    assert {"var/", ".env"} <= set(kept)
