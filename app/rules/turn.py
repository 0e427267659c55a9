"""A turn: what is legal, and what comes of it. `apply` accepts exactly what `legal` lists."""

from __future__ import annotations

from typing import Any

from app.rules.actions import (
    MOAI_CHOICES,
    PLACES,
    TANGATA_MANU_CHOICES,
    WITHDRAWALS,
    Action,
    ChooseMoai,
    ChooseTangataManu,
    Place,
    Withdraw,
)
from app.rules.board import NAMES, ground_names, numbers, territory_names
from app.rules.ceremony import (
    choose_moai,
    choose_tangata_manu,
    grounds_open,
    hold,
    moai_due,
    refuse_other_choice,
)
from app.rules.dominance import least, place, targets, withdraw
from app.rules.ending import ENDED_BY, next_turn, position
from app.rules.errors import Illegal
from app.rules.game import CHIEF, DOMINANCE_BITS, HOME, Draft, Game, Step


def apply(game: Game, action: Action) -> Step:
    """The action of the clan on the move, and everything that follows by itself; raises Illegal."""
    if game.clan is None:
        raise Illegal(ENDED_BY[game.result or ""], "game_over")
    draft = Draft(game, game.clan)
    if game.phase == "dominance":
        draft.past = draft.past or (position(game, game.clan),)
    elif not isinstance(action, CHOICE_DUE[game.phase]):
        refuse_other_choice(game, game.clan)
    _act(draft, action)
    draft.passed = 0
    if draft.result is None and hold(draft):
        next_turn(draft)
    return draft.step()


CHOICE_DUE = {"moai": ChooseMoai, "tangata_manu": ChooseTangataManu}


def _act(draft: Draft, action: Action) -> None:
    if isinstance(action, Place):
        place(draft, action)
    elif isinstance(action, Withdraw):
        withdraw(draft, action)
    elif isinstance(action, ChooseMoai):
        choose_moai(draft, action.territory)
    else:
        choose_tangata_manu(draft, action.ground)


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
        form["place"] = _legal_places(game, game.clan)
        form["withdraw"] = _legal_withdrawals(game, game.clan)
    return form


def _legal_places(game: Game, clan: int) -> dict[str, dict[str, int | None]]:
    reserve, chief_home = game.reserve[clan], game.chief[clan] == HOME
    found: dict[str, dict[str, int | None]] = {}
    for number in numbers(targets(game, clan)):
        alone = least(game, number)
        led = max(1, alone - CHIEF) if chief_home else reserve + 1
        if alone <= reserve or led <= reserve:
            found[NAMES[number]] = {
                "least": alone if alone <= reserve else None,
                "least_with_chief": led if led <= reserve else None,
            }
    return found


def _legal_withdrawals(game: Game, clan: int) -> dict[str, list[bool]]:
    found = {}
    for number in numbers(game.held[clan]):
        options = [False] if game.board[number] & DOMINANCE_BITS > 1 else []
        if number == game.chief[clan]:
            options.append(True)
        if options:
            found[NAMES[number]] = options
    return found


def actions(game: Game) -> list[Action]:
    """Every legal action as a value."""
    form = legal(game)
    if form is None:
        return []
    found: list[Action] = []
    reserve = game.reserve[game.clan or 0]
    for name, fewest in form["place"].items():
        for chief, key in ((False, "least"), (True, "least_with_chief")):
            if fewest[key] is not None:
                found += PLACES[name, chief][fewest[key] - 1 : reserve]
    found += [WITHDRAWALS[name, chief] for name, options in form["withdraw"].items() for chief in options]
    found += [MOAI_CHOICES[name] for name in form["moai"]]
    found += [TANGATA_MANU_CHOICES[name] for name in form["tangata_manu"]]
    return found
