"""The canonical state, both ways, and the states that cannot be."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from app import rules
from app.rules import picture
from tests.rules.core import Core
from tests.rules.vectors import rows

STATE = picture.read(
    """
    players 3 | clan 1 | make_make 2 | retired 0
    a            0:1   0:2    .     .     .
    b           .    0:1   2:1   2:1    .     .
    c        .     .   1:1    @    2:1    .     .
    d     .     .     .    1:1*   .    M     .     .
    e  .     .     .     .     .     .     .     .   2:3*
    clan 0 | on a1-a2-b2
    """
)

Change = Callable[[dict[str, Any]], object]


def put(*path: str | int, to: object) -> Change:
    """A change of one value of a state."""

    def change(state: dict[str, Any]) -> None:
        here: Any = state
        for key in path[:-1]:
            here = here[key]
        here[path[-1]] = to

    return change


def drop(*path: str) -> Change:
    def change(state: dict[str, Any]) -> None:
        here = state
        for key in path[:-1]:
            here = here[key]
        del here[path[-1]]

    return change


def tokens(clan: object = 1, dominance: object = 1, chief: object = False) -> dict[str, object]:
    return {"clan": clan, "dominance": dominance, "chief": chief}


def refused(state: object) -> tuple[str, str]:
    with pytest.raises(rules.Malformed) as caught:
        rules.read_state(state)
    return caught.value.where, caught.value.problem


def test_the_state_of_these_tests_is_possible() -> None:
    assert rules.write_state(rules.read_state(STATE)) == STATE


@pytest.mark.parametrize("value", [None, [], 1, "state", True])
def test_no_object_at_all(value: object) -> None:
    assert refused(value) == ("", "not_an_object")


SHAPES: list[tuple[Change, str, str]] = [
    *((drop(key), key, "missing") for key in STATE),
    (put("extra", to=1), "extra", "unknown"),
    (put("rules", to=2), "rules", "unsupported"),
    (put("rules", to=True), "rules", "not_an_integer"),
    (put("players", to=1), "players", "out_of_range"),
    (put("players", to=5), "players", "out_of_range"),
    (put("players", to=3.0), "players", "not_an_integer"),
    (put("players", to=4), "tangata_manu", "not_one_for_each_clan"),
    (put("clan", to=3), "clan", "out_of_range"),
    (put("clan", to=-1), "clan", "out_of_range"),
    (put("clan", to=True), "clan", "not_an_integer"),
    (put("clan", to="1"), "clan", "not_an_integer"),
    (put("phase", to="ceremony"), "phase", "unknown"),
    (put("phase", to=None), "phase", "unknown"),
    (put("result", to="won"), "result", "unknown"),
    (put("result", to=3), "result", "unknown"),
    (put("winner", to=4), "winner", "out_of_range"),
    (put("make_make", to=3), "make_make", "out_of_range"),
    (put("make_make", to=False), "make_make", "not_an_integer"),
    (put("territories", to=[]), "territories", "not_an_object"),
    (put("territories", "c4", to=tokens()), "territories.c4", "no_such_territory"),
    (put("territories", "f1", to=tokens()), "territories.f1", "no_such_territory"),
    (put("territories", "a5", to=1), "territories.a5", "not_an_object"),
    (put("territories", "a5", to={"clan": 1}), "territories.a5.dominance", "missing"),
    (put("territories", "a5", to={**tokens(), "moai": 1}), "territories.a5.moai", "unknown"),
    (put("territories", "a5", to=tokens(clan=3)), "territories.a5.clan", "out_of_range"),
    (put("territories", "a5", to=tokens(clan=None)), "territories.a5.clan", "not_an_integer"),
    (put("territories", "a5", to=tokens(dominance=0)), "territories.a5.dominance", "out_of_range"),
    (put("territories", "a5", to=tokens(dominance=12)), "territories.a5.dominance", "out_of_range"),
    (put("territories", "a5", to=tokens(dominance=True)), "territories.a5.dominance", "not_an_integer"),
    (put("territories", "a5", to=tokens(chief=0)), "territories.a5.chief", "not_a_boolean"),
    (put("moai", to={}), "moai", "not_a_list"),
    (put("moai", to=[1]), "moai.0", "unknown"),
    (put("moai", to=[["d6"]]), "moai.0", "unknown"),
    (put("moai", to=["d6", "c4"]), "moai.1", "unknown"),
    (put("moai", to=["d6", "d6"]), "moai", "not_sorted"),
    (put("moai", to=["d7", "d6"]), "moai", "not_sorted"),
    (put("tangata_manu", to=[]), "tangata_manu", "not_one_for_each_clan"),
    (put("tangata_manu", 1, to=None), "tangata_manu.1", "not_a_list"),
    (put("tangata_manu", 0, to=["b2-a1-a2"]), "tangata_manu.0.0", "unknown"),
    (put("tangata_manu", 0, to=["a1-a2-b2"] * 2), "tangata_manu.0", "not_sorted"),
    (put("reserves", to={}), "reserves", "not_one_for_each_clan"),
    (put("reserves", 0, to=[]), "reserves.0", "not_an_object"),
    (put("reserves", 0, to={}), "reserves.0.dominance", "missing"),
    (put("reserves", 1, "dominance", to="9"), "reserves.1.dominance", "not_an_integer"),
    (put("reserves", 1, "chief", to=1), "reserves.1.chief", "not_a_boolean"),
    (put("reserves", 1, "moai", to=1), "reserves.1.moai", "unknown"),
    (put("moai_left", to=None), "moai_left", "not_an_integer"),
    (put("retired", to=0), "retired", "not_a_list"),
    (put("retired", to=[3]), "retired.0", "out_of_range"),
    (put("retired", to=[0, 0]), "retired", "not_sorted"),
    (put("retired", to=[2, 0]), "retired", "not_sorted"),
]


@pytest.mark.parametrize(("change", "where", "problem"), SHAPES)
def test_what_is_no_state(change: Change, where: str, problem: str) -> None:
    state = deepcopy(STATE)
    change(state)
    assert refused(state) == (where, problem)


IMPOSSIBLE: list[tuple[Change, str, str]] = [
    (put("reserves", 0, "dominance", to=8), "reserves.0.dominance", "wrong_total"),
    (put("reserves", 0, "dominance", to=6), "reserves.0.dominance", "wrong_total"),
    (put("reserves", 1, "chief", to=True), "reserves.1.chief", "wrong_total"),
    (put("reserves", 0, "chief", to=False), "reserves.0.chief", "wrong_total"),
    (put("reserves", 0, "tangata_manu", to=5), "reserves.0.tangata_manu", "wrong_total"),
    (put("territories", "a1", "dominance", to=2), "reserves.0.dominance", "wrong_total"),
    (put("territories", "a5", to=tokens(dominance=11)), "reserves.1.dominance", "wrong_total"),
    (put("territories", "a5", to=tokens(chief=True)), "territories.a5.chief", "second_chief"),
    (put("moai_left", to=12), "moai_left", "wrong_total"),
    (put("moai", to=[]), "moai_left", "wrong_total"),
    (put("moai", to=["a1", "d6"]), "moai", "on_held_territory"),
    (put("tangata_manu", 2, to=["b3-b4-c4"]), "tangata_manu.2.0", "unknown"),
    (put("clan", to=0), "clan", "not_in_play"),
    (put("clan", to=None), "clan", "not_in_play"),
    (put("retired", to=[0, 2]), "retired", "too_many"),
    (put("retired", to=[0, 1, 2]), "clan", "not_in_play"),
    (put("make_make", to=None), "make_make", "due_to_another"),
    (put("make_make", to=1), "make_make", "due_to_another"),
    (put("phase", to="moai"), "phase", "nothing_due"),
    (put("phase", to="tangata_manu"), "phase", "nothing_due"),
    (put("phase", to="over"), "clan", "over"),
    (put("result", to="agreement"), "phase", "not_over"),
    (put("winner", to=1), "phase", "not_over"),
]


@pytest.mark.parametrize(("change", "where", "problem"), IMPOSSIBLE)
def test_what_cannot_be(change: Change, where: str, problem: str) -> None:
    state = deepcopy(STATE)
    change(state)
    assert refused(state) == (where, problem)


def pictured(text: str) -> tuple[str, str]:
    return refused(picture.read(text))


EAST = """
    players 2 | {heading}
    a              .     .     .     .     .
    b           .     .    1:1   1:1    .     .
    c        .     .    1:1    @     .     .     .
    d     .     .     .     .     .    0:1   0:1   0:1
    e  .     .     .     .     .    0:1   0:1   0:1   0:1
    clan 0 | on {on}
