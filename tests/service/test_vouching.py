"""A browser lost its seat for good: the others vouch, and it passes to a new player, unless its owner is alive."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest

from app import store
from app.chance import Chance
from app.config import Settings
from app.errors import Problem
from app.identity import Player
from app.main import Running
from app.rooms.one_phone import Names
from app.rooms.opening import Wish
from app.rooms.pace import DAY, HOUR, Pace
from app.rooms.personal import personal
from app.rooms.room import Room, view
from app.rooms.service import Asker
from tests.service.people import Guest, Site, Table, new_id, place, refused
from tests.service.worlds import World

MINUTE = HOUR // 60
WAIT = 72 * HOUR
NO_LIMIT = Pace("none", 0, 0)
LIVE = Pace("live", 30_000, 60_000)


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database_url=database_url, deadline_gap=2 * 3600)


@pytest.fixture
async def world(settings: Settings) -> AsyncIterator[World]:
    made = World(settings)
    await made.pass_time(3 * MINUTE)
    yield made
    await made.running.database.close()


async def pass_time(world: World, span: int) -> None:
    await world.pass_time(span, HOUR)


async def lost(world: World, *names: str, pace: Pace | None = None) -> tuple[Room, list[Asker], Asker]:
    """A game, those at its table, and somebody in a fresh browser who is not; the first name is who lost it."""
    people = await world.people(*(names or ("Ana", "Ben", "Cleo")))
    [fresh] = await world.people("Ana again")
    room = await world.table(people, pace or NO_LIMIT)
    await pass_time(world, HOUR)
    return room, people, fresh


async def ask(world: World, room: Room, asker: Asker, clan: int = 0) -> Room:
    return await world.running.vouching.ask(room.code, asker, clan, set())


async def vouch(world: World, room: Room, number: int, *people: Asker, agree: bool = True) -> Room:
    for person in people:
        room = await world.running.vouching.answer(room.code, person, number, agree)
    return room


async def key_of(world: World, player: str) -> str:
    """One more device of a player, as a recovery link makes it; its key."""
    token, _expires = await world.running.along.make(Player(player, "", "en"), "recovery")
    return (await world.running.along.redeem(token, None)).key


async def test_what_was_kept_on_the_lost_phone_goes_along(world: World) -> None:
    ana, ben, cleo, fresh = await world.people("Ana", "Ben", "Cleo", "Ana again")
    room = await world.rooms.open_on_one_phone(ana, Wish(4, first=0), Names((None, "Ben", "Cleo", "Mako")))
    for seat, person in ((1, ben), (2, cleo)):
        room = await world.rooms.link_seat(room.code, ana, seat)
        room = await world.rooms.sit(room.code, person, room.seats[seat].invite)
    room = await world.rooms.link_seat(room.code, ana, 3)
    await pass_time(world, HOUR)
    [claim] = (await ask(world, room, fresh)).claims
    await vouch(world, room, claim.number, ben, cleo)
    await pass_time(world, WAIT)
    after = await world.rooms.look(room.code)
    assert [seat.person for seat in after.seats] == [fresh.player, ben.player, cleo.player, fresh.player]
    assert (after.seats[3].invite, after.host) == (None, fresh.player)


# --- the seat passes --------------------------------------------------------------------------------------


async def test_after_72_hours_the_seat_is_the_new_players(world: World) -> None:
    room, (ana, ben, cleo), fresh = await lost(world)
    await world.rooms.draw(room.code, ana, True)
    other = await world.table([ana, ben], NO_LIMIT)
    await world.running.talk.note(room.code, ana, "my own thoughts")
    asked = await ask(world, room, fresh)
    [claim] = asked.claims
    assert (claim.clan, claim.owner, claim.asker, claim.due) == (0, ana.player, fresh.player, world.now + WAIT)
    await vouch(world, room, claim.number, ben, cleo)
    await pass_time(world, WAIT - 1)
    still = await world.rooms.look(room.code)
    assert still.seats == room.seats
    assert not await world.running.vouching.fire(room.code)
    assert (await world.rooms.look(room.code)).revision == still.revision
    world.now += 1
    await world.running.clock.look_at_deadlines()
    after = await world.rooms.look(room.code)
    assert [seat.player for seat in after.seats] == [fresh.player, ben.player, cleo.player]
    assert (after.claims, after.host, after.draw) == ((), fresh.player, ())
    assert await world.kinds(room.code) == ["seat_claimed", "vouched", "vouched", "seat_passed"]
    # That seat in that room only: nothing else of who had it.
    assert (await world.rooms.look(other.code)).seats == other.seats
    assert await world.running.talk.notes(room.code, fresh.player) == ""
    with pytest.raises(Problem, match="not_seated"):
        await world.running.talk.notes(room.code, ana.player)
    with pytest.raises(Problem, match="not_seated"):
        await world.rooms.act(room.code, ana, new_id(), 0, place("b3"))
    assert (await world.rooms.act(room.code, fresh, new_id(), 0, place("b3"))).version == 1
    assert [news["outcome"] for news in await world.running.vouching.ended(ana.player)] == ["passed"]
    # Whoever asks again, nothing happens once more.
    assert not await world.running.vouching.fire(room.code)


async def test_it_passes_once_with_three_processes_that_look(world: World, settings: Settings) -> None:
    room, (_ana, ben, cleo), fresh = await lost(world)
    asked = await ask(world, room, fresh)
    await vouch(world, room, asked.claims[0].number, ben, cleo)
    await pass_time(world, WAIT - 1)
    world.now += 1
    others = [Running(settings, lambda: world.now, Chance()) for _ in range(2 if not settings.is_sqlite else 0)]
    looks = [running.vouching.fire(room.code) for running in (world.running, *others) for _ in range(3)]
    assert sorted(await asyncio.gather(*looks))[-2:] == [False, True]
    assert (await world.kinds(room.code)).count("seat_passed") == 1
    for running in others:
        await running.database.close()


async def test_a_clock_that_runs_for_the_seat_begins_anew(world: World) -> None:
    room, (_ana, ben, cleo), fresh = await lost(world, pace=LIVE)
    assert (await world.rooms.look(room.code)).clock.is_up
    asked = await ask(world, room, fresh)
    await vouch(world, room, asked.claims[0].number, ben, cleo)
    await pass_time(world, WAIT)
    clock = (await world.rooms.look(room.code)).clock
    assert (clock.is_up, clock.due) == (False, world.now + 30_000)


async def test_the_last_word_may_come_after_the_72_hours(world: World) -> None:
    room, (_ana, ben, cleo), fresh = await lost(world)
    asked = await ask(world, room, fresh)
    await vouch(world, room, asked.claims[0].number, ben)
    await pass_time(world, WAIT + DAY)
    assert (await world.rooms.look(room.code)).seats == room.seats
    await vouch(world, room, asked.claims[0].number, cleo)
    await world.running.clock.look_at_deadlines()
    assert (await world.rooms.look(room.code)).seats[0].player == fresh.player


async def test_without_all_words_it_is_over_one_day(world: World) -> None:
    room, (_ana, ben, _cleo), fresh = await lost(world)
    asked = await ask(world, room, fresh)
    await vouch(world, room, asked.claims[0].number, ben)
    await pass_time(world, 5 * WAIT)
    after = await world.rooms.look(room.code)
    assert (after.seats, after.claims) == (room.seats, ())
    assert (await world.kinds(room.code))[-1] == "claim_lapsed"
    # It may be asked again.
    assert len((await ask(world, room, fresh)).claims) == 1


# --- who is alive keeps the seat --------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["request", "recovery", "act", "draw", "answer", "socket", "noted"])
async def test_any_sign_of_life_stops_it(world: World, way: str) -> None:
    room, (ana, ben, cleo), fresh = await lost(world)
    key = await key_of(world, ana.player)
    await pass_time(world, HOUR)
    asked = await ask(world, room, fresh)
    number = asked.claims[0].number
    await vouch(world, room, number, ben, cleo)
    await pass_time(world, WAIT - HOUR)
    if way == "request":
        await world.running.identity.recognise(key)
    elif way == "recovery":
        await world.running.identity.recognise(await key_of(world, ana.player))
    elif way == "act":
        await world.rooms.act(room.code, ana, new_id(), 0, place("b3"))
    elif way == "draw":
        await world.rooms.draw(room.code, ana, True)
    elif way == "answer":
        await vouch(world, room, number, ana)
    elif way == "socket":
        world.running.vouching._here = lambda: {ana.player}
        await world.running.clock.look_at_deadlines()
        world.running.vouching._here = set
    else:
        # A release that knows no claims has noted it.
        await world.rooms.write(
            lambda connection: [
                store.change_key(connection, row.hash, seen_at=world.now)
                for row in store.devices_of(connection, ana.player)
            ]
        )
    if way != "noted":
        stopped = await world.rooms.look(room.code)
        assert (stopped.claims, stopped.seats) == ((), room.seats)
    await pass_time(world, 2 * HOUR)
    after = await world.rooms.look(room.code)
    assert (after.claims, after.seats) == ((), room.seats)
    assert (await world.kinds(room.code))[-1] == "claim_stopped"
    assert [news["outcome"] for news in await world.running.vouching.ended(ana.player)] == ["stopped"]


async def test_what_others_do_stops_nothing(world: World) -> None:
    room, (ana, ben, cleo), fresh = await lost(world)
    asked = await ask(world, room, fresh, 1)
    await world.rooms.act(room.code, ana, new_id(), 0, place("b3"))
    await world.rooms.draw(room.code, cleo, True)
    assert len((await world.rooms.look(room.code)).claims) == 1
    assert (await vouch(world, asked, asked.claims[0].number, ana, cleo)).claims[0].agreed == (0, 2)
    assert ben.player == (await world.rooms.look(room.code)).claims[0].owner


async def test_nobody_asks_for_the_seat_of_who_is_here(world: World) -> None:
    room, (ana, *_), fresh = await lost(world)
    with pytest.raises(Problem, match="owner_here"):
        await world.running.vouching.ask(room.code, fresh, 0, {ana.player})
    world.running.vouching._here = lambda: {ana.player}
    with pytest.raises(Problem, match="owner_here"):
        await ask(world, room, fresh)
    assert await world.kinds(room.code) == []


# --- time, and its operators ------------------------------------------------------------------------------


async def test_what_the_server_was_down_is_given_back(world: World) -> None:
    room, (_ana, ben, cleo), fresh = await lost(world)
    asked = await ask(world, room, fresh)
    await vouch(world, room, asked.claims[0].number, ben, cleo)
    await pass_time(world, DAY)
    alive = world.now
    world.now += 5 * DAY
    await world.restart()
    # Nobody has looked yet how long it was.
    assert not await world.running.vouching.fire(room.code)
    await pass_time(world, HOUR)
    assert (await world.rooms.look(room.code)).seats == room.seats
    due = asked.claims[0].due + 5 * DAY
    # The ticker's own first look tells how long nobody watched.
    assert due - MINUTE * 70 <= asked.claims[0].due + (world.now - HOUR - alive) + HOUR
    await pass_time(world, 2 * DAY - 2 * HOUR)
    assert (await world.rooms.look(room.code)).seats == room.seats
    await pass_time(world, 2 * HOUR)
    assert (await world.rooms.look(room.code)).seats[0].player == fresh.player


async def test_held_clocks_hold_this_too(world: World) -> None:
    room, (_ana, ben, cleo), fresh = await lost(world)
    asked = await ask(world, room, fresh)
    await vouch(world, room, asked.claims[0].number, ben, cleo)
    await pass_time(world, WAIT - HOUR)
    await world.running.deadlines.hold()
    await pass_time(world, DAY)
    assert not await world.running.vouching.fire(room.code)
    assert (await world.rooms.look(room.code)).seats == room.seats
    await world.running.deadlines.release()
    await pass_time(world, HOUR - MINUTE)
    assert (await world.rooms.look(room.code)).seats == room.seats
    await pass_time(world, HOUR)
    assert (await world.rooms.look(room.code)).seats[0].player == fresh.player


# --- it can be refused, taken back, and overtaken ---------------------------------------------------------


async def test_one_who_refuses_ends_it(world: World) -> None:
    room, (_ana, ben, cleo), fresh = await lost(world)
    asked = await ask(world, room, fresh)
    number = asked.claims[0].number
    await vouch(world, room, number, ben)
    assert (await vouch(world, room, number, cleo, agree=False)).claims == ()
    with pytest.raises(Problem, match="no_such_claim"):
        await vouch(world, room, number, cleo)
    assert await world.kinds(room.code) == ["seat_claimed", "vouched", "claim_refused"]


async def test_who_asked_takes_it_back_and_cannot_vouch(world: World) -> None:
    room, _, fresh = await lost(world)
    asked = await ask(world, room, fresh)
    with pytest.raises(Problem, match="forbidden"):
        await vouch(world, room, asked.claims[0].number, fresh)
    assert (await vouch(world, room, asked.claims[0].number, fresh, agree=False)).claims == ()
    assert (await world.kinds(room.code))[-1] == "claim_withdrawn"


async def test_who_may_not_ask(world: World) -> None:
    room, (ana, ben, cleo), fresh = await lost(world)
    [second] = await world.people("Second")
    with pytest.raises(Problem, match="forbidden"):
        await ask(world, room, ben)
    with pytest.raises(Problem, match="not_found"):
        await ask(world, room, fresh, 3)
    asked = await ask(world, room, fresh)
    # Again: nothing happens. Another seat as well, or another for this seat: not as long as this stands.
    assert await ask(world, room, fresh) == asked
    with pytest.raises(Problem, match="seat_claimed"):
        await ask(world, room, fresh, 1)
    with pytest.raises(Problem, match="seat_claimed"):
        await ask(world, room, second)
    # Of three, one alone would be left to vouch for each.
    with pytest.raises(Problem, match="nobody_to_vouch"):
        await ask(world, room, second, 1)
    await world.rooms.resign(room.code, cleo)
    with pytest.raises(Problem, match="forbidden"):
        await ask(world, room, fresh, 2)
    # Two play on: one alone cannot give the other's seat away, so what was asked for is over.
    assert (await world.rooms.look(room.code)).claims == ()
    with pytest.raises(Problem, match="nobody_to_vouch"):
        await ask(world, room, fresh)
    await world.rooms.resign(room.code, ana)
    with pytest.raises(Problem, match="game_over"):
        await ask(world, room, fresh)


async def test_a_game_of_two_has_nobody_to_vouch(world: World) -> None:
    room, _, fresh = await lost(world, "Ana", "Ben")
    with pytest.raises(Problem, match="nobody_to_vouch"):
        await ask(world, room, fresh)


@pytest.mark.parametrize("way", ["retired", "over"])
async def test_what_cannot_be_met_any_more_is_over(world: World, way: str) -> None:
    room, (ana, ben, cleo, dan), fresh = await lost(world, "Ana", "Ben", "Cleo", "Dan")
    await ask(world, room, fresh, 3)
    await world.rooms.resign(room.code, ana)
    assert len((await world.rooms.look(room.code)).claims) == 1
    if way == "retired":
        await world.rooms.resign(room.code, dan)
    else:
        for player in (ben, cleo, dan):
            await world.rooms.draw(room.code, player, True)
    after = await world.rooms.look(room.code)
    assert after.claims == ()
    assert after.status == ("playing" if way == "retired" else "finished")
    # Who retires or agrees shows by that to be alive.
    assert (await world.kinds(room.code))[-1] == "claim_stopped"


async def test_the_word_of_a_retired_clan_does_not_count(world: World) -> None:
    room, (_ana, ben, cleo, dan), fresh = await lost(world, "Ana", "Ben", "Cleo", "Dan")
    asked = await ask(world, room, fresh)
    number = asked.claims[0].number
    await vouch(world, room, number, ben, cleo)
    await world.rooms.resign(room.code, dan)
    with pytest.raises(Problem, match="forbidden"):
        await vouch(world, room, number, dan, agree=False)
    await pass_time(world, WAIT)
    assert (await world.rooms.look(room.code)).seats[0].player == fresh.player


async def test_of_two_who_lost_their_seats_neither_has_to_vouch_for_the_other(world: World) -> None:
    room, (_ana, ben, cleo, dan), fresh = await lost(world, "Ana", "Ben", "Cleo", "Dan")
    second, third = await world.people("Ben again", "Cleo again")
    first = await ask(world, room, fresh, 0)
    await pass_time(world, HOUR)
    later = await ask(world, room, second, 1)
    with pytest.raises(Problem, match="nobody_to_vouch"):
        await ask(world, room, third, 2)
    for claim in later.claims:
        await vouch(world, room, claim.number, cleo, dan)
    await pass_time(world, WAIT - HOUR)
    assert [seat.player for seat in (await world.rooms.look(room.code)).seats][:2] == [fresh.player, ben.player]
    # Who is new in a seat plays, so that their word counts as well.
    await pass_time(world, 2 * HOUR)
    waiting = await world.rooms.look(room.code)
    assert waiting.seats[1].player == ben.player
    await vouch(world, room, later.claims[1].number, fresh)
    await pass_time(world, HOUR)
    assert (await world.rooms.look(room.code)).seats[1].player == second.player
    assert first.claims[0].number != later.claims[1].number


async def test_a_word_goes_with_who_gave_it(world: World) -> None:
    """Who takes an offered seat over has not vouched for anybody, whatever was said from it before."""
    people = await world.people("Ana", "Ben", "Cleo", "Dan")
    fresh, somebody = await world.people("Fresh", "Somebody")
    room = await world.table(people, LIVE, "substitute")
    asked = await ask(world, room, fresh, 3)
    await vouch(world, room, asked.claims[0].number, *people[:3])
    await world.pass_time(5 * MINUTE)
    invite = (await world.rooms.look(room.code)).clock.offered
    await world.rooms.sit(room.code, somebody, invite)
    assert (await world.rooms.look(room.code)).claims[0].agreed == (1, 2)


async def test_a_substitute_who_sits_asks_no_more(world: World) -> None:
    people = await world.people("Ana", "Ben", "Cleo", "Dan")
    [fresh] = await world.people("Fresh")
    room = await world.table(people, LIVE, "substitute")
    await world.pass_time(5 * MINUTE)
    invite = (await world.rooms.look(room.code)).clock.offered
    await ask(world, room, fresh, 1)
    await world.rooms.sit(room.code, fresh, invite)
    after = await world.rooms.look(room.code)
    assert (after.seats[0].player, after.claims) == (fresh.player, ())
    assert (await world.kinds(room.code))[-2:] == ["substituted", "claim_over"]


async def test_a_seat_that_was_taken_over_is_asked_for_no_more(world: World) -> None:
    people = await world.people("Ana", "Ben", "Cleo", "Dan")
    fresh, somebody = await world.people("Fresh", "Somebody")
    room = await world.table(people, LIVE, "substitute")
    await world.pass_time(5 * MINUTE)
    invite = (await world.rooms.look(room.code)).clock.offered
    await ask(world, room, fresh, 0)
    await world.rooms.sit(room.code, somebody, invite)
    assert (await world.rooms.look(room.code)).claims == ()


async def test_who_has_lost_this_browser_too_gets_nothing(world: World) -> None:
    room, (_ana, ben, cleo), fresh = await lost(world)
    asked = await ask(world, room, fresh)
    await vouch(world, room, asked.claims[0].number, ben, cleo)
    await world.rooms.write(
        lambda connection: [
            store.remove_key(connection, row.hash) for row in store.devices_of(connection, fresh.player)
        ]
    )
    await pass_time(world, WAIT)
    after = await world.rooms.look(room.code)
    assert (after.seats, after.claims) == (room.seats, ())


async def test_a_device_that_is_signed_out_meanwhile_neither_asks_nor_vouches(world: World) -> None:
    room, (_ana, ben, _cleo), fresh = await lost(world)
    dead = Asker(fresh.player, fresh.nickname, "0" * 64)
    with pytest.raises(Problem, match="unauthenticated"):
        await ask(world, room, dead)
    asked = await ask(world, room, fresh)
    with pytest.raises(Problem, match="unauthenticated"):
        await vouch(world, room, asked.claims[0].number, Asker(ben.player, ben.nickname, "0" * 64))


async def test_who_goes_for_good_asks_no_more(world: World) -> None:
    room, _, fresh = await lost(world)
    await ask(world, room, fresh)
    await world.running.vouching.leave(fresh)
    assert (await world.rooms.look(room.code)).claims == ()


async def test_the_time_that_a_table_is_closed_is_given_back(world: World) -> None:
    room, (_ana, ben, cleo), fresh = await lost(world)
    asked = await ask(world, room, fresh)
    await vouch(world, room, asked.claims[0].number, ben, cleo)
    conduct = world.running.conduct
    await conduct.close(room.code)
    await pass_time(world, 2 * WAIT)
    await conduct.open_again(room.code)
    await pass_time(world, WAIT - HOUR)
    assert len((await world.rooms.look(room.code)).claims) == 1
    await pass_time(world, HOUR)
    assert (await world.rooms.look(room.code)).seats[0].player == fresh.player


async def test_who_is_unwanted_meanwhile_gets_nothing(world: World) -> None:
    room, (ana, ben, cleo), fresh = await lost(world)
    asked = await ask(world, room, fresh)
    await vouch(world, room, asked.claims[0].number, ben, cleo)
    await world.running.conduct.block(ana, fresh.player)
    await pass_time(world, WAIT)
    after = await world.rooms.look(room.code)
    assert (after.claims, after.seats[0].player) == ((), ana.player)


# --- over HTTP --------------------------------------------------------------------------------------------


def claim(guest: Guest, table: Table, clan: int = 0) -> httpx.Response:
    return guest.post(f"{table.path}/claims", {"clan": clan})


def test_as_it_is_asked_and_answered(site: Site) -> None:
    table = Table(site, 3)
    fresh = site.guest("Ana")
    room = claim(fresh, table).json()
    [shown] = room["claims"]
    assert set(shown) == {"number", "clan", "asker", "agreed", "due", "lapses"}
    assert (shown["clan"], shown["asker"], shown["agreed"]) == (0, {"id": fresh.id, "nickname": "Ana"}, [])
    answer = {"number": shown["number"], "agree": True}
    room = table.guests[1].post(f"{table.path}/claims/answer", answer).json()
    assert room["claims"][0]["agreed"] == [1]
    refused(fresh.post(f"{table.path}/claims/answer", answer), "forbidden", 403)
    refused(site.guest("Eve").post(f"{table.path}/claims/answer", answer), "not_seated", 403)
    # Who is to vouch reads what the asker is called by now; what was vouched stays.
    assert fresh.patch("/api/me", {"nickname": "Ana R."}).status_code == 200
    [named] = table.guests[2].look(table.code)["claims"]
    assert (named["asker"], named["agreed"]) == ({"id": fresh.id, "nickname": "Ana R."}, [1])
    refused(claim(site.guest("Eve"), table), "seat_claimed", 409)
    refused(claim(table.guests[1], table), "forbidden", 403)
    # Whatever its owner asks for, it is stopped by that; and told on all devices until one has seen it.
    me = table.host.get("/api/me").json()
    assert [(news["code"], news["outcome"]) for news in me["claims"]] == [(table.code, "stopped")]
    assert "claims" not in table.look()
    assert fresh.get("/api/me").json()["claims"] == []
    assert table.host.post("/api/me/claims/seen").status_code == 204
    assert table.host.get("/api/me").json()["claims"] == []
    lines = fresh.get(f"{table.path}/journal").json()
    assert [line["kind"] for line in lines] == ["seat_claimed", "vouched", "claim_stopped"]
    # The journal stays when names go: there are none in it.
    assert "Ana" not in fresh.get(f"{table.path}/journal").text


def test_what_a_device_asks_by_itself_is_no_sign_of_life(site: Site) -> None:
    table = Table(site, 3)
    fresh = site.guest("Ana again")
    claim(fresh, table)
    for path in ("/api/me/waiting", "/api/me/push"):
        assert table.host.get(path).status_code == 200
    cookie = {"Cookie": f"makemake={table.host.key}"}
    assert site.ask("GET", "/api/me/waiting", headers=cookie).status_code == 200
    assert "claims" in fresh.look(table.code)
    assert site.ask("GET", "/api/me", headers=cookie).status_code == 200
    assert "claims" not in fresh.look(table.code)


def test_a_game_of_two_is_told_why(site: Site) -> None:
    table = Table(site, 2)
    told = refused(claim(site.guest("Eve"), table), "nobody_to_vouch", 409)
    assert "two" in told["detail"]


@pytest.mark.parametrize("body", [{}, {"clan": 4}, {"clan": -1}, {"clan": None}, {"clan": True}, {"seat": 0}])
def test_bodies_that_ask_for_nothing(site: Site, body: object) -> None:
    table = Table(site, 3)
    refused(site.guest("Eve").post(f"{table.path}/claims", body), "invalid_request", 422)


def test_who_deletes_themselves_leaves_no_name_behind(site: Site) -> None:
    table = Table(site, 3)
    fresh = site.guest("Very Own Name")
    claim(fresh, table)
    assert "Very Own Name" in table.guests[1].get(table.path).text
    assert fresh.delete("/api/me").status_code == 204
    assert "Very Own Name" not in table.guests[1].get(table.path).text


def test_an_owner_who_deletes_themselves_retires_and_nothing_is_left_to_ask(site: Site) -> None:
    table = Table(site, 4)
    fresh = site.guest("Ana")
    claim(fresh, table)
    assert table.host.delete("/api/me").status_code == 204
    assert "claims" not in table.guests[1].look(table.code)
    refused(claim(fresh, table), "forbidden", 403)


async def test_what_watchers_see_of_it_tells_no_owner(world: World) -> None:
    room, (ana, *_), fresh = await lost(world)
    asked = await ask(world, room, fresh)
    shown = str(view(asked, set())["claims"])
    assert ana.player not in shown
    assert "claims" not in personal(asked, ana.player)


async def test_a_sign_of_life_in_the_very_moment_has_one_outcome(world: World) -> None:
    ana, ben, cleo = await world.people("Ana", "Ben", "Cleo")
    [fresh] = await world.people("Ana again")
    key = await key_of(world, ana.player)
    await pass_time(world, HOUR)
    rooms = [await world.table([ana, ben, cleo], NO_LIMIT) for _ in range(20)]
    for room in rooms:
        asked = await ask(world, room, fresh)
        await vouch(world, room, asked.claims[0].number, ben, cleo)
    await pass_time(world, WAIT - 1)
    world.now += 1
    fires = [world.running.vouching.fire(room.code) for room in rooms]
    await asyncio.gather(*fires[:10], world.running.identity.recognise(key), *fires[10:])
    for room in rooms:
        after, lines = await world.rooms.look(room.code), await world.kinds(room.code)
        passed = after.seats[0].player == fresh.player
        assert after.claims == ()
        assert lines == ["seat_claimed", "vouched", "vouched", "seat_passed" if passed else "claim_stopped"]
    news = [one["outcome"] for one in await world.running.vouching.ended(ana.player)]
    assert len(news) == 20
