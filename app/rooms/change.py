"""What a command comes to: the room as it will be, the events to store, the answer."""

from dataclasses import dataclass, replace
from typing import Any

import orjson

from app.rooms.claims import Claim
from app.rooms.room import Room, instant


@dataclass(frozen=True, slots=True)
class Event:
    """A step of the game that is to be stored; `body` is the event as clients get it, JSON."""

    version: int
    player: str | None
    action_id: str | None
    body: str

    def fields(self) -> dict[str, Any]:
        """The event's columns."""
        return {
            "version": self.version,
            "player_id": self.player,
            "action_id": self.action_id,
            "body": self.body,
        }


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a room's journal: what happened there besides the game; `body` is what clients get, JSON."""

    number: int
    body: str

    def fields(self) -> dict[str, Any]:
        """The line's columns."""
        return {"number": self.number, "body": self.body}


@dataclass(frozen=True, slots=True)
class Said:
    """A message at a table; `body` is its text, the name of its phrase, or the player whom it reminds."""

    number: int
    player: str
    message_id: str | None
    at: int
    kind: str
    body: str

    def fields(self) -> dict[str, Any]:
        """The message's columns."""
        return {
            "number": self.number, "player_id": self.player, "message_id": self.message_id, "at": self.at,
            "kind": self.kind, "body": self.body,
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class Answer:
    """What the one who acted is told: the version, the events, state and legal as JSON."""

    version: int
    events: tuple[str, ...]
    state: bytes
    legal: bytes

    def body(self) -> bytes:
        """The answer as JSON."""
        events = ",".join(self.events).encode()
        return b'{"version":%d,"events":[%b],"state":%b,"legal":%b}' % (
            self.version, events, self.state, self.legal,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Change:
    """A decided command. Where nothing happened, `room` is the room as it was."""

    room: Room
    events: tuple[Event, ...] = ()
    happened: bool = True
    is_move: bool = False
    opened: Room | None = None
    answer: Answer | None = None
    lines: tuple[Line, ...] = ()
    said: tuple[Said, ...] = ()
    # By watchers, to each other.
    said_apart: tuple[Said, ...] = ()
    # The clock of the room is as the command wants it.
    keeps_clock: bool = False
    fired: bool = False
    # Claims that are over, of which the owner of the seat has to be told, and what became of them.
    ended: tuple[tuple[Claim, str], ...] = ()

    def noted(self, now: int, kind: str, **told: object) -> "Change":
        """The same, with a line more in the journal."""
        number = self.room.journal + 1
        body = {"number": number, "at": instant(now), "version": self.room.version, "kind": kind, **told}
        line = Line(number, orjson.dumps(body).decode())
        return replace(self, room=self.room._replace(journal=number), lines=(*self.lines, line))

    @property
    def answered(self) -> Answer:
        """The answer to who acted: the given one, or what the change itself says."""
        if self.answer is not None:
            return self.answer
        bodies = tuple(event.body for event in self.events)
        return Answer(self.room.version, bodies, self.room.state, self.room.legal)
