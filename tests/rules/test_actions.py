"""Actions as JSON: what is one, and what is none at all."""

from __future__ import annotations

from typing import Any

import pytest

from app import rules

WELL_FORMED: list[dict[str, Any]] = [
    {"type": "place", "territory": "b3", "dominance": 2, "chief": True},
    {"type": "place", "territory": "c4", "dominance": 12, "chief": False},
    {"type": "place", "territory": "a1", "dominance": -1, "chief": False},
    {"type": "place", "territory": "a1", "dominance": 0, "chief": False},
    {"type": "place", "territory": "a1", "dominance": 2**31, "chief": False},
    {"type": "place", "territory": "a1", "dominance": -(2**31), "chief": False},
    {"type": "withdraw", "territory": "e9", "chief": False},
    {"type": "withdraw", "territory": "c4", "chief": True},
    {"type": "moai", "territory": "c3"},
    {"type": "moai", "territory": "c4"},
    {"type": "tangata_manu", "ground": "a1-a2-b2"},
]


@pytest.mark.parametrize("value", WELL_FORMED)
def test_well_formed_actions_round_trip(value: dict[str, Any]) -> None:
    assert rules.write_action(rules.read_action(value)) == value


def place(**changed: Any) -> dict[str, Any]:
    return {"type": "place", "territory": "b3", "dominance": 2, "chief": True, **changed}


def without(value: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: kept for name, kept in value.items() if name != key}


MALFORMED: list[tuple[object, str, str]] = [
    (None, "", "not_an_object"),
    ([], "", "not_an_object"),
    ("place", "", "not_an_object"),
    ({}, "type", "missing"),
    ({"type": None}, "type", "unknown"),
    ({"type": []}, "type", "unknown"),
    ({"type": "pass"}, "type", "unknown"),
    ({"type": "retire", "clan": 1}, "type", "unknown"),
    (place(extra=1), "extra", "unknown"),
    (place(ground="a1-a2-b2"), "ground", "unknown"),
    (without(place(), "territory"), "territory", "missing"),
    (without(place(), "dominance"), "dominance", "missing"),
    (without(place(), "chief"), "chief", "missing"),
    (place(territory="f1"), "territory", "no_such_space"),
    (place(territory="a6"), "territory", "no_such_space"),
    (place(territory="B3"), "territory", "no_such_space"),
    (place(territory=""), "territory", "no_such_space"),
    (place(territory=3), "territory", "not_a_string"),
    (place(territory=["b3"]), "territory", "not_a_string"),
    (place(dominance=2.0), "dominance", "not_an_integer"),
    (place(dominance=2.5), "dominance", "not_an_integer"),
    (place(dominance=True), "dominance", "not_an_integer"),
    (place(dominance="2"), "dominance", "not_an_integer"),
    (place(dominance=None), "dominance", "not_an_integer"),
    (place(dominance=2**31 + 1), "dominance", "out_of_range"),
    (place(dominance=-(2**31) - 1), "dominance", "out_of_range"),
    (place(dominance=10**5000), "dominance", "out_of_range"),
    (place(chief=1), "chief", "not_a_boolean"),
    (place(chief=None), "chief", "not_a_boolean"),
    ({"type": "withdraw", "territory": "b3"}, "chief", "missing"),
    ({"type": "withdraw", "territory": "b3", "chief": False, "dominance": 1}, "dominance", "unknown"),
    ({"type": "moai", "territory": "b3", "chief": False}, "chief", "unknown"),
    ({"type": "moai", "territory": "x"}, "territory", "no_such_space"),
    ({"type": "tangata_manu", "territory": "b3"}, "ground", "missing"),
    ({"type": "tangata_manu", "ground": "b3-b4-c4"}, "ground", "no_such_ground"),
    ({"type": "tangata_manu", "ground": "a2-a1-b2"}, "ground", "no_such_ground"),
    ({"type": "tangata_manu", "ground": ["a1", "a2", "b2"]}, "ground", "not_a_string"),
]


@pytest.mark.parametrize(("value", "where", "problem"), MALFORMED)
def test_malformed_actions(value: object, where: str, problem: str) -> None:
    with pytest.raises(rules.Malformed) as caught:
        rules.read_action(value)
    assert (caught.value.where, caught.value.problem) == (where, problem)


def test_malformed_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="type: unknown"):
        rules.read_action({"type": "x"})


def test_actions_are_values() -> None:
    assert rules.Place("b3", 2, True) == rules.read_action(WELL_FORMED[0])
    assert len({rules.Place("b3", 2, True), rules.read_action(WELL_FORMED[0])}) == 1
    kinds: list[rules.Action] = [
        rules.ChooseMoai("c3"),
        rules.ChooseTangataManu("c3"),
        rules.Withdraw("c3", False),
    ]
    assert len(set(kinds)) == 3
    with pytest.raises(AttributeError):
        rules.Place("b3", 2, True).dominance = 3  # type: ignore[misc]
