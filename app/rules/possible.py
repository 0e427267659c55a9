"""Whether a position that somebody hands us can be at all: it must be at rest under the rules R6–R16.

It is not asked whether there is a way to it from the opening: positions are set up by hand, too.
"""

from __future__ import annotations

from app.rules.board import grounds_within
from app.rules.ceremony import at_hand, grounds_open, moai_due
from app.rules.dominance import can_act
from app.rules.ending import clans_in_play
from app.rules.errors import Malformed
from app.rules.game import Game
from app.rules.settle import ariki, control, sacred_leader


def check_possible(game: Game) -> None:
    """Raises Malformed where something was left undone, or something is asked that is not due."""
    _check_settled(game)
    if game.phase == "over":
        _check_over(game)
    else:
        _check_under_way(game)


def _check_settled(game: Game) -> None:
    """[R8, R9] Nobody stands on a ground it does not control, and who fulfils R9 has Make Make."""
    for clan, grounds in enumerate(game.grounds):
        if grounds & ~grounds_within(control(game, clan)):
            raise Malformed(f"tangata_manu.{clan}", "not_controlled")
    leader = sacred_leader(game)
    if leader is not None and leader not in game.retired and leader != game.make_make:
        raise Malformed("make_make", "due_to_another")


def _check_under_way(game: Game) -> None:
    if game.result is not None or game.winner is not None:
        raise Malformed("phase", "not_over")
    if game.clan is None or game.clan in game.retired:
        raise Malformed("clan", "not_in_play")
    if len(clans_in_play(game)) < 2:
        raise Malformed("retired", "too_many")
    if ariki(game) is not None:
        raise Malformed("phase", "already_won")
    if not _is_asked(game, game.clan):
        raise Malformed("phase", "nothing_due")


def _is_asked(game: Game, clan: int) -> bool:
    """[R6, R11, R12] Whether the clan on the move really has something to decide in this phase."""
    if game.phase == "dominance":
        return can_act(game, clan)
    if game.phase == "moai":
        return moai_due(game, clan).bit_count() > 1
    return 0 < at_hand(game, clan) < grounds_open(game, clan).bit_count()


def _check_over(game: Game) -> None:
    if game.clan is not None:
        raise Malformed("clan", "over")
    if game.result is None:
        raise Malformed("result", "missing")
    if game.result != "ariki" and ariki(game) is not None:
        raise Malformed("result", "already_won")
    if not _ended_so(game):
        raise Malformed("result", "not_so")
    if game.winner != _winner(game):
        raise Malformed("winner", "not_the_winner")


def _winner(game: Game) -> int | None:
    if game.result == "ariki":
        return ariki(game)
    return clans_in_play(game)[0] if game.result == "last_clan" else None


def _ended_so(game: Game) -> bool:
    left = clans_in_play(game)
    if game.result == "ariki":
        return ariki(game) is not None
    if game.result == "last_clan":
        return len(left) == 1
    if game.result == "stalemate":
        return len(left) > 1 and not any(can_act(game, clan) for clan in left)
    return len(left) > 1
