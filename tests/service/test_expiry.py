"""What time demands: waiting rooms end, and guests without a seat are forgotten. The time is a parameter."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, make_url

from app import store
from app.chance import Chance
from app.config import Settings
from app.database import Part
from app.identity import DAY, Player
from app.identity.players import hash_of
from app.main import Running
from app.rooms.leaving import leave_all
from app.rooms.opening import Wish
from app.rooms.service import Asker
from app.sqlite import sqlite_engine
from app.tables import messages, metadata, players, rooms, seats

HOUR = DAY // 24
START = 1_800_000_000_000


class Calendar:
    """The time, in milliseconds; it passes when it is told to."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now

    def pass_days(self, days: float) -> None:
        self.now += round(days * DAY)


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database_url=database_url)


@pytest.fixture
async def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
async def running(settings: Settings, calendar: Calendar) -> AsyncIterator[Running]:
    made = Running(settings, calendar, Chance())
    yield made
    await made.database.close()


async def guest(running: Running, name: str = "Ana") -> tuple[Asker, str]:
    player, key = await running.identity.make(name, "en")
    return Asker(player.id, player.nickname), key


async def known(running: Running, key: str) -> Player | None:
    found = await running.identity.recognise(key)
    return found.player if found else None


async def test_a_waiting_room_ends_after_fourteen_days(running: Running, calendar: Calendar) -> None:
    ana, _ = await guest(running)
    room = await running.rooms.open(ana, Wish(2))
    calendar.pass_days(14)
    await running.clock.tick()
    assert (await running.rooms.look(room.code)).status == "waiting"
    calendar.now += HOUR
    await running.clock.tick()
    ended = await running.rooms.look(room.code)
    assert (ended.status, ended.revision) == ("cancelled", room.revision + 1)
    await running.clock.tick()
    assert await running.rooms.look(room.code) == ended


async def test_it_is_since_anything_happened_there(running: Running, calendar: Calendar) -> None:
    ana, _ = await guest(running)
    ben, _ = await guest(running, "Ben")
    room = await running.rooms.open(ana, Wish(3))
    calendar.pass_days(13)
    await running.rooms.sit(room.code, ben, room.invite)
    calendar.pass_days(13)
    await running.clock.tick()
    assert (await running.rooms.look(room.code)).status == "waiting"
    calendar.pass_days(2)
    await running.clock.tick()
    assert (await running.rooms.look(room.code)).status == "cancelled"


async def test_a_game_never_ends_by_itself(running: Running, calendar: Calendar) -> None:
    ana, _ = await guest(running)
    ben, _ = await guest(running, "Ben")
    room = await running.rooms.open(ana, Wish(2))
    await running.rooms.sit(room.code, ben, room.invite)
    calendar.pass_days(1000)
    await running.clock.tick()
    assert (await running.rooms.look(room.code)).status == "playing"


async def test_hundreds_of_rooms_end_in_their_turn(running: Running, calendar: Calendar) -> None:
    ana, _ = await guest(running)
    codes = [(await running.rooms.open(ana, Wish(2))).code for _ in range(205)]
    calendar.pass_days(15)
    await running.clock.tick()
    await running.clock.tick()
    assert {(await running.rooms.look(code)).status for code in codes} == {"cancelled"}


async def test_guests_without_a_seat_are_forgotten_after_ninety_days(running: Running, calendar: Calendar) -> None:
    _, key = await guest(running)
    calendar.pass_days(89)
    await running.clock.tick()
    calendar.pass_days(1)
    await running.clock.tick()
    calendar.now += HOUR
    await running.clock.tick()
    assert await known(running, key) is None


async def test_who_was_here_is_remembered(running: Running, calendar: Calendar) -> None:
    _, key = await guest(running)
    for _ in range(4):
        calendar.pass_days(60)
        assert await known(running, key) is not None
        await running.clock.tick()
    assert await known(running, key) is not None


async def test_who_has_a_seat_is_not_forgotten(running: Running, calendar: Calendar) -> None:
    ana, key_of_ana = await guest(running)
    ben, key_of_ben = await guest(running, "Ben")
    room = await running.rooms.open(ana, Wish(2))
    await running.rooms.sit(room.code, ben, room.invite)
    await running.rooms.resign(room.code, ana)
    calendar.pass_days(1000)
    await running.clock.tick()
    assert await known(running, key_of_ana) is not None
    assert await known(running, key_of_ben) is not None
    assert [seat.nickname for seat in (await running.rooms.look(room.code)).seats] == ["Ana", "Ben"]


def test_to_forget_twice_as_many_takes_twice_as_much_and_no_more(tmp_path: Path) -> None:
    """Counted in steps of SQLite: meanwhile nobody else's move is stored there."""
    few, many = (steps_to_forget(number, tmp_path) for number in (150, 300))
    assert many < 3 * few


