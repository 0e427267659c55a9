"""F2: the database is restarted, crashed, frozen: "not saved, try again" within 5 s, then well again within 5 s."""

import asyncio
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest

from tests.daemons import OwnPostgres
from tests.faults.cable import Cable
from tests.faults.conftest import Serve, Visit
from tests.faults.people import Refused, Site, new_id, pick, table
from tests.serving import Served

BOUND = 5.0  # seconds, by the promise
# What a busy machine may add to a bound that the server keeps by its own clock.
SLACK = 1.0


@contextmanager
def stopped(postgres: OwnPostgres) -> Iterator[None]:
    postgres.stop()
    try:
        yield
    finally:
        postgres.start()


@contextmanager
def crashed(postgres: OwnPostgres) -> Iterator[None]:
    postgres.crash()
    try:
        yield
    finally:
        postgres.start()


@contextmanager
def frozen(postgres: OwnPostgres) -> Iterator[None]:
    postgres.freeze()
    try:
        yield
    finally:
        postgres.thaw()


async def refusal(asked: object) -> tuple[Refused, float]:
    """What the asker was told, and after how long."""
    began = time.monotonic()
    with pytest.raises(Refused) as refused:
        await asked  # type: ignore[misc]
    return refused.value, time.monotonic() - began


async def until_well(site: Site) -> float:
    began = time.monotonic()
    async with asyncio.timeout(20):
        while not await site.ready():  # noqa: ASYNC110 - another process, which can only be asked
            await asyncio.sleep(0.05)
    return time.monotonic() - began


@pytest.mark.parametrize("away", [stopped, crashed, frozen])
async def test_nothing_is_saved_while_the_database_is_away(
    away: Callable[[OwnPostgres], AbstractContextManager[None]],
    serve: Serve,
    visit: Visit,
    postgres: OwnPostgres,
    postgres_url: str,
) -> None:
    site = visit(await serve(postgres_url))
    code, (ana, _ben) = await table(site)
    async with await site.socket(code, ana) as socket, await site.socket(code) as watcher:
        action = pick(socket.room["legal"], random.Random(1))
        over_http, over_socket = new_id(), new_id()
        with away(postgres):
            answers = await asyncio.gather(
                refusal(ana.act(site, code, over_http, 0, action)),
                refusal(socket.act(over_socket, 0, action)),
                refusal(site.ask("POST", "/api/players", body={"nickname": "Tiare"})),
                refusal(site.ask("GET", "/readyz")),
            )
            # The page itself opens all the same, and says of the room nothing that it does not know.
            assert "<title>Make Make</title>" in await site.page(code)
        for refused, seconds in answers[:3]:
            assert refused.code == "not_saved"
            assert seconds <= BOUND + SLACK
        assert answers[0][0].status == 503
        assert int(answers[0][0].headers["retry-after"]) > 0
        assert answers[3][0].status == 503
        assert answers[3][1] <= BOUND + SLACK
        assert await until_well(site) <= BOUND + SLACK
        # The retry says which it was: one event, whatever became of the first try.
        answer = await ana.act(site, code, over_http, 0, action)
        assert answer["version"] == 1
        await watcher.until_version(1)
        assert len(await site.ask("GET", f"/api/rooms/{code}/events")) == 1


async def test_after_a_restart_no_stale_connection_is_a_players_trouble(
    serve: Serve, visit: Visit, postgres: OwnPostgres, postgres_url: str
) -> None:
    # Nothing goes on beside the requests that would meet the stale ones first.
    site = visit(await serve(postgres_url, CLOCK_INTERVAL="600", POLL_INTERVAL="600"))
    code, guests = await table(site)
    await asyncio.gather(*(site.ask("GET", "/api/me", ana.key) for ana in guests * 8))
    with stopped(postgres):
        pass
    answers = await asyncio.gather(*(site.ask("GET", f"/api/rooms/{code}") for _ in range(16)))
    assert {answer["code"] for answer in answers} == {code}


async def test_what_was_stored_behind_a_lost_answer_is_shown_all_the_same(
    serve: Serve, visit: Visit, postgres: OwnPostgres, postgres_url: str
) -> None:
    async with Cable(postgres.port) as cable:
        site = visit(await serve(postgres_url.replace(f":{postgres.port}/", f":{cable.port}/"), DATABASE_TIMEOUT="1"))
        code, (ana, _ben) = await table(site)
        async with await site.socket(code) as watcher:
            action, action_id = pick(watcher.room["legal"], random.Random(1)), new_id()
            cable.lose_answer_to(action_id.encode())
            refused, seconds = await refusal(ana.act(site, code, action_id, 0, action))
            assert (refused.code, refused.status) == ("not_saved", 503)
            assert seconds < 1 + SLACK
            # Nobody was told by the one who stored it; the others see it without anybody's doing.
            await watcher.until_version(1)
        assert (await ana.act(site, code, action_id, 0, action))["version"] == 1


async def test_a_process_that_hangs_in_its_transaction_does_not_hold_the_room_for_good(
    serve: Serve, visit: Visit, postgres: OwnPostgres, postgres_url: str
) -> None:
    async with Cable(postgres.port) as cable:
        address = postgres_url.replace(f":{postgres.port}/", f":{cable.port}/")
        # With nothing in memory an action is a transaction of several statements.
        settings = {"ROOMS_IN_MEMORY": "0", "CLOCK_INTERVAL": "600", "POLL_INTERVAL": "600"}
        hangs = await serve(address, DATABASE_TIMEOUT="2", **settings)
        code, (ana, ben) = await table(visit(hangs))
        other = visit(await serve(postgres_url))
        legal = (await other.ask("GET", f"/api/rooms/{code}"))["legal"]
        legal = (await ana.act(visit(hangs), code, new_id(), 0, pick(legal, random.Random(1))))["legal"]
        action, action_id = pick(legal, random.Random(1)), new_id()
        # The event is written, not committed: it holds the row, and does not even see that time goes by.
        cable.lose_answer_to(action_id.encode())
        first = asyncio.create_task(refusal(ben.act(visit(hangs), code, action_id, 1, action)))
        await cable.lost.wait()
        with stopped_process(hangs):
            assert (await ben.act(other, code, action_id, 1, action))["version"] == 2
        assert (await first)[0].code == "not_saved"


@contextmanager
def stopped_process(served: Served) -> Iterator[None]:
    assert served.process is not None
    served.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        served.process.send_signal(signal.SIGCONT)
