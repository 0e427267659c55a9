"""What is to be told to players, by which channel, once: marked with the change itself, then worked off row by row."""

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, and_, bindparam, delete, exists, func, or_, select, text, update

from app.store.prepared import Fields, Found
from app.tables import addresses, claims, deliveries, events, rooms, seats, seen, subscriptions, webhooks

_marked = (
    select(rooms.c.code)
    .where(rooms.c.untold_since <= bindparam("before"))
    .order_by(rooms.c.untold_since)
    .limit(bindparam("most"))
)
_somebody_hears = or_(
    exists().where(webhooks.c.room_id == rooms.c.id),
    exists().where(
        seats.c.room_id == rooms.c.id,
        or_(
            exists().where(addresses.c.player_id == seats.c.player_id, addresses.c.address.isnot(None)),
            exists().where(subscriptions.c.player_id == seats.c.player_id),
        ),
    ),
    # Whose seat passed to somebody else.
    exists().where(claims.c.room_id == rooms.c.id, claims.c.outcome.isnot(None)),
)
# What waits, or shows, in a room whose game is over.
LASTING = ("over", "words", "passed", "board")
# What came of a row whose thing waited no more when it was to be told.
PAST = "past"
# Both databases understand this. What is there already has been told, or will be; but what was past may wait again, as
# after a pause.
_add = text(
    "INSERT INTO deliveries (room_id, player_id, kind, number, channel, target, since, due_at, tries)"
    " VALUES (:room_id, :player_id, :kind, :number, :channel, :target, :since, :due_at, 0)"
    " ON CONFLICT (room_id, player_id, kind, number, channel, target) DO UPDATE SET since = excluded.since,"
    " due_at = excluded.due_at, tries = 0, ended_at = NULL, outcome = NULL, failure = NULL"
    " WHERE deliveries.outcome = 'dropped' AND deliveries.failure = :past"
)
# What the table itself was told of it: over as it is put down.
_first = text(
    "INSERT INTO deliveries"
    " (room_id, player_id, kind, number, channel, target, since, due_at, tries, ended_at, outcome)"
    " VALUES (:room, :player, :kind, :number, 'table', 0, :now, :now, 0, :now, 'sent')"
    " ON CONFLICT (room_id, player_id, kind, number, channel, target) DO NOTHING"
)
# The newest events of a room are enough: only those by which clans retire are passed over.
_last_event = (
    select(events.c.version)
    .where(events.c.room_id == bindparam("room"), events.c.body.not_like('%"kind":"retire"%'))
    .order_by(events.c.version.desc())
    .limit(1)
)
_untold_since = select(rooms.c.untold_since).where(rooms.c.id == bindparam("room"))
_unmark = update(rooms).where(rooms.c.id == bindparam("room")).values(untold_since=None)
_shown = select(seen).where(seen.c.room_id == bindparam("room"))
_end = (
    update(deliveries)
    .where(deliveries.c.id == bindparam("delivery"), deliveries.c.ended_at.is_(None))
    .values(ended_at=bindparam("now"), outcome=bindparam("came"), failure=bindparam("why"), claimed_until=None)
)
_free = and_(
    deliveries.c.ended_at.is_(None),
    deliveries.c.due_at <= bindparam("now"),
    or_(deliveries.c.claimed_until.is_(None), deliveries.c.claimed_until <= bindparam("now")),
)


def codes_untold(connection: Connection, before: int, most: int) -> list[str]:
    """The rooms where something may have waited to be told since before then, the longest waiting first."""
    return list(connection.execute(_marked, {"before": before, "most": most}).scalars())


def forget_unheard(connection: Connection, before: int, most: int) -> None:
    """Take the mark from rooms where nobody could be told of anything by any channel."""
    deaf = (
        select(rooms.c.id)
        .where(rooms.c.untold_since <= before, ~_somebody_hears)
        .limit(most)
        .with_for_update(skip_locked=True, key_share=True)
    )
    connection.execute(update(rooms).where(rooms.c.id.in_(deaf.scalar_subquery())).values(untold_since=None))


def untold_since(connection: Connection, room_id: int) -> int | None:
    """The mark of a room."""
    return connection.execute(_untold_since, {"room": room_id}).scalar()


