"""The composition root: the only place that knows all parts."""

import asyncio
import gc
import secrets
import signal
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from types import FrameType
from typing import Any

import structlog
from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from app import api, metrics, pages, problems, sockets, store
from app.asker import Door
from app.bus import Bus, Hint, open_bus
from app.chance import Chance
from app.clock import Clock
from app.config import Settings, read_settings, sender_of, smtp_of
from app.database import Database, NotSaved
from app.description import describe
from app.headers import Headers
from app.identity import HOUR, Addresses, Along, Devices, Identity
from app.language import Catalogues
from app.limits import Limits
from app.link import Links
from app.live import Live
from app.mail.channel import MailChannel
from app.mail.desk import Desk
from app.mail.letters import Letters
from app.mail.post import Post
from app.notices.acts import Acts
from app.notices.channel import RoomChannel
from app.notices.outbox import Outbox
from app.notices.outside import Outside
from app.notices.push import Push
from app.notices.sender import Channel, Sender
from app.notices.telling import CHANNEL, MAIL, PUSH
from app.notices.wishes import Wishes
from app.observe import Observed, end_logs, log_json
from app.pictures.making import Pictures
from app.postgres import PostgresDatabase
from app.rooms.conduct import Conduct
from app.rooms.deadlines import Caution, Deadlines
from app.rooms.service import Rooms
from app.rooms.talk import Talk
from app.rooms.timekeeper import Timekeeper
from app.rooms.vouching import Vouching
from app.seen import Seen
from app.sqlite import SqliteDatabase

VERSION = "0.1.0"
log = structlog.get_logger("app")
CANCEL_AGAIN = 0.2  # seconds
ASKED = 8.0  # seconds, for a mail while somebody waits for the answer
SAVING = 1.0  # seconds, on the way out
NEW_OBJECTS = 50_000  # before the collector looks again


def milliseconds() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def open_database(settings: Settings) -> Database:
    """The database that the settings name. Raises NotSaved when it cannot be opened."""
    if settings.is_sqlite:
        return SqliteDatabase(settings.url, settings.database_timeout)
    return PostgresDatabase(settings.url, settings.database_timeout, settings.database_connections)


def _caution(settings: Settings) -> Caution:
    return Caution(
        gap=round(settings.deadline_gap * 1000),
        quiet=round(settings.deadline_quiet * 1000),
        least=settings.brake_least,
        share=settings.brake_share,
    )


def _contact(settings: Settings) -> str | None:
    """Whom a push service may ask."""
    public = settings.public_url or ""
    return settings.push_contact or (public if public.startswith("https:") else None)


