"""What is to be told, worked off: from the mark that a change leaves in its own transaction to rows by channel, which
any process claims, looks at once more, and ends.

A row is never told on the strength of what was true when it was made: whether it still waits is asked of the room.
"""

import asyncio
import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple
from zlib import crc32

import structlog
from sqlalchemy import Connection

from app import store
from app.errors import Problem
from app.language import FALLBACK
from app.notices.telling import BY_TURN, CHANNEL, MAIL, NO_WISHES, PASSED, PUSH, Telling, wish_of
from app.notices.waiting import Nudge, Standing, Waiting, waiting
from app.rooms.change import Change
from app.rooms.hours import hours_of
from app.rooms.memory import NONE
from app.rooms.pace import NO_HOURS, Hours, awake_from
from app.rooms.room import Room
from app.rooms.service import Rooms

log = structlog.get_logger("app")
ROOMS_AT_ONCE = 50
UNHEARD_AT_ONCE = 500
# With these pauses more than a day.
MOST_TRIES = 16
# Milliseconds before the next try, one after another; the last again and again.
PAUSES = (30_000, 120_000, 600_000, 1_800_000, 3_600_000, 3 * 3_600_000)
# The board as it is, for a room's own message elsewhere: of no player, and out of date with the next change.
BOARD = "board"
# The most that a database counts to.
MOST_NUMBER = 2**31 - 1
# Events: no turn has more, with all the choices of its ceremony.
LAST_TURN = 16
# Such a message can be changed after it was sent.
DISCORD = re.compile(r"https://(?:(?:ptb|canary)\.)?discord(?:app)?\.com(?::\d+)?/api/(?:v\d+/)?webhooks/\d+/[\w-]+")
SENT, DROPPED, FAILED = "sent", "dropped", "failed"


class Claimed(NamedTuple):
    """A row that is this process's to tell, for a while."""

    id: int
    code: str
    player: str
    kind: str
    number: int
    channel: str
    target: int
    since: int
    tries: int


