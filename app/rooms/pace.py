"""Pace: how long a turn may take, and the hours of those who take it. Pure: every instant is an argument, in ms."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Any, Literal
from zoneinfo import ZoneInfo, available_timezones

SECOND = 1000
HOUR = 3600 * SECOND
DAY = 24 * HOUR
# No zone's clock is ever set but on a full quarter of an hour, and awake hours begin and end on one.
QUARTER = HOUR // 4
WHOLE_DAY = 24 * 60
# Who wakes up has at least this long, and at most half of the awake time that begins there.
AFTER_WAKING = HOUR
# Days away are booked ahead, and so that every search for an awake moment ends.
MOST_BOOKINGS = 20
MOST_DAYS_AWAY = 90
FURTHEST = 400

Kind = Literal["live", "days"]
Booking = tuple[date, date]


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a turn may take, and a bank for the whole game that goes on where that is over; both in ms.

    *live* is counted as it passes; *days* leaves out when the player to move sleeps or is away.
    """

    kind: Kind
    turn: int
    bank: int

    def written(self) -> dict[str, Any]:
        """As the wire and the store have it: seconds, or days."""
        unit = DAY if self.kind == "days" else SECOND
        return {"kind": self.kind, "turn": self.turn // unit, "bank": self.bank // unit}


NO_LIMIT: Mapping[str, Any] = {"kind": "none"}


def read_pace(written: Mapping[str, Any] | None) -> Pace | None:
    """The pace that `Pace.written` or a client wrote; None where a turn may take for ever."""
    if written is None or written["kind"] == "none":
        return None
    unit = DAY if written["kind"] == "days" else SECOND
    return Pace(written["kind"], written["turn"] * unit, written["bank"] * unit)


def write_pace(pace: Pace | None) -> dict[str, Any]:
    """The pace as the wire has it."""
    return dict(NO_LIMIT) if pace is None else pace.written()


class BadHours(Exception):
    """These cannot be anybody's hours: `where` is the field, `problem` what is wrong with it."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Hours:
    """When a player can be expected to move: a time zone, the awake hours in minutes of the day, the days away.

    `wakes` after `sleeps` means a window over midnight; days away are whole days of that zone, both ends included.
    """

    zone: str
    wakes: int = 0
    sleeps: int = WHOLE_DAY
    away: tuple[Booking, ...] = ()

    def awake(self, instant: int) -> bool:
        """Whether the player is awake and not away then."""
        local = self.local(instant)
        minute = local.hour * 60 + local.minute
        if self.wakes < self.sleeps:
            up = self.wakes <= minute < self.sleeps
        else:
            up = minute >= self.wakes or minute < self.sleeps
        return up and not any(first <= local.date() <= last for first, last in self.away)

    def local(self, instant: int) -> datetime:
        """What the player's own clock shows then."""
        return datetime.fromtimestamp(instant // SECOND, _zone(self.zone))


NO_HOURS = Hours("UTC")


@lru_cache(1024)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def is_zone(name: str) -> bool:
    """Whether this machine knows what the clocks of this zone show."""
    try:
        _zone(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


@lru_cache(1)
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones()) - {"Factory", "localtime"}


def check_hours(hours: Hours, known: Sequence[Booking], now: int) -> None:
    """Raises BadHours where a player cannot have these; what was booked before (`known`) may lie in the past."""
    if hours.zone not in zones():
        raise BadHours("zone", "no_such_zone")
    if hours.wakes == hours.sleeps:
        raise BadHours("sleeps", "never_awake")
    if hours.wakes % 15 or hours.sleeps % 15:
        raise BadHours("wakes" if hours.wakes % 15 else "sleeps", "no_quarter_of_an_hour")
    if len(hours.away) > MOST_BOOKINGS:
        raise BadHours("away", "too_many")
    today = hours.local(now).date()
    for number, (first, last) in enumerate(hours.away):
        where = f"away.{number}"
        if last < first:
            raise BadHours(where, "ends_before_it_begins")
        if first < today and (first, last) not in known:
            raise BadHours(where, "in_the_past")
        if (last - today).days > FURTHEST:
            raise BadHours(where, "too_far")
    if sum((last - first).days + 1 for first, last in hours.away if last >= today) > MOST_DAYS_AWAY:
        raise BadHours("away", "too_many_days")


def still_booked(away: Sequence[Booking], today: date) -> tuple[Booking, ...]:
    """The bookings that are not over, in order."""
    return tuple(sorted(booking for booking in set(away) if booking[1] >= today - timedelta(days=1)))


def fit(instant: int, hours: Hours) -> int:
    """The deadline that does not fall into sleep or days away: `instant` itself, or some time after waking.

    Who sleeps or is away then gets, from waking on, as long as had been slept until then, but an hour at the least and
    half of the awake time at the most. So of the hours that were lost some come back, and nobody wakes up to a
    deadline; nor does it tell to the minute when somebody gets up.
    """
    if hours.awake(instant):
        return instant
    waking = next(quarter for quarter in _quarters(instant) if hours.awake(quarter))
    awake_for = next(
        quarter - waking for quarter in _quarters(waking) if not hours.awake(quarter) or quarter - waking >= DAY
    )
    slept = instant - _asleep_since(instant, hours)
    return waking + min(max(AFTER_WAKING, slept), awake_for // 2)


def _asleep_since(instant: int, hours: Hours) -> int:
    """When the sleep began in which `instant` lies, a day before at the most."""
    quarter = instant - instant % QUARTER
    while instant - quarter < DAY and not hours.awake(quarter - QUARTER):
        quarter -= QUARTER
    return quarter


def _quarters(instant: int) -> Iterator[int]:
    """The full quarters of an hour after `instant`."""
    quarter = instant - instant % QUARTER
    for _ in range((FURTHEST + MOST_DAYS_AWAY) * DAY // QUARTER):
        quarter += QUARTER
        yield quarter


def awake_from(instant: int, hours: Hours) -> int:
    """The first moment from `instant` on at which the player is awake and not away."""
    return instant if hours.awake(instant) else next(quarter for quarter in _quarters(instant) if hours.awake(quarter))


def fitted(pace: Pace, instant: int, hours: Hours) -> int:
    """The deadline at this pace: in *days* it avoids sleep and days away, *live* it does not."""
    return fit(instant, hours) if pace.kind == "days" else instant


def wall_time(instant: int, hours: Hours) -> str:
    """What the player's clock will show then, without the zone: 2027-01-14T21:00."""
    return hours.local(instant).strftime("%Y-%m-%dT%H:%M")


def day_of(text: str) -> date:
    """A day as clients write it, 2027-01-14. Raises ValueError."""
    if len(text) != 10:
        raise ValueError("no day")
    return date.fromisoformat(text)
