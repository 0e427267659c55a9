"""What waits for a player is told once, by the best channel, only if it was not seen. The time is a parameter."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import Connection, text

from app import store
from app.config import Settings
from app.notices.acts import act_of, open_acts
from app.notices.outbox import Claimed, Due, Outcome, later, sent
from app.notices.sender import Sender
from app.notices.telling import Telling
from app.notices.waiting import Standing, waiting
from app.rooms.agreement import Wish as Proposal
from app.rooms.opening import Wish
from app.rooms.pace import DAY, HOUR, Hours, Pace
from app.rooms.room import Room
from app.rooms.service import Asker
from app.rooms.talk import Words
from app.rules import Withdraw
from tests.service.people import new_id, place
from tests.service.worlds import World
from tests.sink import has_address

SECOND = 1000
MINUTE = 60 * SECOND
TWO_DAYS = Pace("days", 2 * DAY, 0)


class Heard:
    """A channel that keeps what it was told to tell, and answers as it is told to."""

    def __init__(self) -> None:
        self.told: list[Due] = []
        self.answers: list[Outcome] = []

    async def send(self, due: Due) -> Outcome:
        self.told.append(due)
        return self.answers.pop(0) if self.answers else sent()

    def kinds(self, asker: Asker) -> list[str]:
        return [due.claimed.kind for due in self.told if due.claimed.player == asker.player]


class Told(World):
    """A world whose players have mail; time passes for what tells, too."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.mail = Heard()
        self.push = Heard()
        self.running.channels.update(mail=self.mail, push=self.push)

    async def reachable(self, *askers: Asker) -> None:
        def have(connection: Connection) -> None:
            for asker in askers:
                has_address(connection, asker.player, f"{asker.nickname}@example.test", asker.player)

        await self.rooms.write(have)

    async def wish(self, asker: Asker, telling: Telling) -> None:
        await self.rooms.write(lambda on: store.put_telling(on, asker.player, telling.write()))

    async def wait(self, span: int, step: int = 10 * SECOND) -> None:
        until = self.now + span
        while self.now < until:
            self.now = min(until, self.now + step)
            await self.running.seen.save()
            await self.running.sender.work()

    async def move(self, room: Room, asker: Asker, territory: str) -> Room:
        before = await self.rooms.look(room.code)
        await self.rooms.act(room.code, asker, new_id(), before.version, place(territory))
        return await self.rooms.look(room.code)  # type: ignore[no-any-return]

    async def any_action(self, room: Room, asker: Asker, chance: Random) -> Room:
        actions = list(room.ruling.actions(room.playing))
        back = [action for action in actions if isinstance(action, Withdraw)]
        action = room.ruling.write_action(chance.choice(back if back and chance.random() < 0.45 else actions))
        await self.rooms.act(room.code, asker, new_id(), room.version, action)
        return await self.rooms.look(room.code)  # type: ignore[no-any-return]

    def shows(self, room: Room, asker: Asker) -> None:
        self.running.seen.tell(room.code, asker.player, room.version)


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database_url=database_url)


@pytest.fixture
async def world(settings: Settings) -> AsyncIterator[Told]:
    made = Told(settings)
    yield made
    await made.running.database.close()


async def test_a_turn_is_told_once_and_not_before_its_time(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana, ben)
    room = await world.table([ana, ben], TWO_DAYS)
    await world.wait(29 * MINUTE)
    assert world.mail.told == []
    await world.wait(2 * MINUTE)
    assert (world.mail.kinds(ana), world.mail.kinds(ben)) == (["turn"], ["began"])
    await world.wait(HOUR, MINUTE)
    assert len(world.mail.told) == 2
    await world.move(room, ana, "b3")
    await world.wait(HOUR, MINUTE)
    assert (world.mail.kinds(ana), world.mail.kinds(ben)) == (["turn"], ["began", "turn"])


async def test_what_was_shown_is_not_told(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana, ben)
    room = await world.table([ana, ben], TWO_DAYS)
    world.shows(room, ana)
    await world.wait(10 * MINUTE, MINUTE)
    world.shows(room, ben)
    await world.wait(HOUR, MINUTE)
    assert world.mail.told == []


async def test_a_hundred_quick_turns_are_one_notice(world: Told) -> None:
    people = await world.people("Ana", "Ben", "Cleo")
    await world.reachable(people[1])
    room = await world.table(people, TWO_DAYS)
    chance = Random(148)  # a long game
    turns = 0
    while turns < 100 or room.playing.clan != 1:
        turns += room.playing.phase == "dominance"
        room = await world.any_action(room, people[room.playing.clan], chance)
        await world.wait(SECOND, SECOND)
    await world.wait(2 * HOUR, MINUTE)
    assert [due.claimed.kind for due in world.mail.told] == ["turn"]


