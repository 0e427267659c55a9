"""Taking one's seats along: links that make another device the same player's. Only the hash of their token is kept."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection

from app import store
from app.chance import Chance
from app.database import Command, Database, NotSaved, Result
from app.errors import Problem, unreachable
from app.identity.players import KEY_BYTES, Player, hash_of

DEVICE = "device"  # for one's next device: used once, soon
RECOVERY = "recovery"  # kept by its player for the day when all devices are lost: stands until another is made
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
        self._database = database
        self._now = now
        self._chance = chance

    async def make(self, player: Player, kind: str) -> tuple[str, int | None]:
        """A token, shown this once, and when it expires. A new recovery link takes the place of the old one."""
        token, now = self._chance.token(TOKEN_BYTES), self._now()
        expires = now + DEVICE_LASTS if kind == DEVICE else None
        link = {
            "hash": hash_of(token), "kind": kind, "player_id": player.id, "created_at": now, "expires_at": expires,
        }  # fmt: skip

        def command(connection: Connection) -> None:
            if kind == RECOVERY:
                store.replace_links(connection, player.id, kind, now)
            store.add_link(connection, link)

        await self._write(command)
        return token, expires

    async def look(self, token: str) -> Looked:
        """Whose seats a link brings; nothing happens. Raises Problem as `_standing` does."""

        def query(connection: Connection) -> Looked:
            link = self._standing(connection, token)
            games = store.count_games(connection, link.player_id)
            return Looked(link.kind, _player(link), games, link.expires_at)

        return await self._read(query)

    async def redeem(self, token: str, device: str | None) -> Redeemed:
        """Make this device one of the link's player. Raises Problem as `_standing` does."""
        key = self._chance.token(KEY_BYTES)

        def command(connection: Connection) -> Player:
            link = self._standing(connection, token)
            if link.kind == DEVICE and not store.use_link(connection, link.hash, self._now()):
                raise Problem("link_used")
            store.add_key(connection, link.player_id, hash_of(key), device, self._now())
            return _player(link)

        return Redeemed(await self._write(command), key, hash_of(key))

    async def recovery_since(self, player: str) -> int | None:
        """When the recovery link that stands was made, None where there is none."""
        return await self._read(partial(store.standing_link, player=player, kind=RECOVERY))

    async def forget_dead(self, before: int) -> int:
        """Delete the links that were dead by then; how many they were."""
        return await self._database.write(partial(store.forget_links, before=before))

    def _standing(self, connection: Connection, token: str) -> store.Found:
        """The link of a token. Raises Problem `no_such_link`, `link_used`, `link_replaced` or `link_expired`."""
        link = store.link_of(connection, hash_of(token))
        if link is None:
            raise Problem("no_such_link")
        if link.used_at is not None:
            raise Problem("link_used" if link.kind == DEVICE else "link_replaced")
        if link.expires_at is not None and link.expires_at <= self._now():
            raise Problem("link_expired")
        return link

    async def _read(self, query: Command[Result]) -> Result:
        try:
            return await self._database.read(query)
        except NotSaved as error:
            raise unreachable() from error

    async def _write(self, command: Command[Result]) -> Result:
        try:
            return await self._database.write(command)
        except NotSaved as error:
            raise Problem("not_saved") from error


def _player(link: store.Found) -> Player:
    return Player(link.player_id, link.nickname, link.language)
