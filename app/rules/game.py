"""A game as a value, and the draft of the next one that a turn is worked out on."""

from __future__ import annotations

from typing import Any, NamedTuple

from app.rules.actions import TOKENS
from app.rules.board import NAMES, SPAN

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
MOAI_BYTE = 128
DOMINANCE_BITS = 15
CHIEF_BIT = 16
CLAN_SHIFT = 5

STRENGTH: tuple[int, ...] = tuple((byte & DOMINANCE_BITS) + CHIEF * bool(byte & CHIEF_BIT) for byte in range(129))
"""Strength of what a byte of the board says [R3]."""


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

    def __init__(self, game: Game, clan: int) -> None:
        self.players = game.players
        self.clan = clan
        self.phase = game.phase
        self.result = game.result
        self.winner = game.winner
        self.retired = game.retired
        self.make_make = game.make_make
        self.board = bytearray(game.board)
        self.moai = game.moai
        self.held = list(game.held)
        self.reserve = list(game.reserve)
        self.chief = list(game.chief)
        self.grounds = list(game.grounds)
        self.passed = game.passed
        self.past = game.past
        self.effects: list[dict[str, Any]] = []

    def take_home(self, territory: int) -> None:
        """All tokens that stand on a territory go back to their clan's reserve, the chief included."""
        byte = self.board[territory]
        clan, dominance, chief = byte >> CLAN_SHIFT, byte & DOMINANCE_BITS, bool(byte & CHIEF_BIT)
        self.reserve[clan] += dominance
        if chief:
            self.chief[clan] = HOME
        self.held[clan] ^= 1 << territory
        self.effects.append(
            {
                "effect": "returned",
                "clan": clan,
                "territory": NAMES[territory],
                "dominance": dominance,
                "chief": chief,
            }
        )

    def end(self, result: str, winner: int | None) -> None:
        """The game is over."""
        self.phase, self.result, self.winner = "over", result, winner
        self.effects.append({"effect": "over", "result": result, "winner": winner})

    def step(self) -> Step:
        """The draft as a value, with its effects."""
        over = self.result is not None
        game = Game(
            self.players,
            None if over else self.clan,
            self.phase,
            self.result,
            self.winner,
            self.retired,
            self.make_make,
            bytes(self.board),
            self.moai,
            tuple(self.held),
            tuple(self.reserve),
            tuple(self.chief),
            tuple(self.grounds),
            self.passed,
            self.past,
        )
        return Step(game, tuple(self.effects))


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
        board=bytes(SPAN),
        moai=0,
        held=(0,) * players,
        reserve=(TOKENS,) * players,
        chief=(HOME,) * players,
        grounds=(0,) * players,
        passed=0,
        past=(),
    )
