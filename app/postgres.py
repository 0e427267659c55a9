"""PostgreSQL: a pool of connections; any number of processes work on the same rooms."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import Any

from sqlalchemy import URL, event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from app import metrics
from app.database import CLOSING, Command, Database, NotSaved, Result, Then, meaning, unheard


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

    async def write(
        self,
        command: Command[Result],
        then: Then[Result] = unheard,
        *,
        first: Command[Result | None] | None = None,
    ) -> Result:
        return await self._in_time(self._store(command, then, first))

    async def read(self, query: Command[Result], *, single: bool = False) -> Result:
        return await self._in_time(self._look(self._single if single else self._snapshots, query))

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING):
                await asyncio.gather(*self._running, return_exceptions=True)
                await self._engine.dispose()

    async def _store(
        self, command: Command[Result], then: Then[Result], first: Command[Result | None] | None
    ) -> Result:
        async with asyncio.timeout(self._timeout):
            result = None if first is None else await self._at_once(first)
            if result is None:
                result = await self._in_transaction(command)
            then(result)
            return result

    async def _at_once(self, command: Command[Result]) -> Result:
        async with self._single.connect() as connection:
            began = perf_counter()
            result = await connection.run_sync(command)
            metrics.committed(1, perf_counter() - began)
            return result

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

    async def _in_time(self, work: Coroutine[Any, Any, Result]) -> Result:
        """The result, or NotSaved in time.

        A task of its own: to take a statement back from a server that is silent may last as long again, and
        what is being committed goes on where who asked has gone.
        """
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        done, _ = await asyncio.wait((task,), timeout=self._timeout)
        if not done:
            raise NotSaved("the database does not answer")
        with _named():
            return task.result()

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # seen, so that nobody is told of an answer that came too late


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
