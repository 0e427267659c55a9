"""A state as a picture in plain text, for tests and bug reports, both ways.

    rules 1 | players 3 | clan 1 | phase dominance
    a               .     .     .     .     .
    b           0:1    .    0:2*   .     .     .
    c         .     .     .     @     .     .     .
    d      .     .     .     .     .     M     .     .
    e   .     .     .     .     .     .     .     .     .
    clan 0 | dominance 8 | chief away | tangata_manu 5
    clan 1 | dominance 11 | chief home | tangata_manu 5
    clan 2 | dominance 11 | chief home | tangata_manu 5

`.` is a neutral territory, `0:2*` two tokens and the chief of clan 0, `M` a Moai, `@` the centre. The first
line also says make_make, retired, result and winner, where there is something to say, and moai_left if wrong.

Whoever writes a picture by hand may leave out what follows: the rules, the phase `dominance`, and of a clan's
line everything but its grounds; what is not on the board is then in the reserve.
"""

from __future__ import annotations

import re
from typing import Any

from app.rules.actions import TOKENS
from app.rules.board import ROW_LENGTHS
from app.rules.errors import Malformed
from app.rules.game import MOAI, RULES, TANGATA_MANU

CELL = 6
"""Characters to a space; each row stands half of that further in than the one below it."""

_TOKENS = re.compile(r"([0-9]{1,3}):([0-9]{1,3})(\*?)")


def draw(state: dict[str, Any]) -> str:
    """The picture of a state, ending in a newline."""
    lines = [_draw_heading(state)]
    lines += [_draw_row(state, row) for row in ROW_LENGTHS]
    lines += [_draw_clan(state, clan) for clan in range(state["players"])]
    return "\n".join(lines) + "\n"


