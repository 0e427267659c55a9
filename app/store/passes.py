"""What links in messages may do, once."""

from sqlalchemy import Connection, delete, insert, select, update

from app.store.prepared import Fields, Found
from app.tables import passes, players, rooms


def add_pass(connection: Connection, fields: Fields) -> None:
    """A new one: hash, room_id, player_id, act, number, expires_at."""
    connection.execute(insert(passes), dict(fields))


def pass_of(connection: Connection, hash_: str) -> Found | None:
    """The one with this hash, with its room's code, and the nickname of whose it is."""
    whose = (
        select(passes, rooms.c.code, players.c.nickname)
        .join(rooms, rooms.c.id == passes.c.room_id)
        .join(players, players.c.id == passes.c.player_id)
        .where(passes.c.hash == hash_)
    )
    return connection.execute(whose).first()


def use_pass(connection: Connection, hash_: str, now: int) -> bool:
    """Use it up; False where somebody else was first."""
    unused = update(passes).where(passes.c.hash == hash_, passes.c.used_at.is_(None))
    return connection.execute(unused.values(used_at=now)).rowcount == 1


def forget_passes_of(connection: Connection, player: str) -> None:
    """What this player was sent can do nothing any more."""
    connection.execute(delete(passes).where(passes.c.player_id == player))


def forget_passes(connection: Connection, before: int) -> int:
    """Delete those that were over by then; how many they were."""
    return connection.execute(delete(passes).where(passes.c.expires_at < before)).rowcount
