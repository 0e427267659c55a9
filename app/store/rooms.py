"""Rooms and their seats."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import orjson
from sqlalchemy import (
    Connection,
    Integer,
    Select,
    Text,
    bindparam,
    case,
    cast,
    column,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY

from app.store.events import EVENTS_SINCE
from app.store.players import SHOWN_NAME
from app.store.prepared import Fields, Found
from app.tables import PUBLIC, WAITING, events, players, rooms, seats

_room = select(rooms).where(rooms.c.code == bindparam("code"))
# No key changes: who only refers to the room need not wait.
_room_to_change = _room.with_for_update(key_share=True)
# In the order of `TakenSeat`.
_SHOWN = (seats.c.seat, seats.c.player_id, seats.c.clan, SHOWN_NAME, seats.c.keeper, seats.c.invite)
_seats = (
    select(*_SHOWN)
    .join(players, players.c.id == seats.c.player_id)
    .where(seats.c.room_id == bindparam("room"))
    .order_by(seats.c.seat)
)


def _json_rows(query: Select[Any]) -> Any:
    """The rows of a query as the text of one JSON array of arrays, null where there are none (PostgreSQL)."""
    listed = query.subquery()
    return select(cast(func.json_agg(func.json_build_array(*listed.c)), Text)).scalar_subquery()


_asked = (
    func.unnest(bindparam("codes", type_=ARRAY(Text)), bindparam("sinces", type_=ARRAY(Integer)))
    .table_valued(column("code", Text), column("since", Integer), name="asked")
    .render_derived()
)
# The state is made of the events.
_whole = select(
    *(column for column in rooms.c if column.name != "state"),
    _asked.c.since,
    _json_rows(
        select(*_SHOWN)
        .join(players, players.c.id == seats.c.player_id)
        .where(seats.c.room_id == rooms.c.id)
        .correlate(rooms)
    ).label("taken"),
    _json_rows(
        select(events.c.version, events.c.body)
        .where(events.c.room_id == rooms.c.id, events.c.version > _asked.c.since)
        .correlate(rooms, _asked)
    ).label("told"),
).join(_asked, _asked.c.code == rooms.c.code)


class TakenSeat(NamedTuple):
    """A row of the taken seats."""

    seat: int
    player_id: str
    clan: int | None
    nickname: str
    keeper: str | None
    invite: str | None


class Whole(NamedTuple):
    """A room's row, its taken seats, and its events after some version as (version, JSON), all of one moment."""

    room: Found
    seats: Sequence[Any]
    events: Sequence[tuple[int, str]]


def room(connection: Connection, code: str) -> Found | None:
    """The row of the room with this code."""
    return connection.execute(_room, {"code": code}).first()


def room_to_change(connection: Connection, code: str) -> Found | None:
    """The same, and nobody else changes the room before this transaction ends.

    PostgreSQL takes a new snapshot for each statement: without the lock, seats and events could be newer.
    """
    return connection.execute(_room_to_change, {"code": code}).first()


def whole_rooms(connection: Connection, asked: Sequence[tuple[str, int]]) -> list[Whole | None]:
    """The rooms with these codes, each with its events after a version; None where there is none.

    On PostgreSQL one statement, which is a snapshot by itself; on SQLite some, which need a transaction around them.
    """
    if connection.dialect.name != "postgresql":
        return [_whole_room(connection, code, since) for code, since in asked]
    wanted = sorted(set(asked))
    rows = connection.execute(_whole, {"codes": [code for code, _ in wanted], "sinces": [since for _, since in wanted]})
    found = {(row.code, row.since): _read_whole(row) for row in rows}
    return [found.get(each) for each in asked]


def _read_whole(row: Found) -> Whole:
    taken = sorted(TakenSeat(*seat) for seat in orjson.loads(row.taken or "[]"))
    return Whole(row, taken, sorted((version, body) for version, body in orjson.loads(row.told or "[]")))


def _whole_room(connection: Connection, code: str, since: int) -> Whole | None:
    found = room(connection, code)
    if found is None:
        return None
    told = connection.execute(EVENTS_SINCE, {"room": found.id, "since": since})
    return Whole(found, room_seats(connection, found.id), [(row.version, row.body) for row in told])


def room_seats(connection: Connection, room_id: int) -> Sequence[Found]:
    """The taken seats, each with what a `TakenSeat` has."""
    return connection.execute(_seats, {"room": room_id}).all()


def add_room(connection: Connection, room: Fields) -> int:
    """A new room; its id."""
    made = connection.execute(insert(rooms).returning(rooms.c.id), dict(room)).scalar_one()
    return int(made)


