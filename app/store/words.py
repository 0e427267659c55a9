"""What was said at tables, and what players noted for themselves."""

from collections.abc import Sequence

from sqlalchemy import Connection, Table, delete, exists, func, insert, or_, select, text

from app.store.players import SHOWN_NAME
from app.store.prepared import Fields, Found
from app.tables import NUDGES, blocks, messages, notes, players, rooms, watchers_words

# Where words are said: at the table by who sits there, and apart by who only watches.
TABLE, WATCHERS = messages, watchers_words

# Both databases understand this; two devices may do it at once.
_put_notes = text(
    "INSERT INTO notes (room_id, player_id, body) VALUES (:room, :player, :body)"
    " ON CONFLICT (room_id, player_id) DO UPDATE SET body = excluded.body"
)


def add_messages(connection: Connection, channel: Table, room_id: int, said: Sequence[Fields]) -> None:
    """Append to what was said in a room."""
    connection.execute(insert(channel), [{"room_id": room_id, **message} for message in said])


def messages_between(
    connection: Connection, channel: Table, room_id: int, listener: str, since: int, before: int, most: int
) -> Sequence[Found]:
    """The newest of what was said after message `since` and before message `before`, in order, with who is called how.

    `gone` are the words that the listener ("": nobody) is not to have: of whom it blocked, or an operator hid.
    """
    hidden = players.c.hidden_at.isnot(None) & (channel.c.player_id != listener)
    blocked = exists().where(blocks.c.player_id == listener, blocks.c.blocked_id == channel.c.player_id)
    asked = (
        select(channel, SHOWN_NAME, or_(hidden, blocked).label("gone"))
        .outerjoin(players, players.c.id == channel.c.player_id)
        .where(channel.c.room_id == room_id, channel.c.number > since, channel.c.number < before)
    )
    return connection.execute(asked.order_by(channel.c.number.desc()).limit(most)).all()[::-1]


def message_of_id(connection: Connection, channel: Table, room_id: int, message_id: str) -> Found | None:
    """The message that a client's id made."""
    asked = select(channel).where(channel.c.room_id == room_id, channel.c.message_id == message_id)
    return connection.execute(asked).first()


def words_in(
    connection: Connection, channel: Table, room_id: int, player: str, number: int, most: int
) -> Sequence[Found]:
    """The newest words of a player in a room, and the one of this number: number, at, kind, body; in order."""
    theirs = (channel.c.room_id == room_id, channel.c.player_id == player)
    newest = select(channel.c.number).where(*theirs).order_by(channel.c.number.desc()).limit(most)
    asked = select(channel.c.number, channel.c.at, channel.c.kind, channel.c.body).where(*theirs)
    chosen = asked.where(or_(channel.c.number.in_(newest), channel.c.number == number))
    return connection.execute(chosen.order_by(channel.c.number)).all()


def newest_nudge(connection: Connection, room_id: int) -> Found | None:
    """The last reminder at this table: number, body (whom it reminds), at."""
    # By the greatest number: asked for the last in order, SQLite reads all that was said since.
    newest = select(func.max(messages.c.number)).where(messages.c.room_id == room_id, NUDGES).scalar_subquery()
    asked = select(messages.c.number, messages.c.body, messages.c.at)
    return connection.execute(asked.where(messages.c.room_id == room_id, messages.c.number == newest)).first()


def newest_words(connection: Connection, room_id: int, listener: str) -> Found | None:
    """The last of what others said at this table that the listener is to have, but for reminders: number, at."""
    blocked = exists().where(blocks.c.player_id == listener, blocks.c.blocked_id == messages.c.player_id)
    asked = (
        select(messages.c.number, messages.c.at)
        .join(players, players.c.id == messages.c.player_id)
        .where(messages.c.room_id == room_id, messages.c.kind != "nudge", messages.c.player_id != listener)
        .where(players.c.hidden_at.is_(None), ~blocked)
    )
    return connection.execute(asked.order_by(messages.c.number.desc()).limit(1)).first()


def notes_of(connection: Connection, room_id: int, player: str) -> str:
    """What this player noted at this table, "" where nothing."""
    asked = select(notes.c.body).where(notes.c.room_id == room_id, notes.c.player_id == player)
    return connection.execute(asked).scalar() or ""


def words_of(connection: Connection, channel: Table, player: str) -> Sequence[Found]:
    """All that this player said in a channel, in whichever room: code, at, kind, body."""
    asked = select(rooms.c.code, channel.c.at, channel.c.kind, channel.c.body).join(
        rooms, rooms.c.id == channel.c.room_id
    )
    return connection.execute(asked.where(channel.c.player_id == player).order_by(channel.c.at)).all()


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
