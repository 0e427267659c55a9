"""How rooms are stored: what was decided on a room that was read, if it has not gone on since."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from app import store
from app.errors import Problem
from app.rooms import claiming
from app.rooms.change import Change
from app.rooms.room import Room


def add(connection: Connection, room: Room) -> Room:
    """Store a new room with its seats; the room with its id."""
    fields = {**room.fields(), "code": room.code, "created_at": room.created_at}
    stored = room._replace(id=store.add_room(connection, fields))
    _put_seats(connection, stored)
    return stored


class Decided(NamedTuple):
    """A move that was decided on a room in memory, which was at revision `seen`; `key` (its hash) has to hold."""

    change: Change
    seen: int
    key: str | None


def decided(known: Room, move: Callable[[Room], Change], key: str | None) -> Decided | None:
    """The move on a room in memory, None where that cannot be.

    The memory may be behind the database, so only what is stored on it counts, and no refusal does.
    """
    if known.pace is not None or known.proposal is not None or known.claims or known.hidden_at is not None:
        return None
    try:
        return Decided(move(known), known.revision, key)
    except Problem:
        return None


def store_moves(connection: Connection, moves: Sequence[Decided]) -> list[Change | None]:
    """Store these in one statement; None for each that is not, as its room has gone on since."""
    stored = store.make_moves(connection, [_move(*move) for move in moves])
    return [move.change if there else None for move, there in zip(moves, stored, strict=True)]


def _move(change: Change, seen: int, key: str | None) -> store.Move:
    return store.Move(change.room.id, seen, change.room.moving_fields(), change.events[0].fields(), key)


def save(connection: Connection, before: Room, change: Change) -> bool:
    """Store the change of a room that was `before`. False when the room has gone on since."""
    room = change.room
    agreed = (room.proposal, room.claims) != (before.proposal, before.claims)
    if change.is_move and room.pace is None and not agreed and not change.lines:
        saved = store.move_room(connection, room.id, before.revision, room.moving_fields())
    else:
        saved = store.save_room(connection, room.id, before.revision, room.fields())
    if not saved:
        return False
    for event in change.events:
        store.add_event(connection, {"room_id": room.id, **event.fields()})
    if change.lines:
        store.add_lines(connection, room.id, [line.fields() for line in change.lines])
    if change.said:
        store.add_messages(connection, store.TABLE, room.id, [said.fields() for said in change.said])
    if change.said_apart:
        store.add_messages(connection, store.WATCHERS, room.id, [said.fields() for said in change.said_apart])
    if room.seats != before.seats:
        _put_seats(connection, room)
    if room.claims or before.claims:
        _put_claims(connection, room, change, now=room.updated_at)
    return True


def _put_seats(connection: Connection, room: Room) -> None:
    taken = [
        {"seat": seat.seat, "player_id": seat.player, "clan": seat.clan, "keeper": seat.keeper, "invite": seat.invite}
        for seat in room.seats
    ]  # fmt: skip
    store.put_seats(connection, room.id, taken)


def _put_claims(connection: Connection, room: Room, change: Change, now: int) -> None:
    """The claims of a room, for the ticker and for who asks; and what the owners of these seats have to be told.

    What is put down of a claim that is over is shown on all devices of the owner until one has seen it. By all other
    channels the owner is told while it stands, as of what else waits for a player (`app.notices.waiting`).
    """
    store.put_claims(
        connection,
        room.id,
        [
            {
                "number": claim.number, "clan": claim.clan, "owner_id": claim.owner, "asker_id": claim.asker,
                "due_at": claiming.due(room, claim),
            }
            for claim in room.claims
        ],
    )  # fmt: skip
    for claim, outcome in change.ended:
        store.end_claim(
            connection,
            {
                "room_id": room.id, "number": claim.number, "clan": claim.clan, "owner_id": claim.owner,
                "asker_id": claim.asker, "outcome": outcome, "ended_at": now,
            },
        )  # fmt: skip
