"""Graceful stop: what runs is finished, sockets are told to come back, and it is over within ten seconds."""

import signal
import socket
import subprocess
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from tests.deploy.listening import listen
from tests.service.people import Site, Table
from tests.serving import Served

GRACE = 10


@pytest.fixture
def table(own_server: Served):
    site = Site(own_server.url)
    yield Table(site)
    site.close()


async def test_sockets_are_told_to_come_back(own_server: Served, table: Table) -> None:
    async with listen(own_server.sockets, table.code, table.host.key) as listener:
        own_server.process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed):
            await listener.until("the end")
        assert listener.socket.close_code in (1001, 1012)
    own_server.process.wait(GRACE)


def half_a_request(served: Served) -> socket.socket:
    waiting = socket.create_connection(("127.0.0.1", served.port))
    waiting.sendall(b"POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
    return waiting


def silent(served: Served) -> socket.socket:
    return socket.create_connection(("127.0.0.1", served.port))


def never_closing(served: Served) -> socket.socket:
    """A socket whose peer never answers the closing."""
    waiting = socket.create_connection(("127.0.0.1", served.port))
    waiting.sendall(
        b"GET /api/rooms/none/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    assert b"101" in waiting.recv(100)
    return waiting


@pytest.mark.parametrize("peer", [half_a_request, silent, never_closing])
def test_nobody_can_hold_it(own_server: Served, peer: Callable[[Served], socket.socket]) -> None:
    with peer(own_server):
        own_server.process.send_signal(signal.SIGTERM)
        try:
            own_server.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            pytest.fail("it goes on")
