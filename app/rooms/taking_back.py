"""An action taken back by its player: silently while no opponent has seen it, afterwards when all who play agree."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import orjson

from app.errors import Problem
from app.rooms import play
from app.rooms.agreement import Wish, joined
from app.rooms.change import Change
from app.rooms.clocks import restored
from app.rooms.opening import seated
from app.rooms.room import Room
from app.rooms.timed import HoursOf

# In one game; each is an event that is stored for good, so whoever wants more has to ask.
MOST_SILENT = 100


def take_back(
    room: Room, player: str, version: int, shown: int, events: Sequence[str], hours_of: HoursOf, now: int
) -> Change:
    """The newest action that still counts is taken back, or asked for, if it is the player's own.

    `version` is what the player saw, `shown` the newest that an opponent's client has shown. Raises Problem.
    """
    seated(room, player)
    room.playing  # noqa: B018 - raises where nothing is played
    if version != room.version:
        raise play.StaleVersion(room)
    clans = room.voice_of(player)
    if not clans:
        raise Problem("forbidden", text="errors.retired")
    last = last_that_counts(events)
    if last is None or last["kind"] != "action" or last["clan"] not in clans:
        raise Problem("forbidden", text="errors.not_yours_to_take_back")
    to = last["version"] - 1
    silently = sum('"kind":"undo"' in body for body in events) < MOST_SILENT
    if silently and shown < last["version"]:
        change = play.undo(room, to, events, now, clan=last["clan"])
        return _with_time(change, hours_of, now)
    return _asked(room, last["clan"], clans, to, now)


def last_that_counts(events: Sequence[str]) -> dict[str, Any] | None:
    """The newest event that no later one has undone; None where none is left."""
    counting: list[dict[str, Any]] = []
    after: list[list[dict[str, Any]]] = [[]]
    for body in events:
        event = orjson.loads(body)
        counting = list(after[event["to"]]) if event["kind"] == "undo" else [*counting, event]
        after.append(counting)
    return counting[-1] if counting else None


def _asked(room: Room, clan: int, clans: Sequence[int], to: int, now: int) -> Change:
    number = room.journal + 1
    wish = Wish(undo=to)
    proposal = joined(room.proposal, number, clan, clans, wish)
    if proposal == room.proposal:
        return Change(room, happened=False)
    asked = Change(room._replace(revision=room.revision + 1, updated_at=now, proposal=proposal))
    return asked if proposal.number != number else asked.noted(now, "proposed", clan=clan, **wish.told())


def _with_time(change: Change, hours_of: HoursOf, now: int) -> Change:
    """Nobody wins time by taking back: the turn has the deadline again that it had."""
    room = change.room
    game = room.game
    if room.pace is None or room.clock is None or game is None or game.clan is None or room.clock.clan == game.clan:
        return change
    hours = hours_of(room.seat_of_clan(game.clan).person)
    clock = restored(room.pace, room.clock, room.version, hours, now)
    if clock is None or clock.clan != game.clan:
        return change
    return replace(change, room=room._replace(clock=clock), keeps_clock=True)
