"""Bytes on a wire, where a well-behaved client is in the way."""

from __future__ import annotations

import base64
import json
import os
import socket
from collections.abc import Iterator
from typing import Any, BinaryIO

import httpx

from tests.service.screens import PATIENCE


def plug(url: str, receive_buffer: int | None = None) -> socket.socket:
    """A connection to the server at this address."""
    host, port = url.removeprefix("http://").split(":")
    wire = socket.socket()
    if receive_buffer is not None:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    wire.settimeout(PATIENCE)
    wire.connect((host, int(port)))
    return wire


def answer(stream: BinaryIO) -> httpx.Response:
    """The next HTTP answer."""
    status = int(stream.readline().split()[1])
    headers = []
    while (line := stream.readline()) not in (b"\r\n", b""):
        name, _, value = line.decode("latin-1").strip().partition(": ")
        headers.append((name, value))
    told = httpx.Headers(headers)
    return httpx.Response(status, headers=told, content=stream.read(int(told.get("content-length", 0))))


def ask(url: str, method: str, path: str, *headers: str) -> httpx.Response:
    """A request whose path and headers are sent as they are written."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {url.removeprefix('http://')}", *headers, "Content-Length: 0", "", ""]
    with plug(url) as wire, wire.makefile("rb") as stream:
        wire.sendall("\r\n".join(lines).encode("latin-1"))
        return answer(stream)


class Sleeper:
    """A watcher that shakes hands and then reads nothing, until it is told to."""

    def __init__(self, url: str, code: str) -> None:
        self._wire = plug(url, receive_buffer=4096)
        key = base64.b64encode(os.urandom(16)).decode()
        head = [
            f"GET /api/rooms/{code}/socket HTTP/1.1", f"Host: {url.removeprefix('http://')}", "Upgrade: websocket",
            "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "",
        ]  # fmt: skip
        self._wire.sendall("\r\n".join(head).encode())
        self._stream = self._wire.makefile("rb", buffering=0)
        while (line := self._line()) != b"\r\n":
            assert not line.startswith(b"HTTP/1.1 4")

    def frames(self) -> Iterator[dict[str, Any]]:
        """Awake: all that was sent meanwhile, and what comes, until the server hangs up."""
        while head := self._exactly(2):
            length = head[1]
            if length >= 126:
                length = int.from_bytes(self._exactly(2 if length == 126 else 8), "big")
            payload = self._exactly(length)
            if head[0] & 15 == 1:
                if not payload:  # it hung up in the middle of the frame
                    return
                yield json.loads(payload)

    def close(self) -> None:
        self._stream.close()
        self._wire.close()

    def _line(self) -> bytes:
        line = b""
        while not line.endswith(b"\r\n"):
            line += self._exactly(1)
        return line

    def _exactly(self, size: int) -> bytes:
        found = b""
        while len(found) < size:
            try:
                piece = self._wire.recv(size - len(found))
            except ConnectionResetError:
                return b""
            if not piece:
                return b""
            found += piece
        return found
