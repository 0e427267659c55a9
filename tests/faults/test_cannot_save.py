"""F9: another process has the SQLite file; F10: the disk is full, or nothing can be written at all."""

import asyncio
import random
import resource
import shutil
import subprocess
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import asyncpg
import pytest

from tests.faults.conftest import Serve, Visit
from tests.faults.ledger import Ledger, Sent, sqlite, stored
from tests.faults.people import Guest, Refused, Site, new_id, new_room, pick, table
from tests.serving import Served

TIMEOUT = 2.0  # the server's, shortened
SLACK = 1.0
SMALL = 2_000_000  # bytes of a disk that is soon full


@contextmanager
def writing_elsewhere(url: str) -> Iterator[None]:
    """Another process is in a transaction that writes."""
    connection = sqlite.connect(url.removeprefix("sqlite:///"), isolation_level=None, timeout=10)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


async def opening(site: Site) -> tuple[str, Guest, dict]:
    code, (ana, _ben) = await table(site)
    room = await site.ask("GET", f"/api/rooms/{code}")
    return code, ana, pick(room["legal"], random.Random(1))


async def test_short_contention_is_nobodys_trouble(serve: Serve, visit: Visit, sqlite_url: str) -> None:
    site = visit(await serve(sqlite_url, DATABASE_TIMEOUT=str(TIMEOUT)))
    code, ana, action = await opening(site)
    with writing_elsewhere(sqlite_url):
        acting = asyncio.create_task(ana.act(site, code, new_id(), 0, action))
        done, _ = await asyncio.wait((acting,), timeout=TIMEOUT / 2)
        assert not done
        assert (await site.ask("GET", f"/api/rooms/{code}"))["version"] == 0, "reads go on"
    assert (await acting)["version"] == 1


async def test_long_contention_is_answered_in_time_each_time_and_stores_nothing_later(
    serve: Serve, visit: Visit, sqlite_url: str
) -> None:
    site = visit(await serve(sqlite_url, DATABASE_TIMEOUT=str(TIMEOUT)))
    code, ana, action = await opening(site)

    async def refused() -> float:
        began = time.monotonic()
        with pytest.raises(Refused) as refusal:
            await ana.act(site, code, new_id(), 0, action)
        assert (refusal.value.code, refusal.value.status) == ("not_saved", 503)
        assert int(refusal.value.headers["retry-after"]) > 0
        return time.monotonic() - began

    with writing_elsewhere(sqlite_url):
        asked = []
        for _ in range(4):
            # One after another, so that those behind meet a writer that waits already.
            asked.append(asyncio.create_task(refused()))
            await asyncio.wait(asked, timeout=TIMEOUT * 0.4)
        assert max(await asyncio.gather(*asked)) < TIMEOUT + SLACK
    assert (await ana.act(site, code, new_id(), 0, action))["version"] == 1
    assert [event["version"] for event in await site.ask("GET", f"/api/rooms/{code}/events")] == [1]


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of its own, where we may mount one; else the folder, whose files are kept small by `no_room` alone."""
    folder.mkdir()
    size = f"size={SMALL}"
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", size, "tmpfs", str(folder)], check=False, capture_output=True
    )
    try:
        yield folder
    finally:
        if mounted.returncode == 0:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def no_room(served: Served, folder: Path) -> Iterator[None]:
    """Every byte of the disk is taken."""
    if not folder.is_mount():
        with no_writing(served, folder):
            yield
        return
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"\0" * 4096)
        except OSError:
            assert shutil.disk_usage(folder).free == 0
    yield
    ballast.unlink()


@contextmanager
def no_writing(served: Served, _folder: Path) -> Iterator[None]:
    """The process may write to no file: as on a disk that was mounted for reading only."""
    assert served.process is not None
    _, hard = resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    yield
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, hard))


async def play_on(site: Site, ledger: Ledger, code: str, guests: list[Guest], most: int) -> Refused | None:
    """Act until it is refused; the refusal."""
    chance = random.Random(most)
    for _ in range(most):
        room = await site.ask("GET", f"/api/rooms/{code}")
        guest = guests[room["state"]["clan"]]
        entry = ledger.send(Sent(code, guest.id, new_id(), room["version"], pick(room["legal"], chance)))
        try:
            answer = await guest.act(site, code, entry.id, entry.version, entry.action)
        except Refused as refused:
            ledger.refuse(entry, refused.code)
            return refused
        ledger.acknowledge(entry, answer["version"])
        if answer["state"]["result"]:
            break
    return None


@pytest.mark.parametrize("fault", [no_room, no_writing])
async def test_where_nothing_can_be_saved_it_is_said_and_reads_go_on(
    fault: object, serve: Serve, visit: Visit, tmp_path: Path
) -> None:
    with small_disk(tmp_path / "disk") as disk:
        url = f"sqlite:///{disk}/room.sqlite3"
        served = await serve(url)
        site, ledger = visit(served), Ledger()
        code, guests = await table(site)
        assert await play_on(site, ledger, code, guests, 3) is None
        with fault(served, disk):  # type: ignore[operator]
            # What was allotted before may still be filled; then no more.
            refused = await play_on(site, ledger, code, guests, 1000)
            assert refused is not None
            assert (refused.code, refused.status) == ("not_saved", 503)
            with pytest.raises(Refused) as nobody_new:
                await site.guest("Tiare")
            assert nobody_new.value.code == "not_saved"
            version = (await site.ask("GET", f"/api/rooms/{code}", guests[0].key))["version"]
            assert len(await site.ask("GET", f"/api/rooms/{code}/events")) == version
            assert ledger.audit(await stored(url)) == []
        assert await site.ready()
        again = await new_room(site, guests)
        assert await play_on(site, ledger, again, guests, 5) is None
        assert ledger.audit(await stored(url)) == []


async def read_only(url: str, setting: str) -> None:
    """From now on, and for those who are connected already."""
    connection = await asyncpg.connect(url, server_settings={"default_transaction_read_only": "off"})
    try:
        name = await connection.fetchval("SELECT current_database()")
        await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {setting}")
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()",
            name,
        )
    finally:
        await connection.close()


async def soon(ask: Callable[[], Awaitable[Any]], seconds: float = 5) -> Any:
    """What is answered once the ended connections have been noticed: at the latest so long after it is well again."""
    until = monotonic() + seconds
    while True:
        try:
            return await ask()
        except Refused as refused:
            if refused.code != "not_saved" or monotonic() > until:
                raise


async def test_a_postgres_that_may_only_be_read_is_not_saved_either(
    serve: Serve, visit: Visit, postgres_url: str
) -> None:
    site = visit(await serve(postgres_url))
    code, ana, action = await opening(site)
    await read_only(postgres_url, "on")
    with pytest.raises(Refused) as refused:
        await ana.act(site, code, new_id(), 0, action)
    assert refused.value.code == "not_saved"
    assert (await soon(lambda: site.ask("GET", f"/api/rooms/{code}", ana.key)))["version"] == 0
    await read_only(postgres_url, "off")
    wanted = new_id()
    assert (await soon(lambda: ana.act(site, code, wanted, 0, action)))["version"] == 1