"""
FIVE = "d6-d7-e7 d6-e6-e7 d7-d8-e8 d7-e7-e8 d8-e8-e9"


def east(heading: str, on: str = FIVE) -> str:
    return EAST.format(heading=heading, on=on)


def test_a_ground_is_held_without_control() -> None:
    assert pictured(east("clan 0 | make_make 1", "d5-d6-e6")) == ("tangata_manu.0", "not_controlled")
    theirs = (
        east("clan 0 | make_make 1").replace("clan 0 |", "clan 1 |").replace("players 2 | clan 1", "players 2 | clan 0")
    )
    assert pictured(theirs) == ("tangata_manu.1", "not_controlled")


def test_more_tangata_manu_than_there_are() -> None:
    six = east("clan 0 | make_make 1", FIVE).replace("0:1    .  ", "0:1    .  ") + "    clan 1 | tangata_manu 4\n"
    assert pictured(six) == ("reserves.1.tangata_manu", "wrong_total")
    state = picture.read(
        east("clan 1 | make_make 1").replace("d     .     .     .     .     . ", "d     .     .     .     .    0:1")
    )
    state["tangata_manu"][0].insert(0, "d5-d6-e6")
    state["reserves"][0]["tangata_manu"] = -1
    assert refused(state) == ("reserves.0.tangata_manu", "wrong_total")


def test_more_than_twelve_moai() -> None:
    state = rules.write_state(rules.start(2))
    state["moai"] = sorted(f"{row}{i}" for row in "de" for i in range(1, 9))[:13]
    state["moai_left"] = -1
    assert refused(state) == ("moai", "too_many")


def test_a_game_that_is_won_is_over() -> None:
    led = east("clan 1 | make_make 0").replace("1:1    @", " .     @")
    assert pictured(led) == ("phase", "already_won")
    for result in ("agreement", "repetition", "stalemate"):
        assert pictured(led.replace("clan 1 |", f"phase over | result {result} |", 1))[1] in (
            "already_won",
            "not_so",
        )


OVER = [
    ("result ariki | winner 0 | make_make 0", ("", "")),
    ("result ariki | winner 1 | make_make 0", ("winner", "not_the_winner")),
    ("result ariki | make_make 0", ("winner", "not_the_winner")),
    ("result ariki | make_make 1", ("result", "not_so")),
    ("result ariki | make_make 0 | retired 0", ("result", "not_so")),
    ("make_make 1", ("result", "missing")),
    ("result agreement | make_make 1", ("", "")),
    ("result agreement | make_make 1 | winner 0", ("winner", "not_the_winner")),
    ("result agreement | make_make 1 | retired 0", ("result", "not_so")),
    ("result repetition | make_make 1", ("", "")),
    ("result stalemate | make_make 1", ("result", "not_so")),
    ("result last_clan | make_make 1", ("result", "not_so")),
    ("result last_clan | make_make 1 | retired 0 | winner 1", ("", "")),
    ("result last_clan | make_make 1 | retired 1 | winner 1", ("winner", "not_the_winner")),
    ("result last_clan | make_make 1 | retired 0 1", ("result", "not_so")),
    ("result agreement | make_make 0", ("result", "already_won")),
]


@pytest.mark.parametrize(("heading", "answer"), OVER)
def test_how_a_game_is_over(heading: str, answer: tuple[str, str]) -> None:
    text = east(f"phase over | {heading}")
    if "make_make 0" in heading:
        text = text.replace("1:1    @", " .     @")
    if answer == ("", ""):
        assert rules.write_state(rules.read_state(picture.read(text)))["phase"] == "over"
    else:
        assert pictured(text) == answer


def test_the_retired_may_lead_without_make_make(core: Core) -> None:
    assert core.game(east("clan 0 | retired 1").replace("players 2", "players 3")).make_make is None


def test_nobody_to_move_who_can_do_nothing() -> None:
    singles = """
        players 2 | clan 0
        a            0:1   0:1   0:1   0:1   0:1
        b         0:1   0:1    .     .     .     .
        c      0:1   0:1    .     @     .     .     .
        d   0:1   0:1    .     .     .     .     .     .
        e  .     .     .     .     .     .     .     .   1:1
    """
    assert pictured(singles) == ("phase", "nothing_due")
    assert rules.legal(rules.read_state(picture.read(singles.replace("clan 0", "clan 1"))))


CHOOSING = """
    players 2 | clan 0 | phase {phase}
    a            0:1   0:1    .     .     .
    b          0:1   0:1*   .     .     .     .
    c      {c1}  {c2}    .     @     .     .     .
    d     .     .     .     .     .     .     .     .
    e  .     .     .     .     .     .     .     .   1:1
    clan 0 | on {on}
