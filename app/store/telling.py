"""How players want to be told, and by what they can be reached."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, select, text

from app.store.prepared import Found
from app.tables import addresses, muted, players, rooms, subscriptions, telling, webhooks

_put = text(
    "INSERT INTO telling (player_id, body) VALUES (:player, :body)"
    " ON CONFLICT (player_id) DO UPDATE SET body = excluded.body"
)
_mute = text("INSERT INTO muted (room_id, player_id) VALUES (:room, :player) ON CONFLICT DO NOTHING")
_pushes = select(subscriptions.c.player_id, subscriptions.c.id).where(
    subscriptions.c.player_id.in_(bindparam("players", expanding=True))
)
_reaches = (
    select(players.c.id, players.c.language, addresses.c.address, telling.c.body, muted.c.room_id)
    .outerjoin(addresses, addresses.c.player_id == players.c.id)
    .outerjoin(telling, telling.c.player_id == players.c.id)
    .outerjoin(muted, (muted.c.player_id == players.c.id) & (muted.c.room_id == bindparam("room")))
    .where(players.c.id.in_(bindparam("players", expanding=True)))
)
_webhook = select(webhooks.c.url).where(webhooks.c.room_id == bindparam("room"), webhooks.c.off_at.is_(None))
_telling = select(telling.c.body).where(telling.c.player_id == bindparam("player"))


@dataclass(frozen=True, slots=True)
class Reach:
    """By what a player can be told of something in a room: push subscriptions, a confirmed address, its wishes."""

    player: str
    language: str
    subscriptions: tuple[int, ...]
    has_address: bool
    wishes: str | None
    muted: bool


def telling_of(connection: Connection, player: str) -> str | None:
    """A player's wishes, as JSON; None where there are none."""
    return connection.execute(_telling, {"player": player}).scalar()


def put_telling(connection: Connection, player: str, body: str) -> None:
    """These are the player's wishes from now on."""
    connection.execute(_put, {"player": player, "body": body})


def mute(connection: Connection, room_id: int, player: str) -> None:
    """The player wants to hear nothing more of this room."""
    connection.execute(_mute, {"room": room_id, "player": player})


def unmute(connection: Connection, room_id: int, player: str) -> None:
    """The player wants to hear of this room again."""
    connection.execute(delete(muted).where(muted.c.room_id == room_id, muted.c.player_id == player))


def is_muted(connection: Connection, room_id: int, player: str) -> bool:
    """Whether the player wants to hear nothing of this room."""
    found = select(muted.c.player_id).where(muted.c.room_id == room_id, muted.c.player_id == player)
    return connection.execute(found).first() is not None


def muted_by(connection: Connection, player: str) -> Sequence[Found]:
    """The rooms of which the player wants to hear nothing: code, name."""
    theirs = select(rooms.c.code, rooms.c.name).join(muted, muted.c.room_id == rooms.c.id)
    return connection.execute(theirs.where(muted.c.player_id == player).order_by(rooms.c.id.desc())).all()


def reaches(connection: Connection, room_id: int, ids: Sequence[str]) -> list[Reach]:
    """By what each of these players can be told of something in a room."""
    pushes = connection.execute(_pushes, {"players": ids}).all()
    rows = connection.execute(_reaches, {"players": ids, "room": room_id})
    return [
        Reach(
            row.id, row.language, tuple(one.id for one in pushes if one.player_id == row.id), row.address is not None,
            row.body, row.room_id is not None,
        )
        for row in rows
    ]  # fmt: skip


def webhook_url(connection: Connection, room_id: int) -> str | None:
    """The address of a room's channel elsewhere, None where it has none that takes messages."""
    return connection.execute(_webhook, {"room": room_id}).scalar()
