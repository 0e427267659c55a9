"""`kill -9` at random moments under load: cycles of load, kill, comparison, restart and retries."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from tests.faults.crowd import Crowd
from tests.faults.ledger import stored
from tests.faults.people import Site
from tests.serving import Served

ROOMS = 8
# A kill comes at a random moment of this time after the players have begun, in seconds.
EARLIEST, LATEST = 0.02, 0.5


@dataclass
class Toll:
    """What a number of kills came to."""

    kills: int = 0
    acknowledged: int = 0
    in_doubt: int = 0
    had_happened: int = 0
    seconds: float = 0.0
    wrong: list[tuple[str, str]] = field(default_factory=list)

    @property
    def kinds(self) -> Counter[str]:
        return Counter(kind for kind, _what in set(self.wrong))


async def kill_cycles(replicas: Sequence[Served], kills: int, seed: int) -> Toll:
    """Kill one of the started replicas, again and again. With more than one, the others go on meanwhile.

    After each kill what was said is compared with what is stored, then all that is in doubt is asked again.
    """
    toll = Toll()
    began = time.monotonic()
    crowd = Crowd(seed)
    async with AsyncExitStack() as stack:
        sites = [await stack.enter_async_context(Site(served.url)) for served in replicas]
        await crowd.gather(sites[0], ROOMS)
        for _ in range(kills):
            await _one(replicas, sites, crowd, toll)
        toll.wrong += crowd.ledger.audit(await stored(replicas[0].database_url))
    toll.acknowledged = sum(entry.acknowledged is not None for entry in crowd.ledger.sent.values())
    toll.seconds = time.monotonic() - began
    return toll


async def _one(replicas: Sequence[Served], sites: Sequence[Site], crowd: Crowd, toll: Toll) -> None:
    number = crowd.chance.randrange(len(replicas))
    await crowd.begin(sites)
    await asyncio.sleep(crowd.chance.uniform(EARLIEST, LATEST))
    replicas[number].kill()
    restart = asyncio.create_task(asyncio.to_thread(replicas[number].start))
    others = [site for other, site in enumerate(sites) if other != number]
    if others:
        await restart  # meanwhile those that the kill has not met play on
    await crowd.end()
    in_doubt = crowd.ledger.unanswered()
    rooms = await stored(replicas[0].database_url)
    happened = {event.action_id for room in rooms for event in room.events}
    toll.wrong += crowd.ledger.audit(rooms)
    toll.kills += 1
    toll.in_doubt += len(in_doubt)
    toll.had_happened += sum(entry.id in happened for entry in in_doubt)
    if not others:
        await restart
    await crowd.ask_again(others or sites)
    toll.wrong += [("untold", f"{entry.id}: nobody says") for entry in crowd.ledger.unanswered()]
    await restart
