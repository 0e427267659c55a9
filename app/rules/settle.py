"""At once after every change on the board: control, lost grounds, Make Make, victory [R7–R10].

Nobody counts the whole board again. Control of a territory is only ever lost to a conqueror: a neutral
one had none, a withdrawal leaves a token, and a Moai is controlled by all. So R8 concerns one clan and
the grounds of one territory, and R9 only changes with a sacred territory.
"""

from __future__ import annotations

from app.rules.board import SACRED, TOUCHING, names_of_grounds
from app.rules.game import TANGATA_MANU, Position


def control(position: Position, clan: int) -> int:
    """[R7] The territories a clan controls: those it holds, and every Moai."""
    return position.held[clan] | position.moai


def lose_grounds(draft: Position, territory: int, loser: int) -> None:
    """[R8] The Tangata Manu of a clan go back that stand where a territory is that it has just lost."""
    lost = draft.grounds[loser] & TOUCHING[territory]
    if lost:
        draft.stand_on(loser, draft.grounds[loser] ^ lost)
        for name in names_of_grounds(lost):
            draft.effects.append({"effect": "lost_ground", "clan": loser, "ground": name})


def look_at_make_make(draft: Position) -> None:
    """[R9] Make Make goes to the clan that now leads in sacred territories, if another has it or nobody.

    A clan that has retired counts, so it can keep others from leading, but does not get the figure [R15].
    """
    leader = sacred_leader(draft)
    if leader is None or leader == draft.make_make or leader in draft.retired:
        return
    draft.effects.append({"effect": "make_make", "clan": leader, "from": draft.make_make})
    draft.make_make = leader
    _look_for_ariki(draft)


def take_grounds(draft: Position, grounds: int) -> None:
    """[R12] Tangata Manu of the clan on the move are put on grounds, for which its reserve is enough.

    Only the fifth can make an Ariki, and the fifth is the last.
    """
    clan = draft.clan
    draft.stand_on(clan, draft.grounds[clan] | grounds)
    draft.passed = 0
    for name in names_of_grounds(grounds):
        draft.effects.append({"effect": "tangata_manu", "clan": clan, "ground": name})
    _look_for_ariki(draft)


def sacred_leader(position: Position) -> int | None:
    """[R9] The clan with at least three sacred territories and more than each other clan."""
    shared = (position.moai & SACRED).bit_count()
    counts = [(held & SACRED).bit_count() for held in position.held]
    most = max(counts)
    return counts.index(most) if most + shared >= 3 and counts.count(most) == 1 else None


def ariki(position: Position) -> int | None:
    """[R10] The clan in play that has all five Tangata Manu on the board and Make Make before it."""
    holder = position.make_make
    if holder is None or position.grounds[holder].bit_count() < TANGATA_MANU or holder in position.retired:
        return None
    return holder


def _look_for_ariki(draft: Position) -> None:
    winner = ariki(draft)
    if winner is not None:
        draft.end("ariki", winner)
