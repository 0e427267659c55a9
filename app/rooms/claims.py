"""A claim: somebody who is not at the table asks for a seat that their browser lost. Values only, nothing is stored."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Self

import orjson

from app.rooms.clocks import Outage, lost_since

# Not vouched for by all within so many times the span after which the seat could pass, a claim is over.
PATIENCE = 5
# What became of a claim, as far as the owner of the seat has to be told.
STOPPED, PASSED = "stopped", "passed"


@dataclass(frozen=True, slots=True)
class Claim:
    """What a player (the `asker`) wants who has no seat here: the seat of a clan, which is its `owner`'s.

    Times are in ms: `asked` when, `due` the seat passes if all have vouched, `lapses` it is over if they have not;
    outages count since `since`. `agreed` are the clans that vouch; `number` is what an answer names.
    """

    number: int
    clan: int
    owner: str
    asker: str
    nickname: str
    asked: int
    due: int
    lapses: int
    since: int
    agreed: tuple[int, ...] = ()

    @classmethod
    def made(cls, number: int, clan: int, owner: str, asker: tuple[str, str], now: int, wait: int) -> Self:
        """A new claim; the seat passes `wait` ms from now at the earliest."""
        return cls(number, clan, owner, *asker, now, now + wait, now + PATIENCE * wait, now)

    def without(self, clan: int) -> "Claim":
        """The same, without this clan's word."""
        return replace(self, agreed=tuple(other for other in self.agreed if other != clan))

    def given_back(self, outages: Iterable[Outage], now: int) -> "Claim":
        """The same, later by the time that nobody watched: the owner could not show up in it."""
        lost = lost_since(outages, self.since)
        return replace(self, due=self.due + lost, lapses=self.lapses + lost, since=now) if lost else self

    def shown(self, instant: Callable[[int], str]) -> dict[str, Any]:
        """The claim as everybody sees it; `instant` writes a time."""
        return {
            "number": self.number,
            "clan": self.clan,
            "asker": {"id": self.asker, "nickname": self.nickname},
            "agreed": self.agreed,
            "due": instant(self.due),
            "lapses": instant(self.lapses),
        }


def read_claims(text: str | None) -> tuple[Claim, ...]:
    """The claims that `write_claims` wrote."""
    if text is None:
        return ()
    return tuple(Claim(**{**fields, "agreed": tuple(fields["agreed"])}) for fields in orjson.loads(text))


def write_claims(claims: Sequence[Claim]) -> str | None:
    """The claims as the store keeps them, None where there are none."""
    return orjson.dumps([asdict(claim) for claim in claims]).decode() if claims else None
