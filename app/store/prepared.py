"""Statements that are compiled once, and what all of the store says of rows."""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter, itemgetter, methodcaller
from typing import Any, TypeVar

from sqlalchemy import ClauseElement, Connection, Row
from sqlalchemy.exc import DBAPIError

Fields = Mapping[str, Any]
Found = Row[*tuple[Any, ...]]
Outcome = TypeVar("Outcome")

_rowcount: Callable[[Any], int] = attrgetter("rowcount")
_fetchall: Callable[[Any], Sequence[Sequence[Any]]] = methodcaller("fetchall")


class Prepared:
    """A statement of the hot path: compiled once for each dialect, then given to the driver as it is.

    Its parameters must be numbers and text, which need no conversion.
    """

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, Callable[[Fields], Any]]] = {}

    def run(self, connection: Connection, values: Fields) -> int:
        """Execute with these values; how many rows it changed. Raises SQLAlchemy's errors."""
        return self._execute(connection, values, _rowcount)

    def rows(self, connection: Connection, values: Fields) -> Sequence[Sequence[Any]]:
        """Execute with these values; the rows that it gives. Raises SQLAlchemy's errors."""
        return self._execute(connection, values, _fetchall)

    def _execute(self, connection: Connection, values: Fields, outcome: Callable[[Any], Outcome]) -> Outcome:
        text, of = self._compiled.get(connection.dialect.name) or self._compile(connection)
        cursor = connection.connection.cursor()
        try:
            cursor.execute(text, of(values))
            return outcome(cursor)
        except connection.dialect.loaded_dbapi.Error as error:
            kind = connection.dialect.loaded_dbapi.Error
            raise DBAPIError.instance(
                text, None, error, kind, hide_parameters=True, dialect=connection.dialect
            ) from error
        except BaseException as error:
            if not isinstance(error, Exception):
                # Given up in the middle of it: on this connection nobody else would ever be answered.
                connection.invalidate()
            raise
        finally:
            cursor.close()

    def _compile(self, connection: Connection) -> tuple[str, Callable[[Fields], Any]]:
        compiled: Any = self._statement.compile(dialect=connection.dialect)
        prepared = (str(compiled), itemgetter(*compiled.positiontup))
        self._compiled[connection.dialect.name] = prepared
        return prepared
