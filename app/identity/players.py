"""Guests, proved by a key that only they have and of which we keep the hash."""

import hashlib
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection

from app import store
from app.chance import ID_BYTES, Chance
from app.database import Database
from app.errors import Problem, invalid
from app.names import BadName, clean
from app.refusing import Refusing, prove

# The links that take seats along.
DEVICE = "device"  # for one's next device: used once, soon
RECOVERY = "recovery"  # kept by its player for the day when all devices are lost: stands until another is made
MAILED = "mailed"  # the way back by a confirmed address: used once, within a day
CONFIRM = "confirm"  # takes nothing along: says that an address is its player's
KEY_BYTES = 32
NICKNAME_GRAPHEMES = 24
# How a player is called who is gone and whose games stay.
GONE = "—"
DAY = 86_400_000  # milliseconds
HOUR = 3_600_000


@dataclass(frozen=True, slots=True)
class Player:
    """A person, as far as we know: a guest identity."""

    id: str
    nickname: str
    language: str

    def view(self) -> dict[str, str]:
        """The player as it sees itself."""
        return {"id": self.id, "nickname": self.nickname, "language": self.language}


@dataclass(frozen=True, slots=True)
class Known:
    """A player, and the key (its hash) that this device proved it by."""

    player: Player
    key: str


def hash_of(key: str) -> str:
    """What is stored of a key: its SHA-256, in hex. A key is random, so it needs no salt."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()


def nickname(text: str) -> str:
    """The nickname, cleaned. Raises Problem `invalid_request`."""
    try:
        return clean(text, NICKNAME_GRAPHEMES)
    except BadName as error:
        raise invalid("nickname", error.problem) from error


def _legible(nickname: object) -> str:
    """The name of a row, or that of nobody where it is no text that could be shown: another name repairs it."""
    try:
        return nickname.encode().decode() if isinstance(nickname, str) else store.NO_NAME
    except UnicodeError:
        return store.NO_NAME


def _seen(connection: Connection, player: str, key: str, now: int) -> None:
    store.change_player(connection, player, seen_at=now)
    store.change_key(connection, key, seen_at=now)


class Identity:
    """Makes guests and recognises them."""

    # Set by the composition root: hears of a sign of life of a player whose seat somebody asks for.
    alive: Callable[[str], Awaitable[object]]

    def __init__(self, database: Database, *, now: Callable[[], int], chance: Chance) -> None:
        self._database = Refusing(database)
        self._now = now
        self._chance = chance

    async def recognise(self, key: str, *, by_itself: bool = False) -> Known | None:
        """Whose key this is, None where it is nobody's. Raises Problem `not_saved` when it cannot be asked.

        What a device asks `by_itself` says nothing of whether its player is there.
        """
        hash_ = hash_of(key)
        row = await self._database.read(lambda connection: store.player_of_key(connection, hash_))
        if row is None:
            return None
        known = Known(Player(row.id, _legible(row.nickname), row.language), hash_)
        if by_itself:
            return known
        now = self._now()
        if now - row.seen_at > DAY or row.used_at is None or now - row.used_at > HOUR:
            # Who only reads is not turned away because this cannot be noted; the next request notes it.
            with suppress(Problem):
                await self._database.write(partial(_seen, player=row.id, key=hash_, now=now))
        if row.claimed:
            # The same: the next request stops it.
            with suppress(Problem):
                await self.alive(row.id)
        return known

    async def make(self, name: str, language: str, device: str | None = None) -> tuple[Player, str]:
        """A new guest on this device, and the key that proves it: shown this once."""
        player = Player(self._chance.token(ID_BYTES), nickname(name), language)
        key = self._chance.token(KEY_BYTES)
        fields = {"id": player.id, "nickname": player.nickname, "language": language}

        def command(connection: Connection) -> None:
            store.add_player(connection, fields, self._now())
            store.add_key(connection, player.id, hash_of(key), device, self._now())

        await self._database.write(command)
        return player, key

    async def speak(self, known: Known, language: str) -> None:
        """The player wants another language."""

        def command(connection: Connection) -> None:
            prove(connection, known.key)
            store.change_player(connection, known.player.id, language=language)

        await self._database.write(command)

    async def sign_out(self, known: Known) -> None:
        """This device's key proves nothing any more, nor do the links for a next device that it made; nor can what it
        was pushed act for the player.

        The recovery link stays good: it is for who comes back.
        """

        def command(connection: Connection) -> None:
            store.remove_key(connection, known.key)
            store.revoke_links(connection, known.key, (DEVICE,), self._now())
            store.forget_passes_of(connection, known.player.id)

        await self._database.write(command)

    async def still_known(self, hashes: list[str]) -> set[str]:
        """Which of these keys still hold."""
        return await self._database.read(lambda connection: store.known_keys(connection, hashes))

    async def forget_idle(self, before: int) -> int:
        """Delete the players without a seat whom nobody has seen since; how many they were."""
        return await self._database.write(lambda connection: store.forget_idle_players(connection, before))
