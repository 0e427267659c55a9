"""A PostgreSQL and a Redis of the tests' own: on free ports, in folders of their own, to be frozen and crashed.

The machine's own are never touched: only processes that were started here are signalled, by their ids.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

import psutil
import pytest

from tests.serving import free_port

# To start, and to end; a busy machine takes its time, and this is no promise.
SECONDS = 90
LOOK_AGAIN = 0.02  # seconds
NOBODY = "nobody"


def missing(what: str) -> None:
    """A program that a test needs is not there."""
    if os.environ.get("NO_SKIPS"):
        pytest.fail(f"{what} is needed and was not found")
    pytest.skip(f"{what} was not found")


class Daemon:
    """A process that a test may do anything to. Subclasses say how it is started and asked."""

    name = ""
    # What ends it at once. Redis has a hand for this one; the other it would not hear where our own parent ignores it.
    ending = signal.SIGTERM

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="makemake-faults-"))
        self.process: subprocess.Popen[bytes] | None = None
        self._frozen: list[psutil.Process] = []

    def command(self) -> list[str]:
        """The command that serves in the foreground."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Whether it can be used."""
        raise NotImplementedError

    def start(self) -> Self:
        """Start it, and wait until it can be used."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), cwd=self.folder, stdout=log, stderr=log, env={"PATH": os.environ["PATH"]}, **as_nobody()
            )
        wait_until(self.answers, SECONDS, f"{self.name} does not answer")
        return self

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it by a signal, and wait for the end."""
        self.thaw()
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(SECONDS)
            self.process = None

    def freeze(self) -> None:
        """It is there, and says nothing: the process and its children are stopped."""
        assert self.process is not None
        first = psutil.Process(self.process.pid)
        for process in (first, *first.children(recursive=True)):
            with suppress(psutil.NoSuchProcess):
                process.suspend()
                self._frozen.append(process)

    def thaw(self) -> None:
        """It goes on where it was frozen."""
        for process in self._frozen:
            with suppress(psutil.NoSuchProcess):
                process.resume()
        self._frozen.clear()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop(self.ending)
        shutil.rmtree(self.folder, ignore_errors=True)


class OwnPostgres(Daemon):
    """A cluster of our own."""

    name = "PostgreSQL"
    ending = signal.SIGQUIT

    def __init__(self) -> None:
        super().__init__()
        self._bin = postgres_programs()
        if os.geteuid() == 0:
            shutil.chown(self.folder, NOBODY)
        made = self._run("initdb", "-D", str(self.folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N")
        if made.returncode != 0:
            raise RuntimeError(f"initdb failed: {made.stderr.decode()}")

    def command(self) -> list[str]:
        options = ("listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}", "max_connections=60")
        return [
            str(self._bin / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port),
            *(part for option in options for part in ("-c", option)),
        ]  # fmt: skip

    def answers(self) -> bool:
        return self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port)).returncode == 0

    def crash(self) -> None:
        """All of its processes end at once, without a goodbye; the next start recovers."""
        self.stop(signal.SIGQUIT)

    def database(self, name: str) -> str:
        """A fresh database; its address."""
        made = self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        if made.returncode != 0:
            raise RuntimeError(f"createdb failed: {made.stderr.decode()}")
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [str(self._bin / program), *arguments],
            cwd=self.folder, capture_output=True, check=False, env={"PATH": os.environ["PATH"]}, **as_nobody(),
        )  # fmt: skip


class OwnRedis(Daemon):
    """A Redis of our own, which keeps nothing."""

    name = "Redis"

    def __init__(self) -> None:
        super().__init__()
        found = shutil.which("redis-server")
        if found is None:
            missing("redis-server")
        self._program = str(found)
        if os.geteuid() == 0:
            shutil.chown(self.folder, NOBODY)

    def command(self) -> list[str]:
        return [self._program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    def answers(self) -> bool:
        return subprocess.run(
            ["redis-cli", "-p", str(self.port), "ping"], capture_output=True, check=False
        ).stdout.startswith(b"PONG")

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"


def postgres_programs() -> Path:
    """The folder of the newest PostgreSQL on this machine."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3].split(".")[0]))
    if not found:
        on_path = shutil.which("initdb")
        if on_path is None:
            missing("PostgreSQL's programs")
        return Path(str(on_path)).parent
    return found[-1].parent


def as_nobody() -> dict[str, object]:
    """PostgreSQL refuses to run as root; so neither of the two does."""
    return {"user": NOBODY, "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}


def wait_until(holds: Callable[[], bool], seconds: float, otherwise: str) -> float:
    """Look again and again until it holds; the seconds that it took."""
    began = time.monotonic()
    while not holds():
        if time.monotonic() - began > seconds:
            raise TimeoutError(f"{otherwise} within {seconds} s")
        time.sleep(LOOK_AGAIN)
    return time.monotonic() - began


@contextmanager
def frozen(daemon: Daemon) -> Iterator[None]:
    """For a while it says nothing."""
    daemon.freeze()
    try:
        yield
    finally:
        daemon.thaw()
