"""A mail server that takes mails, or does not, as it is told: real SMTP, on a port of its own."""

from __future__ import annotations

import asyncio
import email
import re
from email.message import EmailMessage
from email.policy import default
from queue import Empty, Queue
from typing import Any

from aiosmtpd.controller import Controller
from sqlalchemy import Connection

from app import store
from tests.serving import free_port

SECONDS = 30  # a mail may take on a busy machine; this is no promise
LINK = re.compile(r"https?://\S+")


def has_address(connection: Connection, player: str, address: str, token: str) -> None:
    """This player has confirmed that the address is theirs; `token` unsubscribes it."""
    store.ask_address(connection, player, address, token, 0)
    store.confirm_address(connection, player, token, 0)


class Sink:
    """What it got, and how it answers: `rcpt` and `data` are the server's words, or "close" or "hang"."""

    def __init__(self) -> None:
        self.rcpt = "250 fine"
        self.data = "250 fine"
        self.got: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.asked: list[str] = []
        self._came: Queue[EmailMessage] = Queue()
        self._port = free_port()
        self._controller: Controller | None = None

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self._port}"

    def forget(self) -> None:
        """As at first."""
        self.rcpt = self.data = "250 fine"
        self.got, self.raw, self.asked, self._came = [], [], [], Queue()

    def start(self) -> Sink:
        self._controller = Controller(self, "127.0.0.1", self._port)
        self._controller.start()
        return self

    def stop(self) -> None:
        if self._controller is not None:
            self._controller.stop()
        self._controller = None

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        self.asked.append(address)
        answer = await self._answer(server, self.rcpt)
        if answer.startswith("2"):
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        answer = await self._answer(server, self.data)
        if answer.startswith("2"):
            message = email.message_from_bytes(envelope.content, policy=default)
            assert isinstance(message, EmailMessage)
            assert envelope.rcpt_tos == [message["To"]]
            self.got.append(message)
            self.raw.append(envelope.content)
            self._came.put(message)
        return answer

    async def _answer(self, server: Any, wanted: str) -> str:
        if wanted == "hang":
            await asyncio.Event().wait()
        if wanted == "close":
            server.transport.abort()
            await asyncio.Event().wait()
        return wanted

    def next(self) -> EmailMessage:
        """The next mail that comes."""
        return self._came.get(timeout=SECONDS)

    def nothing(self) -> bool:
        """Whether no mail has come that was not asked for."""
        try:
            self._came.get_nowait()
        except Empty:
            return True
        return False


def text_of(message: EmailMessage) -> str:
    """The mail as plain text."""
    part = message.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def html_of(message: EmailMessage) -> str:
    """The mail as HTML."""
    part = message.get_body(("html",))
    assert part is not None
    return str(part.get_content())


def links_of(message: EmailMessage) -> list[str]:
    """The links in it, in order."""
    return LINK.findall(text_of(message))


def token_of(message: EmailMessage) -> str:
    """What stands after the # of its first link."""
    return links_of(message)[0].partition("#")[2]
