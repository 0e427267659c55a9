"""Tells what is due by its channel, again after a growing pause where that fails; any number of processes do it."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, runtime_checkable

import structlog

from app.database import NotSaved
from app.errors import Problem
from app.notices.outbox import PAUSES, SENT, Claimed, Due, Outbox, Outcome, failed, later

log = structlog.get_logger("app")
AT_ONCE = 20
# Rounds of one call; what is left then has its turn in the next.
ROUNDS = 20


class Channel(Protocol):
    """A way to tell somebody something."""

    async def send(self, due: Due) -> Outcome:
        """Tell it. Any exception counts as trouble that may pass."""
        ...


@runtime_checkable
class Gathering(Channel, Protocol):
    """A channel that tells a player of several things at once."""

    async def send_together(self, dues: Sequence[Due]) -> Outcome:
        """Tell one player of all this. Any exception counts as trouble that may pass."""
        ...


class Sender:
    """Works the outbox off. `now` gives ms; `patience` is how long one telling may take, in seconds.

    They begin one after another, `pace` seconds apart: play has the processor in between.
    """

    def __init__(
        self, outbox: Outbox, channels: Mapping[str, Channel], *, now: Callable[[], int], patience: float, pace: float
    ) -> None:
        self._outbox = outbox
        self._channels = channels
        self._now = now
        self._patience = patience
        self._pace = pace
        # By channel whose provider is in trouble: until when it is left alone, and how often that was so.
        self._resting: dict[str, tuple[int, int]] = {}

    async def work(self) -> None:
        """Tell all that is due now; what cannot be asked or written down now is due again at the next call."""
        try:
            await self._outbox.fill()
            for _ in range(ROUNDS):
                now = self._now()
                resting = [name for name, (until, _times) in self._resting.items() if until > now]
                taken = await self._outbox.take(AT_ONCE, resting)
                await asyncio.gather(
                    *(self._tell(together, n * self._pace) for n, together in enumerate(self._gathered(taken)))
                )
                if len(taken) < AT_ONCE:
                    return
        except (Problem, NotSaved) as error:
            log.warning("telling_failed", reason=str(error))

    def _gathered(self, taken: Sequence[Claimed]) -> list[list[Claimed]]:
        """What is told together: all of one player where the channel can, else each thing by itself."""
        together: dict[object, list[Claimed]] = {}
        for claimed in taken:
            gathers = isinstance(self._channels.get(claimed.channel), Gathering)
            key = (claimed.channel, claimed.player) if gathers else claimed.id
            together.setdefault(key, []).append(claimed)
        return list(together.values())

    async def _tell(self, together: Sequence[Claimed], wait: float) -> None:
        await asyncio.sleep(wait)
        dues = [due for claimed in together if (due := await self._look(claimed)) is not None]
        if not dues:
            return
        outcome = await self._tried(dues)
        self._rest(dues[0].claimed.channel, outcome)
        await self._outbox.settle([due.claimed for due in dues], outcome)
        for due in dues:
            if outcome.ended == SENT and due.claimed.kind == "reminder":
                await self._outbox.reminded(due)

    async def _look(self, claimed: Claimed) -> Due | None:
        """What is to be told; one that cannot be looked at keeps none of the others from it."""
        try:
            return await self._outbox.look(claimed)
        except (Problem, NotSaved):
            raise
        except Exception as error:
            log.error("not_looked_at", room=claimed.code, kind=claimed.kind, reason=f"{type(error).__name__}: {error}")
            await self._outbox.settle([claimed], later(type(error).__name__))
            return None

    async def _tried(self, dues: Sequence[Due]) -> Outcome:
        first = dues[0].claimed
        channel = self._channels.get(first.channel)
        if channel is None:
            return failed("no such channel here")
        try:
            async with asyncio.timeout(self._patience):
                if isinstance(channel, Gathering):
                    return await channel.send_together(dues)
                return await channel.send(dues[0])
        except TimeoutError:
            return later("no answer")
        except Exception as error:
            log.warning("not_told", channel=first.channel, kind=first.kind, reason=type(error).__name__)
            return later(type(error).__name__)

    def _rest(self, channel: str, outcome: Outcome) -> None:
        if not outcome.everywhere:
            if outcome.ended == SENT:
                self._resting.pop(channel, None)
            return
        until, times = self._resting.get(channel, (0, 0))
        if until <= self._now():
            pause = PAUSES[min(times, len(PAUSES) - 1)]
            self._resting[channel] = (self._now() + pause, times + 1)
