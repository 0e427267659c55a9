"""F4: the answer to an action is lost, the client asks again: the same answer, one event, whomever it asks."""

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest

from app import rules
from tests.daemons import OwnRedis
from tests.faults.cable import Cable
from tests.faults.conftest import Serve, Visit
from tests.faults.ledger import stored
from tests.faults.people import Guest, Lost, Refused, Site, new_id, table
from tests.serving import Served

ACTION = {"type": "place", "territory": "b3", "dominance": 2, "chief": True}
NEXT = {"type": "place", "territory": "c3", "dominance": 1, "chief": False}
WAYS = pytest.mark.parametrize("way", ["http", "socket"])


class Untold:
    """An action of Ana whose answer was lost on its way."""

    def __init__(self, code: str, ana: Guest, ben: Guest) -> None:
        self.code = code
        self.ana = ana
        self.ben = ben
        self.id = new_id()

    async def lose(self, way: str, site: Site, cable: Cable) -> None:
        """Act by way of the cable, which loses what comes back."""
        if way == "http":
            cable.lose_answer_to(self.id.encode())
            await self._unanswered(cable, self.ana.act(site, self.code, self.id, 0, ACTION))
            return
        async with await site.socket(self.code, self.ana) as socket:
            cable.deafen()
            await self._unanswered(cable, socket.act(self.id, 0, ACTION))

    async def _unanswered(self, cable: Cable, asked: Any) -> None:
        asking = asyncio.ensure_future(asked)
        async with asyncio.timeout(10):
            await cable.lost.wait()
        assert not asking.done()
        asking.cancel()
        with suppress(asyncio.CancelledError):
            await asking

    async def is_told_by(self, *sites: Site) -> None:
        """Asked again, by HTTP and by a socket, each of these sites says what the rules say of the first time."""
        step = rules.apply(rules.start(2, 0), rules.read_action(ACTION))
        for site in sites:
            answer = await self.ana.act(site, self.code, self.id, 0, ACTION)
            (event,) = answer["events"]
            assert event["effects"] == json.loads(json.dumps(step.effects))
            assert answer == {
                "version": 1, "events": [event], "state": rules.write_state(step.game), "legal": rules.legal(step.game),
            }  # fmt: skip
            async with await site.socket(self.code, self.ana, 0) as socket:
                assert await socket.act(self.id, 0, ACTION) == {"type": "ack", "id": self.id, "version": 1}
                assert socket.events[0] == event
            with pytest.raises(Refused) as refused:
                await self.ben.act(site, self.code, self.id, 0, ACTION)
            assert refused.value.code == "id_used"

    async def is_one_event(self, url: str, versions: int) -> None:
        (room,) = await stored(url)
        assert [event.version for event in room.events] == list(range(1, versions + 1))
        assert [event.version for event in room.events if event.action_id == self.id] == [1]


async def kill_and_start(served: Served) -> None:
    await asyncio.to_thread(served.kill)
    await asyncio.to_thread(served.start)


async def untold(site: Site) -> Untold:
    code, (ana, ben) = await table(site)
    return Untold(code, ana, ben)


@WAYS
async def test_f4_asked_again_at_once_later_and_after_a_restart(
    way: str, serve: Serve, visit: Visit, sqlite_url: str
) -> None:
    """F4: on the device that lost the answer, and on the seat's other one, which never asked before."""
    served = await serve(sqlite_url)
    site = visit(served)
    lost = await untold(site)
    async with Cable(served.port) as cable:
        shaky = visit(cable)
        await lost.lose(way, shaky, cable)
        await lost.is_told_by(shaky, site)
    await lost.ben.act(site, lost.code, new_id(), 1, NEXT)
    await lost.is_told_by(site)
    await kill_and_start(served)
    await lost.is_told_by(site)
    await lost.is_one_event(sqlite_url, 2)


@WAYS
async def test_f4_asked_again_of_another_process(
    way: str, serve: Serve, visit: Visit, redis: OwnRedis, postgres_url: str
) -> None:
    """F4: the one that stored it is gone; the other one tells, and so does the first after its return."""
    replicas = [await serve(postgres_url, REDIS_URL=redis.url) for _ in range(2)]
    here, there = (visit(served) for served in replicas)
    lost = await untold(there)
    async with Cable(replicas[0].port) as cable:
        await lost.lose(way, visit(cable), cable)
    await lost.is_told_by(there)
    replicas[0].kill()
    await lost.is_told_by(there)
    await lost.ben.act(there, lost.code, new_id(), 1, NEXT)
    await asyncio.to_thread(replicas[0].start)
    await lost.is_told_by(here, there)
    await lost.is_one_event(postgres_url, 2)


async def test_f4_what_never_arrived_is_done_when_it_is_asked_again(
    serve: Serve, visit: Visit, sqlite_url: str
) -> None:
    """F4: to the client both look the same."""
    served = await serve(sqlite_url)
    site = visit(served)
    lost = await untold(site)
    async with Cable(served.port) as cable:
        shaky = visit(cable)
        cable.hold_question(lost.id.encode())
        asking = asyncio.create_task(lost.ana.act(shaky, lost.code, lost.id, 0, ACTION))
        await cable.held.wait()
        cable.cut()
        with pytest.raises(Lost):
            await asking
    assert (await site.ask("GET", f"/api/rooms/{lost.code}"))["version"] == 0
    await lost.is_told_by(site)
    await lost.is_one_event(sqlite_url, 1)
