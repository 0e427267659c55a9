"""The only SQL. Each function is one question or one change on a connection; none commits."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import orjson
from sqlalchemy import (
    ClauseElement,
    Connection,
    Row,
    Select,
    Table,
    Text,
    bindparam,
    case,
    cast,
    delete,
    exists,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError

from app.tables import WAITING, events, keys, players, rooms, seats, seen

Fields = Mapping[str, Any]
Found = Row[*tuple[Any, ...]]


class Prepared:
    """A statement of the hot path: compiled once for each dialect, then given to the driver as it is.

    Its parameters must be numbers and text, which need no conversion.
    """

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, Sequence[str]]] = {}

    def run(self, connection: Connection, values: Fields) -> int:
        """Execute with these values; how many rows it changed. Raises SQLAlchemy's errors."""
        text, names = self._compiled.get(connection.dialect.name) or self._compile(connection)
        cursor = connection.connection.cursor()
        try:
            cursor.execute(text, tuple([values[name] for name in names]))
            return cursor.rowcount
        except connection.dialect.loaded_dbapi.Error as error:
            kind = connection.dialect.loaded_dbapi.Error
            raise DBAPIError.instance(
                text, None, error, kind, hide_parameters=True, dialect=connection.dialect
            ) from error
        except BaseException as error:
            if not isinstance(error, Exception):
                # Given up in the middle of it: on this connection nobody else would ever be answered.
                connection.invalidate()
            raise
        finally:
            cursor.close()

    def _compile(self, connection: Connection) -> tuple[str, Sequence[str]]:
        compiled: Any = self._statement.compile(dialect=connection.dialect)
        prepared = (str(compiled), tuple(compiled.positiontup))
        self._compiled[connection.dialect.name] = prepared
        return prepared


# --- players and their keys -------------------------------------------------------------------------------

_player_of_key = (
    select(players.c.id, players.c.nickname, players.c.language, players.c.seen_at)
    .join(keys, keys.c.player_id == players.c.id)
    .where(keys.c.hash == bindparam("hash"))
)


def player_of_key(connection: Connection, hash_: str) -> Found | None:
    """Whose key this is: id, nickname, language, seen_at."""
    return connection.execute(_player_of_key, {"hash": hash_}).first()


def add_player(connection: Connection, player: Fields, hash_: str, now: int) -> None:
    """A new player with a first key."""
    connection.execute(insert(players), {**player, "created_at": now, "seen_at": now})
    connection.execute(insert(keys), {"hash": hash_, "player_id": player["id"], "created_at": now})


def change_player(connection: Connection, player: str, **fields: object) -> None:
    """New values for a player."""
    connection.execute(update(players).where(players.c.id == player).values(**fields))


def nicknames(connection: Connection, ids: Sequence[str]) -> dict[str, str]:
    """The nicknames of these players."""
    found = connection.execute(select(players.c.id, players.c.nickname).where(players.c.id.in_(ids)))
    return {row.id: row.nickname for row in found}


def nickname(connection: Connection, player: str) -> str | None:
    """The nickname of this player, None when there is no such player."""
    return connection.execute(select(players.c.nickname).where(players.c.id == player)).scalar()


def remove_key(connection: Connection, hash_: str) -> None:
    """Sign a device out."""
    connection.execute(delete(keys).where(keys.c.hash == hash_))


def known_keys(connection: Connection, hashes: Sequence[str]) -> set[str]:
    """Which of these keys still hold."""
    return set(connection.execute(select(keys.c.hash).where(keys.c.hash.in_(hashes))).scalars())


def forget_idle_players(connection: Connection, before: int) -> int:
    """Delete the players without a seat who were not seen since; how many they were.

    The rooms that they were the last to leave go with them: nobody can ever sit there again.
    """
    idle = (players.c.seen_at < before, ~exists().where(seats.c.player_id == players.c.id))
    left = (rooms.c.status == "cancelled", ~exists().where(seats.c.room_id == rooms.c.id))
    connection.execute(delete(rooms).where(*left, rooms.c.host.in_(select(players.c.id).where(*idle))))
    hosting = exists().where(rooms.c.host == players.c.id)
    return connection.execute(delete(players).where(*idle, ~hosting)).rowcount


# --- rooms and their seats --------------------------------------------------------------------------------

_room = select(rooms).where(rooms.c.code == bindparam("code"))
# No key changes: who only refers to the room need not wait.
_room_to_change = _room.with_for_update(key_share=True)
_seats = (
    select(seats.c.seat, seats.c.player_id, seats.c.clan, players.c.nickname)
    .join(players, players.c.id == seats.c.player_id)
    .where(seats.c.room_id == bindparam("room"))
    .order_by(seats.c.seat)
)


def _json_rows(query: Select[Any]) -> Any:
    """The rows of a query as the text of one JSON array of arrays, null where there are none (PostgreSQL)."""
    listed = query.subquery()
    return select(cast(func.json_agg(func.json_build_array(*listed.c)), Text)).scalar_subquery()


