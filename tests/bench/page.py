"""The page in a real Chromium, on a phone's screen: its weight, its first paint, its answer to a tap, its motion."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlparse

from playwright.async_api import CDPSession

from tests.browser.chromium import running
from tests.browser.person import Person, comes_true, open_person
from tests.browser.recorded import Recorded, recorded, with_motion
from tests.serving import Served

SLOWED = 4  # times, of the page's processor
RUNS = 3
TAPS = ("c3", "d4", "b2", "c5", "e5", "d6", "c4", "b4", "d3", "c6")
GAME = ("full", 1)
FROM, UNTIL = 8, 38
PAUSE = 0.4  # seconds between two taps
# Seconds between two events. The page's own replay takes two to four, to let each sentence be read; within one second
# most motion comes to its end; within less than half of one each event cuts short what moves for the one before.
PACES = (1.0, 0.4)
FRAME = 1000 / 60  # milliseconds
# When the island with its pieces was painted; how long a tap took to its paint; when each frame was due.
WITNESS = """
window.seen = { table: null, taps: [], frames: [] };
new MutationObserver((_, watch) => {
  if (!document.querySelector('.piece')) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => (seen.table = performance.now())));
}).observe(document, { childList: true, subtree: true });
new PerformanceObserver(list => seen.taps.push(...list.getEntries()
  .filter(entry => entry.name === 'click').map(entry => entry.duration))
).observe({ type: 'event', durationThreshold: 16 });
"""
WATCH_FRAMES = "(function next(at) { seen.frames.push(at); requestAnimationFrame(next); })(performance.now())"


@dataclass
class Weight:
    """What a first visit fetched."""

    kilobytes: float = 0.0
    requests: int = 0
    hosts: set[str] = field(default_factory=set)


@dataclass
class Look:
    """The page's figures: times in milliseconds, medians of the runs; between frames by seconds between events."""

    weight: Weight
    table_painted: float
    taps: list[float]
    frames: dict[float, list[float]]


def late(frames: list[float]) -> float:
    """The share of the frames that came a frame late or more."""
    return sum(pause > 1.5 * FRAME for pause in frames) / len(frames)


async def _first_visit(server: Served, table: Recorded, open_page: Any) -> tuple[Weight, float]:
    person, devtools = await open_page(server.url + "/healthz")
    weight = Weight()

    def asked(event: dict[str, Any]) -> None:
        weight.requests += 1
        weight.hosts.add(urlparse(event["request"]["url"]).netloc)

    devtools.on("Network.requestWillBeSent", asked)
    devtools.on("Network.loadingFinished", partial(_weigh, weight))
    await devtools.send("Network.enable")
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    await person.page.goto(table.address)
    await comes_true(person.page, "seen.table")
    painted = await person.page.evaluate("seen.table")
    await person.page.wait_for_load_state("networkidle")
    await person.page.context.close()
    return weight, painted


def _weigh(weight: Weight, event: dict[str, Any]) -> None:
    weight.kilobytes += event["encodedDataLength"] / 1000


async def _taps(table: Recorded, open_page: Any) -> list[float]:
    person, devtools = await open_page(table.address, cookie=table.keys[await table.mover()])
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    for space in TAPS:
        box = await person.page.locator(f"[data-space={space}]").bounding_box()
        await person.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await asyncio.sleep(PAUSE)
    taps: list[float] = await person.page.evaluate("seen.taps")
    await person.page.context.close()
    # Those that took less than the threshold are not told: they count as that.
    return taps + [16.0] * (len(TAPS) - len(taps))


async def _frames(table: Recorded, open_page: Any, pause: float) -> list[float]:
    person, devtools = await open_page(table.address)
    await with_motion(person)
    await comes_true(person.page, "seen.table")
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    await person.page.evaluate(WATCH_FRAMES)
    for version in range(table.played + 1, UNTIL + 1):
        await table.play(version)
        await asyncio.sleep(pause)
    at: list[float] = await person.page.evaluate("seen.frames")
    await person.page.context.close()
    return [after - before for before, after in pairwise(at)]


async def look() -> Look:
    """Visit, tap and watch."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory())
        server = Served(Path(folder), f"sqlite:///{folder}/page.sqlite3").start()
        stack.callback(server.stop)
        chromium = await stack.enter_async_context(running())

        async def open_page(address: str, cookie: str | None = None) -> tuple[Person, CDPSession]:
            state = {"storage_state": _jar(server, cookie)} if cookie else {}
            person = await open_person(chromium, "about:blank", **state)
            await person.page.add_init_script(WITNESS)
            await person.page.goto(address)
            return person, await person.page.context.new_cdp_session(person.page)

        table = await recorded(server, *GAME, FROM)
        visits = [await _first_visit(server, table, open_page) for _ in range(RUNS)]
        taps = await _taps(table, open_page)
        frames = {pause: await _frames(await recorded(server, *GAME, FROM), open_page, pause) for pause in PACES}
    return Look(visits[0][0], median(painted for _, painted in visits), taps, frames)


def _jar(server: Served, key: str) -> dict[str, Sequence[Any]]:
    cookie = {"name": "makemake", "value": key, "domain": urlparse(server.url).hostname, "path": "/"}
    return {"cookies": [cookie], "origins": []}
