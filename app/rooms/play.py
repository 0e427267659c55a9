"""The game in a room: actions, retiring, draws. Each function decides on a room, and stores nothing."""

import types
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import orjson

from app.errors import Problem, invalid
from app.rooms.change import Answer, Change, Event
from app.rooms.opening import seated
from app.rooms.replaying import replay
from app.rooms.room import Room, instant, shown_game
from app.rooms.rulings import named
from app.rooms.seats import NeedsRepair, Seat

Effects = Sequence[Mapping[str, Any]]


def read_action(action: object, ruling: types.ModuleType) -> Any:
    """The action that a client sent. Raises Problem `invalid_request` where it is none."""
    try:
        return ruling.read_action(action)
    except ruling.Malformed as error:
        where = f"action.{error.where}" if error.where else "action"
        raise invalid(where, error.problem) from error


def apply(ruling: types.ModuleType, game: Any, action: Any) -> Any:
    """The step that an action makes. Raises Problem `illegal_action`, with the rule and what is in the way."""
    try:
        return ruling.apply(game, action)
    except ruling.Illegal as error:
        raise _illegal(error) from error


def _illegal(error: Any) -> Problem:
    extra: dict[str, Any] = {"rule": error.rule, "spaces": list(error.spaces)}
    if error.short is not None:
        extra["short"] = error.short
    params = {"spaces": ", ".join(error.spaces), "short": error.short}
    return Problem("illegal_action", text=f"illegal.{error.reason}", params=params, **extra)


class StaleVersion(Problem):
    """The client saw another version than the current one, which is in `room`."""

    def __init__(self, room: Room) -> None:
        super().__init__("stale_version", version=room.version)
        self.room = room


def acting(room: Room, player: str) -> Seat:
    """The seat that an action of this player is by: the one to move where they keep it, else their own."""
    own = seated(room, player)
    clan = room.game.clan if room.game is not None else None
    if clan is None or own.clan == clan:
        return own
    mover = room.seat_of_clan(clan)
    return mover if mover.keeper == player else own


def act(room: Room, seat: Seat, action_id: str, version: int, action: Any, now: int) -> Change:
    """The action of a seat; the agreement to a draw of who plays for it is cleared by that."""
    game = room.playing
    if version != room.version:
        raise StaleVersion(room)
    if game.clan != seat.clan:
        raise Problem("not_your_turn")
    step = apply(room.ruling, game, action)
    told = {
        "kind": "action",
        "clan": seat.clan,
        "action": room.ruling.write_action(action),
        "notation": room.ruling.write_move(game, action),
    }
    event = _event(room, told, step.effects, now, seat.person, action_id)
    draw = tuple(clan for clan in room.draw if room.seat_of_clan(clan).person != seat.person)
    return Change(_moved(room, step.game, draw, now), (event,), is_move=True)


def resign(room: Room, player: str, number: int | None, now: int) -> Change:
    """The player's clan retires [R15], or that of seat `number`, which they keep. Raises Problem.

    Where all who are left had agreed to a draw, it is one.
    """
    seat = seated(room, player)
    if number is not None:
        if number >= room.size:
            raise Problem("not_found")
        theirs = [one for one in room.seats_of(player) if one.seat == number]
        if not theirs:
            raise Problem("forbidden")
        seat = theirs[0]
    if room.game is not None and seat.clan in room.game.retired:
        return Change(room, happened=False, answer=Answer(room.version, (), room.state, room.legal))
    if seat.clan is None:
        raise Problem("cancelled" if room.status == "cancelled" else "not_started")
    return retire(room, seat.clan, "resign", now, player)


def retire(room: Room, clan: int, reason: str, now: int, player: str | None = None) -> Change:
    """The clan is out [R15], as its player wants or because its time is up."""
    step = room.ruling.retire(room.playing, clan, reason)
    told = {"kind": "retire", "clan": clan, "action": None, "notation": f"!{reason} {clan}", "reason": reason}
    event = _event(room, told, step.effects, now, player)
    draw = tuple(other for other in room.draw if other != clan)
    change = Change(_moved(room, step.game, draw, now), (event,), is_move=True)
    return _agreed(change, now) if _all_agree(change.room) else change


def undo(room: Room, to: int, events: Sequence[str], now: int, *, clan: int | None = None) -> Change:
    """The game is again as it was after `to` of its `events`; that is an event itself, so versions only grow.

    Raises Problem `not_found` where that is no earlier position.
    """
    if room.game is None or not 0 <= to < room.version:
        raise Problem("not_found")
    game = _games(room, events)[to]
    told = {"kind": "undo", "clan": clan, "action": None, "to": to, "notation": f"!undo {to}"}
    event = _event(room, told, (), now, None)
    return Change(_moved(room, game, (), now), (event,))


def end(room: Room, now: int) -> Change:
    """The game is over without a result, as all clans in play agreed: an event; the position stays as it was."""
    step = room.ruling.end(room.playing)
    told = {"kind": "end", "clan": None, "action": None, "notation": "!end"}
    event = _event(room, told, step.effects, now, None)
    return Change(_moved(room, step.game, (), now)._replace(status="finished", legal=b"null"), (event,))


