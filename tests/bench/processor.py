"""Where the processor's time of an action goes: the saturated server, looked at some hundred times a second."""

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.durable import ROOMS, ROOMS_AT_ONCE, ours
from tests.bench.load import GENERATOR_CORE, Figures, Load, games_for, saturate

SPY = Path(sys.executable).with_name("py-spy")
RATE = 500  # looks a second
SECONDS = 4
# The part of a call is that of the innermost frame that has one.
PARTS = (
    ("rules", ("(app/rules/",)),
    ("frames: state, legal, room as JSON", ("_frame (app/live", "shown_game", "app/rooms/room", "_event (app")),
    ("sends", (".send (app/connections", ".write (app/client", "_take (app/client", ".send (uvicorn")),
    ("store: statements, commits, the queue to them", ("(app/sqlite", "(app/store", "(sqlalchemy")),
    ("parse: frame, id, action", ("(app/protocol", "(pydantic", "_parse (app/sockets", "data_received", "(websockets")),
)
REST = "rest: the service, the loop"


def part_of(stack: str) -> str:
    """Which part a stack of calls, outermost first, belongs to."""
    for call in reversed(stack.split(";")):
        for part, signs in PARTS:
            if any(sign in call for sign in signs):
                return part
    return REST


def parts_of_an_action() -> tuple[Figures, dict[str, float]]:
    """A saturated run, and the milliseconds of the processor that each part of an action took in it."""
    os.sched_setaffinity(0, {GENERATOR_CORE})
    with TemporaryDirectory() as folder:
        samples = Path(folder) / "samples"
        figures = ours(partial(_looked_at, samples), games_for(ROOMS + ROOMS_AT_ONCE))
        looks: Counter[str] = Counter()
        for line in samples.read_text().splitlines():
            stack, count = line.rsplit(" ", 1)
            looks[part_of(stack)] += int(count)
    each = figures.server_cpu / figures.actions * 1000 / looks.total()
    return figures, {part: looks[part] * each for part in (*(part for part, _ in PARTS), REST)}


async def _looked_at(samples: Path, load: Load, tables: list, pids: Sequence[int]) -> Figures:
    options = ("--rate", str(RATE), "--duration", str(SECONDS), "--format", "raw", "--output", str(samples))
    quiet = {"stdout": asyncio.subprocess.DEVNULL, "stderr": asyncio.subprocess.DEVNULL}
    spy = await asyncio.create_subprocess_exec(SPY, "record", "--pid", str(pids[0]), "--nonblocking", *options, **quiet)
    figures = await saturate(load, tables, ROOMS_AT_ONCE, SECONDS, pids)
    if await spy.wait() != 0:
        raise RuntimeError("py-spy may not look at processes here: run as root, or allow ptrace")
    return figures
