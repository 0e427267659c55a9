"""Beginning, the change of turns, and how a game ends beside victory [R6, R13–R16]."""

from __future__ import annotations

from app.rules.ceremony import hold
from app.rules.dominance import can_act
from app.rules.errors import Illegal, Malformed
from app.rules.game import Game, Position, Step, at, opening

ENDED_BY = {"ariki": "R10", "stalemate": "R13", "repetition": "R14", "last_clan": "R15", "agreement": "R15"}
"""The rule by which a game is over, for the refusal of what comes after."""


def start(players: int, first: int = 0) -> Game:
    """[R16] A new game for two, three or four clans; `first` moves first. Raises Malformed."""
    if type(players) is not int or players not in (2, 3, 4):
        raise Malformed("players", "out_of_range")
    if type(first) is not int or first not in range(players):
        raise Malformed("first", "out_of_range")
    return Game(opening(players, first))


def next_turn(draft: Position) -> None:
    """The next clan's dominance phase, unless the game ends before it [R13, R14].

    A clan that can do nothing passes, and holds its ceremony [R6].
    """
    while True:
        clan = (draft.clan + 1) % draft.players
        while clan in draft.retired:
            clan = (clan + 1) % draft.players
        draft.clan = clan
        draft.phase = "dominance"
        if draft.passed and _everybody_passed(draft):
            return draft.end("stalemate", None)
        if draft.past and draft.begins() >= 2:
            return draft.end("repetition", None)
        if can_act(draft, clan):
            return None
        draft.passed |= 1 << clan
        draft.remember()
        draft.effects.append({"effect": "passed", "clan": clan})
        if not hold(draft):
            return None


def retire(game: Game, clan: int, reason: str = "resign") -> Step:
    """[R15] A clan leaves the game, by `resign` or `timeout`.

    Raises Illegal when it has left before or the game is over, Malformed for an unknown clan or reason.
    """
    if type(clan) is not int or clan not in range(game.players):
        raise Malformed("clan", "out_of_range")
    if reason not in ("resign", "timeout"):
        raise Malformed("reason", "unknown")
    if game.clan is None:
        raise Illegal("R15", "game_over")
    if clan in game.retired:
        raise Illegal("R15", "already_retired")
    draft = at(game).copy()
    if game.phase == "dominance":
        draft.remember()
    draft.retired = tuple(sorted((*game.retired, clan)))
    draft.effects.append({"effect": "retired", "clan": clan, "reason": reason})
    _without(draft, clan)
    return draft.sealed()


def agree(game: Game) -> Step:
    """The clans still in play have agreed to a draw; raises Illegal when the game is over."""
    if game.clan is None:
        raise Illegal(ENDED_BY[game.result or ""], "game_over")
    draft = at(game).copy()
    draft.end("agreement", None)
    return draft.sealed()


def clans_in_play(position: Position) -> list[int]:
    """Those that have not retired [R15]."""
    return [clan for clan in range(position.players) if clan not in position.retired]


def _without(draft: Position, clan: int) -> None:
    """[R15] What follows when a clan has just retired: the last one wins; a turn of the clan's own ends."""
    left = clans_in_play(draft)
    if len(left) == 1:
        draft.end("last_clan", left[0])
    elif clan == draft.clan:
        next_turn(draft)


def _everybody_passed(draft: Position) -> bool:
    """[R13] Every clan still in play has passed since anything last changed."""
    return all(draft.passed >> clan & 1 for clan in clans_in_play(draft))
