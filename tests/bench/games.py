"""Games for the load: played beforehand by the real rules, so that the generator only has to send them."""

import random
from dataclasses import dataclass
from uuid import UUID

import orjson

from app import rules

# Of all legal actions, those that keep games long and their boards full.
WITHDRAW_CHANCE = 0.5
MOST_TOKENS = 3


@dataclass(frozen=True)
class Game:
    """The frames to send, in order, and the clan that sends each."""

    frames: tuple[bytes, ...]
    clans: tuple[int, ...]


def game(seed: int, players: int = 3) -> Game:
    """A whole game, always the same for a seed."""
    luck = random.Random(seed)
    state = rules.start(players, 0)
    frames, clans = [], []
    while state.result is None:
        action = _choose(state, luck)
        clans.append(state.clan)
        message = {
            "type": "action",
            "id": str(UUID(int=luck.getrandbits(128))),
            "version": len(frames),
            "action": rules.write_action(action),
        }
        frames.append(orjson.dumps(message))
        state = rules.apply(state, action).game
    return Game(tuple(frames), tuple(clans))


def _choose(state: rules.Game, luck: random.Random) -> rules.Action:
    actions = rules.actions(state)
    withdrawals = [action for action in actions if isinstance(action, rules.Withdraw)]
    if withdrawals and luck.random() < WITHDRAW_CHANCE:
        return luck.choice(withdrawals)
    small = [action for action in actions if isinstance(action, rules.Place) and action.dominance <= MOST_TOKENS]
    return luck.choice(small or actions)
