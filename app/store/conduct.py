"""Whom players block and report, and whom and what an operator hides."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, exists, func, or_, select, text, update

from app.store.players import SHOWN_NAME
from app.store.prepared import Fields, Found
from app.tables import blocks, players, reports, rooms

# Both databases understand these; two devices may do it at once.
_block = text(
    "INSERT INTO blocks (player_id, blocked_id, at) VALUES (:player, :blocked, :at)"
    " ON CONFLICT (player_id, blocked_id) DO NOTHING"
)
_report = text(
    "INSERT INTO reports (room_id, reporter_id, player_id, at, reason, words)"
    " VALUES (:room_id, :reporter_id, :player_id, :at, :reason, :words)"
    " ON CONFLICT (room_id, reporter_id, player_id) DO UPDATE SET at = excluded.at, reason = excluded.reason,"
    " words = excluded.words, settled_at = NULL"
)


def blocks_of(connection: Connection, player: str) -> Sequence[Found]:
    """Whom this player blocked, the newest first: id, nickname, at."""
    asked = select(players.c.id, SHOWN_NAME, blocks.c.at).join(players, players.c.id == blocks.c.blocked_id)
    mine = asked.where(blocks.c.player_id == player).order_by(blocks.c.at.desc(), players.c.id)
    return connection.execute(mine).all()


def count_blocks(connection: Connection, player: str) -> int:
    """How many this player blocked."""
    return connection.execute(select(func.count()).where(blocks.c.player_id == player)).scalar_one()


def block(connection: Connection, player: str, blocked: str, now: int) -> None:
    """This player blocks another; again, nothing happens."""
    connection.execute(_block, {"player": player, "blocked": blocked, "at": now})


def unblock(connection: Connection, player: str, blocked: str) -> None:
    """And no more."""
    connection.execute(delete(blocks).where(blocks.c.player_id == player, blocks.c.blocked_id == blocked))


def unwanted(connection: Connection, host: str, ids: Sequence[str], *, hidden: bool, blocked: bool) -> set[str]:
    """Which of these players an operator hid, or the host blocked, as far as is asked for."""
    by_host = exists().where(blocks.c.player_id == host, blocks.c.blocked_id == players.c.id)
    reasons = [*([players.c.hidden_at.isnot(None)] if hidden else []), *([by_host] if blocked else [])]
    if not reasons:
        return set()
    return set(connection.execute(select(players.c.id).where(players.c.id.in_(ids), or_(*reasons))).scalars())


def is_hidden(connection: Connection, player: str) -> bool:
    """Whether an operator hid this player."""
    return bool(unwanted(connection, "", [player], hidden=True, blocked=False))


def hide_player(connection: Connection, player: str, at: int | None) -> bool:
    """Name and words of a player are hidden, or with None shown again; False where there is no such player."""
    return connection.execute(update(players).where(players.c.id == player).values(hidden_at=at)).rowcount == 1


def entry_of(connection: Connection, code: str) -> Found | None:
    """What decides who may look at a room: manners, hidden_at."""
    return connection.execute(select(rooms.c.manners, rooms.c.hidden_at).where(rooms.c.code == code)).first()


def add_report(connection: Connection, report: Fields) -> None:
    """A report for the operator; of the same reporter about the same player in this room, it takes its place."""
    connection.execute(_report, dict(report))


def reports_by(connection: Connection, player: str) -> Sequence[Found]:
    """What this player reported: code, player_id, at, reason."""
    asked = select(rooms.c.code, reports.c.player_id, reports.c.at, reports.c.reason)
    mine = asked.join(rooms, rooms.c.id == reports.c.room_id).where(reports.c.reporter_id == player)
    return connection.execute(mine.order_by(reports.c.id)).all()


def reports_to_settle(connection: Connection, *, settled: bool) -> Sequence[Found]:
    """The reports that wait for the operator, or with `settled` all: with code and name of the room."""
    asked = select(reports, rooms.c.code, rooms.c.name).join(rooms, rooms.c.id == reports.c.room_id)
    if not settled:
        asked = asked.where(reports.c.settled_at.is_(None))
    return connection.execute(asked.order_by(reports.c.id)).all()


def settle_report(connection: Connection, number: int, now: int) -> bool:
    """A report needs nothing more; False where there is none of this number."""
    return connection.execute(update(reports).where(reports.c.id == number).values(settled_at=now)).rowcount == 1
