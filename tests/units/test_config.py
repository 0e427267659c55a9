"""Settings: what is taken from the environment, and how nonsense is refused."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from app.config import BadSettings, Settings, origin_of, read_settings, secret_key

SECRET = "not-a-real-secret-of-anybody"


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """An environment without any setting of ours."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    return monkeypatch


@pytest.mark.usefixtures("bare")
def test_the_defaults_need_nothing() -> None:
    settings = read_settings()
    assert (settings.host, settings.port, settings.workers, settings.limits) == ("127.0.0.1", 8000, 1, True)
    assert settings.is_sqlite
    assert settings.url.database == "var/makemake.sqlite3"
    assert settings.waiting_room_days == 14
    assert settings.idle_player_days == 90


def test_what_is_set_empty_counts_as_not_set(bare: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        bare.setenv(name.upper(), "")
    assert read_settings() == Settings()


def test_what_the_environment_says(bare: pytest.MonkeyPatch) -> None:
    bare.setenv("LIMITS", "off")
    bare.setenv("TRUSTED_PROXIES", "10.0.0.0/8, ::1,")
    bare.setenv("PUBLIC_URL", "HTTPS://Play.Example:443/")
    bare.setenv("SECRET_KEY", SECRET)
    settings = read_settings()
    assert settings.limits is False
    assert settings.trusted_proxies == ("10.0.0.0/8", "::1")
    assert settings.public_url == "https://play.example"
    assert SECRET not in repr(settings)


WRONG = {
    "DATABASE_URL": [
        "nonsense", "mysql://x/y", "postgresql://h:p/x", "sqlite://", "sqlite:///:memory:", "sqlite:///", "://", "/x",
    ],
    "PORT": ["x", "-1", "65536", "8000.5"],
    "WORKERS": ["0", "-1", "x", "65", "2"],
    "REDIS_URL": ["nonsense", "http://x", "redis://h:p", "redis://h?socket_timeout=x"],
    "PUBLIC_URL": [
        "play.example", "ftp://play.example", "https://play.example/path", "https://play.example?x",
        "https://play.example#x", "https://u@play.example", "https://u:p@play.example", "https://play.example:x",
        "https://play.example:99999", "https://", "https://münchen.example",
    ],
    "TRUSTED_PROXIES": ["nonsense", "10.0.0.0/99", "localhost", "10.0.0.0/8 10.0.0.1"],
    "LIMITS": ["maybe", "2"],
    "LOG_LEVEL": ["loud", "WARN"],
    "SECRET_KEY": ["short"],
    "DATABASE_TIMEOUT": ["0", "-1", "nan", "inf", "x"],
    "POLL_INTERVAL": ["0", "inf"],
    "CLOCK_INTERVAL": ["0"],
    "WAITING_ROOM_DAYS": ["0", "-1"],
    "ROOMS_IN_MEMORY": ["-1", "x"],
}  # fmt: skip


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_a_wrong_value_is_refused_with_one_sentence(bare: pytest.MonkeyPatch, name: str, value: str) -> None:
    if name == "PUBLIC_URL":
        bare.setenv("SECRET_KEY", SECRET)
    bare.setenv(name, value)
    with pytest.raises(BadSettings) as caught:
        read_settings()
    sentence = str(caught.value)
    assert sentence.startswith(name)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert len(sentence) < 160


@pytest.mark.parametrize(
    ("settings", "wanted"),
    [
        ({"PUBLIC_URL": "https://play.example"}, "SECRET_KEY"),
        ({"WORKERS": "2"}, "REDIS_URL"),
        ({"WORKERS": "2", "REDIS_URL": "redis://x"}, "PostgreSQL"),
        ({"WORKERS": "2", "REDIS_URL": "redis://x", "DATABASE_URL": "postgresql://h/x"}, "SECRET_KEY"),
    ],
)
def test_what_does_not_fit_together(bare: pytest.MonkeyPatch, settings: dict[str, str], wanted: str) -> None:
    for name, value in settings.items():
        bare.setenv(name, value)
    with pytest.raises(BadSettings, match=wanted):
        read_settings()
    bare.setenv("SECRET_KEY", SECRET)
    if wanted == "SECRET_KEY":
        read_settings()


def test_settings_do_not_change() -> None:
    with pytest.raises(ValueError, match="frozen"):
        Settings().port = 1  # type: ignore[misc]


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("http://play.example", "http://play.example"),
        ("http://play.example/", "http://play.example"),
        ("http://play.example:80", "http://play.example"),
        ("https://play.example:443", "https://play.example"),
        ("https://play.example:8443", "https://play.example:8443"),
        ("http://play.example:443", "http://play.example:443"),
        ("http://[::1]:8000", "http://[::1]:8000"),
        ("http://PLAY.example", "http://play.example"),
    ],
)
def test_an_origin_is_as_browsers_say_it(address: str, origin: str) -> None:
    assert origin_of(address) == origin


# --- the secret -------------------------------------------------------------------------------------------


def test_a_secret_is_made_once_and_nobody_else_reads_it(tmp_path: Path) -> None:
    folder = tmp_path / "var"
    made = secret_key(Settings(), folder)
    assert len(made) >= 32
    assert secret_key(Settings(), folder) == made
    assert stat.S_IMODE((folder / "secret_key").stat().st_mode) == 0o600
    assert os.listdir(folder) == ["secret_key"]


def test_the_given_secret_leaves_no_file(tmp_path: Path) -> None:
    assert secret_key(Settings(secret_key=SECRET), tmp_path / "var") == SECRET  # type: ignore[arg-type]
    assert not (tmp_path / "var").exists()


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", Path("/proc/var")):
        with pytest.raises(BadSettings, match="cannot be written"):
            secret_key(Settings(), folder)
