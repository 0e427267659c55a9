"""How fast the rules are, beside python-chess in the same process: `python -m tests.bench.rules_speed`.

Random playouts list each legal action as a value and play one, until there is none or 300 plies are played.
Recorded games are checked and applied, ours as actions and from JSON, chess from UCI. Each figure is the
median of three runs over the same number of plies, in seconds of the processor; the runs take turns slice by
slice, so that a slow moment of the machine hits all of them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import cycle, islice, product
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import chess

from app import rules
from app.rules.game import Position, at
from app.rules.notation import write_move

LONGEST = 300
SLICE = 3_000
"""Plies at a time; a run is this many, ten times."""
SLICES = 10
RUNS = 3
GAMES = Path(__file__).parent.parent / "vectors" / "games.jsonl"

Run = Callable[[], int]
"""Does its work, and says how many plies that were."""


chance = Random(7)
tables = cycle((2, 3, 4))


def our_playouts() -> int:
    plies = 0
    for players in tables:
        game = rules.start(players)
        for _ in range(LONGEST):
            actions = rules.actions(game)
            if not actions:
                break
            game = rules.apply(game, chance.choice(actions)).game
            plies += 1
            if plies == SLICE:
                return plies
    raise AssertionError


def chess_playouts() -> int:
    plies = 0
    while True:
        board = chess.Board()
        for _ in range(LONGEST):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chance.choice(moves))
            plies += 1
            if plies == SLICE:
                return plies


def recorded() -> list[dict[str, Any]]:
    """Our recorded games, over and over, without what the rules do not call an action."""
    rows = [json.loads(line) for line in GAMES.read_text().splitlines()]
    return [row for row in rows if all(action["type"] != "retire" for action in row["actions"])]


def our_records(read: bool) -> Run:
    """Applies recorded games; from JSON each time if `read`, else from actions that have been read before."""
    games = [(row["players"], row["first"], row["actions"]) for row in recorded()]
    ready = [[rules.read_action(action) for action in actions] for _, _, actions in games]

    told = cycle(list(zip(games, ready, strict=True)))

    def run() -> int:
        plies = 0
        for (players, first, values), actions in told:
            game = rules.start(players, first)
            if read:
                for value in values:
                    game = rules.apply(game, rules.read_action(value)).game
            else:
                for action in actions:
                    game = rules.apply(game, action).game
            plies += len(actions)
            if plies >= SLICE:
                return plies
        raise AssertionError

    return run


def chess_records() -> Run:
    games = []
    for _ in range(40):
        board = chess.Board()
        moves: list[chess.Move] = []
        while len(moves) < 80 and not board.is_game_over():
            moves.append(chance.choice(list(board.legal_moves)))
            board.push(moves[-1])
        games.append([move.uci() for move in moves])

    told = cycle(games)

    def run() -> int:
        plies = 0
        for game in told:
            board = chess.Board()
            for move in game:
                board.push_uci(move)
            plies += len(game)
            if plies >= SLICE:
                return plies
        raise AssertionError

    return run


def positions() -> Iterator[tuple[rules.Game, rules.Action]]:
    """The positions of the recorded games, each with what was done in it."""
    for row in recorded():
        game = rules.start(row["players"], row["first"])
        for value in row["actions"]:
            action = rules.read_action(value)
            yield game, action
            game = rules.apply(game, action).game


def whole_answer() -> Run:
    """All that the server asks of the rules when an action comes in."""
    turns = cycle(list(positions()))

    def run() -> int:
        plies = 0
        for game, action in islice(turns, SLICE):
            step = rules.apply(game, action)
            rules.legal(step.game)
            rules.write_state(step.game)
            write_move(game, action)
            plies += 1
        return plies

    return run


def parts_of(value: object) -> Iterable[object]:
    """What a value holds, as far as a game is made of it."""
    if isinstance(value, tuple | list):
        return value
    if isinstance(value, rules.Game):
        return (at(value),)
    if isinstance(value, Position):
        return [getattr(value, name) for name in Position.__slots__]
    return ()


def size_of(value: object, seen: set[int]) -> int:
    """Bytes of a value with all that it holds, each thing once."""
    if id(value) in seen:
        return 0
    seen.add(id(value))
    return sys.getsizeof(value) + sum(size_of(part, seen) for part in parts_of(value))


def memory() -> tuple[int, int]:
    """The median and the largest size in bytes of a game after 60 actions."""
    sizes = []
    for row in recorded():
        if len(row["actions"]) < 60:
            continue
        game = rules.start(row["players"], row["first"])
        for value in row["actions"][:60]:
            game = rules.apply(game, rules.read_action(value)).game
        sizes.append(size_of(game, set()))
    return int(median(sizes)), max(sizes)


def medians(runs: dict[str, Run]) -> dict[str, float]:
    """Plies a second of each, the median of some runs that take turns."""
    speeds: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(RUNS):
        plies, seconds = dict.fromkeys(runs, 0), dict.fromkeys(runs, 0.0)
        for _, (name, run) in product(range(SLICES), runs.items()):
            begun = process_time()
            plies[name] += run()
            seconds[name] += process_time() - begun
        for name in runs:
            speeds[name].append(plies[name] / seconds[name])
    return {name: median(found) for name, found in speeds.items()}


def table() -> str:
    """The figures as a table in Markdown."""
    speed = medians(
        {
            "ours": our_playouts,
            "chess": chess_playouts,
            "applied": our_records(read=False),
            "read": our_records(read=True),
            "push_uci": chess_records(),
            "answer": whole_answer(),
        }
    )
    typical, largest = memory()

    def row(what: str, ours: str, chess_name: str) -> str:
        ratio = speed[ours] / speed[chess_name]
        return f"| {what} | {speed[ours]:,.0f} | {speed[chess_name]:,.0f} | {ratio:.1f}× |"

    return "\n".join(
        [
            f"| plies a second, {SLICE * SLICES:,} plies, median of {RUNS} | Make Make | python-chess | |",
            "|---|---|---|---|",
            row("random playouts, each legal action listed", "ours", "chess"),
            row("recorded games, checked and applied", "applied", "push_uci"),
            row("the same, from JSON", "read", "push_uci"),
            "",
            f"An action with its answer (apply, legal, state, notation): {1e6 / speed['answer']:.0f} µs.",
            f"A game after 60 actions: {typical:,} bytes (median), {largest:,} (largest).",
        ]
    )


def main() -> None:
    """Measure, and print the table."""
    print(table())


if __name__ == "__main__":
    main()
