"""The browsers that take pushes, and what all processes share to send them."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, exists, func, select, text, update

from app.store.prepared import Fields, Found
from app.tables import muted, rooms, seats, server_keys, subscriptions

# Both databases understand these.
_keep_key = text("INSERT INTO server_keys (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")
_put = text(
    "INSERT INTO subscriptions (player_id, key, endpoint, p256dh, auth, created_at)"
    " VALUES (:player_id, :key, :endpoint, :p256dh, :auth, :now)"
    " ON CONFLICT (key) DO UPDATE SET player_id = excluded.player_id, endpoint = excluded.endpoint,"
    " p256dh = excluded.p256dh, auth = excluded.auth"
)
_kept = seats.alias()
# The seat on the move is the player's own, or one that they play for on their phone.
_keeps = exists().where(
    _kept.c.room_id == rooms.c.id, _kept.c.clan == rooms.c.clan, _kept.c.keeper == bindparam("player")
)
_waits = (
    (seats.c.player_id == bindparam("player"))
    & (rooms.c.status == "playing")
    & rooms.c.hidden_at.is_(None)
    & ((rooms.c.clan == seats.c.clan) | _keeps)
)
_count_waiting = select(func.count()).select_from(seats.join(rooms, rooms.c.id == seats.c.room_id)).where(_waits)
# Those with the least time left first, then those that wait the shortest, as in the list of my games.
_waiting = (
    select(rooms.c.code, rooms.c.name, rooms.c.version, muted.c.room_id.label("muted"))
    .join(seats, seats.c.room_id == rooms.c.id)
    .outerjoin(muted, (muted.c.room_id == rooms.c.id) & (muted.c.player_id == bindparam("player")))
    .where(_waits)
    .order_by(rooms.c.due_at.is_(None), rooms.c.due_at, rooms.c.updated_at.desc(), rooms.c.id.desc())
    .limit(bindparam("most"))
)
_subscription = select(subscriptions).where(subscriptions.c.id == bindparam("number"))
_note = (
    update(subscriptions)
    .where(subscriptions.c.id == bindparam("number"), subscriptions.c.endpoint == bindparam("there"))
    .values(result=bindparam("came"), result_at=bindparam("now"))
)


def server_key(connection: Connection, name: str) -> str | None:
    """What is kept under this name; None where nothing was made yet."""
    return connection.execute(select(server_keys.c.value).where(server_keys.c.name == name)).scalar()


def keep_server_key(connection: Connection, name: str, value: str) -> str:
    """Keep it, unless somebody was first; what is kept now."""
    connection.execute(_keep_key, {"name": name, "value": value})
    return str(server_key(connection, name))


def put_subscription(connection: Connection, row: Fields, most: int) -> None:
    """The browser of this device (by its `key`) takes pushes there. The oldest beyond `most` of a player make room."""
    before = connection.execute(select(subscriptions.c.endpoint).where(subscriptions.c.key == row["key"])).scalar()
    connection.execute(_put, dict(row))
    mine = subscriptions.c.player_id == row["player_id"]
    if before != row["endpoint"]:
        # What came of pushes to another address says nothing of this one.
        this = subscriptions.c.key == row["key"]
        connection.execute(update(subscriptions).where(this).values(created_at=row["now"], result=None, result_at=None))
    newest = (
        select(subscriptions.c.id)
        .where(mine)
        .order_by(subscriptions.c.created_at.desc(), subscriptions.c.id.desc())
        .limit(most)
    )
    connection.execute(delete(subscriptions).where(mine, subscriptions.c.id.not_in(newest.scalar_subquery())))


def subscription(connection: Connection, number: int) -> Found | None:
    """The subscription with this id."""
    return connection.execute(_subscription, {"number": number}).first()


def subscription_of(connection: Connection, key: str) -> Found | None:
    """The subscription of the device with this key (its hash)."""
    return connection.execute(select(subscriptions).where(subscriptions.c.key == key)).first()


def subscriptions_of(connection: Connection, player: str) -> Sequence[Found]:
    """All of a player, the newest first."""
    mine = select(subscriptions).where(subscriptions.c.player_id == player)
    return connection.execute(mine.order_by(subscriptions.c.created_at.desc(), subscriptions.c.id.desc())).all()


def end_subscription(connection: Connection, key: str) -> None:
    """This device takes no pushes any more."""
    connection.execute(delete(subscriptions).where(subscriptions.c.key == key))


def note_push(connection: Connection, number: int, endpoint: str, result: str | None, now: int) -> None:
    """What came of the last push there; None: it went well."""
    connection.execute(_note, {"number": number, "there": endpoint, "came": result, "now": now})


def drop_subscription(connection: Connection, number: int, endpoint: str) -> None:
    """Nobody takes pushes there any more; where the browser has another address by now, that one stays."""
    there = (subscriptions.c.id == number, subscriptions.c.endpoint == endpoint)
    connection.execute(delete(subscriptions).where(*there))


def count_waiting(connection: Connection, player: str) -> int:
    """How many games wait for this player."""
    return int(connection.execute(_count_waiting, {"player": player}).scalar_one())


def waiting_games(connection: Connection, player: str, most: int) -> list[dict[str, Any]]:
    """The games that wait for this player, the most urgent first."""
    found = connection.execute(_waiting, {"player": player, "most": most})
    return [
        {"code": row.code, "name": row.name, "version": row.version, "muted": row.muted is not None} for row in found
    ]
