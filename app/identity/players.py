"""Guests, proved by a key that only they have and of which we keep the hash."""

import hashlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection

from app import store
from app.chance import Chance
from app.database import Command, Database, NotSaved, Result
from app.errors import Problem, invalid, unreachable
from app.names import BadName, clean

KEY_BYTES = 32
ID_BYTES = 12
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


def _seen(connection: Connection, player: str, key: str, now: int) -> None:
    store.change_player(connection, player, seen_at=now)
    store.change_key(connection, key, seen_at=now)


class Identity:
    """Makes guests and recognises them."""

    def __init__(self, database: Database, *, now: Callable[[], int], chance: Chance) -> None:
        self._database = database
        self._now = now
        self._chance = chance

    async def recognise(self, key: str) -> Known | None:
        """Whose key this is, None where it is nobody's. Raises Problem `not_saved` when it cannot be asked."""
        hash_ = hash_of(key)
        try:
            row = await self._database.read(lambda connection: store.player_of_key(connection, hash_))
        except NotSaved as error:
            raise unreachable() from error
        if row is None:
            return None
        now = self._now()
        if now - row.seen_at > DAY or row.used_at is None or now - row.used_at > HOUR:
            # Who only reads is not turned away because this cannot be noted; the next request notes it.
            with suppress(Problem):
                await self._write(partial(_seen, player=row.id, key=hash_, now=now))
        return Known(Player(row.id, row.nickname, row.language), hash_)

    async def make(self, name: str, language: str, device: str | None = None) -> tuple[Player, str]:
        """A new guest on this device, and the key that proves it: shown this once."""
        player = Player(self._chance.token(ID_BYTES), nickname(name), language)
        key = self._chance.token(KEY_BYTES)
        fields = {"id": player.id, "nickname": player.nickname, "language": language}

        def command(connection: Connection) -> None:
            store.add_player(connection, fields, self._now())
            store.add_key(connection, player.id, hash_of(key), device, self._now())

        await self._write(command)
        return player, key

    async def speak(self, player: Player, language: str) -> None:
        """The player wants another language."""
        await self._change(player.id, language=language)

    async def sign_out(self, known: Known) -> None:
        """This device's key proves nothing any more."""
        await self._write(lambda connection: store.remove_key(connection, known.key))

    async def still_known(self, hashes: list[str]) -> set[str]:
        """Which of these keys still hold."""
        return await self._database.read(lambda connection: store.known_keys(connection, hashes))

    async def forget_idle(self, before: int) -> int:
        """Delete the players without a seat whom nobody has seen since; how many they were."""
        return await self._database.write(lambda connection: store.forget_idle_players(connection, before))

    async def _change(self, player: str, **fields: object) -> None:
        await self._write(lambda connection: store.change_player(connection, player, **fields))

    async def _write(self, command: Command[Result]) -> Result:
        try:
            return await self._database.write(command)
        except NotSaved as error:
            raise Problem("not_saved") from error
