"""Pace and hours: no deadline of *days* falls into sleep or days away, in any zone, whatever its clocks do."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.rooms import clocks
from app.rooms.clocks import TurnClock
from app.rooms.pace import DAY, HOUR, QUARTER, BadHours, Hours, Pace, check_hours, fit, read_pace, wall_time

ZONES = (
    "Pacific/Apia", "Pacific/Chatham", "Pacific/Easter", "Australia/Lord_Howe", "Asia/Kathmandu", "America/St_Johns",
    "Europe/Madrid", "Africa/Casablanca", "UTC",
)  # fmt: skip
YEAR_2027 = 1_798_761_600_000
THREE = Pace("days", 3 * DAY, 2 * DAY)


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


quarters = st.integers(0, 95).map(lambda quarter: quarter * 15)
instants = st.integers(YEAR_2027 - 20 * 365 * DAY, YEAR_2027 + 3 * 365 * DAY)


@st.composite
def hours(draw: st.DrawFn, instant: int) -> Hours:
    wakes = draw(quarters)
    sleeps = draw(quarters.filter(lambda minute: minute != wakes))
    day = datetime.fromtimestamp(instant / 1000, UTC).date()
    starts = draw(st.lists(st.integers(-2, 12), max_size=3))
    days = ((start, start + draw(st.integers(0, 9))) for start in starts)
    away = tuple((day + timedelta(days=first), day + timedelta(days=last)) for first, last in days)
    return Hours(draw(st.sampled_from(ZONES)), wakes, sleeps, away)


@settings(max_examples=400)
@given(st.data(), instants)
def test_a_deadline_is_when_its_player_is_awake(data: st.DataObject, instant: int) -> None:
    theirs = data.draw(hours(instant))
    due = fit(instant, theirs)
    assert due >= instant
    assert theirs.awake(due)
    if theirs.awake(instant):
        assert due == instant
    else:
        # Some time after waking; not the first moment of it.
        assert theirs.awake(due - QUARTER // 2)


@settings(max_examples=200)
@given(st.data(), instants, st.sampled_from((1, 2, 3, 5, 7)), st.integers(0, 3))
def test_so_it_is_for_turn_bank_gifts_and_what_is_given_back(
    data: st.DataObject, instant: int, days: int, bank: int
) -> None:
    theirs = data.draw(hours(instant))
    pace = Pace("days", days * DAY, bank * DAY)
    clock = clocks.first_turn(pace, 2, 0, 0, theirs, instant)
    given_day = clocks.granted(pace, clock, theirs, instant + HOUR)
    back = clocks.given_back(pace, given_day, [(instant + HOUR, instant + 5 * HOUR)], theirs, instant + 5 * HOUR)
    resumed = clocks.resumed(pace, clocks.paused(back, instant + 6 * HOUR), theirs, instant + 9 * HOUR)
    for one in (clock, given_day, back, resumed):
        assert one.due is not None
        assert theirs.awake(one.due)
        assert one.due >= instant + days * DAY
        assert one.local == wall_time(one.due, theirs)
    assert TurnClock.read(resumed.write()) == resumed


@pytest.mark.parametrize(
    ("instant", "hours", "due"),
    [
        # On Easter Island, five hours behind in summer, it is seven in the morning, after nine hours: half of the day.
        ("2027-01-15T12:00", Hours("Pacific/Easter", 8 * 60, 22 * 60), "2027-01-15T20:00"),
        ("2027-01-15T15:00", Hours("Pacific/Easter", 8 * 60, 22 * 60), "2027-01-15T15:00"),
        # Awake over midnight, from six in the evening until two in the morning.
        ("2027-06-01T01:30", Hours("UTC", 18 * 60, 2 * 60), "2027-06-01T01:30"),
        ("2027-06-01T02:30", Hours("UTC", 18 * 60, 2 * 60), "2027-06-01T19:00"),
        # Away until the second of June: on the third after waking.
        (
            "2027-06-01T12:00",
            Hours("Europe/Madrid", 9 * 60, 23 * 60, ((date(2027, 5, 31), date(2027, 6, 2)),)),
            "2027-06-03T14:00",
        ),
        # Apia had no 30 December 2011 at all: two hours of sleep on the 29th, then it is the 31st.
        ("2011-12-30T09:00", Hours("Pacific/Apia", 9 * 60, 21 * 60), "2011-12-30T21:00"),
        # Chatham sets its clocks on at a quarter to three: who wakes at three does so at a quarter to four that day.
        ("2027-09-24T13:45", Hours("Pacific/Chatham", 3 * 60, 12 * 60), "2027-09-24T18:45"),
        ("2027-09-25T13:45", Hours("Pacific/Chatham", 3 * 60, 12 * 60), "2027-09-25T18:07"),
    ],
)
def test_examples(instant: str, hours: Hours, due: str) -> None:
    found = fit(at(instant), hours)
    assert hours.awake(found)
    assert datetime.fromtimestamp(found / 1000, UTC).isoformat()[:16] == due


@pytest.mark.parametrize(
    ("hours", "where", "problem"),
    [
        (Hours("Pacific/Atlantis"), "zone", "no_such_zone"),
        (Hours("../../etc/passwd"), "zone", "no_such_zone"),
        (Hours("UTC", 480, 480), "sleeps", "never_awake"),
        (Hours("UTC", 481, 1000), "wakes", "no_quarter_of_an_hour"),
        (Hours("UTC", 0, 1001), "sleeps", "no_quarter_of_an_hour"),
        (Hours("UTC", away=((date(2026, 12, 31), date(2027, 1, 2)),)), "away.0", "in_the_past"),
        (Hours("UTC", away=((date(2027, 1, 5), date(2027, 1, 4)),)), "away.0", "ends_before_it_begins"),
        (Hours("UTC", away=((date(2029, 1, 5), date(2029, 1, 6)),)), "away.0", "too_far"),
        (Hours("UTC", away=((date(2027, 1, 5), date(2027, 6, 6)),)), "away", "too_many_days"),
        (Hours("UTC", away=((date(2027, 1, 5), date(2027, 1, 6)),) * 21), "away", "too_many"),
    ],
)
def test_what_cannot_be_anybodys_hours(hours: Hours, where: str, problem: str) -> None:
    with pytest.raises(BadHours) as refused:
        check_hours(hours, (), YEAR_2027)
    assert (refused.value.where, refused.value.problem) == (where, problem)


def test_today_is_the_players_own() -> None:
    """At midnight in UTC it is still yesterday on Easter Island, and already noon in Apia."""
    booked = ((date(2026, 12, 31), date(2027, 1, 2)),)
    check_hours(Hours("Pacific/Easter", away=booked), (), YEAR_2027)
    check_hours(Hours("UTC", away=booked), booked, YEAR_2027 + HOUR)
    with pytest.raises(BadHours):
        check_hours(Hours("Pacific/Apia", away=booked), (), YEAR_2027)


def test_the_bank_goes_on_where_the_turn_is_over() -> None:
    pace = Pace("live", 30_000, 60_000)
    clock = clocks.first_turn(pace, 2, 0, 0, Hours("UTC"), 0)
    assert clock.due == 90_000
    assert clock.banks_at(30_000) == (60_000, 60_000)
    assert clock.banks_at(50_000) == (40_000, 60_000)
    after = clocks.next_turn(pace, clock, 1, 1, Hours("UTC"), 50_000)
    assert (after.banks, after.due) == ((40_000, 60_000), 140_000)
    assert clocks.ran_out(clock, 95_000).banks == (0, 60_000)


def test_a_pause_takes_nothing_and_goes_on_through_a_turn() -> None:
    pace = Pace("live", 30_000, 60_000)
    clock = clocks.paused(clocks.first_turn(pace, 2, 0, 0, Hours("UTC"), 0), 40_000)
    assert (clock.due, clock.left, clock.banks_at(900_000)) == (None, 50_000, (50_000, 60_000))
    after = clocks.next_turn(pace, clock, 1, 1, Hours("UTC"), 900_000)
    assert (after.is_paused, after.left, after.banks) == (True, 90_000, (50_000, 60_000))
    assert clocks.resumed(pace, after, Hours("UTC"), 1_000_000).due == 1_090_000


def test_no_change_after_change_of_hours_puts_a_deadline_off_for_ever() -> None:
    theirs, others = Hours("UTC", 6 * 60, 7 * 60), Hours("UTC", 18 * 60, 19 * 60)
    clock = clocks.first_turn(THREE, 2, 0, 0, theirs, YEAR_2027)
    for _ in range(50):
        theirs, others = others, theirs
        clock = clocks.refitted(THREE, clock, theirs)
    assert clock.due is not None
    assert clock.due < YEAR_2027 + 8 * DAY


def test_what_was_counted_is_not_given_back_twice() -> None:
    clock = clocks.first_turn(THREE, 2, 0, 0, Hours("UTC"), YEAR_2027)
    outage = (YEAR_2027 + HOUR, YEAR_2027 + 3 * HOUR)
    once = clocks.given_back(THREE, clock, [outage], Hours("UTC"), outage[1])
    assert once.due == YEAR_2027 + 5 * DAY + 2 * HOUR
    assert clocks.given_back(THREE, once, [outage], Hours("UTC"), outage[1] + HOUR) == once
    # What was down before the turn began is none of its time.
    assert clocks.given_back(THREE, clock, [(0, YEAR_2027)], Hours("UTC"), YEAR_2027 + 1) == clock


@pytest.mark.parametrize("written", [{"kind": "live", "turn": 30, "bank": 600}, {"kind": "days", "turn": 3, "bank": 2}])
def test_a_pace_is_read_as_it_is_written(written: dict[str, object]) -> None:
    pace = read_pace(written)
    assert pace is not None
    assert pace.written() == written
    assert read_pace({"kind": "none"}) is None
