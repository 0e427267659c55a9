"""What a clan may do with a territory, by how it looks to the clan: the one definition of R2–R5.

Of what stands on a territory only this matters to the clan on the move: nothing can be done (a Moai [R5],
a single token of its own [R4], no territory at all [R1]); so many tokens take it [R2, R3]; or so much of its
own can go back [R4]. That is the *look* of the territory, a small number, found for the whole board at once.
"""

from __future__ import annotations

from functools import cache
from operator import getitem
from typing import Any

from app.rules.actions import PLACES, TOKENS, WITHDRAWALS, Action
from app.rules.board import TERRITORIES
from app.rules.game import CHIEF, CHIEF_BIT, CLAN_SHIFT, DOMINANCE_BITS, HOME, MOAI_BYTE, NOWHERE, Position

NOTHING = 0
STRONGEST = TOKENS + CHIEF
"""Looks from 1 to STRONGEST + 1 are the tokens that take the territory, without a chief."""

WITHDRAW: dict[int, tuple[bool, ...]] = {
    STRONGEST + 2: (False,),
    STRONGEST + 3: (True,),
    STRONGEST + 4: (False, True),
}
"""Looks of own territories, with the allowed values of `chief` [R4]."""


def _look(clan: int, byte: int) -> int:
    if byte >= MOAI_BYTE:
        return NOTHING
    dominance, chief = byte & DOMINANCE_BITS, bool(byte & CHIEF_BIT)
    if byte and byte >> CLAN_SHIFT == clan:
        ways = (False,) * (dominance > 1) + (True,) * chief
        return next((look for look, options in WITHDRAW.items() if options == ways), NOTHING)
    return dominance + CHIEF * chief + 1


LOOKS: tuple[bytes, ...] = tuple(bytes(_look(clan, byte) for byte in range(256)) for clan in range(4))
"""For each clan the look of every byte of the board."""

GAPS = bytes((NOWHERE,))


def fewest(look: int, reserve: int, chief_home: bool) -> tuple[int | None, int | None]:
    """[R2, R3] The fewest tokens that suffice there, alone and with the chief; None where that cannot be."""
    if not 0 < look <= STRONGEST + 1:
        return None, None
    led = max(1, look - CHIEF)
    return (look if look <= reserve else None), (led if chief_home and led <= reserve else None)


@cache
def _forms(reserve: int, chief_home: bool) -> tuple[dict[str, int | None] | None, ...]:
    """Of each look the contract's compact form of placing there, None where that cannot be."""
    found: list[dict[str, int | None] | None] = []
    for look in range(STRONGEST + 5):
        alone, led = fewest(look, reserve, chief_home)
        found.append(None if alone is led is None else {"least": alone, "least_with_chief": led})
    return tuple(found)


@cache
def _actions(reserve: int, chief_home: bool) -> tuple[tuple[tuple[Action, ...], ...], ...]:
    """For each territory, and each look of it, all actions there."""
    return tuple(
        tuple(_actions_there(name, look, reserve, chief_home) for look in range(STRONGEST + 5)) for name in TERRITORIES
    )


def _actions_there(name: str, look: int, reserve: int, chief_home: bool) -> tuple[Action, ...]:
    found: list[Action] = [WITHDRAWALS[name, chief] for chief in WITHDRAW.get(look, ())]
    for chief, least in zip((False, True), fewest(look, reserve, chief_home), strict=True):
        if least is not None:
            found += PLACES[name, chief][least - 1 : reserve]
    return tuple(found)


def dominance_actions(position: Position) -> list[Action]:
    """Every action of a dominance phase as a value, territory by territory."""
    clan = position.clan
    table = _actions(position.reserve[clan], position.chief[clan] == HOME)
    found: list[Action] = []
    for there in filter(None, map(getitem, table, position.board.translate(LOOKS[clan], GAPS))):
        found += there
    return found


def dominance_form(position: Position) -> tuple[dict[str, Any], dict[str, Any]]:
    """`place` and `withdraw` of the contract's compact form. The caller owns both."""
    clan = position.clan
    looks = position.board.translate(LOOKS[clan], GAPS)
    forms = _forms(position.reserve[clan], position.chief[clan] == HOME)
    place = {name: form.copy() for name, form in zip(TERRITORIES, map(forms.__getitem__, looks), strict=True) if form}
    withdraw = {name: [*WITHDRAW[look]] for name, look in zip(TERRITORIES, looks, strict=True) if look > STRONGEST + 1}
    return place, withdraw
