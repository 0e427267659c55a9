"""A room as a value: who sits, what was agreed, the game; read from its rows, and shown on the wire."""

import re
import types
from collections.abc import Callable, Sequence, Set
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, NamedTuple

import orjson

import app.rules
from app.errors import Problem
from app.rooms import clocks
from app.rooms.agreement import Proposal
from app.rooms.allowed import Manners
from app.rooms.claims import Claim, read_claims, write_claims
from app.rooms.clocks import TurnClock
from app.rooms.pace import SECOND, Pace, read_pace, write_pace
from app.rooms.replaying import FurtherBack, replay
from app.rooms.rulings import RULINGS, newest
from app.rooms.seats import NeedsRepair, Reserved, Seat, seats_view

STATUSES = frozenset(("waiting", "playing", "finished", "cancelled"))
# What happens when time is up: nothing, the seat is offered to somebody else, the clan retires [R15].
WAIT, SUBSTITUTE, RETIRE = ABSENCES = ("wait", "substitute", "retire")
WHOLE = ("size", "revision", "version", "created_at", "updated_at")
# What a code can look like. Nothing else is asked of the database: PostgreSQL cannot even be asked for a NUL.
CODE = re.compile(r"[A-Za-z0-9_-]{1,32}")


def is_code(text: str) -> bool:
    """Whether this can be the code of a room."""
    return CODE.fullmatch(text) is not None


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
    # How many messages were said, and how many by watchers among themselves.
    talk: int = 0
    # Seats that are asked for by who lost them.
    claims: tuple[Claim, ...] = ()
    watchers_said: int = 0
    manners: Manners = Manners()
    # When an operator closed it to all but those who sit here, and to all actions.
    hidden_at: int | None = None

    def seat_of(self, player: str | None) -> Seat | None:
        """The seat of this player, their own."""
        return next((seat for seat in self.seats if seat.player == player), None)

    def seats_of(self, player: str) -> tuple[Seat, ...]:
        """All seats that this player plays for: their own first, then those that they keep on their phone."""
        theirs = [seat for seat in self.seats if seat.person == player]
        return tuple(sorted(theirs, key=lambda seat: seat.keeper is not None))

    def voice_of(self, player: str) -> tuple[int, ...]:
        """The clans in play that this player speaks for, their own first: whoever keeps seats has one word for all."""
        retired = self.game.retired if self.game is not None else ()
        return tuple(seat.clan_in_play for seat in self.seats_of(player) if seat.clan not in retired)

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
        if self.status == "finished":  # by a result, or as all agreed to have none
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
            "due_at": None if self.clock is None or self.hidden_at is not None else self.clock.due,
            "proposal": None if self.proposal is None else self.proposal.write(),
            "journal": self.journal or None,
            "talk": self.talk or None,
            "manners": self.manners.write(),
            "watchers_said": self.watchers_said or None,
            "hidden_at": self.hidden_at,
            "record": self.record,
            "seating": self.seating,
            "claims": write_claims(self.claims),
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
            # Whatever is new, somebody may have to be told of it: the mark for what tells, in the change itself. In
            # whole seconds: PostgreSQL touches no index where a room that moves quickly keeps the mark that it has.
            "untold_since": -(-self.updated_at // SECOND) * SECOND if self.game is not None else None,
        }


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
        _check(row, seats)
        game = _game(row, len(seats), known, events_since)
        shown = shown_game(RULINGS[row.rules], game) if game is not None else {}
        if row.status == "finished":
            shown["legal"] = b"null"
        return Room(
            id=row.id, code=row.code, name=row.name, size=row.size, visibility=row.visibility,
            autostart=row.autostart, first=row.first, status=row.status, host=row.host, invite=row.invite,
            revision=row.revision, version=row.version, rules=row.rules, first_clan=row.first_clan,
            draw=tuple(orjson.loads(row.draw)), rematch=row.rematch, created_at=row.created_at,
            updated_at=row.updated_at,
            seats=tuple(_seat(taken) for taken in seats),
            game=game, record=row.record, **shown, **_agreed(row), **seating_of(row.seating),
        )  # fmt: skip
    except NeedsRepair:
        raise
    except Exception as error:
        raise NeedsRepair(f"{type(error).__name__}: {error}") from error


def _seat(row: Any) -> Seat:
    return Seat(row.seat, row.player_id, row.nickname, row.clan, row.keeper, row.invite)


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
        "claims": read_claims(row.claims),
        "manners": Manners.read(row.manners),
        "watchers_said": row.watchers_said or 0,
        "hidden_at": row.hidden_at,
    }


def seating_of(column: str | None) -> dict[str, Any]:
    """What was arranged about the seats, from its column: `looks` and `reserved`."""
    if column is None:
        return {}
    found = orjson.loads(column)
    return {"looks": tuple(found["looks"]), "reserved": tuple(Reserved(**kept) for kept in found["reserved"])}


def _check(row: Any, seats: Sequence[Any]) -> None:
    """Raises when a column holds what none of ours does; it would come out where the room is shown, in lists too."""
    orjson.dumps([[*row], *([*seat] for seat in seats)])  # raises where a text is none
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
        **_spoken(room),
        **({"from_record": True} if room.record is not None else {}),
    }


def _spoken(room: Room) -> dict[str, Any]:
    """What is shown of words: how many there are, what the host allows, never a word; and whether an operator came."""
    told: dict[str, Any] = {"talk": room.talk} if room.talk else {}
    if room.manners.text:
        told["free_text"] = True
    if room.manners.watchers:
        told["watchers_said"] = room.watchers_said
    if room.hidden_at is not None:
        told["closed"] = True
    return told


def deadline(room: Room) -> str | None:
    """Until when the clan on the move has time, None where nothing waits for it."""
    due = room.clock.due if room.clock is not None and room.hidden_at is None else None
    return None if due is None else instant(due)


def _timed(room: Room) -> dict[str, Any]:
    """What is shown of time and agreements; nothing where there is nothing of it."""
    told: dict[str, Any] = {}
    if room.pace is not None:
        told |= {"pace": write_pace(room.pace), "absence": room.absence}
        told["clock"] = None if room.clock is None else _clock(room.clock)
    if room.proposal is not None and room.status == "playing":
        told["proposal"] = room.proposal.shown()
    if room.claims and room.status == "playing":
        told["claims"] = [claim.shown(instant) for claim in room.claims]
    if room.journal:
        told["journal"] = room.journal
    return told


def _clock(clock: TurnClock) -> dict[str, Any]:
    told = clocks.shown(clock)
    bank_from = told["bank_from"]
    return {**told, "bank_from": None if bank_from is None else instant(bank_from)}
