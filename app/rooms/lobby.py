"""Rooms as a list shows them: read without their games."""

from collections import defaultdict
from collections.abc import Sequence, Set
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection

from app import store
from app.rooms.room import instant, seating_of
from app.rooms.seats import Seat, seats_view


@dataclass(frozen=True, slots=True)
class Listed:
    """A public room: its row, and who sits there."""

    row: store.Found
    seats: tuple[Seat, ...]

    @property
    def code(self) -> str:
        """The way to it."""
        return str(self.row.code)

    @property
    def players(self) -> frozenset[str]:
        """Who sits there."""
        return frozenset(seat.player for seat in self.seats)

    def view(self, online: Set[str], watchers: int) -> dict[str, Any]:
        """As it is listed; `online` are the players who are there now."""
        row = self.row
        return {
            "code": row.code,
            "name": row.name,
            "status": row.status,
            "version": row.version,
            "seats": seats_view(row.size, self.seats, online, (), **seating_of(row.seating)),
            "clan": row.clan,
            "watchers": watchers,
            "created_at": instant(row.created_at),
            "updated_at": instant(row.updated_at),
        }


def public_rooms(connection: Connection, status: str, after: str | None, most: int) -> list[Listed]:
    """The public rooms of this status, the newest first: so many, as long as there are more."""
    found: list[Listed] = []
    looked_at = 0
    while rows := store.public_rooms(connection, status, after, most - len(found), looked_at):
        found += _shown(connection, rows)
        looked_at += len(rows)
        if len(found) == most:
            break
    return found


def _shown(connection: Connection, rows: Sequence[store.Found]) -> list[Listed]:
    sitting: dict[int, list[Seat]] = defaultdict(list)
    for taken in store.seats_of(connection, [row.id for row in rows]):
        sitting[taken.room_id].append(Seat(taken.seat, taken.player_id, taken.nickname, taken.clan))
    return [listed for row in rows if _can_be_shown(listed := Listed(row, tuple(sitting[row.id])))]


def _can_be_shown(listed: Listed) -> bool:
    """A room that needs repair is left out, so that the others can be seen."""
    try:
        orjson.dumps(listed.view(frozenset(), 0))
    except Exception:
        return False
    return True
