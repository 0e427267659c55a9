"""The clock of a turn as a value: what is left, until when, and what moves that. Pure: every instant is an argument."""

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any, Self

import orjson

from app.rooms.pace import DAY, NO_HOURS, Hours, Pace, fitted, wall_time

# Nobody needs more than this before them; a further gift changes nothing.
MOST_AHEAD = 60 * DAY
GIFT = DAY
MOST_REFITS = 3

Outage = tuple[int, int]


# Milliseconds that are left at the least to who has taken a turn back.
LEAST_LEFT = 60_000


@dataclass(frozen=True, slots=True)
class TurnClock:
    """The time of the clan on the move. Instants and spans are in ms.

    `due` is the deadline, None while the clock is paused or time is up; a row in the store has it too, for the ticker.
    Until `span` before it the turn's own time runs, from then on the bank. `moved` is how far sleep and days away have
    moved it. `since` is when all this was figured: what the server was down before that is counted already.
    """

    version: int
    clan: int
    banks: tuple[int, ...]
    since: int
    due: int | None
    span: int = 0
    moved: int = 0
    local: str | None = None
    left: int | None = None
    is_up: bool = False
    offered: str | None = None
    refits: int = 0
    # The clock of the turn before this, as it is written: whoever takes that turn back has its time again.
    earlier: str | None = None

    @classmethod
    def read(cls, text: str) -> Self:
        """The clock that `write` wrote."""
        fields = orjson.loads(text)
        return cls(**{**fields, "banks": tuple(fields["banks"])})

    def write(self) -> str:
        """The clock as the store keeps it."""
        return orjson.dumps(asdict(self)).decode()

    @property
    def is_paused(self) -> bool:
        """Whether all have agreed to let it rest."""
        return self.left is not None

    def banks_at(self, now: int) -> tuple[int, ...]:
        """The banks, less what this turn has taken by now; none is taken while paused."""
        if self.is_up:
            return self.banks
        due = now + self.left if self.left is not None else self.due
        used = 0 if due is None else min(self.span, max(0, now - (due - self.span)))
        own = max(0, self.banks[self.clan] - used)
        return (*self.banks[: self.clan], own, *self.banks[self.clan + 1 :])


def first_turn(pace: Pace, players: int, clan: int, version: int, hours: Hours, now: int) -> TurnClock:
    """The clock as a game begins, or gets this pace: all banks are full."""
    return _turn(pace, (pace.bank,) * players, clan, version, hours, now)


def next_turn(pace: Pace, before: TurnClock, clan: int, version: int, hours: Hours, now: int) -> TurnClock:
    """A new turn begins. A pause goes on through it."""
    after = _turn(pace, before.banks_at(now), clan, version, hours, now)
    after = replace(after, earlier=replace(before, earlier=None).write())
    return paused(after, now) if before.is_paused else after


def restored(pace: Pace, clock: TurnClock, version: int, hours: Hours, now: int) -> TurnClock | None:
    """The clock of the turn before, with the deadline that it had, a minute from now at the least.

    What was given back and how long it rested since count for it too; `hours` are those of its player. None where it
    is not known, or where the clock rests or is up now.
    """
    if clock.earlier is None or clock.is_paused or clock.is_up:
        return None
    earlier = TurnClock.read(clock.earlier)
    if earlier.due is None:
        return None
    wanted = max(earlier.due, now + LEAST_LEFT)
    due = fitted(pace, wanted, hours)
    return _told(pace, replace(earlier, version=version, since=now, due=due, moved=earlier.moved + due - wanted), hours)


def _turn(pace: Pace, banks: tuple[int, ...], clan: int, version: int, hours: Hours, now: int) -> TurnClock:
    until = fitted(pace, now + pace.turn, hours)
    due = fitted(pace, until + banks[clan], hours)
    moved = due - (now + pace.turn + banks[clan])
    clock = TurnClock(version, clan, banks, now, due, span=due - until if banks[clan] else 0, moved=moved)
    return _told(pace, clock, hours)


