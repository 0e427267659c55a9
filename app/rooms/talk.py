"""What is said at a table: by those who sit there, to those who sit there. And what one notes for oneself."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import orjson
from sqlalchemy import Connection
from sqlalchemy import Table as Channel

from app import store
from app.errors import Problem
from app.refusing import prove
from app.rooms import manners
from app.rooms.admitting import enter
from app.rooms.change import Change, Said
from app.rooms.opening import seated
from app.rooms.room import Room, instant
from app.rooms.service import Asker, Rooms

# The most that a database counts to.
MOST = 2**31 - 1
DAY = 86_400_000  # milliseconds
# Messages in one answer.
MOST_HEARD = 100


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

        At a public table strangers meet, so there only phrases are for everybody, unless its host allows more.
        """

        def decide(connection: Connection, room: Room) -> Change:
            seated(room, asker.player)
            again = _again(connection, store.TABLE, room, asker.player, message_id)
            if again is not None:
                return Change(room, happened=False, said=(again,))
            _check(connection, room, asker.player, words.kind)
            return self._say(room, Said(room.talk + 1, asker.player, message_id, self.now(), words.kind, words.body))

        change = await self.rooms.change(code, decide, by=asker.player, key=asker.key)
        return shown(change.said[0])

    async def say_apart(self, code: str, asker: Asker, message_id: str, words: Words) -> dict[str, Any]:
        """The same of one who only watches, to all who watch, where the host lets them talk. Raises Problem."""

        def decide(connection: Connection, room: Room) -> Change:
            _apart(room)
            enter(room, asker.player)
            if room.seat_of(asker.player) is not None:
                raise Problem("forbidden", text="errors.seated_apart")
            again = _again(connection, store.WATCHERS, room, asker.player, message_id)
            if again is not None:
                return Change(room, happened=False, said_apart=(again,))
            _check(connection, room, asker.player, words.kind)
            number = room.watchers_said + 1
            said = Said(number, asker.player, message_id, self.now(), words.kind, words.body)
            changed = room._replace(watchers_said=number, revision=room.revision + 1)
            return Change(changed, said_apart=(said,))

        change = await self.rooms.change(code, decide, key=asker.key)
        return {**shown(change.said_apart[0]), "nickname": asker.nickname}

    async def allow(self, code: str, asker: Asker, wish: manners.Allowing) -> Room:
        """What the host allows to be said at this table. Raises Problem."""

        def decide(_connection: Connection, room: Room) -> Change:
            return manners.allow(room, asker.player, wish, self.now())

        return (await self.rooms.change(code, decide, key=asker.key)).room

    async def nudge(self, code: str, asker: Asker) -> dict[str, Any]:
        """Remind the player on the move, once a day, whoever does it. Raises Problem."""

        def decide(connection: Connection, room: Room) -> Change:
            seated(room, asker.player)
            game = room.playing
            if not room.voice_of(asker.player):
                raise Problem("forbidden", text="errors.retired")
            reminded = next(seat.person for seat in room.seats if seat.clan == game.clan)
            if reminded == asker.player:
                raise Problem("forbidden", text="errors.own_turn")
            _check(connection, room, asker.player, "nudge")
            now = self.now()
            last = store.newest_nudge(connection, room.id)
            if last is not None and now - last.at < DAY:
                wait = (last.at + DAY - now) // 1000 + 1
                raise Problem("too_many_requests", text="errors.nudged", retry_after=wait)
            return self._say(room, Said(room.talk + 1, asker.player, None, now, "nudge", reminded))

        change = await self.rooms.change(code, decide, by=asker.player, key=asker.key)
        return shown(change.said[0])

    async def heard(self, code: str, player: str, since: int, before: int = MOST) -> bytes:
        """What was said after message `since` and before message `before`, the newest of it, as JSON.

        To one who sits there. Raises Problem `not_seated`.
        """
        room = await self.rooms.look(code)
        seated(room, player)
        return orjson.dumps(await self._heard(room, store.TABLE, player, since, before))

    async def heard_apart(self, code: str, player: str | None, since: int, before: int = MOST) -> bytes:
        """The same of what watchers said to each other, with their names; `player` is None for one we do not know."""
        room = await self.rooms.look(code)
        _apart(room)
        return orjson.dumps(await self._heard(room, store.WATCHERS, player or "", since, before))

    async def _heard(
        self, room: Room, channel: Channel, listener: str, since: int, before: int
    ) -> list[dict[str, Any]]:
        asked = partial(
            store.messages_between, channel=channel, room_id=room.id, listener=listener,
            since=min(since, MOST), before=min(before, MOST), most=MOST_HEARD,
        )  # fmt: skip
        told = []
        for row in await self.rooms.read(asked, single=True):
            removed = row.player_id in room.manners.removed and row.player_id != listener
            one = gone(row) if row.gone or removed else shown(_said(row))
            told.append({**one, "nickname": row.nickname} if channel is store.WATCHERS else one)
        return told

    async def notes(self, code: str, player: str) -> str:
        """What the player noted for itself at this table. Raises Problem `not_seated`."""
        room = await self.rooms.look(code)
        seated(room, player)
        return await self.rooms.read(partial(store.notes_of, room_id=room.id, player=player), single=True)

    async def note(self, code: str, asker: Asker, text: str) -> None:
        """Keep this as the asker's notes; empty, none are kept. Raises Problem `not_seated`."""
        room = await self.rooms.look(code)

        def keep(connection: Connection) -> None:
            prove(connection, asker.key)
            if all(row.player_id != asker.player for row in store.room_seats(connection, room.id)):
                raise Problem("not_seated")
            store.put_notes(connection, room.id, asker.player, text)

        await self.rooms.write(keep)

    async def all_of(self, player: str) -> dict[str, Any]:
        """All that this player ever said and noted, at whichever table."""

        def find(connection: Connection) -> dict[str, Any]:
            said = [
                {"room": row.code, "at": instant(row.at), "kind": row.kind, "body": row.body}
                for channel in (store.TABLE, store.WATCHERS)
                for row in store.words_of(connection, channel, player)
            ]
            noted = [{"room": row.code, "text": row.body} for row in store.all_notes_of(connection, player)]
            return {"messages": said, "notes": noted}

        return await self.rooms.read(find)

    def _say(self, room: Room, said: Said) -> Change:
        return Change(room._replace(talk=said.number, revision=room.revision + 1), said=(said,))


