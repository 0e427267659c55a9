"""Servers that start at once: all is imported once, and each server is a fork of that, otherwise what `-m app` is.

A bench that kills a server thirty times would else spend its time on imports.
"""

import gc
import importlib
import json
import os
import runpy
import select
import signal
import subprocess
import sys
import time
from typing import Any

from tests.serving import ROOT, Served


class Fork:
    """A process that is not our child: what `Served` needs of one."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._handle = os.pidfd_open(pid)
        self._over = False

    def send_signal(self, number: int) -> None:
        if not self._over:
            signal.pidfd_send_signal(self._handle, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def poll(self) -> int | None:
        return self._look(0)

    def wait(self, timeout: float | None = None) -> int:
        """Wait for the end. How it ended, only its parent knows; 0 stands for all."""
        status = self._look(timeout)
        if status is None:
            raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
        return status

    def _look(self, timeout: float | None) -> int | None:
        if not self._over:
            poll = select.poll()
            poll.register(self._handle, select.POLLIN)
            if not poll.poll(None if timeout is None else timeout * 1000):
                return None
            os.close(self._handle)
            self._over = True
        return 0


class Kiln:
    """The process that is forked. It runs nothing of the application itself."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.faults.warm"],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def fork(self, module: str, log: str, environment: dict[str, str]) -> Fork:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(
            json.dumps({"module": module, "log": log, "environment": environment}), file=self._process.stdin, flush=True
        )
        return Fork(int(self._process.stdout.readline()))

    def close(self) -> None:
        self._process.communicate()


class WarmServed(Served):
    """A server that is forked from a kiln."""

    kiln: Kiln

    def launch(self) -> Any:
        return self.kiln.fork(self._module, str(self.log), self._environment)


def main() -> None:
    """For each line on standard input, a server."""
    importlib.import_module("app.__main__")

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    gc.freeze()
    for line in sys.stdin:
        order = json.loads(line)
        pid = os.fork()
        if pid == 0:
            become(order)
            runpy.run_module(order["module"], run_name="__main__", alter_sys=True)
        print(pid, flush=True)


def become(order: dict[str, Any]) -> None:
    """The environment, the log and the signals of a process that was started for itself."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(order["environment"])
    time.tzset()
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(log, 1)
    os.dup2(log, 2)


if __name__ == "__main__":
    main()
