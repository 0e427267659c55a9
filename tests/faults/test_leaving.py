"""F11: SIGTERM under load, and replicas that are replaced one after the other: nothing acknowledged is lost."""

import asyncio
import random
import signal

import pytest

from tests.daemons import OwnPostgres, OwnRedis
from tests.faults.cable import Cable
from tests.faults.conftest import SHORT, Serve, Visit
from tests.faults.crowd import Crowd
from tests.faults.ledger import stored
from tests.faults.people import Site, new_id, pick, table
from tests.serving import Served

SEED = 20261130
ROOMS = 6
# Seconds: the server's grace, shortened, and what it may take in all, by the promise.
GRACE = {"SHUTDOWN_GRACE": "2"}
EXIT = 10


async def leave(served: Served, site: Site, holding: Cable | None = None) -> None:
    """Tell it to end, see that it is not ready at once, and wait until it is gone."""
    assert served.process is not None
    served.process.send_signal(signal.SIGTERM)
    assert not await site.ready()
    if holding is not None:
        holding.release()
    await asyncio.to_thread(served.process.wait, EXIT)
    await asyncio.to_thread(served.stop)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_f11_sigterm_under_load(kind: str, serve: Serve, visit: Visit, request: pytest.FixtureRequest) -> None:
    """F11: what runs is finished or refused, sockets are told to come back, a retry tells what became of the rest."""
    url = request.getfixturevalue(f"{kind}_url")
    served = await serve(url, **GRACE)
    site = visit(served)
    assert await site.ready()
    code, _guests = await table(site)
    watching = [await site.socket(code) for _ in range(3)]
    crowd = Crowd(SEED)
    await crowd.gather(site, ROOMS)
    await crowd.begin([site])
    await crowd.more(20)
    await leave(served, site)
    assert {await socket.until_closed() for socket in watching} <= {1001, 1012}
    await crowd.end()
    assert crowd.ledger.audit(await stored(url)) == []
    await asyncio.to_thread(served.start)
    await crowd.ask_again([site])
    assert crowd.ledger.unanswered() == []
    assert crowd.ledger.audit(await stored(url)) == []


async def test_f11_what_runs_is_finished(serve: Serve, visit: Visit, postgres: OwnPostgres, postgres_url: str) -> None:
    """F11: an action that is being stored when the signal comes is answered."""
    async with Cable(postgres.port) as cable:
        address = postgres_url.replace(f":{postgres.port}/", f":{cable.port}/")
        served = await serve(address, **dict.fromkeys(SHORT, "600"))
        site = visit(served)
        code, (ana, _ben) = await table(site)
        action, action_id = pick((await site.ask("GET", f"/api/rooms/{code}"))["legal"], random.Random(SEED)), new_id()
        cable.hold_question(action_id.encode())
        acting = asyncio.create_task(ana.act(site, code, action_id, 0, action))
        async with asyncio.timeout(10):
            await cable.held.wait()
        await leave(served, site, cable)
        assert (await acting)["version"] == 1


async def test_f11_a_rolling_restart_under_load(serve: Serve, visit: Visit, redis: OwnRedis, postgres_url: str) -> None:
    """F11: while one replica is away the other one serves; who was thrown out comes back by itself."""
    replicas = [await serve(postgres_url, REDIS_URL=redis.url, **GRACE) for _ in range(2)]
    sites = [visit(served) for served in replicas]
    crowd = Crowd(SEED)
    await crowd.gather(sites[0], ROOMS)
    await crowd.begin(sites, returning=True)
    for served, site, other in zip(replicas, sites, reversed(sites), strict=True):
        await crowd.more(20)
        await leave(served, site)
        assert await other.ready()
        await crowd.more(20)
        await asyncio.to_thread(served.start)
    await crowd.more(20)
    await crowd.end()
    await crowd.ask_again(sites)
    assert crowd.ledger.unanswered() == []
    assert crowd.ledger.audit(await stored(postgres_url)) == []
    assert all(party.returns for party in crowd.parties), "the restarts met nobody"
