"""Broken: stores the new state, then, in a transaction of its own, the event."""

import sys
from typing import Any

from app import store
from app.__main__ import main
from app.store import moves
from tests.faults.broken.pause import pause

add_event = store.add_event


def add_later(connection: Any, event: Any) -> None:
    driver = connection.connection.dbapi_connection
    driver.execute("COMMIT")
    pause()
    driver.execute("BEGIN IMMEDIATE")
    driver.execute("SAVEPOINT command")
    add_event(connection, event)


if __name__ == "__main__":
    store.add_event = moves.add_event = add_later
    sys.exit(main())
