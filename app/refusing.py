"""A database whose failures are refusals that the asker is told, for all services; and the proof of who asks."""

from sqlalchemy import Connection

from app import store
from app.database import Command, Database, NotSaved, Part, Result, Then, unheard
from app.errors import Problem, unreachable


class Refusing:
    """The database, as services ask it. Raises Problem `not_saved` where it is away, and what a command raises."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, query: Command[Result], *, single: bool = False) -> Result:
        """The answer of the database, of one moment."""
        try:
            return await self._database.read(query, single=single)
        except NotSaved as error:
            raise unreachable() from error

    async def ask(self, part: Part[Result]) -> Result:
        """The answer of a statement that many may share."""
        try:
            return await self._database.ask(part)
        except NotSaved as error:
            raise unreachable() from error

    async def write(
        self,
        command: Command[Result],
        then: Then[Result] = unheard,
        first: Part[Result | None] | None = None,
    ) -> Result:
        """Run a command in a transaction of its own."""
        try:
            return await self._database.write(command, then, first=first)
        except NotSaved as error:
            raise Problem("not_saved") from error


def prove(connection: Connection, key: str | None) -> None:
    """Raises Problem `unauthenticated` where the asker's device was signed out while the command was on its way."""
    if key is not None and not store.known_keys(connection, [key]):
        raise Problem("unauthenticated")
