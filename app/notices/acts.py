"""What can be done right from a message: one act, at one version, once, within two days; by whoever has the link.

The token stands after the `#` of a link. Following it does nothing; the page says who and what, and has one button.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection

from app import store
from app.chance import Chance
from app.errors import Problem
from app.identity.players import hash_of
from app.notices.telling import LATE
from app.rooms import agreeing, play
from app.rooms.change import Change
from app.rooms.hours import hours_of
from app.rooms.room import Room
from app.rooms.service import Rooms

DAY, DRAW, ANSWER = ACTS = ("day", "draw", "answer")
# Which of them, and the number that it is good for: of a proposal, else the version.
Act = tuple[str, int]
LASTS = 48 * 3_600_000  # milliseconds
TOKEN_BYTES = 24


@dataclass(frozen=True, slots=True)
class Offered:
    """What a link would do: the act, in which room, as whom, and for which clan; `wish` is what is to be agreed to."""

    act: str
    room: Room
    player: str
    nickname: str
    number: int
    expires_at: int


class Acts:
    """Makes such links, looks at them, does what they say. `now` gives ms."""

    def __init__(self, rooms: Rooms, *, now: Callable[[], int], chance: Chance) -> None:
        self._rooms = rooms
        self._now = now
        self._chance = chance

    async def offer(self, room: Room, player: str, wanted: Act) -> tuple[str, str] | None:
        """This act and a new token for it; None where it is not open to this player in the room now."""
        if wanted not in open_acts(room, player):
            return None
        act, number = wanted
        token = self._chance.token(TOKEN_BYTES)
        fields = {
            "hash": hash_of(token), "room_id": room.id, "player_id": player, "act": act, "number": number,
            "expires_at": self._now() + LASTS,
        }  # fmt: skip
        await self._rooms.write(partial(store.add_pass, fields=fields))
        return act, token

    async def look(self, token: str) -> Offered:
        """What a token would do; nothing happens. Raises Problem `no_such_link`, `link_used` or `link_expired`."""
        row = await self._rooms.read(partial(self._standing, token=token), single=True)
        room = await self._rooms.look(row.code)
        if (row.act, row.number) not in open_acts(room, row.player_id):
            raise Problem("link_expired", text="errors.act_past")
        return Offered(row.act, room, row.player_id, row.nickname, row.number, row.expires_at)

    async def do(self, token: str) -> Offered:
        """Do it. Raises Problem as `look`, and what the act itself is refused for."""
        offered = await self.look(token)

        def decide(connection: Connection, room: Room) -> Change:
            row = self._standing(connection, token)
            if (row.act, row.number) not in open_acts(room, row.player_id):
                raise Problem("link_expired", text="errors.act_past")
            if not store.use_pass(connection, row.hash, self._now()):
                raise Problem("link_used")
            return self._done(connection, room, row)

        change = await self._rooms.change(offered.room.code, decide, by=offered.player)
        return Offered(offered.act, change.room, offered.player, offered.nickname, offered.number, offered.expires_at)

    def _done(self, connection: Connection, room: Room, row: store.Found) -> Change:
        now = self._now()
        if row.act == DAY:
            return agreeing.give_day(room, row.player_id, row.number, partial(hours_of, connection), now)
        if row.act == DRAW:
            return play.draw(room, row.player_id, True, now)
        return agreeing.answer(room, row.player_id, row.number, True, now)

    def _standing(self, connection: Connection, token: str) -> store.Found:
        row = store.pass_of(connection, hash_of(token))
        if row is None:
            raise Problem("no_such_link")
        if row.used_at is not None:
            raise Problem("link_used")
        if row.expires_at <= self._now():
            raise Problem("link_expired")
        return row


def asked_for(number: int) -> Act:
    """The act that answers what a notice of this number asks; for a claim on a seat it is one that is never open."""
    return (DRAW, number) if number >= 0 else (ANSWER, -number)


def act_of(kind: str, number: int, room: Room) -> Act | None:
    """What can be done right from a notice of this kind and number."""
    if kind == LATE:
        return DAY, room.version
    if kind != "asked":
        return None
    # An offer of a draw may be older than the version at which it is agreed to.
    return asked_for(room.version if number >= 0 else number)


def open_acts(room: Room, player: str) -> list[Act]:
    """All that this player could do from outside the room as it is now."""
    game, clans = room.game, frozenset(room.voice_of(player)) if room.game is not None else frozenset()
    if game is None or not clans or room.status != "playing":
        return []
    acts = []
    if room.proposal is not None and not clans <= set(room.proposal.agreed):
        acts.append((ANSWER, room.proposal.number))
    if room.draw and not clans <= set(room.draw):
        acts.append((DRAW, room.version))
    if game.clan not in clans and room.clock is not None and room.clock.due is not None:
        acts.append((DAY, room.version))
    return acts
