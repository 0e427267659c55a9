"""T22: what belongs to one seat, or to the table, reaches nobody else: every frame and answer of every role is read.

Tables at which things are done in an order that chance gives, with a planted word in each that somebody must not have.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.doors.test_roles import OWN, PLAYING
from tests.service.people import Guest, Site, Table, new_id
from tests.service.screens import Screen

SEATS, EVERYBODY = frozenset(("ana", "ben", "cleo")), frozenset(("ana", "ben", "cleo", "eve", "nobody"))
DAYS = {"kind": "days", "turn": 2, "bank": 0}
STEPS = 30
# Who may read what was planted; all else is for nobody but whoever planted it.
MAY: dict[str, frozenset[str]] = {
    "said at the table": SEATS,
    "said by a watcher": EVERYBODY,
    "noted by ana": frozenset(("ana",)),
    "noted by ben": frozenset(("ben",)),
    "Pacific/Chatham": frozenset(("ana",)),
    "Pacific/Apia": frozenset(("ben",)),
    "of-the-channel": frozenset(),
    "of-the-browser": frozenset(),
    "ana@example.test": frozenset(("ana",)),
    "why cleo was reported": frozenset(("ben",)),
}


class Ear:
    """All that a role is told: by its socket, whose frames are read as they come, and by what it asks for."""

    def __init__(self, site: Site, table: Table, guest: Guest | None) -> None:
        self.site, self.table, self.guest = site, table, guest
        self.heard: list[str] = []
        self.screen = Screen(site, table.code, guest)
        self.thread = threading.Thread(target=self._listen)
        self.thread.start()

    def _listen(self) -> None:
        try:
            while True:
                self.heard.append(str(self.screen._socket.recv()))
        except ConnectionClosed:
            return

    def ask(self, path: str) -> None:
        headers = self.guest.headers if self.guest else {}
        self.heard.append(self.site.ask("GET", path, headers=headers).text)

    def close(self) -> None:
        self.screen.close()
        self.thread.join()


class Scene:
    """A public table of three, a watcher with a name, and nobody at all; each listens."""

    def __init__(self, site: Site, seed: int) -> None:
        self.chance = random.Random(seed)
        self.table = Table(site, 3, visibility="public", pace=DAYS, absence="substitute")
        self.ana, self.ben, self.cleo = self.table.guests
        self.eve = site.guest("Eve")
        self.path = self.table.path
        roles = {"ana": self.ana, "ben": self.ben, "cleo": self.cleo, "eve": self.eve, "nobody": None}
        self.ears = {name: Ear(site, self.table, guest) for name, guest in roles.items()}
        self.ana.ask("PATCH", f"{self.path}/talk", json={"text": True, "watchers": True})

    def steps(self) -> list[Callable[[], Any]]:
        path, ana, ben, cleo, eve = self.path, self.ana, self.ben, self.cleo, self.eve
        browser = {"p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
                   "auth": "tBHItJI5svbpez7KI4CCXg"}  # fmt: skip
        return [
            lambda: cleo.post(f"{path}/talk", {"id": new_id(), "text": "said at the table"}),
            lambda: eve.post(f"{path}/watchers/talk", {"id": new_id(), "text": "said by a watcher"}),
            lambda: ana.ask("PUT", f"{path}/notes", json={"text": "noted by ana"}),
            lambda: ben.ask("PUT", f"{path}/notes", json={"text": "noted by ben"}),
            lambda: ana.ask("PUT", "/api/me/hours", json={"zone": "Pacific/Chatham"}),
            lambda: ben.ask("PUT", "/api/me/hours", json={"zone": "Pacific/Apia", "wakes": 480, "sleeps": 1320}),
            lambda: ana.ask("PUT", f"{path}/channel", json={"url": "https://hooks.example/secret-of-the-channel/1234"}),
            lambda: ben.ask(
                "PUT", "/api/me/push", json={"endpoint": "https://push.example/secret-of-the-browser", "keys": browser}
            ),
            lambda: ana.ask("PUT", "/api/me/address", json={"address": "ana@example.test"}),
            lambda: ben.post(f"{path}/reports", {"player": cleo.id, "reason": "why cleo was reported"}),
            lambda: ben.post(f"{path}/draw", {"agree": self.chance.random() < 0.5}),
            lambda: ana.post(f"{path}/proposals", {"absence": "retire"}),
            lambda: cleo.post(f"{path}/proposals/answer", {"number": 1, "agree": False}),
            lambda: eve.post(f"{path}/claims", {"clan": 1}),
            lambda: self.act(),
            lambda: self.act(),
            lambda: self.act(),
            lambda: ana.post(f"{path}/undo", {"version": self.table.look()["version"]}),
        ]

    def act(self) -> None:
        room = self.table.look()
        legal = room["legal"] or {}
        places = [name for name, form in legal.get("place", {}).items() if form["least"] is not None]
        if places:
            where = self.chance.choice(sorted(places))
            action = {"type": "place", "territory": where, "dominance": legal["place"][where]["least"], "chief": False}
            self.table.guests[room["state"]["clan"]].act(self.table.code, room["version"], action)

    def asked(self) -> None:
        """Every role asks for all that can be asked for by a GET."""
        for ear in self.ears.values():
            for route in (*PLAYING, *OWN):
                if route.startswith("GET "):
                    ear.ask(route.removeprefix("GET ").format(code=self.table.code, version=0, seat=0, device="none"))

    def close(self) -> None:
        for ear in self.ears.values():
            ear.close()


@pytest.fixture
def scene(site: Site, request: pytest.FixtureRequest) -> Iterator[Scene]:
    made = Scene(site, request.param)
    yield made
    made.close()


@pytest.mark.parametrize("scene", [1, 2, 3], indirect=True)
def test_nothing_reaches_who_must_not_have_it(scene: Scene) -> None:
    steps = scene.steps()
    # Each once, in some order, and then some of them again.
    order = [*scene.chance.sample(steps, len(steps)), *scene.chance.choices(steps, k=STEPS)]
    for number, step in enumerate(order):
        step()
        if number % 12 == 0:
            scene.asked()
    scene.asked()
    scene.close()
    for role, ear in scene.ears.items():
        everything = "\n".join(ear.heard)
        assert len(ear.heard) > len(order)
        for word, may in MAY.items():
            if role not in may:
                assert word not in everything, f"{role} was told: {word}"
    # What was planted did arrive where it belongs.
    for word in ("said at the table", "noted by ana", "Pacific/Chatham"):
        assert word in "\n".join(scene.ears["ana"].heard)
    assert "said by a watcher" in "\n".join(scene.ears["nobody"].heard)
