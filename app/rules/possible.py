"""Whether a position that somebody hands us can be at all: it must be at rest under the rules R6–R16.

It is not asked whether there is a way to it from the opening: positions are set up by hand, too.
"""

from __future__ import annotations

from app.rules.board import grounds_within
from app.rules.ceremony import at_hand, grounds_open, moai_due
from app.rules.dominance import can_act
from app.rules.ending import clans_in_play
from app.rules.errors import Malformed
from app.rules.game import Position
from app.rules.settle import ariki, control, sacred_leader


def check_possible(position: Position, clan: int | None) -> None:
    """Raises Malformed where something was left undone, or something is asked that is not due.

    `clan` is whose turn it is said to be.
    """
    _check_settled(position)
    if position.phase == "over":
        _check_over(position, clan)
    else:
        _check_under_way(position, clan)


def _check_settled(position: Position) -> None:
    """[R8, R9] Nobody stands on a ground it does not control, and who fulfils R9 has Make Make."""
    for clan, grounds in enumerate(position.grounds):
        if grounds & ~grounds_within(control(position, clan)):
            raise Malformed(f"tangata_manu.{clan}", "not_controlled")
    leader = sacred_leader(position)
    if leader is not None and leader not in position.retired and leader != position.make_make:
        raise Malformed("make_make", "due_to_another")


def _check_under_way(position: Position, clan: int | None) -> None:
    if position.result is not None or position.winner is not None:
        raise Malformed("phase", "not_over")
    if clan is None or clan in position.retired:
        raise Malformed("clan", "not_in_play")
    if len(clans_in_play(position)) < 2:
        raise Malformed("retired", "too_many")
    if ariki(position) is not None:
        raise Malformed("phase", "already_won")
    if not _is_asked(position, clan):
        raise Malformed("phase", "nothing_due")


def _is_asked(position: Position, clan: int) -> bool:
    """[R6, R11, R12] Whether the clan on the move really has something to decide in this phase."""
    if position.phase == "dominance":
        return can_act(position, clan)
    if position.phase == "moai":
        return moai_due(position, clan).bit_count() > 1
    return 0 < at_hand(position, clan) < grounds_open(position, clan).bit_count()


def _check_over(position: Position, clan: int | None) -> None:
    if clan is not None:
        raise Malformed("clan", "over")
    if position.result is None:
        raise Malformed("result", "missing")
    if position.result != "ariki" and ariki(position) is not None:
        raise Malformed("result", "already_won")
    if not _ended_so(position):
        raise Malformed("result", "not_so")
    if position.winner != _winner(position):
        raise Malformed("winner", "not_the_winner")


def _winner(position: Position) -> int | None:
    if position.result == "ariki":
        return ariki(position)
    return clans_in_play(position)[0] if position.result == "last_clan" else None


def _ended_so(position: Position) -> bool:
    left = clans_in_play(position)
    if position.result == "ariki":
        return ariki(position) is not None
    if position.result == "last_clan":
        return len(left) == 1
    if position.result == "stalemate":
        return len(left) > 1 and not any(can_act(position, clan) for clan in left)
    return len(left) > 1
