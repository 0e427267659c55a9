"""Statements that many share: who goes with whom, and that nobody is hurt by another."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from app.database import NotSaved, Part, Taken, unheard
from app.together import MOST_AT_ONCE, Together


class Server:
    """A database that answers when it is let; `sent` are the rows of each statement."""

    def __init__(self) -> None:
        self.sent: list[list[Any]] = []
        self.free = asyncio.Event()
        self.free.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.together = Together(self._run, lambda work: self._tasks.add(asyncio.create_task(work)), 0.2)

    async def _run(self, command: Any) -> Any:
        results = command(None)
        await self.free.wait()
        return results

    def statement(self, _connection: Any, rows: Sequence[Any]) -> list[Any]:
        self.sent.append([*rows])
        if "taken" in rows:
            raise Taken("taken")
        return [f"stored {row}" for row in rows]

    def ask(self, row: Any, then: Any = unheard) -> "asyncio.Task[Any]":
        return asyncio.create_task(self.together.result(Part(self.statement, row), then))


async def test_one_that_comes_alone_goes_alone_and_at_once() -> None:
    server = Server()
    told: list[str] = []
    for row in "abc":
        assert await server.ask(row, told.append) == f"stored {row}"
    assert server.sent == [["a"], ["b"], ["c"]]
    assert told == ["stored a", "stored b", "stored c"]


async def test_those_who_come_while_one_is_on_its_way_go_together() -> None:
    server = Server()
    server.free.clear()
    asked = [server.ask(number) for number in range(MOST_AT_ONCE + 3)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    server.free.set()
    assert await asyncio.gather(*asked) == [f"stored {number}" for number in range(MOST_AT_ONCE + 3)]
    assert [number for rows in server.sent for number in rows] == [*range(MOST_AT_ONCE + 3)]
    assert max(len(rows) for rows in server.sent) == MOST_AT_ONCE


async def test_what_one_has_done_wrong_hurts_only_that_one() -> None:
    server = Server()
    told: list[str] = []
    rows = ["a", "b", "taken", "c"]
    results = await asyncio.gather(*(server.ask(row, told.append) for row in rows), return_exceptions=True)
    assert [type(result) for result in results] == [str, str, Taken, str]
    assert told == ["stored a", "stored b", "stored c"]


async def test_who_gave_up_before_it_was_sent_is_not_stored_later() -> None:
    server = Server()
    server.free.clear()
    asked = [server.ask("first")]
    await asyncio.sleep(0)
    asked.append(server.ask("second"))
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(result) for result in results] == [NotSaved, NotSaved]
    server.free.set()
    assert await server.ask("third") == "stored third"
    assert server.sent == [["first"], ["third"]]


async def test_who_shall_hear_of_it_does_even_when_who_asked_has_gone() -> None:
    server = Server()
    told: list[str] = []
    server.free.clear()
    asked = server.ask("a", told.append)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    server.free.set()
    await server.ask("b")
    assert told == ["stored a"]
