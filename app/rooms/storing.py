"""How rooms are stored: what was decided on a room that was read, if it has not gone on since."""

from collections.abc import Callable

from sqlalchemy import Connection

from app import store
from app.errors import Problem
from app.rooms.change import Change
from app.rooms.room import Room


def add(connection: Connection, room: Room) -> Room:
    """Store a new room with its seats; the room with its id."""
    fields = {**room.fields(), "code": room.code, "created_at": room.created_at}
    stored = room._replace(id=store.add_room(connection, fields))
    _put_seats(connection, stored)
    return stored


def prove(connection: Connection, key: str | None) -> None:
    """Raises Problem `unauthenticated` where the asker's device was signed out while the command was on its way."""
    if key is not None and not store.known_keys(connection, [key]):
        raise Problem("unauthenticated")


def move_known(connection: Connection, known: Room, move: Callable[[Room], Change], key: str | None) -> Change | None:
    """The move decided on a room in memory, stored in one statement; None where that cannot be.

    The memory may be behind the database, so only what was stored on it counts, and no refusal does.
    """
    if known.pace is not None or known.proposal is not None:
        return None
    try:
        change = move(known)
    except Problem:
        return None
    room, event = change.room, change.events[0]
    stored = store.make_move(connection, room.id, known.revision, room.moving_fields(), event.fields(), key)
    return change if stored else None


def save(connection: Connection, before: Room, change: Change) -> bool:
    """Store the change of a room that was `before`. False when the room has gone on since."""
    room = change.room
    if change.is_move and room.pace is None and room.proposal == before.proposal and not change.lines:
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
        store.add_messages(connection, room.id, [said.fields() for said in change.said])
    if room.seats != before.seats:
        _put_seats(connection, room)
    return True


def _put_seats(connection: Connection, room: Room) -> None:
    taken = [{"seat": seat.seat, "player_id": seat.player, "clan": seat.clan} for seat in room.seats]
    store.put_seats(connection, room.id, taken)
