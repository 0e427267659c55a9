"""[R2–R6] The dominance phase."""

from __future__ import annotations

import pytest

from tests.rules.core import Core, kinds, told

FACING = """
    players 2 | clan 0
    a             1:3   0:2  0:1*    .     .
    b          0:4    .     .     .     .     M
    c        .    .     .     @     .     .     .
    d     .    .     .     .     .     .     .     .
    e  .    .     .     .     .     .     .     .    1:1*
"""
"""Clan 0 has four tokens in reserve, its chief stands on a3; clan 1 has seven, its chief stands on e9."""

WITH_CHIEF = """
    players 2 | clan 0
    a             1:3   0:2  0:1     .     .
    b          0:4    .     .     .     .     M
    c        .    .     .     @     .     .     .
    d     .    .     .     .     .     .     .     .
    e  .    .     .     .     .     .     .     .    1:2*
"""
"""The same with the chief of clan 0 at home, and one token more under that of clan 1."""


def test_turn_clockwise_from_the_starting_clan(core: Core) -> None:
    game = core.rules.start(3, 1)
    order = [game.clan]
    for move in ("a1=1", "a5=1", "e1=1", "e9=1"):
        game = core.play(game, move).game
        order.append(game.clan)
    assert order == [1, 2, 0, 1, 2]


def test_turn_is_a_dominance_phase_then_a_ceremonial_phase(core: Core) -> None:
    step = core.play(core.rules.start(2), "a1=1", "e9=1", "a2=1", "e1=1", "b2=1")
    assert kinds(step) == ["placed", "tangata_manu"]
    assert (step.game.clan, step.game.phase) == (1, "dominance")


def test_r02_one_or_more_tokens_from_the_reserve(core: Core) -> None:
    game = core.rules.start(2)
    for tokens in (1, 5, 11):
        after = core.state(core.play(game, f"b3={tokens}").game)
        assert after["territories"] == {"b3": {"clan": 0, "dominance": tokens, "chief": False}}
        assert after["reserves"][0] == {"dominance": 11 - tokens, "chief": True, "tangata_manu": 5}


def test_r02_no_more_tokens_than_the_reserve_has(core: Core) -> None:
    game = core.game(FACING)
    assert core.refusal(game, "b3=6") == ("R2", "reserve_short", (), 2)
    assert core.state(core.play(game, "b3=4").game)["reserves"][0]["dominance"] == 0


def test_r02_with_the_chief_if_it_is_in_the_reserve(core: Core) -> None:
    after = core.state(core.play(core.rules.start(2), "b3=2*").game)
    assert after["territories"]["b3"] == {"clan": 0, "dominance": 2, "chief": True}
    assert after["reserves"][0]["chief"] is False
    assert core.refusal(core.game(FACING), "b3=1*") == ("R2", "chief_away", ("a3",), None)


def test_r02_no_adjacency_is_asked(core: Core) -> None:
    game = core.play(core.rules.start(2), "a1=1", "a5=1").game
    assert kinds(core.play(game, "e9=1")) == ["placed"]


@pytest.mark.parametrize("tokens", [0, -1, -(2**31)])
def test_r02_the_chief_never_goes_alone(core: Core, tokens: int) -> None:
    alone = core.rules.Place("b3", tokens, True)
    assert core.refusal(core.rules.start(2), alone) == ("R2", "too_few", (), None)


def test_r03_the_strength_placed_must_be_greater(core: Core) -> None:
    game = core.game(FACING)
    assert core.refusal(game, "a1x3") == ("R3", "not_stronger", ("a1",), 1)
    assert core.refusal(game, "a1x1") == ("R3", "not_stronger", ("a1",), 3)
    assert kinds(core.play(game, "a1x4")) == ["conquered", "returned"]


def test_r03_a_chief_counts_three_in_attack(core: Core) -> None:
    game = core.game(WITH_CHIEF)
    assert kinds(core.play(game, "a1x1*")) == ["conquered", "returned"]
    assert core.refusal(game, "e9x2*") == ("R3", "not_stronger", ("e9",), 1)
    assert kinds(core.play(game, "e9x3*")) == ["conquered", "returned"]


def test_r03_a_chief_counts_three_in_defence(core: Core) -> None:
    game = core.game(FACING)
    assert core.refusal(game, "e9x4") == ("R3", "not_stronger", ("e9",), 1)
    assert core.rules.legal(game)["place"].get("e9") is None
    assert core.rules.legal(core.game(WITH_CHIEF))["place"]["e9"] == {"least": None, "least_with_chief": 3}


def test_r03_all_the_losers_tokens_there_go_back_the_chief_too(core: Core) -> None:
    step = core.play(core.game(WITH_CHIEF), "e9x3*")
    assert told(step, "conquered") == [{"clan": 0, "territory": "e9", "dominance": 3, "chief": True, "from": 1}]
    assert told(step, "returned") == [{"clan": 1, "territory": "e9", "dominance": 2, "chief": True}]
    after = core.state(step.game)
    assert after["reserves"][1] == {"dominance": 8, "chief": True, "tangata_manu": 5}
    assert after["territories"]["e9"] == {"clan": 0, "dominance": 3, "chief": True}


