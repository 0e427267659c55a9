"""Games as text that people read, share and load again: single moves, and whole records.

A record is headers and numbered turns in the manner of PGN:

    [Rules "1"]
    [Players "2"]
    [Clan0 "Ana \\"La Reina\\""]
    [Clan1 "Ben"]
    [First "0"]
    [Result "*"]

    1. b3=2* 2. b3x6 +a1-a2-b2
    !resign 1
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import zip_longest
from typing import NamedTuple

from app.rules.actions import (
    MOAI_CHOICES,
    TANGATA_MANU_CHOICES,
    TOKENS,
    Action,
    ChooseMoai,
    ChooseTangataManu,
    Place,
    Withdraw,
)
from app.rules.board import SPACES
from app.rules.ending import ENDED_BY, agree, retire, start
from app.rules.errors import Illegal, Malformed
from app.rules.game import MOAI_BYTE, NEUTRAL, RULES, Game, Step, at
from app.rules.turn import apply

PASS = "--"  # noqa: S105 - a clan that passes, no password
DRAW = "!draw"
END = "!end"
UNDO = "!undo"
RETIREMENTS = {"!resign": "resign", "!timeout": "timeout"}
UNFINISHED = "*"
INSTANTS = ("Date", "Started", "Ended")
"""Headers that hold a day or an instant in ISO 8601."""

LINE = 80
"""A line of turns is no longer than this."""

_PLACE = re.compile(r"([a-e][1-9])([=x])([1-9][0-9]?)(\*?)")
_WITHDRAW = re.compile(r"([a-e][1-9])-(\*?)")
_NUMBER = re.compile(r"[0-9]+\.")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*")
_CLAN = re.compile(r"Clan[0-9]+")
_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9]*) "((?:[^"\\]|\\.)*)"\]')
_ESCAPE = re.compile(r"\\(u[0-9a-f]{4}|.)")
_SPECIAL = re.compile('["\\\\\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]')


def write_move(game: Game, action: Action) -> str:
    """The action in notation; `game` is the one before it, which tells a conquest from a placing."""
    match action:
        case Place(territory, dominance, chief):
            sign = "x" if NEUTRAL < at(game).board[SPACES[territory]] < MOAI_BYTE else "="
            return f"{territory}{sign}{dominance}{'*' * chief}"
        case Withdraw(territory, chief):
            return f"{territory}-{'*' * chief}"
        case ChooseMoai(territory):
            return f"^{territory}"
        case ChooseTangataManu(ground):
            return f"+{ground}"


def read_move(text: str) -> Action:
    """The action that a move in notation stands for, legal or not; raises Malformed."""
    if text[:1] == "^" and text[1:] in MOAI_CHOICES:
        return MOAI_CHOICES[text[1:]]
    if text[:1] == "+" and text[1:] in TANGATA_MANU_CHOICES:
        return TANGATA_MANU_CHOICES[text[1:]]
    if (placed := _PLACE.fullmatch(text)) and placed[1] in SPACES and int(placed[3]) <= TOKENS:
        return Place(placed[1], int(placed[3]), placed[4] == "*")
    if (withdrawn := _WITHDRAW.fullmatch(text)) and withdrawn[1] in SPACES:
        return Withdraw(withdrawn[1], withdrawn[2] == "*")
    raise Malformed("move", "not_a_move")


def end(game: Game) -> Step:
    """The service ends the game without a result: the position stays. Raises Illegal when the game is over."""
    if game.result is not None:
        raise Illegal(ENDED_BY[game.result], "game_over")
    return Step(game, ())


class Retirement(NamedTuple):
    """A clan left the game: `!resign 2` or `!timeout 2` [R15]."""

    clan: int
    reason: str


class Agreement(NamedTuple):
    """All clans in play agreed to a draw: `!draw`."""


class Undo(NamedTuple):
    """An entry of the service: the game is again as it was after `to` entries. None of those after them is gone."""

    to: int


class End(NamedTuple):
    """An entry of the service: all clans in play agreed to end without a result, `!end`. The position stays."""


Entry = Action | Retirement | Agreement | Undo | End


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it is told: who played, and everything that was done, in order.

    `names` are by clan. `tags` are further headers, name and text, in their order; see INSTANTS.
    """

    players: int
    first: int
    names: tuple[str, ...]
    entries: tuple[Entry, ...] = ()
    tags: tuple[tuple[str, str], ...] = ()

    def steps(self) -> Iterator[Step]:
        """The opening, then what came of each entry; raises Illegal at what the rules refuse."""
        steps = [Step(start(self.players, self.first), ())]
        yield steps[0]
        ended = False
        for entry in self.entries:
            if isinstance(entry, Undo):
                steps.append(_back(steps, entry))
            elif ended:
                raise Malformed("end", "game_over")
            else:
                steps.append(_enter(steps[-1].game, entry))
            ended = isinstance(entry, End)
            yield steps[-1]

    def is_over(self) -> bool:
        """Whether nothing follows the last entry: by its result, or as all agreed to have none; raises as `steps`."""
        ended = bool(self.entries) and isinstance(self.entries[-1], End)
        return ended or self.game().result is not None

    def game(self) -> Game:
        """The game after the last entry; raises as `steps` does."""
        return list(self.steps())[-1].game


