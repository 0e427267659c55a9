"""Where commands run: one writing thread on SQLite, a pool on PostgreSQL; the same plain functions on both.

A command is a function of a connection, without `await`. It is stored for good when `write` returns.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Generic, Protocol, TypeVar

import structlog
from sqlalchemy import URL, Connection, Engine, Transaction, create_engine, event
from sqlalchemy.exc import (
    DBAPIError,
    DisconnectionError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool, Pool, StaticPool

from app import metrics
from app.config import Settings

try:
    import pysqlite3.dbapi2 as sqlite_driver
except ImportError:
    import sqlite3 as sqlite_driver

Result = TypeVar("Result")
Command = Callable[[Connection], Result]
Then = Callable[[Result], object]

log = structlog.get_logger("app")

# More than this in one commit only makes those at its end wait.
COMMANDS_PER_COMMIT = 64
READERS = 2
# Of 4 KB each. The pages of a busy room change again and again; ten times the default copies them less often.
CHECKPOINT_PAGES = 10_000
# Seconds. Between two tries to get the file from another process we look whether anybody still waits for us.
BUSY = 0.25
# Seconds between two looks at who has waited too long; a timer for each command would cost more than its answer.
WATCH = 0.2
# Seconds that a closing database may take; a server on its way out has a limit of its own.
CLOSING = 2.0


class NotSaved(Exception):
    """The database could not be reached, or could not store; whether it did is known only by asking again."""


class Taken(Exception):
    """Something that has to be unique is there already; nothing was stored."""


def unheard(_result: object) -> None:
    """Nobody but who asked has to know."""


class Database(Protocol):
    """What the rooms need of a database."""

    async def write(
        self,
        command: Command[Result],
        then: Then[Result] = unheard,
        *,
        first: Command[Result | None] | None = None,
    ) -> Result:
        """Run `command` in a transaction of its own; return once it is stored for good.

        `first`, where given, is tried before it: a command of one statement, which needs no transaction around it.
        Where it comes to None, nothing of it is stored and `command` runs.

        `then` hears of the result as soon as it is stored, even where who asked has gone or given up by then.
        Raises NotSaved when it is not stored in time, Taken when a unique value is there already, and
        whatever the command raises; then nothing is stored.
        """
        ...

    async def read(self, query: Command[Result], *, single: bool = False) -> Result:
        """Run `query` on one snapshot. Raises NotSaved when the database is away.

        A query of a `single` statement needs no transaction around it.
        """
        ...

    async def close(self) -> None:
        """Finish what runs and let go of all connections."""
        ...


def open_database(settings: Settings) -> Database:
    """The database that the settings name. Raises NotSaved when it cannot be opened."""
    if settings.is_sqlite:
        return SqliteDatabase(settings.url, settings.database_timeout)
    return PostgresDatabase(settings.url, settings.database_timeout, settings.database_connections)


# --- SQLite -----------------------------------------------------------------------------------------------


def sqlite_engine(
    url: URL, timeout: float, *, read_only: bool = False, foreign_keys: bool = True, pool: type[Pool] = NullPool
) -> Engine:
    """An engine whose transactions begin as they should: IMMEDIATE for what writes, a snapshot for readers."""
    path = str(url.database)

    def connect() -> Any:
        address = Path(path).absolute().as_uri() + ("?mode=ro" if read_only else "")
        connection = sqlite_driver.connect(
            address, uri=True, isolation_level=None, timeout=timeout, check_same_thread=False, cached_statements=256
        )
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}")
        if not read_only:
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
        cursor.close()
        return connection

    # What goes with a statement is secret in part, and errors end up in the log.
    engine = create_engine("sqlite://", module=sqlite_driver, creator=connect, poolclass=pool, hide_parameters=True)
    begin = "BEGIN" if read_only else "BEGIN IMMEDIATE"
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


@dataclass(slots=True, eq=False)
class _Job(Generic[Result]):
    """A command and who waits for it."""

    command: Command[Result]
    then: Then[Result]
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Result]"
    until: float
    given_up: bool = False
    result: Any = None
    error: BaseException | None = None

    def settle(self) -> None:
        """Tell what came of it."""
        if not self.future.done():
            if self.error is not None:
                self.future.set_exception(self.error)
            else:
                self.future.set_result(self.result)
        if self.error is None:
            self.then(self.result)


class SqliteDatabase:
    """One writing thread with one connection (two can damage a WAL before SQLite 3.51.3).

    Those who wait share a commit, and none is hurt by another's failure; a lone command never waits for company.
    """

    def __init__(self, url: URL, timeout: float) -> None:
        self._timeout = timeout
        self._jobs: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        self._waiting: set[_Job[Any]] = set()
        self._watch: asyncio.TimerHandle | None = None
        # The driver's connection stays open, whatever becomes of a transaction: readers need its files.
        self._writing = sqlite_engine(url, BUSY, pool=StaticPool)
        self._reading = sqlite_engine(url, timeout, read_only=True)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-reader")
        self._snapshots = threading.local()
        self._opened: list[Connection] = []
        try:
            self._connection = self._writing.connect()
        except SQLAlchemyError as error:
            raise NotSaved(str(error.__cause__ or error)) from error
        self._thread = threading.Thread(target=self._work, name="sqlite-writer", daemon=True)
        self._thread.start()

    async def write(
        self,
        command: Command[Result],
        then: Then[Result] = unheard,
        *,
        first: Command[Result | None] | None = None,
    ) -> Result:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        work = command if first is None else partial(_either, first, command)
        job = _Job(work, then, loop, future, loop.time() + self._timeout)
        self._waiting.add(job)
        if self._watch is None:
            self._watch = loop.call_later(WATCH, self._give_up, loop)
        self._jobs.put(job)
        try:
            return await future
        finally:
            job.given_up = True
            self._waiting.discard(job)

    async def read(self, query: Command[Result], *, single: bool = False) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._snapshot, query)

    async def close(self) -> None:
        self._readers.shutdown(wait=True)
        for connection in self._opened:
            connection.close()
        # The writer goes last: only the last connection, and only one that writes, puts the WAL into the file.
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join, CLOSING)

    def _give_up(self, loop: asyncio.AbstractEventLoop) -> None:
        """Answer in time those whose time is over, whatever becomes of their commands."""
        now = loop.time()
        for job in self._waiting:
            if job.until < now and not job.future.done():
                job.future.set_exception(NotSaved("it took too long"))
        self._watch = loop.call_later(WATCH, self._give_up, loop) if self._waiting else None

    def _snapshot(self, query: Command[Result]) -> Result:
        connection = getattr(self._snapshots, "connection", None)
        try:
            if connection is None:
                connection = self._snapshots.connection = self._reading.connect()
                self._opened.append(connection)
            with connection.begin():
                return query(connection)
        except DBAPIError as error:
            self._snapshots.connection = None
            if connection is not None:
                self._opened.remove(connection)
                connection.close()
            raise NotSaved(str(error.orig)) from error

    def _work(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            last = False
            while len(jobs) < COMMANDS_PER_COMMIT and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    last = True
                    break
                jobs.append(job)
            self._commit(jobs)
            _settle(jobs)
            if last:
                break
        self._connection.close()
        self._writing.dispose()

    def _commit(self, jobs: Sequence[_Job[Any]]) -> None:
        try:
            # One in very many leaves something half done; then all do it again, each apart from the others.
            if not self._all(jobs, _run):
                self._all(jobs, _run_apart)
        except Exception as error:
            for job in jobs:
                job.error = job.error or NotSaved(str(getattr(error, "orig", error)))
            self._start_anew()

    def _all(self, jobs: Sequence[_Job[Any]], run: Callable[[Connection, _Job[Any]], bool]) -> bool:
        """Run these in one transaction and store it, unless one of them spoils it for all."""
        with self._begin(jobs) as transaction:
            for job in jobs:
                if not run(self._connection, job):
                    transaction.rollback()
                    return False
            _store(transaction, len(jobs))
        return True

    def _start_anew(self) -> None:
        """After a transaction that failed as a whole SQLAlchemy takes no other on this connection, SQLite does."""
        with suppress(SQLAlchemyError):
            self._connection.close()
        self._connection = self._writing.connect()

    def _begin(self, jobs: Sequence[_Job[Any]]) -> Transaction:
        """Begin to write. While another process has the file, try again for as long as somebody waits."""
        while True:
            try:
                return self._connection.begin()
            except OperationalError as error:
                if getattr(error.orig, "sqlite_errorname", "") != "SQLITE_BUSY" or all(job.given_up for job in jobs):
                    raise


def _either(first: Command[Result | None], command: Command[Result], connection: Connection) -> Result:
    found = first(connection)
    return command(connection) if found is None else found


def _run(connection: Connection, job: _Job[Any]) -> bool:
    """One command. False when it failed after it had changed something, which only a rollback of all undoes."""
    job.result, job.error = None, None
    if job.given_up:
        # Who asked was told that it is not saved; so it had better not be.
        job.error = NotSaved("it waited too long")
        return True
    driver: Any = connection.connection.dbapi_connection
    before = driver.total_changes
    try:
        job.result = job.command(connection)
    except Exception as error:
        job.error = _meaning(error)
    return job.error is None or driver.total_changes == before


def _run_apart(connection: Connection, job: _Job[Any]) -> bool:
    """One command within a savepoint, so that what it leaves half done is undone alone."""
    driver: Any = connection.connection.dbapi_connection
    driver.execute("SAVEPOINT command")
    if not _run(connection, job):
        driver.execute("ROLLBACK TO command")
    driver.execute("RELEASE command")
    return True


def _store(transaction: Transaction, commands: int) -> None:
    began = perf_counter()
    transaction.commit()
    metrics.committed(commands, perf_counter() - began)


def _settle(jobs: Sequence[_Job[Any]]) -> None:
    """Tell all who wait; one wake-up of the loop for the whole commit."""

    def settle() -> None:
        for job in jobs:
            try:
                job.settle()
            except Exception:
                log.exception("not_told")

    try:
        jobs[0].loop.call_soon_threadsafe(settle)
    except RuntimeError:  # the loop is closed: nobody waits any more
        return


def _meaning(error: Exception) -> Exception:
    """What a failed statement means to the rooms."""
    if isinstance(error, IntegrityError):
        return Taken(str(error.orig))
    if isinstance(error, OperationalError | InterfaceError | PoolTimeoutError | OSError | TimeoutError):
        return NotSaved(str(getattr(error, "orig", error)))
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return NotSaved(str(error.orig))
    if str(getattr(getattr(error, "orig", error), "sqlstate", None)).startswith(AWAY):
        return NotSaved(str(getattr(error, "orig", error)))
    return error


# --- PostgreSQL -------------------------------------------------------------------------------------------

# What SQLSTATE says about the server rather than about what it was asked: no connection, rolled back for another
# transaction's sake, read-only, out of space, stopped by its operator, broken.
AWAY = ("08", "25006", "40", "53", "55", "57", "58")


class PostgresDatabase:
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
        meaning = _meaning(error)
        if meaning is error:
            raise
        raise meaning from error
