"""What the rooms need of a database: commands that are plain functions of a connection, without `await`.

A command is stored for good when `write` returns.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

Result = TypeVar("Result")
Command = Callable[[Connection], Result]
Then = Callable[[Result], object]

# Seconds that a closing database may take; a server on its way out has a limit of its own.
CLOSING = 2.0


# What SQLSTATE says about the server rather than about what it was asked: no connection, read-only, not let in, no such
# database, rolled back for another transaction's sake, out of space, stopped by its operator, broken.
AWAY = ("08", "25006", "28", "3D", "40", "53", "55", "57", "58", "XX")


class NotSaved(Exception):
    """The database could not be reached, or could not store; whether it did is known only by asking again."""


class Taken(Exception):
    """Something that has to be unique is there already; nothing was stored."""


@dataclass(frozen=True, slots=True)
class Part(Generic[Result]):
    """What one asks of a statement that all who wait may share.

    `statement` gets a row of each and gives their results in the same order.
    """

    statement: Callable[[Connection, Sequence[Any]], Sequence[Result]]
    row: Any

    def alone(self, connection: Connection) -> Result:
        """The result of a statement that is shared with nobody."""
        return self.statement(connection, [self.row])[0]


def unheard(_result: object) -> None:
    """Nobody but who asked has to know."""


class Database(Protocol):
    """What the rooms need of a database."""

    async def write(
        self,
        command: Command[Result],
        then: Then[Result] = unheard,
        *,
        first: Part[Result | None] | None = None,
    ) -> Result:
        """Run `command` in a transaction of its own; return once it is stored for good.

        `first`, where given, is tried before it, in one statement with those of others, which needs no transaction
        around it. Where it comes to None, nothing of it is stored and `command` runs.

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

    async def ask(self, part: Part[Result]) -> Result:
        """The answer of a statement that many may share, on one snapshot. Raises NotSaved when the database is away."""
        ...

    async def close(self) -> None:
        """Finish what runs and let go of all connections."""
        ...


def meaning(error: Exception) -> Exception:
    """What a failed statement means to the rooms: NotSaved, Taken, or itself."""
    if isinstance(error, IntegrityError):
        return Taken(str(error.orig))
    if isinstance(error, OperationalError | InterfaceError | PoolTimeoutError | OSError | TimeoutError):
        return NotSaved(str(getattr(error, "orig", error)))
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return NotSaved(str(error.orig))
    if str(getattr(getattr(error, "orig", error), "sqlstate", None)).startswith(AWAY):
        return NotSaved(str(getattr(error, "orig", error)))
    return error
