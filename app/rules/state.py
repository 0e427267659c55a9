"""The canonical state: a position as JSON, both ways, and its digest.

The history that R13 and R14 need is not in it. A state that is loaded counts as having occurred once, with
nobody having passed.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from app.rules.actions import TOKENS, check_keys, flag, whole_number, within
from app.rules.board import GROUNDS, NAMES, TERRITORIES, ground_names, territory_names
from app.rules.errors import Malformed
from app.rules.game import (
    CHIEF_BIT,
    CLAN_SHIFT,
    DOMINANCE_BITS,
    HOME,
    MOAI,
    MOAI_BYTE,
    RULES,
    TANGATA_MANU,
    Game,
    Position,
    at,
    opening,
)
from app.rules.possible import check_possible

KEYS = (
    "rules",
    "players",
    "clan",
    "phase",
    "territories",
    "moai",
    "tangata_manu",
    "reserves",
    "moai_left",
    "make_make",
    "retired",
    "winner",
    "result",
)
PHASES = ("dominance", "moai", "tangata_manu", "over")
RESULTS = ("ariki", "stalemate", "repetition", "last_clan", "agreement")


def write_state(game: Game) -> dict[str, Any]:
    """The position as the canonical, JSON-ready dict. The caller owns it."""
    position = at(game)
    return {
        "rules": RULES,
        "players": position.players,
        "clan": None if position.result else position.clan,
        "phase": position.phase,
        "territories": _write_territories(position.board),
        "moai": territory_names(position.moai),
        "tangata_manu": [ground_names(grounds) for grounds in position.grounds],
        "reserves": [_write_reserve(position, clan) for clan in range(position.players)],
        "moai_left": MOAI - position.moai.bit_count(),
        "make_make": position.make_make,
        "retired": [*position.retired],
        "winner": position.winner,
        "result": position.result,
    }


def digest(state: dict[str, Any]) -> str:
    """SHA-256, in hex, of a state's canonical text: keys sorted, no spaces, ASCII, no newline."""
    text = json.dumps(state, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def read_state(value: object) -> Game:
    """The game that a piece of parsed JSON stands for; raises Malformed if it is none, or one that cannot be.

    What is asked is that the position itself obeys the rules, not that there is a way to it from the opening.
    """
    if not isinstance(value, dict):
        raise Malformed("", "not_an_object")
    check_keys(value, KEYS, "")
    if whole_number(value["rules"], "rules") != RULES:
        raise Malformed("rules", "unsupported")
    players = within(value["players"], "players", 2, 4)
    clan = _clan_or_none(value["clan"], "clan", players)
    position = opening(players, clan or 0)
    position.phase = _one_of(value["phase"], "phase", PHASES)
    position.result = None if value["result"] is None else _one_of(value["result"], "result", RESULTS)
    position.winner = _clan_or_none(value["winner"], "winner", players)
    position.retired = _read_retired(value["retired"], players)
    position.make_make = _clan_or_none(value["make_make"], "make_make", players)
    _read_territories(value["territories"], position)
    _read_moai(value["moai"], position)
    position.grounds = _read_grounds(value["tangata_manu"], players)
    _check_counts(position, value)
    check_possible(position, clan)
    return Game(position)


_TOKENS: tuple[dict[str, Any] | None, ...] = tuple(
    {"clan": byte >> CLAN_SHIFT, "dominance": byte & DOMINANCE_BITS, "chief": byte & CHIEF_BIT != 0}
    if 0 < byte < MOAI_BYTE
    else None
    for byte in range(256)
)
"""What a byte of the board says, None where it is no tokens."""


def _write_territories(board: bytes) -> dict[str, dict[str, Any]]:
    return {name: tokens.copy() for name, tokens in zip(NAMES, map(_TOKENS.__getitem__, board), strict=True) if tokens}


def _write_reserve(position: Position, clan: int) -> dict[str, Any]:
    return {
        "dominance": position.reserve[clan],
        "chief": position.chief[clan] == HOME,
        "tangata_manu": TANGATA_MANU - position.grounds[clan].bit_count(),
    }


def _read_territories(value: object, position: Position) -> None:
    if not isinstance(value, dict):
        raise Malformed("territories", "not_an_object")
    for name, tokens in value.items():
        where = f"territories.{name}"
        if name not in TERRITORIES:
            raise Malformed(where, "no_such_territory")
        clan, dominance, chief = _read_tokens(tokens, where, position.players)
        if chief and position.chief[clan] != HOME:
            raise Malformed(f"{where}.chief", "second_chief")
        position.occupy(clan, TERRITORIES[name], dominance, chief)


def _read_tokens(value: object, where: str, players: int) -> tuple[int, int, bool]:
    if not isinstance(value, dict):
        raise Malformed(where, "not_an_object")
    check_keys(value, ("clan", "dominance", "chief"), where)
    clan = within(value["clan"], f"{where}.clan", 0, players - 1)
    return (
        clan,
        within(value["dominance"], f"{where}.dominance", 1, TOKENS),
        flag(value["chief"], f"{where}.chief"),
    )


def _read_moai(value: object, position: Position) -> None:
    for name in _sorted_names(value, "moai", TERRITORIES):
        if position.board[TERRITORIES[name]]:
            raise Malformed("moai", "on_held_territory")
        position.put(TERRITORIES[name], MOAI_BYTE)
        position.moai |= 1 << TERRITORIES[name]
    if position.moai.bit_count() > MOAI:
        raise Malformed("moai", "too_many")


def _read_grounds(value: object, players: int) -> tuple[int, ...]:
    rows = _list_by_clan(value, "tangata_manu", players)
    names = [_sorted_names(row, f"tangata_manu.{clan}", GROUNDS) for clan, row in enumerate(rows)]
    return tuple(sum(1 << GROUNDS[name] for name in row) for row in names)


def _read_retired(value: object, players: int) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise Malformed("retired", "not_a_list")
    clans = [within(clan, f"retired.{index}", 0, players - 1) for index, clan in enumerate(value)]
    if clans != sorted(set(clans)):
        raise Malformed("retired", "not_sorted")
    return tuple(clans)


def _sorted_names(value: object, where: str, known: dict[str, int]) -> list[str]:
    if not isinstance(value, list):
        raise Malformed(where, "not_a_list")
    for index, name in enumerate(value):
        if not isinstance(name, str) or name not in known:
            raise Malformed(f"{where}.{index}", "unknown")
    if value != sorted(set(value)):
        raise Malformed(where, "not_sorted")
    return value


def _list_by_clan(value: object, where: str, players: int) -> list[object]:
    if not isinstance(value, list) or len(value) != players:
        raise Malformed(where, "not_one_for_each_clan")
    return value


def _clan_or_none(value: object, where: str, players: int) -> int | None:
    return None if value is None else within(value, where, 0, players - 1)


def _one_of(value: object, where: str, known: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in known:
        raise Malformed(where, "unknown")
    return value


def _check_counts(position: Position, value: dict[Any, Any]) -> None:
    """What stands on the board and what lies beside it make up the material, clan by clan."""
    for clan, reserve in enumerate(_list_by_clan(value["reserves"], "reserves", position.players)):
        where = f"reserves.{clan}"
        if not isinstance(reserve, dict):
            raise Malformed(where, "not_an_object")
        check_keys(reserve, ("dominance", "chief", "tangata_manu"), where)
        for key in ("dominance", "tangata_manu"):
            whole_number(reserve[key], f"{where}.{key}")
        flag(reserve["chief"], f"{where}.chief")
        for key, count in _write_reserve(position, clan).items():
            if reserve[key] != count or count < 0:
                raise Malformed(f"{where}.{key}", "wrong_total")
    if whole_number(value["moai_left"], "moai_left") != MOAI - position.moai.bit_count():
        raise Malformed("moai_left", "wrong_total")
