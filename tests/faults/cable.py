"""The network between two, which can be cut, fall silent, or lose what one of them said."""

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import Self

PIECE = 65536


class Line:
    """One connection through a cable; a deaf one hears no answers any more."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.near = near
        self.far = far
        self.deaf = False
        self.stranded = False

    def cut(self) -> None:
        self.near.transport.abort()
        self.far.transport.abort()


class Cable:
    """Listens on a port of its own and passes everything on to another one, for as long as it is not told otherwise."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._ways: set[asyncio.Task[None]] = set()
        self._lines: set[Line] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self._losing: bytes | None = None
        self._cuts = False
        self._over = False
        self._holding: bytes | None = None
        self._released = asyncio.Event()
        self.held = asyncio.Event()
        self.lost = asyncio.Event()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over = True
        self._server.close()
        self.cut()
        for way in self._ways:
            way.cancel()
        sides = (side for line in self._lines for side in (line.near, line.far))
        await asyncio.gather(*self._ways, *(side.wait_closed() for side in sides), return_exceptions=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Both sides learn at once that the other is gone."""
        for line in self._lines:
            line.cut()

    def silence(self) -> None:
        """Nothing passes any more, and nobody is told."""
        self._flows.clear()

    def restore(self) -> None:
        """It passes again what waits."""
        self._flows.set()

    def strand(self) -> None:
        """The connections of now are dead, and neither side learns it; new ones are made as ever."""
        for line in self._lines:
            line.stranded = True

    def lose_answer_to(self, question: bytes, *, cut: bool = False) -> None:
        """Once: a question with these bytes goes through, its answer does not; `lost` is set when it is due.

        With `cut` the line is cut instead of the answer, else it is silent from then on.
        """
        self._losing = question
        self._cuts = cut
        self.lost.clear()

    def deafen(self) -> None:
        """What the connections of now ask goes through, no answer comes back; `lost` is set when one is due."""
        self.lost.clear()
        self._cuts = False
        for line in self._lines:
            line.deaf = True

    def hold_question(self, question: bytes) -> None:
        """Once: a question with these bytes waits, and all that follows it on its line; `held` is set then."""
        self._holding = question
        self._released.clear()
        self.held.clear()

    def release(self) -> None:
        """What was held goes on."""
        self._released.set()

    async def _meet(self, near: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        meeting = asyncio.current_task()
        assert meeting is not None
        self._follow(meeting)
        if self._over:  # it was let in while the cable was rolled up, and nobody waits for it any more
            answer.transport.abort()
            return
        try:
            far, ask = await asyncio.open_connection("127.0.0.1", self._to)
        except (OSError, asyncio.CancelledError):
            answer.transport.abort()
            with suppress(OSError):
                await answer.wait_closed()
            return
        line = Line(answer, ask)
        self._lines.add(line)
        for way in (self._ask(near, line), self._answer(far, line)):
            self._follow(asyncio.create_task(way))

    def _follow(self, task: asyncio.Task[None]) -> None:
        self._ways.add(task)
        task.add_done_callback(self._ways.discard)

    async def _ask(self, source: asyncio.StreamReader, line: Line) -> None:
        with suppress(ConnectionError):
            while piece := await source.read(PIECE):
                await self._flows.wait()
                if line.stranded:
                    continue
                if self._holding is not None and self._holding in piece:
                    self._holding = None
                    self.held.set()
                    await self._released.wait()
                if self._losing is not None and self._losing in piece:
                    self._losing = None
                    line.deaf = True
                line.far.write(piece)
                await line.far.drain()
        await self._end(line.far)

    async def _answer(self, source: asyncio.StreamReader, line: Line) -> None:
        with suppress(ConnectionError):
            while piece := await source.read(PIECE):
                await self._flows.wait()
                if line.stranded:
                    continue
                if line.deaf:
                    self.lost.set()
                    if self._cuts:
                        line.cut()
                    continue
                line.near.write(piece)
                await line.near.drain()
        if not line.deaf:
            await self._end(line.near)

    async def _end(self, side: asyncio.StreamWriter) -> None:
        await self._flows.wait()
        with suppress(OSError, RuntimeError):
            side.close()
