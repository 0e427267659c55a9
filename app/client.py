"""One socket as the rest knows it: what waits to be sent to it, the newest of each kind."""

import asyncio
from collections import deque
from collections.abc import Callable

from starlette.types import Send

from app import metrics

# Answers that may wait for one socket; one that does not take them is let go.
MOST_REPLIES = 64
TOO_SLOW = 1013


class Client:
    """One socket: what waits to be sent to it. Only its own writer takes from here."""

    # There are many of them, most of which wait for hours.
    __slots__ = (
        "_at_once", "_due", "_first", "_frame", "_greeted", "_let_go", "_presence", "_replies", "_revision", "_seen",
        "_sleeping", "_you", "close_code", "key", "player", "seen", "sending_since",
    )  # fmt: skip

    def __init__(self, player: str | None, key: str | None, let_go: Callable[[], object]) -> None:
        self.player = player
        self.key = key
        self.seen = -1
        self.close_code: int | None = None
        self.sending_since: float | None = None
        self._let_go = let_go
        self._first: str | None = None
        self._frame: str | None = None
        self._revision = 0  # of the frame that waits
        self._presence: str | None = None
        self._you: str | None = None
        self._seen: str | None = None
        self._replies: deque[str] | None = None  # until there is one: an empty one is most of a client
        self._sleeping: asyncio.Future[None] | None = None
        self._at_once: Callable[[str], bool]  # set by the writer
        self._due = False
        self._greeted = False

    def greet(self, frame: str) -> None:
        """The first frame, before all others."""
        self._first = frame
        self._greeted = True
        self._wake()

    def offer(self, frame: str, revision: int) -> None:
        """A room frame; one that still waits is skipped, unless it is as new."""
        if self._frame is not None:
            metrics.tally.frames_skipped += 1
            if revision <= self._revision:
                return
        self._frame, self._revision = frame, revision
        self._wake()

    def offer_presence(self, frame: str) -> None:
        """Who is here now; an older word of it that still waits is skipped."""
        self._presence = frame
        self._wake()

    def offer_you(self, frame: str) -> None:
        """What has changed for this player."""
        self._you = frame
        self._wake()

    def offer_seen(self, frame: str) -> None:
        """What this player has seen on another device; an older word of it that still waits is skipped."""
        self._seen = frame
        self._wake()

    def reply(self, frame: str) -> None:
        """An answer to this socket alone, never dropped; too many waiting end the socket."""
        if self._replies is None:
            self._replies = deque()
        if len(self._replies) >= MOST_REPLIES:
            self.close(TOO_SLOW)
            return
        self._replies.append(frame)
        self._wake()

    def close(self, code: int) -> None:
        """End this socket; its handler closes it with `code`."""
        if self.close_code is None:
            self.close_code = code
            self._let_go()

    async def write(self, send: Send, at_once: Callable[[str], bool]) -> None:
        """Send what waits, for as long as the socket lives.

        What the socket takes `at_once`, as it does while its peer reads, goes out without waking who writes here.
        """
        self._at_once = at_once
        clock = asyncio.get_running_loop().time
        while True:
            frame = self._take()
            if frame is None:
                await self._sleep()
                continue
            self.sending_since = clock()
            await send({"type": "websocket.send", "text": frame})
            self.sending_since = None
            metrics.tally.frames_sent += 1

    async def _sleep(self) -> None:
        self._sleeping = asyncio.get_running_loop().create_future()
        await self._sleeping

    def _wake(self) -> None:
        if not self._due and self._sleeping is not None and not self._sleeping.done():
            self._due = True
            asyncio.get_running_loop().call_soon(self._drain, self._sleeping)

    def _drain(self, sleeping: asyncio.Future[None]) -> None:
        self._due = False
        while not sleeping.done() and (frame := self._take()) is not None:
            if self._at_once(frame):
                metrics.tally.frames_sent += 1
            else:
                self._first = frame
                sleeping.set_result(None)

    def _take(self) -> str | None:
        taken: str | None
        if not self._greeted:
            return None
        if self._first is not None:
            taken, self._first = self._first, None
        elif self._replies:
            return self._replies.popleft()
        elif self._frame is not None:
            taken, self._frame = self._frame, None
        elif self._you is not None:
            taken, self._you = self._you, None
        elif self._seen is not None:
            taken, self._seen = self._seen, None
        else:
            taken, self._presence = self._presence, None
        return taken
