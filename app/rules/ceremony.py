"""The ceremonial phase of the clan on the move [R11, R12]."""

from __future__ import annotations

from typing import NoReturn

from app.rules.actions import ChooseMoai, ChooseTangataManu
from app.rules.board import (
    AROUND,
    GROUNDS,
    NAMES,
    NEAR,
    SACRED,
    SPACES,
    TOUCHING_AROUND,
    ground_names,
    grounds_within,
    numbers,
    territory_names,
)
from app.rules.errors import Illegal
from app.rules.game import HOME, MOAI, MOAI_BYTE, TANGATA_MANU, Position
from app.rules.settle import look_at_make_make, take_grounds

SITES: tuple[tuple[tuple[int, int, int], ...], ...] = tuple(
    tuple((1 << site, NEAR[site], TOUCHING_AROUND[site]) for site in numbers(around)) for around in AROUND
)
"""Where Moai can rise with the chief on a territory: each site, what is adjacent, what grounds are near."""


def hold(draft: Position) -> bool:
    """What the ceremony does by itself. False when it stops: a choice is due, or somebody has won.

    A clan that controls no ground has no Tangata Manu on one either, and so nothing is due to it [R11, R12].
    Once Tangata Manu are being put [R12], no territory is looked at for a Moai again [R11].
    """
    clan = draft.clan
    controlled = grounds_within(draft.held[clan] | draft.moai)
    if not controlled:
        return True
    if draft.phase != "tangata_manu" and not _set_moai(draft):
        return False
    due = controlled & ~draft.grounds[clan]
    return not due or _put_tangata_manu(draft, due)


def moai_due(position: Position, clan: int) -> int:
    """[R11] The territories that become Moai: held and surrounded, with the chief and a Tangata Manu near.

    Near is the territory itself or one adjacent to it; of a Tangata Manu, a ground that touches one of those.
    """
    chief, stands = position.chief[clan], position.grounds[clan]
    if chief == HOME or not stands or position.moai.bit_count() == MOAI:
        return 0
    held = position.held[clan]
    beyond = ~(held | position.moai)
    due = 0
    for territory, near, touching in SITES[chief]:
        if held & territory and not near & beyond and touching & stands:
            due |= territory
    return due


def grounds_open(position: Position, clan: int) -> int:
    """[R12] The grounds that a clan controls [R7] and does not stand on."""
    return grounds_within(position.held[clan] | position.moai) & ~position.grounds[clan]


def at_hand(position: Position, clan: int) -> int:
    """How many Tangata Manu a clan has in its reserve."""
    return TANGATA_MANU - position.grounds[clan].bit_count()


def choose_moai(draft: Position, action: ChooseMoai) -> None:
    """[R11] The Moai that the clan has chosen; raises Illegal where none is due."""
    name = action.territory
    due = moai_due(draft, draft.clan) if draft.phase == "moai" else 0
    if not due >> SPACES[name] & 1:
        raise Illegal("R11", "no_moai_there", (name,))
    _moai(draft, SPACES[name])


def choose_tangata_manu(draft: Position, action: ChooseTangataManu) -> None:
    """[R12] The Tangata Manu that the clan has chosen; raises Illegal where none is due."""
    name = action.ground
    due = grounds_open(draft, draft.clan) if draft.phase == "tangata_manu" else 0
    if not due >> GROUNDS[name] & 1:
        raise Illegal("R12", "no_tangata_manu_there", tuple(name.split("-")))
    take_grounds(draft, 1 << GROUNDS[name])


def refuse_other_choice(position: Position) -> NoReturn:
    """Raises Illegal for an action of another kind while a choice is due [R11, R12]."""
    if position.phase == "moai":
        raise Illegal("R11", "moai_due", tuple(territory_names(moai_due(position, position.clan))))
    touched = {name for ground in ground_names(grounds_open(position, position.clan)) for name in ground.split("-")}
    raise Illegal("R12", "tangata_manu_due", tuple(sorted(touched)))


def _set_moai(draft: Position) -> bool:
    while due := moai_due(draft, draft.clan):
        if due & due - 1:
            draft.phase = "moai"
            return False
        _moai(draft, due.bit_length() - 1)
        if draft.result:
            return False
    return True


def _put_tangata_manu(draft: Position, due: int) -> bool:
    left = at_hand(draft, draft.clan)
    if due.bit_count() > left > 0:
        draft.phase = "tangata_manu"
        return False
    if left:
        take_grounds(draft, due)
    return draft.result is None


def _moai(draft: Position, territory: int) -> None:
    """The clan's tokens go home, and a Moai stands there for ever.

    For R13 nothing is to be done: a clan that passes has its chief at home, and so no Moai.
    """
    draft.take_home(territory)
    draft.put(territory, MOAI_BYTE)
    draft.moai |= 1 << territory
    draft.past = ()
    draft.effects.append({"effect": "moai", "clan": draft.clan, "territory": NAMES[territory]})
    if SACRED >> territory & 1:
        look_at_make_make(draft)