class Running:
    """The parts of one process, from the opening of its database to the closing."""

    def __init__(self, settings: Settings, now: Callable[[], int], chance: Chance, origin: str | None = None) -> None:
        self._settings = settings
        self._leaving = False
        self.database: Database = open_database(settings)
        self.bus: Bus = open_bus(settings.redis_url, settings.redis_silence)
        self.seen = Seen(self.database, now=now)
        self.live = Live(self.bus, self.seen, secrets.token_hex(8), settings.send_timeout)
        self.rooms = Rooms(
            self.database, now=now, chance=chance, told=self.live.told, touched=self._touched,
            most_in_memory=settings.rooms_in_memory,
        )  # fmt: skip
        self.live.rooms = self.rooms
        self.timekeeper = Timekeeper(self.rooms, now)
        self.talk = Talk(self.rooms, now)
        self.conduct = Conduct(self.rooms, now, chance)
        self.identity = Identity(self.database, now=now, chance=chance)
        self.devices = Devices(self.database, now=now)
        self.along = Along(self.database, now=now, chance=chance)
        self.addresses = Addresses(self.database, now=now, chance=chance, bounded=settings.limits)
        self.wishes = Wishes(self.rooms)
        self.live.still_known = self.identity.still_known
        self.door = Door(settings, self.identity)
        self.limits = Limits(settings.limits)
        catalogues = Catalogues()
        self.refusals = problems.Refusals(catalogues, self.live)
        self.pictures = Pictures()
        self.links = Links(
            self.door, self.rooms, self.limits, catalogues, self.pictures, static=pages.STATIC, origin=origin
        )
        self.deadlines = Deadlines(self.rooms, now=now, chance=chance, caution=_caution(settings))
        self.outbox = Outbox(
            self.rooms, now=now, parking=round(settings.notice_parking * 1000),
            claim=round(settings.notice_claim * 1000), pace=settings.notice_pace,
        )  # fmt: skip
        self.outside = Outside(patience=settings.outside_timeout, local=settings.outside_local)
        self.acts = Acts(self.rooms, now=now, chance=chance)
        self.push = Push(self.database, self.outside, catalogues, self.acts, now=now, contact=_contact(settings))
        where = settings.public_url or origin
        self.channel = RoomChannel(self.rooms, self.outside, catalogues, now=now, origin=where)
        self.channels: dict[str, Channel] = {PUSH: self.push, CHANNEL: self.channel}
        self.desk: Desk | None = self._mail(settings, now, catalogues)
        self.sender = Sender(
            self.outbox, self.channels, now=now, patience=settings.notice_timeout, pace=settings.notice_pace
        )
        self.vouching = Vouching(
            self.rooms, self.deadlines, now=now, wait=round(settings.claim_hours * HOUR), here=self.live.players
        )
        self.identity.alive = self.vouching.alive
        self.clock = Clock(
            self.rooms,
            self.identity,
            self.along,
            self.addresses,
            self.deadlines,
            self.vouching,
            self.outbox,
            now=now,
            waiting_days=settings.waiting_room_days,
            idle_days=settings.idle_player_days,
        )

    def _mail(self, settings: Settings, now: Callable[[], int], catalogues: Catalogues) -> Desk | None:
        """Open what mails need, where the settings name a server that takes them."""
        if settings.smtp_url is None or settings.mail_from is None or settings.public_url is None:
            return None
        smtp, sender = smtp_of(settings.smtp_url.get_secret_value()), sender_of(settings.mail_from)
        if smtp is None or sender is None:  # the settings would not have let it pass
            return None
        letters = Letters(catalogues, settings.public_url, sender)
        self.channels[MAIL] = MailChannel(
            self.addresses, catalogues, letters, Post(smtp, settings.mail_timeout), self.pictures,
            self.acts,
            origin=settings.public_url, now=now, picture_seconds=settings.mail_picture_timeout,
        )  # fmt: skip
        return Desk(self.addresses, letters, Post(smtp, min(ASKED, settings.mail_timeout)), now=now)

    def _touched(self, code: str, revision: int) -> None:
        """What a room shows has changed: it is read where somebody looks at it, here and elsewhere."""
        hint: Hint = {"room": code, "revision": revision}
        self.bus.publish(hint)
        self.live.heard(hint)

    def _leave(self) -> None:
        self._leaving = True

    async def ready(self) -> bool:
        """Whether the database answers, and Redis where it is set, and we are not on our way out."""
        if self._leaving:
            return False
        try:
            await self.database.read(store.ping)
        except NotSaved:
            return False
        return await self.bus.ping()

    def watched(self, asking: HTTPConnection) -> bytes | None:
        """The metrics, for those who may see them."""
        if not self.door.may_watch(asking):
            return None
        metrics.flush(self.live.count())
        return metrics.exposition()

    @asynccontextmanager
    async def background(self) -> AsyncIterator[None]:
        """What goes on beside the requests, until the process leaves."""
        jobs = [
            *self.bus.jobs(self.live.heard),
            _again_and_again(self.live.look_round, self._settings.poll_interval),
            _again_and_again(self.clock.tick, self._settings.clock_interval),
            _again_and_again(self.clock.look_at_deadlines, self._settings.deadline_interval),
            _again_and_again(self.seen.save, self._settings.seen_interval),
            _again_and_again(self.sender.work, self._settings.notice_interval),
        ]
        tasks = {asyncio.create_task(job) for job in jobs}
        for task in tasks:
            task.add_done_callback(_report)
        try:
            with _told_to_leave(self._leave):
                yield
        finally:
            self._leave()
            await _end(tasks)
            try:
                async with asyncio.timeout(SAVING):
                    await self.seen.save()
            except Exception as error:
                log.warning("seen_not_saved", reason=type(error).__name__)
            await self.outside.close()
            await self.bus.close()
            await self.database.close()


