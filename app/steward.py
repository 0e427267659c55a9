"""What an operator does by hand, beside a server or without one: `python -m app clocks|reports|hide|unhide …`."""

import argparse
import asyncio
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

import orjson

from app import store
from app.bus import Bus, open_bus
from app.chance import Chance
from app.config import BadSettings, Settings, read_settings
from app.database import Database, NotSaved
from app.errors import Problem
from app.migrate import migrate
from app.rooms.change import Change
from app.rooms.conduct import Conduct
from app.rooms.deadlines import Caution, Deadlines
from app.rooms.room import instant
from app.rooms.service import Rooms
from app.sqlite import SAFE_VERSION, VERSION

COMMANDS = frozenset(("clocks", "reports", "hide", "unhide"))
DONE, NOT_DONE = 0, 2
# The most that a database counts to.
MOST = 2**31 - 1
# These commands, and of how many words they are.
HIDDEN, HIDING = ("hide", "unhide"), 3


class NothingThere(Exception):
    """What was named does not exist; the sentence says what."""


def _arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m app", description="What an operator does by hand.")
    areas = parser.add_subparsers(dest="area", required=True)
    clocks = areas.add_parser("clocks", help="hold, release and undo deadlines")
    commands = clocks.add_subparsers(dest="command", required=True)
    commands.add_parser("hold", help="let no deadline fire until released")
    commands.add_parser("release", help="let the clocks go on; the time that they were held is given back")
    commands.add_parser("show", help="say whether the clocks are held, and by whom")
    undoing = commands.add_parser("undo", help="take back what deadlines did in a span")
    undoing.add_argument("since", type=_instant, help="an instant such as 2027-01-14T21:00Z")
    undoing.add_argument("until", type=_instant, nargs="?", help="an instant; now, unless said otherwise")
    undoing.add_argument("--also-played", action="store_true", help="also where the game went on, with what was played")
    reports = areas.add_parser("reports", help="what players reported")
    commands = reports.add_subparsers(dest="command", required=True)
    showing = commands.add_parser("show", help="the reports that wait, with the words that they are about")
    showing.add_argument("--all", action="store_true", help="also those that are settled")
    commands.add_parser("settle", help="a report needs nothing more").add_argument("number", type=int)
    for area, what in (("hide", "close a table, or hide a player's name and words"), ("unhide", "and no more")):
        hiding = areas.add_parser(area, help=what)
        hiding.add_argument("kind", choices=("room", "player"))
        hiding.add_argument("which", help="the code of a room, or the id of a player")
    given = list(arguments)
    if len(given) == HIDING and given[0] in HIDDEN and given[-1] not in ("-h", "--help"):
        # A code and an id may begin with a dash, and are no options then.
        given.insert(HIDING - 1, "--")
    return parser.parse_args(given)


def _instant(text: str) -> int:
    at = datetime.fromisoformat(text)
    return round((at if at.tzinfo else at.replace(tzinfo=UTC)).timestamp() * 1000)


@dataclass(frozen=True, slots=True)
class _Hand:
    """What the commands work with."""

    rooms: Rooms
    now: int

    async def clocks(self, asked: argparse.Namespace) -> list[str]:
        deadlines = Deadlines(self.rooms, now=lambda: self.now, chance=Chance(), caution=Caution())
        said: list[str] = []
        if asked.command == "undo":
            until = self.now if asked.until is None else asked.until
            done, left = await deadlines.take_back(asked.since, until, also_played=asked.also_played)
            said += [f"undone {code}" for code in done] + [f"left as it is, it has gone on: {code}" for code in left]
            said.append(f"{len(done)} undone, {len(left)} left.")
        elif asked.command == "hold":
            await deadlines.hold()
        elif asked.command == "release":
            await deadlines.release()
        held = await deadlines.held()
        return [*said, "The clocks go." if held is None else f"The clocks are held by the {held}."]

    async def reports(self, asked: argparse.Namespace) -> list[str]:
        if asked.command == "settle":
            settle = partial(store.settle_report, number=asked.number, now=self.now)
            if not 0 < asked.number <= MOST or not await self.rooms.write(settle):
                raise NothingThere(f"There is no report {asked.number}.")
            return [f"Report {asked.number} is settled."]
        found = await self.rooms.read(partial(store.reports_to_settle, settled=asked.all))
        return [line for row in found for line in _told(row)] + [f"{len(found)} reports."]

    async def hide(self, asked: argparse.Namespace) -> list[str]:
        hidden = asked.area == "hide"
        conduct = Conduct(self.rooms, lambda: self.now, Chance())
        if asked.kind == "player":
            if not await conduct.hide_player(asked.which, hidden):
                raise NothingThere("There is no player with this id.")
            return [f"Player {asked.which} is {'hidden' if hidden else 'shown again'}."]
        await (conduct.close(asked.which) if hidden else conduct.open_again(asked.which))
        return [f"Room {asked.which} is {'closed' if hidden else 'open again'}."]

    unhide = hide


def _told(row: store.Found) -> list[str]:
    """A report as an operator reads it; what people wrote as JSON, so that it is one line and nothing else."""
    settled = " (settled)" if row.settled_at is not None else ""
    lines = [f"{row.id}  {instant(row.at)}  room {row.code}  player {row.player_id}  by {row.reporter_id}{settled}"]
    if row.reason:
        lines.append(f"    because: {_line(row.reason)}")
    for words in orjson.loads(row.words):
        mark = ">" if words["pointed_at"] else " "
        where = "among watchers" if words["by_watcher"] else "at the table"
        lines.append(f"  {mark} {words['at']}  {where}  {words['kind']}: {_line(words['body'])}")
    return lines


def _line(text: str) -> str:
    return orjson.dumps(text).decode()


async def _do(asked: argparse.Namespace, bus: Bus, database: Database, now: int) -> list[str]:
    """What is to be said of what was done."""

    def touched(code: str, revision: int) -> None:
        bus.publish({"room": code, "revision": revision})

    def told(change: Change) -> None:
        touched(change.room.code, change.room.revision)

    try:
        rooms = Rooms(database, now=lambda: now, chance=Chance(), told=told, touched=touched, most_in_memory=0)
        said: list[str] = await getattr(_Hand(rooms, now), asked.area)(asked)
        return said
    finally:
        await bus.close()
        await database.close()


async def _with_bus(asked: argparse.Namespace, settings: Settings, database: Database, now: int) -> list[str]:
    return await _do(asked, open_bus(settings.redis_url, settings.redis_silence), database, now)


def main(arguments: Sequence[str], open_database: Callable[[Settings], Database], now: int) -> int:
    """The command: 0 done, 2 it could not be done."""
    asked = _arguments(arguments)
    try:
        settings = read_settings(workers=1, public_url=None, secret_key=None)
        if settings.is_sqlite and VERSION < SAFE_VERSION:
            raise BadSettings("This SQLite is safe with one writing process only: stop the server first.")
        migrate(settings)
        print("\n".join(asyncio.run(_with_bus(asked, settings, open_database(settings), now))))
    except (BadSettings, NotSaved, Problem, NothingThere) as error:
        print(error, file=sys.stderr)
        return NOT_DONE
    return DONE
