"""Delivery: what waits for a socket, what is skipped, and that no news is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any, cast

import orjson
import pytest

from app.bus import LocalBus
from app.chance import Chance
from app.client import MOST_REPLIES, TOO_SLOW, Client
from app.database import Database
from app.errors import Problem
from app.live import SIGNED_OUT, Live
from app.rooms.change import Change, Event
from app.rooms.opening import Wish, new_room
from app.rooms.room import Room
from app.seen import Seen

ROOM = new_room("ana", "Ana", Wish(2), Chance(), 0)._replace(id=1, code="room")


class Wire:
    """Where a client's frames go; it may be stuck."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.free = asyncio.Event()
        self.free.set()

    async def send(self, message: Any) -> None:
        await self.free.wait()
        self.sent.append(message["text"])

    def take(self, frame: str) -> bool:
        if self.free.is_set():
            self.sent.append(frame)
        return self.free.is_set()


@pytest.fixture
async def wire() -> Wire:
    return Wire()


@pytest.fixture
async def client(wire: Wire) -> AsyncIterator[Client]:
    made = Client("ana", "key", lambda: None)
    writing = asyncio.create_task(made.write(wire.send, wire.take))
    yield made
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)


async def settled() -> None:
    """Let all tasks do what they can do now."""
    for _ in range(20):
        await asyncio.sleep(0)


# --- what waits for one socket ----------------------------------------------------------------------------


async def test_nothing_comes_before_the_greeting(client: Client, wire: Wire) -> None:
    client.offer("frame", 1)
    client.reply("ack")
    client.offer_you("you")
    client.offer_presence("presence")
    await settled()
    assert wire.sent == []
    client.greet("hello")
    await settled()
    assert wire.sent == ["hello", "ack", "frame", "you", "presence"]


async def test_the_newest_frame_wins_and_no_answer_is_dropped(client: Client, wire: Wire) -> None:
    client.greet("hello")
    await settled()
    wire.free.clear()
    client.offer("first", 1)
    await settled()
    for number in range(2, 6):
        client.offer(f"frame {number}", number)
        client.reply(f"answer {number}")
        client.offer_presence(f"presence {number}")
        client.offer_you(f"you {number}")
    wire.free.set()
    await settled()
    answers = [f"answer {number}" for number in range(2, 6)]
    assert wire.sent == ["hello", "first", *answers, "frame 5", "you 5", "presence 5"]


async def test_an_older_frame_never_takes_the_place_of_a_newer(client: Client, wire: Wire) -> None:
    client.offer("new", 7)
    client.offer("old", 6)
    client.offer("as new, without events", 7)
    client.greet("hello")
    await settled()
    assert wire.sent == ["hello", "new"]
    client.offer("again", 7)
    await settled()
    assert wire.sent[-1] == "again", "nothing waited: it is sent"


async def test_too_many_answers_end_the_socket(wire: Wire) -> None:
    ended: list[int] = []
    client = Client(None, None, lambda: ended.append(1))
    for number in range(MOST_REPLIES):
        client.reply(str(number))
    assert client.close_code is None
    client.reply("one more")
    assert (client.close_code, ended) == (TOO_SLOW, [1])
    client.close(SIGNED_OUT)
    assert (client.close_code, ended) == (TOO_SLOW, [1]), "it ends once"


async def test_how_long_a_frame_is_being_sent_is_known(client: Client, wire: Wire) -> None:
    assert client.sending_since is None
    wire.free.clear()
    client.greet("hello")
    await settled()
    assert client.sending_since is not None
    wire.free.set()
    await settled()
    assert client.sending_since is None


# --- news of a room ---------------------------------------------------------------------------------------


