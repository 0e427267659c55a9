"""Broken: does not keep the ids of actions, so that a retry cannot be told from another action."""

import sys
from typing import Any

from app import store
from app.__main__ import main
from app.store import moves
from tests.faults.broken.sound import PausedAfter, use

add_event = store.add_event


def add_without_id(connection: Any, event: Any) -> None:
    add_event(connection, {**event, "action_id": None})


if __name__ == "__main__":
    store.add_event = moves.add_event = add_without_id
    use(PausedAfter)
    sys.exit(main())
