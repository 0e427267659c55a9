"""PostgreSQL: a pool of connections; any number of processes work on the same rooms."""

import asyncio
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from time import perf_counter
from typing import Any

from sqlalchemy import URL, event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from app import metrics
from app.database import CLOSING, Command, Database, NotSaved, Part, Result, Then, meaning, unheard
from app.together import Together


class PostgresDatabase(Database):
    """A pool of connections; each command has a transaction, and all of it together at most `timeout` seconds."""

    def __init__(self, url: URL, timeout: float, connections: int) -> None:
        self._timeout = timeout
        limit = str(round(timeout * 1000))
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_size=connections,
            max_overflow=0,
            pool_timeout=timeout,
            pool_use_lifo=True,
            hide_parameters=True,
            connect_args={
                "timeout": timeout,
                "server_settings": {
                    "application_name": "make-make",
                    # Whatever the server is set to: acknowledged is stored for good.
                    "synchronous_commit": "on",
                    # A process of ours that hangs within a transaction holds its room for no longer than this.
                    "statement_timeout": limit,
                    "idle_in_transaction_session_timeout": limit,
                },
            },
        )
        event.listen(self._engine.sync_engine, "checkout", _refuse_closed)
        self._snapshots = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._single = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._running: set[asyncio.Task[Any]] = set()
        self._moves = Together(self._stored_at_once, self._spawn, timeout)
        self._questions = Together(partial(self.read, single=True), self._spawn, timeout)

    async def write(
        self,
        command: Command[Result],
        then: Then[Result] = unheard,
        *,
        first: Part[Result | None] | None = None,
    ) -> Result:
        left = self._timeout
        if first is not None:
            began = perf_counter()
            result = await self._moves.result(first, partial(_if_stored, then))
            if result is not None:
                return result
            left -= perf_counter() - began
        return await self._in_time(self._store(command, then, left), left)

    async def read(self, query: Command[Result], *, single: bool = False) -> Result:
        return await self._in_time(self._look(self._single if single else self._snapshots, query), self._timeout)

    async def ask(self, part: Part[Result]) -> Result:
        return await self._questions.result(part, unheard)

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING):
                await asyncio.gather(*self._running, return_exceptions=True)
                await self._engine.dispose()

    async def _store(self, command: Command[Result], then: Then[Result], left: float) -> Result:
        async with asyncio.timeout(left):
            result = await self._in_transaction(command)
            then(result)
            return result

    async def _stored_at_once(self, statement: Command[Sequence[Any]]) -> Sequence[Any]:
        """The results of a statement that is a transaction by itself."""
        began = perf_counter()
        results = await self.read(statement, single=True)
        metrics.committed(len(results), perf_counter() - began)
        return results

    async def _in_transaction(self, command: Command[Result]) -> Result:
        async with self._engine.begin() as connection:
            result = await connection.run_sync(command)
            began = perf_counter()
            await connection.commit()
            metrics.committed(1, perf_counter() - began)
            return result

    async def _look(self, engine: AsyncEngine, query: Command[Result]) -> Result:
        async with asyncio.timeout(self._timeout), engine.connect() as connection:
            return await connection.run_sync(query)

    async def _in_time(self, work: Coroutine[Any, Any, Result], seconds: float) -> Result:
        """The result, or NotSaved in time.

        A task of its own: to take a statement back from a server that is silent may last as long again, and
        what is being committed goes on where who asked has gone.
        """
        task = self._spawn(work)
        done, _ = await asyncio.wait((task,), timeout=seconds)
        if not done:
            raise NotSaved("the database does not answer")
        with _named():
            return task.result()

    def _spawn(self, work: Coroutine[Any, Any, Result]) -> "asyncio.Task[Result]":
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # seen, so that nobody is told of an answer that came too late


def _if_stored(then: Then[Result], result: Result | None) -> None:
    if result is not None:
        then(result)


def _refuse_closed(connection: Any, _record: object, _proxy: object) -> None:
    """Take no connection from the pool that the server has closed meanwhile; the pool makes another."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


@contextmanager
def _named() -> Iterator[None]:
    """Turn what the driver raises into what the rooms know."""
    try:
        yield
    except Exception as error:
        known = meaning(error)
        if known is error:
            raise
        raise known from error
