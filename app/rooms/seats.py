"""The seats of a table as values: who sits there, who plays for them, whom a free one is kept for."""

from collections.abc import Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import orjson


class NeedsRepair(Exception):
    """What is stored of this room cannot be: it alone is out of order."""


class Seat(NamedTuple):
    """A taken seat; its clan once the game has begun.

    On one phone a seat has a `keeper`: the player who holds the phone and plays for it. Then `player` is somebody with
    a name and no key, until a person takes the seat by its own `invite`.
    """

    seat: int
    player: str
    nickname: str
    clan: int | None
    keeper: str | None = None
    invite: str | None = None

    @property
    def person(self) -> str:
        """Who plays for this seat: whoever sits there, or whoever keeps it."""
        return self.keeper or self.player

    @property
    def clan_in_play(self) -> int:
        """The clan that this seat plays, once the game has begun."""
        if self.clan is None:
            raise NeedsRepair("a seat without a clan in a game")
        return self.clan


@dataclass(frozen=True, slots=True)
class Reserved:
    """A free seat that is kept for somebody: the label that the host gave it, and the invite that alone takes it."""

    seat: int
    name: str
    invite: str


def look_of(looks: Sequence[int], number: int, clan: int | None = None) -> int:
    """The colour and shape of a seat, whose clan is given once the game has begun."""
    if looks:
        return looks[number]
    return number if clan is None else clan


def seats_view(
    size: int,
    seats: Sequence[Seat],
    online: Set[str],
    retired: Sequence[int],
    looks: Sequence[int] = (),
    reserved: Sequence[Reserved] = (),
) -> list[orjson.Fragment]:
    """All seats of a room, taken or free."""
    taken = {seat.seat: seat for seat in seats}
    kept = {one.seat: one.name for one in reserved}
    shown = []
    for number in range(size):
        seat = taken.get(number)
        look = look_of(looks, number, None if seat is None else seat.clan)
        if seat is None:
            shown.append(_shown_seat(number, None, False, False, look, kept.get(number)))
        else:
            shown.append(_shown_seat(number, seat, seat.person in online, seat.clan in retired, look, None))
    return shown


@lru_cache(8192)
def _shown_seat(
    number: int, seat: Seat | None, online: bool, retired: bool, look: int, reserved: str | None
) -> orjson.Fragment:
    """A seat as JSON: from one frame to the next it is mostly the same."""
    player = {"id": seat.player, "nickname": seat.nickname} if seat is not None else None
    clan = seat.clan if seat is not None else None
    shown = {"seat": number, "clan": clan, "player": player, "online": online, "retired": retired, "look": look}
    kept = {} if seat is None or seat.keeper is None else {"keeper": seat.keeper}
    return orjson.Fragment(orjson.dumps({**shown, "reserved": reserved, **kept}))
