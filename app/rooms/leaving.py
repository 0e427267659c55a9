"""Somebody goes for good: what is fair to those who stay."""

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

from app import store
from app.errors import Problem
from app.rooms.service import Asker, Rooms

# Of the rooms of one player, so many are looked up at once.
PAGE = 200
# Somebody else was quicker, or nothing can be changed there: there is nothing left to leave.
LEFT = frozenset(("not_seated", "cancelled", "game_over", "needs_repair", "no_such_room"))


async def rooms_of(rooms: Rooms, player: str, page: int = PAGE) -> AsyncIterator[Any]:
    """Where a player sits: code, name, status, seat; one page after another, without the games."""
    after = 0
    while found := await rooms.read(partial(store.rooms_of, player=player, after=after, most=page), single=True):
        for row in found:
            yield row
        after = found[-1].id


async def leave_all(rooms: Rooms, asker: Asker, page: int = PAGE) -> None:
    """Free the seats at tables that wait, and retire from the games that are played [R15]. Again, nothing happens.

    Seats that one keeps on one's phone retire too.

    Raises Problem `not_saved` where that cannot be stored now; what is left by then stays left.
    """
    async for row in rooms_of(rooms, asker.player, page):
        try:
            await _leave(rooms, row, asker)
        except Problem as problem:
            if problem.code not in LEFT:
                raise


async def _leave(rooms: Rooms, row: Any, asker: Asker) -> None:
    if row.status == "waiting":
        try:
            await rooms.vacate(row.code, asker, row.seat, for_good=True)
        except Problem as problem:
            if problem.code != "already_started":
                raise
            await rooms.resign(row.code, asker, for_good=True)
    elif row.status == "playing":
        room = await rooms.look(row.code)
        for theirs in reversed(room.seats_of(asker.player)):
            await rooms.resign(row.code, asker, theirs.seat, for_good=True)