def _back(steps: list[Step], entry: Undo) -> Step:
    if not 0 <= entry.to < len(steps) - 1:
        raise Malformed("undo", "no_such_entry")
    return Step(steps[entry.to].game, ())


def _enter(game: Game, entry: Action | Retirement | Agreement | End) -> Step:
    if isinstance(entry, Retirement):
        return retire(game, entry.clan, entry.reason)
    if isinstance(entry, Agreement):
        return agree(game)
    if isinstance(entry, End):
        return end(game)
    return apply(game, entry)


def write_record(record: Record) -> str:
    """The record as text. Raises Malformed for headers that cannot be, Illegal for entries that cannot."""
    steps = list(record.steps())
    headers = [("Rules", str(RULES)), ("Players", str(record.players))]
    headers += [(f"Clan{clan}", name) for clan, name in enumerate(record.names)]
    headers += [("First", str(record.first)), ("Result", _result(steps[-1].game)), *record.tags]
    _check_headers(headers)
    lines = [f'[{name} "{_escape(text)}"]' for name, text in headers]
    return "\n".join([*lines, "", *_lines(_turns(record, steps)), ""])


def read_record(text: str) -> Record:
    """The record in a text, played through by the rules; raises Malformed where it is wrong.

    `where` names the line, the header, or the turn (`turn 7`); `problem` may be the reason of a refusal.
    """
    headers, words = _parts(text)
    given = _check_headers(headers)
    found = list(_entries(words))
    record = Record(
        players=int(given["Players"]),
        first=int(given["First"]),
        names=tuple(given[f"Clan{clan}"] for clan in range(int(given["Players"]))),
        entries=tuple(entry for _, entry in found),
        tags=tuple((name, text) for name, text in headers if _is_tag(name)),
    )
    steps = _played(record, [turn for turn, _ in found])
    _check_words(words, " ".join(_turns(record, steps)).split())
    if given["Result"] != _result(steps[-1].game):
        raise Malformed("Result", "not_the_result")
    return record


def _result(game: Game) -> str:
    if game.result is None:
        return UNFINISHED
    return game.result if game.winner is None else f"{game.result} {game.winner}"


def _turns(record: Record, steps: list[Step]) -> list[str]:
    """What is written, in order: how each turn begins, with its number; choices; what the service added."""
    written: list[str] = []
    turn = 0
    for before, entry, step in zip(steps, record.entries, steps[1:], strict=False):
        if isinstance(entry, Retirement | Agreement | Undo | End):
            written.append(_write_service(entry))
        elif before.game.phase == "dominance":
            turn += 1
            written.append(f"{turn}. {write_move(before.game, entry)}")
        else:
            written.append(write_move(before.game, entry))
        for _ in (effect for effect in step.effects if effect["effect"] == "passed"):
            turn += 1
            written.append(f"{turn}. {PASS}")
    return written


def _lines(written: list[str]) -> list[str]:
    """Lines of turns; what the service added has a line of its own."""
    lines = [""]
    for text in written:
        alone = text[0] == "!" or lines[-1][:1] == "!"
        if alone or len(lines[-1]) + 1 + len(text) > LINE:
            lines.append(text)
        else:
            lines[-1] = f"{lines[-1]} {text}".lstrip()
    return [line for line in lines if line]


def _write_service(entry: Retirement | Agreement | Undo | End) -> str:
    if isinstance(entry, Agreement):
        return DRAW
    if isinstance(entry, End):
        return END
    if isinstance(entry, Undo):
        return f"{UNDO} {entry.to}"
    return f"!{entry.reason} {entry.clan}"


def _parts(text: str) -> tuple[list[tuple[str, str]], list[str]]:
    """The headers, unescaped, and the words of the turns."""
    headers: list[tuple[str, str]] = []
    lines = text.removeprefix("\ufeff").split("\n")
    for index, line in enumerate(lines):
        if line.strip() and not line.startswith("["):
            return headers, " ".join(lines[index:]).split()
        if line.strip():
            header = _HEADER.fullmatch(line.rstrip())
            if header is None:
                raise Malformed(f"line {index + 1}", "not_a_header")
            headers.append((header[1], _unescape(header[1], header[2])))
    return headers, []


