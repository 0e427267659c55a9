"""F14: a ruling is corrected: stored games go on under the one they began with, new games begin under the new one."""

import asyncio
import subprocess
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app import rules
from app.rules.notation import read_record
from tests.faults.conftest import Serve, Visit
from tests.faults.corrected import NAME, correct, corrected
from tests.faults.people import Guest, Refused, Site, new_id, table
from tests.serving import ROOT

LATER = "tests.faults.corrected"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("corrected")
    correct(made)
    return made


@pytest.fixture(scope="module")
def rulings(folder: Path) -> Iterator[dict[int, types.ModuleType]]:
    """Both, in this process, to compare with."""
    yield {1: rules, 2: corrected(str(folder))}
    for name in [name for name in sys.modules if name.split(".")[0] == NAME]:
        del sys.modules[name]


def taking(tokens: int, chief: bool = False) -> dict[str, Any]:
    return {"type": "place", "territory": "d4", "dominance": tokens, "chief": chief}


LED = taking(1, chief=True)
# What it takes to conquer that.
DUE = {1: 5, 2: 4}


class Game:
    """A game of two, and what its ruling makes of it."""

    def __init__(self, ruling: types.ModuleType, code: str, guests: list[Guest]) -> None:
        self.ruling = ruling
        self.code = code
        self.path = f"/api/rooms/{code}"
        self.guests = guests
        self.steps = [ruling.Step(ruling.start(2, 0), ())]

    async def act(self, site: Site, action: dict[str, Any], action_id: str = "") -> dict[str, Any]:
        """Act over HTTP; the answer is what the ruling says."""
        step = self.ruling.apply(self.steps[-1].game, self.ruling.read_action(action))
        body = {"action": action, "version": len(self.steps) - 1}
        seen = await site.ask("POST", f"{self.path}/preview", body=body)
        guest = self.guests[self.steps[-1].game.clan]
        answer = await guest.act(site, self.code, action_id or new_id(), len(self.steps) - 1, action)
        self.steps.append(step)
        assert answer["events"][0]["effects"] == seen["effects"] == [*step.effects]
        for told in (answer, seen):
            assert (told["state"], told["legal"]) == (self.ruling.write_state(step.game), self.ruling.legal(step.game))
        return answer

    async def is_under_its_ruling(self, site: Site) -> None:
        """Whatever is asked of it: the room, each earlier state, the events, the record, a socket."""
        room = await site.ask("GET", self.path)
        events = await site.ask("GET", f"{self.path}/events?since=0")
        assert room["state"]["rules"] == self.ruling.RULES
        assert room["legal"] == self.ruling.legal(self.steps[-1].game)
        assert [event["effects"] for event in events] == [[*step.effects] for step in self.steps[1:]]
        for version, step in enumerate(self.steps):
            state = await site.ask("GET", f"{self.path}/states/{version}")
            assert rules.digest(state) == rules.digest(self.ruling.write_state(step.game))
        async with await site.socket(self.code, self.guests[0]) as socket:
            assert (socket.room["state"], socket.room["legal"]) == (room["state"], room["legal"])
        record = await site.record(self.code)
        assert f'[Rules "{self.ruling.RULES}"]' in record


async def refusal(asked: Any) -> tuple[str, Any]:
    with pytest.raises(Refused) as refused:
        await asked
    return refused.value.code, refused.value.told.get("rule")


def verify(folder: Path, url: str, module: str) -> str:
    """What the check of all that is stored says in a release."""
    done = subprocess.run(
        [sys.executable, "-m", module, "verify", url],
        cwd=ROOT, env={"PATH": "/usr/bin:/bin", "CORRECTED": str(folder)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stderr == ""
    return done.stdout


async def start_game(site: Site, ruling: types.ModuleType) -> Game:
    return Game(ruling, *await table(site))


async def began(serve: Serve, visit: Visit, url: str) -> Game:
    """A game that was begun before the correction: by the corrected rules its second action could not be."""
    before = await serve(url)
    game = await start_game(visit(before), rules)
    await game.act(visit(before), taking(3))
    await game.act(visit(before), LED)
    await asyncio.to_thread(before.stop)
    return game


async def test_f14_a_game_goes_on_under_the_ruling_it_began_with(
    serve: Serve, visit: Visit, sqlite_url: str, folder: Path, rulings: dict[int, types.ModuleType]
) -> None:
    """F14, through two releases and back."""
    old = await began(serve, visit, sqlite_url)
    after = await serve(sqlite_url, LATER, CORRECTED=str(folder))
    site = visit(after)
    await old.is_under_its_ruling(site)
    assert await refusal(old.guests[0].act(site, old.code, new_id(), 2, taking(DUE[2]))) == ("illegal_action", "R3")
    action_id = new_id()
    answer = await old.act(site, taking(DUE[1]), action_id)
    new = await start_game(site, rulings[2])
    await new.act(site, LED)
    await new.act(site, taking(DUE[2]))
    for game in (old, new):
        await game.is_under_its_ruling(site)
    await asyncio.to_thread(after.stop)
    await asyncio.to_thread(after.start)  # nothing is in memory now
    for game in (old, new):
        await game.is_under_its_ruling(site)
    assert await old.guests[0].act(site, old.code, action_id, 2, taking(DUE[1])) == answer
    assert read_record(await site.record(old.code)).game() == old.steps[-1].game
    assert "all replay to what is stored" in verify(folder, sqlite_url, LATER)
    await asyncio.to_thread(after.stop)

    again = visit(await serve(sqlite_url))
    await old.is_under_its_ruling(again)
    assert await refusal(again.ask("GET", new.path)) == ("needs_repair", None)
    assert f"room {new.code}: rulings 2 are not known here" in verify(folder, sqlite_url, "app.backup")


async def test_f14_a_rematch_begins_under_the_newest_ruling(
    serve: Serve, visit: Visit, sqlite_url: str, folder: Path, rulings: dict[int, types.ModuleType]
) -> None:
    """F14: the next game is a new one. So is a state of one's own under the ruling that it names."""
    old = await began(serve, visit, sqlite_url)
    site = visit(await serve(sqlite_url, LATER, CORRECTED=str(folder)))
    async with await site.socket(old.code, old.guests[0]) as socket:
        for number, ruling in rulings.items():
            state = {**socket.room["state"], "rules": number}
            seen = await site.ask("POST", "/api/preview", body={"state": state})
            assert seen["legal"] == ruling.legal(ruling.read_state(state))
            assert seen["legal"]["place"]["d4"]["least"] == DUE[number]
        await socket.act(new_id(), 2, taking(DUE[1]))
        await socket.until_version(3)
        assert socket.room["state"]["rules"] == 1
    await site.ask("POST", f"{old.path}/resign", old.guests[0].key)
    rematch = await site.ask("POST", f"{old.path}/rematch", old.guests[0].key)
    room = await site.ask("GET", f"/api/rooms/{rematch['code']}")
    assert (room["status"], room["state"]["rules"]) == ("playing", 2)
