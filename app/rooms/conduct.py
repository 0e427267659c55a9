"""What players do about others who spoil a table: remove, block, report. And what an operator does about both."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import orjson
from sqlalchemy import Connection

from app import store
from app.chance import Chance
from app.errors import Problem
from app.refusing import prove
from app.rooms import claiming, clocks, manners
from app.rooms.admitting import enter, look_in
from app.rooms.change import Change
from app.rooms.hours import hours_of
from app.rooms.opening import following
from app.rooms.room import Room, instant
from app.rooms.service import Asker, Rooms

# Whom one player can block.
MOST_BLOCKS = 500
# Of the words of who is reported, the newest; and the one that was pointed at.
MOST_WORDS = 20


@dataclass(frozen=True, slots=True)
class Complaint:
    """What is reported: a player, one of its messages if any (0: none) and where it was said, and why."""

    player: str
    message: int = 0
    apart: bool = False
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Conduct:
    """The commands around conduct. `now` gives milliseconds."""

    rooms: Rooms
    now: Callable[[], int]
    chance: Chance

    async def admit(self, code: str, player: str | None) -> None:
        """Raises Problem `closed` or `removed` to who is not to look at this room."""
        if not await self.rooms.read(partial(look_in, code=code, player=player), single=True):
            enter(await self.rooms.look(code), player)

    async def remove(self, code: str, asker: Asker, target: str) -> Room:
        """The host sends somebody away for good. Raises Problem `not_found` for who is no player."""

        def decide(connection: Connection, room: Room) -> Change:
            change = manners.remove(room, asker.player, target, self.chance, self.now())
            if store.nickname(connection, target) is None:
                raise Problem("not_found")
            return change

        return (await self.rooms.change(code, decide, key=asker.key)).room

    # --- blocks -------------------------------------------------------------------------------------------

    async def blocks(self, player: str) -> list[dict[str, Any]]:
        """Whom this player blocked, the newest first."""
        found = await self.rooms.read(partial(store.blocks_of, player=player))
        return [{"id": row.id, "nickname": row.nickname, "at": instant(row.at)} for row in found]

    async def block(self, asker: Asker, blocked: str) -> None:
        """No words of this one any more, nor at the asker's own tables; again, nothing happens. Raises Problem."""
        if asker.player == blocked:
            raise Problem("forbidden", text="errors.not_oneself")

        def command(connection: Connection) -> None:
            prove(connection, asker.key)
            if store.nickname(connection, blocked) is None:
                raise Problem("not_found")
            if store.count_blocks(connection, asker.player) >= MOST_BLOCKS:
                raise Problem("too_many_requests", text="errors.too_many_blocks", retry_after=60)
            store.block(connection, asker.player, blocked, self.now())

        await self.rooms.write(command)

    async def unblock(self, asker: Asker, blocked: str) -> None:
        """And no more; where nothing was, nothing happens."""

        def command(connection: Connection) -> None:
            prove(connection, asker.key)
            store.unblock(connection, asker.player, blocked)

        await self.rooms.write(command)

    # --- reports ------------------------------------------------------------------------------------------

    async def report(self, code: str, asker: Asker, complaint: Complaint) -> None:
        """Tell the operator, with the player's words that the asker can read. Raises Problem `not_found`."""
        room = await self.rooms.look(code)
        enter(room, asker.player)
        if complaint.player == asker.player:
            raise Problem("forbidden", text="errors.not_oneself")

        def command(connection: Connection) -> None:
            prove(connection, asker.key)
            words = self._evidence(connection, room, asker.player, complaint)
            if not words and room.seat_of(complaint.player) is None:
                raise Problem("not_found")
            store.add_report(
                connection,
                {
                    "room_id": room.id, "reporter_id": asker.player, "player_id": complaint.player, "at": self.now(),
                    "reason": complaint.reason, "words": orjson.dumps(words).decode(),
                },
            )  # fmt: skip

        await self.rooms.write(command)

    def _evidence(
        self, connection: Connection, room: Room, reporter: str, complaint: Complaint
    ) -> list[dict[str, Any]]:
        read = [(False, store.TABLE)] if room.seat_of(reporter) is not None else []
        if room.manners.watchers:
            read.append((True, store.WATCHERS))
        told = []
        for apart, channel in read:
            number = complaint.message if apart == complaint.apart else 0
            for row in store.words_in(connection, channel, room.id, complaint.player, number, MOST_WORDS):
                one = {"at": instant(row.at), "kind": row.kind, "body": row.body, "by_watcher": apart}
                told.append({**one, "pointed_at": row.number == number})
        return told

    async def reported_by(self, player: str) -> list[dict[str, Any]]:
        """What this player reported."""
        found = await self.rooms.read(partial(store.reports_by, player=player))
        return [{"room": r.code, "player": r.player_id, "at": instant(r.at), "reason": r.reason} for r in found]

    # --- by an operator -----------------------------------------------------------------------------------

    async def hide_player(self, player: str, hidden: bool) -> bool:
        """Name and words of a player are hidden, or shown again; False where there is no such player."""
        at = self.now() if hidden else None

        def command(connection: Connection) -> tuple[bool, list[tuple[str, int]]]:
            known = store.hide_player(connection, player, at)
            return known, [(row.code, row.revision) for row in store.touch_rooms_of(connection, player)]

        known, touched = await self.rooms.write(command)
        self.rooms.show_again(touched)
        if hidden:
            await self._asks_no_more(player)
        return known

    async def _asks_no_more(self, player: str) -> None:
        """What a player asks for is taken back: the name it was asked by with it."""

        def decide(_connection: Connection, room: Room) -> Change:
            return claiming.withdrawn(room, player, self.now())

        for code in await self.rooms.read(partial(store.codes_claimed_by, asker=player), single=True):
            with suppress(Problem):  # a room that needs repair shows nothing
                await self.rooms.change(code, decide, also_closed=True)

    async def close(self, code: str) -> None:
        """Nobody acts in this room, and only those who sit there look at it; again, nothing happens."""

        def decide(_connection: Connection, room: Room) -> Change:
            if room.hidden_at is not None:
                return Change(room, happened=False)
            now = self.now()
            return Change(following(room, room.updated_at, hidden_at=now), keeps_clock=True).noted(now, "closed")

        await self.rooms.change(code, decide, also_closed=True)

    async def open_again(self, code: str) -> None:
        """And no more; the time that it was closed is given back."""

        def decide(connection: Connection, room: Room) -> Change:
            if room.hidden_at is None:
                return Change(room, happened=False)
            now, clock = self.now(), room.clock
            if clock is not None and room.pace is not None and not clock.is_paused:
                hours = hours_of(connection, room.seat_of_clan(clock.clan).person)
                clock = clocks.given_back(room.pace, clock, [(max(room.hidden_at, clock.since), now)], hours, now)
            claims = tuple(claim.given_back([(room.hidden_at, now)], now) for claim in room.claims)
            changed = following(room, room.updated_at, hidden_at=None, clock=clock, claims=claims)
            return Change(changed, keeps_clock=True).noted(now, "opened_again")

        await self.rooms.change(code, decide, also_closed=True)
