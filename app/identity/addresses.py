"""Where players get mail: said by them, confirmed by a link in a mail, and the mailed link back to one's seats.

Nothing but the question ever goes to an address that is not confirmed. Of the links only the hash is kept.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection

from app import store
from app.chance import Chance
from app.database import Database
from app.errors import Problem, invalid
from app.identity.along import TOKEN_BYTES
from app.identity.players import CONFIRM, DAY, MAILED, Player, hash_of
from app.refusing import Refusing, prove

LINK_LASTS = DAY  # of the links in mails
# How many mails an address may get in a day, over all players and rooms: of a kind, and in all.
QUESTION, RECOVERY_MAIL, NOTICE = "question", "recovery", "notice"
MOST = {QUESTION: 3, RECOVERY_MAIL: 3, NOTICE: 50}
MOST_OF_ALL = 60
LONGEST = 254
LOCAL = re.compile(r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
DOMAIN = re.compile(r"([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])")


@dataclass(frozen=True, slots=True)
class Mailbox:
    """Where a player gets mail: the confirmed address, the one that is asked, and how the last mail fared. Times: ms.

    `nickname` is how the player is called; `token` stands in mails and can only unsubscribe.
    """

    nickname: str
    address: str | None
    pending: str | None
    asked_at: int | None
    confirmed_at: int | None
    token: str
    failure: str | None
    failed_at: int | None


@dataclass(frozen=True, slots=True)
class Confirmed:
    """Whose address is confirmed, and which; `left` is another one that got their mails until now."""

    player: Player
    address: str
    left: str | None


def clean_address(text: str) -> str:
    """An address of mail, in small letters, its domain in ASCII. Raises Problem `invalid_request`."""
    local, _, domain = text.strip().rpartition("@")
    try:
        local, domain = local.lower(), domain.encode("idna").decode().lower()
    except UnicodeError as error:
        raise invalid("address", "no_address") from error
    address = f"{local}@{domain}"
    fits = LOCAL.fullmatch(local) and DOMAIN.fullmatch(domain)
    if not fits or len(local) > 64 or len(address) > LONGEST:
        raise invalid("address", "no_address")
    return address


def _whose(address: str) -> str:
    """What mails to an address are counted by: the same for all the names that one mailbox can be given."""
    local, _, domain = address.rpartition("@")
    return hash_of(f"{local.partition('+')[0]}@{domain}")


class Addresses:
    """Keeps addresses. `now` gives milliseconds; `bounded`: limits hold."""

    def __init__(self, database: Database, *, now: Callable[[], int], chance: Chance, bounded: bool) -> None:
        self._database = Refusing(database)
        self._now = now
        self._chance = chance
        self._bounded = bounded

    async def of(self, player: str) -> Mailbox | None:
        """Where the player gets mail."""
        row = await self._database.read(partial(store.address_of, player=player))
        if row is None:
            return None
        return Mailbox(
            row.nickname, row.address, row.pending, row.asked_at, row.confirmed_at, row.token, row.failure,
            row.failed_at,
        )  # fmt: skip

    async def ask(self, player: str, key: str | None, address: str) -> str:
        """The player says that this address is theirs: the token to be mailed there, which alone confirms it.

        It goes with the device of `key`; a token of before is dead. Raises Problem `too_many_requests`, and as `prove`
        does.
        """
        token, unsubscribing = self._chance.token(TOKEN_BYTES), self._chance.token(TOKEN_BYTES)

        def command(connection: Connection) -> None:
            now = self._now()
            prove(connection, key)
            wait = self._spend(connection, address, QUESTION)
            if wait is not None:
                raise Problem("too_many_requests", retry_after=wait // 1000 + 1)
            store.ask_address(connection, player, address, unsubscribing, now)
            store.replace_links(connection, player, CONFIRM, now)
            store.add_link(connection, self._link(token, CONFIRM, player, key))

        await self._database.write(command)
        return token

    async def confirm(self, token: str) -> Confirmed:
        """The address that this token was mailed to is its player's. Once.

        Raises Problem `no_such_link`, `link_revoked`, `link_used` or `link_expired`.
        """

        unsubscribing = self._chance.token(TOKEN_BYTES)

        def command(connection: Connection) -> Confirmed:
            link, now = store.link_of(connection, hash_of(token)), self._now()
            if link is None or link.kind != CONFIRM:
                raise Problem("no_such_link")
            if link.revoked_at is not None:
                raise Problem("link_revoked")
            if link.expires_at <= now:
                raise Problem("link_expired", text="errors.mailed_link_expired")
            if not store.use_link(connection, link.hash, now):
                raise Problem("link_used", text="errors.mailed_link_used")
            found = store.confirm_address(connection, link.player_id, unsubscribing, now)
            if found is None:
                raise Problem("no_such_link")
            address, before = found
            # A way back that was mailed to the address before leads nowhere.
            store.replace_links(connection, link.player_id, MAILED, now)
            left = before if before != address else None
            if left is not None:
                # Nor can what was sent there act for the player any more.
                store.forget_passes_of(connection, link.player_id)
            return Confirmed(Player(link.player_id, link.nickname, link.language), address, left)

        return await self._database.write(command)

    async def remove(self, player: str, key: str) -> str | None:
        """Forget where the player gets mail; where that was. Raises Problem `unauthenticated` as `prove` does."""

        def command(connection: Connection) -> str | None:
            prove(connection, key)
            for kind in (CONFIRM, MAILED):
                store.replace_links(connection, player, kind, self._now())
            store.forget_passes_of(connection, player)
            return store.remove_address(connection, player)

        return await self._database.write(command)

    async def ways_back(self, address: str) -> list[tuple[Player, str]]:
        """A token for each player who has confirmed this address: it takes the seats along, once, within a day.

        None where nobody has, or where the address got too many today.
        """

        def command(connection: Connection) -> list[tuple[Player, str]]:
            rows = store.players_at(connection, address)
            if not rows or self._spend(connection, address, RECOVERY_MAIL) is not None:
                return []
            found = [(Player(row.id, row.nickname, row.language), self._chance.token(TOKEN_BYTES)) for row in rows]
            for player, token in found:
                store.add_link(connection, self._link(token, MAILED, player.id))
            return found

        return await self._database.write(command)

    async def may_get(self, address: str) -> int | None:
        """Count one notice to an address; how many ms to wait where it got too many."""
        return await self._database.write(partial(self._spend, address=address, kind=NOTICE))

    async def fared(self, address: str, failure: str | None, *, for_good: bool = False) -> None:
        """How a mail to this address fared: `failure` says what went wrong in a word of ours.

        After what is for good nothing goes there until it is confirmed anew.
        """

        def command(connection: Connection) -> None:
            if for_good:
                store.doubt_address(connection, address)
            store.note_mail(connection, address, failure, self._now())

        await self._database.write(command)

    async def forget_counts(self) -> int:
        """Delete what was counted more than a day ago; how many they were."""
        return await self._database.write(partial(store.forget_mails, before=self._now() - DAY))

    def _spend(self, connection: Connection, address: str, kind: str) -> int | None:
        whose, now = _whose(address), self._now()
        for most, counted in ((MOST[kind], kind), (MOST_OF_ALL, None)):
            many, first = store.count_mails(connection, whose, now - DAY, counted)
            if self._bounded and many >= most:
                return first + DAY - now
        store.add_mail(connection, whose, kind, now)
        return None

    def _link(self, token: str, kind: str, player: str, key: str | None = None) -> dict[str, object]:
        now = self._now()
        return {
            "hash": hash_of(token), "kind": kind, "player_id": player, "created_at": now,
            "expires_at": now + LINK_LASTS, "made_by": key,
        }  # fmt: skip
