"""The dominance phase: place, conquer, withdraw, and having nothing to do at all [R1–R6]."""

from __future__ import annotations

from typing import NoReturn

from app.rules.actions import TOKENS, Place, Withdraw
from app.rules.board import CENTRE, NAMES, SACRED, SPACES
from app.rules.errors import Illegal
from app.rules.game import (
    CHIEF,
    CHIEF_BIT,
    CLAN_SHIFT,
    DOMINANCE_BITS,
    HOME,
    MOAI_BYTE,
    Position,
)
from app.rules.options import LOOKS, NOTHING, WITHDRAW
from app.rules.settle import look_at_make_make, lose_grounds


def place(draft: Position, action: Place) -> None:
    """[R2, R3] Put tokens on a neutral territory or another clan's; raises Illegal."""
    clan, dominance, chief = draft.clan, action.dominance, action.chief
    territory = SPACES[action.territory]
    byte = draft.board[territory]
    if (
        not 0 < dominance <= draft.reserve[clan]
        or (chief and draft.chief[clan] != HOME)
        # What a reserve can make is less than the looks of own territories.
        or not NOTHING < LOOKS[clan][byte] <= (dominance + CHIEF if chief else dominance)
    ):
        _refuse_place(draft, action, territory)
    if byte:
        draft.remember()
        _conquer(draft, action, territory, byte >> CLAN_SHIFT)
    else:
        draft.past = ()
        draft.tell_tokens("placed", clan, action.territory, dominance, chief)
        draft.occupy(clan, territory, dominance, chief)
    if SACRED >> territory & 1:
        look_at_make_make(draft)


def _conquer(draft: Position, action: Place, territory: int, loser: int) -> None:
    draft.effects.append(
        {
            "effect": "conquered",
            "clan": draft.clan,
            "territory": action.territory,
            "dominance": action.dominance,
            "chief": action.chief,
            "from": loser,
        }
    )
    draft.take_home(territory)
    draft.occupy(draft.clan, territory, action.dominance, action.chief)
    lose_grounds(draft, territory, loser)


def withdraw(draft: Position, action: Withdraw) -> None:
    """[R4] Take all dominance tokens but one back, and the chief if the player says so; raises Illegal."""
    territory, clan, chief = SPACES[action.territory], draft.clan, action.chief
    byte = draft.board[territory]
    if chief not in WITHDRAW.get(LOOKS[clan][byte], ()):
        _refuse_withdraw(draft, action, territory)
    draft.remember()
    back = (byte & DOMINANCE_BITS) - 1
    draft.reserve[clan] += back
    if chief:
        draft.move_chief(clan, HOME)
    draft.put(territory, byte - back - (CHIEF_BIT if chief else 0))
    draft.tell_tokens("withdrawn", clan, action.territory, back, chief)


def can_act(position: Position, clan: int) -> bool:
    """[R6] Whether a clan has any legal action in its dominance phase.

    It has none only with its chief at home and each of its tokens alone on a territory. For with a token in
    reserve (and the chief there too, or its withdrawal is an action) there always is a territory weak enough:
    twelve Moai and ten of its own leave twelve, and the other clans' tokens make at most nine of strength 4.
    """
    return position.chief[clan] != HOME or position.held[clan].bit_count() < TOKENS


def _refuse_place(draft: Position, action: Place, territory: int) -> NoReturn:
    """Raises Illegal by the first rule that forbids it."""
    name, clan, byte = action.territory, draft.clan, draft.board[territory]
    if territory == CENTRE:
        raise Illegal("R1", "centre", (name,))
    if draft.held[clan] >> territory & 1:
        raise Illegal("R5", "own_territory", (name,))
    if byte == MOAI_BYTE:
        raise Illegal("R5", "moai_stands", (name,))
    if action.dominance < 1:
        raise Illegal("R2", "too_few")
    if action.dominance > draft.reserve[clan]:
        raise Illegal("R2", "reserve_short", short=action.dominance - draft.reserve[clan])
    if action.chief and draft.chief[clan] != HOME:
        raise Illegal("R2", "chief_away", (NAMES[draft.chief[clan]],))
    short = LOOKS[clan][byte] - action.dominance - CHIEF * action.chief
    raise Illegal("R3", "not_stronger", (name,), short)


def _refuse_withdraw(draft: Position, action: Withdraw, territory: int) -> NoReturn:
    """Raises Illegal by the first rule that forbids it."""
    name, clan = action.territory, draft.clan
    if territory == CENTRE:
        raise Illegal("R1", "centre", (name,))
    if not draft.held[clan] >> territory & 1:
        raise Illegal("R4", "not_held", (name,))
    alone = draft.board[territory] & DOMINANCE_BITS == 1
    if alone and not (action.chief and draft.chief[clan] == territory):
        raise Illegal("R4", "nothing_to_withdraw", (name,))
    raise Illegal("R4", "no_chief_there", (name,))
