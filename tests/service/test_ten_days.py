"""Four play over ten days: one sleeps far away, one books days away, one vanishes and is replaced; an Ariki wins."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import date

import orjson
import pytest

from app.config import Settings
from app.rooms.pace import DAY, HOUR, NO_HOURS, Hours, Pace
from app.rooms.personal import personal
from app.rooms.room import view
from tests.service.people import new_id
from tests.service.test_whole_games import won
from tests.service.worlds import World

HALF_HOUR = HOUR // 2
TURN = Pace("days", DAY, DAY)
SLEEPS = Hours("Pacific/Easter", 8 * 60, 22 * 60)
AWAY = Hours("Europe/Madrid", 7 * 60, 23 * 60, ((date(2027, 1, 4), date(2027, 1, 6)),))
# Dan's turns; in the third nobody is there any more.
VANISHES = 3


@pytest.fixture
def settings(database_url: str) -> Settings:
    """The ticker looks every half hour, and nobody takes that for an outage."""
    return Settings(database_url=database_url, deadline_gap=7200)


@pytest.fixture
async def world(settings: Settings) -> AsyncIterator[World]:
    made = World(settings)
    yield made
    await made.running.database.close()


async def test_a_game_of_four_over_ten_days(world: World) -> None:
    game = won(4, 80)
    ana, ben, cleo, dan, eve = await world.people("Ana", "Ben", "Cleo", "Dan", "Eve")
    hours = {ben.player: SLEEPS, cleo.player: AWAY}
    for player, theirs in hours.items():
        await world.running.timekeeper.keep_hours(player, theirs)
    began, turns_of_dan = world.now, 0
    room = await world.table([ana, ben, cleo, dan], TURN, "substitute", first=game["first"])
    people = [ana, ben, cleo, dan]
    for version, action in enumerate(game["actions"]):
        mover = people[room.game.clan]
        theirs = hours.get(mover.player, NO_HOURS)
        assert room.clock.due >= world.now + DAY
        assert theirs.awake(room.clock.due), "no deadline falls into sleep or days away"
        if mover == dan:
            turns_of_dan += room.game.phase == "dominance"
            if turns_of_dan == VANISHES:
                await replace_dan(world, room.code, dan, eve, ana)
                mover = people[3] = eve
        await world.pass_time(2 * HOUR, HALF_HOUR)
        while not theirs.awake(world.now):
            await world.pass_time(HALF_HOUR, HALF_HOUR)
        await world.rooms.act(room.code, mover, new_id(), version, action)
        room = await world.rooms.look(room.code)
        for secret in ("Easter", "Madrid", "local", "wakes"):
            assert secret not in orjson.dumps(view(room, set())).decode()
    assert world.now - began >= 10 * DAY
    assert (room.status, room.game.result, room.game.winner) == ("finished", "ariki", game["winner"])
    assert (room.game.retired, room.clock) == ((), None)
    # Time was up for one only, and every step of that is told.
    assert await world.kinds(room.code) == ["seat_offered", "substituted"]
    assert [event["kind"] for event in await world.events(room.code)] == ["action"] * len(game["actions"])


async def replace_dan(world: World, code: str, dan, eve, ana) -> None:  # type: ignore[no-untyped-def]
    """Nobody sees Dan any more; after turn and reserve his seat is offered, and Eve takes it."""
    await world.pass_time(2 * DAY - HALF_HOUR, HALF_HOUR)
    room = await world.rooms.look(code)
    assert room.clock.offered is None
    await world.pass_time(HOUR, HALF_HOUR)
    room = await world.rooms.look(code)
    invite = personal(room, ana.player)["you"]["offered"]
    await world.pass_time(12 * HOUR, HALF_HOUR)
    taken = await world.rooms.sit(code, eve, invite)
    assert taken.seat_of(dan.player) is None
    assert taken.clock.due >= world.now + DAY
