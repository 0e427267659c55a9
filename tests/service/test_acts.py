"""What can be done right from a message: one act, at one version, once, within two days, by whoever has the link."""

from __future__ import annotations

from functools import partial

import pytest

from app import store
from app.errors import Problem
from app.identity import Known, Player
from app.notices.acts import Act, asked_for, open_acts
from app.rooms.agreement import Wish as Proposal
from app.rooms.one_phone import Names
from app.rooms.opening import Wish
from app.rooms.pace import DAY, HOUR
from app.rooms.room import Room
from app.rooms.service import Asker
from tests.service.people import new_id, place
from tests.service.test_notices import TWO_DAYS, Told, settings, world

__all__ = ["settings", "world"]


async def token_for(world: Told, room: Room, asker: Asker, act: str) -> str:
    (wanted,) = (one for one in open_acts(room, asker.player) if one[0] == act)
    offered = await world.running.acts.offer(room, asker.player, wanted)
    assert offered is not None
    assert offered[0] == act
    return str(offered[1])


async def refused(world: Told, token: str, code: str) -> None:
    with pytest.raises(Problem) as looked:
        await world.running.acts.look(token)
    with pytest.raises(Problem) as done:
        await world.running.acts.do(token)
    assert (looked.value.code, done.value.code) == (code, code)


async def test_a_day_more_is_given_once(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    assert open_acts(room, ana.player) == []
    token = await token_for(world, room, ben, "day")
    looked = await world.running.acts.look(token)
    assert (looked.act, looked.nickname, looked.room.clock) == ("day", "Ben", room.clock)
    given = await world.running.acts.do(token)
    assert given.room.clock.due == room.clock.due + DAY  # type: ignore[union-attr]
    await refused(world, token, "link_used")
    assert (await world.rooms.look(room.code)).clock.due == given.room.clock.due  # type: ignore[union-attr]


async def test_it_is_good_at_one_version_only(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    token = await token_for(world, room, ben, "day")
    await world.rooms.act(room.code, ana, new_id(), 0, place("b3"))
    await refused(world, token, "link_expired")


async def test_it_is_over_after_two_days(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    token = await token_for(world, room, ben, "day")
    world.now += 48 * HOUR - 1
    assert (await world.running.acts.look(token)).act == "day"
    world.now += 1
    await refused(world, token, "link_expired")


async def test_a_draw_is_agreed_to(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    await world.rooms.draw(room.code, ben, True)
    token = await token_for(world, await world.rooms.look(room.code), ana, "draw")
    done = await world.running.acts.do(token)
    assert (done.room.status, done.room.game.result) == ("finished", "agreement")  # type: ignore[union-attr]
    await refused(world, token, "link_used")


async def test_of_two_things_that_are_asked_each_link_answers_its_own(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    await world.rooms.draw(room.code, ana, True)
    await world.running.timekeeper.propose(room.code, ana, Proposal(absence="retire"))
    asked = await world.rooms.look(room.code)
    wanted: list[Act] = [asked_for(asked.version), asked_for(-asked.proposal.number)]  # type: ignore[union-attr]
    tokens = []
    for act in wanted:
        offered = await world.running.acts.offer(asked, ben.player, act)
        assert offered is not None
        tokens.append(offered[1])
    draw, answer = tokens
    assert [(await world.running.acts.look(token)).act for token in tokens] == ["draw", "answer"]
    done = await world.running.acts.do(answer)
    assert (done.room.absence, done.room.draw, done.room.status) == ("retire", (0,), "playing")
    assert (await world.running.acts.do(draw)).room.status == "finished"


async def test_an_undo_is_answered_and_not_the_next_one(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    await world.rooms.act(room.code, ana, new_id(), 0, place("b3"))
    asked = await world.running.timekeeper.take_back(room.code, ana, 1, 1)
    token = await token_for(world, asked, ben, "answer")
    await world.running.timekeeper.answer(room.code, ben, asked.proposal.number, False)
    await refused(world, token, "link_expired")
    again = await world.running.timekeeper.take_back(room.code, ana, 1, 1)
    await refused(world, token, "link_expired")
    done = await world.running.acts.do(await token_for(world, again, ben, "answer"))
    assert (done.room.version, done.room.proposal) == (2, None)


async def test_what_is_no_token_does_nothing(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    await world.running.timekeeper.propose(room.code, ana, Proposal(absence="retire"))
    for nonsense in (room.code, ben.player, "", "x" * 200):
        await refused(world, nonsense, "no_such_link")
    assert (await world.rooms.look(room.code)).proposal is not None


@pytest.mark.parametrize("way", ["removed", "replaced", "signed out", "signed out elsewhere"])
async def test_what_was_sent_to_where_a_player_is_no_more_does_nothing(world: Told, way: str) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ben)
    for key in ("this", "that"):
        await world.rooms.write(partial(store.add_key, player=ben.player, hash_=key, name=None, now=0))
    room = await world.table([ana, ben], TWO_DAYS)
    token = await token_for(world, room, ben, "day")
    known, running = Known(Player(ben.player, "Ben", "en"), "this"), world.running
    match way:
        case "removed":
            await running.addresses.remove(ben.player, known.key)
        case "replaced":
            await running.addresses.confirm(await running.addresses.ask(ben.player, known.key, "other@example.test"))
        case "signed out":
            await running.identity.sign_out(known)
        case _:
            await running.devices.sign_out(known, "that")
    await refused(world, token, "no_such_link")
    assert (await world.rooms.look(room.code)).clock == room.clock


async def test_whoever_acts_from_a_message_is_alive(world: Told) -> None:
    ana, ben, cleo, fresh = await world.people("Ana", "Ben", "Cleo", "Ben again")
    room = await world.table([ana, ben, cleo], TWO_DAYS)
    token = await token_for(world, room, ben, "day")
    await world.running.vouching.ask(room.code, fresh, 1, set())
    done = await world.running.acts.do(token)
    assert done.room.claims == ()
    assert (await world.kinds(room.code))[-1] == "claim_stopped"


async def test_whoever_keeps_seats_on_one_phone_acts_for_all_of_them(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    names = Names((None, "Ben", "Cleo"))
    room = await world.rooms.open_on_one_phone(ana, Wish(3, first=2, pace=TWO_DAYS), names)
    room = await world.rooms.link_seat(room.code, ana, 1)
    room = await world.rooms.sit(room.code, ben, room.seats[1].invite)
    # Cleo is on the move, on Ana's phone: nobody gives a day to oneself.
    assert open_acts(room, ana.player) == []
    assert open_acts(room, ben.player) == [("day", 0)]
    drawn = await world.rooms.draw(room.code, ana, True)
    assert drawn.draw == (0, 2)
    assert open_acts(drawn, ana.player) == []
    assert open_acts(drawn, ben.player) == [("draw", 0), ("day", 0)]
