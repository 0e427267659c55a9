"""What time does to games by itself: deadlines fire once, never early, never by the server's own fault; and undoing it.

Whatever happens is decided in the room's own transaction, which also looks at the pulse: whether the clocks are held,
whether somebody watched all the time, how many were hit of late.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

import structlog
from sqlalchemy import Connection

from app import store
from app.chance import Chance
from app.errors import Problem
from app.rooms import absence
from app.rooms.change import Change
from app.rooms.hours import hours_of
from app.rooms.room import RETIRE, Room
from app.rooms.service import Rooms

log = structlog.get_logger("app")
MOST_AT_ONCE = 500
# Beats within the gap that may be missed, one after another, before it counts.
LOOKS = 4
BRAKE = "brake"
OPERATOR = "operator"


@dataclass(frozen=True, slots=True)
class Caution:
    """How much is too much. Spans are in ms.

    A pulse older than `gap` means that nobody watched; nothing fires within `quiet` after a start or such a gap; more
    timeouts within `window` than `least`, and than `share` of the running games, hold all clocks.
    """

    gap: int = 20_000
    quiet: int = 180_000
    window: int = 600_000
    least: int = 20
    share: float = 0.01


class Deadlines:
    """The commands of time itself. `now` gives milliseconds."""

    def __init__(self, rooms: Rooms, *, now: Callable[[], int], chance: Chance, caution: Caution) -> None:
        self._rooms = rooms
        self._now = now
        self._chance = chance
        self._caution = caution
        self._began: int | None = None
        self._told = -caution.gap

    async def watch(self) -> bool:
        """Tell that somebody watches; where nobody did, that time is given back. Whether deadlines may fire."""
        now = self._now()
        if self._began is None:
            self._began = now
        if not 0 <= now - self._told < self._caution.gap / LOOKS and await self._rooms.write(self._beat):
            log.warning("clocks_were_not_watched", until=now)
            await self.give_back()
        held, ended = await self._rooms.read(_standing)
        return held is None and now >= max(self._began, ended) + self._caution.quiet

    def _beat(self, connection: Connection) -> bool:
        """The pulse goes on; whether nobody had watched."""
        now, pulse = self._now(), store.pulse_of(connection, lock=True)
        alive = pulse.alive_at
        missed = alive is not None and now - alive > self._caution.gap and pulse.held_at is None
        if missed:
            store.add_outage(connection, alive, now)
        elif alive is not None and pulse.held_at is not None and pulse.held_at - alive > self._caution.gap:
            # It was down when the clocks were held; from then on it is the hold that counts.
            store.add_outage(connection, alive, pulse.held_at)
        if alive is None or alive < now:
            store.put_pulse(connection, alive_at=now)
        self._told = now
        return bool(missed)

    async def give_back(self) -> None:
        """Show in every room what was given back; a room that is not reached here gets it with whatever comes next."""
        for code in await self._rooms.read(store.codes_timed):
            # However long this takes, somebody watches meanwhile.
            if self._now() - self._told > self._caution.gap / LOOKS:
                await self._rooms.write(self._beat)
            with suppress(Problem):
                await self._rooms.change(code, self._shift)

    async def due(self) -> Sequence[str]:
        """The rooms whose deadline has come."""
        return await self._rooms.read(partial(store.codes_due, now=self._now(), most=MOST_AT_ONCE), single=True)

    async def fire(self, code: str) -> bool:
        """Time is up in a room, if it is: once, whoever asks how often. Whether it was."""
        return (await self._rooms.change(code, self._fire)).fired

    def _shift(self, connection: Connection, room: Room) -> Change:
        """The deadline as it is with what was given back, where another is stored."""
        clock = room.clock
        if clock is None or clock.due is None or clock.due == store.due_of(connection, room.id):
            return Change(room, happened=False)
        return Change(room._replace(revision=room.revision + 1))

    def _fire(self, connection: Connection, room: Room) -> Change:
        clock, now = room.clock, self._now()
        if clock is None or clock.due is None or room.status != "playing":
            return Change(room, happened=False)
        if self.at_rest(connection):
            return Change(room, happened=False)
        if now < clock.due:
            return self._shift(connection, room)
        if clock.version != room.version:
            # A release that knows no clocks has moved: a turn's time begins now.
            return Change(room._replace(revision=room.revision + 1))
        if self._too_many(connection, now):
            store.put_pulse(connection, held_at=now, held_by=BRAKE)
            log.error("clocks_held", by=BRAKE, room=room.code)
            return Change(room, happened=False)
        store.add_timeout(
            connection,
            {"room_id": room.id, "at": now, "version": room.version, "clan": clock.clan, "outcome": room.absence},
        )
        return replace(absence.time_up(room, clock, self._chance, now), fired=True)

    def at_rest(self, connection: Connection) -> bool:
        """Whether the clocks are held, or nobody has watched of late: then nothing happens by itself."""
        pulse = store.pulse_of(connection, lock=True)
        unwatched = pulse.alive_at is None or self._now() - pulse.alive_at > self._caution.gap
        return pulse.held_at is not None or unwatched

    def _too_many(self, connection: Connection, now: int) -> bool:
        counted_from = store.pulse_of(connection, lock=True).counted_from or 0
        hit = store.timeouts_since(connection, max(now - self._caution.window, counted_from)) + 1
        return hit > self._caution.least and hit > self._caution.share * store.count_running(connection)

    # --- what an operator does by hand --------------------------------------------------------------------

    async def hold(self) -> None:
        """Let nothing fire until `release`; again, nothing happens."""
        now = self._now()

        def hold(connection: Connection) -> None:
            if store.pulse_of(connection, lock=True).held_at is None:
                store.put_pulse(connection, held_at=now, held_by=OPERATOR)

        await self._rooms.write(hold)

    async def release(self) -> None:
        """Let the clocks go on, with the time given back for which they were held."""
        now = self._now()

        def release(connection: Connection) -> bool:
            held_at = store.pulse_of(connection, lock=True).held_at
            if held_at is not None:
                store.add_outage(connection, held_at, now)
                store.put_pulse(connection, held_at=None, held_by=None, counted_from=now)
            return held_at is not None

        if await self._rooms.write(release):
            await self.give_back()

    async def held(self) -> str | None:
        """Who holds the clocks, None where they go."""

        return await self._rooms.read(store.held_by, single=True)

    async def take_back(self, since: int, until: int, *, also_played: bool) -> tuple[list[str], list[str]]:
        """Undo the timeouts of a span: the rooms where that was done, and those left alone as they have gone on.

        `also_played` undoes them there too, with all that was played since.
        """
        found = await self._rooms.read(partial(store.timeouts_between, since=since, until=until))
        rooms: dict[str, list[store.Found]] = {}
        for row in found:
            rooms.setdefault(row.code, []).append(row)
        done: list[str] = []
        left: list[str] = []
        for code, rows in rooms.items():
            undo = partial(self._take_back, rows=rows, also_played=also_played)
            try:
                happened = (await self._rooms.change(code, undo)).happened
            except Problem:  # this room alone needs repair, or cannot be saved now
                happened = False
            (done if happened else left).append(code)
        return done, left

    def _take_back(self, connection: Connection, room: Room, rows: Sequence[store.Found], also_played: bool) -> Change:
        first = next((row for row in rows if row.outcome == RETIRE), rows[-1])
        events = store.events_since(connection, room.id, 0)
        played = any('"reason":"timeout"' not in body for body in events[first.version :])
        if played and (first.outcome != RETIRE or not also_played):
            return Change(room, happened=False)
        now = self._now()
        change = absence.take_back(
            room, first.version, first.clan, first.outcome, events, partial(hours_of, connection), now
        )
        if change.happened:
            store.take_back_timeouts(connection, [row.id for row in rows], now)
        return change


def _standing(connection: Connection) -> tuple[str | None, int]:
    """Who holds the clocks, and when an outage last ended."""
    return store.held_by(connection), store.last_outage(connection)
