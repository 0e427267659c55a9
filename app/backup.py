"""Backups: `python -m app.backup verify|save|restore`.

`verify` replays every stored game under the rulings that it began with, and compares each event and the last
state with what is stored. `save` and `restore` are for SQLite; PostgreSQL has pg_dump and psql.
"""

import argparse
import asyncio
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from app import store
from app.config import BadSettings, Settings, read_settings
from app.rooms.replaying import follow
from app.rooms.rulings import RULINGS
from app.rooms.seats import NeedsRepair
from app.sqlite import sqlite_engine

# Seconds; a running server may be writing.
TIMEOUT = 60
DIFFERENT, NOT_DONE = 1, 2


@dataclass(slots=True)
class Report:
    """What a check has seen: how many of each, and what is not as it has to be."""

    rooms: int = 0
    players: int = 0
    games: int = 0
    events: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        counts = f"{self.players} players, {self.rooms} rooms, {self.games} games, {self.events} events"
        verdict = f"{len(self.wrong)} differ" if self.wrong else "all replay to what is stored"
        return "\n".join((*self.wrong, f"{counts}: {verdict}"))


# --- replaying --------------------------------------------------------------------------------------------


def verify(connection: Connection) -> Report:
    """Check all that is stored, on one snapshot."""
    report = Report(players=store.count_players(connection), rooms=store.count_rooms(connection))
    for code in store.started_codes(connection):
        row = store.room(connection, code)
        if row is None:
            continue
        bodies = store.events_since(connection, row.id, 0)
        report.games += 1
        report.events += len(bodies)
        report.wrong += [
            f"room {code}: {what}" for what in differences(row, store.room_seats(connection, row.id), bodies)
        ]
    stray = store.count_events(connection) - report.events
    if stray:
        report.wrong.append(f"{stray} events belong to no game")
    return report


def differences(row: Any, seats: Sequence[Any], bodies: Sequence[str]) -> Iterator[str]:
    """What of a stored game is not what its events make of it."""
    if row.rules not in RULINGS:
        yield f"rulings {row.rules} are not known here"
        return
    if [seat.clan for seat in seats] != list(range(len(seats))):
        yield "its seats have no clans in order"
        return
    ruling = RULINGS[row.rules]
    games = [ruling.start(len(seats), row.first_clan)]
    ended = False
    for version, body in enumerate(bodies, 1):
        try:
            event = orjson.loads(body)
            if event["kind"] == "undo":
                after, effects = games[event["to"]], ()
            else:
                after, effects = follow(ruling, games[-1], event)
            wanted = _as_stored(ruling, games[-1], event, version, effects)
        except (NeedsRepair, LookupError, TypeError, ValueError) as error:
            yield f"event {version}: {error}"
            return
        if event != wanted:
            yield f"event {version}: {_differing(event, wanted)}"
        games.append(after)
        ended = event["kind"] == "end"
    yield from _end(row, len(bodies), games[-1], ruling.write_state(games[-1]), ended)


def _as_stored(ruling: Any, game: Any, event: Mapping[str, Any], version: int, effects: Sequence[Any]) -> Any:
    """The event as it has to be, of the same moment."""
    told: dict[str, Any] = {"version": version, "at": event["at"], "kind": event["kind"], "action": None}
    if event["kind"] == "action":
        action = ruling.read_action(event["action"])
        told |= {"clan": game.clan, "action": ruling.write_action(action), "notation": ruling.write_move(game, action)}
    elif event["kind"] == "retire":
        notation = f"!{event['reason']} {event['clan']}"
        told |= {"clan": event["clan"], "reason": event["reason"], "notation": notation}
    elif event["kind"] == "undo":
        told |= {"clan": event["clan"], "to": event["to"], "notation": f"!undo {event['to']}"}
        told |= {name: event[name] for name in ("reason",) if name in event}
    elif event["kind"] == "end":
        told |= {"clan": None, "notation": "!end"}
    else:
        told |= {"clan": None, "notation": "!draw"}
    return orjson.loads(orjson.dumps({**told, "effects": effects}))


def _differing(event: Mapping[str, Any], wanted: Mapping[str, Any]) -> str:
    names = sorted(name for name in {*event, *wanted} if event.get(name) != wanted.get(name))
    return f"{', '.join(names)} should be otherwise"


def _end(row: Any, events: int, game: Any, state: Any, ended: bool) -> Iterator[str]:
    """What of the room's row is not what the last of its events makes of it."""
    try:
        stored = orjson.loads(row.state or "null")
    except ValueError:
        stored = None
    if stored != orjson.loads(orjson.dumps(state)):
        yield "its state is not the one after its last event"
    if row.version != events:
        yield f"it is at version {row.version}, with {events} events"
    if row.clan != game.clan:
        yield f"clan {row.clan} is on the move, not {game.clan}"
    status = "finished" if ended or game.result is not None else "playing"
    if row.status != status:
        yield f"it is {row.status}, not {status}"