# The state is made of the events.
_whole = select(
    *(column for column in rooms.c if column.name != "state"),
    _json_rows(
        select(seats.c.seat, seats.c.player_id, seats.c.clan, players.c.nickname)
        .join(players, players.c.id == seats.c.player_id)
        .where(seats.c.room_id == rooms.c.id)
        .correlate(rooms)
    ).label("taken"),
    _json_rows(
        select(events.c.version, events.c.body)
        .where(events.c.room_id == rooms.c.id, events.c.version > bindparam("since"))
        .correlate(rooms)
    ).label("told"),
).where(rooms.c.code == bindparam("code"))


class TakenSeat(NamedTuple):
    """A row of the taken seats."""

    seat: int
    player_id: str
    clan: int | None
    nickname: str


class Whole(NamedTuple):
    """A room's row, its taken seats, and its events after some version as (version, JSON), all of one moment."""

    room: Found
    seats: Sequence[Any]
    events: Sequence[tuple[int, str]]


CHANGING = (
    "name", "size", "visibility", "autostart", "first", "status", "host", "invite", "revision", "version",
    "rules", "first_clan", "clan", "state", "draw", "rematch", "updated_at",
)  # fmt: skip
_save = (
    update(rooms)
    .where(rooms.c.id == bindparam("room_id"), rooms.c.revision == bindparam("seen"))
    .values({name: bindparam(name) for name in CHANGING})
)
# What a move changes of a room; the statement that everything waits for.
MOVING = ("status", "revision", "version", "clan", "state", "draw", "updated_at")
_move = Prepared(
    update(rooms)
    .where(rooms.c.id == bindparam("room_id"), rooms.c.revision == bindparam("seen"))
    .values({name: bindparam(name) for name in MOVING})
)


def room(connection: Connection, code: str) -> Found | None:
    """The row of the room with this code."""
    return connection.execute(_room, {"code": code}).first()


def room_to_change(connection: Connection, code: str) -> Found | None:
    """The same, and nobody else changes the room before this transaction ends.

    PostgreSQL takes a new snapshot for each statement: without the lock, seats and events could be newer.
    """
    return connection.execute(_room_to_change, {"code": code}).first()


def whole_room(connection: Connection, code: str, since: int) -> Whole | None:
    """The room with this code, and its events after version `since`.

    On PostgreSQL one statement, which is a snapshot by itself; on SQLite three, which need a transaction around them.
    """
    if connection.dialect.name == "postgresql":
        row = connection.execute(_whole, {"code": code, "since": since}).first()
        if row is None:
            return None
        taken = sorted(TakenSeat(*seat) for seat in orjson.loads(row.taken or "[]"))
        return Whole(row, taken, sorted((version, body) for version, body in orjson.loads(row.told or "[]")))
    found = room(connection, code)
    if found is None:
        return None
    told = connection.execute(_events, {"room": found.id, "since": since})
    return Whole(found, room_seats(connection, found.id), [(row.version, row.body) for row in told])


def room_seats(connection: Connection, room_id: int) -> Sequence[Found]:
    """The taken seats: seat, player_id, clan, nickname."""
    return connection.execute(_seats, {"room": room_id}).all()


def add_room(connection: Connection, room: Fields) -> int:
    """A new room; its id."""
    made = connection.execute(insert(rooms).returning(rooms.c.id), dict(room)).scalar_one()
    return int(made)


def save_room(connection: Connection, room_id: int, seen: int, fields: Fields) -> bool:
    """Store all that can change of a room that was seen at revision `seen`; False when it has gone on since."""
    return connection.execute(_save, {**fields, "room_id": room_id, "seen": seen}).rowcount == 1


def move_room(connection: Connection, room_id: int, seen: int, fields: Fields) -> bool:
    """As `save_room`, for what a move changes: the fields of MOVING only."""
    return _move.run(connection, {**fields, "room_id": room_id, "seen": seen}) == 1


def make_move(connection: Connection, room_id: int, seen: int, fields: Fields, event: Fields) -> bool:
    """`move_room` and `add_event` in one; on PostgreSQL in one statement, which is a transaction by itself."""
    if connection.dialect.name == "postgresql":
        return _move_and_tell.run(connection, {**fields, **event, "room_id": room_id, "seen": seen}) == 1
    if not move_room(connection, room_id, seen, fields):
        return False
    add_event(connection, {"room_id": room_id, **event})
    return True


def put_seats(connection: Connection, room_id: int, taken: Sequence[Fields]) -> None:
    """Make these the taken seats of a room."""
    connection.execute(delete(seats).where(seats.c.room_id == room_id))
    if taken:
        connection.execute(insert(seats), [{**seat, "room_id": room_id} for seat in taken])


def touch_rooms_of(connection: Connection, player: str) -> list[Found]:
    """What these rooms show has changed: one revision more for each; their code and revision."""
    theirs = select(seats.c.room_id).where(seats.c.player_id == player)
    statement = (
        update(rooms)
        .where(rooms.c.id.in_(theirs))
        .values(revision=rooms.c.revision + 1)
        .returning(rooms.c.code, rooms.c.revision)
    )
    return list(connection.execute(statement))


