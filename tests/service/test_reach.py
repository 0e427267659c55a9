"""The table sees who would hear of a turn by no channel, and not by which the others would."""

from __future__ import annotations

import pytest

from app import store
from app.errors import Problem
from app.notices.telling import Telling
from tests.service.test_notices import TWO_DAYS, Told, settings, world

__all__ = ["settings", "world"]


async def test_who_has_no_channel_or_wants_none_cannot_be_reached(world: Told) -> None:
    ana, ben, cleo = await world.people("Ana", "Ben", "Cleo")
    room = await world.table([ana, ben, cleo], TWO_DAYS)
    wishes = world.running.wishes
    assert set(await wishes.unreachable(room.code, ana.player)) == {ana.player, ben.player, cleo.player}
    await world.reachable(ben, cleo)
    assert await wishes.unreachable(room.code, ana.player) == [ana.player]
    await world.wish(cleo, Telling.read('{"kinds": {"turn": false}}'))
    assert set(await wishes.unreachable(room.code, ben.player)) == {ana.player, cleo.player}
    await world.rooms.write(lambda on: store.mute(on, room.id, ben.player))
    assert set(await wishes.unreachable(room.code, ben.player)) == {ana.player, ben.player, cleo.player}


async def test_a_channel_of_the_room_reaches_all_and_who_has_retired_counts_no_more(world: Told) -> None:
    ana, ben, cleo = await world.people("Ana", "Ben", "Cleo")
    room = await world.table([ana, ben, cleo], TWO_DAYS)
    await world.rooms.resign(room.code, cleo)
    assert set(await world.running.wishes.unreachable(room.code, ana.player)) == {ana.player, ben.player}
    await world.running.channel.put(room.code, ana, "https://hooks.example/1")
    assert await world.running.wishes.unreachable(room.code, cleo.player) == []


async def test_it_is_for_the_table_alone(world: Told) -> None:
    ana, ben, eve = await world.people("Ana", "Ben", "Eve")
    room = await world.table([ana, ben], TWO_DAYS)
    with pytest.raises(Problem, match="not_seated"):
        await world.running.wishes.unreachable(room.code, eve.player)
