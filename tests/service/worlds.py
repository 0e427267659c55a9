"""A process whose time is told, people at its tables, and a ticker that looks now and then."""

from __future__ import annotations

from typing import Any

import orjson

from app.chance import Chance
from app.config import Settings
from app.main import Running
from app.rooms.opening import Wish
from app.rooms.pace import Pace
from app.rooms.room import Room
from app.rooms.service import Asker

START = 1_798_761_600_000  # the first of January 2027


class World:
    """A process, the time, and people at tables."""

    def __init__(self, settings: Settings) -> None:
        self.now = START
        self.settings = settings
        self.running = Running(settings, lambda: self.now, Chance())

    @property
    def rooms(self) -> Any:
        return self.running.rooms

    async def people(self, *names: str) -> list[Asker]:
        return [Asker((await self.running.identity.make(name, "en"))[0].id, name) for name in names]

    async def table(self, people: list[Asker], pace: Pace, absence: str = "wait", first: int = 0) -> Room:
        room = await self.rooms.open(people[0], Wish(len(people), first=first, pace=pace, absence=absence))
        for person in people[1:]:
            room = await self.rooms.sit(room.code, person, room.invite)
        return room  # type: ignore[no-any-return]

    async def pass_time(self, span: int, step: int = 10_000) -> None:
        """Time passes, and the ticker looks now and then."""
        until = self.now + span
        while self.now < until:
            self.now = min(until, self.now + step)
            await self.running.clock.look_at_deadlines()

    async def restart(self) -> None:
        await self.running.database.close()
        self.running = Running(self.settings, lambda: self.now, Chance())

    async def kinds(self, code: str) -> list[str]:
        return [orjson.loads(line)["kind"] for line in await self.running.timekeeper.lines(code, 0)]

    async def events(self, code: str) -> list[Any]:
        return [orjson.loads(body) for body in (await self.rooms.look_with_events(code, 0))[1]]
