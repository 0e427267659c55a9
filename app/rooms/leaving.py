"""Somebody goes for good: what is fair to those who stay."""

from app.errors import Problem
from app.rooms.room import Room
from app.rooms.service import Asker, Rooms

# More than anybody has: all of them.
ALL = 100_000
# Somebody else was quicker, or nothing can be changed there: there is nothing left to leave.
LEFT = frozenset(("not_seated", "cancelled", "game_over", "needs_repair", "no_such_room"))


async def leave_all(rooms: Rooms, asker: Asker) -> None:
    """Free the seats at tables that wait, and retire from the games that are played [R15]. Again, nothing happens.

    Raises Problem `not_saved` where that cannot be stored now; what is left by then stays left.
    """
    for room in await rooms.games_of(asker.player, ALL):
        try:
            await _leave(rooms, room, asker)
        except Problem as problem:
            if problem.code not in LEFT:
                raise


async def _leave(rooms: Rooms, room: Room, asker: Asker) -> None:
    if room.status == "waiting":
        seat = next(seat.seat for seat in room.seats if seat.player == asker.player)
        try:
            await rooms.vacate(room.code, asker, seat)
        except Problem as problem:
            if problem.code != "already_started":
                raise
            await rooms.resign(room.code, asker)
    elif room.status == "playing":
        await rooms.resign(room.code, asker)
