"""The real thing: the application in a process of its own, as `make run` starts it."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).parent.parent
OWN_URL = "own"  # as PUBLIC_URL: the address of the server itself
START_SECONDS = 90  # a busy machine takes its time; this is no promise


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Served:
    """A server process: started, killed, started again on the same database and port."""

    def __init__(self, folder: Path, database_url: str, module: str = "app", **environment: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.sockets = f"ws://127.0.0.1:{self.port}"
        self.database_url = database_url
        self.log = folder / f"server-{self.port}.log"
        self._module = module
        self._environment = {
            "PATH": os.environ["PATH"],
            "HOST": "127.0.0.1",
            "PORT": str(self.port),
            "DATABASE_URL": database_url,
            "LIMITS": "off",
            "PYTHONPATH": str(ROOT),
            **environment,
        }
        if environment.get("PUBLIC_URL") == OWN_URL:
            self._environment["PUBLIC_URL"] = self.url
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Served":
        """Start, and wait for the first answer."""
        self.process = self.launch()
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")
            try:
                httpx.get(f"{self.url}/healthz", timeout=1)
            except httpx.TransportError:
                time.sleep(0.02)
            else:
                return self
        self.kill()
        raise RuntimeError(f"the server does not answer:\n{self.log.read_text()}")

    def launch(self) -> subprocess.Popen[bytes]:
        """Its process, which has just begun."""
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", self._module], env=self._environment, stdout=log, stderr=log, cwd=ROOT
            )

    def kill(self) -> None:
        """End it without a warning, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self, seconds: float = 15) -> int:
        """Ask it to end; its exit status."""
        return self._end(signal.SIGTERM, seconds)

    def _end(self, number: int, seconds: float = 15) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(number)
        try:
            return self.process.wait(seconds)
        finally:
            self.process.kill()
            self.process.wait()
            self.process = None

    def lines(self) -> str:
        """What it has logged."""
        return self.log.read_text()
