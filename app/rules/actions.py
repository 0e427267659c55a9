"""What a clan may choose: the four kinds of action, as values and as JSON."""

from __future__ import annotations

from collections.abc import Callable, Collection, KeysView
from dataclasses import dataclass
from typing import Any

from app.rules.board import GROUNDS, SPACES, TERRITORIES
from app.rules.errors import Malformed

TOKENS = 11
"""Dominance tokens of a clan."""

WIDEST = 2**31
"""An integer on the wire lies within ±2³¹."""


@dataclass(frozen=True, slots=True)
class Place:
    """Put dominance tokens, perhaps with the chief, on a neutral territory or another clan's [R2, R3]."""

    territory: str
    dominance: int
    chief: bool


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take all dominance tokens but one back from an own territory, the chief too if `chief` [R4]."""

    territory: str
    chief: bool


@dataclass(frozen=True, slots=True)
class ChooseMoai:
    """Say which territory becomes a Moai first, where several qualify [R11]."""

    territory: str


@dataclass(frozen=True, slots=True)
class ChooseTangataManu:
    """Say which ground gets a Tangata Manu, where there are too few for all [R12]."""

    ground: str


Action = Place | Withdraw | ChooseMoai | ChooseTangataManu

PLACES: dict[tuple[str, bool], tuple[Place, ...]] = {
    (name, chief): tuple(Place(name, tokens, chief) for tokens in range(1, TOKENS + 1))
    for name in TERRITORIES
    for chief in (False, True)
}
"""All placings on a territory, by whether the chief goes along; the first is that of one token."""

PLACE: dict[tuple[str, int, bool], Place] = {
    (place.territory, place.dominance, place.chief): place for places in PLACES.values() for place in places
}

WITHDRAWALS: dict[tuple[str, bool], Withdraw] = {
    (name, chief): Withdraw(name, chief) for name in TERRITORIES for chief in (False, True)
}
MOAI_CHOICES: dict[str, ChooseMoai] = {name: ChooseMoai(name) for name in TERRITORIES}
TANGATA_MANU_CHOICES: dict[str, ChooseTangataManu] = {name: ChooseTangataManu(name) for name in GROUNDS}

KEYS: dict[str, KeysView[str]] = {
    "place": dict.fromkeys(("type", "territory", "dominance", "chief")).keys(),
    "withdraw": dict.fromkeys(("type", "territory", "chief")).keys(),
    "moai": dict.fromkeys(("type", "territory")).keys(),
    "tangata_manu": dict.fromkeys(("type", "ground")).keys(),
}
"""The keys of each kind, all of them required, in the order in which they are missed."""


def read_action(value: object) -> Action:
    """The action that a piece of parsed JSON stands for; raises Malformed if it is none.

    Whether the action is legal is not looked at: any integer within ±2³¹ will do, and the centre is a space.
    """
    if not isinstance(value, dict):
        raise Malformed("", "not_an_object")
    kind = value.get("type")
    if not isinstance(kind, str) or kind not in KEYS:
        raise Malformed("type", "missing" if "type" not in value else "unknown")
    if value.keys() != KEYS[kind]:
        check_keys(value, KEYS[kind], "")
    return READ[kind](value)


def _read_place(value: dict[str, Any]) -> Place:
    territory, dominance, chief = value["territory"], value["dominance"], value["chief"]
    if type(dominance) is int and type(chief) is bool and type(territory) is str:
        known = PLACE.get((territory, dominance, chief))
        if known is not None:
            return known
    return Place(
        _known(territory, "territory", SPACES, "no_such_space"),
        whole_number(dominance, "dominance"),
        flag(chief, "chief"),
    )


def _read_withdraw(value: dict[str, Any]) -> Withdraw:
    territory = _known(value["territory"], "territory", SPACES, "no_such_space")
    return Withdraw(territory, flag(value["chief"], "chief"))


def _read_moai(value: dict[str, Any]) -> ChooseMoai:
    return ChooseMoai(_known(value["territory"], "territory", SPACES, "no_such_space"))


def _read_tangata_manu(value: dict[str, Any]) -> ChooseTangataManu:
    return ChooseTangataManu(_known(value["ground"], "ground", GROUNDS, "no_such_ground"))


READ: dict[str, Callable[[dict[str, Any]], Action]] = {
    "place": _read_place,
    "withdraw": _read_withdraw,
    "moai": _read_moai,
    "tangata_manu": _read_tangata_manu,
}


def write_action(action: Action) -> dict[str, Any]:
    """The action as JSON-ready dict, as in the contract."""
    match action:
        case Place(territory, dominance, chief):
            return {"type": "place", "territory": territory, "dominance": dominance, "chief": chief}
        case Withdraw(territory, chief):
            return {"type": "withdraw", "territory": territory, "chief": chief}
        case ChooseMoai(territory):
            return {"type": "moai", "territory": territory}
        case ChooseTangataManu(ground):
            return {"type": "tangata_manu", "ground": ground}


def check_keys(value: dict[Any, Any], keys: Collection[str], where: str) -> None:
    """Raises Malformed unless the object has exactly these keys."""
    prefix = where + "." if where else ""
    for key in keys:
        if key not in value:
            raise Malformed(prefix + key, "missing")
    for key in value:
        if key not in keys:
            raise Malformed(prefix + str(key), "unknown")


def whole_number(value: object, where: str) -> int:
    """The value if it is an integer within ±2³¹; `true` and 2.0 are none. Raises Malformed."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise Malformed(where, "not_an_integer")
    if not -WIDEST <= value <= WIDEST:
        raise Malformed(where, "out_of_range")
    return value


def within(value: object, where: str, least: int, most: int) -> int:
    """The value if it is an integer from `least` to `most`. Raises Malformed."""
    number = whole_number(value, where)
    if not least <= number <= most:
        raise Malformed(where, "out_of_range")
    return number


def flag(value: object, where: str) -> bool:
    """The value if it is true or false. Raises Malformed."""
    if not isinstance(value, bool):
        raise Malformed(where, "not_a_boolean")
    return value


def _known(value: object, where: str, names: dict[str, int], problem: str) -> str:
    if not isinstance(value, str) or value not in names:
        raise Malformed(where, problem if isinstance(value, str) else "not_a_string")
    return value
