"""A room as a value: who sits, what was agreed, the game; read from its rows, and shown on the wire."""

import types
from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, NamedTuple

import orjson

import app.rules
from app.errors import Problem
from app.rooms import clocks
from app.rooms.agreement import Proposal
from app.rooms.clocks import TurnClock
from app.rooms.pace import Pace, read_pace, write_pace
from app.rooms.rulings import RULINGS, newest

STATUSES = frozenset(("waiting", "playing", "finished", "cancelled"))
# What happens when time is up: nothing, the seat is offered to somebody else, the clan retires [R15].
WAIT, SUBSTITUTE, RETIRE = ABSENCES = ("wait", "substitute", "retire")
WHOLE = ("size", "revision", "version", "created_at", "updated_at")


class NeedsRepair(Exception):
    """What is stored of this room cannot be: it alone is out of order."""


class FurtherBack(Exception):
    """An event leads back to a position from before those at hand."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A taken seat; its clan once the game has begun."""

    seat: int
    player: str
    nickname: str
    clan: int | None

    @property
    def clan_in_play(self) -> int:
        """The clan that this seat plays, once the game has begun."""
        if self.clan is None:
            raise NeedsRepair("a seat without a clan in a game")
        return self.clan


@dataclass(frozen=True, slots=True)
class Reserved:
    """A free seat that is kept for somebody: the label that the host gave it, and the invite that alone takes it."""

    seat: int
    name: str
    invite: str


class Room(NamedTuple):
    """A room at one revision. `state` and `legal` are JSON, made once and shared by all that show them.

    `record` is the text of a game that the one of this room will go on from, until it begins.
    """

    id: int
    code: str
    name: str
    size: int
    visibility: str
    autostart: bool
    first: int | None
    status: str
    host: str
    invite: str
    revision: int
    version: int
    rules: int | None
    first_clan: int | None
    draw: tuple[int, ...]
    rematch: str | None
    created_at: int
    updated_at: int
    seats: tuple[Seat, ...]
    game: app.rules.Game | None
    record: str | None = None
    state: bytes = b"null"
    legal: bytes = b"null"
    # Where time is measured, or something was agreed on.
    pace: Pace | None = None
    absence: str = WAIT
    clock: TurnClock | None = None
    proposal: Proposal | None = None
    journal: int = 0
    # The look of each seat, from 0 to 3; empty: nobody chose, and it goes with the order of the turns.
    looks: tuple[int, ...] = ()
    reserved: tuple[Reserved, ...] = ()
    # How many messages were said.
    talk: int = 0

    def seat_of(self, player: str | None) -> Seat | None:
        """The seat of this player."""
        return next((seat for seat in self.seats if seat.player == player), None)

    @property
    def players(self) -> frozenset[str]:
        """Who sits here."""
        return frozenset(seat.player for seat in self.seats)

    def seat_of_clan(self, clan: int) -> Seat:
        """The seat that plays this clan."""
        return next(seat for seat in self.seats if seat.clan == clan)

    @property
    def ruling(self) -> types.ModuleType:
        """The rules that this room's game is played by; before the start, those that it would begin under."""
        return newest() if self.rules is None else RULINGS[self.rules]

    @property
    def playing(self) -> app.rules.Game:
        """The game that goes on. Raises Problem when none does."""
        if self.status == "cancelled":
            raise Problem("cancelled")
        if self.game is None:
            raise Problem("not_started")
        if self.game.result is not None:
            raise Problem("game_over")
        return self.game

    @property
    def seating(self) -> str | None:
        """What was arranged about the seats, as JSON for its column; null where nothing was."""
        if not self.looks and not self.reserved:
            return None
        return orjson.dumps({"looks": self.looks, "reserved": self.reserved}).decode()

    def fields(self) -> dict[str, Any]:
        """The room's changing columns."""
        return {
            "name": self.name,
            "size": self.size,
            "visibility": self.visibility,
            "autostart": self.autostart,
            "first": self.first,
            "host": self.host,
            "invite": self.invite,
            "rules": self.rules,
            "first_clan": self.first_clan,
            "rematch": self.rematch,
            "pace": None if self.pace is None else orjson.dumps(self.pace.written()).decode(),
            "absence": None if self.absence == WAIT else self.absence,
            "clock": None if self.clock is None else self.clock.write(),
            "due_at": None if self.clock is None else self.clock.due,
            "proposal": None if self.proposal is None else self.proposal.write(),
            "journal": self.journal or None,
            "talk": self.talk or None,
            "record": self.record,
            "seating": self.seating,
            **self.moving_fields(),
        }

    def moving_fields(self) -> dict[str, Any]:
        """The columns that a move changes."""
        return {
            "status": self.status,
            "revision": self.revision,
            "version": self.version,
            "clan": self.game.clan if self.game is not None else None,
            "state": self.state.decode() if self.game is not None else None,
            "draw": orjson.dumps(self.draw).decode(),
            "updated_at": self.updated_at,
        }


