"""One ticker: asks the service to do what time demands, by the same methods as a person."""

from collections.abc import Callable

import structlog

from app.database import NotSaved
from app.errors import Problem
from app.identity import DAY, Identity
from app.rooms.service import Rooms

log = structlog.get_logger("app")


class Clock:
    """What is due: waiting rooms end, and guests without a seat are forgotten. `now` gives milliseconds."""

    def __init__(
        self, rooms: Rooms, identity: Identity, *, now: Callable[[], int], waiting_days: float, idle_days: float
    ) -> None:
        self._rooms = rooms
        self._identity = identity
        self._now = now
        self._waiting = round(waiting_days * DAY)
        self._idle = round(idle_days * DAY)

    async def tick(self) -> None:
        """Do what is due now; what fails is due again at the next tick."""
        try:
            before = self._now() - self._waiting
            for code in await self._rooms.waiting_since(before):
                await self._expire(code, before)
            await self._identity.forget_idle(self._now() - self._idle)
        except (Problem, NotSaved) as error:
            log.warning("tick_failed", reason=str(error))

    async def _expire(self, code: str, before: int) -> None:
        try:
            await self._rooms.expire(code, before)
        except Problem as problem:
            log.warning("room_not_expired", room=code, code=problem.code)
