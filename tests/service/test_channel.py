"""A room's channel elsewhere: told of each turn that nobody saw, its address a secret, its failures borne."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app import store
from app.config import Settings
from app.errors import Problem
from app.notices.channel import RoomChannel
from app.notices.outside import Outside
from app.rooms.pace import DAY, HOUR
from app.rooms.room import Room
from tests.push_service import PushService
from tests.service.test_notices import MINUTE, TWO_DAYS, Told
from tests.units.test_outside import certificate, standing_for

ORIGIN = "https://play.example"


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database_url=database_url, outside_local=True, outside_timeout=0.5)


@pytest.fixture
async def world(settings: Settings) -> AsyncIterator[Told]:
    made = Told(settings)
    yield made
    await made.running.database.close()


@pytest.fixture
def sink() -> Iterator[PushService]:
    with PushService(status=200) as made:
        yield made


def said(sink: PushService) -> list[dict[str, Any]]:
    return [json.loads(pushed.body) for pushed in sink.pushed]


async def last_line(world: Told, room: Room) -> dict[str, Any]:
    return dict(json.loads((await world.running.timekeeper.lines(room.code, 0, player=room.host))[-1]))


async def test_a_turn_that_nobody_saw_is_told_once_by_colours(world: Told, sink: PushService) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    await world.running.channel.put(room.code, ana, sink.endpoint)
    await world.wait(119 * MINUTE, MINUTE)
    assert sink.pushed == []
    await world.wait(3 * HOUR, 5 * MINUTE)
    (told,) = said(sink)
    assert told["content"].startswith("It is the turn of ")
    assert (told["text"], told["kind"], told["version"], told["clan"]) == (told["content"], "turn", 0, 0)
    assert not [name for name in ("Ana", "Ben") if name in json.dumps(told)]
    await world.move(room, ana, "b3")
    await world.wait(3 * HOUR, 5 * MINUTE)
    assert [one["clan"] for one in said(sink)] == [0, 1]
    blue, red = "the blue clan", "the red clan"
    words = f"It is the turn of {red}. Last: {blue} places 1 dominance token on b3."
    assert said(sink)[1]["content"] == words


async def test_the_last_turn_is_told_whole_in_the_language_of_the_host(world: Told, sink: PushService) -> None:
    people = ana, ben = await world.people("Ana", "Ben")
    await world.rooms.write(partial(store.change_player, player=ana.player, language="es"))
    room = await world.table([ana, ben], TWO_DAYS)
    await world.running.channel.put(room.code, ana, sink.endpoint)
    chance = Random(321)  # with a ceremony in which the first clan has something to choose
    while room.playing.phase == "dominance" or room.playing.clan != 0:
        room = await world.any_action(room, people[room.playing.clan], chance)
    # Ben, whose language is another, has seen half of it.
    world.shows(room, ben)
    while room.playing.clan == 0:
        room = await world.any_action(room, people[0], chance)
    await world.wait(3 * HOUR, 5 * MINUTE)
    assert said(sink)[-1]["content"].replace("\u2011", "-") == (
        "Le toca al clan rojo. Antes: el clan azul le conquista d8 al clan rojo con 1 ficha de dominio y el jefe, "
        "levanta 3 Moai, en e8, e9 y d8 y coloca 3 hombres pájaro, en c7-d7-d8, d7-d8-e8 y d8-e8-e9."
    )


async def test_names_stay_as_they_are(world: Told, sink: PushService) -> None:
    ana, ben = await world.people("Hijo de el mar", "Ben")
    await world.rooms.write(partial(store.change_player, player=ana.player, language="es"))
    room = await world.table([ana, ben], TWO_DAYS)
    await world.running.channel.put(room.code, ana, sink.endpoint)
    await world.running.channel.be_named(room.code, ana, True)
    await world.wait(3 * HOUR, 5 * MINUTE)
    assert said(sink)[0]["content"] == "Le toca a \u2068Hijo de el mar\u2069 (el clan azul)."


async def test_the_end_is_told_with_the_last_turn(world: Told, sink: PushService) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    await world.running.channel.put(room.code, ana, sink.endpoint)
    await world.running.channel.be_named(room.code, ben, True)
    await world.rooms.resign(room.code, ana)
    await world.wait(3 * HOUR, 5 * MINUTE)
    (told,) = said(sink)
    ben_ = "\u2068Ben\u2069 (the red clan)"
    assert told["content"].startswith(
        f"The game is over. Last: the blue clan resigns. {ben_} is the last clan and wins."
    )


async def test_who_agrees_is_named_and_nobody_else(world: Told, sink: PushService) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    await world.running.channel.put(room.code, ana, sink.endpoint)
    await world.running.channel.be_named(room.code, ben, True)
    await world.move(room, ana, "b3")
    await world.wait(3 * HOUR, 5 * MINUTE)
    (told,) = said(sink)
    assert "Ben" in told["content"]
    assert "Ana" not in told["content"]


async def test_who_agreed_to_be_named_did_so_for_one_address(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    for address, agreed in (("one", ()), ("one", (ben.player,)), ("another", ())):
        await world.running.channel.put(room.code, ana, f"https://hooks.example/{address}")
        state = await world.running.channel.of(room.code, ben.player)
        assert state is not None
        assert state.agreed == agreed
        await world.running.channel.be_named(room.code, ben, True)


@pytest.mark.parametrize("name", ["@everyone", "<!channel>", "[win](//evil.test)"])
async def test_a_name_calls_nobody_there_and_hides_no_link(world: Told, sink: PushService, name: str) -> None:
    ana, ben = await world.people(name, "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    await world.running.channel.put(room.code, ana, sink.endpoint)
    await world.running.channel.be_named(room.code, ana, True)
    await world.wait(3 * HOUR, 5 * MINUTE)
    (told,) = said(sink)
    assert not set("<>@[]") & set(told["content"])
    assert unicodedata.normalize("NFKC", told["content"]).startswith(f"It is the turn of \u2068{name}\u2069")


async def test_what_was_seen_is_not_told(world: Told, sink: PushService) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    await world.running.channel.put(room.code, ana, sink.endpoint)
    world.shows(room, ana)
    await world.wait(3 * HOUR, 5 * MINUTE)
    assert sink.pushed == []


async def test_all_hear_of_the_end_once(world: Told, sink: PushService) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    await world.running.channel.put(room.code, ana, sink.endpoint)
    await world.rooms.resign(room.code, ana)
    await world.wait(3 * HOUR, 5 * MINUTE)
    assert [(one["kind"], one["clan"]) for one in said(sink)] == [("board", None)]


async def test_of_a_table_that_was_closed_meanwhile_nothing_is_told(world: Told, sink: PushService) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    await world.running.channel.put(room.code, ana, sink.endpoint)
    sink.status = 500
    await world.rooms.resign(room.code, ben)
    await world.wait(MINUTE)
    tried = len(sink.pushed)
    assert tried
    await world.running.conduct.close(room.code)
    sink.status = 200
    await world.wait(3 * HOUR, 5 * MINUTE)
    assert len(sink.pushed) == tried


async def test_its_address_is_for_nobody(world: Told, sink: PushService) -> None:
    ana, ben, eve = await world.people("Ana", "Ben", "Eve")
    room = await world.table([ana, ben], TWO_DAYS)
    channel = world.running.channel
    await channel.put(room.code, ana, sink.endpoint)
    for_ana, for_ben = await channel.of(room.code, ana.player), await channel.of(room.code, ben.player)
    assert for_ana is not None
    assert for_ben is not None
    assert (for_ana.masked, for_ben.masked) == ("127.0.0.1/…wser", None)
    assert for_ben.host == "127.0.0.1"
    with pytest.raises(Problem, match="not_seated"):
        await channel.of(room.code, eve.player)
    line = await last_line(world, room)
    assert (line["kind"], line["host"]) == ("channel_set", "127.0.0.1")
    everything = f"{for_ana} {for_ben} {line} {await world.rooms.export(room.code)!r}"
    assert "a-secret-of-the-browser" not in everything


async def test_only_the_host_sets_it_and_only_to_what_is_outside(world: Told) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    with pytest.raises(Problem, match="forbidden"):
        await world.running.channel.put(room.code, ben, "https://hooks.example/1")
    nonsense = ("ftp://hooks.example/1", "hooks.example", "https://user:word@hooks.example/", "https://", "x" * 999)
    for address in nonsense:
        with pytest.raises(Problem, match="invalid_request"):
            await world.running.channel.put(room.code, ana, address)
    assert await world.running.channel.of(room.code, ana.player) is None
    with pytest.raises(Problem, match="not_found"):
        await world.running.channel.be_named(room.code, ana, True)


@pytest.mark.parametrize(
    ("status", "manner", "failure"),
    [
        (500, "", "trouble"), (404, "", "refused"), (302, "", "redirected"), (429, "", "busy"),
        (200, "hang", "no_answer"), (200, "close", "no_answer"),
    ],
)  # fmt: skip
async def test_failures_are_shown_to_the_host_and_borne(
    world: Told, sink: PushService, status: int, manner: str, failure: str
) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    await world.running.channel.put(room.code, ana, sink.endpoint)
    sink.status, sink.manner = status, manner
    sink.headers = {"Location": "http://127.0.0.1:1/", "Retry-After": "300"}
    await world.wait(121 * MINUTE, MINUTE)
    state = await world.running.channel.of(room.code, ana.player)
    assert state is not None
    assert (state.failure, state.off_at) == (failure, None)
    others = await world.running.channel.of(room.code, ben.player)
    assert others is not None
    assert others.failure is None
    sink.status, sink.manner = 200, ""
    sink.pushed.clear()
    await world.wait(3 * HOUR, 5 * MINUTE)
    assert len(sink.pushed) == 1
    state = await world.running.channel.of(room.code, ana.player)
    assert state is not None
    assert state.failure is None


async def test_after_a_day_of_failing_it_is_switched_off_with_a_notice(world: Told, sink: PushService) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    await world.running.channel.put(room.code, ana, sink.endpoint)
    sink.status = 500
    await world.wait(DAY + 8 * HOUR, 10 * MINUTE)
    assert len(sink.pushed) < 20
    assert (await last_line(world, room))["kind"] == "channel_off"
    tried = len(sink.pushed)
    await world.move(room, ana, "b3")
    await world.wait(6 * HOUR, 10 * MINUTE)
    assert len(sink.pushed) == tried
    await world.running.channel.put(room.code, ana, sink.endpoint)
    state = await world.running.channel.of(room.code, ana.player)
    assert state is not None
    assert state.off_at is None


async def test_who_failed_long_ago_and_once_more_has_not_failed_all_the_time(world: Told, sink: PushService) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], None)
    await world.running.channel.put(room.code, ana, sink.endpoint)
    sink.status = 500
    for number, (mine, theirs) in enumerate((("b3", "e2"), ("b4", "e3"))):
        await world.wait(2 * HOUR + MINUTE, MINUTE)
        assert len(sink.pushed) == 2 * number + 2
        state = await world.running.channel.of(room.code, ana.player)
        assert state is not None
        assert (state.failure, state.off_at) == ("trouble", None)
        # They move before it is tried once more, and the next turn is seen for days.
        room = await world.move(room, ana, mine)
        world.shows(room, ben)
        await world.wait(3 * DAY, HOUR)
        assert len(sink.pushed) == 2 * number + 2
        await world.move(room, ben, theirs)


async def test_at_discord_one_message_updates_itself(world: Told, tmp_path: Path) -> None:
    ana, ben = await world.people("Ana", "Ben")
    room = await world.table([ana, ben], TWO_DAYS)
    serves, believes = certificate(tmp_path, "discord.com")
    with PushService(status=200, answer=b'{"id": "77"}', tls=serves) as sink:
        outside = Outside(patience=5, local=True, resolve=standing_for("127.0.0.1"), trusted=believes)
        texts = world.running.channel._texts
        made = RoomChannel(world.rooms, outside, texts, now=lambda: world.now, origin=ORIGIN)
        world.running.channels["channel"] = made
        await made.put(room.code, ana, f"https://discord.com:{sink.port}/api/webhooks/1/a-secret")
        await world.wait(MINUTE)
        await world.move(room, ana, "b3")
        await world.wait(MINUTE)
        assert [pushed.method for pushed in sink.pushed] == ["POST", "PATCH"]
        assert sink.pushed[1].path == "/api/webhooks/1/a-secret/messages/77"
        (embed,) = said(sink)[1]["embeds"]
        turn = "It is the turn of the red clan. Last: the blue clan places 1 dominance token on b3.\n<t:"
        assert embed["description"].startswith(turn)
        assert embed["url"] == f"{ORIGIN}/r/{room.code}"
        assert embed["image"]["url"] == f"{ORIGIN}/r/{room.code}/board.png?v=1"
        assert said(sink)[1]["allowed_mentions"] == {"parse": []}
        # The deadline that it shows is another.
        given = await world.running.timekeeper.give_day(room.code, ana, 1)
        await world.wait(MINUTE)
        assert [pushed.method for pushed in sink.pushed] == ["POST", "PATCH", "PATCH"]
        assert f"<t:{given.clock.due // 1000}:R>" in said(sink)[2]["embeds"][0]["description"]  # type: ignore[union-attr]
        # Somebody deleted it there.
        sink.status = 404
        await world.move(room, ben, "b4")
        await world.wait(MINUTE)
        sink.status = 200
        await world.wait(5 * MINUTE)
        row = await world.rooms.read(lambda on: store.webhook_of(on, room.id))
        assert row is not None
        assert (row.message, [pushed.method for pushed in sink.pushed][-1]) == ("77", "POST")
