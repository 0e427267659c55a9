"""Deadlines, what came of them, and when nobody watched over them."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, func, insert, select, text, update

from app.store.prepared import Fields, Found
from app.tables import outages, pulse, rooms, timeouts

ONLY = 1  # the row of the pulse
_due = select(rooms.c.code).where(rooms.c.due_at <= bindparam("now")).order_by(rooms.c.due_at).limit(bindparam("most"))
_timed = select(rooms.c.code).where(rooms.c.due_at.isnot(None))
_first_pulse = text("INSERT INTO pulse (id) VALUES (1) ON CONFLICT (id) DO NOTHING")
_outages = (
    select(outages.c.began, outages.c.ended).where(outages.c.ended > bindparam("since")).order_by(outages.c.ended)
)


def codes_due(connection: Connection, now: int, most: int) -> list[str]:
    """The rooms whose deadline has come, the earliest first."""
    return list(connection.execute(_due, {"now": now, "most": most}).scalars())


def codes_timed(connection: Connection) -> list[str]:
    """All rooms that have a deadline."""
    return list(connection.execute(_timed).scalars())


def due_of(connection: Connection, room_id: int) -> int | None:
    """The stored deadline of a room."""
    return connection.execute(select(rooms.c.due_at).where(rooms.c.id == room_id)).scalar()


def pulse_of(connection: Connection, *, lock: bool = False) -> Found:
    """The pulse: alive_at, held_at, held_by, counted_from. With a lock nobody else changes it, or counts, meanwhile."""
    query = select(pulse).where(pulse.c.id == ONLY)
    found = connection.execute(query.with_for_update() if lock else query).first()
    if found is not None:
        return found
    connection.execute(_first_pulse)
    return connection.execute(query.with_for_update() if lock else query).one()


def held_by(connection: Connection) -> str | None:
    """Who holds the clocks, None where nobody does."""
    return connection.execute(select(pulse.c.held_by).where(pulse.c.id == ONLY)).scalar()


def put_pulse(connection: Connection, **fields: object) -> None:
    """New values for the pulse."""
    connection.execute(update(pulse).where(pulse.c.id == ONLY).values(**fields))


def add_outage(connection: Connection, began: int, ended: int) -> None:
    """Nobody watched over the deadlines in this span."""
    connection.execute(insert(outages), {"began": began, "ended": ended})


def outages_since(connection: Connection, since: int, now: int) -> Sequence[tuple[int, int]]:
    """The outages that ended after `since`, and the hold that goes on, as if it ended now."""
    found = [(row.began, row.ended) for row in connection.execute(_outages, {"since": since})]
    held_at = connection.execute(select(pulse.c.held_at).where(pulse.c.id == ONLY)).scalar()
    return found if held_at is None else [*found, (held_at, now)]


def last_outage(connection: Connection) -> int:
    """When the last outage ended, 0 where there was none."""
    return connection.execute(select(func.max(outages.c.ended))).scalar() or 0


def add_timeout(connection: Connection, fields: Fields) -> None:
    """Time was up in a room: room_id, at, version, clan, outcome."""
    connection.execute(insert(timeouts), dict(fields))


def timeouts_since(connection: Connection, at: int) -> int:
    """How many there were after that."""
    counted = select(func.count()).select_from(timeouts).where(timeouts.c.at > at, timeouts.c.undone_at.is_(None))
    return connection.execute(counted).scalar_one()


def timeouts_between(connection: Connection, since: int, until: int) -> Sequence[Found]:
    """Those of a span that were not taken back, in order: id, code, version, clan, outcome."""
    query = (
        select(timeouts.c.id, rooms.c.code, timeouts.c.version, timeouts.c.clan, timeouts.c.outcome)
        .join(rooms, rooms.c.id == timeouts.c.room_id)
        .where(timeouts.c.at >= since, timeouts.c.at <= until, timeouts.c.undone_at.is_(None))
        .order_by(timeouts.c.id)
    )
    return connection.execute(query).all()


def take_back_timeouts(connection: Connection, ids: Sequence[int], now: int) -> None:
    """These were taken back."""
    connection.execute(update(timeouts).where(timeouts.c.id.in_(ids)).values(undone_at=now))


def count_running(connection: Connection) -> int:
    """How many games go on."""
    running = select(func.count()).select_from(rooms).where(rooms.c.status == "playing")
    return connection.execute(running).scalar_one()
