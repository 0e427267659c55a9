"""Calls to addresses that people give us: to public https hosts only, whatever a name is made to stand for [T17]."""

from __future__ import annotations

import asyncio
import datetime
import ssl
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from app.notices.outside import MOST_READ, NotOutside, Outside, Resolve, Unreached, is_public
from tests.push_service import PushService

PRIVATE = (
    "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "100.64.0.1",
    "169.254.169.254", "192.0.0.8", "192.0.2.1", "198.18.0.1", "224.0.0.1", "239.255.255.255", "240.0.0.1",
    "255.255.255.255", "::", "::1", "fe80::1", "fc00::1", "fd00:ec2::254", "ff02::1", "::ffff:127.0.0.1",
    "::ffff:8.8.8.8", "::ffff:0:127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::1", "2002:7f00:1::1",
    "2001:0:7f00:1::1", "2001:db8::1", "192.88.99.1", "3fff::1", "fec0::1", "::127.0.0.1", "fe80::1%1", "nonsense", "",
)  # fmt: skip
PUBLIC = ("8.8.8.8", "1.1.1.1", "142.250.1.1", "2606:4700:4700::1111", "2a00:1450:4001::1")
# What this machine's own resolver takes for itself or a neighbour.
TRAPS = (
    "localhost", "localhost.", "127.0.0.1", "127.1", "2130706433", "0x7f000001", "0x7f.1", "017700000001", "0",
    "[::1]", "[::ffff:127.0.0.1]", "[::]", "10.0.0.1", "0xa000001", "169.254.169.254", "2852039166", "[fe80::1]",
)  # fmt: skip
FORMS = (
    "http://push.example/", "ftp://push.example/", "file:///etc/passwd", "gopher://push.example/", "push.example",
    "//push.example/", "", "https://", "https:///path", "https://me@push.example/", "https://me:word@push.example/",
    "https://push.example@127.0.0.1/", "https://push.example:8443/", "https://push.example:80/", "https://push.example:x/",
    "https://push.example:99999/", "https://[::1/", "https://push.example\\@127.0.0.1/", "https://push.ex ample/",
    "https://pusch.exämple/", "https://push.example/\n", "https://push.example/\x00", "https://[fe80::1%25eth0]/",
    "https://push.example/" + "a" * 2000, "HTTP://push.example/",
)  # fmt: skip


def standing_for(*numbers: str) -> Resolve:
    async def resolve(_host: str, _port: int) -> list[str]:
        return list(numbers)

    return resolve


def test_what_is_of_the_open_net() -> None:
    assert [number for number in PRIVATE if is_public(number)] == []
    assert [number for number in PUBLIC if not is_public(number)] == []


@pytest.mark.parametrize("address", FORMS, ids=range(len(FORMS)))
async def test_addresses_of_a_form_that_is_never_called(address: str) -> None:
    outside = Outside(patience=5, resolve=standing_for("8.8.8.8"))
    with pytest.raises(NotOutside):
        outside.place(address)
    with pytest.raises(NotOutside):
        await outside.post(address, b"", {})


@pytest.mark.parametrize("host", TRAPS)
async def test_this_machine_and_its_neighbours_are_not_called(host: str) -> None:
    outside = Outside(patience=5)
    with pytest.raises(NotOutside, match="private"):
        await outside.post(f"https://{host}/latest/meta-data", b"", {})


@pytest.mark.parametrize("numbers", [(number,) for number in PRIVATE] + [("8.8.8.8", "10.0.0.1"), ("8.8.8.8", "::1")])
async def test_nor_by_a_name_that_stands_for_them(numbers: tuple[str, ...]) -> None:
    outside = Outside(patience=5, resolve=standing_for(*numbers))
    with pytest.raises(NotOutside, match="private"):
        await outside.post("https://push.example/", b"", {})


async def test_a_name_that_stands_for_nothing_is_not_reached() -> None:
    outside = Outside(patience=5, resolve=standing_for())
    with pytest.raises(Unreached):
        await outside.post("https://push.example/", b"", {})


async def test_where_this_machine_may_be_called_its_neighbours_may_not() -> None:
    outside = Outside(patience=5, local=True)
    for host in ("10.0.0.1", "169.254.169.254", "[fe80::1]", "[::ffff:10.0.0.1]"):
        with pytest.raises(NotOutside, match="private"):
            await outside.post(f"http://{host}:8080/", b"", {})


