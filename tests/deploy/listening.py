"""Sockets of tests: connected, greeted, and asked for what has to come."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 10  # seconds until a frame that has to come is missed


class Listener:
    """A socket in a room."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.room: dict[str, Any] = {}

    async def frame(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        if told["type"] == "room" and told["room"]["revision"] >= self.room.get("revision", 0):
            self.room = told["room"]
        return told

    async def until(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """Read until a frame of this type comes, with these members."""
        while True:
            frame = await self.frame()
            if frame["type"] == kind and all(frame.get(name) == value for name, value in wanted.items()):
                return frame

    async def at(self, version: int) -> dict[str, Any]:
        """Read until the room is at this version."""
        while self.room.get("version", -1) < version:
            await self.frame()
        return self.room

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))


@asynccontextmanager
async def listen(sockets: str, code: str, key: str | None = None, **more: Any) -> AsyncIterator[Listener]:
    """A socket in a room of this server, greeted."""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    headers |= more.pop("headers", {})
    address = f"{sockets}/api/rooms/{code}/socket"
    async with connect(address, additional_headers=headers, proxy=None, compression=None, **more) as socket:
        listener = Listener(socket)
        await listener.until("room")
        yield listener
