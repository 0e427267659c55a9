"""Seats that are asked for by who lost them, as rows to look for: the rooms say what stands."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, delete, exists, func, insert, select

from app.store.prepared import Fields, Found
from app.tables import claims, keys, rooms

STANDS = claims.c.due_at.isnot(None)
_codes = select(rooms.c.code).join(claims, claims.c.room_id == rooms.c.id)
_due = (
    _codes.where(claims.c.due_at <= bindparam("now"), rooms.c.hidden_at.is_(None))
    .order_by(claims.c.due_at)
    .limit(bindparam("most"))
)
_of = _codes.where(claims.c.owner_id == bindparam("owner"), STANDS)
_by = _codes.where(claims.c.asker_id == bindparam("asker"), STANDS)

_passed = select(claims.c.number, claims.c.owner_id).where(
    claims.c.room_id == bindparam("room"), claims.c.outcome == "passed"
)


def put_claims(connection: Connection, room_id: int, standing: Sequence[Fields]) -> None:
    """Make these the claims that stand in a room: number, clan, owner_id, asker_id, due_at."""
    connection.execute(delete(claims).where(claims.c.room_id == room_id, STANDS))
    if standing:
        connection.execute(insert(claims), [{**claim, "room_id": room_id} for claim in standing])


def end_claim(connection: Connection, claim: Fields) -> None:
    """A claim is over of which its owner has to be told: also room_id, outcome, ended_at."""
    connection.execute(insert(claims), dict(claim))


def codes_claims_due(connection: Connection, now: int, most: int) -> list[str]:
    """The rooms with a claim to which something happens by now, the earliest first."""
    return list(dict.fromkeys(connection.execute(_due, {"now": now, "most": most}).scalars()))


def are_claims_due(connection: Connection, room_id: int, now: int) -> bool:
    """Whether a room has such a claim."""
    asked = select(exists().where(claims.c.room_id == room_id, claims.c.due_at <= now))
    return bool(connection.execute(asked).scalar())


def codes_claimed_of(connection: Connection, owner: str) -> list[str]:
    """The rooms where somebody asks for this player's seat."""
    return list(connection.execute(_of, {"owner": owner}).scalars())


def codes_claimed_by(connection: Connection, asker: str) -> list[str]:
    """The rooms where this player asks for a seat."""
    return list(connection.execute(_by, {"asker": asker}).scalars())


def owners_claimed(connection: Connection) -> set[str]:
    """Whose seats are asked for."""
    return set(connection.execute(select(claims.c.owner_id).where(STANDS)).scalars())


def ended_claims_of(connection: Connection, owner: str) -> Sequence[Found]:
    """What this player has to be told: code and name of the room, outcome, ended_at, the newest first."""
    asked = select(rooms.c.code, rooms.c.name, claims.c.outcome, claims.c.ended_at).join(
        claims, claims.c.room_id == rooms.c.id
    )
    return connection.execute(
        asked.where(claims.c.owner_id == owner, ~STANDS).order_by(claims.c.ended_at.desc(), claims.c.number.desc())
    ).all()


def passed_claims(connection: Connection, room_id: int) -> Sequence[Found]:
    """The seats of a room that passed to who asked for them, whose owners do not know it yet: number, owner_id."""
    return connection.execute(_passed, {"room": room_id}).all()


def forget_ended_claims(connection: Connection, owner: str) -> None:
    """This player was told."""
    connection.execute(delete(claims).where(claims.c.owner_id == owner, ~STANDS))


def last_seen_of(connection: Connection, player: str) -> int:
    """When a device of this player was last noted to be there; 0 where nobody knows."""
    asked = select(func.max(keys.c.seen_at)).where(keys.c.player_id == player)
    return connection.execute(asked).scalar() or 0


def has_device(connection: Connection, player: str) -> bool:
    """Whether any device proves this player."""
    return bool(connection.execute(select(exists().where(keys.c.player_id == player))).scalar())
