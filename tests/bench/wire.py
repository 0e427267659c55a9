"""A WebSocket client that costs next to nothing: it reads frames by their bytes, many sockets in one task.

The generator of a load must not be the limit of what it measures.
"""

import asyncio
import base64
import os
from collections.abc import Callable

Heard = Callable[["Wire", bytes], None]
# A masking key of zeros leaves the payload as it is; the protocol asks for a key, not for a good one.
MASK = b"\0\0\0\0"
TEXT = 0x81
SHORT, LONG = 126, 127


class Wire(asyncio.Protocol):
    """One socket; `heard` gets the payload of each text frame."""

    def __init__(self, path: str, host: str, headers: str, heard: Heard) -> None:
        self.open = asyncio.get_running_loop().create_future()
        self.path = path
        self.closed = asyncio.Event()
        self.close_code: int | None = None
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\n{headers}\r\n"
        ).encode()
        self._heard = heard
        self._buffer = b""
        self._shaken = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        self.transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed.set()
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed in the handshake"))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self._shaken:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = buffer
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(buffer[:60].decode("latin-1")))
                self.transport.close()
                return
            self._shaken = True
            self.open.set_result(None)
            buffer = buffer[end + 4 :]
        self._buffer = self._frames(buffer)

    def _frames(self, buffer: bytes) -> bytes:
        start, size = 0, len(buffer)
        while size - start >= 2:
            length, body = buffer[start + 1], start + 2
            if length == SHORT:
                length, body = int.from_bytes(buffer[body : body + 2]), body + 2
            elif length == LONG:
                length, body = int.from_bytes(buffer[body : body + 8]), body + 8
            if size < body + length:
                break
            self._frame(buffer[start] & 0x0F, buffer[body : body + length])
            start = body + length
        return buffer[start:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == 1:
            self._heard(self, payload)
        elif kind == 8:
            self.close_code = int.from_bytes(payload[:2])
        elif kind == 9:
            self.transport.write(bytes((0x8A, 0x80 | len(payload))) + MASK + payload)

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        length = len(text)
        short = length < SHORT
        head = bytes((TEXT, 0x80 | length)) if short else bytes((TEXT, 0x80 | SHORT)) + length.to_bytes(2)
        self.transport.write(head + MASK + text)


async def connect(port: int, path: str, heard: Heard, key: str | None = None) -> Wire:
    """An open socket to a server on this machine; `key` proves a player."""
    headers = f"Authorization: Bearer {key}\r\n" if key else ""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, f"127.0.0.1:{port}", headers, heard), "127.0.0.1", port)
    await wire.open
    return wire


def number_after(payload: bytes, name: bytes) -> int:
    """The whole number that follows `name` in a JSON text, by its bytes."""
    start = payload.index(name) + len(name)
    end = start
    while payload[end] in b"0123456789":
        end += 1
    return int(payload[start:end])
