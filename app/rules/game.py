"""A game as a value, and the position in it that the rules work on."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

from app.rules.actions import TOKENS
from app.rules.board import ALL, NAMES, SPAN

RULES = 1
"""Version of the rulings that are implemented here."""

TANGATA_MANU = 5
MOAI = 12
CHIEF = 3
"""Strength of a chief [R3]."""

HOME = -1
"""Where a chief is that stands on no territory but in the reserve."""

# A byte of the board is what stands on a space: nothing, a Moai, or tokens of one clan.
NEUTRAL = 0
DOMINANCE_BITS = 15
CHIEF_BIT = 16
CLAN_SHIFT = 5
MOAI_BYTE = 128
NOWHERE = 255
"""The byte of the centre, and of the numbers that are no space."""

BYTES = tuple(bytes((byte,)) for byte in range(256))

EMPTY_BOARD = bytes(NEUTRAL if ALL >> number & 1 else NOWHERE for number in range(SPAN))


T = TypeVar("T")


def replaced(by_clan: tuple[T, ...], clan: int, item: T) -> tuple[T, ...]:
    """The same with another item for one clan."""
    return (*by_clan[:clan], item, *by_clan[clan + 1 :])


class Position:
    """What the rules work on: where everything is, what R13 and R14 need of the past, and the effects so far.

    It changes while a turn is worked out, on a copy that nobody else holds, and never again once it is in a
    Game. Per clan: `held` are the territories, `grounds` those its Tangata Manu stand on, both as bits (see
    `board`); `chief` is a number of the board, or HOME. `clan` is whose turn it is, or was at the end.
    """

    __slots__ = (
        "board",
        "chief",
        "clan",
        "effects",
        "grounds",
        "held",
        "make_make",
        "moai",
        "passed",
        "past",
        "phase",
        "players",
        "reserve",
        "result",
        "retired",
        "winner",
    )

    players: int
    clan: int
    phase: str
    result: str | None
    winner: int | None
    retired: tuple[int, ...]
    make_make: int | None
    board: bytes
    moai: int
    held: list[int]
    reserve: list[int]
    chief: tuple[int, ...]
    grounds: tuple[int, ...]
    passed: int
    """[R13] The clans that have passed since anything last changed, as bits."""
    past: tuple[tuple[Any, ...], ...]
    """[R14] By clan, how those of its dominance phases began that may come again, the present one among them;
    empty stands for the present one alone. Nothing comes again from before a Moai was set or a neutral
    territory was taken, as neither is ever undone."""
    effects: list[dict[str, Any]]

    def copy(self) -> Position:
        """One to work on, with no effects yet."""
        copy = _blank(Position)
        copy.players = self.players
        copy.clan = self.clan
        copy.phase = self.phase
        copy.result = self.result
        copy.winner = self.winner
        copy.retired = self.retired
        copy.make_make = self.make_make
        copy.board = self.board
        copy.moai = self.moai
        copy.held = [*self.held]
        copy.reserve = [*self.reserve]
        copy.chief = self.chief
        copy.grounds = self.grounds
        copy.passed = self.passed
        copy.past = self.past
        copy.effects = []
        return copy

    def begins(self) -> int:
        """[R14] Note how a dominance phase of the clan on the move begins; says how often it has so before.

        Two beginnings are the same if everything on the board, Make Make, and the retired clans are.
        """
        clan = self.clan
        past = self.past or ((),) * self.players
        here = (self.board, self.grounds, self.make_make, self.retired)
        self.past = replaced(past, clan, (*past[clan], here))
        return past[clan].count(here)

    def remember(self) -> None:
        """[R14] Note how this dominance phase began, if that is not noted, before anything changes."""
        if not self.past:
            self.begins()

    def put(self, territory: int, byte: int) -> None:
        """Change what stands on a territory."""
        board = self.board
        self.board = board[:territory] + BYTES[byte] + board[territory + 1 :]

    def move_chief(self, clan: int, territory: int) -> None:
        """Put a chief on a territory, or HOME."""
        self.chief = replaced(self.chief, clan, territory)

    def stand_on(self, clan: int, grounds: int) -> None:
        """Let a clan's Tangata Manu stand on these grounds and no others."""
        self.grounds = replaced(self.grounds, clan, grounds)

    def occupy(self, clan: int, territory: int, dominance: int, chief: bool) -> None:
        """Put tokens of a clan's reserve on a territory where nothing stands."""
        byte = BYTES[clan << CLAN_SHIFT | (CHIEF_BIT if chief else 0) | dominance]
        self.board = self.board[:territory] + byte + self.board[territory + 1 :]
        self.held[clan] |= 1 << territory
        self.reserve[clan] -= dominance
        if chief:
            self.move_chief(clan, territory)

    def take_home(self, territory: int) -> None:
        """All tokens that stand on a territory go back to their clan's reserve, the chief included."""
        byte = self.board[territory]
        clan, dominance, chief = byte >> CLAN_SHIFT, byte & DOMINANCE_BITS, byte & CHIEF_BIT != 0
        self.reserve[clan] += dominance
        self.held[clan] ^= 1 << territory
        if chief:
            self.move_chief(clan, HOME)
        self.tell_tokens("returned", clan, NAMES[territory], dominance, chief)

    def tell_tokens(self, effect: str, clan: int, territory: str, dominance: int, chief: bool) -> None:
        """An effect that says which tokens came or went."""
        self.effects.append(
            {"effect": effect, "clan": clan, "territory": territory, "dominance": dominance, "chief": chief}
        )

    def end(self, result: str, winner: int | None) -> None:
        """The game is over."""
        self.phase, self.result, self.winner = "over", result, winner
        self.effects.append({"effect": "over", "result": result, "winner": winner})

    def sealed(self) -> Step:
        """The game that this has become, with its effects. Nothing may change here afterwards."""
        game = _blank(Game)
        game._position = self
        effects = (*self.effects,)
        self.effects = NO_EFFECTS
        return _new(Step, (game, effects))


