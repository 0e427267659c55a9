"""Logs: one JSON line per happening, on standard error, each with the request and the room that it is about."""

import logging
import secrets
import sys
from collections.abc import Awaitable
from contextlib import suppress
from contextvars import Context
from threading import Timer
from time import monotonic, perf_counter
from typing import Any, TextIO

import structlog
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from structlog.contextvars import bind_contextvars, clear_contextvars

from app import metrics

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}
# So many alike lines in so many seconds say it all; the others are counted, and the count is one line.
MOST_ALIKE = 20
WINDOW = 10.0
MOST_KINDS = 1000
ROOMS = "/api/rooms/"
# Paths whose answers are of interest only when something is wrong.
QUIET = ("/static/", "/healthz", "/readyz", "/metrics")
# Refusals in which it matters where the asker comes from.
FROM_WHERE = frozenset((401, 403, 429))

log = structlog.get_logger("app")
_shared: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.ExtraAdder(),
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


class _NoTraceOfBadText(logging.Filter):
    """uvicorn logs a client's invalid UTF-8 with a traceback; it is the client's fault, one line says it."""

    def filter(self, record: logging.LogRecord) -> bool:
        if "Invalid UTF-8" in str(record.msg):
            record.exc_info = None
        return True


class CountingHandler(logging.StreamHandler[TextIO]):
    """Writes the first of many alike lines and counts the rest, so that a flood of requests is no flood of lines."""

    def __init__(self, stream: TextIO, most: int = MOST_ALIKE, window: float = WINDOW) -> None:
        super().__init__(stream)
        self._most = most
        self._window = window
        self._began = monotonic()
        self._seen: dict[tuple[object, ...], int] = {}
        self._timer: Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if monotonic() - self._began > self._window:
            self._sum_up()
        kind = _kind(record) if len(self._seen) < MOST_KINDS else ()
        count = self._seen[kind] = self._seen.get(kind, 0) + 1
        if count <= self._most:
            super().emit(record)
        elif self._timer is None:
            # Silence may follow a flood: the count is not to wait for the next line.
            self._timer = Timer(self._window, self.sum_up)
            self._timer.daemon = True
            self._timer.start()

    def sum_up(self) -> None:
        """Write the counts of what was not written."""
        with self.lock:  # type: ignore[union-attr]
            self._sum_up()

    def _sum_up(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        seen, self._seen, self._began = self._seen, {}, monotonic()
        for kind, count in seen.items():
            if count > self._most:
                # A context of its own: the count is about no single request.
                Context().run(super().emit, _summary(kind, count - self._most, self._window))


# What makes two lines alike, beside who says it: the parts of a line that come from a closed set.
KIND = ("event", "route", "status", "code")


def _kind(record: logging.LogRecord) -> tuple[Any, ...]:
    said = record.msg if isinstance(record.msg, dict) else {"event": record.msg}
    return (record.name, record.levelno, *(said.get(part) for part in KIND))


def _summary(kind: tuple[Any, ...], times: int, window: float) -> logging.LogRecord:
    name, level, *parts = kind or ("app", logging.WARNING)
    alike = {part: value for part, value in zip(KIND, parts, strict=False) if value is not None}
    return logging.makeLogRecord(
        {
            "name": name,
            "levelno": level,
            "levelname": logging.getLevelName(level),
            "msg": "repeated",
            "alike": alike,
            "times": times,
            "seconds": window,
        }
    )


def log_json(level: str) -> None:
    """Send our own and the libraries' logs to standard error, as JSON lines."""
    structlog.configure(
        processors=[*_shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = CountingHandler(sys.stderr)
    handler.addFilter(_NoTraceOfBadText())
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    # The libraries are never asked for more than warnings: what else they say shows statements, rows and frames.
    root.setLevel(max(LEVELS[level], logging.WARNING))
    logging.getLogger("app").setLevel(LEVELS[level])
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel(logging.WARNING)


def end_logs() -> None:
    """Before the process ends, which it does by its signal: write what still counts."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, CountingHandler):
            handler.sum_up()


class Observed:
    """Gives each request an id, times it, says what came of it, and lets no exception out."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope["request_id"] = secrets.token_hex(8)
        clear_contextvars()
        bind_contextvars(request_id=scope["request_id"], **_room(scope["path"]))
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 0

        def noting(message: Message) -> Awaitable[None]:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            return send(message)

        await self._guarded(scope, receive, noting)
        if status:  # else the asker has gone
            seconds = perf_counter() - began
            route = _route(scope)
            metrics.answered(scope["method"], route, status, seconds)
            _say(scope, route, status, seconds)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status, code = 0, None

        def noting(message: Message) -> Awaitable[None]:
            nonlocal status, code
            match message["type"]:
                case "websocket.send":
                    pass
                case "websocket.accept":
                    status = 101
                    metrics.handshake(status)
                case "websocket.http.response.start":
                    status = message["status"]
                    metrics.handshake(status)
                case "websocket.close":
                    code = message.get("code")
            return send(message)

        if not await self._guarded(scope, receive, noting):
            await _break_off(noting, status)
        seconds = round(perf_counter() - began, 3)
        if status == 101:
            log.info("socket", code=code, seconds=seconds)
        else:
            log.info("handshake", status=status, code=scope.get("refused"), **_address(scope))

    async def _guarded(self, scope: Scope, receive: Receive, send: Send) -> bool:
        """Whether it went well; a peer that goes away is no fault of ours."""
        try:
            await self._app(scope, receive, send)
        except (ClientDisconnect, WebSocketDisconnect):
            return True
        except Exception:
            log.exception("internal_error")
            return False
        return True


async def _break_off(send: Send, status: int) -> None:
    """End a socket, or its handshake, after an error of ours."""
    with suppress(RuntimeError, OSError):
        if status == 101:
            await send({"type": "websocket.close", "code": 1011})
        elif status == 0:
            await send({"type": "websocket.http.response.start", "status": 500, "headers": []})
            await send({"type": "websocket.http.response.body", "body": b""})


def _say(scope: Scope, route: str, status: int, seconds: float) -> None:
    """One line for a request. What was only looked at is no news."""
    told = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
    if "refused" in scope:
        told["code"] = scope["refused"]
    if status >= 500:
        log.warning("request", **told)
    elif scope["path"].startswith(QUIET) or (status < 400 and scope["method"] in ("GET", "HEAD")):
        log.debug("request", **told)
    else:
        log.info("request", **told, **(_address(scope) if status in FROM_WHERE else {}))


def _route(scope: Scope) -> str:
    """The template that the request's path fits, of a closed set."""
    if scope["path"].startswith("/static/"):
        return "/static"
    return getattr(scope.get("route"), "path", None) or "none"


def _address(scope: Scope) -> dict[str, str]:
    return {"address": scope["address"]} if "address" in scope else {}


def _room(path: str) -> dict[str, str]:
    if not path.startswith(ROOMS):
        return {}
    return {"room": path[len(ROOMS) :].partition("/")[0][:64]}
