"""Players: who they are, and who proves to be one."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, case, delete, exists, insert, select, update

from app.store.prepared import Fields, Found
from app.tables import claims, keys, players, rooms, seats

NO_NAME = "—"
# What a player is called by others.
SHOWN_NAME = case((players.c.hidden_at.isnot(None), NO_NAME), else_=players.c.nickname).label("nickname")
_player_of_key = (
    select(
        players.c.id,
        players.c.nickname,
        players.c.language,
        players.c.seen_at,
        keys.c.seen_at.label("used_at"),
        exists().where(claims.c.owner_id == players.c.id, claims.c.due_at.isnot(None)).label("claimed"),
    )
    .join(keys, keys.c.player_id == players.c.id)
    .where(keys.c.hash == bindparam("hash"))
)


def player_of_key(connection: Connection, hash_: str) -> Found | None:
    """Whose key this is: id, nickname, language, seen_at, when the key itself was last seen: used_at.

    And whether somebody asks for a seat of this player: claimed.
    """
    return connection.execute(_player_of_key, {"hash": hash_}).first()


def add_player(connection: Connection, player: Fields, now: int) -> None:
    """A new player, who has no key yet."""
    connection.execute(insert(players), {**player, "created_at": now, "seen_at": now})


def change_player(connection: Connection, player: str, **fields: object) -> None:
    """New values for a player."""
    connection.execute(update(players).where(players.c.id == player).values(**fields))


def lock_player(connection: Connection, player: str) -> None:
    """Nobody else who asks for this changes anything of the player before this transaction ends."""
    connection.execute(select(players.c.id).where(players.c.id == player).with_for_update(key_share=True))


def nicknames(connection: Connection, ids: Sequence[str]) -> dict[str, str]:
    """The nicknames of these players."""
    found = connection.execute(select(players.c.id, players.c.nickname).where(players.c.id.in_(ids)))
    return {row.id: row.nickname for row in found}


def nickname(connection: Connection, player: str) -> str | None:
    """The nickname of this player, None when there is no such player."""
    return connection.execute(select(players.c.nickname).where(players.c.id == player)).scalar()


def forget_idle_players(connection: Connection, before: int) -> int:
    """Delete the players without a seat who were not seen since; how many they were.

    The rooms that they were the last to leave go with them: nobody can ever sit there again.
    """
    # Two questions, that each can be answered for all players at once; one with an OR is asked anew for each of them.
    sits, keeps = exists().where(seats.c.player_id == players.c.id), exists().where(seats.c.keeper == players.c.id)
    idle = (players.c.seen_at < before, ~sits, ~keeps)
    left = (rooms.c.status == "cancelled", ~exists().where(seats.c.room_id == rooms.c.id))
    connection.execute(delete(rooms).where(*left, rooms.c.host.in_(select(players.c.id).where(*idle))))
    hosting = exists().where(rooms.c.host == players.c.id)
    return connection.execute(delete(players).where(*idle, ~hosting)).rowcount