def _entries(words: list[str]) -> Iterator[tuple[str, Entry]]:
    """Each entry with the turn it is found in; numbers and passes are implied, and are looked at later."""
    rest, turn = iter(words), "turn 1"
    for word in rest:
        if _NUMBER.fullmatch(word):
            turn = f"turn {word[:-1]}"
        elif word in RETIREMENTS:
            yield turn, Retirement(_clan(next(rest, ""), turn), RETIREMENTS[word])
        elif word == DRAW:
            yield turn, Agreement()
        elif word == END:
            yield turn, End()
        elif word == UNDO:
            yield turn, Undo(_number_of(next(rest, ""), turn))
        elif word != PASS:
            yield turn, _move(word, turn)


def _move(word: str, turn: str) -> Action:
    try:
        return read_move(word)
    except Malformed as error:
        raise Malformed(turn, error.problem) from None


def _number_of(word: str, turn: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 7):
        raise Malformed(turn, "no_such_entry")
    return int(word)


def _clan(word: str, turn: str) -> int:
    if word not in ("0", "1", "2", "3"):
        raise Malformed(turn, "no_such_clan")
    return int(word)


def _played(record: Record, turns: list[str]) -> list[Step]:
    """The steps of a record that has been read; `turns` tells where each entry stands."""
    steps: list[Step] = []
    try:
        for step in record.steps():
            steps.append(step)
    except (Illegal, Malformed) as error:
        problem = error.reason if isinstance(error, Illegal) else error.problem
        raise Malformed(turns[len(steps) - 1], problem) from error
    return steps


def _check_words(given: list[str], due: list[str]) -> None:
    """The text must be what its entries are written as: the numbers, the passes, the signs of conquest."""
    turn = "turn 1"
    for word, expected in zip_longest(given, due, fillvalue=""):
        turn = f"turn {word[:-1]}" if _NUMBER.fullmatch(word) else turn
        if word == expected:
            continue
        if PASS in (word, expected):
            raise Malformed(turn, "wrong_pass")
        if _NUMBER.fullmatch(word) or _NUMBER.fullmatch(expected):
            raise Malformed(turn, "wrong_number")
        raise Malformed(turn, "wrong_sign")


def _check_headers(headers: list[tuple[str, str]]) -> dict[str, str]:
    """The headers by name, if none is doubled, none is missing, and all say something possible."""
    given: dict[str, str] = {}
    for name, text in headers:
        if name in given:
            raise Malformed(name, "doubled")
        _check_tag(name, text)
        given[name] = text
    if _due(given, "Rules") != str(RULES):
        raise Malformed("Rules", "unsupported")
    if _due(given, "Players") not in ("2", "3", "4"):
        raise Malformed("Players", "out_of_range")
    _check_clans(given, [f"Clan{clan}" for clan in range(int(given["Players"]))])
    _due(given, "Result")
    return given


def _check_clans(given: dict[str, str], clans: list[str]) -> None:
    for name in clans:
        _due(given, name)
    for name in given:
        if _CLAN.fullmatch(name) and name not in clans:
            raise Malformed(name, "no_such_clan")
    if f"Clan{_due(given, 'First')}" not in clans:
        raise Malformed("First", "out_of_range")


def _due(given: dict[str, str], name: str) -> str:
    if name not in given:
        raise Malformed(name, "missing")
    return given[name]


def _check_tag(name: str, text: str) -> None:
    if not _NAME.fullmatch(name):
        raise Malformed(name, "not_a_name")
    if name in INSTANTS:
        try:
            datetime.fromisoformat(text)
        except ValueError:
            raise Malformed(name, "not_iso_8601") from None


def _is_tag(name: str) -> bool:
    return name not in ("Rules", "Players", "First", "Result") and not _CLAN.fullmatch(name)


def _escape(text: str) -> str:
    return _SPECIAL.sub(lambda found: _escaped(found[0]), text)


def _escaped(character: str) -> str:
    return f"\\{character}" if character in '"\\' else f"\\u{ord(character):04x}"


def _unescape(name: str, text: str) -> str:
    try:
        return _ESCAPE.sub(lambda found: _unescaped(found[1]), text)
    except ValueError:
        raise Malformed(name, "unknown_escape") from None


def _unescaped(escape: str) -> str:
    if escape in ('"', "\\"):
        return escape
    if len(escape) == 5:
        return chr(int(escape[1:], 16))
    raise ValueError(escape)
