"""What each player has seen of which game: known here at once, stored a moment later, many in one commit.

Nobody waits for it and nothing hangs on it: what gets lost is shown to its player once more.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import islice

from app import store
from app.database import Database, NotSaved

# Stored in one commit; more than this would make those wait who act meanwhile.
MOST_AT_ONCE = 200
# Nobody waits longer than this to be told what can be told another time.
LOOK_SECONDS = 1.0


class Seen:
    """Keeps the newest version that was drawn on a visible page of a player, by room."""

    def __init__(self, database: Database, *, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        # By room and player: the version, and when a page last showed the room, in ms.
        self._told: dict[tuple[str, str], tuple[int, int]] = {}

    def tell(self, code: str, player: str, version: int) -> None:
        """The player has seen this version of the room's game, and all before."""
        self._told[code, player] = max(version, self._told.get((code, player), (version, 0))[0]), self._now()

    async def of(self, code: str, player: str) -> int | None:
        """The newest version that the player has seen; None where nobody knows."""
        told = self._told.get((code, player), (None, 0))[0]
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                stored = await self._database.read(partial(store.seen_by, code=code, player=player), single=True)
        except (NotSaved, TimeoutError):
            stored = None
        return max((version for version in (told, stored) if version is not None), default=None)

    async def save(self) -> None:
        """Store what was told until now; what cannot be stored is tried again the next time."""
        due = iter(sorted(self._told.items()))
        while some := dict(islice(due, MOST_AT_ONCE)):
            rows = [
                {"code": code, "player": player, "version": version, "at": at}
                for (code, player), (version, at) in some.items()
            ]
            try:
                await self._database.write(partial(store.put_seen, told=rows))
            except NotSaved:
                return
            for key, told in some.items():
                if self._told.get(key) == told:
                    del self._told[key]
