"""A game as a value, and the draft of the next one that a turn is worked out on."""

from __future__ import annotations

from typing import Any, NamedTuple

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


def held_byte(clan: int, dominance: int, chief: bool) -> int:
    """The byte of the board for tokens of a clan."""
    return clan << CLAN_SHIFT | (CHIEF_BIT if chief else 0) | dominance


class Game(NamedTuple):
    """A position with what R13 and R14 need of its past. It never changes.

    `phase` is `dominance`, `moai`, `tangata_manu` or `over`; `clan` is whose turn it is, None when over;
    `result` is how it ended, None before. `retired` is sorted. The fields after `make_make` are the layout of
    this package: a byte for each space, sets of spaces and grounds as bits (see `board`), and lists by clan.
    """

    players: int
    clan: int | None
    phase: str
    result: str | None
    winner: int | None
    retired: tuple[int, ...]
    make_make: int | None
    board: bytes
    moai: int
    held: tuple[int, ...]
    reserve: tuple[int, ...]
    chief: tuple[int, ...]
    grounds: tuple[int, ...]
    passed: int
    past: tuple[Any, ...]


class Step(NamedTuple):
    """What came of an action: the next game, and the effects in the order in which they happened."""

    game: Game
    effects: tuple[dict[str, Any], ...]


_new = tuple.__new__  # in half the time of a NamedTuple's own constructor


class Draft:
    """The next game while it is being worked out; `effects` grows with it."""

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

    clan: int
    effects: list[dict[str, Any]]

    def __init__(self, game: Game) -> None:
        """Of a game that is not over."""
        (
            self.players,
            self.clan,
            self.phase,
            self.result,
            self.winner,
            self.retired,
            self.make_make,
            self.board,
            self.moai,
            held,
            reserve,
            self.chief,
            self.grounds,
            self.passed,
            self.past,
        ) = game  # type: ignore[assignment]  # it is a clan's turn until a game is over
        self.held = [*held]
        self.reserve = [*reserve]
        self.effects = []

    def position(self) -> tuple[Any, ...]:
        """[R14] What makes the beginnings of two dominance phases the same."""
        return (self.board, self.grounds, self.make_make, self.retired, self.clan)

    def remember(self) -> None:
        """[R14] Note the position that this dominance phase began in, before it changes."""
        self.past = self.past or (self.position(),)

    def put(self, territory: int, byte: int) -> None:
        """Change what stands on a territory."""
        board = self.board
        self.board = board[:territory] + BYTES[byte] + board[territory + 1 :]

    def move_chief(self, clan: int, territory: int) -> None:
        """Put a chief on a territory, or HOME."""
        self.chief = (*self.chief[:clan], territory, *self.chief[clan + 1 :])

    def stand(self, clan: int, grounds: int) -> None:
        """Let a clan's Tangata Manu stand on these grounds and no others."""
        self.grounds = (*self.grounds[:clan], grounds, *self.grounds[clan + 1 :])

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

    def step(self) -> Step:
        """The draft as a value, with its effects."""
        game: Game = _new(
            Game,
            (
                self.players,
                self.clan if self.result is None else None,
                self.phase,
                self.result,
                self.winner,
                self.retired,
                self.make_make,
                self.board,
                self.moai,
                (*self.held,),
                (*self.reserve,),
                self.chief,
                self.grounds,
                self.passed,
                self.past,
            ),
        )
        return _new(Step, (game, (*self.effects,)))


def opening(players: int, first: int) -> Game:
    """The empty board, everything in the reserves, `first` to move."""
    return Game(
        players=players,
        clan=first,
        phase="dominance",
        result=None,
        winner=None,
        retired=(),
        make_make=None,
        board=EMPTY_BOARD,
        moai=0,
        held=(0,) * players,
        reserve=(TOKENS,) * players,
        chief=(HOME,) * players,
        grounds=(0,) * players,
        passed=0,
        past=(),
    )