def games_of(connection: Connection, player: str, most: int) -> Sequence[Found]:
    """The player's rooms: those that wait for the player first, finished ones last, the newest first."""
    waits = (rooms.c.status == "playing") & (rooms.c.clan == seats.c.clan)
    over = rooms.c.status.in_(("finished", "cancelled"))
    statement = (
        select(rooms.c.code)
        .join(seats, seats.c.room_id == rooms.c.id)
        .where(seats.c.player_id == player)
        .order_by(case((waits, 0), (over, 2), else_=1), rooms.c.updated_at.desc(), rooms.c.id.desc())
        .limit(most)
    )
    return connection.execute(statement).all()


def revisions(connection: Connection, codes: Sequence[str]) -> dict[str, int]:
    """The revisions of these rooms, those that are gone left out."""
    found = connection.execute(select(rooms.c.code, rooms.c.revision).where(rooms.c.code.in_(codes)))
    return {row.code: row.revision for row in found}


def codes_waiting_since(connection: Connection, before: int, most: int) -> list[str]:
    """Rooms that wait for players and in which nothing has happened since."""
    since = select(rooms.c.code).where(WAITING, rooms.c.updated_at < before).limit(most)
    return list(connection.execute(since).scalars())


def started_codes(connection: Connection) -> list[str]:
    """All rooms whose game has begun."""
    return list(connection.execute(select(rooms.c.code).where(rooms.c.rules.isnot(None))).scalars())


def count_rooms(connection: Connection) -> int:
    """How many rooms there are."""
    return _count(connection, rooms)


def count_players(connection: Connection) -> int:
    """How many players there are."""
    return _count(connection, players)


def count_events(connection: Connection) -> int:
    """How many events there are, of all rooms."""
    return _count(connection, events)


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


# --- events -----------------------------------------------------------------------------------------------

_add_event = Prepared(insert(events).values({column.name: bindparam(column.name) for column in events.c}))
_events = (
    select(events.c.version, events.c.body)
    .where(events.c.room_id == bindparam("room"), events.c.version > bindparam("since"))
    .order_by(events.c.version)
)
_event_of = select(events.c.version, events.c.player_id, events.c.body).where(
    events.c.room_id == bindparam("room"), events.c.action_id == bindparam("action")
)


_moved = (
    update(rooms)
    .where(rooms.c.id == bindparam("room_id"), rooms.c.revision == bindparam("seen"))
    .values({name: bindparam(name) for name in MOVING})
    .returning(rooms.c.id)
    .cte("moved")
)
_told = [column for column in events.c if column.name != "room_id"]
_move_and_tell = Prepared(
    insert(events).from_select(
        ["room_id", *(column.name for column in _told)],
        select(_moved.c.id, *(bindparam(column.name, type_=column.type) for column in _told)),
    )
)


def add_event(connection: Connection, event: Fields) -> None:
    """Append an event. Raises IntegrityError when its version or its action's id is taken."""
    _add_event.run(connection, event)


def events_since(connection: Connection, room_id: int, since: int) -> list[str]:
    """The events after version `since`, in order, as JSON."""
    return [row.body for row in connection.execute(_events, {"room": room_id, "since": since})]


def event_of_action(connection: Connection, room_id: int, action: str) -> Found | None:
    """The event that this action's id made: version, player_id, body."""
    return connection.execute(_event_of, {"room": room_id, "action": action}).first()


# --- what was seen ----------------------------------------------------------------------------------------

_seen_by = (
    select(seen.c.version)
    .join(rooms, rooms.c.id == seen.c.room_id)
    .where(rooms.c.code == bindparam("code"), seen.c.player_id == bindparam("player"))
)
# Only of those who sit there, and never less than before. Both databases understand this.
_put_seen = text(
    "INSERT INTO seen (room_id, player_id, version)"
    " SELECT seats.room_id, seats.player_id, CAST(:version AS INTEGER)"
    " FROM seats JOIN rooms ON rooms.id = seats.room_id"
    " WHERE rooms.code = :code AND seats.player_id = :player"
    " ON CONFLICT (room_id, player_id) DO UPDATE SET version = excluded.version WHERE seen.version < excluded.version"
)


def seen_by(connection: Connection, code: str, player: str) -> int | None:
    """The newest version that this player has seen of a room's game, None where nobody knows."""
    return connection.execute(_seen_by, {"code": code, "player": player}).scalar()


def put_seen(connection: Connection, told: Sequence[Fields]) -> None:
    """Store what was seen: code, player and version of each."""
    connection.execute(_put_seen, [dict(one) for one in told])


def ping(connection: Connection) -> None:
    """Ask for nothing, to see that somebody answers."""
    connection.execute(select(func.count()).select_from(select(rooms.c.id).limit(1).subquery())).scalar()
