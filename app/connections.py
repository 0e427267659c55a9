"""uvicorn's two protocols with the bounds that they lack: nobody holds a connection, or memory, for nothing."""

import asyncio
import base64
import binascii
import json
from collections.abc import Coroutine
from functools import lru_cache
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from app.headers import ALWAYS

# Bytes of a request line with its headers; browsers and proxies send less.
MOST_HEAD = 65_536
# Pieces of one message; their bytes are bounded by the size of the message, empty ones are not.
MOST_FRAGMENTS = 1024
TOO_LARGE = 1009
# Seconds that a peer has to take what waits for it, once it is told to go.
LINGER = 2.0
# Headers of a handshake of which there can only be one.
ONCE = (b"host", b"origin", b"sec-websocket-key", b"sec-websocket-version")


def _bad_request() -> bytes:
    body = json.dumps({"type": "about:blank", "title": "Bad Request", "status": 400, "code": "invalid_request",
                       "detail": "This is no HTTP request."}).encode()  # fmt: skip
    headers = {
        **ALWAYS,
        "Content-Type": "application/problem+json",
        "Content-Length": str(len(body)),
        "Cache-Control": "no-store",
        "Connection": "close",
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"HTTP/1.1 400 Bad Request\r\n{lines}\r\n".encode() + body


# What never reaches the application is answered with the same headers.
BAD_REQUEST = _bad_request()


class BoundedHttp(HttpToolsProtocol):
    """HTTP from peers who get to the point: a request is there within the keep-alive's time, or never."""

    _late: asyncio.TimerHandle | None = None
    _answering: Any = None
    _in_head = True
    _turned = False
    _head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        self._forget()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        was_in_head = self._in_head
        self._turned = False
        super().data_received(data)
        # A piece in which a request begins or ends is not counted; pieces are small.
        whole = was_in_head and self._in_head and not self._turned
        self._head = self._head + len(data) if whole else 0
        if self._head > MOST_HEAD and not self.transport.is_closing():
            self.send_400_response("")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._turned = True
        self._wait()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_time()
        self._in_head = self._turned = True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._in_time()
        self._in_head = False
        if _is_handshake(self.scope["method"], self.headers):
            super().handle_websocket_upgrade()
        else:
            self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        self.transport.write(BAD_REQUEST)
        self._leave()

    def _leave(self) -> None:
        self._forget()
        self.transport.close()

    def _forget(self) -> None:
        """The answer that is being made has nowhere to go. It need not be that to the last request."""
        if self._answering is not None:
            self._answering.disconnected = True

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self.timeout_keep_alive, self._leave)

    def _in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


def _is_handshake(method: str, headers: list[tuple[bytes, bytes]]) -> bool:
    """Whether the sockets' protocol should see it, which has no good answer to others. [RFC 6455, 4.2.1]"""
    given = dict(headers)
    names = [name for name, _value in headers]
    if any(names.count(name) > 1 for name in ONCE):
        return False
    try:
        key = base64.b64decode(given.get(b"sec-websocket-key", b""), validate=True)
    except binascii.Error:
        return False
    return method == "GET" and len(key) == 16 and given.get(b"sec-websocket-version") == b"13"


# The frames of a few rooms: all sockets of a room are sent the same text one after the other.
@lru_cache(16)
def _text_frame(text: str) -> bytes:
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


class BoundedSocket(WebSocketsSansIOProtocol):
    """Sockets of peers who read what they ask for."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # A head that is not to be read: without an answer both sides would wait for ever.
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self.conn.fail(TOO_LARGE, "too many fragments")
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        # Who does not read gets no answers to its pings: they would pile up here.
        output = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(output)

    def run_asgi(self) -> Coroutine[Any, Any, None]:
        extensions: Any = self.scope["extensions"]
        extensions["at_once"] = self.write_at_once
        return super().run_asgi()

    def write_at_once(self, text: str) -> bool:
        """Send a frame, if that means no waiting; whether it is sent."""
        if not self.writable.is_set() or not self._is_plain():
            return False
        self.transport.write(_text_frame(text))
        return True

    async def send(self, message: Any) -> None:
        if message["type"] != "websocket.close":
            text = message.get("text")
            if text is None or not self.write_at_once(text):
                await super().send(message)
                if message["type"] == "websocket.accept":
                    self._forget_handshake()
            return
        # Not behind what waits to be sent: of a peer that does not read, that would be never.
        self.writable.set()
        await super().send(message)
        self._let_go()

    def _forget_handshake(self) -> None:
        """What was said for it is a fifth of an idle socket, and nobody asks any more."""
        del self.request, self.response
        self.scope["headers"].clear()  # type: ignore[attr-defined]

    def _is_plain(self) -> bool:
        """Whether a frame goes out as it is: nothing is over, no extension changes it."""
        is_open = self.handshake_complete and not self.close_sent and not self.disconnected
        return is_open and self.conn.state is State.OPEN and not self.conn.extensions

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._let_go()

    def shutdown(self) -> None:
        super().shutdown()
        self._let_go()

    def _let_go(self) -> None:
        self.loop.call_later(LINGER, self._abort)

    def _abort(self) -> None:
        # A transport that is closed waits for its buffer to empty, however long its peer takes.
        if not self.disconnected and self.transport.get_write_buffer_size():
            self.transport.abort()
