"""What holds in every position of every game: random games, with retirements, looked at after each step."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app import rules
from app.rules import picture
from app.rules.board import GROUNDS
from app.rules.notation import (
    Agreement,
    Entry,
    Record,
    Retirement,
    read_move,
    read_record,
    write_move,
    write_record,
)
from tests.rules.vectors import rows

SPACES = [f"{row}{i}" for row, length in zip("abcde", range(5, 10), strict=True) for i in range(1, length + 1)]
EVERY_ACTION: list[rules.Action] = [
    *(rules.Place(name, tokens, chief) for name, tokens, chief in product(SPACES, range(13), (False, True))),
    *(rules.Withdraw(name, chief) for name, chief in product(SPACES, (False, True))),
    *(rules.ChooseMoai(name) for name in SPACES),
    *(rules.ChooseTangataManu(name) for name in GROUNDS),
]

CALM = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""A busy machine is no reason to fail."""


@st.composite
def games(draw: st.DrawFn, longest: int = 80) -> tuple[int, int, list[tuple[int, int]]]:
    """Players, first, and for each step two numbers: which action, and whether somebody leaves instead."""
    players = draw(st.integers(2, 4))
    steps = st.tuples(st.integers(0, 999), st.integers(0, 60))
    return players, draw(st.integers(0, players - 1)), draw(st.lists(steps, min_size=20, max_size=longest))


def entries(game: rules.Game, which: int, leaving: int) -> Entry:
    if leaving < 4 and leaving < game.players and leaving not in game.retired:
        return Retirement(leaving, "resign")
    actions = rules.actions(game)
    forward = [action for action in actions if not isinstance(action, rules.Place) or action.dominance == 1]
    chosen = (forward or actions) if which % 3 else actions
    return chosen[which % len(chosen)]


def played(told: tuple[int, int, list[tuple[int, int]]]) -> Iterator[tuple[rules.Game, Entry, rules.Step]]:
    """Each step of a game: the game before, what was done, what came of it."""
    players, first, steps = told
    game = rules.start(players, first)
    for which, leaving in steps:
        if game.result:
            return
        entry = entries(game, which, leaving)
        if isinstance(entry, Retirement):
            step = rules.retire(game, entry.clan, entry.reason)
        else:
            assert not isinstance(entry, Agreement)
            step = rules.apply(game, entry)
        yield game, entry, step
        game = step.game


def expanded(legal: dict[str, Any], reserve: int) -> set[rules.Action]:
    """Every action that the compact form stands for."""
    found: set[rules.Action] = set()
    for name, fewest in legal["place"].items():
        for chief, key in ((False, "least"), (True, "least_with_chief")):
            if fewest[key] is not None:
                found |= {rules.Place(name, tokens, chief) for tokens in range(fewest[key], reserve + 1)}
    found |= {rules.Withdraw(name, chief) for name, options in legal["withdraw"].items() for chief in options}
    found |= {rules.ChooseMoai(name) for name in legal["moai"]}
    return found | {rules.ChooseTangataManu(name) for name in legal["tangata_manu"]}


def accepted(game: rules.Game, action: rules.Action) -> bool:
    try:
        rules.apply(game, action)
    except rules.Illegal:
        return False
    return True


@settings(CALM, max_examples=25)
@given(games(), st.data())
def test_apply_accepts_exactly_what_legal_lists(told: Any, data: st.DataObject) -> None:
    positions = [step.game for _, _, step in played(told) if not step.game.result]
    if not positions:
        return
    game = data.draw(st.sampled_from(positions))
    listed = rules.actions(game)
    legal = rules.legal(game)
    assert legal is not None
    assert len(listed) == len(set(listed)) > 0
    assert set(listed) == expanded(legal, rules.write_state(game)["reserves"][game.clan or 0]["dominance"])
    assert set(listed) == {action for action in EVERY_ACTION if accepted(game, action)}


def test_apply_accepts_exactly_what_legal_lists_where_choices_are_due() -> None:
    for row in rows("positions")[::12]:
        game = rules.read_state(row["before"])
        assert set(rules.actions(game)) == {action for action in EVERY_ACTION if accepted(game, action)}


def conserved(state: dict[str, Any]) -> None:
    for clan, reserve in enumerate(state["reserves"]):
        own = [tokens for tokens in state["territories"].values() if tokens["clan"] == clan]
        assert reserve["dominance"] + sum(tokens["dominance"] for tokens in own) == 11
        assert reserve["chief"] + sum(tokens["chief"] for tokens in own) == 1
        assert reserve["tangata_manu"] + len(state["tangata_manu"][clan]) == 5
        assert min(reserve["dominance"], reserve["tangata_manu"]) >= 0
    assert state["moai_left"] + len(state["moai"]) == 12
    assert not set(state["moai"]) & set(state["territories"])