def put_seats(connection: Connection, room_id: int, taken: Sequence[Fields]) -> None:
    """Make these the taken seats of a room."""
    connection.execute(delete(seats).where(seats.c.room_id == room_id))
    if taken:
        connection.execute(insert(seats), [{**seat, "room_id": room_id} for seat in taken])


def touch_rooms_of(connection: Connection, player: str) -> list[Found]:
    """What these rooms show has changed: one revision more for each; their code and revision."""
    own = select(seats.c.room_id).where(seats.c.player_id == player)
    # In one order, as two players may share many rooms: else each could hold one that the other waits for.
    theirs = select(rooms.c.id).where(rooms.c.id.in_(own)).order_by(rooms.c.id).with_for_update(key_share=True)
    statement = (
        update(rooms)
        .where(rooms.c.id.in_(theirs))
        .values(revision=rooms.c.revision + 1)
        .returning(rooms.c.code, rooms.c.revision)
    )
    return list(connection.execute(statement))


def games_of(connection: Connection, player: str, most: int) -> Sequence[Found]:
    """The player's rooms: those that wait for the player first, finished ones last, the newest first."""
    kept = seats.alias()
    keeps = exists().where(kept.c.room_id == rooms.c.id, kept.c.clan == rooms.c.clan, kept.c.keeper == player)
    goes_on = (rooms.c.status == "playing") & rooms.c.hidden_at.is_(None)
    waits = goes_on & ((rooms.c.clan == seats.c.clan) | keeps)
    over = rooms.c.status.in_(("finished", "cancelled"))
    statement = (
        select(rooms.c.code)
        .join(seats, seats.c.room_id == rooms.c.id)
        .where(seats.c.player_id == player)
        .order_by(case((waits, 0), (over, 2), else_=1), rooms.c.updated_at.desc(), rooms.c.id.desc())
        .limit(most)
    )
    return connection.execute(statement).all()


def rooms_of(connection: Connection, player: str, after: int, most: int) -> Sequence[Found]:
    """Where this player sits, without the games: id, code, name, status, seat; by id, those after the room `after`."""
    statement = (
        select(rooms.c.id, rooms.c.code, rooms.c.name, rooms.c.status, seats.c.seat)
        .join(seats, seats.c.room_id == rooms.c.id)
        .where(seats.c.player_id == player, rooms.c.id > after)
        .order_by(rooms.c.id)
        .limit(most)
    )
    return connection.execute(statement).all()


def public_rooms(
    connection: Connection, status: str, after: str | None, most: int, leaving_out: int = 0
) -> Sequence[Found]:
    """The public rooms of this status, the newest first; `after`: those that come after the room with this code.

    The first of them are left out, so many.
    """
    statement = (
        select(rooms)
        .with_only_columns(*(column for column in rooms.c if column.name not in ("state", "record")))
        .where(PUBLIC, rooms.c.status == status, rooms.c.hidden_at.is_(None))
        .order_by(rooms.c.id.desc())
        .limit(most)
        .offset(leaving_out)
    )
    if after is not None:
        statement = statement.where(rooms.c.id < select(rooms.c.id).where(rooms.c.code == after).scalar_subquery())
    return connection.execute(statement).all()


def seats_of(connection: Connection, room_ids: Sequence[int]) -> Sequence[Found]:
    """The taken seats of these rooms: room_id, seat, player_id, clan, nickname."""
    statement = (
        select(seats.c.room_id, seats.c.seat, seats.c.player_id, seats.c.clan, SHOWN_NAME)
        .join(players, players.c.id == seats.c.player_id)
        .where(seats.c.room_id.in_(room_ids))
        .order_by(seats.c.seat)
    )
    return connection.execute(statement).all()


def revisions(connection: Connection, codes: Sequence[str]) -> dict[str, int]:
    """The revisions of these rooms, those that are gone left out."""
    found = connection.execute(select(rooms.c.code, rooms.c.revision).where(rooms.c.code.in_(codes)))
    return {row.code: row.revision for row in found}


def codes_waiting_since(connection: Connection, before: int, most: int) -> list[str]:
    """Rooms that wait for players and in which nothing has happened since."""
    since = select(rooms.c.code).where(WAITING, rooms.c.updated_at < before, rooms.c.hidden_at.is_(None)).limit(most)
    return list(connection.execute(since).scalars())


def started_codes(connection: Connection) -> list[str]:
    """All rooms whose game has begun."""
    return list(connection.execute(select(rooms.c.code).where(rooms.c.rules.isnot(None))).scalars())
