"""Each turn is told once, by whichever process and whatever is killed meanwhile: 500 turns.

The long form, ten thousand of them: `python -m tests.faults --turns 10000`.
"""

from tests.daemons import OwnRedis
from tests.faults.conftest import Serve
from tests.faults.notices import QUICK, all_told

COUNT = 500
# Of some thirty kills on a machine with more to do than it can. If each process told for itself, it would be hundreds.
MOST_REPEATED = 5


async def test_of_each_turn_its_player_is_told_once_with_four_processes_and_kills(
    serve: Serve, redis: OwnRedis, postgres_url: str
) -> None:
    replicas = [await serve(postgres_url, REDIS_URL=redis.url, **QUICK) for _ in range(4)]
    told = await all_told(replicas, COUNT, seed=1)
    assert told.turns >= COUNT
    assert told.missing == 0
    assert told.doubled == 0
    # Only who is killed in the moment after the telling leaves it to be told again.
    assert told.repeated <= MOST_REPEATED
