"""One ticker: asks the service to do what time demands, by the same methods as a person."""

from collections.abc import Callable

import structlog

from app import metrics
from app.database import NotSaved
from app.errors import Problem
from app.identity import DAY, Addresses, Along, Identity
from app.notices.outbox import Outbox
from app.rooms.deadlines import Deadlines
from app.rooms.service import Rooms
from app.rooms.vouching import Vouching

# How long it can still be said of a link that it is used, or too old: milliseconds.
DEAD_LINKS = 7 * DAY
# How long it can still be seen what came of a notice: milliseconds.
OLD_NOTICES = 30 * DAY
log = structlog.get_logger("app")


class Clock:
    """What is due: turns run out, waiting rooms end, the idle and dead links are forgotten. `now` gives ms."""

    def __init__(
        self,
        rooms: Rooms,
        identity: Identity,
        along: Along,
        addresses: Addresses,
        deadlines: Deadlines,
        vouching: Vouching,
        outbox: Outbox,
        *,
        now: Callable[[], int],
        waiting_days: float,
        idle_days: float,
    ) -> None:
        self._rooms = rooms
        self._identity = identity
        self._along = along
        self._addresses = addresses
        self._deadlines = deadlines
        self._vouching = vouching
        self._outbox = outbox
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
            await self._along.forget_dead(self._now() - DEAD_LINKS)
            await self._outbox.forget(self._now() - OLD_NOTICES)
            await self._addresses.forget_counts()
        except (Problem, NotSaved) as error:
            log.warning("tick_failed", reason=str(error))

    async def look_at_deadlines(self) -> None:
        """Let the turns end whose time is up, and seats pass that are asked for; what fails is due again next time."""
        try:
            may_fire = await self._deadlines.watch()
            metrics.held(await self._deadlines.held() is not None)
            for code in await self._deadlines.due() if may_fire else ():
                await self._fire(code)
            await self._vouching.look_for_owners()
            for code in await self._vouching.due() if may_fire else ():
                await self._pass_seats(code)
        except (Problem, NotSaved) as error:
            log.warning("tick_failed", reason=str(error))

    async def _fire(self, code: str) -> None:
        try:
            if await self._deadlines.fire(code):
                metrics.timed_out()
                log.info("time_up", room=code)
        except Problem as problem:
            log.warning("deadline_not_met", room=code, code=problem.code)
        except Exception as error:
            # One room that cannot be decided on must not hold up all whose deadlines come after its own.
            log.error("deadline_not_met", room=code, reason=f"{type(error).__name__}: {error}")

    async def _pass_seats(self, code: str) -> None:
        try:
            if await self._vouching.fire(code):
                log.info("seat_passed", room=code)
        except Problem as problem:
            log.warning("claim_not_met", room=code, code=problem.code)
        except Exception as error:
            log.error("claim_not_met", room=code, reason=f"{type(error).__name__}: {error}")

    async def _expire(self, code: str, before: int) -> None:
        try:
            await self._rooms.expire(code, before)
        except Problem as problem:
            log.warning("room_not_expired", room=code, code=problem.code)
