"""A turn: what is legal, and what comes of it. `apply` accepts exactly what `legal` lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.rules.actions import (
    MOAI_CHOICES,
    TANGATA_MANU_CHOICES,
    Action,
    ChooseMoai,
    ChooseTangataManu,
    Place,
    Withdraw,
)
from app.rules.board import ground_names, territory_names
from app.rules.ceremony import (
    choose_moai,
    choose_tangata_manu,
    grounds_open,
    hold,
    moai_due,
    refuse_other_choice,
)
from app.rules.dominance import place, withdraw
from app.rules.ending import ENDED_BY, next_turn
from app.rules.errors import Illegal
from app.rules.game import Draft, Game, Step
from app.rules.options import dominance_actions, dominance_form

DO: dict[type[Any], Callable[[Draft, Any], None]] = {
    Place: place,
    Withdraw: withdraw,
    ChooseMoai: choose_moai,
    ChooseTangataManu: choose_tangata_manu,
}
DUE: dict[str, type[Any]] = {"moai": ChooseMoai, "tangata_manu": ChooseTangataManu}
"""The kind of action that is asked for in a phase of choice."""


def apply(game: Game, action: Action) -> Step:
    """The action of the clan on the move, and everything that follows by itself; raises Illegal."""
    if game.clan is None:
        raise Illegal(ENDED_BY[game.result or ""], "game_over")
    draft = Draft(game)
    if draft.phase != "dominance" and type(action) is not DUE[draft.phase]:
        refuse_other_choice(game, draft.clan)
    DO[type(action)](draft, action)
    draft.passed = 0
    if draft.result is None and hold(draft):
        next_turn(draft)
    return draft.step()


def legal(game: Game) -> dict[str, Any] | None:
    """What the clan on the move may do, in the contract's compact form; None when the game is over."""
    if game.clan is None:
        return None
    form: dict[str, Any] = {"place": {}, "withdraw": {}, "moai": [], "tangata_manu": []}
    if game.phase == "moai":
        form["moai"] = territory_names(moai_due(game, game.clan))
    elif game.phase == "tangata_manu":
        form["tangata_manu"] = ground_names(grounds_open(game, game.clan))
    else:
        form["place"], form["withdraw"] = dominance_form(game, game.clan)
    return form


def actions(game: Game) -> list[Action]:
    """Every legal action as a value."""
    if game.clan is None:
        return []
    if game.phase == "moai":
        return [MOAI_CHOICES[name] for name in territory_names(moai_due(game, game.clan))]
    if game.phase == "tangata_manu":
        return [TANGATA_MANU_CHOICES[name] for name in ground_names(grounds_open(game, game.clan))]
    return dominance_actions(game, game.clan)
