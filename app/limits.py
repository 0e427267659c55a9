"""How much one player, one address, one room may ask for. A client below the promised rates is never refused."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import time

import structlog
from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from app.errors import Problem

# 20 a second with bursts of 60 is at most 60 + 3·20 in any three seconds.
ACTIONS = RateLimitItemPerSecond(120, 3, namespace="actions")
# Of what a socket says beside actions: that it has drawn each frame of a room where four play as fast as they may.
FRAMES = RateLimitItemPerSecond(300, 3, namespace="frames")
ROOMS_OF_PLAYER = RateLimitItemPerHour(60, namespace="rooms-player")
PLAYERS_OF_ADDRESS = RateLimitItemPerHour(600, namespace="players-address")
ROOMS_OF_ADDRESS = RateLimitItemPerHour(300, namespace="rooms-address")
REQUESTS = RateLimitItemPerSecond(100, namespace="requests")
# Of room pages and their pictures, those that are looked up; beyond it the page is the same without words of its own.
LINKS_OF_ADDRESS = RateLimitItemPerSecond(50, namespace="links-address")
# Pictures that have to be made: each takes a processor some tenths of a second. Many people of one chat come from
# one address, but they all ask for the same picture, which is made once.
PICTURES_OF_ADDRESS = RateLimitItemPerMinute(20, namespace="pictures-address")

# Records to be checked: one of the longest takes a processor some seconds.
RECORDS_OF_ADDRESS = RateLimitItemPerMinute(20, namespace="records-address")
# Of links that take seats along: tokens that are looked at or redeemed, and links that are made.
TOKENS_OF_ADDRESS = RateLimitItemPerMinute(60, namespace="tokens-address")
LINKS_OF_PLAYER = RateLimitItemPerHour(60, namespace="links-player")

# A browser says where it takes pushes when it begins to and when its push service changes that. Tests are calls to
# elsewhere that somebody else asks us for.
SUBSCRIPTIONS_OF_PLAYER = RateLimitItemPerHour(60, namespace="subscriptions-player")
PUSHES_OF_PLAYER = RateLimitItemPerMinute(5, namespace="pushes-player")
PUSHES_OF_ADDRESS = RateLimitItemPerMinute(20, namespace="pushes-address")
# Mails that somebody asks for; how many an address gets is counted where the addresses are.
QUESTIONS_OF_PLAYER = RateLimitItemPerHour(10, namespace="questions-player")
MAILS_OF_ADDRESS = RateLimitItemPerHour(30, namespace="mails-address")

CHANNELS_OF_PLAYER = RateLimitItemPerHour(30, namespace="channels-player")
FILES_OF_PLAYER = RateLimitItemPerHour(20, namespace="files-player")
# Of seats that are asked for by who lost them; each is told to all at the table.
CLAIMS_OF_PLAYER = RateLimitItemPerHour(6, namespace="claims-player")
CLAIMS_OF_ADDRESS = RateLimitItemPerHour(20, namespace="claims-address")
MESSAGES = RateLimitItemPerMinute(30, namespace="messages")
# Whoever has the link can watch, and every word is told to all who look.
WATCHERS_OF_ROOM = RateLimitItemPerMinute(60, namespace="watchers-room")
REPORTS = RateLimitItemPerHour(30, namespace="reports")
BLOCKS = RateLimitItemPerMinute(60, namespace="blocks")

SOCKETS_OF_PLAYER = 20
SOCKETS_OF_ADDRESS = 500
SOCKETS_OF_ROOM = 200

log = structlog.get_logger("app")


class Limits:
    """Counts in this process. Several processes each allow the promised rates, so none is ever refused below them."""

    def __init__(self, on: bool) -> None:
        self.on = on
        if not on:
            log.warning("limits_off")
        self._windows = FixedWindowRateLimiter(MemoryStorage())
        self._sockets: Counter[str] = Counter()

    async def spend(self, item: RateLimitItem, whose: str) -> None:
        """Count one. Raises Problem `too_many_requests` with the seconds to wait."""
        if not self.on or await self._windows.hit(item, whose):
            return
        reset = (await self._windows.get_window_stats(item, whose)).reset_time
        raise Problem("too_many_requests", retry_after=max(1, round(reset - time() + 0.5)))

    @contextmanager
    def socket(self, player: str | None, address: str, watching: int) -> Iterator[bool]:
        """Hold a place for a socket; whether there is one."""
        bounds = [(f"address {address}", SOCKETS_OF_ADDRESS)]
        if player is not None:
            bounds.append((f"player {player}", SOCKETS_OF_PLAYER))
        free = watching < SOCKETS_OF_ROOM and all(self._sockets[name] < most for name, most in bounds)
        if self.on and not free:
            yield False
            return
        self._sockets.update(name for name, _ in bounds)
        try:
            yield True
        finally:
            for name, _ in bounds:
                self._sockets[name] -= 1
                if not self._sockets[name]:
                    del self._sockets[name]