def test_r04_all_dominance_tokens_but_one_go_back(core: Core) -> None:
    step = core.play(core.game(FACING), "b1-")
    assert told(step, "withdrawn") == [{"clan": 0, "territory": "b1", "dominance": 3, "chief": False}]
    assert core.state(step.game)["territories"]["b1"]["dominance"] == 1
    assert core.state(step.game)["reserves"][0]["dominance"] == 7


def test_r04_a_chief_there_goes_back_or_stays(core: Core) -> None:
    game = core.play(core.rules.start(2), "a1=3*", "e9=1").game
    assert core.rules.legal(game)["withdraw"] == {"a1": [False, True]}
    stays, goes = core.state(core.play(game, "a1-").game), core.state(core.play(game, "a1-*").game)
    assert stays["territories"]["a1"] == {"clan": 0, "dominance": 1, "chief": True}
    assert goes["territories"]["a1"] == {"clan": 0, "dominance": 1, "chief": False}
    assert (stays["reserves"][0]["chief"], goes["reserves"][0]["chief"]) == (False, True)


def test_r04_something_must_go_back(core: Core) -> None:
    assert core.refusal(core.game(WITH_CHIEF), "a3-") == ("R4", "nothing_to_withdraw", ("a3",), None)
    assert core.refusal(core.game(FACING), "a3-") == ("R4", "nothing_to_withdraw", ("a3",), None)


def test_r04_one_token_and_the_chief_going_back_is_legal(core: Core) -> None:
    game = core.game(FACING)
    assert core.rules.legal(game)["withdraw"]["a3"] == [True]
    step = core.play(game, "a3-*")
    assert told(step, "withdrawn") == [{"clan": 0, "territory": "a3", "dominance": 0, "chief": True}]


def test_r04_only_from_an_own_territory(core: Core) -> None:
    game = core.game(FACING)
    for name in ("a1", "c1", "b6", "e9"):
        assert core.refusal(game, f"{name}-") == ("R4", "not_held", (name,), None)


def test_r04_no_chief_goes_back_from_where_none_is(core: Core) -> None:
    assert core.refusal(core.game(FACING), "b1-*") == ("R4", "no_chief_there", ("b1",), None)


def test_r05_no_reinforcing_an_own_territory(core: Core) -> None:
    assert core.refusal(core.game(WITH_CHIEF), "a3=4*") == ("R5", "own_territory", ("a3",), None)


def test_r05_no_placing_on_a_moai(core: Core) -> None:
    assert core.refusal(core.game(FACING), "b6=4") == ("R5", "moai_stands", ("b6",), None)
    assert "b6" not in core.rules.legal(core.game(FACING))["place"]


def test_r06_passing_is_not_an_action(core: Core) -> None:
    with pytest.raises(core.rules.Malformed):
        core.rules.read_action({"type": "pass"})
    with pytest.raises(core.rules.Malformed):
        core.notation.read_move("--")


PASSING = """
    players 2 | clan 1
    a             0:1   0:1   0:1    .     .
    b          0:1   0:1    .     .     .     .
    c       0:1   0:1    .     @     .     .     .
    d    0:1   0:1    .     .     .     .     .     .
    e 0:1   {e2}   .     .     .     .     .    1:2    .
    clan 0 | on {grounds}
"""
"""Clan 0 has eleven tokens on the board, one each; clan 1 is to move."""

FIVE = "a1-a2-b2 a1-b1-b2 b1-b2-c2 b1-c1-c2 c1-c2-d2"


def test_r06_a_clan_without_any_action_passes_by_itself(core: Core) -> None:
    step = core.play(core.game(PASSING.format(e2="0:1", grounds=FIVE)), "e9=1")
    assert kinds(step) == ["placed", "passed"]
    assert told(step, "passed") == [{"clan": 0}]
    assert (step.game.clan, step.game.phase) == (1, "dominance")


def test_r06_who_passes_still_has_its_ceremonial_phase(core: Core) -> None:
    four = FIVE.rpartition(" ")[0]
    step = core.play(core.game(PASSING.format(e2="0:1", grounds=four)), "e9=1")
    assert kinds(step) == ["placed", "passed"]
    assert (step.game.clan, step.game.phase) == (0, "tangata_manu")
    after = core.play(step.game, "+d1-e1-e2")
    assert kinds(after) == ["tangata_manu"]
    assert (after.game.clan, after.game.phase) == (1, "dominance")


def test_r06_a_clan_with_even_one_legal_action_is_asked(core: Core) -> None:
    step = core.play(core.game(PASSING.format(e2="0:1*", grounds=FIVE)), "e9=1")
    assert kinds(step) == ["placed"]
    assert core.rules.actions(step.game) == [core.rules.Withdraw("e2", True)]


def test_r06_one_withdrawal_left_is_an_action_too(core: Core) -> None:
    lone = PASSING.replace("{e2}   .", "{e2}    .").format(e2=" . ", grounds=FIVE).replace("0:1", "0:2", 1)
    step = core.play(core.game(lone), "e9=1")
    assert kinds(step) == ["placed"]
    assert core.rules.actions(step.game) == [core.rules.Withdraw("a1", False)]
