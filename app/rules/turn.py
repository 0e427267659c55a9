"""A turn: what is legal, and what comes of it. `apply` accepts exactly what `legal` lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

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
from app.rules.game import Game, Position, Step, at
from app.rules.options import dominance_actions, dominance_form

DO: dict[type[Any], Callable[[Position, Any], None]] = {
    Place: place,
    Withdraw: withdraw,
    ChooseMoai: choose_moai,
    ChooseTangataManu: choose_tangata_manu,
}
DUE: dict[str, type[Any]] = {"moai": ChooseMoai, "tangata_manu": ChooseTangataManu}
"""The kind of action that is asked for in a phase of choice."""


def apply(game: Game, action: Action) -> Step:
    """The action of the clan on the move, and everything that follows by itself; raises Illegal."""
    draft = at(game).copy()
    if draft.phase != "dominance" and type(action) is not DUE.get(draft.phase):
        _refuse_kind(draft)
    DO[type(action)](draft, action)
    draft.passed = 0
    if draft.result is None and hold(draft):
        next_turn(draft)
    return draft.sealed()


def _refuse_kind(draft: Position) -> NoReturn:
    """Raises Illegal for an action where a choice is due, or nothing any more."""
    if draft.result:
        raise Illegal(ENDED_BY[draft.result], "game_over")
    refuse_other_choice(draft)


def legal(game: Game) -> dict[str, Any] | None:
    """What the clan on the move may do, in the contract's compact form; None when the game is over."""
    position = at(game)
    if position.result:
        return None
    form: dict[str, Any] = {"place": {}, "withdraw": {}, "moai": [], "tangata_manu": []}
    if position.phase == "moai":
        form["moai"] = territory_names(moai_due(position, position.clan))
    elif position.phase == "tangata_manu":
        form["tangata_manu"] = ground_names(grounds_open(position, position.clan))
    else:
        form["place"], form["withdraw"] = dominance_form(position)
    return form


def actions(game: Game) -> list[Action]:
    """Every legal action as a value."""
    position = at(game)
    if position.result:
        return []
    if position.phase == "moai":
        return [MOAI_CHOICES[name] for name in territory_names(moai_due(position, position.clan))]
    if position.phase == "tangata_manu":
        return [TANGATA_MANU_CHOICES[name] for name in ground_names(grounds_open(position, position.clan))]
    return dominance_actions(position)