def draw(room: Room, player: str, agree: bool, now: int) -> Change:
    """Agree to a draw, or clear all agreement; when all clans in play agree, the game is drawn."""
    seated(room, player)
    room.playing  # noqa: B018 - raises where nothing is played
    clans = room.voice_of(player)
    if not clans:
        raise Problem("forbidden", text="errors.retired")
    agreed = tuple(sorted({*room.draw, *clans})) if agree else ()
    if agreed == room.draw:
        return Change(room, happened=False)
    changed = room._replace(draw=agreed, revision=room.revision + 1, updated_at=now)
    if _all_agree(changed):
        return _agreed(Change(changed._replace(revision=room.revision), is_move=True), now)
    return Change(changed, is_move=True)


def _all_agree(room: Room) -> bool:
    game = room.game
    if game is None or room.status == "finished" or not room.draw:
        return False
    return set(room.draw) == set(range(game.players)) - set(game.retired)


def _agreed(change: Change, now: int) -> Change:
    room = change.room
    step = room.ruling.agree(room.game)
    told = {"kind": "draw", "clan": None, "action": None, "notation": "!draw"}
    event = _event(room, told, step.effects, now, None)
    return replace(change, room=_moved(room, step.game, (), now), events=(*change.events, event))


def _event(
    room: Room, told: Mapping[str, Any], effects: Effects, now: int, player: str | None, action: str | None = None
) -> Event:
    version = room.version + 1
    body = {"version": version, "at": instant(now), **told, "effects": effects}
    return Event(version, player, action, orjson.dumps(body).decode())


def _moved(room: Room, game: Any, draw: tuple[int, ...], now: int) -> Room:
    return room._replace(
        version=room.version + 1,
        revision=room.revision + 1,
        status="finished" if game.result is not None else "playing",
        draw=draw if game.result is None else (),
        game=game,
        updated_at=now,
        **shown_game(room.ruling, game),
    )


# --- looking ahead and back -------------------------------------------------------------------------------


def preview(room: Room, action: object, version: int | None) -> bytes:
    """The JSON of what the action of the clan on the move would bring; `version` is the one it is based on."""
    wanted = read_action(action, room.ruling)
    game = room.playing
    if version is not None and version != room.version:
        raise StaleVersion(room)
    return _foreseen(room.ruling, game, wanted, room.version)


def preview_state(state: object, action: object | None) -> bytes:
    """The same for any state; without an action, what is legal there. Raises Problem `invalid_request`."""
    ruling = named(state.get("rules")) if isinstance(state, dict) else named(None)
    try:
        game = ruling.read_state(state)
    except ruling.Malformed as error:
        raise invalid(f"state.{error.where}" if error.where else "state", error.problem) from error
    if action is None:
        return _shown(0, (), shown_game(ruling, game))
    wanted = read_action(action, ruling)
    if game.result is not None:
        raise Problem("game_over")
    return _foreseen(ruling, game, wanted, 0)


def _foreseen(ruling: types.ModuleType, game: Any, action: Any, version: int) -> bytes:
    step = apply(ruling, game, action)
    return _shown(version, step.effects, shown_game(ruling, step.game))


def _shown(version: int, effects: Effects, shown: Mapping[str, bytes]) -> bytes:
    return b'{"version":%d,"effects":%b,"state":%b,"legal":%b}' % (
        version, orjson.dumps(effects), shown["state"], shown["legal"],
    )  # fmt: skip


def position_after(room: Room, events: Sequence[str]) -> dict[str, Any]:
    """State and legal, as JSON, after these events of the room. Raises Problem `needs_repair`."""
    return shown_game(room.ruling, _games(room, events)[-1])


def _games(room: Room, events: Sequence[str]) -> list[Any]:
    """The game before and after each of these events. Raises Problem `needs_repair`."""
    begun = room.ruling.start(len(room.seats), room.first_clan)
    try:
        return [begun, *replay(room.ruling, begun, 0, events)]
    except NeedsRepair as error:
        raise Problem("needs_repair") from error


def record(room: Room, events: Sequence[str]) -> str:
    """The game as text, in the notation of the rules page."""
    entries = [_entry(room.ruling, orjson.loads(body)) for body in events]
    tags = [("Date", instant(room.created_at))]
    if room.name:
        tags.insert(0, ("Room", room.name))
    if room.status == "finished":
        tags.append(("Ended", instant(room.updated_at)))
    text: str = room.ruling.write_record(
        room.ruling.Record(
            players=len(room.seats),
            first=room.first_clan or 0,
            names=tuple(seat.nickname for seat in room.seats),
            entries=tuple(entries),
            tags=tuple(tags),
        )
    )
    return text


def export(room: Room, events: Sequence[str]) -> bytes:
    """All of a game that has begun as JSON, for who keeps it elsewhere: no ids, nothing that grants anything."""
    state = position_after(room, events)["state"]
    return orjson.dumps(
        {
            "format": "make-make game",
            "name": room.name,
            "status": room.status,
            "rules": room.rules,
            "players": [seat.nickname for seat in room.seats],
            "first": room.first_clan,
            "created_at": instant(room.created_at),
            "updated_at": instant(room.updated_at),
            "record": record(room, events),
            "events": [orjson.Fragment(body) for body in events],
            "state": orjson.Fragment(state),
        }
    )


def _entry(ruling: types.ModuleType, event: Mapping[str, Any]) -> Any:
    if event["kind"] == "action":
        return ruling.read_action(event["action"])
    if event["kind"] == "retire":
        return ruling.Retirement(event["clan"], event["reason"])
    if event["kind"] == "undo":
        return ruling.Undo(event["to"])
    if event["kind"] == "end":
        return ruling.End()
    return ruling.Agreement()
