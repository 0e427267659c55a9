"""F15, F18: of a move and its deadline one happens; a deadline fires once, whoever is killed meanwhile. 100 of each.

The long form, a thousand of each: `python -m tests.faults --deadlines 1000`.
"""

import asyncio

import pytest

from app.config import Settings
from app.migrate import migrate
from tests.daemons import OwnRedis
from tests.faults.conftest import Serve
from tests.faults.deadlines import EAGER, all_due, races

COUNT = 100


async def test_f18_each_deadline_fires_once_with_three_processes_and_kills(
    serve: Serve, redis: OwnRedis, postgres_url: str
) -> None:
    replicas = [await serve(postgres_url, REDIS_URL=redis.url, **EAGER) for _ in range(3)]
    assert await all_due(replicas, COUNT, seed=1) == []


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_f15_of_a_move_and_its_deadline_one_happens(request: pytest.FixtureRequest, kind: str) -> None:
    url = request.getfixturevalue("sqlite_url" if kind == "sqlite" else "postgres_url")
    await asyncio.to_thread(migrate, Settings(database_url=url))
    ended, wrong = await races(url, COUNT, seed=1)
    assert wrong == []
    assert ended["moved"] + ended["timed out"] == COUNT
    assert min(ended.values()) > 0