def paused(clock: TurnClock, now: int) -> TurnClock:
    """It rests, by agreement."""
    if clock.due is None:
        return clock
    earlier = _with_it(clock, lambda before: paused(before, now))
    return replace(clock, due=None, left=clock.due - now, moved=0, local=None, earlier=earlier)


def resumed(pace: Pace, clock: TurnClock, hours: Hours, now: int) -> TurnClock:
    """It goes on with what was left."""
    if clock.left is None:
        return clock
    wanted = now + clock.left
    due = fitted(pace, wanted, hours)
    earlier = _with_it(clock, lambda before: resumed(pace, before, NO_HOURS, now))
    return _told(pace, replace(clock, due=due, left=None, moved=due - wanted, since=now, earlier=earlier), hours)


def granted(pace: Pace, clock: TurnClock, hours: Hours, now: int) -> TurnClock:
    """Somebody gives the player on the move a day more; from now on where time is up."""
    if clock.left is not None:
        return replace(clock, left=min(clock.left + GIFT, MOST_AHEAD))
    base = now if clock.due is None else clock.due
    if base + GIFT > now + MOST_AHEAD:
        return clock
    due = fitted(pace, base + GIFT, hours)
    span = 0 if clock.is_up else clock.span
    after = replace(clock, due=due, span=span, moved=due - base - GIFT, is_up=False, offered=None, since=now)
    return _told(pace, after, hours)


def refitted(pace: Pace, clock: TurnClock, hours: Hours) -> TurnClock:
    """The player on the move has other hours now: the deadline may come later by them, never earlier.

    A few times in a turn, so that no change after change puts it off for ever; later ones count from the next turn on.
    """
    if clock.due is None or clock.refits >= MOST_REFITS:
        return clock
    plain = clock.due - clock.moved
    due = max(clock.due, fitted(pace, plain, hours))
    if not hours.awake(due):
        due = fitted(pace, due, hours)
    return _told(pace, replace(clock, due=due, moved=due - plain, refits=clock.refits + 1), hours)


def given_back(pace: Pace, clock: TurnClock, outages: Iterable[Outage], hours: Hours, now: int) -> TurnClock:
    """The time that the server was down comes back: each outage counts from when the clock was last figured."""
    lost = lost_since(outages, clock.since)
    if clock.due is None or not lost:
        return clock
    due = fitted(pace, clock.due + lost, hours)
    moved = clock.moved + due - clock.due - lost
    earlier = _with_it(clock, lambda before: before if before.due is None else replace(before, due=before.due + lost))
    return _told(pace, replace(clock, due=due, moved=moved, since=now, earlier=earlier), hours)


def lost_since(outages: Iterable[Outage], since: int) -> int:
    """How long nobody watched since then, in ms: what two outages have in common counts once."""
    lost, until = 0, since
    for began, ended in sorted(outages):
        if ended > until:
            lost += ended - max(began, until)
            until = ended
    return lost


def _with_it(clock: TurnClock, change: Callable[[TurnClock], TurnClock]) -> str | None:
    """The clock of the turn before, which what happens to this one happens to as well."""
    return None if clock.earlier is None else change(TurnClock.read(clock.earlier)).write()


def ran_out(clock: TurnClock, now: int, offered: str | None = None) -> TurnClock:
    """Time is up, and the turn waits for whoever comes."""
    return replace(clock, banks=clock.banks_at(now), due=None, span=0, local=None, is_up=True, offered=offered)


def _told(pace: Pace, clock: TurnClock, hours: Hours) -> TurnClock:
    if pace.kind != "days" or clock.due is None:
        return replace(clock, local=None)
    return replace(clock, local=wall_time(clock.due, hours))


def shown(clock: TurnClock) -> dict[str, Any]:
    """What everybody sees of it: banks in seconds by clan, neither zone nor hours."""
    return {
        "clan": clock.clan,
        "banks": [bank // 1000 for bank in clock.banks],
        "bank_from": None if clock.due is None else clock.due - clock.span,
        "paused": clock.is_paused,
        "left": None if clock.left is None else clock.left // 1000,
        "up": clock.is_up,
        "offered": clock.offered is not None,
    }
