"""How a changed room is stored: only on the revision that it was decided on."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Integer, Text, bindparam, column, exists, func, insert, or_, select, update
from sqlalchemy.dialects.postgresql import ARRAY

from app.store.events import add_event
from app.store.prepared import Fields, Prepared
from app.tables import events, keys, rooms

CHANGING = (
    "name", "size", "visibility", "autostart", "first", "status", "host", "invite", "revision", "version",
    "rules", "first_clan", "clan", "state", "draw", "rematch", "record", "seating", "updated_at",
    "pace", "absence", "clock", "due_at", "proposal", "journal", "talk", "untold_since", "claims",
    "manners", "watchers_said", "hidden_at",
)  # fmt: skip
_save = (
    update(rooms)
    .where(rooms.c.id == bindparam("room_id"), rooms.c.revision == bindparam("seen"))
    .values({name: bindparam(name) for name in CHANGING})
)
# What a move changes of a room; the statement that everything waits for.
MOVING = ("status", "revision", "version", "clan", "state", "draw", "updated_at", "untold_since")
TOLD = ("version", "player_id", "action_id", "body")
_moving = (
    update(rooms)
    .where(rooms.c.id == bindparam("room_id"), rooms.c.revision == bindparam("seen"))
    .values({name: bindparam(name) for name in MOVING})
)
# By somebody whose device has not been signed out: asked in the statement itself, which costs no other.
_by_known = _moving.where(exists().where(keys.c.hash == bindparam("key")))
# By whether it has to be known who moves.
_move = {False: Prepared(_moving), True: Prepared(_by_known)}


def _make_together() -> Prepared:
    """Many moves with their events, as one statement of PostgreSQL; it gives the numbers of those that are stored.

    A room that another transaction has is passed over: nobody waits, so no two of these can wait for each other.
    """
    types = {name: rooms.c[name].type for name in MOVING} | {name: events.c[name].type for name in TOLD}
    types |= {"room_id": Integer(), "seen": Integer(), "key": Text()}
    columns = [column(name, kind) for name, kind in types.items()]
    rows = func.unnest(*(bindparam(each.name, type_=ARRAY(each.type)) for each in columns))
    asked = select(rows.table_valued(*columns, with_ordinality="nr", name="rows").render_derived()).cte("asked")
    free = (
        select(asked.c.nr)
        .select_from(rooms)
        .join(asked, (asked.c.room_id == rooms.c.id) & (asked.c.seen == rooms.c.revision))
        # Not by EXISTS: behind an OR all keys would be read.
        .outerjoin(keys, keys.c.hash == asked.c.key)
        .where(or_(asked.c.key.is_(None), keys.c.hash.isnot(None)))
        .with_for_update(of=rooms, key_share=True, skip_locked=True)
        .cte("free")
    )
    moved = (
        update(rooms)
        # By the row, not by its room: of two for one room only one may be by somebody known.
        .where(rooms.c.id == asked.c.room_id, rooms.c.revision == asked.c.seen, asked.c.nr.in_(select(free.c.nr)))
        .values({name: asked.c[name] for name in MOVING})
        .returning(asked.c.nr)
        .cte("moved")
    )
    event = select(asked.c.room_id, *(asked.c[name] for name in TOLD)).join(moved, moved.c.nr == asked.c.nr)
    told = insert(events).from_select(["room_id", *TOLD], event).cte("told")
    return Prepared(select(moved.c.nr).add_cte(told))


_together = _make_together()


def save_room(connection: Connection, room_id: int, seen: int, fields: Fields) -> bool:
    """Store all that can change of a room that was seen at revision `seen`; False when it has gone on since."""
    return connection.execute(_save, {**fields, "room_id": room_id, "seen": seen}).rowcount == 1


def move_room(connection: Connection, room_id: int, seen: int, fields: Fields) -> bool:
    """As `save_room`, for what a move changes: the fields of MOVING only."""
    return _move[False].run(connection, {**fields, "room_id": room_id, "seen": seen}) == 1


class Move(NamedTuple):
    """A move to store on a room that was seen at revision `seen`: the fields of MOVING, its event.

    With a `key` (its hash) only as long as that holds.
    """

    room_id: int
    seen: int
    fields: Fields
    event: Fields
    key: str | None = None

    def values(self) -> dict[str, Any]:
        """All of it by the names of the columns; the event's version is the room's."""
        return {**self.fields, **self.event, "room_id": self.room_id, "seen": self.seen, "key": self.key}


def make_moves(connection: Connection, moves: Sequence[Move]) -> list[bool]:
    """Store these moves; which of them are, in the same order: the others' rooms have gone on, or are being changed.

    On PostgreSQL one statement, which is a transaction by itself. Raises IntegrityError when the version or the
    action's id of any of them is taken; then none is stored.
    """
    if connection.dialect.name != "postgresql":
        return [_make_move(connection, move) for move in moves]
    rows = [move.values() for move in moves]
    stored = {nr for (nr,) in _together.rows(connection, {name: [row[name] for row in rows] for name in rows[0]})}
    return [nr in stored for nr in range(1, len(moves) + 1)]


def _make_move(connection: Connection, move: Move) -> bool:
    if _move[move.key is not None].run(connection, move.values()) != 1:
        return False
    add_event(connection, {"room_id": move.room_id, **move.event})
    return True
