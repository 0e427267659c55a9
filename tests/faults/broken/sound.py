"""Not broken: the application as it is, with a pause right before the commit, or right after it (PAUSE_AT)."""

import os
import sys
from collections.abc import Sequence
from typing import Any

from app import database
from app.__main__ import main
from tests.faults.broken.pause import pause

store = database._store


class PausedAfter(database.SqliteDatabase):
    def _commit(self, jobs: Sequence[Any]) -> None:
        super()._commit(jobs)
        pause()


def pause_then_store(*arguments: Any) -> None:
    pause()
    store(*arguments)


def use(kind: type[database.SqliteDatabase]) -> None:
    database.SqliteDatabase = kind


if __name__ == "__main__":
    if os.environ["PAUSE_AT"] == "after":
        use(PausedAfter)
    else:
        database._store = pause_then_store
    sys.exit(main())
