"""F7, F8: peers that are dead, and peers that never read: nobody else notices, and the server gets rid of them."""

import asyncio
import socket
from collections.abc import Callable

import psutil

from tests.faults.conftest import Serve, Visit
from tests.faults.people import Guest, new_room, table
from tests.serving import Served


class Mute:
    """A socket whose owner shakes hands and then neither reads nor says anything."""

    def __init__(self, served: Served, code: str, guest: Guest | None = None) -> None:
        self.wire = socket.socket()
        # Little is kept for it by the system, so that the server feels early that it does not read.
        self.wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.wire.connect(("127.0.0.1", served.port))
        key = "" if guest is None else f"Authorization: Bearer {guest.key}\r\n"
        self.wire.sendall(
            f"GET /api/rooms/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{key}\r\n".encode()
        )
        self.port = self.wire.getsockname()[1]

    def held_by(self, served: Served) -> bool:
        """Whether the server still has its end of the connection."""
        assert served.process is not None
        connections = psutil.Process(served.process.pid).net_connections("tcp")
        return any(one.raddr and one.raddr.port == self.port for one in connections)

    def close(self) -> None:
        self.wire.close()


async def until(holds: Callable[[], bool], seconds: float) -> None:
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110 - another process, which can only be looked at
            await asyncio.sleep(0.05)


async def test_who_never_reads_is_let_go_and_nobody_else_notices(serve: Serve, visit: Visit, sqlite_url: str) -> None:
    served = await serve(sqlite_url, SEND_TIMEOUT="1", PING_INTERVAL="600", PING_TIMEOUT="600")
    site = visit(served)
    code, (ana, _ben) = await table(site)
    mute = Mute(served, code)
    try:
        async with await site.socket(code, ana) as reads, asyncio.timeout(30):
            while mute.held_by(served):
                # Each offer, and each that is taken back, shows the whole room anew.
                agree = not reads.room["draw"]
                shown = await site.ask("POST", f"/api/rooms/{code}/draw", ana.key, {"agree": agree})
                await reads.until(lambda heard, newest=shown["revision"]: heard.room["revision"] >= newest)
            assert reads.close_code is None
    finally:
        mute.close()


async def test_a_dead_peer_is_dropped_and_shown_to_be_gone(serve: Serve, visit: Visit, sqlite_url: str) -> None:
    served = await serve(sqlite_url, PING_INTERVAL="0.5", PING_TIMEOUT="0.5")
    site = visit(served)
    guests = [await site.guest("Ana"), await site.guest("Hotu")]
    code = await new_room(site, guests)
    async with await site.socket(code, guests[0]) as watching:
        mute = Mute(served, code, guests[1])
        try:
            await watching.until(lambda heard: heard.presence == [True, True])
            await watching.until(lambda heard: heard.presence == [True, False], 10)
            await until(lambda: not mute.held_by(served), 10)
        finally:
            mute.close()
