"""Rooms as they were seen last: what spares the replay of a game whenever it is read."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import orjson
import structlog
from sqlalchemy import Connection

from app import store
from app.errors import Problem
from app.rooms.room import Room, is_code, read_room
from app.rooms.seats import NeedsRepair

log = structlog.get_logger("app")

# More than any version: of the events, none.
NONE = 2**31
NOT_KEPT = b"null"

Seen = tuple[Room, Sequence[str]]


class Memory:
    """The rooms that were read or changed last, at `most` so many; it may be behind the database, never before it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._reported: set[str] = set()

    def of(self, code: str) -> Room | None:
        """The room as it was seen last, without what is shown of its game."""
        return self._rooms.get(code)

    def forget(self, code: str) -> None:
        """Have the room read anew."""
        self._rooms.pop(code, None)

    def keep(self, room: Room) -> None:
        """Remember a stored room."""
        known = self._rooms.get(room.code)
        if known is None or known.revision <= room.revision:
            # What is shown of the game is most of a room, and made anew from it where it is wanted.
            self._rooms[room.code] = room._replace(state=NOT_KEPT, legal=NOT_KEPT, record=None)
        self._rooms.move_to_end(room.code)
        while len(self._rooms) > self._most:
            self._rooms.popitem(last=False)

    def look(self, connection: Connection, asked: Sequence[tuple[str, int]]) -> list[Seen | Problem]:
        """For each of these (code, since) the room and its events after that version, or the Problem with it."""
        told = [(code, self._told_until(code, since)) for code, since in asked]
        found: list[Seen | Problem] = []
        for (_, since), (_, until), whole in zip(asked, told, store.whole_rooms(connection, told), strict=True):
            try:
                found.append(self._read_whole(connection, whole, since, until))
            except Problem as problem:
                found.append(problem)
        return found

    def whole(self, connection: Connection, code: str, since: int) -> Seen:
        """The room and its events after version `since`. Raises Problem `no_such_room` or `needs_repair`."""
        found = self.look(connection, [(code, since)])[0] if is_code(code) else Problem("no_such_room")
        if isinstance(found, Problem):
            raise found
        return found

    def to_change(self, connection: Connection, code: str) -> Room:
        """The room, which nobody else changes before this transaction ends. Raises as `whole`."""
        row = store.room_to_change(connection, code) if is_code(code) else None
        if row is None:
            raise Problem("no_such_room")
        return self._read(row, store.room_seats(connection, row.id), partial(store.events_since, connection, row.id))

    def _told_until(self, code: str, since: int) -> int:
        """The version up to which nobody has to be told of a room's events, who has them, and wants those after."""
        known = self._rooms.get(code)
        return min(max(since, 0), known.version if known is not None else 0)

    def _read_whole(self, connection: Connection, found: store.Whole | None, since: int, told_until: int) -> Seen:
        if found is None:
            raise Problem("no_such_room")

        def after(version: int) -> Sequence[str]:
            if version < told_until:
                return store.events_since(connection, found.room.id, version)[: found.room.version - version]
            return [body for number, body in found.events if number > version]

        known = self._rooms.get(found.room.code)
        room, told = self._read(found.room, found.seats, after), after(max(since, 0))
        if known is not None and max(since, 0) < known.version:
            # The replay of these was spared, and they go to clients as they are.
            self._check(room.code, told)
        self._reported.discard(room.code)
        return room, told

    def _check(self, code: str, bodies: Sequence[str]) -> None:
        try:
            for body in bodies:
                orjson.loads(body)
        except ValueError as error:
            self._report(code, f"an event: {error}")
            raise Problem("needs_repair") from error

    def _read(self, row: store.Found, seats: Sequence[Any], events_since: Callable[[int], Sequence[str]]) -> Room:
        try:
            room = read_room(row, seats, self._rooms.get(row.code), events_since)
        except NeedsRepair as error:
            self._report(row.code, str(error))
            raise Problem("needs_repair") from error
        return room

    def _report(self, code: str, reason: str) -> None:
        """One line for a room that needs repair, however often it is asked for until it is repaired."""
        if code not in self._reported:
            self._reported.add(code)
            log.error("room_needs_repair", room=code, reason=reason)
