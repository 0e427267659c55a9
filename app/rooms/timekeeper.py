"""What players do about time, as commands: their hours, what they agree on, a day more; and the journals to read."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

import orjson
from sqlalchemy import Connection

from app import store
from app.errors import Problem, invalid
from app.refusing import prove
from app.rooms import absence, agreeing, taking_back
from app.rooms.agreement import Wish
from app.rooms.change import Change
from app.rooms.hours import fields_of, hours_of, read_hours
from app.rooms.pace import BadHours, Hours, check_hours, still_booked
from app.rooms.room import Room
from app.rooms.service import Asker, Rooms

# The most that a database counts to.
MOST = 2**31 - 1
# Lines of a journal in one answer.
MOST_LINES = 100


@dataclass(frozen=True, slots=True)
class Timekeeper:
    """The commands around time. `now` gives milliseconds."""

    rooms: Rooms
    now: Callable[[], int]

    async def hours(self, player: str) -> Hours | None:
        """This player's hours, None where it never said any."""

        def find(connection: Connection) -> Hours | None:
            row = store.hours_of(connection, player)
            return None if row is None else read_hours(row)

        return await self.rooms.read(find, single=True)

    async def keep_hours(self, player: str, hours: Hours, key: str | None = None) -> Hours:
        """These are the player's hours from now on, for the deadline that waits for it too. Raises Problem."""
        now = self.now()

        def keep(connection: Connection) -> tuple[Hours, list[str]]:
            prove(connection, key)
            row = store.hours_of(connection, player)
            known = read_hours(row).away if row is not None else ()
            try:
                check_hours(hours, known, now)
            except BadHours as error:
                raise invalid(error.where, error.problem) from error
            today = hours.local(now).date()
            kept = Hours(hours.zone, hours.wakes, hours.sleeps, still_booked(hours.away, today))
            store.put_hours(connection, player, fields_of(kept))
            return kept, store.timed_turns_of(connection, player)

        kept, codes = await self.rooms.write(keep)
        for code in codes:
            with suppress(Problem):  # it is stored; that one room counts by the old hours until the next turn
                await self.rooms.change(code, partial(_rehoured, player=player, now=self.now))
        return kept

    async def propose(self, code: str, asker: Asker, wish: Wish) -> Room:
        """Ask the others for another pace, absence contract, or a pause; while the room waits its host sets it."""

        def decide(_connection: Connection, room: Room) -> Change:
            return agreeing.propose(room, asker.player, wish, self.now())

        return (await self.rooms.change(code, decide, by=asker.player, key=asker.key)).room

    async def answer(self, code: str, asker: Asker, number: int, agree: bool) -> Room:
        """Agree to a proposal, or end it."""

        def decide(_connection: Connection, room: Room) -> Change:
            return agreeing.answer(room, asker.player, number, agree, self.now())

        return (await self.rooms.change(code, decide, by=asker.player, key=asker.key)).room

    async def take_back(self, code: str, asker: Asker, version: int, shown: int) -> Room:
        """The asker's last action is taken back, at once or when all agree; see `taking_back`."""

        def decide(connection: Connection, room: Room) -> Change:
            events = store.events_since(connection, room.id, 0)
            hours = partial(hours_of, connection)
            return taking_back.take_back(room, asker.player, version, shown, events, hours, self.now())

        return (await self.rooms.change(code, decide, by=asker.player, key=asker.key)).room

    async def give_day(self, code: str, asker: Asker, version: int) -> Room:
        """24 hours more for the player on the move."""

        def decide(connection: Connection, room: Room) -> Change:
            return agreeing.give_day(room, asker.player, version, partial(hours_of, connection), self.now())

        return (await self.rooms.change(code, decide, by=asker.player, key=asker.key)).room

    async def come_back(self, code: str, asker: Asker) -> Room:
        """The owner of an offered seat takes it back."""

        def decide(_connection: Connection, room: Room) -> Change:
            return absence.come_back(room, asker.player, self.now())

        return (await self.rooms.change(code, decide, by=asker.player, key=asker.key)).room

    async def lines(self, code: str, since: int, before: int = MOST, player: str | None = None) -> Sequence[str]:
        """The newest lines of the room's journal after number `since` and before number `before`, as JSON.

        Where a channel leads is told to who sits there alone: such an address may say whose it is.
        """
        room = await self.rooms.look(code)
        asked = partial(
            store.lines_between, room_id=room.id, since=min(since, MOST), before=min(before, MOST), most=MOST_LINES
        )
        lines = await self.rooms.read(asked, single=True)
        return lines if room.seat_of(player or "") is not None else [_without_host(line) for line in lines]


def _without_host(line: str) -> str:
    told = orjson.loads(line)
    return orjson.dumps(told | {"host": "…"}).decode() if "host" in told else line


def _rehoured(connection: Connection, room: Room, *, player: str, now: Callable[[], int]) -> Change:
    return agreeing.rehoured(room, player, partial(hours_of, connection), now())
