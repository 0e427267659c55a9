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
        self._read = b""

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
        while b"\r\n\r\n" not in self._read:
            self._more()
        head, _, self._read = self._read.partition(b"\r\n\r\n")
        status, *lines = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        size = int(headers.get("content-length", 0))
        while len(self._read) < size:
            self._more()
        body, self._read = self._read[:size], self._read[size:]
        return Answer(int(status.split()[1]), headers, body)

    def head(self) -> Answer:
        """One response without the body that its headers speak of."""
        read = b""
        while b"\r\n\r\n" not in read:
            read += self.socket.recv(65_536)
        self._read = re.sub(rb"(?i)content-length: \d+\r\n", b"", read)
        return self.answer()

    def answers(self, times: int) -> list[Answer]:
        return [self.answer() for _ in range(times)]

    def _more(self) -> None:
        more = self.socket.recv(65_536)
        assert more, f"it closed after {self._read!r}"
        self._read += more

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
                # The last frame: a closing has at most 125 bytes and begins with this one.
                if found := re.search(rb"\x88[\x02-\x7d](..)[^\x88]*\Z", read, re.DOTALL):
                    return int.from_bytes(found[1], "big")
        except OSError:
            pass
        return None


def flood(served: Served, address: str, request: bytes, times: int, connections: int = 4) -> list[Answer]:
    """So many requests as fast as they can be written; what was said to each."""
    wires = [Wire(served, address) for _ in range(connections)]
    try:
        for wire in wires:
            wire.send(request * (times // connections))
        return [answer for wire in wires for answer in wire.answers(times // connections)]
    finally:
        for wire in wires:
            wire.socket.close()


def request(method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    """A whole request of JSON."""
    given = {"Host": "127.0.0.1", "Content-Type": "application/json", "Content-Length": str(len(body)), **headers}
    lines = "".join(f"{name}: {value}\r\n" for name, value in given.items())
    return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + body


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
