"""The ceremonial phase of the clan on the move [R11, R12]."""

from __future__ import annotations

from typing import NoReturn

from app.rules.actions import ChooseMoai, ChooseTangataManu
from app.rules.board import (
    AROUND,
    GROUNDS,
    NAMES,
    NEAR,
    SPACES,
    TOUCHING_AROUND,
    ground_names,
    grounds_within,
    numbers,
    territory_names,
)
from app.rules.errors import Illegal
from app.rules.game import HOME, MOAI, MOAI_BYTE, TANGATA_MANU, Draft, Game
from app.rules.settle import after_control, control, ground_taken


def hold(draft: Draft) -> bool:
    """What the ceremony does by itself. False when it stops: a choice is due, or somebody has won.

    Once Tangata Manu are being put [R12], no territory is looked at for a Moai again [R11].
    """
    return (draft.phase == "tangata_manu" or _set_moai(draft)) and _put_tangata_manu(draft)


def moai_due(game: Game | Draft, clan: int) -> int:
    """[R11] The territories that become Moai: held and surrounded, with the chief and a Tangata Manu near.

    Near is the territory itself or one adjacent to it; of a Tangata Manu, a ground that touches one of those.
    """
    chief, stands, moai = game.chief[clan], game.grounds[clan], game.moai
    if chief == HOME or not stands or moai.bit_count() == MOAI:
        return 0
    held = game.held[clan]
    beyond = ~(held | moai)
    due = 0
    for number in numbers(held & AROUND[chief]):
        if not NEAR[number] & beyond and TOUCHING_AROUND[number] & stands:
            due |= 1 << number
    return due


def grounds_open(game: Game | Draft, clan: int) -> int:
    """[R12] The grounds that a clan controls and does not stand on."""
    return grounds_within(control(game, clan)) & ~game.grounds[clan]


def at_hand(game: Game | Draft, clan: int) -> int:
    """How many Tangata Manu a clan has in its reserve."""
    return TANGATA_MANU - game.grounds[clan].bit_count()


def choose_moai(draft: Draft, action: ChooseMoai) -> None:
    """[R11] The Moai that the clan has chosen; raises Illegal where none is due."""
    name = action.territory
    due = moai_due(draft, draft.clan) if draft.phase == "moai" else 0
    if not due >> SPACES[name] & 1:
        raise Illegal("R11", "no_moai_there", (name,))
    _moai(draft, SPACES[name])


def choose_tangata_manu(draft: Draft, action: ChooseTangataManu) -> None:
    """[R12] The Tangata Manu that the clan has chosen; raises Illegal where none is due."""
    name = action.ground
    due = grounds_open(draft, draft.clan) if draft.phase == "tangata_manu" else 0
    if not due >> GROUNDS[name] & 1:
        raise Illegal("R12", "no_tangata_manu_there", tuple(name.split("-")))
    ground_taken(draft, GROUNDS[name])


def refuse_other_choice(game: Game, clan: int) -> NoReturn:
    """Raises Illegal for an action of another kind while a choice is due [R11, R12]."""
    if game.phase == "moai":
        raise Illegal("R11", "moai_due", tuple(territory_names(moai_due(game, clan))))
    touched = {name for ground in ground_names(grounds_open(game, clan)) for name in ground.split("-")}
    raise Illegal("R12", "tangata_manu_due", tuple(sorted(touched)))


def _set_moai(draft: Draft) -> bool:
    while due := moai_due(draft, draft.clan):
        if due & due - 1:
            draft.phase = "moai"
            return False
        _moai(draft, due.bit_length() - 1)
        if draft.result:
            return False
    return True


def _put_tangata_manu(draft: Draft) -> bool:
    due = grounds_open(draft, draft.clan)
    if not due:
        return True
    left = at_hand(draft, draft.clan)
    if due.bit_count() > left > 0:
        draft.phase = "tangata_manu"
        return False
    if left:
        for name in ground_names(due):
            ground_taken(draft, GROUNDS[name])
    return draft.result is None


def _moai(draft: Draft, territory: int) -> None:
    """The clan's tokens go home, and a Moai stands there for ever."""
    draft.take_home(territory)
    draft.put(territory, MOAI_BYTE)
    draft.moai |= 1 << territory
    draft.passed = 0
    draft.past = ()
    draft.effects.append({"effect": "moai", "clan": draft.clan, "territory": NAMES[territory]})
    after_control(draft, territory)
