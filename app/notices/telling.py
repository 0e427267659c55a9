"""How a player wants to be told of what waits: by which channels, after which time, of what. Values only."""

from dataclasses import asdict, dataclass, replace
from typing import Any, Self

import orjson

PUSH, MAIL, CHANNEL = CHANNELS = ("push", "mail", "channel")
# What is told of, and whether it is unless somebody wants otherwise.
KINDS = {
    "turn": True,  # it is my turn
    "asked": True,  # the others wait for my answer
    "began": True,  # a game has begun
    "over": True,  # a game is over
    "nudge": True,  # somebody reminds me
    "reminder": True,  # little time is left
    "seat": True,  # something happens to my seat
    "words": False,  # somebody said something
}
# What is told, and stopped, as something of another kind.
PASSED = "passed"  # my seat is somebody else's
LATE = "late"  # little time is left for somebody else's turn
WISH_OF = {PASSED: "seat", LATE: "reminder"}
ALL = "all"
# Of these a room's channel is told, one message each.
BY_TURN = ("turn", "reminder")
# Milliseconds after which each channel tells, unless a player wants otherwise: each only what was not seen until then.
AFTER = {PUSH: 30_000, MAIL: 30 * 60_000, CHANNEL: 2 * 3_600_000}
LEAST_AFTER = 20_000
MOST_AFTER = 7 * 86_400_000
# The share of the time after which there is a reminder, in percent.
REMINDED_AT = 80


@dataclass(frozen=True, slots=True)
class Telling:
    """A player's wishes. `after` has ms by channel, None where that channel is not wanted.

    `exempt` are the kinds that are told also while the player sleeps or is away; `names` lets names and words stand on
    a lock screen; `earlier` is the share of the time, in percent, after which there is one more reminder; `unmailed`
    are kinds that are told by all channels but mail.
    """

    after: dict[str, int | None]
    kinds: dict[str, bool]
    exempt: tuple[str, ...] = ()
    names: bool = False
    earlier: int | None = None
    unmailed: tuple[str, ...] = ()

    @classmethod
    def read(cls, text: str | None) -> Self:
        """The wishes that `write` wrote; None: those of whoever has none. What is not known here is left out."""
        written: dict[str, Any] = {} if text is None else orjson.loads(text)
        after = {name: written.get("after", {}).get(name, usual) for name, usual in AFTER.items()}
        kinds = {name: bool(written.get("kinds", {}).get(name, usual)) for name, usual in KINDS.items()}
        exempt = tuple(name for name in written.get("exempt", ()) if name in KINDS)
        unmailed = tuple(name for name in written.get("unmailed", ()) if name in KINDS)
        return cls(after, kinds, exempt, bool(written.get("names", False)), written.get("earlier"), unmailed)

    def write(self) -> str:
        """The wishes as the store keeps them."""
        return orjson.dumps(asdict(self)).decode()

    def wants(self, kind: str, channel: str) -> bool:
        """Whether this kind is to be told by this channel."""
        kind = wish_of(kind)
        unmailed = channel == MAIL and kind in self.unmailed
        return self.kinds.get(kind, True) and self.after[channel] is not None and not unmailed

    def unsubscribed(self, kind: str) -> Self:
        """The same, no longer told of this kind by mail; of nothing by mail where `kind` is ALL."""
        if kind == ALL:
            return replace(self, after={**self.after, MAIL: None})
        return replace(self, unmailed=tuple(sorted({*self.unmailed, kind})))


def wish_of(kind: str) -> str:
    """The kind by which a player says whether to be told of this."""
    return WISH_OF.get(kind, kind)


NO_WISHES = Telling.read(None)
