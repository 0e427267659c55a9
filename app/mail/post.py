"""Gives mails to the server that takes them, and says in a word what went wrong."""

import asyncio
from email.message import EmailMessage

import aiosmtplib
from aiosmtplib import (
    SMTPException,
    SMTPRecipientRefused,
    SMTPRecipientsRefused,
    SMTPResponseException,
)

from app.config import Smtp

# What went wrong, for whoever waits for the mail: the address takes none; this one mail was not wanted; not now;
# the server that takes our mails is in trouble.
REFUSED, REJECTED, LATER, AWAY = "refused", "rejected", "later", "away"
FOR_GOOD = 500


class NotPosted(Exception):
    """A mail was not taken; `failure` is one of the words above."""

    def __init__(self, failure: str, said: str) -> None:
        super().__init__(failure)
        self.failure = failure
        # What the server said, which may name the address: not for logs.
        self.said = said


class Post:
    """A server that takes our mails. `patience` is in seconds, for all of one mail."""

    def __init__(self, smtp: Smtp, patience: float) -> None:
        self._smtp = smtp
        self._patience = patience

    async def send(self, message: EmailMessage, address: str, sender: str) -> None:
        """Give it a mail for one address. Raises NotPosted."""
        smtp = self._smtp
        try:
            async with asyncio.timeout(self._patience):
                await aiosmtplib.send(
                    message,
                    sender=sender,
                    recipients=[address],
                    hostname=smtp.host,
                    port=smtp.port,
                    username=smtp.user,
                    password=smtp.password,
                    use_tls=smtp.tls,
                    start_tls=smtp.starttls,
                    timeout=self._patience,
                    # How we present ourselves: by the domain that the mails come from.
                    local_hostname=sender.rpartition("@")[2],
                )
        except SMTPRecipientsRefused as error:
            raise _refusal(error.recipients[0]) from error
        except SMTPResponseException as error:
            raise NotPosted(_of_response(error), str(error)) from error
        except (SMTPException, OSError) as error:  # TimeoutError among them
            raise NotPosted(AWAY, str(error)) from error


def _refusal(error: SMTPRecipientRefused) -> NotPosted:
    return NotPosted(REFUSED if error.code >= FOR_GOOD else LATER, str(error))


def _of_response(error: SMTPResponseException) -> str:
    if isinstance(error, aiosmtplib.SMTPDataError):
        return REJECTED if error.code >= FOR_GOOD else LATER
    # It does not like us, or our password, or what we come from: that is so for all mails.
    return AWAY
