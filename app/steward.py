"""What an operator does by hand with the clocks: `python -m app clocks …`. Beside a running server, or without one."""

import argparse
import asyncio
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from app.bus import open_bus
from app.chance import Chance
from app.config import BadSettings, Settings, read_settings
from app.database import Database, NotSaved
from app.errors import Problem
from app.migrate import migrate
from app.rooms.change import Change
from app.rooms.deadlines import Caution, Deadlines
from app.rooms.service import Rooms
from app.sqlite import SAFE_VERSION, VERSION

DONE, NOT_DONE = 0, 2


def _arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m app clocks", description="Hold, release and undo deadlines.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("hold", help="let no deadline fire until released")
    commands.add_parser("release", help="let the clocks go on; the time that they were held is given back")
    commands.add_parser("show", help="say whether the clocks are held, and by whom")
    undoing = commands.add_parser("undo", help="take back what deadlines did in a span")
    undoing.add_argument("since", type=_instant, help="an instant such as 2027-01-14T21:00Z")
    undoing.add_argument("until", type=_instant, nargs="?", help="an instant; now, unless said otherwise")
    undoing.add_argument("--also-played", action="store_true", help="also where the game went on, with what was played")
    return parser.parse_args(arguments)


def _instant(text: str) -> int:
    at = datetime.fromisoformat(text)
    return round((at if at.tzinfo else at.replace(tzinfo=UTC)).timestamp() * 1000)


async def _do(asked: argparse.Namespace, settings: Settings, database: Database, now: int) -> list[str]:
    """What is to be said of what was done."""
    bus = open_bus(settings.redis_url, settings.redis_silence)
    chance = Chance()

    def told(change: Change) -> None:
        bus.publish({"room": change.room.code, "revision": change.room.revision})

    rooms = Rooms(database, now=lambda: now, chance=chance, told=told, most_in_memory=0)
    deadlines = Deadlines(rooms, now=lambda: now, chance=chance, caution=Caution())
    said: list[str] = []
    try:
        if asked.command == "undo":
            until = now if asked.until is None else asked.until
            done, left = await deadlines.take_back(asked.since, until, also_played=asked.also_played)
            said += [f"undone {code}" for code in done] + [f"left as it is, it has gone on: {code}" for code in left]
            said.append(f"{len(done)} undone, {len(left)} left.")
        elif asked.command == "hold":
            await deadlines.hold()
        elif asked.command == "release":
            await deadlines.release()
        held = await deadlines.held()
        said.append("The clocks go." if held is None else f"The clocks are held by the {held}.")
    finally:
        await bus.close()
        await database.close()
    return said


def main(arguments: Sequence[str], open_database: Callable[[Settings], Database], now: int) -> int:
    """The command: 0 done, 2 it could not be done."""
    asked = _arguments(arguments)
    try:
        settings = read_settings(workers=1, public_url=None, secret_key=None)
        if settings.is_sqlite and VERSION < SAFE_VERSION:
            raise BadSettings("This SQLite is safe with one writing process only: stop the server first.")
        migrate(settings)
        print("\n".join(asyncio.run(_do(asked, settings, open_database(settings), now))))
    except (BadSettings, NotSaved, Problem) as error:
        print(error, file=sys.stderr)
        return NOT_DONE
    return DONE
