"""Not broken: the application as it is, with a pause right before the commit, or right after it (PAUSE_AT)."""

import os
import sys
from collections.abc import Sequence
from typing import Any

import app.main
from app import sqlite
from app.__main__ import main
from tests.faults.broken.pause import pause

store = sqlite._store


class PausedAfter(sqlite.SqliteDatabase):
    def _commit(self, jobs: Sequence[Any]) -> None:
        super()._commit(jobs)
        pause()


def pause_then_store(*arguments: Any) -> None:
    pause()
    store(*arguments)


def use(kind: type[sqlite.SqliteDatabase]) -> None:
    app.main.SqliteDatabase = kind


if __name__ == "__main__":
    if os.environ["PAUSE_AT"] == "after":
        use(PausedAfter)
    else:
        sqlite._store = pause_then_store
    sys.exit(main())
