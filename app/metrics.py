"""What an operator can watch, for Prometheus. Names begin with `makemake_`; times are in seconds.

The hot path adds plain numbers up in `tally`; `flush` hands them over before each look and every few seconds.
With several workers each writes its own files in one folder, and any of them answers for all.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from app.errors import STATUS

MEDIA_TYPE = CONTENT_TYPE_PLAIN_0_0_4
# Read by prometheus-client when it is imported, so it has to be set before a worker begins.
FOLDER = "PROMETHEUS_MULTIPROC_DIR"
METHODS = frozenset(("GET", "HEAD", "POST", "PATCH", "DELETE", "PUT", "OPTIONS"))
FAST = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 0.5, 1, 2.5, 5)
_FILE = re.compile(r".*_(\d+)\.db")

# When each series began doubles their number and tells nothing that a restart does not.
disable_created_metrics()  # type: ignore[no-untyped-call]
_seconds = Histogram("makemake_request_seconds", "Time to an answer over HTTP", ["method", "route"], buckets=FAST)
_responses = Counter("makemake_responses", "Answers over HTTP", ["method", "route", "status"])
_handshakes = Counter("makemake_handshakes", "Handshakes of sockets by the status of their answer", ["status"])
_refusals = Counter("makemake_refusals", "What was refused, over HTTP and sockets", ["code"])
_actions = Counter("makemake_actions", "Actions of clans that are stored")
_sent = Counter("makemake_frames_sent", "Frames that were handed to sockets")
_skipped = Counter("makemake_frames_skipped", "Room frames that a newer one overtook before they were sent")
_commands = Counter("makemake_commands", "Commands that were committed; over the commits: commands per commit")
_commit_seconds = Histogram("makemake_commit_seconds", "Time of a commit to the database", buckets=FAST)
_held = Gauge("makemake_clocks_held", "1 while no deadline fires, by hand or by the brake", multiprocess_mode="livemax")
_timeouts = Counter("makemake_timeouts", "Turns whose time was up")
_sockets = Gauge("makemake_sockets", "Sockets that are open", multiprocess_mode="livesum")

_refusal_of = {code: _refusals.labels(code) for code in STATUS}
_commit_took = _commit_seconds.observe


class Tally:
    """Sums since the start. Each has one writer, so that none is lost between threads."""

    __slots__ = ("actions", "clocks_held", "commands", "frames_sent", "frames_skipped")

    def __init__(self) -> None:
        self.actions = 0
        self.clocks_held = False
        self.commands = 0
        self.frames_sent = 0
        self.frames_skipped = 0


tally = Tally()
_flushed = Tally()
_COUNTERS = {"actions": _actions, "commands": _commands, "frames_sent": _sent, "frames_skipped": _skipped}


def committed(commands: int, seconds: float) -> None:
    """A commit with so many commands took so long."""
    tally.commands += commands
    _commit_took(seconds)


def held(are_held: bool) -> None:
    """Whether all clocks are held."""
    tally.clocks_held = are_held
    _held.set(are_held)


def timed_out() -> None:
    """The time of a turn was up."""
    _timeouts.inc()


def refused(code: str) -> None:
    """Somebody was told no."""
    _refusal_of[code].inc()


_bound: dict[tuple[str, str, int], tuple[Callable[[float], None], Callable[[], None]]] = {}


def answered(method: str, route: str, status: int, seconds: float) -> None:
    """A request over HTTP was answered. `route` is a template, of which there are few."""
    found = _bound.get((method, route, status))
    if found is None:
        shown = method if method in METHODS else "other"
        found = _seconds.labels(shown, route).observe, _responses.labels(shown, route, str(status)).inc
        if method in METHODS:
            _bound[method, route, status] = found
    observe, count = found
    observe(seconds)
    count()


def handshake(status: int) -> None:
    """A handshake was answered: 101, or why not."""
    _handshakes.labels(str(status)).inc()


def flush(sockets: int) -> None:
    """Hand the tally over; `sockets` are open in this process."""
    for name, counter in _COUNTERS.items():
        now = getattr(tally, name)
        counter.inc(now - getattr(_flushed, name))
        setattr(_flushed, name, now)
    _sockets.set(sockets)


def exposition() -> bytes:
    """All there is to see, of all workers, in Prometheus' text format."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return generate_latest(REGISTRY)
    _forget_dead(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def share_among_workers(folder: Path) -> None:
    """Let the workers that are started from now on write into `folder`, which is new and empty."""
    os.environ[FOLDER] = str(folder)


def _forget_dead(folder: Path) -> None:
    """What a killed worker had open is open no more; what it counted stays counted."""
    for file in folder.glob("gauge_live*.db"):
        found = _FILE.fullmatch(file.name)
        if found is not None and not _lives(int(found[1])):
            mark_process_dead(int(found[1]), str(folder))  # type: ignore[no-untyped-call]


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