# --- reaching the database --------------------------------------------------------------------------------


def looked_at(settings: Settings) -> Report:
    """The report on a database that may be in use. Raises BadSettings when it cannot be read."""
    try:
        return _on_sqlite(settings, _sound) if settings.is_sqlite else asyncio.run(_on_postgres(settings, verify))
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadSettings(f"DATABASE_URL: the database cannot be read: {reason}.") from error


def _on_sqlite(settings: Settings, work: Callable[[Connection], Report]) -> Report:
    engine = sqlite_engine(settings.url, TIMEOUT, read_only=True)
    with engine.begin() as connection:
        return work(connection)


async def _on_postgres(settings: Settings, work: Callable[[Connection], Report]) -> Report:
    engine = create_async_engine(
        settings.url.set(drivername="postgresql+asyncpg"),
        poolclass=NullPool,
        hide_parameters=True,
        isolation_level="REPEATABLE READ",
    )
    async with engine.connect() as connection:
        return await connection.run_sync(work)


def _sound(connection: Connection) -> Report:
    """SQLite's own checks first: what they find may hide from a replay."""
    found = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check") if row[0] != "ok"]
    found += [f"{row[0]}: a row without its {row[2]}" for row in connection.exec_driver_sql("PRAGMA foreign_key_check")]
    report = verify(connection)
    report.wrong[:0] = found
    return report


# --- SQLite files -----------------------------------------------------------------------------------------


def save(settings: Settings, target: Path) -> Report:
    """Copy the database, in use or not, into a new file, and check the copy. Raises BadSettings."""
    part = _beside(target)
    driver = sqlite_engine(_sqlite(settings).url, TIMEOUT, read_only=True).raw_connection()
    try:
        # Not within a transaction, which the engine would begin by itself.
        driver.cursor().execute("VACUUM INTO ?", (str(part),))
    finally:
        driver.close()
    report = looked_at(_of_file(part))
    _put(part, target)
    return report


def restore(settings: Settings, source: Path) -> Report:
    """Check a saved file and put it where the server will look for it. Raises BadSettings."""
    target = Path(_sqlite(settings).url.database or "")
    left = [name for name in (f"{target}-wal", f"{target}-shm") if Path(name).exists()]
    if left:
        raise BadSettings(f"{left[0]} belongs to another database: stop the server and move it away first.")
    if not source.is_file():
        raise BadSettings(f"{source} is no file.")
    report = looked_at(_of_file(source))
    if not report.wrong:
        part = _beside(target)
        shutil.copyfile(source, part)
        _put(part, target)
    return report


def _sqlite(settings: Settings) -> Settings:
    if not settings.is_sqlite:
        raise BadSettings("PostgreSQL is saved by pg_dump and restored by psql; see README.md.")
    return settings


def _of_file(path: Path) -> Settings:
    return _settings(f"sqlite:///{path.absolute()}")


def _beside(target: Path) -> Path:
    """An empty file beside `target` that only its owner can read; what is there is never written over."""
    if target.exists():
        raise BadSettings(f"{target} is there already: move it away first.")
    part = target.with_name(f"{target.name}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise BadSettings(f"{part} cannot be written: {error.strerror}.") from None
    return part


def _put(part: Path, target: Path) -> None:
    """Give the file its name once it is on the disk, so that there is never half of one under it."""
    for path in (part, target.parent):
        descriptor = os.open(path, os.O_RDONLY)
        os.fsync(descriptor)
        os.close(descriptor)
    part.rename(target)


# --- the command ------------------------------------------------------------------------------------------


def _settings(database_url: str | None) -> Settings:
    given = {} if database_url is None else {"database_url": database_url}
    return read_settings(**given, workers=1, redis_url=None, public_url=None, secret_key=None)


def _arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m app.backup", description="Check, save and restore all games.")
    commands = parser.add_subparsers(dest="command", required=True)
    checking = commands.add_parser("verify", help="replay every stored game and compare")
    saving = commands.add_parser("save", help="copy the SQLite database, in use or not, and check the copy")
    restoring = commands.add_parser("restore", help="check a saved file and put it in place, while no server runs")
    for command in (saving, restoring):
        command.add_argument("file", type=Path)
    for command in (checking, saving, restoring):
        command.add_argument("database_url", nargs="?", help="DATABASE_URL, where it is not in the environment")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    """The command: 0 all is well, 1 something differs, 2 it could not be done."""
    asked = _arguments(arguments)
    try:
        settings = _settings(asked.database_url)
        match asked.command:
            case "save":
                report = save(settings, asked.file)
            case "restore":
                report = restore(settings, asked.file)
            case _:
                report = looked_at(settings)
    except BadSettings as error:
        print(error, file=sys.stderr)
        return NOT_DONE
    print(report)
    return DIFFERENT if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
