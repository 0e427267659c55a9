"""Taking one's seats along: links that make another device the same player's. Only the hash of their token is kept."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection

from app import store
from app.chance import Chance
from app.database import Database
from app.errors import Problem
from app.identity.players import DEVICE, KEY_BYTES, MAILED, RECOVERY, Player, hash_of
from app.refusing import Refusing, prove

KINDS = (DEVICE, RECOVERY, MAILED)
DEVICE_LASTS = 15 * 60_000  # milliseconds
TOKEN_BYTES = 24


@dataclass(frozen=True, slots=True)
class Looked:
    """What a link would bring: whose seats these are, and in how many games that are not over."""

    kind: str
    player: Player
    games: int
    expires_at: int | None


@dataclass(frozen=True, slots=True)
class Redeemed:
    """What a link has brought: its player, and the key of the new device (and its hash), shown this once."""

    player: Player
    key: str
    hash: str


class Along:
    """Makes links, looks at them, redeems them. `now` gives milliseconds."""

    def __init__(self, database: Database, *, now: Callable[[], int], chance: Chance) -> None:
        self._database = Refusing(database)
        self._now = now
        self._chance = chance

    async def make(self, player: Player, kind: str, key: str | None = None) -> tuple[str, int | None]:
        """A token, shown this once, and when it expires. A new recovery link takes the place of the old one.

        It is made by the device of `key` (its hash), with which it goes where that is signed out from another one.
        """
        token, now = self._chance.token(TOKEN_BYTES), self._now()
        expires = now + DEVICE_LASTS if kind == DEVICE else None
        link = {
            "hash": hash_of(token), "kind": kind, "player_id": player.id, "created_at": now, "expires_at": expires,
            "made_by": key,
        }  # fmt: skip

        def command(connection: Connection) -> None:
            # Of two at once the second waits for the first, and then takes its place.
            store.lock_player(connection, player.id)
            prove(connection, key)
            if kind == RECOVERY:
                store.replace_links(connection, player.id, kind, now)
            store.add_link(connection, link)

        await self._database.write(command)
        return token, expires

    async def look(self, token: str) -> Looked:
        """Whose seats a link brings; nothing happens. Raises Problem as `_standing` does."""

        def query(connection: Connection) -> Looked:
            link = self._standing(connection, token)
            games = store.count_games(connection, link.player_id)
            return Looked(link.kind, _player(link), games, link.expires_at)

        return await self._database.read(query)

    async def redeem(self, token: str, device: str | None) -> Redeemed:
        """Make this device one of the link's player. Raises Problem as `_standing` does."""
        key = self._chance.token(KEY_BYTES)

        def command(connection: Connection) -> Player:
            # Who is deleted in the same moment comes back before that, or not at all.
            store.lock_player(connection, self._standing(connection, token).player_id)
            link = self._standing(connection, token)
            if link.kind != RECOVERY and not store.use_link(connection, link.hash, self._now()):
                raise _used(link.kind)
            store.add_key(connection, link.player_id, hash_of(key), device, self._now())
            return _player(link)

        return Redeemed(await self._database.write(command), key, hash_of(key))

    async def recovery_since(self, player: str) -> int | None:
        """When the recovery link that stands was made, None where there is none."""
        return await self._database.read(partial(store.standing_link, player=player, kind=RECOVERY))

    async def forget_dead(self, before: int) -> int:
        """Delete the links that were dead by then; how many they were."""
        return await self._database.write(partial(store.forget_links, before=before))

    def _standing(self, connection: Connection, token: str) -> store.Found:
        """The link of a token.

        Raises Problem `no_such_link`, `link_revoked`, `link_used`, `link_replaced` or `link_expired`.
        """
        link = store.link_of(connection, hash_of(token))
        if link is None or link.kind not in KINDS:
            raise Problem("no_such_link")
        if link.revoked_at is not None:
            raise Problem("link_revoked")
        if link.used_at is not None:
            raise _used(link.kind)
        if link.expires_at is not None and link.expires_at <= self._now():
            raise Problem("link_expired", text="errors.mailed_link_expired" if link.kind == MAILED else None)
        return link


def _used(kind: str) -> Problem:
    if kind == RECOVERY:
        return Problem("link_replaced")
    return Problem("link_used", text="errors.mailed_link_used" if kind == MAILED else None)


def _player(link: store.Found) -> Player:
    return Player(link.player_id, link.nickname, link.language)
