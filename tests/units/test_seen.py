"""What was seen is stored now and then, whatever is told meanwhile, and whatever the database says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from app.database import Database, NotSaved
from app.seen import MOST_AT_ONCE, Seen


class Store:
    """Counts what is written; while it writes, more is told."""

    def __init__(self) -> None:
        self.writes = 0
        self.away = False
        self.meanwhile: Callable[[], None] = lambda: None

    async def write(self, command: object, *_: Any, **__: Any) -> None:
        if self.away:
            raise NotSaved
        self.writes += 1
        self.meanwhile()

    async def read(self, query: object, **_: Any) -> int | None:
        return None


def seen_in(store: Store) -> Seen:
    return Seen(cast(Database, store), now=lambda: 0)


async def test_what_is_told_while_it_stores_waits_for_the_next_time() -> None:
    store = Store()
    seen = seen_in(store)
    seen.tell("room", "ana", 1)
    store.meanwhile = lambda: seen.tell("room", "ana", store.writes + 1)
    await seen.save()
    assert store.writes == 1
    await seen.save()
    assert store.writes == 2
    assert await seen.of("room", "ana") == 3


async def test_many_are_stored_some_at_a_time() -> None:
    store = Store()
    seen = seen_in(store)
    for number in range(MOST_AT_ONCE + 1):
        seen.tell("room", str(number), 1)
    await seen.save()
    assert store.writes == 2
    assert await seen.of("room", "0") is None


async def test_what_could_not_be_stored_is_kept() -> None:
    store = Store()
    seen = seen_in(store)
    store.away = True
    seen.tell("room", "ana", 7)
    await seen.save()
    assert await seen.of("room", "ana") == 7
    store.away = False
    await seen.save()
    assert store.writes == 1
