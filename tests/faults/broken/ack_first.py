"""Broken: acknowledges before the commit, as one does who trusts that nothing will happen."""

import sys
from collections.abc import Sequence
from typing import Any

import app.main
from app import sqlite
from app.__main__ import main
from tests.faults.broken.pause import pause


class AckFirst(sqlite.SqliteDatabase):
    def _commit(self, jobs: Sequence[Any]) -> None:
        with self._begin(jobs) as transaction:
            for job in jobs:
                sqlite._run(self._connection, job)
            sqlite._settle(jobs)
            pause()
            transaction.commit()


if __name__ == "__main__":
    app.main.SqliteDatabase = AckFirst
    sys.exit(main())