def read(text: str) -> dict[str, Any]:
    """The state in a picture; raises Malformed. Whether it can be is for `read_state` to say."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) < 1 + len(ROW_LENGTHS):
        raise Malformed("", "too_short")
    state = _read_heading(lines[0])
    for row, line in zip(ROW_LENGTHS, lines[1:], strict=False):
        _read_row(state, row, line)
    if state["moai_left"] is None:
        state["moai_left"] = MOAI - len(state["moai"])
    state["reserves"] = [_reserve(state, clan) for clan in range(state["players"])]
    for line in lines[1 + len(ROW_LENGTHS) :]:
        _read_clan(state, line)
    for clan, reserve in enumerate(state["reserves"]):
        reserve.setdefault("tangata_manu", TANGATA_MANU - len(state["tangata_manu"][clan]))
    return state


def _draw_heading(state: dict[str, Any]) -> str:
    parts = [f"rules {state['rules']}", f"players {state['players']}"]
    parts += [f"{key} {state[key]}" for key in ("clan", "phase") if state[key] is not None]
    if state["retired"]:
        parts.append(f"retired {' '.join(map(str, state['retired']))}")
    parts += [f"{key} {state[key]}" for key in ("make_make", "result", "winner") if state[key] is not None]
    if state["moai_left"] != MOAI - len(state["moai"]):
        parts.append(f"moai_left {state['moai_left']}")
    return " | ".join(parts)


def _draw_row(state: dict[str, Any], row: str) -> str:
    indent = CELL // 2 * (max(ROW_LENGTHS.values()) - ROW_LENGTHS[row])
    names = [f"{row}{column + 1}" for column in range(ROW_LENGTHS[row])]
    cells = "".join(_draw_space(state, name).center(CELL) for name in names)
    return f"{row} {' ' * indent}{cells}".rstrip()


def _draw_space(state: dict[str, Any], name: str) -> str:
    if name == "c4":
        return "@"
    if name in state["moai"]:
        return "M"
    if name not in state["territories"]:
        return "."
    tokens = state["territories"][name]
    return f"{tokens['clan']}:{tokens['dominance']}{'*' if tokens['chief'] else ''}"


def _draw_clan(state: dict[str, Any], clan: int) -> str:
    reserve = state["reserves"][clan]
    parts = [
        f"clan {clan}",
        f"dominance {reserve['dominance']}",
        f"chief {'home' if reserve['chief'] else 'away'}",
        f"tangata_manu {reserve['tangata_manu']}",
    ]
    if state["tangata_manu"][clan]:
        parts.append(f"on {' '.join(state['tangata_manu'][clan])}")
    return " | ".join(parts)


def _read_parts(line: str, known: tuple[str, ...]) -> dict[str, str]:
    """`key value | key value`, each key at most once."""
    found: dict[str, str] = {}
    for part in line.split("|"):
        key, _, value = part.strip().partition(" ")
        if key not in known or key in found or not value:
            raise Malformed(line, "not_understood")
        found[key] = value.strip()
    return found


def _read_heading(line: str) -> dict[str, Any]:
    known = ("rules", "players", "clan", "phase", "retired", "make_make", "result", "winner", "moai_left")
    found = _read_parts(line, known)
    players = _whole(found.get("players"), "players")
    if players not in (2, 3, 4):
        raise Malformed("players", "out_of_range")
    return {
        "rules": _whole(found.get("rules", str(RULES)), "rules"),
        "players": players,
        "clan": _whole_or_none(found.get("clan"), "clan"),
        "phase": found.get("phase", "dominance"),
        "territories": {},
        "moai": [],
        "tangata_manu": [[] for _ in range(players)],
        "moai_left": _whole_or_none(found.get("moai_left"), "moai_left"),
        "make_make": _whole_or_none(found.get("make_make"), "make_make"),
        "retired": [_whole(clan, "retired") for clan in found.get("retired", "").split()],
        "winner": _whole_or_none(found.get("winner"), "winner"),
        "result": found.get("result"),
    }


def _read_row(state: dict[str, Any], row: str, line: str) -> None:
    label, *cells = line.split()
    if label != row or len(cells) != ROW_LENGTHS[row]:
        raise Malformed(f"row {row}", "wrong_length")
    for column, cell in enumerate(cells, start=1):
        _read_space(state, f"{row}{column}", cell)


def _read_space(state: dict[str, Any], name: str, cell: str) -> None:
    if (cell == "@") != (name == "c4"):
        raise Malformed(name, "centre")
    tokens = _TOKENS.fullmatch(cell)
    if tokens:
        chief = tokens[3] == "*"
        state["territories"][name] = {"clan": int(tokens[1]), "dominance": int(tokens[2]), "chief": chief}
    elif cell == "M":
        state["moai"].append(name)
    elif cell not in (".", "@"):
        raise Malformed(name, "not_understood")


def _reserve(state: dict[str, Any], clan: int) -> dict[str, Any]:
    own = [tokens for tokens in state["territories"].values() if tokens["clan"] == clan]
    return {
        "dominance": TOKENS - sum(tokens["dominance"] for tokens in own),
        "chief": not any(tokens["chief"] for tokens in own),
    }


def _read_clan(state: dict[str, Any], line: str) -> None:
    found = _read_parts(line, ("clan", "dominance", "chief", "tangata_manu", "on"))
    clan = _whole(found.get("clan"), "clan")
    if clan >= state["players"]:
        raise Malformed("clan", "out_of_range")
    state["tangata_manu"][clan] = found.get("on", "").split()
    reserve = state["reserves"][clan]
    for key in ("dominance", "tangata_manu"):
        if key in found:
            reserve[key] = _whole(found[key], key)
    if found.get("chief", "home") not in ("home", "away"):
        raise Malformed("chief", "not_understood")
    if "chief" in found:
        reserve["chief"] = found["chief"] == "home"


def _whole(value: str | None, where: str) -> int:
    if value is None or not re.fullmatch("[0-9]{1,3}", value):
        raise Malformed(where, "not_a_number")
    return int(value)


def _whole_or_none(value: str | None, where: str) -> int | None:
    return None if value is None else _whole(value, where)
