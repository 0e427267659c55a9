"""The deployment of docker-compose.yml as processes: replicas on one database and one Redis, the proxy before them."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.daemons import missing
from tests.deploy.compose import caddyfile
from tests.services import redis_url
from tests.serving import START_SECONDS, Served

SECRET = "a-secret-of-the-tests"


class Proxy:
    """A real Caddy, with the configuration of docker-compose.yml before other upstreams."""

    def __init__(self, folder: Path, port: int, upstreams: list[Served]) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.sockets = f"ws://127.0.0.1:{port}"
        self.log = folder / "proxy.log"
        self._file = folder / "Caddyfile"
        self._folder = folder
        self._port = port
        ours = " ".join(f"127.0.0.1:{served.port}" for served in upstreams)
        given = caddyfile()
        assert "app1:8000 app2:8000" in given
        # Its own door for the operator has a port that may be taken here.
        self._file.write_text(given.replace("app1:8000 app2:8000", ours).replace("{", "{\nadmin off", 1))
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Proxy":
        """Start, and wait for an answer that comes from behind it."""
        found = shutil.which("caddy")
        if found is None:
            missing("Caddy")
        environment = {**os.environ, "SITE": f"http://:{self._port}", "XDG_DATA_HOME": str(self._folder)}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [found, "run", "--config", self._file, "--adapter", "caddyfile"],
                env=environment, stdout=log, stderr=log, cwd=self._folder,
            )  # fmt: skip
        wait_until(lambda: answers(f"{self.url}/healthz"), self.log.read_text)
        return self

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(15)


def answers(url: str) -> bool:
    try:
        return httpx.get(url, timeout=2, trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


def wait_until(true: Any, why: Any = str, seconds: float = START_SECONDS) -> None:
    """Look again and again until it is so; `why` says what is known when it never is."""
    deadline = time.monotonic() + seconds
    while not true():
        if time.monotonic() > deadline:
            raise AssertionError(f"it never became so: {why()}")
        time.sleep(0.02)


def shared_settings(**environment: str) -> dict[str, str]:
    """What processes need that serve the same rooms."""
    return {"REDIS_URL": redis_url(), "SECRET_KEY": SECRET, "POLL_INTERVAL": "0.5", **environment}


@contextmanager
def replicas(folder: Path, database_url: str, count: int = 2, **environment: str) -> Iterator[list[Served]]:
    """Processes that serve the same rooms."""
    started: list[Served] = []
    try:
        for _ in range(count):
            started.append(Served(folder, database_url, **shared_settings(**environment)).start())
        yield started
    finally:
        for served in started:
            served.stop()
    for served in started:
        assert "Traceback" not in served.lines()


def metric(url: str, name: str, **labels: str) -> float:
    """The sum of the samples of this name that have these labels."""
    text = httpx.get(f"{url}/metrics", trust_env=False).text
    wanted = [f'{label}="{value}"' for label, value in labels.items()]
    lines = [line for line in text.splitlines() if line.partition("{")[0].partition(" ")[0] == name]
    return sum(float(line.rpartition(" ")[2]) for line in lines if all(part in line for part in wanted))
