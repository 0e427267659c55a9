"""Deadlines under kills, and moves that race with them: what came of each is counted."""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from itertools import cycle

import asyncpg
import orjson

from app.chance import Chance
from app.config import Settings
from app.errors import Problem
from app.identity import Identity
from app.main import milliseconds, open_database
from app.rooms.deadlines import Caution, Deadlines
from app.rooms.opening import Wish
from app.rooms.pace import DAY, Pace
from app.rooms.room import ABSENCES, Room
from app.rooms.service import Asker, Rooms
from tests.faults.people import new_id
from tests.serving import Served

# Of the servers: they look often, are never quiet, have no brake, and a kill is no outage.
EAGER = {
    "DEADLINE_INTERVAL": "0.1", "DEADLINE_QUIET": "0", "DEADLINE_GAP": "3600", "BRAKE_LEAST": "1000000",
}  # fmt: skip
SOON = Pace("live", 4_000, 0)
BETWEEN_KILLS = 0.4  # seconds
OPENING = {"type": "place", "territory": "b3", "dominance": 1, "chief": False}
UNTOUCHED = Caution(gap=1000 * DAY, least=10**9)


class Party:
    """Rooms of a process, with two people in them; `now` is what its clock shows."""

    def __init__(self, url: str, now: int | None = None) -> None:
        self.now = now
        # Who plays waits as long as it takes: what is looked at is what the servers do.
        self.database = open_database(Settings(database_url=url, database_timeout=60))
        chance = Chance()
        self.rooms = Rooms(
            self.database,
            now=self.time,
            chance=chance,
            told=lambda change: None,
            touched=lambda code, revision: None,
            most_in_memory=100,
        )
        self.identity = Identity(self.database, now=self.time, chance=chance)
        self.deadlines = Deadlines(self.rooms, now=self.time, chance=chance, caution=UNTOUCHED)

    def time(self) -> int:
        return milliseconds() if self.now is None else self.now

    async def people(self) -> list[Asker]:
        made = [await self.identity.make(name, "en") for name in ("Ana", "Ben")]
        return [Asker(player.id, player.nickname) for player, _key in made]

    async def table(self, people: Sequence[Asker], pace: Pace, absence: str) -> Room:
        room = await self.rooms.open(people[0], Wish(2, first=0, pace=pace, absence=absence))
        return await self.rooms.sit(room.code, people[1], room.invite)


async def all_due(replicas: Sequence[Served], count: int, seed: int) -> list[str]:
    """So many deadlines come while one replica after another is killed; what is wrong of what came of them."""
    url, chance = replicas[0].database_url, random.Random(seed)
    party = Party(url)
    done = asyncio.Event()
    killing = asyncio.create_task(kill_now_and_then(replicas, chance, done))
    try:
        people = await party.people()
        rooms = [await party.table(people, SOON, absence) for absence, _ in zip(cycle(ABSENCES), range(count))]
        while await _ask(url, "SELECT 1 FROM rooms WHERE due_at IS NOT NULL AND clan = 0 LIMIT 1"):  # noqa: ASYNC110 - others do it
            await asyncio.sleep(0.2)
    finally:
        done.set()
        await killing
        await party.database.close()
    return await _audit(url, rooms)


async def kill_now_and_then(replicas: Sequence[Served], chance: random.Random, done: asyncio.Event) -> int:
    """One after another ends without a word, and comes back; how many did."""
    kills = 0
    while not done.is_set():
        await asyncio.sleep(BETWEEN_KILLS)
        served = chance.choice(replicas)
        await asyncio.to_thread(served.kill)
        await asyncio.to_thread(served.start)
        kills += 1
    return kills


async def _audit(url: str, rooms: Sequence[Room]) -> list[str]:
    """Each fired once, none early, and its room says so once."""
    fired: dict[int, list[int]] = {}
    for row in await _ask(url, "SELECT room_id, at FROM timeouts WHERE clan = 0"):
        fired.setdefault(row["room_id"], []).append(row["at"])
    told = Counter(row["room_id"] for row in await _ask(url, "SELECT room_id FROM events"))
    told += Counter(row["room_id"] for row in await _ask(url, "SELECT room_id FROM journal"))
    wrong = []
    for room in rooms:
        times, due = fired.get(room.id, []), room.clock.due if room.clock is not None else None
        if len(times) != 1 or told[room.id] != 1:
            wrong.append(f"{room.code}: fired {len(times)} times, told {told[room.id]} times")
        elif due is None or times[0] < due:
            wrong.append(f"{room.code}: fired early, at {times[0]} instead of {due}")
    return wrong


async def _ask(url: str, question: str) -> Sequence[asyncpg.Record]:
    connection = await asyncpg.connect(url)
    try:
        return list(await connection.fetch(question))
    finally:
        await connection.close()


async def races(url: str, count: int, seed: int) -> tuple[Counter[str], list[str]]:
    """So many moves race with the deadline, at its very moment or just before; how they ended, and what is wrong."""
    chance, ended, wrong = random.Random(seed), Counter[str](), []
    parties = [Party(url, 1_800_000_000_000) for _ in range(3)]
    try:
        people = await parties[0].people()
        for _ in range(count):
            early = chance.random() < 0.2
            outcome = await _race(parties, people, early, chance)
            ended[outcome] += 1
            if outcome not in (("moved",) if early else ("moved", "timed out")):
                wrong.append(outcome)
    finally:
        for party in parties:
            await party.database.close()
    return ended, wrong


async def _race(parties: Sequence[Party], people: Sequence[Asker], early: bool, chance: random.Random) -> str:
    here, *others = parties
    room = await here.table(people, SOON, "retire")
    due = room.clock.due if room.clock is not None else 0
    for party in parties:
        party.now = (due or 0) - early
    await here.deadlines.watch()
    runners = [_move(here, room, people[0]), *(_fire(party, room) for party in others)]
    chance.shuffle(runners)
    said = Counter(await asyncio.gather(*runners))
    events = [orjson.loads(body) for body in (await here.rooms.look_with_events(room.code, 0))[1]]
    stored = [event["kind"] for event in events]
    if stored == ["action"] and said["moved"] == 1 and not said["fired"]:
        return "moved"
    if stored == ["retire"] and said["refused"] == 1 and said["fired"] == 1:
        return "timed out"
    return f"{room.code}: stored {stored}, said {dict(said)}"


async def _move(party: Party, room: Room, mover: Asker) -> str:
    await asyncio.sleep(0)
    try:
        await party.rooms.act(room.code, mover, new_id(), 0, OPENING)
    except Problem:
        return "refused"
    return "moved"


async def _fire(party: Party, room: Room) -> str:
    await asyncio.sleep(0)
    return "fired" if await party.deadlines.fire(room.code) else "left"
