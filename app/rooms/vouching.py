"""Seats that are asked for, as commands; and what the ticker does about them. Decided in the room's own transaction."""

from collections.abc import Callable, Sequence, Set
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import structlog
from sqlalchemy import Connection

from app import store
from app.errors import Problem
from app.refusing import prove
from app.rooms import claiming
from app.rooms.admitting import called, may_sit, unwanted_in
from app.rooms.change import Change
from app.rooms.claims import Claim
from app.rooms.deadlines import MOST_AT_ONCE, Deadlines
from app.rooms.room import Room, instant
from app.rooms.service import Asker, Decide, Rooms

log = structlog.get_logger("app")


class Vouching:
    """The commands around claims. `now` gives ms; `wait` (ms) is how long an owner can show up before the seat passes.

    `here` gives the players whose pages are open on this process.
    """

    def __init__(
        self, rooms: Rooms, deadlines: Deadlines, *, now: Callable[[], int], wait: int, here: Callable[[], Set[str]]
    ) -> None:
        self._rooms = rooms
        self._deadlines = deadlines
        self._now = now
        self._wait = wait
        self._here = here

    async def ask(self, code: str, asker: Asker, clan: int, online: Set[str]) -> Room:
        """Ask for the seat of a clan, as one who has none. `online` are the players who look at the room.

        Raises Problem as `claiming.ask` and `may_sit` do, and `owner_here` where the page of the seat's owner is open.
        """
        here = online | self._here()

        def decide(connection: Connection, room: Room) -> Change:
            who = (asker.player, called(connection, asker.player, asker.nickname))
            change = claiming.ask(room, who, clan, self._wait, self._now())
            may_sit(connection, room, asker.player)
            if change.happened and room.seat_of_clan(clan).player in here:
                raise Problem("owner_here")
            return change

        return (await self._rooms.change(code, decide, by=asker.player, key=asker.key)).room

    async def answer(self, code: str, asker: Asker, number: int, agree: bool) -> Room:
        """Vouch or refuse; who asked takes it back by refusing."""

        def decide(_connection: Connection, room: Room) -> Change:
            return claiming.answer(room, asker.player, number, agree, self._now())

        return (await self._rooms.change(code, decide, by=asker.player, key=asker.key)).room

    async def leave(self, asker: Asker) -> None:
        """Take back whatever this player asks for."""
        for code in await self._rooms.read(partial(store.codes_claimed_by, asker=asker.player), single=True):
            await self._each(code, claiming.withdrawn, asker.player, asker.key)

    async def renamed(self, asker: Asker) -> None:
        """Whoever is to vouch for this player reads its new name."""

        def rename(connection: Connection, room: Room) -> Change:
            name = called(connection, asker.player, asker.nickname)
            return claiming.renamed(room, asker.player, name, self._now())

        for code in await self._rooms.read(partial(store.codes_claimed_by, asker=asker.player), single=True):
            await self._change(code, rename, asker.key)

    async def alive(self, player: str) -> None:
        """The player gives a sign of life: what is asked for of theirs is stopped, in all their rooms."""
        for code in await self._rooms.read(partial(store.codes_claimed_of, owner=player), single=True):
            await self._each(code, claiming.alive, player, None)

    async def _each(self, code: str, decide: Callable[[Room, str, int], Change], player: str, key: str | None) -> None:
        def decided(_connection: Connection, room: Room) -> Change:
            return decide(room, player, self._now())

        await self._change(code, decided, key)

    async def _change(self, code: str, decide: Decide, key: str | None) -> None:
        try:
            await self._rooms.change(code, decide, key=key, also_closed=True)
        except Problem as problem:
            if problem.code != "needs_repair":
                raise

    async def ended(self, owner: str) -> list[dict[str, Any]]:
        """What this player has to be told of seats that somebody asked for, the newest first."""
        rows = await self._rooms.read(partial(store.ended_claims_of, owner=owner), single=True)
        return [
            {"code": row.code, "name": row.name, "outcome": row.outcome, "at": instant(row.ended_at)} for row in rows
        ]

    async def told(self, asker: Asker) -> None:
        """This player has been told."""

        def forget(connection: Connection) -> None:
            prove(connection, asker.key)
            store.forget_ended_claims(connection, asker.player)

        await self._rooms.write(forget)

    # --- what the ticker asks -----------------------------------------------------------------------------

    async def look_for_owners(self) -> None:
        """Whoever has a page open here is alive, however long it has said nothing."""
        for owner in self._here() & await self._rooms.read(store.owners_claimed, single=True):
            with suppress(Problem):  # the next look does it
                await self.alive(owner)

    async def due(self) -> Sequence[str]:
        """The rooms where something happens to a claim by itself."""
        return await self._rooms.read(partial(store.codes_claims_due, now=self._now(), most=MOST_AT_ONCE), single=True)

    async def fire(self, code: str) -> bool:
        """What is due in a room happens: once, whoever asks how often. Whether a seat passed."""
        change = await self._rooms.change(code, self._fire)
        return change.fired

    def _fire(self, connection: Connection, room: Room) -> Change:
        now = self._now()
        if not room.claims or self._deadlines.at_rest(connection):
            return Change(room, happened=False)
        change = Change(room, happened=False)
        for claim in room.claims:
            if now < claiming.due(change.room, claim):
                continue
            more = self._decided(connection, change.room, claim, now)
            lines, ended = change.lines + more.lines, change.ended + more.ended
            change = replace(more, lines=lines, ended=ended, fired=change.fired or more.fired)
        if not change.happened and store.are_claims_due(connection, room.id, now):
            # The time that was given back is to be stored, or another release has ended the game.
            return Change(room._replace(revision=room.revision + 1))
        return change

    def _decided(self, connection: Connection, room: Room, claim: Claim, now: int) -> Change:
        if not claiming.vouchers(room, claim.clan) <= set(claim.agreed):
            return claiming.lapsed(room, claim, now)
        # Also what another process noted, or a release that does not know what it would have to stop.
        if store.last_seen_of(connection, claim.owner) > claim.asked:
            return claiming.kept(room, claim, now)
        nickname = store.nickname(connection, claim.asker)
        if nickname is None or not store.has_device(connection, claim.asker):
            return claiming.lapsed(room, claim, now)
        if unwanted_in(connection, room, [claim.asker]):
            return claiming.lapsed(room, claim, now)
        name = called(connection, claim.asker, nickname)
        return replace(claiming.passed(room, claim, name, now), fired=True)
