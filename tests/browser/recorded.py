"""Tables in the middle of recorded games, made over HTTP: for tests of what a position looks like."""

import uuid
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlparse

import httpx

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.rules.vectors import rows
from tests.serving import Served

NAMES = ("Hina", "Tiki", "Miru", "Tupa")
COOKIE = "makemake"


@dataclass
class Recorded:
    """A room in which a recorded game is played; `keys` has the cookie of each clan's player."""

    url: str
    code: str
    row: dict[str, Any]
    keys: list[str]
    played: int = 0

    @property
    def address(self) -> str:
        return f"{self.url}/r/{self.code}"

    async def room(self) -> dict[str, Any]:
        return (await ask(self.url, "GET", f"/api/rooms/{self.code}")).json()

    async def play(self, until: int) -> "Recorded":
        """The actions up to this version."""
        for action in self.row["actions"][self.played : until]:
            await self.act(action)
        self.played = until
        return self

    async def act(self, action: dict[str, Any]) -> None:
        path = f"/api/rooms/{self.code}"
        if action["type"] == "retire":
            await ask(self.url, "POST", f"{path}/resign", self.keys[action["clan"]])
            return
        room = await self.room()
        body = {"id": str(uuid.uuid4()), "version": room["version"], "action": action}
        await ask(self.url, "POST", f"{path}/actions", self.keys[room["state"]["clan"]], body)

    async def mover(self) -> int:
        """The clan whose turn it is."""
        return (await self.room())["state"]["clan"]

    async def seat(self, arrive: Arrive, clan: int | None, path: str | None = None, **wishes: Any) -> Person:
        """Opens the page as the player of a clan, or as somebody who is nobody here."""
        if clan is not None:
            cookie = {"name": COOKIE, "value": self.keys[clan], "domain": urlparse(self.url).hostname}
            state = {"cookies": [{**cookie, "path": "/"}], "origins": []}
            wishes["storage_state"] = state
        return await arrive(self.address if path is None else self.url + path, **wishes)


async def recorded(
    server: Served,
    file: str,
    number: int,
    until: int = 0,
    *,
    seated: bool = True,
    keys: list[str] | None = None,
    name: str = "",
    **wishes: Any,
) -> Recorded:
    """A table for a recorded game, played up to a version; not `seated`: only the host is there.

    `keys` are the cookies of players who are there already, by seat; `wishes` what else the host asks for.
    """
    row = rows(file)[number]
    names = NAMES[len(keys or ()) : row["players"]]
    keys = [*(keys or ()), *[await new_player(server.url, nickname) for nickname in names]][: row["players"]]
    body = {"seats": row["players"], "first": row["first"], "name": name, **wishes}
    room = (await ask(server.url, "POST", "/api/rooms", keys[0], body)).json()
    for key in keys[1:] if seated else []:
        await ask(server.url, "POST", f"/api/rooms/{room['code']}/seats", key, {"invite": room["invite"]})
    return await Recorded(server.url, room["code"], row, keys).play(until)


async def new_player(url: str, nickname: str) -> str:
    """The cookie of a new player."""
    answer = await ask(url, "POST", "/api/players", None, {"nickname": nickname, "language": "en"})
    return answer.cookies[COOKIE]


async def ask(url: str, method: str, path: str, key: str | None = None, body: object = None) -> httpx.Response:
    cookies = {COOKIE: key} if key else None
    async with httpx.AsyncClient(base_url=url, cookies=cookies) as client:
        answer = await client.request(method, path, json=body, headers={"Origin": url})
    assert answer.is_success, answer.text
    return answer


async def with_motion(person: Person) -> None:
    """Persons come with a wish for less motion; this one has none."""
    await person.page.emulate_media(reduced_motion="no-preference")
    await person.page.reload()
