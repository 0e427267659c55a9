"""T33: a socket does not outlive its right, on whichever replica it is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.deploy.listening import Listener, listen
from tests.deploy.machines import replicas
from tests.service.people import Guest, Site, Table, refused
from tests.services import postgres_database
from tests.serving import Served, free_port

pytestmark = pytest.mark.xdist_group("replicas")
SECONDS = 2
# Where nobody tells, the database is asked; the interval of that is shorter in tests.
UNTOLD_SECONDS = 5


@pytest.fixture(scope="module", params=["Redis", "no Redis"])
def two(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    """Two replicas, with a Redis that tells, and with one that is away."""
    away = {"REDIS_URL": f"redis://127.0.0.1:{free_port()}"}
    # With Redis nothing is asked of the database meanwhile: what comes was told.
    settings = {"POLL_INTERVAL": "60"} if request.param == "Redis" else away
    with postgres_database() as database, replicas(tmp_path_factory.mktemp("two"), database, **settings) as started:
        yield started


@pytest.fixture
def site(two: list[Served]) -> Iterator[Site]:
    """The first of them."""
    shown = Site(two[0].url)
    yield shown
    shown.close()


async def closed(listener: Listener, seconds: float) -> int | None:
    """The code that it is closed with in that time."""
    with pytest.raises(ConnectionClosed):
        await asyncio.wait_for(listener.until("the end"), seconds)
    return listener.socket.close_code


def signed_out(ana: Guest) -> None:
    assert ana.delete("/api/me/session").status_code == 204
    refused(ana.get("/api/me"), "unauthenticated", 401)


async def test_signing_out_closes_the_sockets_of_the_key(
    two: list[Served], site: Site, request: pytest.FixtureRequest
) -> None:
    seconds = UNTOLD_SECONDS if "no Redis" in request.node.name else SECONDS
    table = await asyncio.to_thread(Table, site)
    ana, ben = table.guests
    async with (
        listen(two[0].sockets, table.code, ana.key) as here,
        listen(two[1].sockets, table.code, ana.key) as there,
        listen(two[1].sockets, table.code, headers={"Cookie": f"makemake={ana.key}"}, origin=two[1].url) as by_cookie,
        listen(two[1].sockets, table.code, ben.key) as other,
        listen(two[1].sockets, table.code) as watcher,
    ):
        await asyncio.to_thread(signed_out, ana)
        assert await asyncio.gather(*(closed(socket, seconds) for socket in (here, there, by_cookie))) == [1008] * 3
        # The others stay, and see that she has gone.
        for stays in (other, watcher):
            await stays.until("presence", seats=[False, True])
            await (await stays.socket.ping())


async def test_a_new_device_is_told_to_the_others_and_signed_out_by_them(
    two: list[Served], site: Site, request: pytest.FixtureRequest
) -> None:
    seconds = UNTOLD_SECONDS if "no Redis" in request.node.name else SECONDS
    table = await asyncio.to_thread(Table, site)
    ana, ben = table.guests
    token = (await asyncio.to_thread(ana.post, "/api/me/links", {"kind": "device"})).json()["token"]
    there = Site(two[1].url)
    async with (
        listen(two[0].sockets, table.code, ana.key) as first,
        listen(two[0].sockets, table.code, ben.key) as other,
    ):
        asked = {"json": {"token": token}, "headers": {"User-Agent": "Firefox/140.0 Android"}}
        key = (await asyncio.to_thread(there.ask, "POST", "/api/links/redeem", **asked)).json()["key"]
        if "no Redis" not in request.node.name:
            assert (await first.until("device"))["name"] == "Firefox · Android"
        async with listen(two[1].sockets, table.code, key) as second:
            told = (await asyncio.to_thread(ana.get, "/api/me")).json()["new_devices"]
            assert [device["name"] for device in told] == ["Firefox · Android"]
            assert (await asyncio.to_thread(ana.delete, f"/api/me/devices/{told[0]['id']}")).status_code == 204
            assert await closed(second, seconds) == 1008
        for stays in (first, other):
            await (await stays.socket.ping())
    there.close()


def test_a_revoked_key_opens_nothing_on_the_other_replica(two: list[Served], site: Site) -> None:
    ana = site.guest()
    signed_out(ana)
    answer = httpx.get(f"{two[1].url}/api/me", headers=ana.headers)
    refused(answer, "unauthenticated", 401)