@settings(CALM, max_examples=60)
@given(games())
def test_tokens_are_conserved_and_states_round_trip(told: Any) -> None:
    for _, _, step in played(told):
        state = rules.write_state(step.game)
        conserved(state)
        text = json.dumps(state)
        again = rules.read_state(json.loads(text))
        assert json.dumps(rules.write_state(again)) == text
        assert picture.read(picture.draw(state)) == state
        assert rules.actions(again) == rules.actions(step.game)


@settings(CALM, max_examples=60)
@given(games())
def test_actions_moves_and_records_round_trip(told: Any) -> None:
    done = list(played(told))
    for game, entry, _ in done:
        if not isinstance(entry, Retirement | Agreement):
            assert rules.read_action(json.loads(json.dumps(rules.write_action(entry)))) == entry
            assert read_move(write_move(game, entry)) == entry
    record = Record(told[0], told[1], ('"\\',) * told[0], tuple(entry for _, entry, _ in done))
    assert read_record(write_record(record)) == record
    if done:
        assert record.game() == done[-1][2].game


@settings(CALM, max_examples=60)
@given(games())
def test_a_game_that_is_held_never_changes(told: Any) -> None:
    kept = []
    for game, _, step in played(told):
        kept.append((game, rules.write_state(game), rules.legal(game), hash(game)))
        rules.legal(step.game)
    for game, state, legal, number in kept:
        assert (rules.write_state(game), rules.legal(game), hash(game)) == (state, legal, number)


def replayed(state: dict[str, Any], effects: tuple[dict[str, Any], ...]) -> dict[str, Any]:
    """A state changed by effects alone, as a client would that knows no rules."""
    for effect in effects:
        clan = effect.get("clan")
        match effect["effect"]:
            case "placed" | "conquered":
                put_tokens(state, effect, -1)
            case "withdrawn" | "returned":
                put_tokens(state, effect, +1)
            case "lost_ground":
                state["tangata_manu"][clan].remove(effect["ground"])
                state["reserves"][clan]["tangata_manu"] += 1
            case "tangata_manu":
                state["tangata_manu"][clan] = sorted([*state["tangata_manu"][clan], effect["ground"]])
                state["reserves"][clan]["tangata_manu"] -= 1
            case "moai":
                state["moai"] = sorted([*state["moai"], effect["territory"]])
                state["moai_left"] -= 1
            case "make_make":
                assert state["make_make"] == effect["from"]
                state["make_make"] = clan
            case "retired":
                state["retired"] = sorted([*state["retired"], clan])
            case "over":
                state |= {
                    "phase": "over",
                    "clan": None,
                    "result": effect["result"],
                    "winner": effect["winner"],
                }
            case kind:
                assert kind == "passed"
    return state


def put_tokens(state: dict[str, Any], effect: dict[str, Any], home: int) -> None:
    reserve, name = state["reserves"][effect["clan"]], effect["territory"]
    reserve["dominance"] += home * effect["dominance"]
    reserve["chief"] = effect["chief"] == (home > 0) if effect["chief"] else reserve["chief"]
    there = state["territories"].get(name)
    if home < 0:
        state["coming"] = {name: {key: effect[key] for key in ("clan", "dominance", "chief")}}
        if there is None:
            state["territories"] |= state.pop("coming")
    elif effect["effect"] == "returned":
        del state["territories"][name]
        state["territories"] |= state.pop("coming", {})
    else:
        there["dominance"] -= effect["dominance"]
        there["chief"] = there["chief"] and not effect["chief"]


@settings(CALM, max_examples=60)
@given(games())
def test_effects_tell_everything_that_changed(told: Any) -> None:
    for game, _, step in played(told):
        after = rules.write_state(step.game)
        if not step.game.result:
            after |= {"clan": game.clan, "phase": game.phase}
        assert replayed(rules.write_state(game), step.effects) == after


@settings(CALM, max_examples=30)
@given(st.integers(2, 4), st.randoms(use_true_random=False))
def test_random_games_end_or_are_cut(players: int, chance: Any) -> None:
    game = rules.start(players)
    for _ in range(400):
        if game.result:
            break
        game = rules.apply(game, chance.choice(rules.actions(game))).game
    assert (game.result is None) == (game.clan is not None) == bool(rules.actions(game))
    assert game.result in (None, "ariki", "stalemate", "repetition")
    assert (game.winner is not None) == (game.result == "ariki")
