"""What players have seen."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, select, text

from app.store.prepared import Fields
from app.tables import rooms, seen

_seen_by = (
    select(seen.c.version)
    .join(rooms, rooms.c.id == seen.c.room_id)
    .where(rooms.c.code == bindparam("code"), seen.c.player_id == bindparam("player"))
)
# Only of those who sit there, and never less than before. Both databases understand this.
_put_seen = text(
    "INSERT INTO seen (room_id, player_id, version, at)"
    " SELECT seats.room_id, seats.player_id, CAST(:version AS INTEGER), CAST(:at AS BIGINT)"
    " FROM seats JOIN rooms ON rooms.id = seats.room_id"
    " WHERE rooms.code = :code AND seats.player_id = :player"
    " ON CONFLICT (room_id, player_id) DO UPDATE SET at = excluded.at,"
    " version = CASE WHEN seen.version < excluded.version THEN excluded.version ELSE seen.version END"
)


def seen_by(connection: Connection, code: str, player: str) -> int | None:
    """The newest version that this player has seen of a room's game, None where nobody knows."""
    return connection.execute(_seen_by, {"code": code, "player": player}).scalar()


def put_seen(connection: Connection, told: Sequence[Fields]) -> None:
    """Store what was seen: code, player, version of each, and when."""
    connection.execute(_put_seen, [dict(one) for one in told])
