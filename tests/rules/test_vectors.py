"""Every row of the five vector files."""

from __future__ import annotations

from typing import Any

import pytest

from app import rules
from tests.rules.vectors import rows


def step(game: rules.Game, action: dict[str, Any]) -> rules.Game:
    if action["type"] == "retire":
        return rules.retire(game, action["clan"]).game
    return rules.apply(game, rules.read_action(action)).game


def ids(name: str) -> list[int]:
    return list(range(len(rows(name))))


@pytest.mark.parametrize("index", ids("full"))
def test_full_games_have_every_state(index: int) -> None:
    row = rows("full")[index]
    game = rules.start(row["players"], row["first"])
    assert rules.write_state(game) == row["states"][0]
    for action, state in zip(row["actions"], row["states"][1:], strict=True):
        game = step(game, action)
        assert rules.write_state(game) == state
        assert rules.write_state(rules.read_state(state)) == state
    assert (game.result, game.winner) == (row["result"], row["winner"])


@pytest.mark.parametrize("name", ["games", "special"])
def test_games_have_every_digest(name: str) -> None:
    for row in rows(name):
        game = rules.start(row["players"], row["first"])
        digests = [rules.digest(rules.write_state(game))]
        for action in row["actions"]:
            game = step(game, action)
            digests.append(rules.digest(rules.write_state(game)))
        assert digests == row["digests"]
        assert (game.result, game.winner) == (row["result"], row["winner"])


def test_positions_lead_from_before_to_after() -> None:
    for row in rows("positions"):
        before = rules.read_state(row["before"])
        assert rules.write_state(before) == row["before"]
        assert rules.write_state(step(before, row["action"])) == row["after"]
        assert rules.write_state(rules.read_state(row["after"])) == row["after"]


def test_legal_is_the_compact_form_and_refuses_the_rest() -> None:
    for row in rows("legal"):
        game = rules.read_state(row["state"])
        assert rules.write_state(game) == row["state"]
        assert rules.legal(game) == row["legal"]
        assert len(rules.actions(game)) == row["count"]
        for refused in row["refused"]:
            with pytest.raises(rules.Illegal) as caught:
                rules.apply(game, rules.read_action(refused["action"]))
            assert caught.value.rule == refused["rule"], refused


def test_the_opening_has_748_actions() -> None:
    assert len(set(rules.actions(rules.start(4)))) == 748
