"""Where a request comes from: forwarded addresses count only when a trusted proxy says so."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.requests import HTTPConnection

from app.asker import Door
from app.config import Settings


def door(**settings: Any) -> Door:
    return Door(Settings(**settings), None)  # type: ignore[arg-type]


def asking(client: str | None, **headers: str) -> HTTPConnection:
    raw = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "client": (client, 1) if client else None, "headers": raw, "method": "GET"})


PROXIES = "10.0.0.0/8,::1"


@pytest.mark.parametrize(
    ("nearest", "forwarded", "address"),
    [
        ("203.0.113.7", None, "203.0.113.7"),
        ("203.0.113.7", "198.51.100.1", "203.0.113.7"),
        ("10.0.0.1", None, "10.0.0.1"),
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "1.2.3.4, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ("10.0.0.1", " , ,", "10.0.0.1"),
        ("10.0.0.1", "nonsense", "nonsense"),
        ("::1", "2001:db8::1", "2001:db8::1"),
        (None, "198.51.100.1", "unknown"),
    ],
)
def test_the_address_behind_trusted_proxies(nearest: str | None, forwarded: str | None, address: str) -> None:
    headers = {} if forwarded is None else {"x_forwarded_for": forwarded}
    assert door(trusted_proxies=PROXIES).address(asking(nearest, **headers)) == address


def test_without_trusted_proxies_nobody_is_believed() -> None:
    assert door().address(asking("10.0.0.1", x_forwarded_for="198.51.100.1")) == "10.0.0.1"


def test_what_is_ours() -> None:
    assert door().ours(asking("::1", host="Play.Example:8000")) == {"http://play.example:8000"}
    assert door(public_url="http://play.example").ours(asking("::1", host="evil.example")) == {"http://play.example"}


def test_a_forwarded_host_is_not_believed() -> None:
    request = asking("10.0.0.1", host="play.example", x_forwarded_host="evil.example", x_forwarded_proto="https")
    assert door(trusted_proxies=PROXIES).ours(request) == {"http://play.example"}