def look_of(looks: Sequence[int], number: int, clan: int | None = None) -> int:
    """The colour and shape of a seat, whose clan is given once the game has begun."""
    if looks:
        return looks[number]
    return number if clan is None else clan


def shown_game(ruling: types.ModuleType, game: app.rules.Game) -> dict[str, Any]:
    """The canonical state and what is legal, as JSON."""
    return {
        "state": orjson.dumps(ruling.write_state(game), option=orjson.OPT_SORT_KEYS),
        "legal": orjson.dumps(ruling.legal(game)),
    }


def instant(milliseconds: int) -> str:
    """A time as clients read it: ISO 8601 in UTC with Z."""
    second, rest = divmod(milliseconds, 1000)
    return f"{_second(second)}.{rest:03d}Z"


@lru_cache(4096)
def _second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S")


# --- from the store ---------------------------------------------------------------------------------------


def read_room(row: Any, seats: Sequence[Any], known: Room | None, events_since: Callable[[int], Sequence[str]]) -> Room:
    """The room of these rows. `known`, an earlier view of it, spares the replay of what it has seen.

    Raises NeedsRepair when the rows, or the events behind them, cannot be.
    """
    try:
        _check(row)
        game = _game(row, len(seats), known, events_since)
        shown = shown_game(RULINGS[row.rules], game) if game is not None else {}
        return Room(
            id=row.id, code=row.code, name=row.name, size=row.size, visibility=row.visibility,
            autostart=row.autostart, first=row.first, status=row.status, host=row.host, invite=row.invite,
            revision=row.revision, version=row.version, rules=row.rules, first_clan=row.first_clan,
            draw=tuple(orjson.loads(row.draw)), rematch=row.rematch, created_at=row.created_at,
            updated_at=row.updated_at,
            seats=tuple(Seat(taken.seat, taken.player_id, taken.nickname, taken.clan) for taken in seats),
            game=game, record=row.record, **shown, **_agreed(row), **seating_of(row.seating),
        )  # fmt: skip
    except NeedsRepair:
        raise
    except Exception as error:
        raise NeedsRepair(f"{type(error).__name__}: {error}") from error


def _agreed(row: Any) -> dict[str, Any]:
    """What was agreed on in this room: most have nothing of it."""
    absence = WAIT if row.absence is None else row.absence
    if absence not in ABSENCES:
        raise NeedsRepair(f"absence {absence} is not known here")
    return {
        "pace": None if row.pace is None else read_pace(orjson.loads(row.pace)),
        "absence": absence,
        "clock": None if row.clock is None else TurnClock.read(row.clock),
        "proposal": None if row.proposal is None else Proposal.read(row.proposal),
        "journal": row.journal or 0,
        "talk": row.talk or 0,
    }


def seating_of(column: str | None) -> dict[str, Any]:
    """What was arranged about the seats, from its column: `looks` and `reserved`."""
    if column is None:
        return {}
    found = orjson.loads(column)
    return {"looks": tuple(found["looks"]), "reserved": tuple(Reserved(**kept) for kept in found["reserved"])}


def _check(row: Any) -> None:
    """Raises when a column holds what none of ours does; it would come out where the room is shown, in lists too."""
    if row.status not in STATUSES:
        raise NeedsRepair(f"status {row.status} is not known here")
    for name in WHOLE:
        if type(getattr(row, name)) is not int:
            raise NeedsRepair(f"{name} is no number")
    instant(row.created_at)
    instant(row.updated_at)


def _game(
    row: Any, players: int, known: Room | None, events_since: Callable[[int], Sequence[str]]
) -> app.rules.Game | None:
    if row.rules is None:
        return None
    if row.rules not in RULINGS:
        raise NeedsRepair(f"rulings {row.rules} are not known here")
    ruling = RULINGS[row.rules]
    if known is not None and known.game is not None and known.rules == row.rules and known.version <= row.version:
        game, since = known.game, known.version
    else:
        game, since = ruling.start(players, row.first_clan), 0
    bodies = events_since(since) if since < row.version else ()
    try:
        followed = list(replay(ruling, game, since, bodies))
    except FurtherBack:
        game, since = ruling.start(players, row.first_clan), 0
        followed = list(replay(ruling, game, 0, events_since(0)))
    if followed:
        game, since = followed[-1], since + len(followed)
    if since != row.version:
        raise NeedsRepair(f"version {row.version}, but events up to {since}")
    return game


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
    except (ruling.Illegal, ruling.Malformed) as error:
        raise NeedsRepair(f"event {event['version']}: {error}") from error
    raise NeedsRepair(f"event {event['version']} is of an unknown kind")