@dataclass(frozen=True, slots=True)
class Due:
    """What is to be told now: the row, the room as it is, to whom, and what happened there since the player looked."""

    claimed: Claimed
    room: Room
    language: str
    telling: Telling
    hours: Hours
    events: Sequence[str]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of telling. `failure` says in few words what went wrong; `again_in` is in ms.

    Where `everywhere` is set, the trouble is the provider's, so that others need not be tried meanwhile. What is not
    `counted` was no try of this one: it does not bring its end nearer.
    """

    ended: str | None
    failure: str | None = None
    again_in: int | None = None
    everywhere: bool = False
    counted: bool = True
    # Written down with it, in the same transaction.
    noted: Callable[[Connection], None] | None = None


def sent() -> Outcome:
    """It was taken."""
    return Outcome(SENT)


def dropped(reason: str) -> Outcome:
    """Nobody wants to know any more."""
    return Outcome(DROPPED, reason)


def failed(failure: str) -> Outcome:
    """It cannot be told by this channel, now or later."""
    return Outcome(FAILED, failure)


def later(failure: str, again_in: int | None = None, *, everywhere: bool = False, counted: bool = True) -> Outcome:
    """It may go well another time."""
    return Outcome(None, failure, again_in, everywhere, counted and not everywhere)


class Outbox:
    """The rows of what is to be told. `now` gives ms, `parking` is how long nothing is told at all, in ms.

    `pace` is the pause after each room, in seconds: play has the processor in it.
    """

    def __init__(self, rooms: Rooms, *, now: Callable[[], int], parking: int, claim: int, pace: float) -> None:
        self._rooms = rooms
        self._now = now
        self._parking = parking
        self._claim = claim
        self._pace = pace

    async def fill(self) -> int:
        """Make rows of the marks that have stood long enough; how many rooms were looked at."""
        before = self._now() - self._parking
        await self._rooms.write(partial(store.forget_unheard, before=before, most=UNHEARD_AT_ONCE))
        codes = await self._rooms.read(partial(store.codes_untold, before=before, most=ROOMS_AT_ONCE), single=True)
        for n, code in enumerate(codes):
            await asyncio.sleep(self._pace if n else 0)
            try:
                await self._rooms.change(code, self._fill)
            except Problem as problem:
                if problem.code == "not_saved":
                    raise
                await self._rooms.write(partial(_give_up, code=code))
            except Exception as error:
                # One that cannot be decided on must not silence all that come after it.
                log.error("room_not_told", room=code, reason=f"{type(error).__name__}: {error}")
                await self._rooms.write(partial(_give_up, code=code))
        return len(codes)

    async def take(self, most: int, resting: Collection[str] = ()) -> list[Claimed]:
        """Claim some rows that are due."""
        now = self._now()
        claim = partial(store.claim_deliveries, now=now, until=now + self._claim, most=most, resting=resting)
        rows = await self._rooms.write(claim)
        return [
            Claimed(
                row.id, row.code, row.player_id, row.kind, row.number, row.channel, row.target, row.since, row.tries
            )
            for row in rows
        ]  # fmt: skip

    async def look(self, claimed: Claimed) -> Due | None:
        """What is to be told by this row now; None where it is over, or has been put off to its time."""
        try:
            room, _events = await self._rooms.look_with_events(claimed.code, NONE)
        except Problem as problem:
            if problem.code == "not_saved":
                raise
            await self.settle([claimed], failed(problem.code))
            return None
        found = await self._rooms.read(partial(self._still, room=room, claimed=claimed))
        if isinstance(found, Due):
            return found
        if isinstance(found, int):
            put_off = partial(store.put_off, delivery=claimed.id, due_at=found, failure=None, counted=False)
            await self._rooms.write(put_off)
        else:
            await self.settle([claimed], dropped(found))
        return None

    async def settle(self, together: Sequence[Claimed], outcome: Outcome) -> None:
        """Write down what came of what was told together.

        All of it in one transaction: a process that is killed before its end has others tell it once more.
        """
        await self._rooms.write(partial(_settle, together=together, outcome=outcome, now=self._now()))

    async def forget(self, before: int) -> None:
        """Delete what was over by then, and the links of messages that were."""
        await self._rooms.write(partial(store.forget_deliveries, before=before))
        await self._rooms.write(partial(store.forget_passes, before=before))

    async def reminded(self, due: Due) -> None:
        """The others learn that this player was reminded of the deadline: once, by however many channels it was."""
        claimed = due.claimed

        def decide(connection: Connection, room: Room) -> Change:
            seat, now = room.seat_of(claimed.player), self._now()
            if seat is None or room.status != "playing":
                return Change(room, happened=False)
            if not store.tell_table(connection, room.id, claimed.player, claimed.kind, claimed.number, now):
                return Change(room, happened=False)
            next_ = room._replace(revision=room.revision + 1)
            return Change(next_).noted(now, "reminded", clan=seat.clan)

        await self._rooms.change(claimed.code, decide)

    # --- within a transaction -----------------------------------------------------------------------------

    def _fill(self, connection: Connection, room: Room) -> Change:
        marked = store.untold_since(connection, room.id)
        if marked is None or marked > self._now() - self._parking:
            return Change(room, happened=False)
        # The mark is in whole seconds; who looked within the same one has seen it.
        since = min(marked, room.updated_at)
        gone = {row.owner_id for row in store.passed_claims(connection, room.id)}
        reaches = {reach.player: reach for reach in store.reaches(connection, room.id, sorted(room.players | gone))}
        tellings = {player: Telling.read(reach.wishes) for player, reach in reaches.items()}
        url = store.webhook_url(connection, room.id)
        # Of a turn a message tells; one that updates itself shows whatever is new, and all hear of the end.
        updates = url is not None and DISCORD.fullmatch(url) is not None
        by_turn = url is not None and not updates
        rows = [_board(room, since)] if updates or (by_turn and room.status == "finished") else []
        for thing in _waiting(connection, room, since, tellings):
            reach = reaches[thing.player]
            if thing.shown or reach.muted:
                continue
            targets = {
                PUSH: reach.subscriptions,
                MAIL: (0,) * reach.has_address,
                CHANNEL: (0,) * (by_turn and thing.kind in BY_TURN),
            }
            rows += [
                row
                for channel, these in targets.items()
                for target in these
                if (row := self._row(connection, room, thing, since, tellings[thing.player], channel, target))
            ]
        store.add_deliveries(connection, rows)
        store.unmark(connection, room.id)
        return Change(room, happened=False)

    def _row(
        self, connection: Connection, room: Room, thing: Waiting, since: int, telling: Telling, channel: str,
        target: int,
    ) -> dict[str, object] | None:  # fmt: skip
        after = telling.after[channel]
        if after is None or not telling.wants(thing.kind, channel):
            return None
        since = since if thing.since is None else thing.since
        due = since + after if thing.at is None else thing.at
        if wish_of(thing.kind) not in telling.exempt:
            due = awake_from(due, hours_of(connection, thing.player))
        return {
            "room_id": room.id, "player_id": thing.player, "kind": thing.kind, "number": thing.number,
            "channel": channel, "target": target, "since": since, "due_at": due,
        }  # fmt: skip

    def _still(self, connection: Connection, room: Room, claimed: Claimed) -> Due | int | str:
        """What is to be told; else when to look again, in ms, or why it is over."""
        if claimed.kind == BOARD:
            due_ = _for_all(connection, room, claimed, NO_WISHES)
            return due_ if claimed.number == _number_of(room) and room.hidden_at is None else store.PAST
        reach = next(iter(store.reaches(connection, room.id, [claimed.player])), None)
        if reach is None or (room.seat_of(claimed.player) is None and claimed.kind != PASSED):
            return "gone"
        telling, now = Telling.read(reach.wishes), self._now()
        after = telling.after[claimed.channel]
        if reach.muted or after is None or not telling.wants(claimed.kind, claimed.channel):
            return "unwanted"
        things = _waiting(connection, room, claimed.since, {claimed.player: telling})
        same = (claimed.player, claimed.kind, claimed.number)
        thing = next((one for one in things if (one.player, one.kind, one.number) == same), None)
        if thing is None:
            return store.PAST
        if thing.shown:
            return "seen"
        hours = hours_of(connection, claimed.player)
        due = claimed.since + after if thing.at is None else thing.at
        if wish_of(claimed.kind) not in telling.exempt:
            due = awake_from(max(due, now), hours)
        if due > now:
            return due
        if claimed.channel == CHANNEL:
            return _for_all(connection, room, claimed, telling)
        seen = store.shown_of(connection, room.id).get(claimed.player, (0, 0))[0]
        events = store.events_since(connection, room.id, max(0, seen))
        return Due(claimed, room, reach.language, telling, hours, events)


def _waiting(connection: Connection, room: Room, since: int, tellings: dict[str, Telling]) -> list[Waiting]:
    turn = store.last_event_but_retiring(connection, room.id)
    shown = store.shown_of(connection, room.id)
    nudged = store.newest_nudge(connection, room.id) if room.talk else None
    nudge = None if nudged is None else Nudge(nudged.number, nudged.body, nudged.at)
    earlier = {player: telling.earlier for player, telling in tellings.items() if telling.earlier is not None}
    said = {
        player: store.newest_words(connection, room.id, player)
        for player, telling in tellings.items()
        if room.talk and telling.kinds["words"]
    }
    words = {player: (row.number, row.at) for player, row in said.items() if row is not None}
    # Their devices show it until they say that they know.
    lost = [Waiting(row.owner_id, PASSED, row.number, False) for row in store.passed_claims(connection, room.id)]
    offerers = [seat.person for seat in room.seats if seat.clan in room.draw]
    offered = store.last_event_by(connection, room.id, offerers) if offerers else 0
    begins = not room.version or not store.has_action(connection, room.id)
    standing = Standing(turn, shown, since, nudge, earlier, words, offered, begins)
    return [*waiting(room, standing), *(lost if room.hidden_at is None else ())]


def _for_all(connection: Connection, room: Room, claimed: Claimed, telling: Telling) -> Due:
    """What all who read a room's channel are told: the last turn, whoever saw it, in the language of the host."""
    events = store.events_since(connection, room.id, max(0, room.version - LAST_TURN))
    host = next(iter(store.reaches(connection, room.id, [room.host])), None)
    return Due(claimed, room, FALLBACK if host is None else host.language, telling, NO_HOURS, events)


