"""T12, T13, T15: what no client of ours would send: an end each, nothing stored, no traceback."""

from __future__ import annotations

import json
import random
import time

import psutil
import pytest

from tests.doors.raw import Wire, flood, frame, handshake, request
from tests.service.people import OPENING, Site, Table, new_id
from tests.serving import Served

TEXT, BINARY, CONTINUATION, CLOSE, PING = 1, 2, 0, 8, 9
LIMIT = 16_384


@pytest.fixture
def wire(server: Served, table: Table) -> Wire:
    """A socket of Ana's, who is on the move."""
    with Wire(server) as opened:
        assert opened.handshake(table.code, f"Authorization: Bearer {table.host.key}").status == 101
        yield opened


def action(**more: object) -> bytes:
    return json.dumps({"type": "action", "id": new_id(), "version": 0, "action": OPENING, **more}).encode()


def unharmed(site: Site, table: Table) -> None:
    """Nothing was stored, and the game can go on."""
    assert table.look()["version"] == 0
    assert table.host.act(table.code, 0).status_code == 200


# --- sizes ------------------------------------------------------------------------------------------------


def test_a_frame_of_just_the_size_is_heard(wire: Wire, table: Table) -> None:
    message = action()
    wire.frame(TEXT, message + b" " * (LIMIT - len(message)))
    while table.look()["version"] == 0:
        time.sleep(0.01)


@pytest.mark.parametrize("size", [LIMIT + 1, 1 << 20])
def test_a_giant_frame_ends_the_socket(wire: Wire, site: Site, table: Table, size: int) -> None:
    message = action()
    wire.frame(TEXT, message + b" " * (size - len(message)))
    assert wire.close_code() == 1009
    unharmed(site, table)


def test_a_giant_is_refused_by_its_size_alone(wire: Wire, site: Site, table: Table) -> None:
    wire.send(bytes([0x81, 0xFF]) + (1 << 40).to_bytes(8, "big") + b"mask")
    assert wire.close_code() == 1009
    unharmed(site, table)


def test_fragments_are_one_message_and_have_its_size(wire: Wire, site: Site, table: Table) -> None:
    wire.frame(TEXT, b"{", end=False)
    for _ in range(40):
        wire.frame(CONTINUATION, b" " * 1000, end=False)
    assert wire.close_code() == 1009
    unharmed(site, table)


def test_endless_empty_fragments_end_too(wire: Wire, site: Site, table: Table) -> None:
    wire.frame(TEXT, b"{", end=False)
    for _ in range(5000):
        wire.frame(CONTINUATION, b"", end=False)
    assert wire.close_code() == 1009
    unharmed(site, table)


def test_a_message_in_pieces_is_heard(wire: Wire, table: Table) -> None:
    message = action()
    wire.frame(TEXT, message[:1], end=False)
    for at in range(1, len(message) - 1):
        wire.frame(CONTINUATION, message[at : at + 1], end=False)
    wire.frame(CONTINUATION, message[-1:])
    while table.look()["version"] == 0:
        time.sleep(0.01)


def test_compression_is_not_agreed_to(server: Served, table: Table) -> None:
    with Wire(server) as wire:
        answer = wire.handshake(table.code, "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits")
        assert answer.status == 101
        assert "sec-websocket-extensions" not in answer.headers
        wire.frame(TEXT, b"\x00" * 100, reserved=4)
        assert wire.close_code() == 1002


# --- what is no frame, and what is no handshake -------------------------------------------------------------

NO_FRAMES = {
    "without a mask": ({"opcode": TEXT, "payload": b"{}", "masked": False}, 1002),
    "an opcode that is none": ({"opcode": 3, "payload": b"{}"}, 1002),
    "a reserved bit": ({"opcode": TEXT, "payload": b"{}", "reserved": 1}, 1002),
    "a continuation of nothing": ({"opcode": CONTINUATION, "payload": b"{}"}, 1002),
    "a giant ping": ({"opcode": PING, "payload": b"x" * 126}, 1002),
    "a ping in pieces": ({"opcode": PING, "payload": b"x", "end": False}, 1002),
    "a closing of one byte": ({"opcode": CLOSE, "payload": b"x"}, 1002),
    "a closing with a code that is none": ({"opcode": CLOSE, "payload": b"\x00\x01"}, 1002),
    "a closing that is no text": ({"opcode": CLOSE, "payload": b"\x03\xe8\xff\xfe"}, 1007),
    "no UTF-8": ({"opcode": TEXT, "payload": b"\xff\xfe"}, 1007),
    "half a letter": ({"opcode": TEXT, "payload": '{"x": "é'.encode()[:-1]}, 1007),
    "binary": ({"opcode": BINARY, "payload": b"{}"}, 1003),
}


@pytest.mark.parametrize("kind", NO_FRAMES)
def test_what_is_no_frame_ends_the_socket(wire: Wire, site: Site, table: Table, kind: str) -> None:
    sent, code = NO_FRAMES[kind]
    wire.frame(**sent)
    assert wire.close_code() == code
    unharmed(site, table)


@pytest.mark.parametrize("seed", range(20))
def test_noise_ends_the_socket(wire: Wire, site: Site, table: Table, seed: int) -> None:
    wire.send(random.Random(seed).randbytes(4000))
    wire.frame(CLOSE, b"\x03\xe8")
    assert wire.ended()
    unharmed(site, table)


