"""T5: from which pages a socket may be opened, as a whole table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.doors.raw import Wire
from tests.service.people import Guest, Site
from tests.serving import Served

PUBLIC = "https://play.example"
ORIGINS = {
    "right": (PUBLIC, 101),
    "null": ("null", 403),
    "another": ("https://other.example", 403),
    "ours as a beginning": ("https://play.example.evil.example", 403),
    "ours as an end": ("https://evilplay.example", 403),
    "a part of ours": ("https://example", 403),
    "below ours": ("https://www.play.example", 403),
    "another port": ("https://play.example:8443", 403),
    "the usual port, spelled out": ("https://play.example:443", 403),
    "another scheme": ("http://play.example", 403),
    "a path": ("https://play.example/", 403),
    "somebody in it": ("https://play.example@evil.example", 403),
    "in capitals": ("HTTPS://PLAY.EXAMPLE", 403),
    "two": ("https://play.example https://evil.example", 403),
    "of another list": ("https://play.example, https://evil.example", 403),
    "a file": ("file://", 403),
    "an extension": ("chrome-extension://abcdefghijklmnop", 403),
    "empty": ("", 403),
    "the host that was asked": ("http://127.0.0.1", 403),
}


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Guest, str]]:
    """A server with a public address, somebody there, and a room."""
    folder = tmp_path_factory.mktemp("public")
    settings = {"PUBLIC_URL": PUBLIC, "SECRET_KEY": "a-secret-of-the-tests"}
    served = Served(folder, f"sqlite:///{folder}/room.sqlite3", **settings).start()
    site = Site(served.url)
    ana = site.guest()
    yield served, ana, ana.open()["code"]
    site.close()
    served.stop()


@pytest.mark.parametrize("kind", ORIGINS)
@pytest.mark.parametrize("cookie", [True, False], ids=["with a cookie", "without"])
def test_by_its_origin(public: tuple[Served, Guest, str], kind: str, cookie: bool) -> None:
    served, ana, code = public
    origin, status = ORIGINS[kind]
    headers = [f"Origin: {origin}", *([f"Cookie: makemake={ana.key}"] if cookie else [])]
    with Wire(served) as wire:
        answer = wire.handshake(code, *headers)
    assert answer.status == status
    if status == 403:
        assert b'"bad_origin"' in answer.body
        assert answer.headers["content-type"] == "application/problem+json"


def test_two_origins_are_none_of_ours(public: tuple[Served, Guest, str]) -> None:
    served, ana, code = public
    with Wire(served) as wire:
        answer = wire.handshake(
            code, "Origin: https://evil.example", f"Origin: {PUBLIC}", f"Cookie: makemake={ana.key}"
        )
    assert answer.status == 400


@pytest.mark.parametrize(
    ("who", "status"),
    [("Authorization: Bearer {key}", 101), ("Accept: */*", 101), ("Cookie: makemake={key}", 403),
     ("Cookie: makemake=unknown", 403), ("Cookie: other=1", 101), ("Authorization: Bearer wrong", 401),
     ("Authorization: {key}", 401), ("Authorization: Basic {key}", 401)],
)  # fmt: skip
def test_without_an_origin(public: tuple[Served, Guest, str], who: str, status: int) -> None:
    served, ana, code = public
    with Wire(served) as wire:
        assert wire.handshake(code, who.format(key=ana.key)).status == status


def test_a_bearer_comes_from_anywhere(public: tuple[Served, Guest, str]) -> None:
    served, ana, code = public
    with Wire(served) as wire:
        answer = wire.handshake(code, "Origin: https://evil.example", f"Authorization: Bearer {ana.key}")
    assert answer.status == 101


@pytest.mark.parametrize("code", ["{code}", "none"])
def test_another_site_does_not_even_learn_whether_a_room_is_there(public: tuple[Served, Guest, str], code: str) -> None:
    served, _ana, known = public
    with Wire(served) as wire:
        answer = wire.handshake(code.format(code=known), "Origin: https://evil.example")
    assert (answer.status, b'"bad_origin"' in answer.body) == (403, True)
