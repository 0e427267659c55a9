"""What waits for whom in a room, as it is now. Pure: told again later, it says whether that still holds.

Nothing here remembers what was told: the same thing has the same number, and the store keeps each only once.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from app.notices.telling import LATE, REMINDED_AT
from app.rooms.claiming import vouchers
from app.rooms.room import Room
from app.rooms.seats import Seat


class Nudge(NamedTuple):
    """The last reminder by somebody at the table: its number, whom it reminds, when."""

    number: int
    player: str
    at: int


class Waiting(NamedTuple):
    """One thing that waits for a player. `number` tells it from others of its kind; `shown` says that it was seen.

    `at` is when it is to be told, in ms, where that does not follow from the channel; `since` when it began, where that
    is not when the room last changed.
    """

    player: str
    kind: str
    number: int
    shown: bool
    at: int | None = None
    since: int | None = None


Shown = Mapping[str, tuple[int, int]]
NEVER = (-1, 0)


class Standing(NamedTuple):
    """What is known beside the room. `turn` is the version of the newest event by which nobody retired.

    `shown` has by player the newest version that a visible page has shown and when one last showed the room; `since`
    is when the wait began; `earlier` has the players who want one more reminder, after so much of their time (percent);
    `words` has the last of what others said, its number and when, of those who want to be told of it. `offered` is the
    version of what those who agree to a draw did last: they have not acted since, whatever others did. `begins`:
    nobody has acted here yet, at whichever version.
    """

    turn: int
    shown: Shown
    since: int
    nudge: Nudge | None = None
    earlier: Mapping[str, int] = MappingProxyType({})
    words: Mapping[str, tuple[int, int]] = MappingProxyType({})
    offered: int = 0
    begins: bool = False

    def saw(self, player: str, version: int) -> bool:
        """Whether a visible page of the player has shown this version."""
        return self.shown.get(player, NEVER)[0] >= version

    def looked(self, player: str, since: int) -> bool:
        """Whether a visible page of the player has shown the room since then."""
        return self.shown.get(player, NEVER)[1] >= since


def waiting(room: Room, standing: Standing) -> list[Waiting]:
    """All that waits in the room."""
    game = room.game
    if game is None or room.hidden_at is not None:
        return []
    said = [
        Waiting(player, "words", number, standing.looked(player, at), since=at)
        for player, (number, at) in standing.words.items()
    ]
    if room.status == "finished":
        over = [
            Waiting(seat.person, "over", room.version, standing.saw(seat.person, room.version)) for seat in room.seats
        ]
        return over + said
    playing = [seat for seat in room.seats if seat.clan not in game.retired]
    things = [thing for seat in playing for thing in (*_turn(room, seat, standing), *_asked(room, seat, standing))]
    return things + said


def _turn(room: Room, seat: Seat, standing: Standing) -> Iterator[Waiting]:
    """What the course of the game brings for a seat."""
    player, saw = seat.person, standing.saw(seat.person, room.version)
    if room.playing.clan != seat.clan:
        if standing.begins:
            yield Waiting(player, "began", 0, saw)
        yield from _late(room, player, standing)
        return
    yield Waiting(player, "turn", standing.turn, saw)
    clock, since = room.clock, standing.since
    if clock is not None and clock.due is not None:
        # Of a deadline everybody is reminded, whether the turn was seen or not.
        shares = {REMINDED_AT, standing.earlier.get(player, REMINDED_AT)}
        for share in sorted(shares):
            at = since + (clock.due - since) * share // 100
            yield Waiting(player, "reminder", standing.turn * 100 + share, False, at)
    if clock is not None and clock.offered is not None:
        yield Waiting(player, "seat", clock.version, standing.looked(player, since))
    nudge = standing.nudge
    if nudge is not None and nudge.player == player and nudge.at >= room.updated_at:
        yield Waiting(player, "nudge", nudge.number, standing.looked(player, nudge.at), since=nudge.at)


def _late(room: Room, player: str, standing: Standing) -> Iterator[Waiting]:
    """Somebody else is about to lose their clan or their seat: each of the others could give them a day."""
    clock, since = room.clock, standing.since
    if clock is None or clock.due is None or room.absence == "wait":
        return
    if room.seat_of_clan(clock.clan).person != player:
        at = since + (clock.due - since) * REMINDED_AT // 100
        yield Waiting(player, LATE, standing.turn, standing.looked(player, at), at)


def _asked(room: Room, seat: Seat, standing: Standing) -> Iterator[Waiting]:
    """What the others want to know of a seat."""
    looked = standing.looked(seat.person, standing.since)
    if room.draw and seat.clan not in room.draw:
        yield Waiting(seat.person, "asked", standing.offered, looked)
    if room.proposal is not None and seat.clan not in room.proposal.agreed:
        yield Waiting(seat.person, "asked", -room.proposal.number, looked)
    for claim in room.claims:
        # Its owner is told whatever was seen before it: any answer stops it. What was seen since would have, too.
        if claim.owner == seat.person:
            yield Waiting(seat.person, "seat", -claim.number, False)
        elif seat.clan in vouchers(room, claim.clan) and seat.clan not in claim.agreed:
            yield Waiting(seat.person, "asked", -claim.number, standing.looked(seat.person, claim.asked))