class Shelf:
    """The rooms as they are stored, and a reader that may be held in the middle of its reading."""

    def __init__(self) -> None:
        self.room = ROOM
        self.bodies: list[str] = []
        self.free = asyncio.Event()
        self.free.set()
        self.asked: list[int] = []
        self.fails = False

    async def look_with_events(self, code: str, since: int) -> tuple[Room, Sequence[str]]:
        self.asked.append(since)
        found = self.room, self.bodies[since:]
        await self.free.wait()
        if self.fails:
            raise Problem("not_saved")
        return found

    async def revisions(self, codes: Sequence[str]) -> dict[str, int]:
        return {}

    def moves(self, revisions: int = 1) -> Change:
        """Another event is stored."""
        version = self.room.version + 1
        body = orjson.dumps({"version": version}).decode()
        self.bodies.append(body)
        self.room = self.room._replace(version=version, revision=self.room.revision + revisions)
        return Change(self.room, (Event(version, None, None, body),))


@pytest.fixture
async def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
async def live(shelf: Shelf) -> Live:
    made = Live(LocalBus(), Seen(cast(Database, None), now=lambda: 0), "node", 12)
    made.rooms = shelf  # type: ignore[assignment]
    return made


def told(wire: Wire) -> list[tuple[int, list[int]]]:
    """The room frames: their revision, and the versions of their events."""
    frames = [orjson.loads(text) for text in wire.sent]
    return [
        (frame["room"]["revision"], [event["version"] for event in frame["events"]])
        for frame in frames
        if frame["type"] == "room"
    ]


async def test_a_change_is_delivered_with_its_events(live: Live, shelf: Shelf, client: Client, wire: Wire) -> None:
    await live.join("room", client, None)
    live.told(shelf.moves())
    await settled()
    live.told(shelf.moves())
    await settled()
    assert told(wire) == [(1, []), (2, [1]), (3, [2])]
    assert shelf.asked == [2**31], "the database was asked once, for the greeting"


async def test_what_happens_while_one_is_greeted_is_not_lost(
    live: Live, shelf: Shelf, client: Client, wire: Wire
) -> None:
    shelf.moves()
    shelf.free.clear()
    joining = asyncio.create_task(live.join("room", client, None))
    await settled()
    live.told(shelf.moves())
    shelf.free.set()
    await joining
    await settled()
    assert told(wire) == [(2, []), (3, [2])], "the greeting was of the moment before; no event comes twice"


async def test_changes_that_are_told_in_the_wrong_order(live: Live, shelf: Shelf, client: Client, wire: Wire) -> None:
    await live.join("room", client, None)
    first, second = shelf.moves(), shelf.moves()
    live.told(second)
    live.told(first)
    await settled()
    assert told(wire)[-1][0] == 3
    assert {version for _revision, versions in told(wire) for version in versions} == {1, 2}
    assert [revision for revision, _versions in told(wire)] == sorted(revision for revision, _versions in told(wire))


async def test_what_is_told_while_the_room_is_read_is_read_too(
    live: Live, shelf: Shelf, client: Client, wire: Wire
) -> None:
    await live.join("room", client, None)
    shelf.moves()
    late = shelf.moves()
    shelf.free.clear()
    live.told(late)
    await settled()
    shelf.moves()
    later = shelf.moves()
    live.told(later)
    shelf.free.set()
    await settled()
    assert told(wire)[-1] == (later.room.revision, [3, 4])
    assert shelf.asked[1:] == [0, 2]


async def test_what_is_told_here_while_others_news_are_read_comes_once(
    live: Live, shelf: Shelf, client: Client, wire: Wire
) -> None:
    await live.join("room", client, None)
    ours = shelf.moves()
    shelf.moves()
    shelf.free.clear()
    live.heard({"room": "room", "revision": 3})
    await settled()
    live.told(ours)
    await settled()
    shelf.free.set()
    await settled()
    assert told(wire) == [(1, []), (2, [1]), (3, [2])]