async def test_a_provider_in_trouble_is_left_alone_and_nothing_stale_is_told_after(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana, ben)
    room = await world.table([ana, ben], TWO_DAYS)
    world.mail.answers = [later("away", everywhere=True)] * 200
    await world.wait(6 * HOUR, MINUTE)
    assert 2 <= len(world.mail.told) <= 30
    room = await world.move(room, ana, "b3")
    world.mail.told.clear()
    world.mail.answers.clear()
    await world.wait(6 * HOUR, MINUTE)
    assert [(due.claimed.kind, due.claimed.player) for due in world.mail.told] == [("turn", ben.player)]


async def test_tellings_do_not_begin_all_at_once(world: Told) -> None:
    ana, ben, cleo = await world.people("Ana", "Ben", "Cleo")
    await world.reachable(ana, ben, cleo)
    await world.table([ana, ben, cleo], TWO_DAYS)
    begun: list[float] = []

    class Watched(Heard):
        async def send(self, due: Due) -> Outcome:
            begun.append(asyncio.get_running_loop().time())
            return await super().send(due)

    sender = Sender(world.running.outbox, {"mail": Watched()}, now=lambda: world.now, patience=60, pace=1)
    world.now += HOUR
    await sender.work()
    assert len(begun) == 3
    assert begun[2] - begun[0] >= 0.5  # of the 2, whatever looking at the room takes on a busy machine


async def test_who_sleeps_is_told_after_waking(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana)
    await world.running.timekeeper.keep_hours(ana.player, Hours("UTC", 8 * 60, 22 * 60))
    await world.table([ana, ben], TWO_DAYS)  # at midnight
    await world.wait(8 * HOUR - MINUTE, 5 * MINUTE)
    assert world.mail.told == []
    await world.wait(10 * MINUTE, MINUTE)
    assert world.mail.kinds(ana) == ["turn"]


