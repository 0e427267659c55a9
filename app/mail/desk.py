"""The mails that somebody asks for: the question whether an address is theirs, and the way back to their seats."""

import asyncio
from collections.abc import Callable

import structlog

from app.errors import Problem
from app.identity import Addresses, Player
from app.mail.letters import Letters
from app.mail.post import REFUSED, NotPosted, Post

log = structlog.get_logger("app")
# Ways back that are being written; who asks for more than these has to ask again.
MOST_AT_ONCE = 50


class Desk:
    """Writes what is asked for. `now` gives ms."""

    def __init__(self, addresses: Addresses, letters: Letters, post: Post, *, now: Callable[[], int]) -> None:
        self._addresses = addresses
        self.letters = letters
        self._post = post
        self._now = now
        self._writing: set[asyncio.Task[None]] = set()

    async def ask(self, player: Player, key: str | None, address: str) -> None:
        """Ask by mail whether the address is the player's. What goes wrong then is noted beside the address.

        Raises Problem as `Addresses.ask` does.
        """
        token = await self._addresses.ask(player.id, key, address)
        letter = self.letters.question(player.language, address, token, self._now())
        try:
            await self._post.send(letter, address, self.letters.sender.addr_spec)
        except NotPosted as error:
            log.warning("not_mailed", failure=error.failure)
            await self._addresses.fared(address, error.failure, for_good=error.failure == REFUSED)

    def send_ways_back(self, address: str) -> None:
        """Mail the way back to the seats of whoever has confirmed this address, beside what else is done.

        Nobody who asks can tell whether there is anybody: not by the answer, not by its time.
        """
        if len(self._writing) < MOST_AT_ONCE:
            task = asyncio.create_task(self._send_ways_back(address))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    async def _send_ways_back(self, address: str) -> None:
        try:
            ways = await self._addresses.ways_back(address)
            if not ways:
                return
            letter = self.letters.way_back(address, ways, self._now())
            await self._post.send(letter, address, self.letters.sender.addr_spec)
        except NotPosted as error:
            log.warning("not_mailed", failure=error.failure)
            await self._addresses.fared(address, error.failure, for_good=error.failure == REFUSED)
        except Problem as error:
            log.warning("not_mailed", failure=error.code)
