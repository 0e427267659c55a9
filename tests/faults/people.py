"""People at a server that may vanish at any moment: they act over HTTP or a socket, and ask again when in doubt."""

import asyncio
import json
import random
import uuid
from collections.abc import Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

PATIENCE = 10  # seconds; an answer that takes longer counts as none
NICKNAMES = ("Ana", "Hotu", "Tiare", "Ben")


class Lost(Exception):
    """No answer came: nobody knows whether it was done."""


class Refused(Exception):
    """The server says no, with the code of its reason and the whole answer."""

    def __init__(self, status: int, told: dict[str, Any], headers: httpx.Headers | None = None) -> None:
        super().__init__(f"{status} {told}")
        self.status = status
        self.code = str(told.get("code"))
        self.told = told
        self.headers = headers or httpx.Headers()


class Site:
    """A server by its address; requests say for themselves who asks."""

    def __init__(self, url: str, seconds: float = PATIENCE) -> None:
        self.url = url
        self._sockets: list[Socket] = []
        self._http = httpx.AsyncClient(base_url=url, timeout=seconds, trust_env=False)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for socket in self._sockets:
            await socket.close()
        await self._http.aclose()

    async def ask(self, method: str, path: str, key: str | None = None, body: Any = None) -> Any:
        """The answer. Raises Refused, or Lost when there is none."""
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        sent = {} if body is None else {"json": body}
        try:
            response = await self._http.request(method, path, headers=headers, **sent)
        except httpx.TransportError as error:
            raise Lost from error
        finally:
            self._http.cookies.clear()
        if response.status_code >= 400:
            is_problem = response.headers.get("content-type") == "application/problem+json"
            raise Refused(response.status_code, response.json() if is_problem else {}, response.headers)
        return response.json() if response.content else None

    async def guest(self, nickname: str) -> "Guest":
        made = await self.ask("POST", "/api/players", body={"nickname": nickname})
        return Guest(made["player"]["id"], made["key"])

    async def record(self, code: str) -> str:
        """A room's game as text."""
        return (await self._http.get(f"/api/rooms/{code}/record")).text

    async def page(self, code: str) -> str:
        """The page of a room, as a browser gets it before it asks for the room."""
        answer = await self._http.get(f"/r/{code}")
        assert answer.status_code == 200
        return answer.text

    async def ready(self) -> bool:
        """What /readyz says; no answer is no."""
        try:
            await self.ask("GET", "/readyz")
        except (Refused, Lost):
            return False
        return True

    async def socket(self, code: str, guest: "Guest | None" = None, since: int | None = None) -> "Socket":
        """A socket to a room, with its first frame, open for as long as the site is visited at most.

        Raises Lost when the server goes, Refused when it says no.
        """
        headers = {} if guest is None else {"Authorization": f"Bearer {guest.key}"}
        query = "" if since is None else f"?since={since}"
        address = f"ws{self.url.removeprefix('http')}/api/rooms/{code}/socket{query}"
        try:
            wire = await connect(address, additional_headers=headers, open_timeout=PATIENCE, proxy=None)
        except InvalidStatus as error:
            raise Refused(error.response.status_code, _json(error.response.body)) from error
        except (OSError, WebSocketException, TimeoutError) as error:
            raise Lost from error
        socket = Socket(wire)
        self._sockets.append(socket)
        try:
            await socket.until(lambda heard: heard.room or heard.close_code is not None)
        except TimeoutError as error:
            await socket.close()
            raise Lost from error
        if not socket.room:
            await socket.close()
            raise Lost
        return socket


class Guest:
    """A player, and the key that proves it."""

    def __init__(self, player: str, key: str) -> None:
        self.id = player
        self.key = key

    async def act(self, site: Site, code: str, action_id: str, version: int, action: Any) -> dict[str, Any]:
        body = {"id": action_id, "version": version, "action": action}
        return dict(await site.ask("POST", f"/api/rooms/{code}/actions", self.key, body))


