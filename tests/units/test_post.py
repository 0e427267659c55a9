"""How mails are given away: in the open, sealed by STARTTLS or from the first byte on, with a name and a password."""

from __future__ import annotations

from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword

from app.config import smtp_of
from app.mail.post import AWAY, NotPosted, Post
from tests.serving import free_port
from tests.units.test_outside import certificate

USER, PASSWORD = b"games@play.example", b"p:a/s s%"


class Taking:
    """A mail server that takes mails from whoever gives this name and password, and notes whether they came sealed."""

    def __init__(self) -> None:
        self.sealed: list[bool] = []

    async def handle_DATA(self, server: Any, _session: Any, _envelope: Any) -> str:  # noqa: N802
        self.sealed.append(server.transport.get_extra_info("ssl_object") is not None)
        return "250 fine"


def knows(_server: Any, _session: Any, _envelope: Any, _mechanism: str, given: Any) -> AuthResult:
    known = isinstance(given, LoginPassword) and (given.login, given.password) == (USER, PASSWORD)
    return AuthResult(success=known, handled=False)


def mail() -> EmailMessage:
    made = EmailMessage()
    made["Subject"] = "Your turn"
    made.set_content("It is your turn.")
    return made


async def give(url: str) -> None:
    smtp = smtp_of(url)
    assert smtp is not None
    await Post(smtp, 20).send(mail(), "ana@example.test", "games@play.example")


@pytest.mark.filterwarnings("ignore:Requiring AUTH while")  # it does not know that it is sealed from the first byte on
@pytest.mark.parametrize("way", ["starttls", "smtps"])
async def test_a_mail_goes_sealed_to_a_server_that_is_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    serves, _ = certificate(tmp_path, "localhost")
    port, taking = free_port(), Taking()
    sealing = {"tls_context": serves, "require_starttls": True} if way == "starttls" else {"ssl_context": serves}
    asks = {"authenticator": knows, "auth_required": True, "auth_require_tls": way == "starttls"}
    server = Controller(taking, "localhost", port, **sealing, **asks)
    scheme, query = ("smtp", "?starttls") if way == "starttls" else ("smtps", "")
    server.start()
    try:
        wrong = f"{scheme}://games%40play.example:wrong@localhost:{port}{query}"
        right = f"{scheme}://games%40play.example:p%3Aa%2Fs%20s%25@localhost:{port}{query}"
        with pytest.raises(NotPosted) as unknown:
            await give(right)
        assert unknown.value.failure == AWAY
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "localhost.pem"))
        with pytest.raises(NotPosted) as refused:
            await give(wrong)
        assert refused.value.failure == AWAY
        assert taking.sealed == []
        await give(right)
        assert taking.sealed == [True]
    finally:
        server.stop()


async def test_what_cannot_be_sealed_is_not_sent_in_the_open() -> None:
    port, taking = free_port(), Taking()
    server = Controller(taking, "localhost", port)
    server.start()
    try:
        with pytest.raises(NotPosted):
            await give(f"smtp://localhost:{port}?starttls")
        assert taking.sealed == []
    finally:
        server.stop()
