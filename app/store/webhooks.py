"""The channels of rooms elsewhere: addresses that are secrets, and how they do."""

from sqlalchemy import Connection, delete, select, text, update

from app.store.prepared import Found
from app.tables import webhooks

_put = text(
    "INSERT INTO webhooks (room_id, url, player_id, created_at, names)"
    " VALUES (:room, :url, :player, :now, '[]')"
    " ON CONFLICT (room_id) DO UPDATE SET"
    " names = CASE WHEN webhooks.url = excluded.url THEN webhooks.names ELSE '[]' END,"
    " url = excluded.url, player_id = excluded.player_id,"
    " created_at = excluded.created_at, message = NULL, failure = NULL, failing_since = NULL, off_at = NULL"
)


def webhook_of(connection: Connection, room_id: int) -> Found | None:
    """The channel of a room."""
    return connection.execute(select(webhooks).where(webhooks.c.room_id == room_id)).first()


def put_webhook(connection: Connection, room_id: int, player: str, url: str, now: int) -> None:
    """This is the room's channel from now on. Who agreed to be named did so for that address alone."""
    connection.execute(_put, {"room": room_id, "player": player, "url": url, "now": now})


def change_webhook(connection: Connection, room_id: int, url: str, **fields: object) -> None:
    """New values for a room's channel, as long as it still has that address."""
    same = update(webhooks).where(webhooks.c.room_id == room_id, webhooks.c.url == url)
    connection.execute(same.values(**fields))


def drop_webhook(connection: Connection, room_id: int) -> None:
    """The room has no channel any more."""
    connection.execute(delete(webhooks).where(webhooks.c.room_id == room_id))