class Socket:
    """An open socket: what it hears, and who waits for an answer on it."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.room: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.revisions: list[int] = []  # of every frame of the room
        self.presence: list[bool] = []
        self.news = asyncio.Condition()
        self.close_code: int | None = None
        self._waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._reading = asyncio.create_task(self._read())

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        self._reading.cancel()
        with suppress(asyncio.CancelledError):
            await self._reading
        self.wire.transport.abort()
        await self.wire.wait_closed()

    async def act(self, action_id: str, version: int, action: Any) -> dict[str, Any]:
        """The ack. Raises Refused or Lost."""
        future = self._waiting[action_id] = asyncio.get_running_loop().create_future()
        frame = {"type": "action", "id": action_id, "version": version, "action": action}
        try:
            await self.wire.send(json.dumps(frame))
            await asyncio.wait((future, self._reading), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        except WebSocketException as error:
            raise Lost from error
        finally:
            self._waiting.pop(action_id, None)
        if not future.done() or future.cancelled():
            raise Lost
        return future.result()

    async def until(self, holds: Any, seconds: float = PATIENCE) -> None:
        """Wait for the news with which `holds(socket)` is true. Raises TimeoutError."""
        async with asyncio.timeout(seconds), self.news:
            await self.news.wait_for(lambda: holds(self))

    async def until_version(self, version: int, seconds: float = PATIENCE) -> None:
        await self.until(lambda socket: socket.room.get("version", -1) >= version, seconds)

    async def until_closed(self, seconds: float = PATIENCE) -> int:
        """Wait for the end; its code."""
        await self.until(lambda socket: socket.close_code is not None, seconds)
        assert self.close_code is not None
        return self.close_code

    async def _read(self) -> None:
        try:
            async for text in self.wire:
                self._hear(json.loads(text))
                async with self.news:
                    self.news.notify_all()
        except WebSocketException:
            pass
        finally:
            self.close_code = self.wire.close_code or 1006
            for future in self._waiting.values():
                future.cancel()
            async with self.news:
                self.news.notify_all()

    def _hear(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "room":
            if frame["room"]["revision"] >= self.room.get("revision", 0):
                self.room = {**self.room, **frame["room"]}
            self.events += frame["events"]
            self.revisions.append(frame["room"]["revision"])
        elif frame["type"] == "presence":
            self.presence = frame["seats"]
        elif (future := self._waiting.get(frame.get("id", ""))) and not future.done():
            if frame["type"] == "ack":
                future.set_result(frame)
            else:
                future.set_exception(Refused(0, frame))


async def table(site: Site, seats: int = 2, **wishes: Any) -> tuple[str, list[Guest]]:
    """A started room; its code, and its players by seat."""
    guests = [await site.guest(NICKNAMES[seat]) for seat in range(seats)]
    return await new_room(site, guests, **wishes), guests


async def new_room(site: Site, guests: Sequence[Guest], **wishes: Any) -> str:
    room = await site.ask("POST", "/api/rooms", guests[0].key, {"seats": len(guests), "first": 0, **wishes})
    for guest in guests[1:]:
        await site.ask("POST", f"/api/rooms/{room['code']}/seats", guest.key, {"invite": room["invite"]})
    return str(room["code"])


def new_id() -> str:
    return str(uuid.uuid4())


def pick(legal: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """One of the actions that are legal."""
    if grounds := legal.get("tangata_manu"):
        return {"type": "tangata_manu", "ground": chance.choice(grounds)}
    if territories := legal.get("moai"):
        return {"type": "moai", "territory": chance.choice(territories)}
    places = legal.get("place") or {}
    withdrawals = legal.get("withdraw") or {}
    if withdrawals and (not places or chance.random() < 0.1):
        territory = chance.choice(sorted(withdrawals))
        return {"type": "withdraw", "territory": territory, "chief": chance.choice(withdrawals[territory])}
    territory = chance.choice(sorted(places))
    names = [name for name in ("least", "least_with_chief") if places[territory].get(name) is not None]
    name = chance.choice(names)
    chief = name == "least_with_chief"
    return {"type": "place", "territory": territory, "dominance": places[territory][name], "chief": chief}


def _json(body: bytes | None) -> dict[str, Any]:
    try:
        return dict(json.loads(body or b"{}"))
    except ValueError:
        return {}
