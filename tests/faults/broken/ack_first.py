"""Broken: acknowledges before the commit, as one does who trusts that nothing will happen."""

import sys
from collections.abc import Sequence
from typing import Any

from app import database
from app.__main__ import main
from tests.faults.broken.pause import pause


class AckFirst(database.SqliteDatabase):
    def _commit(self, jobs: Sequence[Any]) -> None:
        with self._begin(jobs) as transaction:
            for job in jobs:
                database._run(self._connection, job)
            database._settle(jobs)
            pause()
            transaction.commit()


if __name__ == "__main__":
    database.SqliteDatabase = AckFirst
    sys.exit(main())
