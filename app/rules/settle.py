"""At once after every change on the board: control, lost grounds, Make Make, victory [R7–R10].

Nobody counts the whole board again. Control of a territory is only ever lost to a conqueror: a neutral
one had none, a withdrawal leaves a token, and a Moai is controlled by all. So R8 concerns one clan and
the grounds of one territory, and R9 only changes with a sacred territory.
"""

from __future__ import annotations

from app.rules.board import GROUND_NAMES, SACRED, TOUCHING, ground_names
from app.rules.game import TANGATA_MANU, Draft, Game


def control(game: Game | Draft, clan: int) -> int:
    """[R7] The territories a clan controls: those it holds, and every Moai."""
    return game.held[clan] | game.moai


def after_conquest(draft: Draft, territory: int, loser: int) -> None:
    """[R8] The loser's Tangata Manu that stand on a corner of the territory go back; then what follows."""
    lost = draft.grounds[loser] & TOUCHING[territory]
    if lost:
        draft.stand(loser, draft.grounds[loser] ^ lost)
        for name in ground_names(lost):
            draft.effects.append({"effect": "lost_ground", "clan": loser, "ground": name})
    after_control(draft, territory)


def after_control(draft: Draft, territory: int) -> None:
    """[R9] Make Make goes to the clan that now leads in sacred territories, if another has it or nobody.

    A clan that has retired counts, so it can keep others from leading, but does not get the figure [R15].
    """
    if not SACRED >> territory & 1:
        return
    leader = sacred_leader(draft)
    if leader is None or leader == draft.make_make or leader in draft.retired:
        return
    draft.effects.append({"effect": "make_make", "clan": leader, "from": draft.make_make})
    draft.make_make = leader
    _victory(draft)


def ground_taken(draft: Draft, ground: int) -> None:
    """A Tangata Manu of the clan on the move is put on a ground [R12], which may be its fifth."""
    draft.stand(draft.clan, draft.grounds[draft.clan] | 1 << ground)
    draft.passed = 0
    draft.effects.append({"effect": "tangata_manu", "clan": draft.clan, "ground": GROUND_NAMES[ground]})
    _victory(draft)


def sacred_leader(game: Game | Draft) -> int | None:
    """[R9] The clan with at least three sacred territories and more than each other clan."""
    shared = (game.moai & SACRED).bit_count()
    counts = [(held & SACRED).bit_count() for held in game.held]
    most = max(counts)
    return counts.index(most) if most + shared >= 3 and counts.count(most) == 1 else None


def ariki(game: Game | Draft) -> int | None:
    """[R10] The clan in play that has all five Tangata Manu on the board and Make Make before it."""
    holder = game.make_make
    if holder is None or game.grounds[holder].bit_count() < TANGATA_MANU or holder in game.retired:
        return None
    return holder


def _victory(draft: Draft) -> None:
    winner = ariki(draft)
    if winner is not None:
        draft.end("ariki", winner)
