"""The rules as the tests use them: positions from pictures, moves in notation, answers in few words."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

import pytest


class Refusal(NamedTuple):
    """Why an action was refused."""

    rule: str
    reason: str
    spaces: tuple[str, ...]
    short: int | None


class Core:
    """The rules package of a name; the tests are written for any, so that broken ones can be put to them."""

    def __init__(self, package: str = "app.rules") -> None:
        self.rules: Any = import_module(package)
        self.board: Any = import_module(f"{package}.board")
        self.notation: Any = import_module(f"{package}.notation")
        self.picture: Any = import_module(f"{package}.picture")

    def game(self, picture: str) -> Any:
        return self.rules.read_state(self.picture.read(picture))

    def play(self, game: Any, *moves: str) -> Any:
        """The step of the last of the moves; `!2` is the retirement of clan 2."""
        step = self.rules.Step(game, ())
        for move in moves:
            if move.startswith("!"):
                step = self.rules.retire(step.game, int(move[1:]))
            else:
                step = self.rules.apply(step.game, self.notation.read_move(move))
        return step

    def refusal(self, game: Any, action: Any) -> Refusal:
        """How an action, or a move in notation, is refused; fails if it is not."""
        if isinstance(action, str):
            action = self.notation.read_move(action)
        with pytest.raises(self.rules.Illegal) as caught:
            self.rules.apply(game, action)
        error = caught.value
        return Refusal(error.rule, error.reason, error.spaces, error.short)

    def state(self, game: Any) -> dict[str, Any]:
        return dict(self.rules.write_state(game))


def kinds(step: Any) -> list[str]:
    """The effects of a step, by name only."""
    return [effect["effect"] for effect in step.effects]


def told(step: Any, kind: str) -> list[dict[str, Any]]:
    """The effects of one kind, without their name."""
    return [
        {key: value for key, value in effect.items() if key != "effect"}
        for effect in step.effects
        if effect["effect"] == kind
    ]
