"""Bytes on the wire, as no well-behaved client would send them."""

from __future__ import annotations

import os
import re
import socket
from typing import NamedTuple

from tests.serving import Served

PATIENCE = 10


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class Wire:
    """A connection to a server."""

    def __init__(self, served: Served, address: str = "127.0.0.1") -> None:
        self.socket = socket.create_connection(("127.0.0.1", served.port), PATIENCE, (address, 0))

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        try:
            self.socket.sendall(data)
        except (BrokenPipeError, ConnectionResetError):
            return

    def ended(self) -> bool:
        """Whether the other side has closed, after reading what is left."""
        try:
            while self.socket.recv(65_536):
                pass
        except TimeoutError:
            return False
        except OSError:
            pass
        return True

    def answer(self) -> Answer:
        """One response over HTTP."""
        read = b""
        while b"\r\n\r\n" not in read:
            more = self.socket.recv(65_536)
            assert more, f"it closed after {read!r}"
            read += more
        head, _, body = read.partition(b"\r\n\r\n")
        status, *lines = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        while len(body) < int(headers.get("content-length", 0)):
            body += self.socket.recv(65_536)
        return Answer(int(status.split()[1]), headers, body)

    def handshake(self, code: str, *headers: str) -> Answer:
        """Ask for the socket of a room."""
        self.send(handshake(f"/api/rooms/{code}/socket", *headers))
        return self.answer()

    def frame(self, opcode: int, payload: bytes, *, end: bool = True, masked: bool = True, reserved: int = 0) -> None:
        self.send(frame(opcode, payload, end=end, masked=masked, reserved=reserved))

    def close_code(self) -> int | None:
        """The code that the other side closes with; None where it goes without a word, or does not go."""
        read = b""
        try:
            while more := self.socket.recv(65_536):
                read += more
        except OSError:
            pass
        # The last frame: a closing has at most 125 bytes and begins with this one.
        found = re.search(rb"\x88[\x02-\x7d](..)[^\x88]*\Z", read, re.DOTALL)
        return int.from_bytes(found[1], "big") if found else None


def handshake(path: str, *headers: str, method: str = "GET") -> bytes:
    lines = [
        f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", *headers,
    ]  # fmt: skip
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


def frame(opcode: int, payload: bytes, *, end: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A frame of a socket. [RFC 6455, 5.2]"""
    first = bytes([end << 7 | reserved << 4 | opcode])
    mask_bit = masked << 7
    if len(payload) < 126:
        size = bytes([mask_bit | len(payload)])
    elif len(payload) < 65_536:
        size = bytes([mask_bit | 126]) + len(payload).to_bytes(2, "big")
    else:
        size = bytes([mask_bit | 127]) + len(payload).to_bytes(8, "big")
    if not masked:
        return first + size + payload
    mask = os.urandom(4)
    return first + size + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