class Game:
    """A game as a value: a position with its past. It never changes.

    `phase` is `dominance`, `moai`, `tangata_manu` or `over`; `clan` is whose turn it is, None when over;
    `result` is how it ended, None before; `retired` is sorted.
    """

    __slots__ = ("_position",)

    def __init__(self, position: Position) -> None:
        self._position = position

    @property
    def players(self) -> int:
        """How many clans take part [R16]."""
        return self._position.players

    @property
    def clan(self) -> int | None:
        """Whose turn it is."""
        return None if self._position.result else self._position.clan

    @property
    def phase(self) -> str:
        """What is asked of the clan."""
        return self._position.phase

    @property
    def result(self) -> str | None:
        """How the game ended."""
        return self._position.result

    @property
    def winner(self) -> int | None:
        """Who has won; None in a draw, too."""
        return self._position.winner

    @property
    def retired(self) -> tuple[int, ...]:
        """Who has left [R15]."""
        return self._position.retired

    @property
    def make_make(self) -> int | None:
        """Who has the figure [R9]."""
        return self._position.make_make

    def __repr__(self) -> str:
        return f"<Game of {self.players}, {self.phase}, clan {self.clan}, result {self.result}>"

    def _values(self) -> tuple[Any, ...]:
        fields = (getattr(self._position, name) for name in Position.__slots__)
        return tuple(tuple(field) if isinstance(field, list) else field for field in fields)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())


class Step(NamedTuple):
    """What came of an action: the next game, and the effects in the order in which they happened."""

    game: Game
    effects: tuple[dict[str, Any], ...]


NO_EFFECTS: list[dict[str, Any]] = []
# Half as long as by way of the constructors, in the hottest lines of all.
_blank = object.__new__
_new = tuple.__new__


def opening(players: int, first: int) -> Position:
    """The empty board, everything in the reserves, `first` to move."""
    position = Position()
    position.players = players
    position.clan = first
    position.phase = "dominance"
    position.result = position.winner = position.make_make = None
    position.retired = position.past = ()
    position.board = EMPTY_BOARD
    position.moai = position.passed = 0
    position.held = [0] * players
    position.reserve = [TOKENS] * players
    position.chief = (HOME,) * players
    position.grounds = (0,) * players
    position.effects = NO_EFFECTS
    return position


at: Callable[[Game], Position] = attrgetter("_position")
"""The position of a game, to be read only."""