def steps_to_forget(number: int, folder: Path) -> int:
    """As many idle players who sit, in as many games, and as many more without a seat, who go."""
    engine = sqlite_engine(make_url(f"sqlite:///{folder}/{number}.sqlite3"), 1)
    metadata.create_all(engine)
    with engine.begin() as connection:
        people = [
            {"id": f"{kind}{n}", "nickname": "Ana", "language": "en", "created_at": 0, "seen_at": 0}
            for kind in ("sits", "goes")
            for n in range(number)
        ]
        connection.execute(insert(players), people)
        for n in range(number):
            connection.execute(insert(rooms), {**ROOM, "code": f"{n}", "host": f"sits{n}"})
            connection.execute(insert(seats), {"room_id": n + 1, "seat": 0, "player_id": f"sits{n}"})
        steps = [0]

        def count() -> None:
            steps[0] += 1

        driver: Any = connection.connection.dbapi_connection
        driver.set_progress_handler(count, 10)
        assert store.forget_idle_players(connection, 1) == number
        driver.set_progress_handler(None, 10)
    engine.dispose()
    return steps[0]


@pytest.mark.parametrize("reminded", [False, True])
def test_the_newest_reminder_is_found_without_reading_all_that_was_said_since(tmp_path: Path, reminded: bool) -> None:
    few, many = (steps_to_find_a_reminder(number, reminded, tmp_path) for number in (100, 1000))
    assert many < 2 * few


def steps_to_find_a_reminder(number: int, reminded: bool, folder: Path) -> int:
    """Reminded once, at the very beginning, or never."""
    engine = sqlite_engine(make_url(f"sqlite:///{folder}/{number}.sqlite3"), 1)
    metadata.create_all(engine)
    with engine.begin() as connection:
        connection.execute(
            insert(players), {"id": "ana", "nickname": "Ana", "language": "en", "created_at": 0, "seen_at": 0}
        )
        connection.execute(insert(rooms), {**ROOM, "code": "table", "host": "ana"})
        said = [{"number": n, "player_id": "ana", "at": n, "kind": "text", "body": "Iorana"} for n in range(number)]
        said[0]["kind"] = "nudge" if reminded else "text"
        store.add_messages(connection, messages, 1, said)
        steps = [0]

        def count() -> None:
            steps[0] += 1

        driver: Any = connection.connection.dbapi_connection
        driver.set_progress_handler(count, 1)
        assert (store.newest_nudge(connection, 1) is not None) == reminded
        driver.set_progress_handler(None, 1)
    engine.dispose()
    return steps[0]


ROOM = {
    "name": "", "size": 2, "visibility": "private", "autostart": True, "status": "finished", "invite": "",
    "revision": 1, "version": 0, "draw": "[]", "created_at": 0, "updated_at": 0,
}  # fmt: skip


@pytest.mark.parametrize("begun", [False, True])
async def test_who_deletes_themselves_leaves_what_an_operator_closed_too(running: Running, begun: bool) -> None:
    ana, key = await guest(running)
    ana = replace(ana, key=hash_of(key))
    ben, _ = await guest(running, "Ben")
    room = await running.rooms.open(ana, Wish(3, first=0, autostart=False))
    for other in (ben, (await guest(running, "Cleo"))[0]):
        await running.rooms.sit(room.code, other, room.invite)
    if begun:
        await running.rooms.start(room.code, ana)
    await running.conduct.close(room.code)
    await leave_all(running.rooms, ana)
    await running.rooms.forget(ana.player, "—", ana.key)
    await running.conduct.open_again(room.code)
    after = await running.rooms.look(room.code)
    if begun:
        assert (after.playing.retired, after.playing.clan) == ((0,), 1)
    else:
        assert ([seat.nickname for seat in after.seats], after.host) == (["Ben", "Cleo"], ben.player)


async def test_another_name_reads_no_room_that_nobody_looks_at(running: Running) -> None:
    """One may sit at very many."""
    ana, _ = await guest(running)
    codes = [(await running.rooms.open(ana, Wish(2))).code for _ in range(20)]
    asked: list[object] = []
    ask = running.database.ask

    async def asking(part: Part[Any]) -> Any:
        asked.append(part.row)
        return await ask(part)

    running.database.ask = asking  # type: ignore[method-assign]
    await running.rooms.renamed(ana.player, "Hina")
    assert asked == []
    assert {(await running.rooms.look(code)).seats[0].nickname for code in codes} == {"Hina"}


async def test_who_left_the_own_room_has_no_seat(running: Running, calendar: Calendar) -> None:
    ana, key = await guest(running)
    room = await running.rooms.open(ana, Wish(2))
    await running.rooms.vacate(room.code, ana, 0)
    calendar.pass_days(91)
    await running.clock.tick()
    assert await known(running, key) is None
