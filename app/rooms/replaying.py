"""A game made again out of its stored events."""

import types
from collections.abc import Mapping, Sequence
from typing import Any

import orjson

from app.rooms.seats import NeedsRepair


class FurtherBack(Exception):
    """An event leads back to a position from before those at hand."""


def replay(ruling: types.ModuleType, game: Any, since: int, bodies: Sequence[str]) -> Any:
    """The game after each of these events, in order. Raises NeedsRepair when one does not follow.

    Raises FurtherBack where one leads back to before `game`.
    """
    games = [game]
    for version, body in enumerate(bodies, since + 1):
        event = orjson.loads(body)
        if event["version"] != version:
            raise NeedsRepair(f"event {version} is missing")
        if event["kind"] == "undo":
            games.append(_earlier(games, since, event))
        else:
            games.append(follow(ruling, games[-1], event).game)
        yield games[-1]


def _earlier(games: Sequence[Any], since: int, event: Mapping[str, Any]) -> Any:
    """The game that an event `undo` leads back to, of those from version `since` on."""
    back = event["to"]
    if not 0 <= back < event["version"] - 1:
        raise NeedsRepair(f"event {event['version']} leads back to {back}")
    if back < since:
        raise FurtherBack
    return games[back - since]


def follow(ruling: types.ModuleType, game: Any, event: Mapping[str, Any]) -> Any:
    """The step that a stored event makes. Raises NeedsRepair when it does not follow."""
    try:
        if event["kind"] == "action":
            return ruling.apply(game, ruling.read_action(event["action"]))
        if event["kind"] == "retire":
            return ruling.retire(game, event["clan"], event["reason"])
        if event["kind"] == "draw":
            return ruling.agree(game)
        if event["kind"] == "end":
            return ruling.end(game)
    except (ruling.Illegal, ruling.Malformed) as error:
        raise NeedsRepair(f"event {event['version']}: {error}") from error
    raise NeedsRepair(f"event {event['version']} is of an unknown kind")
