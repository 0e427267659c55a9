"""Statements that many share: one is on its way, and those who come meanwhile go together with the next."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import structlog
from sqlalchemy import Connection

from app.database import Command, NotSaved, Part, Result, Then

log = structlog.get_logger("app")

# More than this in one statement only makes those at its front wait.
MOST_AT_ONCE = 64

Statement = Callable[..., Sequence[Any]]


@dataclass(slots=True, eq=False)
class _Asked:
    """A row and who waits for its result."""

    row: Any
    then: Then[Any]
    future: "asyncio.Future[Any]"

    def settle(self, result: Any) -> None:
        if not self.future.done():
            self.future.set_result(result)
        try:
            self.then(result)
        except Exception:
            log.exception("not_told")


class Together:
    """`run` runs a command on a connection, in bounded time; `spawn` starts a task and holds on to it.

    One that comes alone goes at once. None is hurt by another's failure: then each goes apart from the others.
    """

    def __init__(
        self,
        run: Callable[[Command[Any]], Coroutine[Any, Any, Any]],
        spawn: Callable[[Coroutine[Any, Any, None]], object],
        timeout: float,
    ) -> None:
        self._run = run
        self._spawn = spawn
        self._timeout = timeout
        self._waiting: dict[Statement, deque[_Asked]] = {}

    async def result(self, part: Part[Result], then: Then[Result]) -> Result:
        """What the part comes to. Raises NotSaved when there is no answer in time, and what the statement raises."""
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        asked = _Asked(part.row, then, future)
        waiting = self._waiting.get(part.statement)
        if waiting is not None:
            waiting.append(asked)
        else:
            self._waiting[part.statement] = deque((asked,))
            self._spawn(self._work(part.statement))
        try:
            async with asyncio.timeout(self._timeout):
                return await future
        except TimeoutError:
            raise NotSaved("the database does not answer") from None

    async def _work(self, statement: Statement) -> None:
        waiting = self._waiting[statement]
        try:
            while waiting:
                await self._go(statement, [waiting.popleft() for _ in range(min(len(waiting), MOST_AT_ONCE))])
        finally:
            del self._waiting[statement]

    async def _go(self, statement: Statement, those: Sequence[_Asked]) -> None:
        # Who gave up was told that it is not saved; so it had better not be.
        asked = [one for one in those if not one.future.done()]
        if not asked:
            return
        try:
            results = await self._run(partial(_shared, statement, [one.row for one in asked]))
        except Exception as error:
            if len(asked) == 1:
                if not asked[0].future.done():
                    asked[0].future.set_exception(error)
                return
            for one in asked:
                await self._go(statement, (one,))
            return
        for one, result in zip(asked, results, strict=True):
            one.settle(result)


def _shared(statement: Statement, rows: Sequence[Any], connection: Connection) -> Sequence[Any]:
    return statement(connection, rows)
