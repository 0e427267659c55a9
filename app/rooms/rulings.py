"""The rulings that this release knows. A game goes on under those that it began with.

To correct one, keep `app/rules` as it is under a name of its own, add that here, then correct `app/rules` and give it
the next number. What belongs to a game is only ever asked of its own ruling, never of `app.rules`.
"""

import types
from collections.abc import MutableMapping

import app.rules

RULINGS: MutableMapping[int, types.ModuleType] = {app.rules.RULES: app.rules}


def newest() -> types.ModuleType:
    """The ruling that games begin under."""
    return RULINGS[max(RULINGS)]


def named(rules: object) -> types.ModuleType:
    """The ruling of this number; the newest, which has the better words for it, where there is none."""
    return RULINGS.get(rules, newest()) if isinstance(rules, int) else newest()
