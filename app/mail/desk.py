"""The mails about an address: whether it is somebody's, that it no longer is, and the way back to their seats."""

import asyncio
from collections.abc import Callable, Coroutine
from email.message import EmailMessage

import structlog

from app.errors import Problem
from app.identity import Addresses, Player
from app.mail.letters import Letters
from app.mail.post import REFUSED, NotPosted, Post

log = structlog.get_logger("app")
# Mails that are being written beside other work; who asks for more than these has to ask again.
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
        await self._send(address, self.letters.question(player.language, address, token, self._now()))

    def send_ways_back(self, address: str) -> None:
        """Mail the way back to the seats of whoever has confirmed this address, beside what else is done.

        Nobody who asks can tell whether there is anybody: not by the answer, not by its time.
        """
        self._beside(self._send_ways_back(address))

    def tell_left(self, player: Player, address: str) -> None:
        """Tell an address that it is no longer the player's, beside what else is done: a thief may have done that."""
        self._beside(self._tell_left(player, address))

    def _beside(self, writing: Coroutine[None, None, None]) -> None:
        if len(self._writing) >= MOST_AT_ONCE:
            writing.close()
            return
        task = asyncio.create_task(_noting(writing))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _send_ways_back(self, address: str) -> None:
        ways = await self._addresses.ways_back(address)
        if ways:
            await self._send(address, self.letters.way_back(address, ways, self._now()))

    async def _tell_left(self, player: Player, address: str) -> None:
        if await self._addresses.may_get(address) is None:
            await self._send(address, self.letters.left(player, address, self._now()))

    async def _send(self, address: str, letter: EmailMessage) -> None:
        try:
            await self._post.send(letter, address, self.letters.sender.addr_spec)
        except NotPosted as error:
            log.warning("not_mailed", failure=error.failure)
            await self._addresses.fared(address, error.failure, for_good=error.failure == REFUSED)


async def _noting(writing: Coroutine[None, None, None]) -> None:
    """Nobody waits for it: a refusal of the store's goes to the log."""
    try:
        await writing
    except Problem as error:
        log.warning("not_mailed", failure=error.code)