def _board(room: Room, since: int) -> dict[str, object]:
    """What a room's own message elsewhere has to show: the board as it is."""
    return {
        "room_id": room.id, "player_id": room.host, "kind": BOARD, "number": _number_of(room), "channel": CHANNEL,
        "target": 0, "since": since, "due_at": since,
    }  # fmt: skip


def _number_of(room: Room) -> int:
    """What tells the board as it is from what it was: its version, and where there is a deadline, that too."""
    clock = room.clock
    if clock is None:
        return room.version
    return crc32(f"{room.version} {clock.due} {clock.left}".encode()) & MOST_NUMBER


def _settle(connection: Connection, together: Sequence[Claimed], outcome: Outcome, now: int) -> None:
    if outcome.noted is not None:
        outcome.noted(connection)
    for claimed in together:
        if outcome.ended is None and claimed.tries < MOST_TRIES:
            due = now + (outcome.again_in or PAUSES[min(claimed.tries, len(PAUSES)) - 1])
            store.put_off(connection, claimed.id, due, failure=outcome.failure, counted=outcome.counted)
        else:
            store.end_delivery(connection, claimed.id, now, outcome.ended or FAILED, outcome.failure)


def _give_up(connection: Connection, code: str) -> None:
    """A room that cannot be read has nothing to tell, until it changes."""
    row = store.room_to_change(connection, code)
    if row is not None:
        store.unmark(connection, row.id)
