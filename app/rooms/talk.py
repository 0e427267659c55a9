"""What is said at a table: by those who sit there, to those who sit there. And what one notes for oneself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import orjson
from sqlalchemy import Connection

from app import store
from app.errors import Problem
from app.rooms.change import Change, Said
from app.rooms.opening import seated
from app.rooms.room import Room, instant
from app.rooms.service import Asker, Rooms

# The most that a database counts to.
MOST = 2**31 - 1
DAY = 86_400_000  # milliseconds


@dataclass(frozen=True, slots=True)
class Words:
    """What somebody wants to say: a text of their own, or one of the phrases that stand in every language."""

    kind: str
    body: str


@dataclass(frozen=True, slots=True)
class Talk:
    """The commands around words. `now` gives milliseconds."""

    rooms: Rooms
    now: Callable[[], int]

    async def say(self, code: str, asker: Asker, message_id: str, words: Words) -> dict[str, Any]:
        """Say it to the table; the same id again is said once. Raises Problem.

        At a public table strangers meet, so there only phrases are for everybody.
        """

        def decide(connection: Connection, room: Room) -> Change:
            seated(room, asker.player)
            again = store.message_of_id(connection, room.id, message_id)
            if again is not None:
                if again.player_id != asker.player:
                    raise Problem("id_used")
                return Change(room, happened=False, said=(_said(again),))
            if room.visibility == "public" and words.kind == "text":
                raise Problem("forbidden", text="talk.phrases_only")
            return self._say(room, Said(room.talk + 1, asker.player, message_id, self.now(), words.kind, words.body))

        return await self._said(code, asker, decide)

    async def nudge(self, code: str, asker: Asker) -> dict[str, Any]:
        """Remind the player on the move, once a day, whoever does it. Raises Problem."""

        def decide(connection: Connection, room: Room) -> Change:
            mine = seated(room, asker.player)
            game = room.playing
            if mine.clan in game.retired:
                raise Problem("forbidden", text="errors.retired")
            if mine.clan == game.clan:
                raise Problem("forbidden", text="errors.own_turn")
            now = self.now()
            last = store.last_nudge(connection, room.id)
            if last is not None and now - last < DAY:
                raise Problem("too_many_requests", text="errors.nudged", retry_after=(last + DAY - now) // 1000 + 1)
            reminded = next(seat.player for seat in room.seats if seat.clan == game.clan)
            return self._say(room, Said(room.talk + 1, asker.player, None, now, "nudge", reminded))

        return await self._said(code, asker, decide)

    async def heard(self, code: str, player: str, since: int) -> bytes:
        """What was said after message `since`, as JSON, to one who sits there. Raises Problem `not_seated`."""
        room = await self.rooms.look(code)
        seated(room, player)
        found: Sequence[Any] = await self.rooms.read(
            partial(store.messages_since, room_id=room.id, since=min(since, MOST)), single=True
        )
        return orjson.dumps([shown(_said(row)) for row in found])

    async def notes(self, code: str, player: str) -> str:
        """What the player noted for itself at this table. Raises Problem `not_seated`."""
        room = await self.rooms.look(code)
        seated(room, player)
        return await self.rooms.read(partial(store.notes_of, room_id=room.id, player=player), single=True)

    async def note(self, code: str, player: str, text: str) -> None:
        """Keep this as the player's notes; empty, none are kept. Raises Problem `not_seated`."""
        room = await self.rooms.look(code)
        seated(room, player)
        await self.rooms.write(partial(store.put_notes, room_id=room.id, player=player, body=text))

    async def all_of(self, player: str) -> dict[str, Any]:
        """All that this player ever said and noted, at whichever table."""

        def find(connection: Connection) -> dict[str, Any]:
            said = [
                {"room": row.code, "at": instant(row.at), "kind": row.kind, "body": row.body}
                for row in store.words_of(connection, player)
            ]
            noted = [{"room": row.code, "text": row.body} for row in store.all_notes_of(connection, player)]
            return {"messages": said, "notes": noted}

        return await self.rooms.read(find)

    def _say(self, room: Room, said: Said) -> Change:
        return Change(room._replace(talk=said.number, revision=room.revision + 1), said=(said,))

    async def _said(self, code: str, asker: Asker, decide: Callable[[Connection, Room], Change]) -> dict[str, Any]:
        change = await self.rooms.change(code, decide, by=asker.player, key=asker.key)
        return shown(change.said[0])


def _said(row: Any) -> Said:
    return Said(row.number, row.player_id, row.message_id, row.at, row.kind, row.body)


def shown(said: Said) -> dict[str, Any]:
    """A message as clients get it; a nudge names whom it reminds."""
    key = {"text": "text", "phrase": "phrase", "nudge": "to"}[said.kind]
    return {
        "number": said.number, "at": instant(said.at), "player": said.player, "kind": said.kind, key: said.body,
    }  # fmt: skip
