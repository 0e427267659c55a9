"""What all who play have to agree to: another pace or absence contract, a pause. Values only, nothing is stored."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import asdict, dataclass, replace
from typing import Any, Self

import orjson

from app.errors import Problem
from app.rooms.pace import read_pace


@dataclass(frozen=True, slots=True)
class Wish:
    """What is proposed: one thing or several; None leaves it as it is. `pace` is as the wire has it.

    `undo` is the version whose position is to be had again; it is asked for by who wants an action back.
    `end` ends the game without a result.
    """

    pace: Mapping[str, Any] | None = None
    absence: str | None = None
    pause: bool | None = None
    undo: int | None = None
    end: bool | None = None

    def told(self) -> dict[str, Any]:
        """The parts that are asked for."""
        return {name: value for name, value in asdict(self).items() if value is not None}


@dataclass(frozen=True, slots=True)
class Proposal:
    """A wish that waits for the others; `agreed` are the clans that want it, the one that asked (`by`) among them."""

    number: int
    by: int
    wish: Wish
    agreed: tuple[int, ...]

    @classmethod
    def read(cls, text: str) -> Self:
        """The proposal that `write` wrote."""
        fields = orjson.loads(text)
        return cls(fields["number"], fields["by"], Wish(**fields["wish"]), tuple(fields["agreed"]))

    def write(self) -> str:
        """The proposal as the store keeps it."""
        return orjson.dumps(asdict(self)).decode()

    def shown(self) -> dict[str, Any]:
        """The proposal as everybody sees it."""
        return {"number": self.number, "by": self.by, **self.wish.told(), "agreed": self.agreed}


def joined(proposal: Proposal | None, number: int, by: int, clans: Sequence[int], wish: Wish) -> Proposal:
    """The proposal after clan `by` asked for this, with all the `clans` of its player.

    A new one, or their agreement where just that was proposed already.
    """
    if proposal is not None and proposal.wish == wish:
        return agreed(proposal, clans)
    return agreed(Proposal(number, by, wish, ()), clans)


def agreed(proposal: Proposal, clans: Sequence[int]) -> Proposal:
    """The proposal with the agreement of these clans."""
    return replace(proposal, agreed=tuple(sorted({*proposal.agreed, *clans})))


def played_on(proposal: Proposal, clans: Set[int]) -> Proposal | None:
    """What is left of a vote to end when these clans act: they play on; None where the one that asked does.

    As with the offer of a draw, an agreement of before the action counts no more. All else stays proposed.
    """
    if proposal.wish.end is None or not clans & set(proposal.agreed):
        return proposal
    if proposal.by in clans:
        return None
    return replace(proposal, agreed=tuple(clan for clan in proposal.agreed if clan not in clans))


def check(wish: Wish, is_timed: bool) -> None:
    """Raises Problem `no_clock` for a pause, or an end of one, where nothing is measured."""
    paced = is_timed if wish.pace is None else read_pace(wish.pace) is not None
    if wish.pause is not None and not paced:
        raise Problem("no_clock")