async def test_a_redirect_is_an_answer_like_others() -> None:
    with PushService(status=302, headers={"Location": "http://169.254.169.254/"}) as service:
        outside = Outside(patience=5, local=True)
        answer = await outside.post(service.endpoint, b"words", {"TTL": "1"})
    assert (answer.status, len(service.pushed)) == (302, 1)
    assert (service.pushed[0].body, service.pushed[0].headers["ttl"]) == (b"words", "1")


async def test_of_an_endless_answer_only_the_beginning_is_read() -> None:
    with PushService(manner="flood") as service:
        outside = Outside(patience=20, local=True)
        answer = await outside.post(service.endpoint, b"words", {})
    assert answer.body == b"x" * MOST_READ


@pytest.mark.parametrize("manner", ["hang", "close"])
async def test_who_does_not_answer_is_not_waited_for(manner: str) -> None:
    with PushService(manner=manner) as service:
        outside = Outside(patience=0.3, local=True)
        with pytest.raises(Unreached):
            await outside.post(service.endpoint, b"words", {})


@pytest.mark.parametrize(("said", "seconds"), [("120", 120), ("Wed, 21 Oct 2026 07:28:00 GMT", None), ("-1", None)])
async def test_how_long_we_were_asked_to_wait(said: str, seconds: int | None) -> None:
    with PushService(status=429, headers={"Retry-After": said}) as service:
        outside = Outside(patience=5, local=True)
        answer = await outside.post(service.endpoint, b"words", {})
    assert (answer.status, answer.retry_after) == (429, seconds)


class Says:
    """A server that says just this, and then hangs up."""

    def __init__(self, words: bytes) -> None:
        self._words = words

    async def __aenter__(self) -> str:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(self._words)
            writer.close()

        self._server = await asyncio.start_server(answer, "127.0.0.1")
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}/"

    async def __aexit__(self, *_: object) -> None:
        self._server.close()


@pytest.mark.parametrize(
    ("said", "status", "body"),
    [
        (b"HTTP/1.1 204 No Content\r\n\r\n", 204, b""),
        (b"HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\nhi", 201, b"hi"),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nh\r\n1\r\ni\r\n0\r\n\r\n", 200, b"hi"),
        (b"HTTP/1.0 500 Oh\r\n\r\nhi", 500, b"hi"),
    ],
    ids=["empty", "after a hint", "in chunks", "until the end"],
)
async def test_answers_of_every_form_are_read(said: bytes, status: int, body: bytes) -> None:
    async with Says(said) as address:
        answer = await Outside(patience=5, local=True).post(address, b"words", {})
    assert (answer.status, answer.body) == (status, body)


@pytest.mark.parametrize(
    "said",
    [
        b"", b"HTTP/1.1 200", b"HTTP/1.1 100 Continue\r\n\r\n", b"SSH-2.0-OpenSSH\r\n",
        b"HTTP/1.1 200 OK\r\nno header\r\n\r\n",
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n",
        b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 50_000,
    ],
    ids=["nothing", "cut off", "never an answer", "another protocol", "no header", "an upgrade", "headers without end"],
)  # fmt: skip
async def test_what_is_no_answer_counts_as_none(said: bytes) -> None:
    async with Says(said) as address:
        with pytest.raises(Unreached):
            await Outside(patience=5, local=True).post(address, b"words", {})


def certificate(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A certificate for a name: what serves by it, and what believes in it."""
    key = ec.generate_private_key(ec.SECP256R1())
    whose = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    today = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(whose)
        .issuer_name(whose)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    file = folder / f"{name}.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))
    serves = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serves.load_cert_chain(file)
    return serves, ssl.create_default_context(cadata=made.public_bytes(Encoding.PEM).decode())


async def test_the_name_is_what_the_host_has_to_prove(tmp_path: Path) -> None:
    """The connection goes to the address that was looked at, and asks there for the name."""
    serves, believes = certificate(tmp_path, "push.example")
    with PushService(tls=serves) as service:
        address = f"https://push.example:{service.port}/push?a=b"
        outside = Outside(patience=5, local=True, resolve=standing_for("127.0.0.1"), trusted=believes)
        assert (await outside.post(address, b"words", {})).status == 201
        with pytest.raises(Unreached):
            await outside.post(address.replace("push.example", "evil.example"), b"words", {})
        outside = Outside(patience=5, local=True, resolve=standing_for("127.0.0.1"))
        with pytest.raises(Unreached):
            await outside.post(address, b"words", {})
    assert service.names == ["push.example", "evil.example", "push.example"]
    (pushed,) = service.pushed
    assert (pushed.path, pushed.headers["host"]) == ("/push?a=b", f"push.example:{service.port}")
