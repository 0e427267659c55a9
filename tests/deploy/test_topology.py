"""The deployment of docker-compose.yml, as processes: PostgreSQL, Redis, two replicas, the same proxy."""

import asyncio
import json
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

import httpx
import pytest

from tests.deploy.listening import listen
from tests.deploy.machines import Proxy, metric, replicas, wait_until
from tests.service.people import Site, Table, new_id
from tests.services import postgres_database
from tests.serving import ROOT, Served, free_port

pytestmark = pytest.mark.xdist_group("topology")


class Deployment(NamedTuple):
    proxy: Proxy
    apps: list[Served]


@pytest.fixture(scope="module")
def deployed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deployment]:
    folder, port = tmp_path_factory.mktemp("deployed"), free_port()
    settings = {"PUBLIC_URL": f"http://127.0.0.1:{port}", "TRUSTED_PROXIES": "127.0.0.1", "LIMITS": "on"}
    with postgres_database() as database, replicas(folder, database, **settings) as apps:
        proxy = Proxy(folder, port, apps).start()
        try:
            yield Deployment(proxy, apps)
        finally:
            proxy.stop()


@pytest.fixture(scope="module")
def table(deployed: Deployment) -> Iterator[Table]:
    site = Site(deployed.proxy.url)
    yield Table(site)
    site.close()


def recorded(players: int) -> dict[str, Any]:
    """A game from its first action to the new Ariki."""
    lines = (ROOT / "tests/vectors/full.jsonl").read_text().splitlines()
    games = (json.loads(line) for line in lines)
    return next(game for game in games if game["players"] == players and game["result"] == "ariki")


async def test_a_whole_game_through_the_proxy_over_both_replicas(deployed: Deployment, table: Table) -> None:
    game = recorded(2)
    async with AsyncExitStack() as stack:
        players = [
            await stack.enter_async_context(listen(deployed.proxy.sockets, table.code, guest.key))
            for guest in table.guests
        ]
        watchers = [await stack.enter_async_context(listen(deployed.proxy.sockets, table.code)) for _ in range(4)]
        assert [metric(app.url, "makemake_sockets") for app in deployed.apps] == [3, 3]
        state = players[0].room["state"]
        for version, action in enumerate(game["actions"]):
            mover = players[state["clan"]]
            await mover.say(type="action", id=new_id(), version=version, action=action)
            states = [(await listener.at(version + 1))["state"] for listener in (*players, *watchers)]
            state = states[0]
            assert states == [game["states"][version + 1]] * 6
    assert state["result"] == "ariki"
    assert [stored_status(app, table.code) for app in deployed.apps] == ["finished", "finished"]
    assert sum(metric(app.url, "makemake_actions_total") for app in deployed.apps) >= len(game["actions"])


def stored_status(app: Served, code: str) -> str:
    return str(httpx.get(f"{app.url}/api/rooms/{code}").json()["status"])


def asked_from(deployed: Deployment, url: str, address: str, **headers: str) -> str:
    """The address that the app takes a request from `address` to come from, by its own log."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address)) as client:
        answer = client.get(f"{url}/api/me", headers=headers)
    assert answer.status_code == 401
    number = answer.headers["x-request-id"]

    def said() -> list[str]:
        lines = "".join(app.lines() for app in deployed.apps).splitlines()
        return [json.loads(line)["address"] for line in lines if number in line]

    wait_until(said)
    return said()[0]


@pytest.mark.parametrize("claim", [{}, {"X-Forwarded-For": "203.0.113.9"}, {"X-Forwarded-For": "127.0.0.1"}])
def test_the_proxy_tells_the_asker_and_nobody_else_is_believed(deployed: Deployment, claim: dict[str, str]) -> None:
    assert asked_from(deployed, deployed.proxy.url, "127.0.0.9", **claim) == "127.0.0.9"
    assert asked_from(deployed, deployed.apps[0].url, "127.0.0.9", **claim) == "127.0.0.9"


@pytest.mark.parametrize(
    ("chain", "asker"),
    [
        ("203.0.113.9, 198.51.100.7", "198.51.100.7"),
        ("203.0.113.9, 198.51.100.7, 127.0.0.1", "198.51.100.7"),
        ("127.0.0.1, 127.0.0.1", "127.0.0.1"),
        ("", "127.0.0.1"),
    ],
)
def test_of_a_chain_the_last_that_is_no_proxy_of_ours_counts(deployed: Deployment, chain: str, asker: str) -> None:
    """What stands before it, anybody can have written."""
    assert asked_from(deployed, deployed.apps[0].url, "127.0.0.1", **{"X-Forwarded-For": chain}) == asker


def test_nobody_reads_the_metrics_through_the_proxy(deployed: Deployment) -> None:
    assert httpx.get(f"{deployed.proxy.url}/metrics").status_code == 404
    assert httpx.get(f"{deployed.apps[0].url}/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 404
    assert httpx.get(f"{deployed.apps[0].url}/metrics").status_code == 200


def test_what_comes_through_the_proxy_has_the_headers_of_the_app(deployed: Deployment) -> None:
    answer = httpx.get(deployed.proxy.url)
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-request-id"]


async def test_replicas_are_replaced_one_by_one_and_nobody_is_refused(deployed: Deployment, table: Table) -> None:
    """The last test of this file: it stops and starts what the others use."""
    room = table.host.open()
    looking = asyncio.create_task(keep_looking(deployed.proxy.url, room["code"]))
    for app in deployed.apps:
        async with AsyncExitStack() as stack:
            opened = [await stack.enter_async_context(listen(deployed.proxy.sockets, room["code"])) for _ in range(4)]
            assert await asyncio.to_thread(app.stop) == -signal.SIGTERM
            # Those that were there are told to come back, and are welcome elsewhere.
            closed = {listener.socket.close_code for listener in opened if not await alive(listener)}
            assert closed <= {1001, 1012}
            async with listen(deployed.proxy.sockets, room["code"]) as again:
                assert again.room["code"] == room["code"]
        await asyncio.to_thread(app.start)
    looking.cancel()
    answers = await asyncio.gather(looking, return_exceptions=True)
    assert isinstance(answers[0], asyncio.CancelledError), answers


async def alive(listener: Any) -> bool:
    try:
        pong = await listener.socket.ping()
        await asyncio.wait_for(pong, 10)
    except Exception:
        return False
    return True


async def keep_looking(url: str, code: str) -> None:
    """Ask without a pause, until cancelled; the first that is not answered ends it."""
    async with httpx.AsyncClient(base_url=url, timeout=20) as client:
        while True:
            answer = await client.get(f"/api/rooms/{code}")
            assert answer.status_code == 200, (answer.status_code, answer.text)
            await asyncio.sleep(0.02)
