"""The WebSocket edge: hello, one reader, one writer, close codes."""

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import orjson
import structlog
from pydantic import ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from app import limits
from app.asker import Door, Who
from app.client import Client
from app.errors import Problem
from app.language import accepted
from app.limits import Limits
from app.live import Live
from app.problems import Refusals, of_validation
from app.protocol import ActFrame, read_frame, strict_json
from app.rooms.play import StaleVersion
from app.rooms.service import Asker, Rooms

PATH = re.compile(r"/api/rooms/([^/]{1,64})/socket")
NO_MESSAGE = 1003
FLOOD = 1008
BROKEN = 1011
TOO_MANY = 1013
NO_SUCH_ROOM = 4004
NOT_ADMITTED = 4003
# A client that goes on after this many refusals for its rate is no client of ours.
REFUSALS_BEFORE_CLOSE = 100
MOST_VERSION = 2**31

log = structlog.get_logger("app")


@dataclass(frozen=True, slots=True)
class Parts:
    """What the socket edge works with."""

    door: Door
    rooms: Rooms
    live: Live
    limits: Limits
    refusals: Refusals


class SocketEdge:
    """Takes the sockets out before the framework's own layers, which every frame sent would pass through."""

    def __init__(self, app: ASGIApp, parts: Callable[[], Parts]) -> None:
        self._app = app
        self._parts = parts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        websocket = WebSocket(scope, receive, send)
        found = PATH.fullmatch(scope["path"])
        if found is None:
            await _deny(websocket, self._parts(), Problem("not_found"))
        else:
            await serve(websocket, send, found[1], self._parts())


class NoMessage(Exception):
    """The frame was no message at all; the socket ends with `code`."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def serve(websocket: WebSocket, send: Send, code: str, parts: Parts) -> None:
    """One socket, from its handshake to its end."""
    websocket.scope["address"] = parts.door.address(websocket)
    try:
        who = await parts.door.who(websocket)
    except Problem as problem:
        await _deny(websocket, parts, problem)
        return
    since = _since(websocket.query_params.get("since"))
    player = who.known.player.id if who.known else None
    with parts.limits.socket(player, who.address, parts.live.watching(code)) as free:
        try:
            await websocket.accept()
        except OSError:  # The client left before it was let in.
            return
        if not free:
            await _close(websocket, TOO_MANY)
            return
        await _Socket(websocket, send, code, who, parts).run(since)


async def _deny(websocket: WebSocket, parts: Parts, problem: Problem) -> None:
    language = accepted(websocket.headers.get("accept-language"))
    websocket.scope["refused"] = problem.code
    await websocket.send_denial_response(parts.refusals.response(problem, None, language))


def _since(text: str | None) -> int | None:
    """The version that the client has seen; what is no number counts as none."""
    if text is None or not text.isascii() or not text.isdigit() or len(text) > 10:
        return None
    return min(int(text), MOST_VERSION)


async def _close(websocket: WebSocket, code: int) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close(code)


class _Socket:
    """An accepted socket."""

    __slots__ = ("_client", "_code", "_name", "_parts", "_reading", "_refused", "_send", "_websocket", "_who")

    def __init__(self, websocket: WebSocket, send: Send, code: str, who: Who, parts: Parts) -> None:
        self._websocket = websocket
        # For the frames: without the framework's look at the state of the socket, for each of them.
        self._send = send
        self._code = code
        self._who = who
        self._parts = parts
        self._reading: asyncio.Task[None] | None = None
        known = who.known
        self._client = Client(known.player.id if known else None, known.key if known else None, self._stop)
        self._name = uuid4().hex
        self._refused = 0

    async def run(self, since: int | None) -> None:
        try:
            await self._parts.live.join(self._code, self._client, since)
        except Problem as problem:
            await self._unwelcome(problem)
            return
        try:
            code = await self._talk()
        finally:
            self._parts.live.leave(self._code, self._client)
        if code is not None:
            await _close(self._websocket, code)

    async def _unwelcome(self, problem: Problem) -> None:
        if problem.code != "no_such_room":
            with suppress(RuntimeError, WebSocketDisconnect):
                await self._websocket.send_text(self._parts.refusals.frame(problem, self._who.language))
        ends = {
            "no_such_room": NO_SUCH_ROOM, "needs_repair": BROKEN, "closed": NOT_ADMITTED, "removed": NOT_ADMITTED,
        }  # fmt: skip
        await _close(self._websocket, ends.get(problem.code, TOO_MANY))

    def _stop(self) -> None:
        if self._reading is not None:
            self._reading.cancel()

    async def _talk(self) -> int | None:
        """Read and write until one of them, or the room, ends it; the code to close with, if it is still open."""
        if self._client.close_code is not None:  # The key was revoked while the room was read.
            return self._client.close_code
        self._reading = asyncio.create_task(self._read())
        at_once = self._websocket.scope["extensions"].pop("at_once")
        writing = asyncio.create_task(self._client.write(self._send, at_once))
        tasks = (self._reading, writing)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
        if self._client.close_code is not None:
            return self._client.close_code
        return self._end(results[0])

    def _end(self, read: object) -> int | None:
        if isinstance(read, NoMessage):
            return read.code
        if isinstance(read, Exception) and not isinstance(read, WebSocketDisconnect):
            log.error("socket_broken", exc_info=read)
            return BROKEN
        return None

    async def _read(self) -> None:
        receive = self._websocket.receive
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            if text is None:
                raise NoMessage(NO_MESSAGE)
            await self._hear(text)

    async def _hear(self, text: str) -> None:
        value = self._parse(text)
        action_id = value.get("id") if isinstance(value.get("id"), str) else None
        try:
            await self._spend(value)
            self._refused = 0
            frame = read_frame(value)
        except ValidationError as error:
            self._say(of_validation(error.errors(include_url=False, include_input=False), above=1), action_id)
            return
        except Problem as problem:
            self._say(problem, action_id)
            # The writer's turn: who floods and reads is told each time, and who does not read is too slow.
            await asyncio.sleep(0)
            self._refused += 1
            if self._refused > REFUSALS_BEFORE_CLOSE:
                raise NoMessage(FLOOD) from None
            return
        if isinstance(frame, ActFrame):
            await self._act(frame)
        else:
            self._parts.live.saw(self._code, self._client, frame.version)

    async def _spend(self, value: dict[str, Any]) -> None:
        if value.get("type") == "action" and self._who.known is not None:
            await self._parts.limits.spend(limits.ACTIONS, f"player {self._who.known.player.id}")
        else:
            await self._parts.limits.spend(limits.FRAMES, self._name)

    def _parse(self, text: str) -> dict[str, Any]:
        try:
            value = strict_json(text)
        except ValueError:
            value = None
        if not isinstance(value, dict):
            raise NoMessage(NO_MESSAGE)
        return value

    async def _act(self, frame: ActFrame) -> None:
        try:
            known = self._who.known
            if known is None:
                raise Problem("unauthenticated")
            player = known.player
            answer = await self._parts.rooms.act(
                self._code, Asker(player.id, player.nickname, known.key), frame.id.lower(), frame.version, frame.action
            )
        except Problem as problem:
            self._say(problem, frame.id)
            if isinstance(problem, StaleVersion):
                self._parts.live.push_again(problem.room, self._client)
            return
        ack = {"type": "ack", "id": frame.id, "version": answer.version}
        self._client.reply(orjson.dumps(ack).decode())

    def _say(self, problem: Problem, action_id: str | None) -> None:
        named = action_id if action_id is not None and len(action_id) <= 64 else None
        self._client.reply(self._parts.refusals.frame(problem, self._who.language, named))
