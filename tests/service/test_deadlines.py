"""Deadlines fire once, never early, never by the server's fault; absence spoils nothing. The time is a parameter."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime

import pytest
from sqlalchemy import text

from app.backup import looked_at
from app.config import Settings
from app.errors import Problem
from app.rooms import play
from app.rooms.agreement import Wish as Proposal
from app.rooms.one_phone import Names
from app.rooms.opening import Wish
from app.rooms.pace import DAY, HOUR, Hours, Pace
from app.rooms.personal import personal
from app.rooms.room import deadline, view
from tests.service.people import new_id, place
from tests.service.worlds import World

MINUTE = HOUR // 60
LIVE = Pace("live", 30_000, 60_000)
TWO_DAYS = Pace("days", 2 * DAY, 0)


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database_url=database_url)


@pytest.fixture
async def world(settings: Settings) -> AsyncIterator[World]:
    made = World(settings)
    await made.pass_time(3 * MINUTE)
    yield made
    await made.running.database.close()


async def test_f15_never_early_and_once(world: World) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], LIVE, "retire")
    due = room.clock.due  # type: ignore[union-attr]
    assert due == world.now + 90_000
    await world.pass_time(89_999)
    assert world.now == due - 1
    assert not await world.running.deadlines.fire(room.code)
    assert (await world.rooms.look(room.code)).version == 0
    world.now = due
    await world.running.clock.look_at_deadlines()
    ended = await world.rooms.look(room.code)
    assert (ended.status, ended.version, deadline(ended)) == ("finished", 1, None)
    assert [(event["kind"], event["reason"]) for event in await world.events(room.code)] == [("retire", "timeout")]
    assert not await world.running.deadlines.fire(room.code)
    await world.pass_time(HOUR, 10 * MINUTE // 60)
    assert (await world.rooms.look(room.code)).revision == ended.revision


async def test_f16_what_two_outages_have_in_common_counts_once(world: World) -> None:
    """The clocks are held and let go by hand while no server runs."""
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    await world.running.deadlines.watch()
    world.now += 2 * HOUR
    await world.restart()
    await world.running.deadlines.hold()
    world.now += 3 * HOUR
    await world.running.deadlines.release()
    world.now += HOUR
    await world.restart()
    await world.running.deadlines.watch()
    after = await world.rooms.look(room.code)
    assert after.clock.due - room.clock.due == 6 * HOUR  # type: ignore[union-attr]


@pytest.mark.parametrize("hindered", ["down", "paused"])
async def test_who_takes_a_turn_back_has_the_time_that_was_given_back_since(world: World, hindered: str) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    await world.running.deadlines.watch()
    await world.rooms.act(room.code, ana, new_id(), 0, place("b3"))
    timekeeper = world.running.timekeeper
    if hindered == "down":
        world.now += 5 * DAY
        await world.restart()
        await world.running.deadlines.watch()
    else:
        for pause in (True, False):
            asked = await timekeeper.propose(room.code, ana, Proposal(pause=pause))
            await timekeeper.answer(room.code, ben, asked.proposal.number, True)  # type: ignore[union-attr]
            world.now += 5 * DAY * pause
    back = await world.running.timekeeper.take_back(room.code, ana, 1, -1)
    assert (back.clock.clan, back.clock.due - room.clock.due) == (0, 5 * DAY)  # type: ignore[union-attr]


async def test_f13_a_zone_that_this_machine_does_not_know_stops_no_game(world: World) -> None:
    """As where a database comes from a machine with newer zones."""
    ana, ben = await world.people("Ana", "Ben")
    await world.running.timekeeper.keep_hours(ben.player, Hours("Europe/Berlin", 8 * 60, 22 * 60))
    room = await world.table([ana, ben], TWO_DAYS)
    await world.rooms.write(lambda on: on.execute(text("UPDATE hours SET zone = 'Rapa/Nui'")))
    await world.rooms.act(room.code, ana, new_id(), 0, place("b3"))
    kept = await world.running.timekeeper.hours(ben.player)
    assert kept == Hours("UTC", 8 * 60, 22 * 60)


async def test_whoever_moves_in_time_is_not_hit(world: World) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], LIVE, "retire")
    await world.pass_time(50_000)
    await world.rooms.act(room.code, ana, new_id(), 0, place("b3"))
    after = await world.rooms.look(room.code)
    assert after.clock.banks == (40_000, 60_000)
    assert after.clock.due == world.now + 90_000
    await world.pass_time(89_999)
    assert (await world.rooms.look(room.code)).version == 1


async def test_waiting_is_all_that_happens(world: World) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], LIVE)
    await world.pass_time(10 * MINUTE)
    late = await world.rooms.look(room.code)
    assert (late.status, late.version, deadline(late), late.clock.is_up) == ("playing", 0, None, True)
    assert await world.kinds(room.code) == ["time_up"]
    with pytest.raises(Problem, match="not_your_turn"):
        await world.rooms.act(room.code, ben, new_id(), 0, place("b3"))
    await world.rooms.act(room.code, ana, new_id(), 0, place("b3"))
    going = await world.rooms.look(room.code)
    assert (going.clock.is_up, going.clock.banks) == (False, (0, 60_000))


async def test_a_day_more_wakes_a_clock_that_is_up(world: World) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], LIVE, "substitute")
    await world.pass_time(10 * MINUTE)
    given = await world.running.timekeeper.give_day(room.code, ben, 0)
    assert (given.clock.due, given.clock.offered) == (world.now + DAY, None)  # type: ignore[union-attr]


async def test_a_seat_is_offered_and_taken_by_somebody_new(world: World) -> None:
    ana, ben, cleo, dan = await world.people("Ana", "Ben", "Cleo", "Dan")
    room = await world.table([ana, ben, cleo], LIVE, "substitute")
    await world.rooms.draw(room.code, ana, True)
    await world.pass_time(5 * MINUTE)
    offered = await world.rooms.look(room.code)
    invite = offered.clock.offered
    assert invite
    assert invite not in str(view(offered, set()))
    assert personal(offered, dan.player)["you"] == {"player": dan.player, "seats": []}
    assert personal(offered, ben.player)["you"]["offered"] == invite
    with pytest.raises(Problem, match="room_full"):
        await world.rooms.sit(room.code, dan, room.invite)
    # Those who are at the table have their seat already.
    assert (await world.rooms.sit(room.code, ben, invite)).seats == offered.seats
    taken = await world.rooms.sit(room.code, dan, invite)
    assert [seat.player for seat in taken.seats] == [dan.player, ben.player, cleo.player]
    assert (taken.clock.offered, taken.clock.is_up, taken.draw, taken.host) == (None, False, (), dan.player)
    with pytest.raises(Problem, match="not_seated"):
        await world.rooms.act(room.code, ana, new_id(), 0, place("b3"))
    with pytest.raises(Problem, match="room_full"):
        await world.rooms.sit(room.code, ana, invite)
    await world.rooms.act(room.code, dan, new_id(), 0, place("b3"))
    assert await world.kinds(room.code) == ["seat_offered", "substituted"]


@pytest.mark.parametrize("way", ["back", "draw", "propose", "act"])
async def test_until_somebody_sits_its_owner_takes_it_back(world: World, way: str) -> None:
    ana, ben, dan = await world.people("Ana", "Ben", "Dan")
    room = await world.table([ana, ben], LIVE, "substitute")
    await world.pass_time(5 * MINUTE)
    invite = (await world.rooms.look(room.code)).clock.offered
    await world.rooms.draw(room.code, ben, True)  # the others' actions leave it offered
    assert (await world.rooms.look(room.code)).clock.offered == invite
    if way == "back":
        await world.running.timekeeper.come_back(room.code, ana)
    elif way == "draw":
        await world.rooms.draw(room.code, ana, False)
    elif way == "propose":
        await world.running.timekeeper.propose(room.code, ana, Proposal(absence="wait"))
    else:
        await world.rooms.act(room.code, ana, new_id(), 0, place("b3"))
    back = await world.rooms.look(room.code)
    assert (back.clock.offered, back.clock.is_up) == (None, False)
    assert back.clock.due > world.now
    with pytest.raises(Problem, match="room_full"):
        await world.rooms.sit(room.code, dan, invite)


async def test_f16_what_the_server_was_down_is_given_back(world: World) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS, "retire")
    due = room.clock.due  # type: ignore[union-attr]
    await world.pass_time(DAY, HOUR // 240)
    alive = world.now
    world.now += 3 * DAY
    await world.restart()
    await world.running.clock.look_at_deadlines()
    shifted = await world.rooms.look(room.code)
    assert (shifted.version, shifted.clock.due) == (0, due + world.now - alive)
    # A second start at once gives nothing more.
    await world.restart()
    await world.running.clock.look_at_deadlines()
    assert (await world.rooms.look(room.code)).clock.due == shifted.clock.due
    world.now = shifted.clock.due - 1
    await world.running.clock.look_at_deadlines()  # nobody had watched: given back again
    assert (await world.rooms.look(room.code)).version == 0


async def test_f16_what_is_given_back_does_not_fall_into_sleep(world: World) -> None:
    ana, ben = await world.people("Ana", "Ben")
    hours = Hours("Pacific/Easter", 9 * 60, 12 * 60)
    await world.running.timekeeper.keep_hours(ana.player, hours)
    room = await world.table([ana, ben], TWO_DAYS)
    world.now += 7 * HOUR
    await world.restart()
    await world.running.clock.look_at_deadlines()
    after = await world.rooms.look(room.code)
    assert after.clock.due > room.clock.due  # type: ignore[union-attr]
    assert hours.awake(after.clock.due)


async def test_f16_a_move_after_an_outage_costs_nothing_of_it(world: World) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], LIVE)
    world.now += HOUR
    await world.restart()
    await world.running.clock.look_at_deadlines()
    await world.rooms.act(room.code, ana, new_id(), 0, place("b3"))
    assert (await world.rooms.look(room.code)).clock.banks == (60_000, 60_000)


async def test_f16_nothing_fires_in_the_first_minutes(world: World) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], LIVE, "retire")
    await world.restart()
    await world.pass_time(175_000, 5_000)
    assert (await world.rooms.look(room.code)).version == 0
    await world.pass_time(10_000, 5_000)
    assert (await world.rooms.look(room.code)).version == 1


async def test_f16_the_brake_holds_all_and_it_can_be_undone(world: World) -> None:
    people = await world.people("Ana", "Ben")
    codes = [(await world.table(people, LIVE, "retire")).code for _ in range(30)]
    before = world.now
    await world.pass_time(5 * MINUTE)
    found = [await world.rooms.look(code) for code in codes]
    assert sum(room.status == "finished" for room in found) == 20
    assert await world.running.deadlines.held() == "brake"
    assert (await world.running.ready()) is True
    done, left = await world.running.deadlines.take_back(before, world.now, also_played=False)
    assert (len(done), left) == (20, [])
    await world.pass_time(HOUR, MINUTE // 4)
    await world.running.deadlines.release()
    for code in codes:
        room = await world.rooms.look(code)
        assert (room.status, deadline(room) is not None) == ("playing", True)
        events = await world.events(code)
        assert [event["kind"] for event in events] == (["retire", "undo"] if code in done else [])
    assert not (await asyncio.to_thread(looked_at, world.settings)).wrong
    # What was undone is not undone again.
    assert await world.running.deadlines.take_back(before, world.now, also_played=True) == ([], [])


async def test_f16_held_by_hand_and_released_with_the_time_given_back(world: World) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], LIVE, "retire")
    await world.running.deadlines.hold()
    held = world.now
    await world.pass_time(HOUR, MINUTE // 4)
    # A ticker that does not know yet that they are held is told so in the room's own transaction.
    assert not await world.running.deadlines.fire(room.code)
    assert (await world.rooms.look(room.code)).version == 0
    await world.running.deadlines.release()
    after = await world.rooms.look(room.code)
    assert after.clock.due == room.clock.due + world.now - held  # type: ignore[union-attr]
    await world.pass_time(4 * MINUTE)
    assert (await world.rooms.look(room.code)).version == 1


async def test_what_was_played_since_is_only_undone_on_demand(world: World) -> None:
    people = await world.people("Ana", "Ben", "Cleo")
    room = await world.table(people, LIVE, "retire")
    before = world.now
    await world.pass_time(90_000)
    await world.rooms.act(room.code, people[1], new_id(), 1, place("b3"))
    assert await world.running.deadlines.take_back(before, world.now, also_played=False) == ([], [room.code])
    assert await world.running.deadlines.take_back(before, world.now, also_played=True) == ([room.code], [])
    again = await world.rooms.look(room.code)
    assert (again.version, again.game.clan, again.game.retired) == (3, 0, ())
    assert "!undo 0" in await world.rooms.record(room.code)
    read = play.record(again, (await world.rooms.look_with_events(room.code, 0))[1])
    assert again.ruling.read_record(read).game() == again.game
    # Whoever comes to it from scratch finds the same.
    await world.restart()
    assert (await world.rooms.look(room.code)).state == again.state
    await world.rooms.act(room.code, people[0], new_id(), 3, place("c3"))
    assert not (await asyncio.to_thread(looked_at, world.settings)).wrong


async def test_f18_at_once_from_all_sides_it_fires_once(world: World) -> None:
    people = await world.people("Ana", "Ben", "Cleo")
    codes = [(await world.table(people, LIVE, "substitute")).code for _ in range(10)]
    await world.pass_time(89_999)
    world.now += 100
    fired = await asyncio.gather(*(world.running.deadlines.fire(code) for code in codes * 4))
    assert sum(fired) == 10
    for code in codes:
        assert await world.kinds(code) == ["seat_offered"]


async def test_days_away_are_nobodys_deadline(world: World) -> None:
    ana, ben = await world.people("Ana", "Ben")
    away = ((date(2027, 1, 2), date(2027, 1, 8)),)
    await world.running.timekeeper.keep_hours(ana.player, Hours("UTC", 480, 1320, away))
    room = await world.table([ana, ben], TWO_DAYS)
    due = datetime.fromtimestamp(room.clock.due / 1000, UTC)  # type: ignore[union-attr]
    assert due.date() == date(2027, 1, 9)


async def test_whoever_keeps_seats_on_one_phone_still_has_one_when_their_own_is_taken_over(world: World) -> None:
    ana, eve = await world.people("Ana", "Eve")
    room = await world.rooms.open_on_one_phone(
        ana, Wish(3, first=0, pace=LIVE, absence="substitute"), Names((None, "Tiare", "Beto"))
    )
    await world.pass_time(90_000)
    offered = await world.rooms.look(room.code)
    assert offered.clock.offered is not None
    taken = await world.rooms.sit(room.code, eve, offered.clock.offered)
    assert [(seat.player == eve.player, seat.person) for seat in taken.seats] == [
        (True, eve.player), (False, ana.player), (False, ana.player),
    ]  # fmt: skip
    assert personal(taken, ana.player)["you"]["seats"] == [1, 2]
    assert taken.host == ana.player


async def test_the_hours_that_count_are_those_of_who_keeps_the_seat(world: World) -> None:
    (ana,) = await world.people("Ana")
    room = await world.rooms.open_on_one_phone(ana, Wish(2, first=1, pace=TWO_DAYS), Names((None, "Tiare")))
    before = room.clock.due
    away = (date(2027, 1, 1), date(2027, 1, 9))
    await world.running.timekeeper.keep_hours(ana.player, Hours("UTC", 0, 1440, (away,)))
    assert (await world.rooms.look(room.code)).clock.due > before


async def test_a_kept_seat_on_the_move_puts_its_game_first(world: World) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.rooms.open_on_one_phone(ana, Wish(2, first=1), Names((None, "Tiare")))
    world.now += 1
    await world.table([ben, ana], TWO_DAYS)
    assert [game.code for game in await world.rooms.games_of(ana.player, 1)] == [room.code]
