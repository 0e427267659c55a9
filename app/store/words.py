"""What was said at tables, and what players noted for themselves."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, delete, func, insert, select, text

from app.store.prepared import Fields, Found
from app.tables import messages, notes, rooms

_since = (
    select(messages)
    .where(messages.c.room_id == bindparam("room"), messages.c.number > bindparam("since"))
    .order_by(messages.c.number)
)
_of_id = select(messages).where(messages.c.room_id == bindparam("room"), messages.c.message_id == bindparam("id"))

# Both databases understand this; two devices may do it at once.
_put_notes = text(
    "INSERT INTO notes (room_id, player_id, body) VALUES (:room, :player, :body)"
    " ON CONFLICT (room_id, player_id) DO UPDATE SET body = excluded.body"
)


def add_messages(connection: Connection, room_id: int, said: Sequence[Fields]) -> None:
    """Append to what was said at a table."""
    connection.execute(insert(messages), [{"room_id": room_id, **message} for message in said])


def messages_since(connection: Connection, room_id: int, since: int) -> Sequence[Found]:
    """What was said after message `since`, in order."""
    return connection.execute(_since, {"room": room_id, "since": since}).all()


def message_of_id(connection: Connection, room_id: int, message_id: str) -> Found | None:
    """The message that a client's id made."""
    return connection.execute(_of_id, {"room": room_id, "id": message_id}).first()


def last_nudge(connection: Connection, room_id: int) -> int | None:
    """When somebody was reminded last at this table."""
    asked = select(func.max(messages.c.at)).where(messages.c.room_id == room_id, messages.c.kind == "nudge")
    return connection.execute(asked).scalar()


def notes_of(connection: Connection, room_id: int, player: str) -> str:
    """What this player noted at this table, "" where nothing."""
    asked = select(notes.c.body).where(notes.c.room_id == room_id, notes.c.player_id == player)
    return connection.execute(asked).scalar() or ""


def words_of(connection: Connection, player: str) -> Sequence[Found]:
    """All that this player said, at whichever table: code, at, kind, body."""
    asked = select(rooms.c.code, messages.c.at, messages.c.kind, messages.c.body).join(
        rooms, rooms.c.id == messages.c.room_id
    )
    return connection.execute(asked.where(messages.c.player_id == player).order_by(messages.c.at)).all()


def all_notes_of(connection: Connection, player: str) -> Sequence[Found]:
    """All that this player noted: code and body."""
    asked = select(rooms.c.code, notes.c.body).join(rooms, rooms.c.id == notes.c.room_id)
    return connection.execute(asked.where(notes.c.player_id == player).order_by(rooms.c.id)).all()


def put_notes(connection: Connection, room_id: int, player: str, body: str) -> None:
    """These are the player's notes at this table; no row where there are none."""
    if body:
        connection.execute(_put_notes, {"room": room_id, "player": player, "body": body})
    else:
        connection.execute(delete(notes).where(notes.c.room_id == room_id, notes.c.player_id == player))
