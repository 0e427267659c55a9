"""SQLite: one writing thread, whose commits are shared by all who wait; readers on snapshots of their own."""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from os import SEEK_END
from pathlib import Path
from shutil import disk_usage
from time import perf_counter
from typing import Any, Generic

import structlog
from sqlalchemy import URL, Connection, Engine, Transaction, create_engine, event
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import NullPool, Pool, StaticPool

from app import metrics
from app.database import CLOSING, Command, Database, NotSaved, Part, Result, Then, meaning, unheard

try:
    import pysqlite3.dbapi2 as sqlite_driver
except ImportError:
    import sqlite3 as sqlite_driver

log = structlog.get_logger("app")

# More than this in one commit only makes those at its end wait.
COMMANDS_PER_COMMIT = 64
READERS = 2
# Older ones can lose pages of a WAL with two writing connections.
SAFE_VERSION = (3, 51, 3)
VERSION: tuple[int, ...] = sqlite_driver.sqlite_version_info
# Of 4 KB each. The pages of a busy room change again and again; four times the default copies them less often.
CHECKPOINT_PAGES = 4_000
# What that many take in the log, each with 24 bytes of its own, behind 32 for all.
LOG_BYTES = 32 + CHECKPOINT_PAGES * (24 + 4096)
# Of what is free, as long as it is not needed.
MOST_OF_DISK = 0.1
# Seconds. Between two tries to get the file from another process we look whether anybody still waits for us.
BUSY = 0.25
# Seconds between two looks at who has waited too long; a timer for each command would cost more than its answer.
WATCH = 0.2


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
        # What is no UTF-8 comes out as what cannot be written as text: it shows in its own row, and spoils no list.
        connection.text_factory = partial(str, encoding="utf-8", errors="surrogateescape")
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


class SqliteDatabase(Database):
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
        with suppress(SQLAlchemyError, OSError):  # where another process has the file it works without, only slower
            _lay_out_log(self._connection, Path(f"{url.database}-wal"))
        self._thread = threading.Thread(target=self._work, name="sqlite-writer", daemon=True)
        self._thread.start()

    async def write(
        self,
        command: Command[Result],
        then: Then[Result] = unheard,
        *,
        first: Part[Result | None] | None = None,
    ) -> Result:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        work = command if first is None else partial(_either, first.alone, command)
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

    async def ask(self, part: Part[Result]) -> Result:
        return await self.read(part.alone)

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


def _lay_out_log(connection: Connection, log_file: Path) -> None:
    """Give the log its whole length, while nobody else may write to it.

    Each commit to a log that grows has to store its new length as well, in the file system's own journal: behind
    whatever else the machine is just writing. One that has its length is written over, again and again.
    """
    with connection.begin(), log_file.open("r+b") as file:
        missing = LOG_BYTES - file.seek(0, SEEK_END)
        if 0 < missing < disk_usage(log_file.parent).free * MOST_OF_DISK:
            file.write(bytes(missing))


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
        job.error = meaning(error)
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
