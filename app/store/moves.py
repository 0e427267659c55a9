"""How a changed room is stored: only on the revision that it was decided on."""

from sqlalchemy import Connection, Update, bindparam, exists, insert, select, update

from app.store.events import add_event
from app.store.prepared import Fields, Prepared
from app.tables import events, keys, rooms

CHANGING = (
    "name", "size", "visibility", "autostart", "first", "status", "host", "invite", "revision", "version",
    "rules", "first_clan", "clan", "state", "draw", "rematch", "record", "seating", "updated_at",
    "pace", "absence", "clock", "due_at", "proposal", "journal", "talk",
)  # fmt: skip
_save = (
    update(rooms)
    .where(rooms.c.id == bindparam("room_id"), rooms.c.revision == bindparam("seen"))
    .values({name: bindparam(name) for name in CHANGING})
)
# What a move changes of a room; the statement that everything waits for.
MOVING = ("status", "revision", "version", "clan", "state", "draw", "updated_at")
_moving = (
    update(rooms)
    .where(rooms.c.id == bindparam("room_id"), rooms.c.revision == bindparam("seen"))
    .values({name: bindparam(name) for name in MOVING})
)
# By somebody whose device has not been signed out: asked in the statement itself, which costs no other.
_by_known = _moving.where(exists().where(keys.c.hash == bindparam("key")))
_told = [column for column in events.c if column.name != "room_id"]


def _and_tell(moving: Update) -> Prepared:
    moved = moving.returning(rooms.c.id).cte("moved")
    event = select(moved.c.id, *(bindparam(column.name, type_=column.type) for column in _told))
    return Prepared(insert(events).from_select(["room_id", *(column.name for column in _told)], event))


# By whether it has to be known who moves.
_move = {False: Prepared(_moving), True: Prepared(_by_known)}
_move_and_tell = {False: _and_tell(_moving), True: _and_tell(_by_known)}


def save_room(connection: Connection, room_id: int, seen: int, fields: Fields) -> bool:
    """Store all that can change of a room that was seen at revision `seen`; False when it has gone on since."""
    return connection.execute(_save, {**fields, "room_id": room_id, "seen": seen}).rowcount == 1


def move_room(connection: Connection, room_id: int, seen: int, fields: Fields) -> bool:
    """As `save_room`, for what a move changes: the fields of MOVING only."""
    return _move[False].run(connection, {**fields, "room_id": room_id, "seen": seen}) == 1


def make_move(
    connection: Connection, room_id: int, seen: int, fields: Fields, event: Fields, key: str | None = None
) -> bool:
    """`move_room` and `add_event` in one; on PostgreSQL in one statement, which is a transaction by itself.

    With a `key` (its hash) only as long as that holds.
    """
    values = {**fields, "room_id": room_id, "seen": seen, "key": key}
    proved = key is not None
    if connection.dialect.name == "postgresql":
        return _move_and_tell[proved].run(connection, {**values, **event}) == 1
    if _move[proved].run(connection, values) != 1:
        return False
    add_event(connection, {"room_id": room_id, **event})
    return True
