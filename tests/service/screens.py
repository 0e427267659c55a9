"""What a player has open: a socket at a room, read frame by frame."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from socket import SHUT_RDWR
from types import TracebackType
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.service.people import OPENING, Guest, Site, new_id

# Long enough for any machine; a test that waits this long has failed.
PATIENCE = 20


class Screen:
    """A socket of a guest, or of somebody who only watches."""

    def __init__(self, site: Site, code: str, guest: Guest | None = None, since: object = None) -> None:
        query = "" if since is None else f"?since={since}"
        self._open = ExitStack()
        connecting = connect(
            f"{site.url.replace('http', 'ws', 1)}/api/rooms/{code}/socket{query}",
            additional_headers=guest.headers if guest else {},
            proxy=None,
            compression=None,
            max_size=None,
            max_queue=None,
            close_timeout=5,
        )
        self._socket = self._open.enter_context(connecting)
        self.last: dict[str, Any] = {}

    def __enter__(self) -> Screen:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def vanish(self) -> None:
        """Go without a word, as a phone without reception."""
        self._socket.socket.shutdown(SHUT_RDWR)

    # --- what comes ---------------------------------------------------------------------------------------

    def text(self) -> str:
        """The next frame as it came."""
        return str(self._socket.recv(timeout=PATIENCE))

    def next(self, *kinds: str) -> dict[str, Any]:
        """The next frame of one of these kinds; any, where none is named."""
        while True:
            frame: dict[str, Any] = json.loads(self.text())
            if frame["type"] == "room":
                self.last = frame["room"]
            if not kinds or frame["type"] in kinds:
                return frame

    def room(self, **wanted: Any) -> dict[str, Any]:
        """The next room frame whose room has these values."""
        while True:
            frame = self.next("room")
            if all(frame["room"][name] == value for name, value in wanted.items()):
                return frame

    def hello(self) -> dict[str, Any]:
        """The first frame."""
        frame = self.next()
        assert frame["type"] == "room"
        return frame

    def close_code(self) -> int | None:
        """Read on until the server closes; the code that it gives."""
        try:
            while True:
                self.text()
        except ConnectionClosed:
            return self._socket.close_code

    # --- what goes ----------------------------------------------------------------------------------------

    def send(self, frame: Any) -> None:
        self._socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    def act(self, version: Any, action: Any = OPENING, action_id: str | None = None) -> str:
        """Send an action; its id."""
        sent = action_id or new_id()
        self.send({"type": "action", "id": sent, "version": version, "action": action})
        return sent

    def error(self, code: str) -> dict[str, Any]:
        """The next error frame, which has to be this one."""
        frame = self.next("error")
        assert frame["code"] == code, frame
        assert frame["detail"]
        assert "{" not in frame["detail"]
        return frame


Open = Callable[..., Screen]
