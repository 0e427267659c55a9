"""Settings from the environment: read once, frozen, nonsense refused with one clear sentence."""

import ipaddress
import os
import secrets
from contextlib import suppress
from email.headerregistry import Address
from email.policy import EmailPolicy
from pathlib import Path
from typing import Annotated, Literal, NamedTuple, Self
from urllib.parse import unquote, urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from redis.asyncio.connection import parse_url
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

SQLITE = "sqlite"
POSTGRES = "postgresql"
PORTS = {"http": 80, "https": 443}
SMTP_PORTS = {"smtp": 587, "smtps": 465}


class BadSettings(Exception):
    """The start cannot go on; the message is one sentence for whoever starts the server."""


class Smtp(NamedTuple):
    """A server that takes mail: `tls` from the first byte on, or by `starttls`."""

    host: str
    port: int
    user: str | None
    password: str | None
    tls: bool
    starttls: bool


class Settings(BaseSettings):
    """What an operator can set. Times are in seconds unless the name says otherwise."""

    model_config = SettingsConfigDict(frozen=True, extra="ignore", env_ignore_empty=True, allow_inf_nan=False)

    host: str = "127.0.0.1"
    port: int = Field(8000, ge=0, le=65535)
    database_url: str = "sqlite:///var/makemake.sqlite3"
    redis_url: str | None = None
    workers: int = Field(1, ge=1, le=64)
    public_url: str | None = None
    secret_key: SecretStr | None = None
    trusted_proxies: Annotated[tuple[str, ...], NoDecode] = ()
    # Who may read /metrics, as long as no proxy is between us.
    metrics_from: Annotated[tuple[str, ...], NoDecode] = ("127.0.0.0/8", "::1/128")
    limits: bool = True
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    # Who takes our mails, and whom they come from; unset: no mail.
    smtp_url: SecretStr | None = None
    mail_from: str | None = None
    # Set by the start for its workers: the address of this machine in its network.
    link_origin: str | None = None

    # A refused save is answered within 5 s; the pool, the statement and the commit share this, and so does the
    # waiting for an SQLite file that another process has.
    database_timeout: float = Field(4.8, gt=0)
    # Commands that may be in a PostgreSQL transaction at once, in one process.
    database_connections: int = Field(8, ge=1)
    # How long other processes' clients may be late when Redis is silent.
    poll_interval: float = Field(3.0, gt=0)
    # What players have seen is stored this often; what a kill takes away is shown once more.
    seen_interval: float = Field(1.0, gt=0)
    # Redis without a word for so long is asked whether it is there; without an answer for as long again it is not.
    redis_silence: float = Field(5.0, gt=0)
    # A reader that takes nothing for this long is let go; two rounds stay below 30 s.
    send_timeout: float = Field(12.0, gt=0)
    # A connection without a whole request is kept this long; a slow line sends 16 KiB in that. A proxy has to let
    # go of idle ones earlier.
    request_timeout: float = Field(20.0, gt=0)
    ping_interval: float = Field(20.0, gt=0)
    ping_timeout: float = Field(20.0, gt=0)
    # uvicorn's own grace; with what the lifespan needs to close, the exit stays within 10 s.
    shutdown_grace: int = Field(7, ge=1)
    rooms_in_memory: int = Field(2000, ge=0)
    waiting_room_days: float = Field(14, gt=0)
    idle_player_days: float = Field(90, gt=0)
    # How often the clock looks for what time demands, and for the deadlines of turns.
    clock_interval: float = Field(60.0, gt=0)
    deadline_interval: float = Field(2.0, gt=0)
    # No look at the deadlines for so long: nobody watched, and that time is given back. Some looks may fail.
    deadline_gap: float = Field(20.0, gt=0)
    # No deadline fires so soon after a start, or after nobody watched: players have to find their way back first.
    deadline_quiet: float = Field(180.0, ge=0)
    # Who asks for a seat that their browser lost gets it so much later, if all others vouch and its owner stays away.
    claim_hours: float = Field(72.0, gt=0, le=24 * 365)
    # More timeouts in ten minutes than this, and than this share of the running games, hold all clocks.
    brake_least: int = Field(20, ge=0)
    brake_share: float = Field(0.01, ge=0, le=1)

    # Nothing is told by push, mail or a channel before it has waited so long without being seen.
    notice_parking: float = Field(20.0, ge=0)
    notice_interval: float = Field(2.0, gt=0)
    # Where much is to be told, a pause after each room and each telling: what is played meanwhile goes first.
    notice_pace: float = Field(0.02, ge=0)
    # One telling may take so long, and is a process's own for the claim: after that another may do it.
    notice_timeout: float = Field(20.0, gt=0)
    notice_claim: float = Field(60.0, gt=0)
    # Push services and rooms' channels are addresses that players name: one call may take so long, and only public
    # https hosts are called. With `outside_local` this machine may be called too, which is for tests alone.
    outside_timeout: float = Field(8.0, gt=0)
    outside_local: bool = False
    # Whom a push service may ask about what we send: mailto:… or https://…; else PUBLIC_URL where it is https.
    push_contact: str | None = None
    # Of that, the mail server's share, which looks for junk before it takes a mail; and that of the pictures.
    mail_timeout: float = Field(14.0, gt=0)
    mail_picture_timeout: float = Field(4.0, ge=0)

    @field_validator("limits", mode="before")
    @classmethod
    def _on_or_off(cls, value: object) -> object:
        return {"on": True, "off": False}.get(str(value).lower(), value)

    @field_validator("trusted_proxies", "metrics_from", mode="before")
    @classmethod
    def _networks(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        parts = tuple(part.strip() for part in value.split(",") if part.strip())
        for part in parts:
            ipaddress.ip_network(part, strict=False)
        return parts

    @field_validator("database_url")
    @classmethod
    def _known_database(cls, value: str) -> str:
        try:
            url = make_url(value)
        except (ArgumentError, ValueError):
            raise ValueError("it is no SQLAlchemy URL, such as sqlite:///var/makemake.sqlite3") from None
        if url.get_backend_name() not in (SQLITE, POSTGRES):
            raise ValueError("only sqlite:///… and postgresql://… are supported")
        if url.get_backend_name() == SQLITE and url.database in (None, "", ":memory:"):
            raise ValueError("an SQLite database needs a file, as in sqlite:///var/makemake.sqlite3")
        return value

    @field_validator("push_contact")
    @classmethod
    def _contact(cls, value: str | None) -> str | None:
        if value is not None and not value.startswith(("mailto:", "https://")):
            raise ValueError("it has to be mailto: and an address, or https:// and a page")
        return value

    @field_validator("redis_url")
    @classmethod
    def _redis(cls, value: str | None) -> str | None:
        if value is not None and urlsplit(value).scheme not in ("redis", "rediss", "unix"):
            raise ValueError("it has to begin with redis:// or rediss://")
        if value is not None:
            parse_url(value)
        return value

    @field_validator("public_url")
    @classmethod
    def _origin(cls, value: str | None) -> str | None:
        if value is None:
            return None
        origin = origin_of(value)
        if origin is None:
            raise ValueError("it has to be an address such as https://play.example, without a path")
        return origin

    @field_validator("smtp_url")
    @classmethod
    def _takes_mail(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and smtp_of(value.get_secret_value()) is None:
            raise ValueError("it has to be like smtp://user:password@host:587?starttls or smtps://user:password@host")
        return value

    @field_validator("mail_from")
    @classmethod
    def _sender(cls, value: str | None) -> str | None:
        if value is not None and sender_of(value) is None:
            raise ValueError("it has to be an address such as Make Make <games@play.example>")
        return value

    @model_validator(mode="after")
    def _can_mail(self) -> Self:
        if self.smtp_url is not None and self.mail_from is None:
            raise ValueError("SMTP_URL needs MAIL_FROM, the address that mails come from")
        if self.smtp_url is not None and self.public_url is None:
            raise ValueError("SMTP_URL needs PUBLIC_URL, the address that the links in mails lead to")
        return self

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        if self.workers > 1 and self.redis_url is None:
            raise ValueError("WORKERS above 1 needs REDIS_URL: the workers tell each other through it")
        if self.workers > 1 and self.is_sqlite:
            raise ValueError("WORKERS above 1 needs PostgreSQL: an SQLite file has one writing process")
        if self.secret_key is None and (self.workers > 1 or (self.public_url or "").startswith("https:")):
            raise ValueError("SECRET_KEY is needed when PUBLIC_URL is https or WORKERS is above 1")
        if self.secret_key is not None and len(self.secret_key.get_secret_value()) < 16:
            raise ValueError("SECRET_KEY has to be at least 16 characters long")
        return self

    @property
    def is_sqlite(self) -> bool:
        """Whether one SQLite file holds everything."""
        return self.url.get_backend_name() == SQLITE

    @property
    def url(self) -> URL:
        """The database's address, parsed."""
        return make_url(self.database_url)


def smtp_of(address: str) -> Smtp | None:
    """The mail server that an address names, None where it names none."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in SMTP_PORTS or not parts.hostname or parts.path.strip("/") or parts.fragment:
        return None
    if parts.query not in ("", "starttls") or (parts.query and parts.scheme == "smtps"):
        return None
    user, password = (None if part is None else unquote(part) for part in (parts.username, parts.password))
    port = SMTP_PORTS[parts.scheme] if port is None else port
    return Smtp(parts.hostname, port, user, password, parts.scheme == "smtps", parts.query == "starttls")


def sender_of(text: str) -> Address | None:
    """The one address, with a name or without, that mails come from; None where it is none."""
    try:
        group: tuple[Address, ...] = EmailPolicy().header_factory("From", text).addresses
    except (ValueError, IndexError):
        return None
    if len(group) != 1 or not group[0].username or not group[0].domain or not group[0].addr_spec.isascii():
        return None
    return group[0]


def origin_of(address: str) -> str | None:
    """The origin of a site as browsers say it, None where the address is not that of a site."""
    parts = urlsplit(address)
    try:
        port = parts.port
    except ValueError:
        return None
    more = (parts.username, parts.path.strip("/"), parts.query, parts.fragment)
    if parts.scheme not in PORTS or not parts.hostname or not address.isascii() or any(more):
        return None
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + ("" if port in (None, PORTS[parts.scheme]) else f":{port}")


def read_settings(**given: object) -> Settings:
    """The settings of this process. Raises BadSettings with one sentence that names the variable."""
    try:
        return Settings(**given)  # type: ignore[arg-type]
    except ValidationError as error:
        first = error.errors()[0]
        reason = first["msg"].removeprefix("Value error, ")
        name = ".".join(str(part) for part in first["loc"][:1]).upper()
        raise BadSettings(f"{name}: {reason}." if name else f"{reason}.") from None


def secret_key(settings: Settings, folder: Path = Path("var")) -> str:
    """The server's secret: the setting, or one made once and kept under `folder` with mode 0600."""
    if settings.secret_key is not None:
        return settings.secret_key.get_secret_value()
    kept = folder / "secret_key"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not kept.exists():
            _keep(kept, secrets.token_urlsafe(32))
        return kept.read_text("utf-8").strip()
    except OSError as error:
        raise BadSettings(f"{folder}/ cannot be written: {error.strerror}.") from None


def _keep(file: Path, text: str) -> None:
    """Write a file that nobody else may read. It is there at once and as a whole; who comes second keeps the first."""
    whole = file.with_name(f".{secrets.token_hex(8)}")
    with os.fdopen(os.open(whole, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
        new.write(text)
    with suppress(FileExistsError):
        os.link(whole, file)
    whole.unlink()
