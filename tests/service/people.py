"""People at a server: guests who ask over HTTP, tables they sit at, and the shape of what refuses them."""

from __future__ import annotations

import json
import uuid
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx

from tests.serving import ROOT, Served

OPENING = {"type": "place", "territory": "b3", "dominance": 1, "chief": False}
# What would tell an attacker, or a player, about the inside of the server.
TELLTALE = ("Traceback", "sqlalchemy", "asyncpg", "sqlite3", "SELECT ", 'File "', "/app/", "site-packages")


class Site:
    """A server as a browser without cookies sees it: each request says for itself who asks."""

    def __init__(self, url: str) -> None:
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=()))
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=20, cookies=nobody, trust_env=False)

    def close(self) -> None:
        self.http.close()

    def ask(self, method: str, path: str, **request: Any) -> httpx.Response:
        response = self.http.request(method, path, **request)
        assert response.status_code < 500, f"{method} {path}: {response.status_code} {response.text}"
        return response

    def guest(self, nickname: str = "Ana", language: str | None = None) -> Guest:
        body = {"nickname": nickname} | ({"language": language} if language else {})
        response = self.ask("POST", "/api/players", json=body)
        assert response.status_code == 201, response.text
        return Guest(self, response.json()["player"]["id"], response.json()["key"], nickname)


class Guest:
    """A player of a site, with the key that proves it."""

    def __init__(self, site: Site, player: str, key: str, nickname: str) -> None:
        self.site = site
        self.id = player
        self.key = key
        self.nickname = nickname
        self.headers = {"Authorization": f"Bearer {key}"}

    def ask(self, method: str, path: str, **request: Any) -> httpx.Response:
        headers = {**self.headers, **request.pop("headers", {})}
        return self.site.ask(method, path, headers=headers, **request)

    def get(self, path: str, **request: Any) -> httpx.Response:
        return self.ask("GET", path, **request)

    def post(self, path: str, body: Any = None, **request: Any) -> httpx.Response:
        sent = {} if body is None else {"json": body}
        return self.ask("POST", path, **sent, **request)

    def patch(self, path: str, body: Any) -> httpx.Response:
        return self.ask("PATCH", path, json=body)

    def delete(self, path: str) -> httpx.Response:
        return self.ask("DELETE", path)

    def open(self, seats: int = 2, **wishes: Any) -> dict[str, Any]:
        """A new room of this guest's."""
        response = self.post("/api/rooms", {"seats": seats, **wishes})
        assert response.status_code == 201, response.text
        return dict(response.json())

    def look(self, code: str) -> dict[str, Any]:
        response = self.get(f"/api/rooms/{code}")
        assert response.status_code == 200, response.text
        return dict(response.json())

    def sit(self, room: dict[str, Any]) -> dict[str, Any]:
        """A seat in a room, by its invite."""
        response = self.post(f"/api/rooms/{room['code']}/seats", {"invite": room["invite"]})
        assert response.status_code == 200, response.text
        return dict(response.json())

    def act(self, code: str, version: int, action: Any = OPENING, action_id: str | None = None) -> httpx.Response:
        body = {"id": action_id or new_id(), "version": version, "action": action}
        return self.post(f"/api/rooms/{code}/actions", body)


class Table:
    """A room whose seats are taken by guests; seat 0 begins unless said otherwise."""

    def __init__(
        self, site: Site, players: int = 2, start: bool = True, guests: list[Guest] | None = None, **wishes: Any
    ) -> None:
        self.site = site
        self.guests = guests or [site.guest(name) for name in ("Ana", "Ben", "Cleo", "Dan")[:players]]
        wishes = {"first": 0, "autostart": start, **wishes}
        self.room = self.guests[0].open(players, **wishes)
        self.code = str(self.room["code"])
        self.path = f"/api/rooms/{self.code}"
        self.invite = self.room["invite"]
        for guest in self.guests[1:]:
            self.room = guest.sit(self.room | {"invite": self.invite})

    @property
    def host(self) -> Guest:
        return self.guests[0]

    def look(self) -> dict[str, Any]:
        return self.guests[0].look(self.code)

    def play(self, *actions: Any) -> dict[str, Any]:
        """Actions one after another, each by the guest on the move; the last answer."""
        room = self.look()
        state, version, answer = room["state"], room["version"], {}
        for action in actions:
            response = self.guests[state["clan"]].act(self.code, version, action)
            assert response.status_code == 200, response.text
            answer = dict(response.json())
            state, version = answer["state"], answer["version"]
        return answer

    def finish(self) -> dict[str, Any]:
        """All but the last retire."""
        for guest in self.guests[:-1]:
            assert guest.post(f"{self.path}/resign").status_code == 200
        room = self.look()
        assert room["status"] == "finished"
        return room


def text(language: str, key: str) -> str:
    """What the catalogue of a language says."""
    found: Any = json.loads((ROOT / "static" / "text" / f"{language}.json").read_text("utf-8"))
    for name in key.split("."):
        found = found[name]
    return str(found)


def new_id() -> str:
    return str(uuid.uuid4())


def place(territory: str, dominance: int = 1, chief: bool = False) -> dict[str, Any]:
    return {"type": "place", "territory": territory, "dominance": dominance, "chief": chief}


def refused(response: httpx.Response, code: str, status: int) -> dict[str, Any]:
    """The problem that this response is, looked at from all sides."""
    assert (response.status_code, response.json().get("code")) == (status, code), response.text
    assert response.headers["content-type"] == "application/problem+json"
    assert response.headers["cache-control"] == "no-store"
    problem = dict(response.json())
    assert problem["type"] == "about:blank"
    assert problem["status"] == status
    assert problem["title"]
    assert problem["detail"]
    assert "{" not in problem["detail"]
    assert not [word for word in TELLTALE if word in response.text]
    return problem


def site_of(served: Served) -> Site:
    return Site(served.url)
