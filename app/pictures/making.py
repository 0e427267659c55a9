"""Makes pictures, one at a time, and keeps the last ones."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import structlog

log = structlog.get_logger("app")

PROGRAM = Path(__file__).with_name("render.py")
KEPT = 32  # pictures of about 450 KB
WAITING = 8  # askers for pictures that are still to be made; more would only wait too long
SECONDS = 20.0  # a drawing that takes longer is given up


class Shown(NamedTuple):
    """What a picture shows; what is equal looks the same."""

    code: str
    version: int
    seats: tuple[bool, ...]
    theme: str
    looks: tuple[int, ...] = (0, 1, 2, 3)


class NoPicture(Exception):
    """It cannot be made now: too many wait, or the drawing failed."""


class Pictures:
    """PNG files of boards, made in a process of their own."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Shown, bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0

    def kept(self, shown: Shown) -> bytes | None:
        """The picture, where it has been made before."""
        picture = self._kept.get(shown)
        if picture is not None:
            self._kept.move_to_end(shown)
        return picture

    async def make(self, shown: Shown, draw: Callable[[], str]) -> bytes:
        """The picture of what `draw` gives as SVG. Raises NoPicture."""
        if self._waiting >= WAITING:
            raise NoPicture("too many wait")
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                # Who was first may have asked for the same.
                picture = self.kept(shown) or await rendered(draw())
        finally:
            self._waiting -= 1
        self._kept[shown] = picture
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture


async def rendered(drawing: str) -> bytes:
    """The PNG of an SVG. Raises NoPicture."""
    try:
        # Isolated: nothing in the server's folder or environment can change what it does.
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-I", str(PROGRAM), stdin=PIPE, stdout=PIPE, stderr=PIPE
        )
    except OSError as error:
        raise NoPicture(f"no process: {error.strerror}") from error
    try:
        async with asyncio.timeout(SECONDS):
            picture, said = await process.communicate(drawing.encode())
    except TimeoutError as error:
        raise NoPicture("it took too long") from error
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0 or not picture:
        log.error("picture_failed", said=said.decode(errors="replace")[-500:])
        raise NoPicture("the drawing failed")
    return picture
