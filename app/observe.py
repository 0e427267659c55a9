"""Logs: one JSON line per happening, on standard error."""

import logging
import sys
from typing import Any

import structlog

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}
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


def log_json(level: str) -> None:
    """Send our own and the libraries' logs to standard error, as JSON lines."""
    structlog.configure(
        processors=[*_shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
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
    root.setLevel(LEVELS.get(level, logging.INFO))
    # One line per request is the proxy's business; what uvicorn says beyond warnings is said by the start.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel(logging.WARNING)
