"""The dominance phase: place, conquer, withdraw, and having nothing to do at all [R1–R6]."""

from __future__ import annotations

from app.rules.actions import TOKENS, Place, Withdraw
from app.rules.board import ALL, CENTRE, NAMES, SPACES
from app.rules.errors import Illegal
from app.rules.game import (
    CHIEF,
    CHIEF_BIT,
    CLAN_SHIFT,
    DOMINANCE_BITS,
    HOME,
    MOAI_BYTE,
    STRENGTH,
    Draft,
    Game,
    held_byte,
)
from app.rules.settle import after_conquest, after_control


def place(draft: Draft, action: Place) -> None:
    """[R2, R3] Put tokens on a neutral territory or another clan's; raises Illegal."""
    territory, clan = SPACES[action.territory], draft.clan
    _check_place(draft, action, territory)
    loser = draft.board[territory] >> CLAN_SHIFT if draft.board[territory] else None
    effect = {
        "effect": "placed" if loser is None else "conquered",
        "clan": clan,
        "territory": action.territory,
        "dominance": action.dominance,
        "chief": action.chief,
    }
    draft.effects.append(effect)
    if loser is None:
        draft.past = ()
    else:
        effect["from"] = loser
        draft.take_home(territory)
    draft.board[territory] = held_byte(clan, action.dominance, action.chief)
    draft.held[clan] |= 1 << territory
    draft.reserve[clan] -= action.dominance
    if action.chief:
        draft.chief[clan] = territory
    if loser is None:
        after_control(draft, territory)
    else:
        after_conquest(draft, territory, loser)


def withdraw(draft: Draft, action: Withdraw) -> None:
    """[R4] Take all dominance tokens but one back, and the chief if the player says so; raises Illegal."""
    territory, clan = SPACES[action.territory], draft.clan
    _check_withdraw(draft, action, territory)
    byte = draft.board[territory]
    back = (byte & DOMINANCE_BITS) - 1
    draft.reserve[clan] += back
    draft.board[territory] = byte - back - (CHIEF_BIT if action.chief else 0)
    if action.chief:
        draft.chief[clan] = HOME
    draft.effects.append(
        {
            "effect": "withdrawn",
            "clan": clan,
            "territory": action.territory,
            "dominance": back,
            "chief": action.chief,
        }
    )


def least(game: Game | Draft, territory: int) -> int:
    """[R2, R3] The fewest dominance tokens that suffice there without the chief."""
    return STRENGTH[game.board[territory]] + 1


def neutral(game: Game | Draft) -> int:
    """The territories where nothing stands."""
    taken = game.moai
    for territories in game.held:
        taken |= territories
    return ALL & ~taken


def can_act(game: Game | Draft, clan: int) -> bool:
    """[R6] Whether a clan has any legal action in its dominance phase.

    It has none only with its chief at home and each of its tokens alone on a territory. For with a token in
    reserve (and the chief there too, or its withdrawal is an action) there always is a territory weak enough:
    twelve Moai and ten of its own leave twelve, and the other clans' tokens make at most nine of strength 4.
    """
    return game.chief[clan] != HOME or game.held[clan].bit_count() < TOKENS


def targets(game: Game | Draft, clan: int) -> int:
    """Where a clan may place if it is strong enough: neither its own nor a Moai [R5]."""
    return ALL & ~(game.held[clan] | game.moai)


def _check_place(draft: Draft, action: Place, territory: int) -> None:
    name, clan = action.territory, draft.clan
    if territory == CENTRE:
        raise Illegal("R1", "centre", (name,))
    if draft.held[clan] >> territory & 1:
        raise Illegal("R5", "own_territory", (name,))
    if draft.board[territory] == MOAI_BYTE:
        raise Illegal("R5", "moai_stands", (name,))
    if action.dominance < 1:
        raise Illegal("R2", "too_few")
    if action.dominance > draft.reserve[clan]:
        raise Illegal("R2", "reserve_short", short=action.dominance - draft.reserve[clan])
    if action.chief and draft.chief[clan] != HOME:
        raise Illegal("R2", "chief_away", (NAMES[draft.chief[clan]],))
    short = STRENGTH[draft.board[territory]] + 1 - action.dominance - CHIEF * action.chief
    if short > 0:
        raise Illegal("R3", "not_stronger", (name,), short)


def _check_withdraw(draft: Draft, action: Withdraw, territory: int) -> None:
    name, clan = action.territory, draft.clan
    if territory == CENTRE:
        raise Illegal("R1", "centre", (name,))
    if not draft.held[clan] >> territory & 1:
        raise Illegal("R4", "not_held", (name,))
    chief_there = draft.chief[clan] == territory
    if draft.board[territory] & DOMINANCE_BITS == 1 and not (action.chief and chief_there):
        raise Illegal("R4", "nothing_to_withdraw", (name,))
    if action.chief and not chief_there:
        raise Illegal("R4", "no_chief_there", (name,))
