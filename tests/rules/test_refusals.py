"""The order of refusals: an action that is wrong in several ways is refused by the first that applies."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.core import Core

ASKED = """
    players 2 | clan 0
    a            0:1   0:1    .     .     .
    b          0:1   0:1*   .     .     .     .
    c       0:1    .     .     @     .     .     .
    d     .     .     .     .     .     .     .     .
    e  .     .     .     .     .     .     .    1:2   1:1
    clan 0 | on a1-a2-b2
"""


def asked_for_moai(core: Core) -> Any:
    return core.play(core.game(ASKED), "c2=1").game


FOR_TANGATA_MANU = """
    players 2 | clan 0
    a            0:1   0:1    .     .     .
    b          0:1    .     .     .     .     .
    c       0:1   0:1    .     @     .     .     .
    d     .     .     .     .     .    0:1   0:1    .
    e  .     .     .     .     .    0:1   0:1    .   1:1
    clan 0 | on b1-c1-c2 d6-d7-e7 d6-e6-e7
"""


def asked_for_tangata_manu(core: Core) -> Any:
    return core.play(core.game(FOR_TANGATA_MANU), "b2=1").game


EVERY_KIND = ("a3=1", "c3=1", "a1-", "a1-*", "^e1", "+d8-e8-e9")


@pytest.mark.parametrize("move", ["a3=1", "c3=1", "c4=1", "a1-", "a1-*", "+d8-e8-e9", "+a1-b1-b2"])
def test_a_moai_has_to_be_chosen_now(core: Core, move: str) -> None:
    assert core.refusal(asked_for_moai(core), move) == ("R11", "moai_due", ("a1", "b1"), None)


@pytest.mark.parametrize("move", ["a3=1", "c3=1", "c4=1", "a1-", "a1-*", "^a1", "^e1"])
def test_a_tangata_manu_has_to_be_chosen_now(core: Core, move: str) -> None:
    expected = ("R12", "tangata_manu_due", ("a1", "a2", "b1", "b2", "c2"), None)
    assert core.refusal(asked_for_tangata_manu(core), move) == expected


def test_a_choice_that_is_not_among_those_due(core: Core) -> None:
    moai = core.refusal(asked_for_moai(core), "^e1")
    assert moai == ("R11", "no_moai_there", ("e1",), None)
    tangata_manu = core.refusal(asked_for_tangata_manu(core), "+d8-e8-e9")
    assert tangata_manu == ("R12", "no_tangata_manu_there", ("d8", "e8", "e9"), None)


def test_nothing_is_chosen_where_none_is_due(core: Core) -> None:
    game = core.game(ASKED)
    assert core.refusal(game, "^a1") == ("R11", "no_moai_there", ("a1",), None)
    assert core.refusal(game, core.rules.ChooseMoai("c4")) == ("R11", "no_moai_there", ("c4",), None)
    for name in ("a1-a2-b2", "a1-b1-b2"):
        expected = ("R12", "no_tangata_manu_there", tuple(name.split("-")), None)
        assert core.refusal(game, f"+{name}") == expected


def test_the_centre_comes_before_what_is_wrong_with_the_tokens(core: Core) -> None:
    game = core.game(ASKED)
    for action in (core.rules.Place("c4", 0, True), core.rules.Place("c4", 12, True)):
        assert core.refusal(game, action) == ("R1", "centre", ("c4",), None)
    for move in ("c4-", "c4-*"):
        assert core.refusal(game, move) == ("R1", "centre", ("c4",), None)


STANDING = """
    players 2 | clan 0
    a            0:1   0:2   1:3    .     .
    b          0:1*    M     .     .     .     .
    c        .     .     .     @     .     .     .
    d     .     .     .     .     .     .     .     .
    e  .     .     .     .     .     .     .     .   1:4
"""
"""Clan 0 has seven tokens in reserve, its chief is on b1."""

ORDER: list[tuple[tuple[Any, ...], tuple[str, str, tuple[str, ...], int | None]]] = [
    (("withdraw", "a3", True), ("R4", "not_held", ("a3",), None)),
    (("withdraw", "b2", True), ("R4", "not_held", ("b2",), None)),
    (("withdraw", "c1", False), ("R4", "not_held", ("c1",), None)),
    (("withdraw", "a1", True), ("R4", "nothing_to_withdraw", ("a1",), None)),
    (("withdraw", "b1", False), ("R4", "nothing_to_withdraw", ("b1",), None)),
    (("withdraw", "a2", True), ("R4", "no_chief_there", ("a2",), None)),
    (("place", "a1", 0, True), ("R5", "own_territory", ("a1",), None)),
    (("place", "b1", 12, True), ("R5", "own_territory", ("b1",), None)),
    (("place", "b2", 12, True), ("R5", "moai_stands", ("b2",), None)),
    (("place", "b2", -1, False), ("R5", "moai_stands", ("b2",), None)),
    (("place", "a3", 0, True), ("R2", "too_few", (), None)),
    (("place", "a3", -5, False), ("R2", "too_few", (), None)),
    (("place", "e9", 8, True), ("R2", "reserve_short", (), 1)),
    (("place", "e9", 2**31, True), ("R2", "reserve_short", (), 2**31 - 7)),
    (("place", "e9", 1, True), ("R2", "chief_away", ("b1",), None)),
    (("place", "e9", 1, False), ("R3", "not_stronger", ("e9",), 4)),
    (("place", "e9", 4, False), ("R3", "not_stronger", ("e9",), 1)),
]


@pytest.mark.parametrize(("given", "expected"), ORDER)
def test_refused_by_the_first_that_applies(core: Core, given: tuple[Any, ...], expected: tuple[Any, ...]) -> None:
    kind, *rest = given
    action = core.rules.Place(*rest) if kind == "place" else core.rules.Withdraw(*rest)
    assert core.refusal(core.game(STANDING), action) == expected


def test_a_refusal_changes_nothing(core: Core) -> None:
    game = core.game(STANDING)
    before = core.state(game)
    core.refusal(game, "e9x4")
    assert core.state(game) == before