def _again(connection: Connection, channel: Channel, room: Room, player: str, message_id: str) -> Said | None:
    """What was said by this id before. Raises Problem `id_used` where another did."""
    row = store.message_of_id(connection, channel, room.id, message_id)
    if row is not None and row.player_id != player:
        raise Problem("id_used")
    return None if row is None else _said(row)


def _check(connection: Connection, room: Room, player: str, kind: str) -> None:
    """Raises Problem `forbidden` for what is not to be said at a public table."""
    if room.visibility != "public":
        return
    if store.is_hidden(connection, player):
        raise Problem("forbidden", text="errors.silenced")
    if kind == "text" and not room.manners.text:
        raise Problem("forbidden", text="talk.phrases_only")


def _apart(room: Room) -> None:
    """Raises Problem `forbidden` where watchers are not to talk."""
    if not room.manners.watchers:
        raise Problem("forbidden", text="talk.watchers_silent")


def _said(row: Any) -> Said:
    return Said(row.number, row.player_id, row.message_id, row.at, row.kind, row.body)


def shown(said: Said) -> dict[str, Any]:
    """A message as clients get it; a nudge names whom it reminds."""
    key = {"text": "text", "phrase": "phrase", "nudge": "to"}[said.kind]
    return {
        "number": said.number, "at": instant(said.at), "player": said.player, "kind": said.kind, key: said.body,
    }  # fmt: skip


def gone(row: Any) -> dict[str, Any]:
    """A message whose words the listener is not to have: its place only."""
    return {"number": row.number, "at": instant(row.at), "player": row.player_id, "kind": "gone"}