async def test_who_could_not_be_greeted_is_not_here(
    live: Live, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(live, "seen", fail)
    with pytest.raises(RuntimeError):
        await live.join("room", client, None)
    assert live.count() == 0
    assert not live.online("room")


async def test_a_hint_of_another_process_is_looked_into(live: Live, shelf: Shelf, client: Client, wire: Wire) -> None:
    await live.join("room", client, None)
    shelf.moves()
    live.heard({"room": "room", "revision": 2})
    live.heard({"room": "room", "revision": 1})
    live.heard({"room": "elsewhere", "revision": 9})
    await settled()
    assert told(wire) == [(1, []), (2, [1])]
    assert len(shelf.asked) == 2


async def test_a_hint_that_is_not_true_is_looked_into_once(
    live: Live, shelf: Shelf, client: Client, wire: Wire
) -> None:
    await live.join("room", client, None)
    live.heard({"room": "room", "revision": 99})
    await settled()
    assert len(shelf.asked) == 2
    live.told(shelf.moves())
    await settled()
    assert told(wire) == [(1, []), (2, [1])]


async def test_news_that_could_not_be_read_are_read_at_the_next(
    live: Live, shelf: Shelf, client: Client, wire: Wire
) -> None:
    await live.join("room", client, None)
    shelf.moves()
    shelf.fails = True
    live.told(shelf.moves())
    await settled()
    assert told(wire) == [(1, [])]
    shelf.fails = False
    live.told(shelf.moves())
    await settled()
    assert told(wire)[-1] == (4, [1, 2, 3])


async def test_a_room_that_cannot_be_joined_is_left(live: Live, shelf: Shelf, client: Client) -> None:
    shelf.fails = True
    with pytest.raises(Problem):
        await live.join("room", client, None)
    assert (live.count(), live.watching("room")) == (0, 0)


async def test_the_sockets_of_a_key_are_closed(live: Live, client: Client) -> None:
    other = Client("ana", "another key", lambda: None)
    await live.join("room", client, None)
    await live.join("room", other, None)
    live.revoke("key")
    assert (client.close_code, other.close_code) == (SIGNED_OUT, None)


async def test_hints_that_nobody_understands_harm_nobody(live: Live, client: Client) -> None:
    await live.join("room", client, None)
    for hint in ({}, {"room": 7}, {"room": "room"}, {"room": "room", "revision": "9"}, {"later": "news"}):
        live.heard(hint)
    assert client.close_code is None


async def test_that_a_page_shows_the_room_again_is_known_with_its_time(shelf: Shelf, client: Client) -> None:
    time = [0]
    seen = Seen(cast(Database, None), now=lambda: time[0])
    live = Live(LocalBus(), seen, "node", 12)
    live.rooms = shelf  # type: ignore[assignment]
    other = Client("ana", "other", lambda: None)
    for one in (client, other):
        await live.join("room", one, None)
    for time[0], version in ((1, 0), (2, 0), (3, -1)):
        live.saw("room", client, version)
    assert seen._told == {("room", "ana"): (0, 2)}
    assert other.seen == -1
    live.saw("room", other, -1)
    assert seen._told == {("room", "ana"): (0, 2)}


class Watcher(Client):
    """A watcher who says when it is told how many there are."""

    def __init__(self, code: str, happened: list[str]) -> None:
        super().__init__(None, None, lambda: None)
        self.offer_presence = lambda frame: happened.append(code)  # type: ignore[method-assign]


async def test_between_two_crowds_that_are_told_who_plays_has_a_turn(live: Live, shelf: Shelf) -> None:
    happened: list[str] = []
    for code in ("one", "two"):
        shelf.room = ROOM._replace(code=code)
        for _ in range(2):
            await live.join(code, Watcher(code, happened), None)
    happened.clear()

    async def play() -> None:
        while True:
            happened.append("a turn")
            await asyncio.sleep(0)

    playing = asyncio.create_task(play())
    await live.look_round()
    playing.cancel()
    assert "a turn" in happened[happened.index("one") : happened.index("two")]