async def test_of_a_deadline_there_is_a_reminder_at_four_fifths(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana)
    room = await world.table([ana, ben], TWO_DAYS)
    world.shows(room, ana)
    await world.wait(TWO_DAYS.turn * 79 // 100, 10 * MINUTE)
    assert world.mail.told == []
    await world.running.timekeeper.give_day(room.code, ben, 0)
    await world.wait(TWO_DAYS.turn * 2 // 100, 10 * MINUTE)
    assert world.mail.told == []
    await world.wait(DAY, 10 * MINUTE)
    assert world.mail.kinds(ana) == ["reminder"]
    assert (await world.kinds(room.code)).count("reminded") == 1


async def test_of_a_muted_room_nothing_is_told(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana, ben)
    room = await world.table([ana, ben], TWO_DAYS)
    await world.rooms.write(lambda on: store.mute(on, room.id, ana.player))
    await world.wait(HOUR, MINUTE)
    assert (world.mail.kinds(ana), world.mail.kinds(ben)) == ([], ["began"])


async def test_wishes_hold(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana, ben)
    await world.wish(ana, Telling.read('{"after": {"mail": null}}'))
    await world.wish(ben, Telling.read('{"after": {"mail": 60000}, "kinds": {"began": false}}'))
    room = await world.table([ana, ben], TWO_DAYS)
    await world.wait(HOUR, MINUTE)
    assert world.mail.told == []
    await world.move(room, ana, "b3")
    await world.wait(59 * SECOND)
    assert world.mail.told == []
    await world.wait(10 * SECOND)
    assert world.mail.kinds(ben) == ["turn"]


async def test_what_fails_is_tried_again_and_ends(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana)
    room = await world.table([ana, ben], TWO_DAYS)
    world.shows(room, ben)
    world.mail.answers = [later("full")] * 100
    await world.wait(40 * HOUR, 10 * MINUTE)
    rows = await world.rooms.read(lambda on: store.deliveries_of(on, room.id))
    turn = next(row for row in rows if row.kind == "turn")
    assert (turn.outcome, turn.failure, turn.tries) == ("failed", "full", 16)


async def test_a_nudge_waits_to_be_seen_like_all_else(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana)
    room = await world.table([ana, ben], TWO_DAYS)
    world.shows(room, ana)
    await world.wait(2 * HOUR, MINUTE)
    await world.running.talk.nudge(room.code, ben)
    await world.wait(29 * MINUTE, MINUTE)
    assert world.mail.told == []
    await world.wait(2 * MINUTE, MINUTE)
    assert world.mail.kinds(ana) == ["nudge"]


async def test_what_was_shown_within_the_same_second_is_not_asked_again(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana, ben)
    room = await world.table([ana, ben], TWO_DAYS)
    world.shows(room, ana)
    world.shows(room, ben)
    world.now += MINUTE + 100
    await world.rooms.draw(room.code, ana, True)
    world.now += 50
    world.shows(room, ben)
    await world.wait(HOUR, MINUTE)
    assert world.mail.told == []


async def test_the_table_hears_of_a_reminder_once_by_however_many_channels_it_was(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana)
    room = await world.table([ana, ben], TWO_DAYS)
    world.shows(room, ana)
    # Two mails, as it were: both are told, and written down as told, before either is told to the table.
    outbox, both, settle = world.running.outbox, asyncio.Barrier(2), world.running.outbox.settle

    async def settled(together: Sequence[Claimed], outcome: Outcome) -> None:
        await settle(together, outcome)
        async with asyncio.timeout(20):
            await both.wait()

    outbox.settle = settled  # type: ignore[method-assign]
    await world.wait(MINUTE)
    again = "INSERT INTO deliveries (room_id, player_id, kind, number, channel, target, since, due_at, tries)"
    again += " SELECT room_id, player_id, kind, number, 'push', 1, since, due_at, 0 FROM deliveries WHERE kind = :kind"
    await world.rooms.write(lambda on: on.execute(text(again), {"kind": "reminder"}))
    await world.wait(TWO_DAYS.turn * 81 // 100, 10 * MINUTE)
    assert (world.mail.kinds(ana), world.push.kinds(ana)) == (["reminder"], ["reminder"])
    assert (await world.kinds(room.code)).count("reminded") == 1


@pytest.mark.parametrize("after", [SECOND, 10 * MINUTE])
async def test_f13_what_is_broken_of_one_player_silences_no_other_table(world: Told, after: int) -> None:
    """Before the first look, and when it is to be told."""
    ana, ben, cleo, dan = await world.people("Ana", "Ben", "Cleo", "Dan")
    await world.reachable(ana, ben, cleo, dan)
    await world.table([ana, ben], TWO_DAYS)
    await world.wait(after, MINUTE)
    await world.rooms.write(lambda on: store.put_telling(on, ana.player, "{broken"))
    await world.table([cleo, dan], TWO_DAYS)
    await world.wait(2 * HOUR, MINUTE)
    assert (world.mail.kinds(ana), world.mail.kinds(cleo), world.mail.kinds(dan)) == ([], ["turn"], ["began"])


async def test_what_was_past_for_a_while_and_waits_again_is_told(world: Told) -> None:
    """A pause, a table that was closed by mistake, a draw that is offered anew."""
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana, ben)
    room = await world.table([ana, ben], TWO_DAYS)
    await world.wait(MINUTE)
    await world.running.conduct.close(room.code)
    await world.wait(HOUR, MINUTE)
    assert world.mail.told == []
    await world.running.conduct.open_again(room.code)
    await world.wait(HOUR, MINUTE)
    assert (world.mail.kinds(ana), world.mail.kinds(ben)) == (["turn"], ["began"])
    for pause in (True, False):
        asked = await world.running.timekeeper.propose(room.code, ana, Proposal(pause=pause))
        await world.running.timekeeper.answer(room.code, ben, asked.proposal.number, True)
        await world.wait(2 * DAY, HOUR)
    assert world.mail.kinds(ana) == ["turn", "reminder"]
    for agree in (True, False, True):
        await world.rooms.draw(room.code, ana, agree)
        await world.wait(20 * MINUTE if agree else HOUR, MINUTE)
    await world.wait(HOUR, MINUTE)
    assert world.mail.kinds(ben) == ["began", "asked"]


async def test_of_two_who_change_wishes_at_once_neither_is_lost(world: Told, settings: Settings) -> None:
    """A click in a mail, while the settings are being changed."""
    [ana] = await world.people("Ana")
    await world.reachable(ana)
    key = "of Ana"
    await world.rooms.write(lambda on: store.add_key(on, ana.player, key, None, 0))
    reading = asyncio.Event()
    loop = asyncio.get_running_loop()

    def named(telling: Telling) -> Telling:
        loop.call_soon_threadsafe(reading.set)
        time.sleep(0.5)
        return replace(telling, names=True)

    async def elsewhere() -> None:
        other = Told(settings)
        await other.running.wishes.change(ana.player, key, named)
        await other.running.database.close()

    changing = asyncio.create_task(asyncio.to_thread(asyncio.run, elsewhere()))
    await reading.wait()
    await world.running.wishes.unsubscribe(ana.player, "all")
    await changing
    wishes = await world.running.wishes.of(ana.player)
    assert (wishes.names, wishes.after["mail"]) == (True, None)


async def test_a_draw_that_is_offered_is_asked_about(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana, ben)
    room = await world.table([ana, ben], TWO_DAYS)
    world.shows(room, ana)
    world.shows(room, ben)
    await world.rooms.draw(room.code, ana, True)
    await world.wait(10 * MINUTE)
    await world.rooms.draw(room.code, ben, False)
    await world.wait(HOUR, MINUTE)
    assert world.mail.told == []
    await world.rooms.draw(room.code, ana, True)
    await world.wait(HOUR, MINUTE)
    assert (world.mail.kinds(ana), world.mail.kinds(ben)) == ([], ["asked"])


async def test_one_offer_is_asked_about_once_whoever_acts_meanwhile(world: Told) -> None:
    people = ana, ben, cleo = await world.people("Ana", "Ben", "Cleo")
    await world.reachable(cleo)
    room = await world.table(people, TWO_DAYS)
    world.shows(room, cleo)
    world.now += SECOND
    await world.move(room, ana, "b3")
    await world.rooms.draw(room.code, ana, True)
    await world.wait(HOUR, MINUTE)
    assert world.mail.kinds(cleo) == ["asked"]
    room = await world.move(room, ben, "b4")
    await world.wait(HOUR, MINUTE)
    assert world.mail.kinds(cleo) == ["asked", "turn"]
    assert act_of("asked", world.mail.told[0].claimed.number, room) in open_acts(room, cleo.player)


async def test_a_game_that_goes_on_from_a_record_has_begun_too(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    played = await world.table([ana, ben], TWO_DAYS)
    for asker, territory in ((ana, "b3"), (ben, "b4")):
        await world.move(played, asker, territory)
    await world.reachable(ana, ben)
    record = await world.rooms.record(played.code)
    room = await world.rooms.open(ana, Wish(2, record=record, autostart=True))
    room = await world.rooms.sit(room.code, ben, room.invite)
    assert room.version == 2
    await world.rooms.resign(played.code, ana)
    world.shows(await world.rooms.look(played.code), ana)
    world.shows(await world.rooms.look(played.code), ben)
    await world.wait(HOUR, MINUTE)
    assert (world.mail.kinds(ana), world.mail.kinds(ben)) == (["turn"], ["began"])


async def test_two_processes_tell_each_thing_once(world: Told) -> None:
    other = Told(world.settings)
    other.now = world.now
    other.running.channels.update(mail=world.mail)
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana, ben)
    await world.table([ana, ben], TWO_DAYS)
    for _ in range(240):
        world.now = other.now = world.now + 10 * SECOND
        await world.running.sender.work()
        await other.running.sender.work()
    await other.running.database.close()
    assert (world.mail.kinds(ana), world.mail.kinds(ben)) == (["turn"], ["began"])


async def test_what_a_killed_process_had_claimed_is_told_by_another(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana)
    await world.table([ana, ben], TWO_DAYS)
    await world.running.outbox.fill()
    world.now += 30 * MINUTE
    await world.running.outbox.fill()
    taken: list[Claimed] = await world.running.outbox.take(10)
    assert [claimed.kind for claimed in taken] == ["turn"]
    assert await world.running.outbox.take(10) == []
    await world.wait(50 * SECOND)
    assert world.mail.told == []
    await world.wait(20 * SECOND)
    assert world.mail.kinds(ana) == ["turn"]


async def test_who_is_asked_for_their_seat_is_told_and_so_are_those_who_are_to_vouch(world: Told) -> None:
    ana, ben, cleo = await world.people("Ana", "Ben", "Cleo")
    [fresh] = await world.people("Ana again")
    await world.reachable(ana, ben, cleo)
    room = await world.table([ana, ben, cleo], TWO_DAYS)
    await world.wait(HOUR, MINUTE)
    world.mail.told.clear()
    asked = await world.running.vouching.ask(room.code, fresh, 0, set())
    await world.running.vouching.answer(room.code, ben, asked.claims[0].number, True)
    await world.wait(HOUR, MINUTE)
    assert [world.mail.kinds(asker) for asker in (ana, ben, cleo)] == [["seat"], [], ["asked"]]
    # Once, and no more when it is over.
    await world.running.vouching.answer(room.code, fresh, asked.claims[0].number, False)
    await world.wait(HOUR, MINUTE)
    assert len(world.mail.told) == 2


async def test_who_wants_it_is_told_of_words_that_they_have_not_seen(world: Told) -> None:
    ana, ben, cleo = await world.people("Ana", "Ben", "Cleo")
    await world.reachable(ana, ben, cleo)
    room = await world.table([ana, ben, cleo], TWO_DAYS)
    await world.wait(HOUR, MINUTE)
    world.mail.told.clear()
    for asker in (ana, ben):
        await world.wish(asker, Telling.read('{"kinds": {"words": true}}'))
    talk = world.running.talk
    await talk.say(room.code, ben, new_id(), Words("text", "Hello?"))
    await world.wait(29 * MINUTE, MINUTE)
    assert world.mail.told == []
    await world.wait(HOUR, MINUTE)
    # Not who said it, nor who did not ask for it; and once.
    assert [world.mail.kinds(asker) for asker in (ana, ben, cleo)] == [["words"], [], []]
    await talk.say(room.code, cleo, new_id(), Words("text", "Here."))
    world.now += SECOND
    for asker in (ana, ben):
        world.shows(room, asker)
    await world.wait(HOUR, MINUTE)
    assert len(world.mail.told) == 1
    # Whom one blocked, and whom an operator hid, one does not hear of.
    await world.running.conduct.block(ana, cleo.player)
    await talk.say(room.code, cleo, new_id(), Words("text", "You there!"))
    await world.wait(HOUR, MINUTE)
    assert [world.mail.kinds(asker) for asker in (ana, ben, cleo)] == [["words"], ["words"], []]
    await world.running.conduct.hide_player(cleo.player, True)
    await talk.say(room.code, cleo, new_id(), Words("text", "Nobody?"))
    await world.wait(HOUR, MINUTE)
    assert len(world.mail.told) == 2


@pytest.mark.parametrize("knows", [False, True])
async def test_whose_seat_has_passed_is_told_until_they_know(world: Told, knows: bool) -> None:
    ana, ben, cleo = await world.people("Ana", "Ben", "Cleo")
    [fresh] = await world.people("Ana again")
    await world.reachable(ana)
    room = await world.table([ana, ben, cleo], Pace("days", 7 * DAY, 0))
    asked = await world.running.vouching.ask(room.code, fresh, 0, set())
    for asker in (ben, cleo):
        await world.running.vouching.answer(room.code, asker, asked.claims[0].number, True)
    await world.wait(HOUR, MINUTE)
    world.now += 3 * DAY
    await world.running.deadlines.watch()
    assert await world.running.vouching.fire(room.code)
    world.mail.told.clear()
    await world.wait(29 * MINUTE, MINUTE)
    assert world.mail.told == []
    if knows:
        await world.rooms.write(lambda on: store.forget_ended_claims(on, ana.player))
    await world.wait(HOUR, MINUTE)
    assert world.mail.kinds(ana) == ([] if knows else ["passed"])
    assert world.mail.kinds(fresh) == []


async def test_a_game_without_a_result_is_over_too_and_a_closed_room_tells_nothing(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    wish = Proposal(end=True)
    number = (await world.running.timekeeper.propose(room.code, ana, wish)).proposal.number
    room = await world.running.timekeeper.answer(room.code, ben, number, True)
    standing = Standing(room.version, {}, world.now)
    assert [(thing.player, thing.kind) for thing in waiting(room, standing)] == [
        (ana.player, "over"), (ben.player, "over")
    ]  # fmt: skip
    assert waiting(room._replace(hidden_at=world.now), standing) == []


@pytest.mark.parametrize("over", [False, True])
async def test_what_was_told_long_ago_is_not_told_again(world: Told, over: bool) -> None:
    ana, ben = await world.people("Ana", "Ben")
    await world.reachable(ana, ben)
    room = await world.table([ana, ben], None)
    if over:
        await world.rooms.resign(room.code, ben)
    await world.wait(2 * HOUR, MINUTE)
    told = sorted((due.claimed.player, due.claimed.kind) for due in world.mail.told)
    assert (ana.player, "over" if over else "turn") in told
    world.now += 31 * DAY
    await world.running.clock.tick()
    await world.running.talk.say(room.code, ben, new_id(), Words("text", "Hello?"))
    await world.wait(2 * HOUR, MINUTE)
    assert sorted((due.claimed.player, due.claimed.kind) for due in world.mail.told) == told
