"""Where players get mail, and how many mails an address got."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, or_, select, text, update

from app.store.prepared import Found
from app.tables import addresses, mails, players

_ask_address = text(
    "INSERT INTO addresses (player_id, pending, asked_at, token) VALUES (:player, :pending, :now, :token)"
    " ON CONFLICT (player_id) DO UPDATE SET pending = excluded.pending, asked_at = excluded.asked_at,"
    " failure = NULL, failed_at = NULL"
)


def ask_address(connection: Connection, player: str, address: str, token: str, now: int) -> None:
    """The player says that this is theirs; an address that is confirmed stays good until this one is.

    `token` is what unsubscribes it, where there was none before.
    """
    connection.execute(_ask_address, {"player": player, "pending": address, "token": token, "now": now})


def confirm_address(connection: Connection, player: str, token: str, now: int) -> tuple[str, str | None] | None:
    """What the player said was theirs is, and what was before; None where nothing is asked any more.

    Where it is another one, `token` unsubscribes it: the old mails can no longer.
    """
    asked = select(addresses.c.pending, addresses.c.address).where(addresses.c.player_id == player)
    row = connection.execute(asked).first()
    if row is None or row.pending is None:
        return None
    theirs = {"address": row.pending, "pending": None, "confirmed_at": now, "failure": None, "failed_at": None}
    if row.address not in (None, row.pending):
        theirs["token"] = token
    connection.execute(update(addresses).where(addresses.c.player_id == player).values(**theirs))
    return row.pending, row.address


def address_of(connection: Connection, player: str) -> Found | None:
    """Where a player gets mail: nickname, address, pending, asked_at, confirmed_at, token, failure, failed_at."""
    named = select(addresses, players.c.nickname).join(players, players.c.id == addresses.c.player_id)
    return connection.execute(named.where(addresses.c.player_id == player)).first()


def remove_address(connection: Connection, player: str) -> str | None:
    """The player gets no mail any more, and we do not know where it would go; the address that was confirmed."""
    address = connection.execute(select(addresses.c.address).where(addresses.c.player_id == player)).scalar()
    connection.execute(delete(addresses).where(addresses.c.player_id == player))
    return address


def player_of_mail(connection: Connection, token: str) -> Found | None:
    """Whose mails have this token: player_id, nickname."""
    whose = select(addresses.c.player_id, players.c.nickname).join(players, players.c.id == addresses.c.player_id)
    return connection.execute(whose.where(addresses.c.token == token)).first()


def players_at(connection: Connection, address: str) -> Sequence[Found]:
    """The players who have confirmed this address: id, nickname, language."""
    theirs = select(players.c.id, players.c.nickname, players.c.language).join(
        addresses, addresses.c.player_id == players.c.id
    )
    return connection.execute(theirs.where(addresses.c.address == address).order_by(players.c.created_at)).all()


def note_mail(connection: Connection, address: str, failure: str | None, now: int) -> None:
    """What came of the last mail to this address."""
    there = update(addresses).where(or_(addresses.c.address == address, addresses.c.pending == address))
    if failure is None:
        there = there.where(addresses.c.failure.isnot(None))
    connection.execute(there.values(failure=failure, failed_at=None if failure is None else now))


def doubt_address(connection: Connection, address: str) -> None:
    """Whoever gets mail there has to confirm it anew; where another address is asked by now, that one stays."""
    there = update(addresses).where(addresses.c.address == address)
    pending = func.coalesce(addresses.c.pending, address)
    connection.execute(there.values(pending=pending, address=None, confirmed_at=None))


def count_mails(connection: Connection, whose: str, since: int, kind: str | None = None) -> tuple[int, int]:
    """How many mails an address (its hash) got since then, and when it got the first of them."""
    got = select(func.count(), func.min(mails.c.at)).where(mails.c.whose == whose, mails.c.at > since)
    if kind is not None:
        got = got.where(mails.c.kind == kind)
    row = connection.execute(got).one()
    return row[0], row[1] or 0


def add_mail(connection: Connection, whose: str, kind: str, now: int) -> None:
    """One more mail to an address (its hash)."""
    connection.execute(insert(mails), {"whose": whose, "kind": kind, "at": now})


def forget_mails(connection: Connection, before: int) -> int:
    """Delete what was counted by then; how many they were."""
    return connection.execute(delete(mails).where(mails.c.at < before)).rowcount