# --- on the wire ------------------------------------------------------------------------------------------


def view(room: Room, online: Set[str], watchers: int = 0) -> dict[str, Any]:
    """The room as everybody sees it; `online` are the players who are here, `watchers` counts those without a seat."""
    retired = room.game.retired if room.game is not None else ()
    return {
        "code": room.code,
        "name": room.name,
        "status": room.status,
        "visibility": room.visibility,
        "host": room.host,
        "autostart": room.autostart,
        "first": "random" if room.first is None else room.first,
        "seats": seats_view(room.size, room.seats, online, retired, room.looks, room.reserved),
        "revision": room.revision,
        "version": room.version,
        "state": orjson.Fragment(room.state),
        "legal": orjson.Fragment(room.legal),
        "draw": room.draw,
        "rematch": room.rematch,
        "deadline": deadline(room),
        "watchers": watchers,
        "created_at": instant(room.created_at),
        "updated_at": instant(room.updated_at),
        **_timed(room),
        **({"talk": room.talk} if room.talk else {}),
        **({"from_record": True} if room.record is not None else {}),
    }


def deadline(room: Room) -> str | None:
    """Until when the clan on the move has time, None where nothing waits for it."""
    due = room.clock.due if room.clock is not None else None
    return None if due is None else instant(due)


def _timed(room: Room) -> dict[str, Any]:
    """What is shown of time and agreements; nothing where there is nothing of it."""
    told: dict[str, Any] = {}
    if room.pace is not None:
        told |= {"pace": write_pace(room.pace), "absence": room.absence}
        told["clock"] = None if room.clock is None else _clock(room.clock)
    if room.proposal is not None and room.status == "playing":
        told["proposal"] = room.proposal.shown()
    if room.journal:
        told["journal"] = room.journal
    return told


def _clock(clock: TurnClock) -> dict[str, Any]:
    told = clocks.shown(clock)
    bank_from = told["bank_from"]
    return {**told, "bank_from": None if bank_from is None else instant(bank_from)}


def seats_view(
    size: int,
    seats: Sequence[Seat],
    online: Set[str],
    retired: Sequence[int],
    looks: Sequence[int] = (),
    reserved: Sequence[Reserved] = (),
) -> list[orjson.Fragment]:
    """All seats of a room, taken or free."""
    taken = {seat.seat: seat for seat in seats}
    kept = {one.seat: one.name for one in reserved}
    shown = []
    for number in range(size):
        seat = taken.get(number)
        look = look_of(looks, number, None if seat is None else seat.clan)
        if seat is None:
            shown.append(_shown_seat(number, None, False, False, look, kept.get(number)))
        else:
            shown.append(_shown_seat(number, seat, seat.player in online, seat.clan in retired, look, None))
    return shown


@lru_cache(8192)
def _shown_seat(
    number: int, seat: Seat | None, online: bool, retired: bool, look: int, reserved: str | None
) -> orjson.Fragment:
    """A seat as JSON: from one frame to the next it is mostly the same."""
    player = {"id": seat.player, "nickname": seat.nickname} if seat is not None else None
    clan = seat.clan if seat is not None else None
    shown = {"seat": number, "clan": clan, "player": player, "online": online, "retired": retired, "look": look}
    return orjson.Fragment(orjson.dumps({**shown, "reserved": reserved}))


def personal(room: Room, player: str | None, seen: int | None = None) -> dict[str, Any]:
    """What only this player is told of the room: `you`, the invite while seated and waiting, what it has `seen`.

    The host, who gives them to those they are for, is told the invites of the reserved seats.
    """
    if player is None:
        return {"you": None}
    seat = room.seat_of(player)
    told: dict[str, Any] = {"you": {"player": player, "seats": [] if seat is None else [seat.seat]}}
    if seat is not None and room.status == "waiting":
        told["invite"] = room.invite
        if room.reserved and room.host == player:
            told["reservations"] = [asdict(kept) for kept in room.reserved]
    if seen is not None:
        told["seen"] = seen
    clock = room.clock
    if seat is not None and clock is not None:
        # Neither is for those who only watch: what the clock of the player on the move shows, and what grants the seat.
        if clock.local is not None:
            told["you"]["deadline_local"] = {"clan": clock.clan, "time": clock.local}
        if clock.offered is not None:
            told["you"]["offered"] = clock.offered
    return told