NO_HANDSHAKES = {
    "another method": handshake("/api/rooms/x/socket", method="POST"),
    "another version": handshake("/api/rooms/x/socket").replace(b"Version: 13", b"Version: 8"),
    "no version": handshake("/api/rooms/x/socket").replace(b"Sec-WebSocket-Version: 13\r\n", b""),
    "no key": handshake("/api/rooms/x/socket").replace(b"Sec-WebSocket-Key", b"X-Key"),
    "a key that is none": handshake("/api/rooms/x/socket").replace(b"AAAA", b"AA-!"),
    "a short key": handshake("/api/rooms/x/socket").replace(b"AAAAAAAAAAAAAAAAAAAAAA==", b"AAAA"),
    "many headers": handshake("/api/rooms/x/socket", *[f"X-{n}: 1" for n in range(300)]),
    "a long header": handshake("/api/rooms/x/socket", "X-Long: " + "x" * 20_000),
    "a body": handshake("/api/rooms/x/socket", "Content-Length: 5") + b"hello",
    "two keys": handshake("/api/rooms/x/socket", "Sec-WebSocket-Key: BBBBBBBBBBBBBBBBBBBBBB=="),
}


@pytest.mark.parametrize("kind", NO_HANDSHAKES)
def test_what_is_no_handshake_is_a_bad_request(server: Served, kind: str) -> None:
    with Wire(server) as wire:
        wire.send(NO_HANDSHAKES[kind])
        answer = wire.answer()
    assert answer.status == 400
    assert "content-security-policy" in answer.headers


NO_REQUESTS = {
    "noise": random.Random(1).randbytes(200) + b"\r\n\r\n",
    "another protocol": b"SSH-2.0-OpenSSH_9.2\r\n",
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 200,
    "a control in a header": b"GET / HTTP/1.1\r\nHost: x\r\nX: a\x00b\r\n\r\n",
    "two lengths": b"POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
    "a length and chunks": b"POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n"
                           b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "a negative length": b"POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    "chunks of no size": b"POST /api/players HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
}  # fmt: skip


@pytest.mark.parametrize("kind", NO_REQUESTS)
def test_what_is_no_request_is_a_bad_one(server: Served, site: Site, kind: str) -> None:
    with Wire(server) as wire:
        wire.send(NO_REQUESTS[kind])
        answer = wire.answer()
        assert answer.status == 400
        assert "content-security-policy" in answer.headers
        assert b"invalid_request" in answer.body
        assert wire.ended()
    assert site.ask("GET", "/healthz").status_code == 200


def test_endless_headers_end(server: Served) -> None:
    with Wire(server) as wire:
        wire.send(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
        for _ in range(200):
            wire.send(b"x" * 10_000)
        assert wire.ended()


def test_many_requests_at_once_on_a_connection_are_all_answered(server: Served) -> None:
    answers = flood(server, "127.0.0.1", request("GET", "/api/me", Cookie="x=" + "y" * 500), 1000, connections=1)
    assert {answer.status for answer in answers} == {401}


@pytest.mark.parametrize("nonsense", [b"nonsense\r\n\r\n", b"POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n"])
def test_nonsense_behind_requests_that_are_being_answered(server: Served, table: Table, nonsense: bytes) -> None:
    """The log of the server may have no traceback of it."""
    asked = request("POST", f"{table.path}/actions", action(), **table.host.headers)
    for _ in range(20):
        with Wire(server) as wire:
            wire.send(asked * 20 + nonsense)
            assert wire.ended()


def test_who_goes_while_requests_are_being_answered(server: Served, table: Table) -> None:
    """The same."""
    asked = request("POST", f"{table.path}/actions", action(), **table.host.headers)
    for _ in range(20):
        with Wire(server) as wire:
            wire.send(asked * 20)


# --- who holds connections for nothing ------------------------------------------------------------------------


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory):
    """A server that waits for nobody; the waits are settings of its own."""
    folder = tmp_path_factory.mktemp("impatient")
    settings = {"REQUEST_TIMEOUT": "0.3", "PING_INTERVAL": "0.3", "PING_TIMEOUT": "0.3"}
    served = Served(folder, f"sqlite:///{folder}/room.sqlite3", **settings).start()
    yield served
    served.stop()
    assert "Traceback" not in served.lines()


POST = b"POST /api/players HTTP/1.1\r\nHost: x\r\n"
BEGINNINGS = {
    "nothing": b"",
    "half a line": b"GET / HT",
    "half a head": b"GET / HTTP/1.1\r\nHost: x\r\n",
    "half a body": POST + b"Content-Length: 10\r\n\r\n{",
    "half of the chunks": POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
}


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_who_does_not_get_to_the_point_is_left(impatient: Served, beginning: str) -> None:
    with Wire(impatient) as wire:
        wire.send(BEGINNINGS[beginning])
        assert wire.ended()


def test_a_socket_that_answers_no_ping_is_left(impatient: Served) -> None:
    site = Site(impatient.url)
    code = site.guest().open()["code"]
    site.close()
    with Wire(impatient) as wire:
        assert wire.handshake(code).status == 101
        assert wire.ended()


def test_pings_of_who_does_not_read_pile_up_nowhere(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("pings")
    served = Served(folder, f"sqlite:///{folder}/room.sqlite3").start()
    try:
        site = Site(served.url)
        code = site.guest().open()["code"]
        site.close()
        process = psutil.Process(served.process.pid)
        with Wire(served) as wire:
            assert wire.handshake(code).status == 101
            pings = frame(PING, b"x" * 125) * 4000
            before = process.memory_info().rss
            for _ in range(60):  # 31 MB of pings, 30 MB of answers
                wire.send(pings)
            assert process.memory_info().rss - before < 15_000_000
    finally:
        served.stop()
