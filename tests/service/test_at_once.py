"""Many act in one moment: their moves may be stored together, and each gets what it would have got alone."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, select, text

from app import store
from app.config import Settings
from app.errors import Problem
from app.migrate import with_connection
from app.rooms import play
from app.rooms.service import Asker
from app.tables import seats
from tests.service.people import OPENING, new_id, place
from tests.service.worlds import World

TABLES = 12


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database_url=database_url)


@pytest.fixture
async def world(settings: Settings) -> AsyncIterator[World]:
    made = World(settings)
    yield made
    await made.running.database.close()


async def tables(world: World, people: list[Asker]) -> list[str]:
    return [(await world.table(people, None)).code for _ in range(TABLES)]


async def test_each_table_gets_its_own_answer(world: World) -> None:
    ana, ben = await world.people("Ana", "Ben")
    codes = await tables(world, [ana, ben])
    for version, (mover, action) in enumerate([(ana, OPENING), (ben, place("e2")), (ana, place("e3"))]):
        acts = (world.rooms.act(code, mover, new_id(), version, action) for code in codes)
        answers = await asyncio.gather(*acts)
        assert [answer.version for answer in answers] == [version + 1] * TABLES
    for code in codes:
        assert [event["version"] for event in await world.events(code)] == [1, 2, 3]
        assert (await world.rooms.look(code)).version == 3


async def test_of_those_at_one_table_one_acts(world: World) -> None:
    """The same action twice, and another one: one event, the same answer to both, and the other is refused."""
    ana, ben = await world.people("Ana", "Ben")
    codes = await tables(world, [ana, ben])
    acts: list[Any] = []
    for code in codes:
        action_id = new_id()
        acts += [world.rooms.act(code, ana, action_id, 0, OPENING) for _ in range(2)]
        acts.append(world.rooms.act(code, ana, new_id(), 0, OPENING))
    results = await asyncio.gather(*acts, return_exceptions=True)
    for number, code in enumerate(codes):
        first, again, other = results[3 * number : 3 * number + 3]
        assert len(await world.events(code)) == 1
        if isinstance(other, Problem):
            assert (other.code, first.body()) == ("stale_version", again.body())
        else:
            assert [first.code, again.code] == ["stale_version"] * 2


async def test_whose_device_was_signed_out_acts_no_more_and_the_others_do(world: World) -> None:
    ana, ben = await world.people("Ana", "Ben")
    codes = await tables(world, [ana, ben])
    signed_out = Asker(ana.player, ana.nickname, "of no device")
    acts = (
        world.rooms.act(code, signed_out if number % 3 == 1 else ana, new_id(), 0, OPENING)
        for number, code in enumerate(codes)
    )
    results = await asyncio.gather(*acts, return_exceptions=True)
    for number, result in enumerate(results):
        if number % 3 == 1:
            assert isinstance(result, Problem)
            assert result.code == "unauthenticated"
        else:
            assert result.version == 1  # type: ignore[union-attr]


@pytest.mark.parametrize("keys", [["of no device", "of Ana"], ["of Ana", "of no device"]])
async def test_of_two_devices_that_move_at_one_table_the_one_that_was_signed_out_does_not(
    world: World, keys: list[str]
) -> None:
    """In one statement."""
    ana, ben = await world.people("Ana", "Ben")
    room = await world.rooms.look((await tables(world, [ana, ben]))[0])
    await world.rooms.write(partial(store.add_key, player=ana.player, hash_="of Ana", name=None, now=0))
    wanted = play.read_action(OPENING, room.ruling)
    moves = []
    for key in keys:
        change = play.act(room, play.acting(room, ana.player), new_id(), 0, wanted, world.now)
        event = change.events[0].fields()
        moves.append(store.Move(room.id, room.revision, change.room.moving_fields(), event, key))
    stored = await world.rooms.write(partial(store.make_moves, moves=moves))
    assert stored == [key == "of Ana" for key in keys]


async def test_a_table_that_is_being_changed_keeps_no_other_waiting(world: World, settings: Settings) -> None:
    """On SQLite, where one writes at a time, all wait."""
    ana, ben = await world.people("Ana", "Ben")
    codes = await tables(world, [ana, ben])
    held, free = threading.Event(), threading.Event()

    def hold(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT id FROM rooms WHERE code = :code FOR UPDATE"), {"code": codes[1]})
            held.set()
            free.wait(60)
        held.set()

    holding = asyncio.create_task(asyncio.to_thread(with_connection, settings, hold))
    assert await asyncio.to_thread(held.wait, 60)
    acts = [asyncio.create_task(world.rooms.act(code, ana, new_id(), 0, OPENING)) for code in codes]
    others = [act for act, code in zip(acts, codes, strict=True) if code != codes[1]]
    assert [answer.version for answer in await asyncio.gather(*others)] == [1] * (TABLES - 1)
    free.set()
    await holding
    assert (await acts[1]).version == 1


async def test_what_another_process_has_changed_meanwhile_stays(world: World, settings: Settings) -> None:
    """A move that was decided on a room in memory is decided anew where that is no longer how it is."""
    other = World(settings)
    ana, ben = await world.people("Ana", "Ben")
    codes = await tables(world, [ana, ben])
    for code in codes[::2]:
        await other.rooms.draw(code, ben, True)
    await other.running.database.close()
    answers = await asyncio.gather(*(world.rooms.act(code, ana, new_id(), 0, OPENING) for code in codes))
    assert [answer.version for answer in answers] == [1] * TABLES
    assert [(await world.rooms.look(code)).draw for code in codes] == [(1,), ()] * (TABLES // 2)


def store_seats_anew(connection: Connection, room_id: int) -> None:
    theirs = seats.c.room_id == room_id
    rows = [dict(row) for row in connection.execute(select(seats).where(theirs)).mappings()]
    connection.execute(delete(seats).where(theirs))
    connection.execute(insert(seats), rows)


async def test_rooms_of_two_who_take_other_names_are_locked_in_one_order(world: World, settings: Settings) -> None:
    """Else each would hold what the other waits for. Here the seats of the first table were stored last."""
    ana, ben = await world.people("Ana", "Ben")
    codes = await tables(world, [ana, ben])
    await world.rooms.write(partial(store_seats_anew, room_id=(await world.rooms.look(codes[0])).id))
    held, free = threading.Event(), threading.Event()
    on_postgres = settings.database_url.startswith("postgresql")

    def hold(connection: Connection) -> None:
        if on_postgres:
            connection.execute(text("SELECT id FROM rooms WHERE code = :code FOR UPDATE"), {"code": codes[0]})
            held.set()
            free.wait(60)
        held.set()

    def that_are_free(connection: Connection) -> list[str]:
        if not on_postgres:
            return []
        here = "SELECT pid FROM pg_locks JOIN pg_database d ON d.oid = database WHERE datname = current_database()"
        while connection.execute(text(f"SELECT 1 FROM pg_locks WHERE NOT granted AND pid IN ({here})")).first() is None:
            pass
        return list(connection.execute(text("SELECT code FROM rooms FOR UPDATE SKIP LOCKED")).scalars())

    holding = asyncio.create_task(asyncio.to_thread(with_connection, settings, hold))
    assert await asyncio.to_thread(held.wait, 60)
    renaming = asyncio.create_task(world.rooms.renamed(ana.player, "Anakena"))
    found = await world.rooms.write(that_are_free)
    free.set()
    await holding
    await renaming
    assert sorted(found) == (sorted(codes[1:]) if on_postgres else [])
    assert [(await world.rooms.look(code)).seats[0].nickname for code in codes] == ["Anakena"] * TABLES
