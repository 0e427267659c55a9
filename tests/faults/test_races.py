"""F5, F6: two devices of one player; two who act, two who take the last seat, at once, also on two replicas."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from tests.daemons import OwnPostgres, OwnRedis
from tests.faults.cable import Cable
from tests.faults.conftest import SHORT, Serve, Visit
from tests.faults.ledger import stored
from tests.faults.people import Refused, Site, new_id, pick, table

ROUNDS = 20


@pytest.fixture(params=["one process", "two replicas"])
async def sites(
    request: pytest.FixtureRequest, serve: Serve, visit: Visit, sqlite_url: str
) -> AsyncIterator[tuple[list[Site], str]]:
    """Where people may ask, and what is behind it: one process on SQLite, or two on PostgreSQL and Redis."""
    if request.param == "one process":
        site = visit(await serve(sqlite_url))
        yield [site, site], sqlite_url
        return
    url = request.getfixturevalue("postgres_url")
    redis: OwnRedis = request.getfixturevalue("redis")
    yield [visit(await serve(url, REDIS_URL=redis.url)) for _ in range(2)], url


async def outcome(asked: object) -> str:
    try:
        await asked  # type: ignore[misc]
    except Refused as refused:
        return refused.code
    return "done"


async def test_of_two_who_act_at_once_one_does(sites: tuple[list[Site], str]) -> None:
    (here, there), url = sites
    code, guests = await table(here)
    chance = random.Random(1)
    for version in range(ROUNDS):
        room = await there.ask("GET", f"/api/rooms/{code}")
        assert room["version"] == version
        guest = guests[room["state"]["clan"]]
        asked = [
            guest.act(site, code, new_id(), version, pick(room["legal"], chance)) for site in (here, there, here, there)
        ]
        told = Counter(await asyncio.gather(*map(outcome, asked)))
        assert told == {"done": 1, "stale_version": 3}
    (found,) = await stored(url)
    assert [event.version for event in found.events] == list(range(1, ROUNDS + 1))


async def test_the_same_action_at_once_from_all_sides_is_one(sites: tuple[list[Site], str]) -> None:
    (here, there), url = sites
    code, guests = await table(here)
    chance = random.Random(1)
    for version in range(ROUNDS):
        room = await here.ask("GET", f"/api/rooms/{code}")
        guest, action, action_id = guests[room["state"]["clan"]], pick(room["legal"], chance), new_id()
        answers = await asyncio.gather(
            *(guest.act(site, code, action_id, version, action) for site in (here, there, there, here))
        )
        assert all(answer == answers[0] for answer in answers), "the same answer to all"
        assert answers[0]["version"] == version + 1
    (found,) = await stored(url)
    assert len(found.events) == ROUNDS


async def test_of_those_who_want_the_last_seat_one_gets_it(sites: tuple[list[Site], str]) -> None:
    (here, there), _url = sites
    host = await here.guest("Ana")
    wanting = [await here.guest(f"Guest {number}") for number in range(4)]
    for _ in range(ROUNDS // 2):
        room = await here.ask("POST", "/api/rooms", host.key, {"seats": 2})
        path, body = f"/api/rooms/{room['code']}/seats", {"invite": room["invite"]}
        asked = [
            site.ask("POST", path, guest.key, body)
            for guest, site in zip(wanting, (here, there, there, here), strict=True)
        ]
        told = Counter(await asyncio.gather(*map(outcome, asked)))
        assert told == {"done": 1, "room_full": 3}
        seen = await there.ask("GET", f"/api/rooms/{room['code']}")
        assert seen["status"] == "playing"
        assert len({seat["player"]["id"] for seat in seen["seats"]}) == 2


async def test_a_view_between_two_statements_of_another_is_no_damage(
    serve: Serve, visit: Visit, postgres: OwnPostgres, postgres_url: str
) -> None:
    """One process has read the room, another one changes it, the first reads on."""
    there = visit(await serve(postgres_url))
    code, (ana, ben) = await table(there)
    legal = (await there.ask("GET", f"/api/rooms/{code}"))["legal"]
    legal = (await ana.act(there, code, new_id(), 0, pick(legal, random.Random(1))))["legal"]
    action = pick(legal, random.Random(1))
    async with Cable(postgres.port) as cable:
        # It has not seen this room, so it has to read it; and nothing else that it does reads seats.
        address = postgres_url.replace(f":{postgres.port}/", f":{cable.port}/")
        here = visit(await serve(address, **dict.fromkeys(SHORT, "600")))
        cable.hold_question(b"FROM seats")
        slow = asyncio.create_task(outcome(ben.act(here, code, new_id(), 1, action)))
        await cable.held.wait()
        quick = asyncio.create_task(outcome(ben.act(there, code, new_id(), 1, action)))
        await asyncio.wait((quick,), timeout=0.5)  # it may have to wait for the first one
        cable.release()
        assert {await slow, await quick} == {"done", "stale_version"}


async def test_both_tabs_of_a_player_live_and_converge(sites: tuple[list[Site], str]) -> None:
    (here, there), _url = sites
    code, guests = await table(here)
    chance = random.Random(1)
    async with (
        await here.socket(code, guests[0]) as first,
        await there.socket(code, guests[0]) as second,
        await here.socket(code, guests[1]) as other,
    ):
        by_turn: dict[int, list] = {0: [first, second], 1: [other]}
        for version in range(6):
            room = first.room
            actor = chance.choice(by_turn[room["state"]["clan"]])
            ack = await actor.act(new_id(), version, pick(room["legal"], chance))
            assert ack["version"] == version + 1
            await asyncio.gather(*(socket.until_version(version + 1) for socket in (first, second, other)))
        assert first.room["state"] == second.room["state"] == other.room["state"]
        assert [event["version"] for event in second.events] == list(range(1, 7))
        assert first.close_code is None
        assert second.close_code is None


async def test_acting_on_an_old_view_is_refused_with_the_new_one(sites: tuple[list[Site], str]) -> None:
    (here, there), _url = sites
    code, (ana, _ben) = await table(here)
    async with await here.socket(code, ana) as quick, await there.socket(code, ana) as slow:
        action = pick(quick.room["legal"], random.Random(1))
        await quick.act(new_id(), 0, action)
        with pytest.raises(Refused) as refused:
            await slow.act(new_id(), 0, action)
        assert (refused.value.code, refused.value.told["version"]) == ("stale_version", 1)
        await slow.until_version(1)
        with pytest.raises(Refused) as over_http:
            await ana.act(there, code, new_id(), 0, action)
        assert (over_http.value.status, over_http.value.code) == (409, "stale_version")
        assert over_http.value.told["room"]["version"] == 1
        assert slow.close_code is None


async def test_leaving_with_one_tab_leaves_the_player_here(sites: tuple[list[Site], str]) -> None:
    (here, there), _url = sites
    code, (ana, ben, cleo) = await table(here, 3)
    async with await here.socket(code, ben) as watching:
        async with await there.socket(code, ana):
            await watching.until(lambda heard: heard.presence[:1] == [True])
            async with await here.socket(code, ana):
                pass
            # Word of who comes later is word of all before it.
            async with await here.socket(code, cleo):
                await watching.until(lambda heard: heard.presence[2])
                assert watching.presence == [True, True, True]
        await watching.until(lambda heard: heard.presence == [False, True, False])
