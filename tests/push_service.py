"""A push service of ours, and a browser that takes its pushes: what is sent is read with the browser's own key."""

from __future__ import annotations

import base64
import json
import os
import ssl
import threading
from contextlib import suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def text_of(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def bytes_of(value: str) -> bytes:
    return base64.urlsafe_b64decode(value + "=" * (-len(value) % 4))


class Browser:
    """The keys of a browser that takes pushes."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def p256dh(self) -> str:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return text_of(point)

    def subscription(self, endpoint: str) -> dict[str, Any]:
        return {"endpoint": endpoint, "keys": {"p256dh": self.p256dh, "auth": text_of(self.auth)}}

    def read(self, body: bytes) -> bytes:
        return bytes(http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"))


@dataclass
class Pushed:
    """A request that the push service was sent."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self) -> dict[str, Any]:
        """What its proof says, once the signature is found to be good."""
        kind, _, given = self.headers["authorization"].partition(" ")
        assert kind == "vapid"
        parts = dict(part.strip().split("=", 1) for part in given.split(","))
        head, told, signature = parts["t"].split(".")
        assert json.loads(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
        halves = bytes_of(signature)
        number, other = (int.from_bytes(half, "big") for half in (halves[:32], halves[32:]))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(parts["k"]))
        key.verify(encode_dss_signature(number, other), f"{head}.{told}".encode(), ec.ECDSA(SHA256()))
        return {**json.loads(bytes_of(told)), "key": parts["k"]}


@dataclass
class PushService:
    """Takes what is sent to `endpoint`, and answers with `status`, `headers` and `answer`, or as `manner` says."""

    status: int = 201
    manner: str = ""  # hang, close, flood
    headers: dict[str, str] = field(default_factory=dict)
    answer: bytes = b""
    pushed: list[Pushed] = field(default_factory=list)
    names: list[str | None] = field(default_factory=list)
    tls: ssl.SSLContext | None = None

    def __enter__(self) -> PushService:
        self.ended = threading.Event()
        self.server = _Server(self)
        if self.tls is not None:
            self.tls.sni_callback = lambda _socket, name, _context: self.names.append(name)
            self.server.socket = self.tls.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.02})
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.ended.set()
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.port}/push/a-secret-of-the-browser"


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, service: PushService) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.service = service


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Server

    def do_POST(self) -> None:
        service = self.server.service
        length = int(self.headers["Content-Length"])
        body = self.rfile.read(length)
        if len(body) < length:  # who sent it was killed over it: nothing has come
            self.close_connection = True
            return
        named = {name.lower(): value for name, value in self.headers.items()}
        service.pushed.append(Pushed(self.command, self.path, named, body))
        self.close_connection = True
        if service.manner == "hang":
            service.ended.wait(60)
        if service.manner in ("hang", "close"):
            return
        self.send_response(service.status)
        for name, value in service.headers.items():
            self.send_header(name, value)
        self.end_headers()
        with suppress(OSError):  # who asked may have been killed meanwhile
            self.wfile.write(service.answer)
        while service.manner == "flood" and not service.ended.is_set():
            try:
                self.wfile.write(b"x" * 65536)
            except OSError:
                return

    do_PATCH = do_POST  # noqa: N815 - the name that it is called by

    def log_message(self, *_: Any) -> None:
        """Nobody reads along."""
