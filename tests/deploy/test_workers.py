"""`make run` with several workers: one port, one database, any worker serves any room."""

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import psutil
import pytest

from tests.deploy.listening import Listener, listen
from tests.deploy.machines import answers, metric, shared_settings, wait_until
from tests.service.people import OPENING, Site, Table, new_id, place
from tests.services import postgres_database
from tests.serving import ROOT, free_port

pytestmark = pytest.mark.xdist_group("workers")
SOCKETS, MOST_SOCKETS = 12, 150


class Run(NamedTuple):
    url: str
    sockets: str
    process: subprocess.Popen[bytes]
    log: Path


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    """What `make run` starts."""
    port, log = free_port(), tmp_path_factory.mktemp("made") / "log"
    with postgres_database() as database, log.open("wb") as out:
        given = shared_settings(DATABASE_URL=database, WORKERS="2", PORT=str(port), LIMITS="off")
        process = subprocess.Popen(
            ["make", "--silent", "run"], cwd=ROOT, env={**os.environ, **given}, stdout=out, stderr=out,
            start_new_session=True,
        )  # fmt: skip
        run = Run(f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}", process, log)
        try:
            wait_until(lambda: answers(f"{run.url}/readyz"), log.read_text, 60)
            yield run
        finally:
            stop(run)
    assert "Traceback" not in log.read_text()


def stop(run: Run) -> None:
    if run.process.poll() is None:
        os.killpg(run.process.pid, signal.SIGTERM)
        run.process.wait(20)


def workers(run: Run) -> list[psutil.Process]:
    """The processes that serve."""
    found = psutil.Process(run.process.pid).children(recursive=True)
    return [process for process in found if serves(process)]


def serves(process: psutil.Process) -> bool:
    try:
        return "spawn_main" in " ".join(process.cmdline())
    except psutil.Error:  # it has just ended
        return False


def worker_of(run: Run, listener: Listener) -> int:
    """The worker at the other end of this socket."""
    port = listener.socket.local_address[1]
    for worker in workers(run):
        if any(there.raddr and there.raddr.port == port for there in worker.net_connections()):
            return worker.pid
    raise AssertionError("nobody has this socket")


@pytest.fixture(scope="module")
def table(made: Run) -> Iterator[Table]:
    site = Site(made.url)
    yield Table(site)
    site.close()


async def test_an_action_at_one_worker_reaches_the_sockets_at_the_other(made: Run, table: Table) -> None:
    async with AsyncExitStack() as stack:
        mover = await stack.enter_async_context(listen(made.sockets, table.code, table.host.key))
        others: list[Listener] = []
        # The system gives a connection to whichever worker is free first; a busy machine may favour one for long.
        while not any(worker_of(made, listener) != worker_of(made, mover) for listener in others):
            assert len(others) < MOST_SOCKETS
            others.append(await stack.enter_async_context(listen(made.sockets, table.code)))
        wanted = new_id()
        await mover.say(type="action", id=wanted, version=0, action=OPENING)
        assert (await mover.until("ack", id=wanted))["version"] == 1
        for listener in others:
            assert (await listener.at(1))["state"]["territories"]["b3"]["clan"] == 0


async def test_any_worker_answers_for_all_in_the_metrics(made: Run, table: Table) -> None:
    room = table.look()
    version = room["version"]
    answer = table.guests[room["state"]["clan"]].act(table.code, version, place("e1"))
    assert answer.status_code == 200, answer.text
    async with AsyncExitStack() as stack:
        for _ in range(SOCKETS):
            await stack.enter_async_context(listen(made.sockets, table.code))
        wait_until(lambda: metric(made.url, "makemake_sockets") == SOCKETS)
        # All that this server has seen, at either worker.
        wait_until(lambda: metric(made.url, "makemake_actions_total") == version + 1)
    wait_until(lambda: metric(made.url, "makemake_sockets") == 0)


async def test_a_killed_worker_is_replaced_and_its_sockets_count_no_more(made: Run, table: Table) -> None:
    async with AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(listen(made.sockets, table.code)) for _ in range(SOCKETS)]
        wait_until(lambda: metric(made.url, "makemake_sockets") == SOCKETS)
        victim = worker_of(made, opened[0])
        left = sum(worker_of(made, listener) != victim for listener in opened)
        psutil.Process(victim).kill()
        wait_until(lambda: victim not in [worker.pid for worker in workers(made)] and len(workers(made)) == 2)
        wait_until(lambda: answers(f"{made.url}/readyz") and metric(made.url, "makemake_sockets") == left)


def test_it_stops_within_ten_seconds_and_leaves_nothing(made: Run) -> None:
    """The last test of this file."""
    serving = workers(made)
    os.killpg(made.process.pid, signal.SIGTERM)
    made.process.wait(10)
    assert not [worker for worker in serving if worker.is_running() and worker.status() != psutil.STATUS_ZOMBIE]
    assert "Make Make is at" in made.log.read_text()