def unmark(connection: Connection, room_id: int) -> None:
    """All that waits in a room is in the deliveries."""
    connection.execute(_unmark, {"room": room_id})


def last_event_but_retiring(connection: Connection, room_id: int) -> int:
    """The version of the newest event of a room by which no clan retired; 0 where there is none."""
    return connection.execute(_last_event, {"room": room_id}).scalar() or 0


def last_event_by(connection: Connection, room_id: int, ids: Sequence[str]) -> int:
    """The version of the newest event of a room that one of these players made; 0 where there is none."""
    made = select(func.max(events.c.version)).where(events.c.room_id == room_id, events.c.player_id.in_(ids))
    return connection.execute(made).scalar() or 0


def has_action(connection: Connection, room_id: int) -> bool:
    """Whether anybody has acted in this room; what comes from a record, nobody did there."""
    acted = exists().where(events.c.room_id == room_id, events.c.action_id.isnot(None))
    return bool(connection.execute(select(acted)).scalar())


def shown_of(connection: Connection, room_id: int) -> dict[str, tuple[int, int]]:
    """By player: the newest version that a visible page has shown, and when one last showed the room (0: unknown)."""
    found = connection.execute(_shown, {"room": room_id})
    return {row.player_id: (row.version, row.at or 0) for row in found}


def add_deliveries(connection: Connection, rows: Sequence[Fields]) -> None:
    """What is to be told; what is there already stays as it is, but for what was past."""
    if rows:
        connection.execute(_add, [{**row, "past": PAST} for row in rows])


def claim_deliveries(
    connection: Connection, now: int, until: int, most: int, resting: Collection[str] = ()
) -> Sequence[Found]:
    """Take some that are due, but for channels that are `resting`; nobody else gets them before `until`."""
    due = (
        select(deliveries.c.id)
        .where(_free, deliveries.c.channel.not_in(list(resting)))
        .order_by(deliveries.c.due_at, deliveries.c.id)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    code = select(rooms.c.code).where(rooms.c.id == deliveries.c.room_id).scalar_subquery().label("code")
    claim = (
        update(deliveries)
        .where(deliveries.c.id.in_(due.scalar_subquery()))
        .values(claimed_until=until, tries=deliveries.c.tries + 1)
        .returning(*deliveries.c, code)
    )
    found = connection.execute(claim, {"now": now}).all()
    return sorted(found, key=lambda row: (row.due_at, row.id))


def end_delivery(connection: Connection, delivery: int, now: int, outcome: str, failure: str | None) -> bool:
    """It is over; False where it was already."""
    ended = {"delivery": delivery, "now": now, "came": outcome, "why": failure}
    return connection.execute(_end, ended).rowcount == 1


def put_off(connection: Connection, delivery: int, due_at: int, *, failure: str | None, counted: bool) -> None:
    """It is due again then; `counted` where this was a try."""
    later = update(deliveries).where(deliveries.c.id == delivery)
    tries = deliveries.c.tries - (0 if counted else 1)
    connection.execute(later.values(due_at=due_at, claimed_until=None, failure=failure, tries=tries))


def deliveries_of(connection: Connection, room_id: int) -> Sequence[Found]:
    """All of a room, in order."""
    return connection.execute(select(deliveries).where(deliveries.c.room_id == room_id).order_by(deliveries.c.id)).all()


def tell_table(connection: Connection, room_id: int, player: str, kind: str, number: int, now: int) -> bool:
    """The table learns that this player was told of this; False where it knows already."""
    told = {"room": room_id, "player": player, "kind": kind, "number": number, "now": now}
    return connection.execute(_first, told).rowcount == 1


def forget_deliveries(connection: Connection, before: int) -> int:
    """Delete those that were over by then and whose things wait no more; how many they were.

    Without its row, what still waits would be told once more with the next change of its room.
    """
    playing = exists().where(rooms.c.id == deliveries.c.room_id, rooms.c.status == "playing")
    past = deliveries.c.kind.not_in(LASTING) & ~playing
    return connection.execute(delete(deliveries).where(deliveries.c.ended_at < before, past)).rowcount