"""


def test_a_choice_is_due_only_where_there_are_two() -> None:
    two = picture.read(CHOOSING.format(phase="moai", c1="0:1", c2="0:1", on="a1-a2-b2"))
    assert rules.legal(rules.read_state(two)) is not None
    assert pictured(CHOOSING.format(phase="moai", c1=".", c2=".", on="a1-a2-b2")) == ("phase", "nothing_due")
    for c1, c2, on in ((".", ".", "a1-a2-b2"), ("0:1", "0:1", "a1-a2-b2"), ("0:1", "0:1", "")):
        text = CHOOSING.format(phase="tangata_manu", c1=c1, c2=c2, on=on).replace(" | on \n", "\n")
        assert pictured(text) == ("phase", "nothing_due")


def test_a_state_is_a_value() -> None:
    game = rules.read_state(STATE)
    state = rules.write_state(game)
    state["territories"]["a1"]["dominance"] = 9
    state["reserves"][0]["chief"] = False
    state["tangata_manu"][0].clear()
    assert rules.write_state(game) == STATE
    legal = rules.legal(game)
    assert legal is not None
    legal["place"].clear()
    legal["withdraw"].clear()
    assert rules.legal(game) != legal
    with pytest.raises(AttributeError):
        game.clan = 2  # type: ignore[misc]


def test_the_digest_is_of_sorted_ascii_without_spaces() -> None:
    row = rows("full")[0]
    assert rules.digest(row["states"][0]) == rows("games")[0]["digests"][0]
    shuffled = dict(reversed(json.loads(json.dumps(STATE)).items()))
    assert rules.digest(shuffled) == rules.digest(STATE)
    assert rules.digest({"ñ": [1, 2], "a": None}) == (
        "5adf905dafd5ac57185b24fc51db6c3bf0a4596dba78778ab7d3ffd1b2cc79f9"
    )
