"""The hours of players, and the journals of rooms."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, insert, select, text

from app.store.prepared import Fields, Found
from app.tables import hours, journal, rooms, seats

_hours = select(hours).where(hours.c.player_id == bindparam("player"))
# Both databases understand this; two devices may do it at once.
_put_hours = text(
    "INSERT INTO hours (player_id, zone, wakes, sleeps, away) VALUES (:player, :zone, :wakes, :sleeps, :away)"
    " ON CONFLICT (player_id) DO UPDATE SET zone = excluded.zone, wakes = excluded.wakes, sleeps = excluded.sleeps,"
    " away = excluded.away"
)
_turns = (
    select(rooms.c.code)
    .join(seats, seats.c.room_id == rooms.c.id)
    .where(
        (seats.c.player_id == bindparam("player")) | (seats.c.keeper == bindparam("player")),
        rooms.c.clan == seats.c.clan,
        rooms.c.due_at.isnot(None),
    )
)
_lines = (
    select(journal.c.body)
    .where(
        journal.c.room_id == bindparam("room"),
        journal.c.number > bindparam("since"),
        journal.c.number < bindparam("before"),
    )
    .order_by(journal.c.number.desc())
    .limit(bindparam("most"))
)


def hours_of(connection: Connection, player: str) -> Found | None:
    """When this player can be expected to move: zone, wakes, sleeps, away."""
    return connection.execute(_hours, {"player": player}).first()


def put_hours(connection: Connection, player: str, fields: Fields) -> None:
    """These are the player's hours from now on."""
    connection.execute(_put_hours, {"player": player, **fields})


def timed_turns_of(connection: Connection, player: str) -> list[str]:
    """The rooms in which a deadline waits for this player."""
    return list(connection.execute(_turns, {"player": player}).scalars())


def add_lines(connection: Connection, room_id: int, lines: Sequence[Fields]) -> None:
    """Append to a room's journal: number and body of each."""
    connection.execute(insert(journal), [{"room_id": room_id, **line} for line in lines])


def lines_between(connection: Connection, room_id: int, since: int, before: int, most: int) -> list[str]:
    """The newest lines of the journal after number `since` and before number `before`, in order, as JSON."""
    asked = {"room": room_id, "since": since, "before": before, "most": most}
    return list(connection.execute(_lines, asked).scalars())[::-1]
