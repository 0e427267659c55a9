"""What was sent, what was answered and what was shown; compared with what is stored, it tells what went wrong."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import asyncpg

from app import rules

try:
    import pysqlite3.dbapi2 as sqlite
except ImportError:
    import sqlite3 as sqlite

ROOMS = "SELECT id, code, version, revision, rules, first_clan, status, state FROM rooms"
EVENTS = "SELECT room_id, version, action_id, player_id, body FROM events ORDER BY room_id, version"
SEATS = "SELECT room_id, count(*) FROM seats GROUP BY room_id"


@dataclass
class Sent:
    """An action that somebody sent, with its last answer: the version that it made, or the code of its refusal."""

    code: str
    player: str
    id: str
    version: int
    action: dict[str, Any]
    acknowledged: int | None = None
    refused: str | None = None

    @property
    def open(self) -> bool:
        """Whether nobody has said yet what became of it."""
        return self.acknowledged is None and self.refused is None


@dataclass
class StoredEvent:
    version: int
    action_id: str | None
    player: str | None
    body: dict[str, Any]


@dataclass
class StoredRoom:
    """A room as its rows have it."""

    code: str
    version: int
    rules: int | None
    first_clan: int | None
    status: str
    state: dict[str, Any] | None
    players: int
    events: list[StoredEvent] = field(default_factory=list)


@dataclass
class Ledger:
    """All that was said, over any number of lives of the server."""

    sent: dict[str, Sent] = field(default_factory=dict)
    shown: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)
    wrong: list[tuple[str, str]] = field(default_factory=list)

    def send(self, entry: Sent) -> Sent:
        self.sent[entry.id] = entry
        return entry

    def acknowledge(self, entry: Sent, version: int) -> None:
        """An answer that says: stored, as this version. The first one counts; another one has to say the same."""
        if entry.acknowledged not in (None, version):
            self.wrong.append(("doubled", f"{entry.id} was version {entry.acknowledged}, now {version}"))
        entry.acknowledged = version

    def refuse(self, entry: Sent, code: str) -> None:
        """An answer that says: not stored, and not to be."""
        if entry.acknowledged is not None:
            self.wrong.append(("untold", f"{entry.id} was stored as {entry.acknowledged}, then refused: {code}"))
        elif code == "internal_error":
            self.wrong.append(("broken", f"{entry.id}: {code}"))
        else:
            entry.refused = code

    def show(self, code: str, events: Iterable[dict[str, Any]]) -> None:
        """Events that a client was shown."""
        for event in events:
            known = self.shown.setdefault((code, event["version"]), event)
            if known != event:
                self.wrong.append(("doubled", f"{code} shows two events {event['version']}"))

    def unanswered(self) -> list[Sent]:
        return [entry for entry in self.sent.values() if entry.open]

    def audit(self, rooms: list[StoredRoom]) -> list[tuple[str, str]]:
        """All that went wrong so far, as (kind, what): lost, doubled, missing, untold, unstored, differs, broken."""
        found = list(self.wrong)
        stored: dict[str, list[tuple[str, int]]] = defaultdict(list)
        by_code = {room.code: room for room in rooms}
        for room in rooms:
            found += gaps(room) or replayed(room)
            for event in room.events:
                if event.body["kind"] == "action":
                    stored[self._whose(room, event)].append((room.code, event.version))
        found += self._of_actions(stored)
        for (code, version), shown in self.shown.items():
            events = by_code[code].events if code in by_code else []
            if not any(event.version == version and event.body == shown for event in events):
                found.append(("unstored", f"{code} {version} was shown and is not stored"))
        return found

    def _of_actions(self, stored: dict[str, list[tuple[str, int]]]) -> list[tuple[str, str]]:
        found = []
        for entry in self.sent.values():
            places = stored.get(entry.id, [])
            if len(places) > 1:
                found.append(("doubled", f"{entry.id} is stored as {places}"))
            if entry.acknowledged is not None and (entry.code, entry.acknowledged) not in places:
                found.append(("lost", f"{entry.id} was acknowledged as {entry.acknowledged}, stored as {places}"))
            if entry.refused is not None and places:
                found.append(("untold", f"{entry.id} is stored as {places}, but its sender was told {entry.refused}"))
        for unknown in stored.keys() - self.sent.keys():
            found.append(("doubled", f"nobody sent {unknown}, stored as {stored[unknown]}"))
        return found

    def _whose(self, room: StoredRoom, event: StoredEvent) -> str:
        """The id of what made this event; where none is stored, who did just that at that time."""
        if event.action_id is not None:
            return event.action_id
        for entry in self.sent.values():
            same = (entry.code, entry.player, entry.version, entry.action)
            if same == (room.code, event.player, event.version - 1, event.body["action"]):
                return entry.id
        return f"{room.code}/{event.version}"


def gaps(room: StoredRoom) -> list[tuple[str, str]]:
    """Whether a number is missing, or there twice."""
    numbers = [event.version for event in room.events]
    if numbers == list(range(1, room.version + 1)) and all(
        event.version == event.body["version"] for event in room.events
    ):
        return []
    kind = "doubled" if max(Counter(numbers).values(), default=0) > 1 else "missing"
    return [(kind, f"{room.code} is at version {room.version} and has events {numbers[-3:]}")]


def replayed(room: StoredRoom) -> list[tuple[str, str]]:
    """Whether the events, replayed by the rules, lead to the stored state and had the stored effects."""
    if room.rules is None:
        return []
    assert room.first_clan is not None
    game = rules.start(room.players, room.first_clan)
    for event in room.events:
        step = follow(game, event.body)
        if json.loads(json.dumps(step.effects)) != event.body["effects"]:
            return [("differs", f"{room.code} {event.version} has other effects")]
        game = step.game
    if json.loads(json.dumps(rules.write_state(game))) != room.state:
        return [("differs", f"{room.code}: the stored state is not that of its events")]
    if (game.result is not None) != (room.status == "finished"):
        return [("differs", f"{room.code} is {room.status}, its game {game.result}")]
    return []


def follow(game: rules.Game, event: dict[str, Any]) -> rules.Step:
    """The step that a stored event says."""
    if event["kind"] == "action":
        return rules.apply(game, rules.read_action(event["action"]))
    if event["kind"] == "retire":
        return rules.retire(game, event["clan"], event["reason"])
    return rules.agree(game)


async def stored(database_url: str) -> list[StoredRoom]:
    """All rooms as they are stored at one moment."""
    read = _postgres if database_url.startswith("postgresql") else _sqlite
    rooms, events, seats = await read(database_url)
    players = {row[0]: row[1] for row in seats}
    found = {
        row[0]: StoredRoom(row[1], row[2], row[4], row[5], row[6], json.loads(row[7] or "null"), players.get(row[0], 0))
        for row in rooms
    }
    for room_id, version, action_id, player, body in events:
        found[room_id].events.append(StoredEvent(version, action_id, player, json.loads(body)))
    return list(found.values())


async def _sqlite(url: str) -> list[list[Any]]:
    connection = sqlite.connect(f"file:{url.removeprefix('sqlite:///')}?mode=ro", uri=True, isolation_level=None)
    try:
        connection.execute("BEGIN")
        return [connection.execute(question).fetchall() for question in (ROOMS, EVENTS, SEATS)]
    finally:
        connection.close()


async def _postgres(url: str) -> list[list[Any]]:
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            return [await connection.fetch(question) for question in (ROOMS, EVENTS, SEATS)]
    finally:
        await connection.close()
