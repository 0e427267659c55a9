"""Calls to addresses that people gave us: to public https hosts only, resolved once, short and small [T17].

Whoever names an address must not reach through us what only we can reach. So a name is resolved here, all that it
stands for has to be public, and the connection goes to the very address that was looked at, whatever the name stands
for a moment later. No redirect is followed, no proxy asked, and of an answer hardly anything is read.
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

import httpx

Address = IPv4Address | IPv6Address
# What a name stands for: addresses as text.
Resolve = Callable[[str, int], Awaitable[list[str]]]

HTTPS_PORT = 443
MOST_READ = 16_384  # bytes of an answer
MOST_ADDRESS = 2000  # characters
# The space that is given out for all the world; the rest of the new kind is local, mapped, translated or unused.
GLOBAL = ip_network("2000::/3")
# Of that, and of the old kind's: what protocols keep for themselves, tunnels and relays that lead elsewhere, examples.
# Not all of it is known to every Python that we run on.
SPECIAL = tuple(
    map(ip_network, ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"))
)


class NotOutside(Exception):
    """The address is none that we call."""


class Unreached(Exception):
    """Nobody answered, or not in time."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a call goes: an address as it was given, taken apart."""

    scheme: str
    host: str
    port: int
    target: str

    @property
    def origin(self) -> str:
        """The site, as browsers say it."""
        named = f"[{self.host}]" if ":" in self.host else self.host
        usual = {"https": HTTPS_PORT, "http": 80}[self.scheme]
        return f"{self.scheme}://{named}" + ("" if self.port == usual else f":{self.port}")


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back: the status, the seconds that we were asked to wait, the beginning of the body."""

    status: int
    retry_after: int | None
    body: bytes


def is_public(text: str) -> bool:
    """Whether an address is one of the open net."""
    try:
        address: Address = ip_address(text)
    except ValueError:
        return False
    if not address.is_global or address.is_multicast or address.is_reserved:
        return False
    if isinstance(address, IPv6Address) and address not in GLOBAL:
        return False
    return not any(address in network for network in SPECIAL)


async def look_up(host: str, port: int) -> list[str]:
    """What a name stands for, by this machine's own resolver."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


class Outside:
    """Calls out. `local` lets it call this machine too, by plain http and at any port, which only tests want.

    `patience` is how long one call may take in all, in seconds; `trusted` are the certificates that are believed.
    """

    def __init__(
        self,
        *,
        patience: float,
        local: bool = False,
        resolve: Resolve = look_up,
        trusted: ssl.SSLContext | None = None,
    ) -> None:
        self._patience = patience
        self._local = local
        self._resolve = resolve
        # Each call has a connection of its own: one that was made for a name must not serve another at that address.
        self._client = httpx.AsyncClient(
            verify=trusted or ssl.create_default_context(),
            trust_env=False,
            follow_redirects=False,
            timeout=patience,
            limits=httpx.Limits(max_keepalive_connections=0),
        )

    async def close(self) -> None:
        """Let go of all connections."""
        await self._client.aclose()

    def place(self, address: str) -> Place:
        """Take an address apart, without asking anybody. Raises NotOutside where it has a form that we never call."""
        if len(address) > MOST_ADDRESS or not address.isascii() or not address.isprintable() or " " in address:
            raise NotOutside("form")
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError:
            raise NotOutside("form") from None
        host = (parts.hostname or "").rstrip(".")
        if not host or parts.username is not None or parts.password is not None or "\\" in address or "%" in host:
            raise NotOutside("form")
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        if parts.scheme == "https" and (port in (None, HTTPS_PORT) or self._local):
            return Place("https", host, port or HTTPS_PORT, target)
        if parts.scheme == "http" and self._local:
            return Place("http", host, port or 80, target)
        raise NotOutside("https")

    async def post(self, address: str, content: bytes, headers: Mapping[str, str]) -> Answer:
        """Send it there. Raises NotOutside where we do not call that address, Unreached where nobody answers."""
        return await self.send("POST", address, content, headers)

    async def send(self, method: str, address: str, content: bytes, headers: Mapping[str, str]) -> Answer:
        """The same by another method."""
        place = self.place(address)
        try:
            async with asyncio.timeout(self._patience):
                number = await self._number(place)
                return await self._call(method, place, number, content, headers)
        except (TimeoutError, httpx.HTTPError, ssl.SSLError) as error:
            raise Unreached(type(error).__name__) from error

    async def _number(self, place: Place) -> str:
        """The one address that is called. All that the name stands for has to be public, or it is a trap."""
        try:
            found = await self._resolve(place.host, place.port)
        except (OSError, UnicodeError) as error:
            raise Unreached("no such host") from error
        if not found:
            raise Unreached("no such host")
        allowed = partial(_is_allowed, local=self._local)
        if not all(map(allowed, found)):
            raise NotOutside("private")
        return found[0]

    async def _call(self, method: str, place: Place, number: str, content: bytes, headers: Mapping[str, str]) -> Answer:
        there = f"[{number}]" if ":" in number else number
        request = self._client.build_request(
            method,
            f"{place.scheme}://{there}:{place.port}{place.target}",
            content=content,
            headers={**headers, "Host": place.origin.partition("://")[2], "Accept-Encoding": "identity"},
            extensions={"sni_hostname": place.host, "timeout": dict.fromkeys(_WAITS, self._patience)},
        )
        answer = await self._client.send(request, stream=True)
        try:
            return Answer(answer.status_code, _seconds(answer.headers.get("Retry-After")), await _begin(answer))
        finally:
            await answer.aclose()


_WAITS = ("connect", "read", "write", "pool")


def _is_allowed(number: str, *, local: bool) -> bool:
    return is_public(number) or (local and ip_address(number).is_loopback)


async def _begin(answer: httpx.Response) -> bytes:
    """The beginning of a body; the rest is left unread."""
    read = b""
    async for part in answer.aiter_raw():
        read += part
        if len(read) >= MOST_READ:
            break
    return read[:MOST_READ]


def _seconds(header: str | None) -> int | None:
    """What Retry-After asks for, in seconds; a date there counts as nothing said."""
    return int(header) if header is not None and header.isascii() and header.isdigit() and len(header) < 8 else None