class _Application(FastAPI):
    """With what holds for every answer outside of all else, so that errors are no exception."""

    secure = False

    def build_middleware_stack(self) -> ASGIApp:
        return Headers(Observed(super().build_middleware_stack()), self.secure)

    def openapi(self) -> dict[str, Any]:
        return describe(super().openapi())


def _collect_rarely() -> None:
    """What stands now stays; what an action leaves behind has no cycles, and looking for some took a seventh of it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS)


@contextmanager
def _told_to_leave(leave: Callable[[], None]) -> Iterator[None]:
    """Hear of the signal that ends us before the server does, which takes its time and questions meanwhile."""
    handlers: dict[int, Callable[[int, FrameType | None], object]] = {}

    def told(number: int, frame: FrameType | None) -> None:
        leave()
        handlers[number](number, frame)

    if threading.current_thread() is threading.main_thread():
        for ending in (signal.SIGINT, signal.SIGTERM):
            handler = signal.getsignal(ending)
            if callable(handler):
                handlers[ending] = handler
                signal.signal(ending, told)
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)


async def _again_and_again(work: Callable[[], Awaitable[None]], interval: float) -> None:
    """Do it every `interval` seconds, until cancelled. An error that nobody foresaw ends one round, not all."""
    while True:
        await asyncio.sleep(interval)
        try:
            await work()
        except Exception:
            log.exception("round_failed", work=work.__qualname__)


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("background_task_ended", exc_info=task.exception())


async def _end(tasks: set[asyncio.Task[None]]) -> None:
    """Cancel until all have ended: a read from Redis that times out in this very moment swallows a cancellation."""
    while tasks:
        for task in tasks:
            task.cancel()
        _, tasks = await asyncio.wait(tasks, timeout=CANCEL_AGAIN)


class _Static(StaticFiles):
    """The files of the page; browsers ask each time whether they are still the same."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "no-cache"
        return response


def create_app(
    settings: Settings,
    *,
    now: Callable[[], int] = milliseconds,
    chance: Chance | None = None,
    origin: str | None = None,
) -> FastAPI:
    """The application. `now` and `chance` are what tests replace; `origin` is for links where PUBLIC_URL is unset."""
    secure = (settings.public_url or "").startswith("https:")

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        running = Running(settings, now, chance or Chance(), app.state.origin)
        door, rooms, live, limits = running.door, running.rooms, running.live, running.limits
        app.state.ready = running.ready
        app.state.watched = running.watched
        app.state.refusals = running.refusals
        app.state.links = running.links
        app.state.no_page = pages.no_page
        app.state.parts = api.Parts(
            door,
            running.identity,
            running.devices,
            running.along,
            rooms,
            running.timekeeper,
            running.talk,
            running.vouching,
            running.conduct,
            running.push,
            running.acts,
            running.channel,
            live,
            limits,
            secure,
            running.addresses,
            running.wishes,
            running.desk,
        )
        app.state.socket_parts = sockets.Parts(door, rooms, live, limits, running.refusals)
        await running.push.prepare()
        _collect_rarely()
        async with running.background():
            yield
        end_logs()

    app = _Application(
        title="Make Make", version=VERSION, lifespan=lifespan, docs_url=None, redoc_url=None,
        # A redirect would name whatever Host was asked for.
        redirect_slashes=False,
    )  # fmt: skip
    app.state.origin = settings.public_url or origin
    app.state.claim_hours = settings.claim_hours
    problems.install(app)
    app.include_router(api.api)
    app.include_router(pages.pages)
    app.mount("/static", GZipMiddleware(_Static(directory=pages.STATIC), minimum_size=1000))
    app.add_middleware(sockets.SocketEdge, parts=lambda: app.state.socket_parts)
    app.secure = secure
    return app


def from_environment() -> FastAPI:
    """The application of a process of its own, as uvicorn's workers make it."""
    settings = read_settings()
    log_json(settings.log_level)
    return create_app(settings, origin=settings.link_origin)
