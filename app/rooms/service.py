"""The room service: every command is one transaction, decided on the room as it is stored."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from sqlalchemy import Connection

from app import store
from app.chance import Chance
from app.database import Command, Database, NotSaved, Part, Result, Taken, Then, unheard
from app.errors import Problem
from app.refusing import Refusing, prove
from app.rooms import claiming, one_phone, opening, play, timed
from app.rooms.admitting import room_of, sat_down, unwanted_again
from app.rooms.change import Answer, Change
from app.rooms.hours import hours_of
from app.rooms.lobby import Listed, public_rooms
from app.rooms.memory import NONE, Memory
from app.rooms.room import Room, is_code
from app.rooms.storing import add, decided, save, store_moves

# Others may change a room between our look and our write this often before we give up.
TRIES = 8

Decide = Callable[[Connection, Room], Change]
Move = Callable[[Room], Change]


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, as far as a room is concerned; `key` (its hash) is what has to hold when it is done."""

    player: str
    nickname: str
    key: str | None = None


class Rooms:
    """All that can be done with rooms. `now` gives milliseconds, `told` hears of every stored change.

    `touched` hears the code and the revision of a room that shows something else now, and was not read for that.
    """

    def __init__(
        self,
        database: Database,
        *,
        now: Callable[[], int],
        chance: Chance,
        told: Callable[[Change], None],
        touched: Callable[[str, int], None],
        most_in_memory: int,
    ) -> None:
        self._database = Refusing(database)
        self._now = now
        self._chance = chance
        self._told = told
        self._touched = touched
        self._memory = Memory(most_in_memory)

    # --- looking ------------------------------------------------------------------------------------------

    async def look(self, code: str) -> Room:
        """The room as it is stored. Raises Problem `no_such_room` or `needs_repair`."""
        room, _events = await self.look_with_events(code, NONE)
        return room

    async def look_with_events(self, code: str, since: int) -> tuple[Room, Sequence[str]]:
        """The room and its events after version `since`, of one moment."""
        if not is_code(code):
            raise Problem("no_such_room")
        found = await self._database.ask(Part(self._memory.look, (code, since)))
        if isinstance(found, Problem):
            raise found
        self._memory.keep(found[0])
        return found

    async def _begun(self, code: str) -> tuple[Room, Sequence[str]]:
        """A room whose game has begun, with all its events. Raises Problem `not_started` or `cancelled`."""
        room, events = await self.look_with_events(code, 0)
        if room.game is None:
            raise Problem("cancelled" if room.status == "cancelled" else "not_started")
        return room, events

    async def games_of(self, player: str, most: int = 50) -> list[Room]:
        """The player's rooms, those that wait for the player first; rooms that need repair are left out."""

        def fetch(connection: Connection) -> list[Room]:
            found = []
            for row in store.games_of(connection, player, most):
                try:
                    found.append(self._memory.whole(connection, row.code, NONE)[0])
                except Problem:
                    continue
            return found

        return await self.read(fetch)

    async def state_at(self, code: str, version: int) -> bytes:
        """The canonical state after `version` events, as JSON. Raises Problem `not_found` beyond the last."""
        room, events = await self._begun(code)
        if not 0 <= version <= room.version:
            raise Problem("not_found")
        state: bytes = play.position_after(room, events[:version])["state"]
        return state

    async def record(self, code: str) -> str:
        """The game as text. Raises Problem `not_started`."""
        return play.record(*await self._begun(code))

    async def export(self, code: str) -> bytes:
        """All of a game as JSON: who played, the record, the events. Raises Problem `not_started`."""
        return play.export(*await self._begun(code))

    async def preview(self, code: str, action: object, version: int | None) -> bytes:
        """What an action of the clan on the move would bring, as the JSON of the answer; nothing is stored."""
        return play.preview(await self.look(code), action, version)

    async def revisions(self, codes: Sequence[str]) -> Mapping[str, int]:
        """The stored revisions of these rooms."""
        return await self.read(partial(store.revisions, codes=codes), single=True)

    # --- before the game ----------------------------------------------------------------------------------

    async def open(self, asker: Asker, wish: opening.Wish) -> Room:
        """A new room, with the asker as its host on seat 0."""
        room = opening.new_room(asker.player, asker.nickname, wish, self._chance, self._now())

        def command(connection: Connection) -> Change:
            prove(connection, asker.key)
            return Change(add(connection, room_of(connection, room)))

        return (await self.write(command, self._tell)).room

    async def open_on_one_phone(self, asker: Asker, wish: opening.Wish, names: one_phone.Names) -> Room:
        """A new room whose game begins at once, every seat of it with the asker."""
        now = self._now()
        room, others = one_phone.laid(asker.player, asker.nickname, wish, names, self._chance, now)

        def command(connection: Connection) -> Change:
            prove(connection, asker.key)
            for other in others:
                store.add_player(connection, other, now)
            begun = self._in_time(connection, room, Change(room), None).room
            return Change(add(connection, begun))

        return (await self.write(command, self._tell)).room

    async def link_seat(self, code: str, asker: Asker, seat: int) -> Room:
        """A new link for a seat that the asker keeps; the one before it is dead."""
        return await self._room_change(code, self._simply(one_phone.link, asker.player, seat, self._chance), asker)

    async def sit(self, code: str, asker: Asker, invite: str | None) -> Room:
        """The next free seat for the asker; one who sits there already just sees the room."""

        def decide(connection: Connection, room: Room) -> Change:
            return sat_down(connection, room, (asker.player, asker.nickname), invite, self._chance, self._now())

        return await self._room_change(code, decide, asker)

    async def vacate(self, code: str, asker: Asker, seat: int, *, for_good: bool = False) -> Room:
        """The asker leaves the seat, or the host frees it; who goes `for_good` leaves a closed room too."""
        decide = self._simply(opening.vacate, asker.player, seat, self._chance)
        return (await self.change(code, decide, key=asker.key, also_closed=for_good)).room

    async def start(self, code: str, asker: Asker) -> Room:
        """The host starts the game with those who sit."""
        return await self._room_change(code, self._simply(opening.start_by_host, asker.player, self._chance), asker)

    async def cancel(self, code: str, asker: Asker) -> Room:
        """The host calls the game off before it starts."""
        return await self._room_change(code, self._simply(opening.cancel, asker.player), asker)

    async def renew_invite(self, code: str, asker: Asker) -> str:
        """A new invite; the old one is dead."""
        decide = self._simply(opening.renew_invite, asker.player, self._chance)
        return (await self._room_change(code, decide, asker)).invite

    async def prepare(self, code: str, asker: Asker, decide: Callable[..., Change], *arguments: object) -> Room:
        """A decision of `seating`, about the table before its game."""

        def prepared(connection: Connection, room: Room) -> Change:
            change = decide(room, asker.player, *arguments, self._now())
            if change.room.visibility != room.visibility:
                room_of(connection, change.room)
            return change

        return await self._room_change(code, prepared, asker)

    async def prepare_by_chance(
        self, code: str, asker: Asker, decide: Callable[..., Change], *arguments: object
    ) -> Room:
        """The same, where chance has a part in it."""
        return await self.prepare(code, asker, decide, *arguments, self._chance)

    async def public(self, status: str, after: str | None, most: int) -> list[Listed]:
        """The public rooms of this status, the newest first, after the room with the code `after`."""
        return await self.read(partial(public_rooms, status=status, after=after, most=most))

    async def expire(self, code: str, before: int) -> Room:
        """End a room that still waits and in which nothing has happened since."""
        return await self._room_change(code, self._simply(opening.expire, before))

    async def waiting_since(self, before: int) -> list[str]:
        """Rooms that wait and in which nothing has happened since; some hundreds at a time."""
        return await self.read(partial(store.codes_waiting_since, before=before, most=200))

    async def renamed(self, player: str, nickname: str, key: str | None = None) -> None:
        """The player has another nickname: stored, and shown in all the player's rooms."""

        def command(connection: Connection) -> list[tuple[str, int]]:
            prove(connection, key)
            store.change_player(connection, player, nickname=nickname)
            return [(row.code, row.revision) for row in store.touch_rooms_of(connection, player)]

        self.show_again(await self.write(command))

    async def forget(self, player: str, nickname: str, key: str | None = None) -> list[str]:
        """Delete all that is personal of a player, who is called by this name from now on; the keys that are dead."""

        def command(connection: Connection) -> tuple[list[str], list[tuple[str, int]]]:
            # Who comes back by a link in this moment does so before, and goes too, or not at all.
            store.lock_player(connection, player)
            prove(connection, key)
            keys = store.forget_player(connection, player, nickname)
            return keys, [(row.code, row.revision) for row in store.touch_rooms_of(connection, player)]

        keys, touched = await self.write(command)
        self.show_again(touched)
        return keys

    def show_again(self, touched: Sequence[tuple[str, int]]) -> None:
        """What these rooms show has changed: who looks at one is told. They are not read for it: there may be many."""
        for code, revision in touched:
            self._memory.forget(code)
            self._touched(code, revision)

    # --- the game -----------------------------------------------------------------------------------------

    async def act(self, code: str, asker: Asker, action_id: str, version: int, action: object) -> Answer:
        """An action of the clan on the move. The same id from the same seat gets its first answer again."""

        def move(room: Room) -> Change:
            wanted = play.read_action(action, room.ruling)
            return play.act(room, play.acting(room, asker.player), action_id, version, wanted, self._now())

        def decide(connection: Connection, room: Room) -> Change:
            try:
                return move(room)
            except Problem as problem:
                if problem.code == "invalid_request":
                    raise
                opening.seated(room, asker.player)
                again = self._again(connection, room, asker.player, action_id)
                if again is None:
                    raise
                return again

        try:
            return (await self.change(code, decide, move, by=asker.player, key=asker.key)).answered
        except Taken:
            again = partial(self._answer_again, code=code, asker=asker, action_id=action_id)
            return await self.read(again)

    async def resign(self, code: str, asker: Asker, seat: int | None = None, *, for_good: bool = False) -> Answer:
        """The asker's clan retires, or that of a `seat` that they keep; again, nothing happens. [R15]

        Who goes `for_good` does so in a closed room too.
        """
        decide = self._simply(play.resign, asker.player, seat)
        change = await self.change(code, decide, by=asker.player, key=asker.key, also_closed=for_good)
        return change.answered

    async def draw(self, code: str, asker: Asker, agree: bool) -> Room:
        """Agree to a draw, or clear all agreement."""
        return (
            await self.change(code, self._simply(play.draw, asker.player, agree), by=asker.player, key=asker.key)
        ).room

    async def rematch(self, code: str, asker: Asker) -> str:
        """The code of the next game of the same players; asking twice gives the same."""

        def decide(connection: Connection, room: Room) -> Change:
            opening.seated(room, asker.player)
            ids = [seat.person for seat in room.seats]
            gone = store.without_device(connection, ids) | unwanted_again(connection, room, ids)
            return opening.rematch(room, gone, self._chance, self._now())

        return str((await self._room_change(code, decide, asker)).rematch)

    # --- how a command runs -------------------------------------------------------------------------------

    def _simply(self, decide: Callable[..., Change], *arguments: object) -> Decide:
        return lambda connection, room: decide(room, *arguments, self._now())

    async def _room_change(self, code: str, decide: Decide, asker: Asker | None = None) -> Room:
        return (await self.change(code, decide, key=asker.key if asker is not None else None)).room

    async def change(
        self,
        code: str,
        decide: Decide,
        move: Move | None = None,
        *,
        by: str | None = None,
        key: str | None = None,
        also_closed: bool = False,
    ) -> Change:
        """Decide and store, as long as the asker's `key` holds; `by` is the player whose action it is.

        A `move` is tried first on the room in memory. What an operator closed stays as it is, Problem `closed`, but for
        what is `also_closed`: the operator's own word, and what a player does everywhere at once.
        """
        known = self._memory.of(code)
        foreseen = decided(known, move, key) if known is not None and move is not None else None
        first = Part(store_moves, foreseen) if foreseen is not None else None
        command = partial(self._command, code=code, decide=decide, by=by, key=key, also_closed=also_closed)
        return await self.write(command, self._tell, first)

    def _command(
        self, connection: Connection, code: str, decide: Decide, by: str | None, key: str | None, also_closed: bool
    ) -> Change:
        """Decide on the room and store it, if nobody else did meanwhile; else look again."""
        for _ in range(TRIES):
            stored = self._memory.to_change(connection, code)
            prove(connection, key)
            if stored.hidden_at is not None and not also_closed:
                raise Problem("closed")
            # What is closed has no time to be given back yet.
            room = stored if stored.hidden_at is not None else self._caught_up(connection, stored)
            change = decide(connection, room)
            if not change.happened:
                return change
            change = claiming.settled(self._in_time(connection, room, change, by), self._now(), by)
            if save(connection, room, change):
                return self._opened(connection, change)
        raise NotSaved("the room changes too quickly")

    def _caught_up(self, connection: Connection, room: Room) -> Room:
        """The room, its clock and claims with the time given back that nobody watched over it."""
        since = [claim.since for claim in room.claims] + ([] if room.clock is None else [room.clock.since])
        if not since:
            return room
        now = self._now()
        outages = store.outages_since(connection, min(since), now)
        room = claiming.caught_up(room, outages, now)
        return timed.caught_up(room, outages, partial(hours_of, connection), now)

    def _in_time(self, connection: Connection, before: Room, change: Change, by: str | None) -> Change:
        """The change with what it does to clock and agreements, in the rooms that have any."""
        room = change.room
        if before.pace is None and room.pace is None and room.proposal is None:
            return change
        events_of = partial(store.events_since, connection, before.id, 0)
        return timed.in_time(before, change, partial(hours_of, connection), events_of, self._now(), by)

    def _opened(self, connection: Connection, change: Change) -> Change:
        if change.opened is None:
            return change
        started = self._in_time(connection, change.opened, Change(change.opened), None).room
        return replace(change, opened=add(connection, started))

    def _tell(self, change: Change) -> None:
        if not change.happened:
            return
        self._memory.keep(change.room)
        self._told(change)
        if change.opened is not None:
            self._memory.keep(change.opened)

    async def read(self, query: Command[Result], *, single: bool = False) -> Result:
        """The answer of the database. Raises Problem `not_saved` when it cannot be asked."""
        return await self._database.read(query, single=single)

    async def write(
        self,
        command: Command[Result],
        then: Then[Result] = unheard,
        first: Part[Result | None] | None = None,
    ) -> Result:
        """Run a command in a transaction of its own. Raises Problem `not_saved`, and what the command raises."""
        return await self._database.write(command, then, first)

    def _answer_again(self, connection: Connection, code: str, asker: Asker, action_id: str) -> Answer:
        room, _events = self._memory.whole(connection, code, NONE)
        again = self._again(connection, room, asker.player, action_id)
        if again is None:
            raise NotSaved("the event is there and is not")
        return again.answered

    def _again(self, connection: Connection, room: Room, player: str, action_id: str) -> Change | None:
        """The first answer to an action that is stored already. Raises Problem `id_used` to another seat."""
        event = store.event_of_action(connection, room.id, action_id)
        if event is None:
            return None
        if event.player_id != player:
            raise Problem("id_used")
        before = [body for body in store.events_since(connection, room.id, 0)][: event.version]
        shown = play.position_after(room, before)
        return Change(room, happened=False, answer=Answer(event.version, (event.body,), **shown))
