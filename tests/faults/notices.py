"""Turns under kills: each is told once to whom it belongs, by a push that a service of ours takes."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial

from sqlalchemy import Connection

from app import store
from app.notices.telling import Telling
from app.rooms.pace import DAY, Pace
from app.rooms.room import Room
from app.rooms.service import Asker
from tests.faults.deadlines import Party, kill_now_and_then
from tests.faults.people import new_id
from tests.push_service import Browser, PushService
from tests.serving import Served

# Of the servers: what takes half a minute takes half a second. A claim outlives what a telling takes by far.
PARKING = 0.5
QUICK = {
    "NOTICE_PARKING": str(PARKING), "NOTICE_INTERVAL": "0.2", "NOTICE_CLAIM": "4", "NOTICE_TIMEOUT": "2",
    "OUTSIDE_TIMEOUT": "1.5", "OUTSIDE_LOCAL": "true",
}  # fmt: skip
TWO_DAYS = Pace("days", 2 * DAY, 0)
AT_ONCE = Telling.read('{"after": {"push": 0}, "kinds": {"began": false, "over": false}}')
# Of each room ten turns or more, in so many rooms at once at the most.
ROOMS, LONG = 60, 10
APART = 0.05  # seconds between two of them
# Seconds: after so long a turn counts as one that nobody was told of; and what is told twice would have been by then.
PATIENCE, AFTERWARDS = 60.0, 6.0
BROWSER = Browser()


class Heard:
    """How often each player was told, by what has come to a push service. What came once more changes nothing.

    A process that is killed between the telling and the writing down of it leaves it to be told again: it cannot be
    known. It is the same notice then, by its id, and the device puts it in the place of the first without a sound.
    """

    def __init__(self, service: PushService) -> None:
        self.service = service
        self._came = Counter[str]()
        self._known = set[tuple[str, int]]()
        self._read = 0
        self.repeated = 0

    def count(self) -> Counter[str]:
        """By player."""
        # Only what is new is looked at: a hundred rooms ask twenty times a second.
        new = self.service.pushed[self._read :]
        self._read += len(new)
        for pushed in new:
            player = pushed.path.rpartition("/")[2]
            notice = (player, json.loads(BROWSER.read(pushed.body))["id"])
            self.repeated += notice in self._known
            self._came[player] += notice not in self._known
            self._known.add(notice)
        return self._came


@dataclass
class Told:
    """What came of the turns: how many there were, which nobody was told of, which twice; the delays in seconds.

    `repeated` are notices that came once more after a kill, as the same: a device shows them in silence.
    """

    turns: int = 0
    kills: int = 0
    missing: int = 0
    doubled: int = 0
    repeated: int = 0
    delays: list[float] = field(default_factory=list)

    @property
    def p95(self) -> float:
        """Of the delays after the parking time."""
        return sorted(self.delays)[len(self.delays) * 95 // 100] if self.delays else 0.0


async def all_told(replicas: Sequence[Served], turns: int, seed: int) -> Told:
    """So many turns in some rooms, each made when the one before was told, while replicas are killed and come back."""
    chance, told, expected = random.Random(seed), Told(), Counter[str]()
    party = Party(replicas[0].database_url)
    done = asyncio.Event()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(party.database.close)
        heard = Heard(stack.enter_context(PushService()))
        killing = asyncio.create_task(kill_now_and_then(replicas, chance, done))
        try:
            rooms = min(ROOMS, -(-turns // LONG))
            async with asyncio.TaskGroup() as tables:
                for _ in range(rooms):
                    tables.create_task(_table(party, heard, told, expected, turns, chance))
                    await asyncio.sleep(APART)
        finally:
            done.set()
            told.kills = await killing
        await asyncio.sleep(AFTERWARDS)
        came = heard.count()
    told.repeated = heard.repeated
    told.doubled = sum((came - expected).values())
    told.missing = sum((expected - came).values())
    return told


async def _table(
    party: Party, heard: Heard, told: Told, expected: Counter[str], turns: int, chance: random.Random
) -> None:
    while told.turns < turns:
        people = await party.people()
        await party.rooms.write(partial(reachable, party=party, service=heard.service, people=people))
        room = await party.table(people, TWO_DAYS, "wait")
        while room.status == "playing":
            mover = people[room.playing.clan]
            if room.playing.phase == "dominance":
                told.turns += 1
                expected[mover.player] += 1
                await _until(heard, mover, expected[mover.player], told)
                if told.turns >= turns:
                    return  # one more action would bring a turn that nobody waits for
            room = await _acted(party, room, mover, chance)


async def _until(heard: Heard, mover: Asker, count: int, told: Told) -> None:
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE:
        if heard.count()[mover.player] >= count:
            told.delays.append(time.monotonic() - began - PARKING)
            return
        await asyncio.sleep(0.05)


async def _acted(party: Party, room: Room, mover: Asker, chance: random.Random) -> Room:
    action = room.ruling.write_action(chance.choice(list(room.ruling.actions(room.playing))))
    await party.rooms.act(room.code, mover, new_id(), room.version, action)
    return await party.rooms.look(room.code)


def reachable(connection: Connection, party: Party, service: PushService, people: Sequence[Asker]) -> None:
    for asker in people:
        key, now = f"{asker.player:0>64}", party.time()
        store.add_key(connection, asker.player, key, None, now)
        endpoint = f"http://127.0.0.1:{service.port}/push/{asker.player}"
        keys = BROWSER.subscription(endpoint)["keys"]
        row = {"player_id": asker.player, "key": key, "endpoint": endpoint, "now": now, **keys}
        store.put_subscription(connection, row, 1)
        store.put_telling(connection, asker.player, AT_ONCE.write())
