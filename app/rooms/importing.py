"""A record that goes on: read, checked action by action, looked through, and made the beginning of a room's game."""

from dataclasses import replace
from typing import Any

import orjson

from app.errors import Problem
from app.rooms.change import Change, Event
from app.rooms.room import Room, instant, shown_game
from app.rooms.rulings import newest

RECORD_BYTES = 262_144
# Of a long game the last positions are enough to look through; and a room is read in one go, with all its events.
MOST_STEPS = 1_000


def read_record(text: str) -> Any:
    """The record in a text, played through by the rules. Raises Problem `too_large` or `invalid_request`."""
    if len(text.encode()) > RECORD_BYTES:
        raise Problem("too_large")
    ruling = newest()
    try:
        record = ruling.read_record(text)
    except ruling.Malformed as error:
        told = [{"where": f"record.{error.where}", "problem": error.problem}]
        raise Problem("invalid_request", text="refused.record", params={"where": error.where}, errors=told) from error
    for where, words in (*((f"Clan{clan}", name) for clan, name in enumerate(record.names)), *record.tags):
        # Half a character cannot be written, nor can every database keep a NUL.
        if "\0" in words or words != words.encode(errors="ignore").decode():
            told = [{"where": f"record.{where}", "problem": "forbidden_character"}]
            raise Problem("invalid_request", text="refused.record", params={"where": where}, errors=told)
    return record


def look_through(text: str) -> bytes:
    """The game of a record as JSON: who played, and its last positions, each with the event that led there.

    Raises as `read_record`.
    """
    ruling, record = newest(), read_record(text)
    steps = list(record.steps())
    shown = []
    for version in range(max(0, len(steps) - MOST_STEPS), len(steps)):
        event = _told(record, steps, version) if version else None
        shown.append({"version": version, "event": event, "state": ruling.write_state(steps[version].game)})
    last = steps[-1].game
    return orjson.dumps(
        {
            "players": record.players,
            "names": record.names,
            "version": len(steps) - 1,
            "over": record.is_over(),
            "steps": shown,
            "legal": ruling.legal(last),
        }
    )


def players_of(text: str) -> int:
    """How many clans play in a record that can go on in a room.

    Raises Problem `game_over` where it cannot, `too_large` where it has more than MOST_STEPS, or as `read_record`.
    """
    record = read_record(text)
    if len(record.entries) > MOST_STEPS:
        raise Problem("too_large", text="refused.record_too_long", params={"most": MOST_STEPS})
    if record.is_over():
        raise Problem("game_over", text="errors.record_over")
    return int(record.players)


def go_on(change: Change, now: int) -> Change:
    """The game that has just been started begins after all of the room's record; its clans are the seats in order.

    Raises Problem `not_enough_players` while a clan of the record has no seat.
    """
    room = change.room
    ruling, record = newest(), read_record(room.record or "")
    if len(room.seats) != record.players:
        raise Problem("not_enough_players", text="errors.seats_of_record")
    steps = list(record.steps())
    told = [{**_told(record, steps, version), "at": instant(now)} for version in range(1, len(steps))]
    events = tuple(Event(body["version"], None, None, orjson.dumps(body).decode()) for body in told)
    game = steps[-1].game
    begun: Room = room._replace(
        version=len(events), first_clan=record.first, game=game, record=None, **shown_game(ruling, game)
    )
    return replace(change, room=begun, events=events)


def _told(record: Any, steps: list[Any], version: int) -> dict[str, Any]:
    """The event of an entry, as clients get it."""
    ruling = newest()
    entry, before, step = record.entries[version - 1], steps[version - 1].game, steps[version]
    told: dict[str, Any] = {"version": version, "at": None, "kind": "action", "clan": before.clan, "action": None}
    if isinstance(entry, ruling.Retirement):
        told |= {"kind": "retire", "clan": entry.clan, "reason": entry.reason}
        told["notation"] = f"!{entry.reason} {entry.clan}"
    elif isinstance(entry, ruling.Undo):
        told |= {"kind": "undo", "clan": None, "to": entry.to, "notation": f"!undo {entry.to}"}
    elif isinstance(entry, ruling.End):
        told |= {"kind": "end", "clan": None, "notation": "!end"}
    elif isinstance(entry, ruling.Agreement):
        told |= {"kind": "draw", "clan": None, "notation": "!draw"}
    else:
        told |= {"action": ruling.write_action(entry), "notation": ruling.write_move(before, entry)}
    return {**told, "effects": step.effects}
