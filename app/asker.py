"""Who makes this request, and whether it may come from where it comes from."""

from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from starlette.requests import HTTPConnection

from app.config import Settings
from app.errors import Problem
from app.identity import Identity, Known, Player
from app.language import accepted

COOKIE = "makemake"
# The keys of the other players that this browser proves, joined by dots; which one it is now is in the first.
OTHERS = "makemake-others"
MOST_OTHERS = 8
# What a proxy adds. Whoever comes through one is not the operator beside us.
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
# What a device asks by itself, as when a push comes or its address changes: nobody need be there.
BY_ITSELF = frozenset(("/api/me/waiting", "/api/me/push"))
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))


@dataclass(frozen=True, slots=True)
class Who:
    """The asker: the player, if we know one, and the language to answer in."""

    known: Known | None
    language: str
    address: str

    @property
    def player(self) -> Player:
        """The player. Raises Problem `unauthenticated`."""
        if self.known is None:
            raise Problem("unauthenticated")
        return self.known.player


class Door:
    """Looks at every request that comes in."""

    def __init__(self, settings: Settings, identity: Identity) -> None:
        self._public = settings.public_url
        self._proxies = [ip_network(proxy, strict=False) for proxy in settings.trusted_proxies]
        self._watchers = [ip_network(watcher, strict=False) for watcher in settings.metrics_from]
        self._identity = identity

    async def who(self, asking: HTTPConnection) -> Who:
        """Who asks. Raises Problem `unauthenticated` for a wrong key, `bad_origin` for another site's request."""
        language = accepted(asking.headers.get("accept-language"))
        address = self.address(asking)
        header = asking.headers.get("authorization")
        if header is not None:
            known = await self._bearer(header, by_itself=_by_itself(asking))
            return Who(known, known.player.language, address)
        self._check_origin(asking)
        key = asking.cookies.get(COOKIE)
        found = await self._identity.recognise(key, by_itself=_by_itself(asking)) if key else None
        return Who(found, found.player.language if found else language, address)

    async def others(self, asking: HTTPConnection) -> list[tuple[Known, str]]:
        """The other players that this browser proves, each with the key: whom it can become. None for a bearer."""
        if "authorization" in asking.headers:
            return []
        given = asking.cookies.get(OTHERS, "").split(".")[:MOST_OTHERS]
        found = [(await self._identity.recognise(key), key) for key in dict.fromkeys(given) if key]
        return [(known, key) for known, key in found if known is not None]

    def address(self, asking: HTTPConnection) -> str:
        """The asker's address; forwarded ones count only when a trusted proxy says so."""
        nearest = asking.client.host if asking.client else "unknown"
        if not self._trusted(nearest):
            return nearest
        for hop in reversed(asking.headers.get("x-forwarded-for", "").split(",")):
            if hop.strip() and not self._trusted(nearest := hop.strip()):
                break
        return nearest

    def may_watch(self, asking: HTTPConnection) -> bool:
        """Whether the metrics are for this asker: one from METRICS_FROM, who comes through no proxy."""
        nearest = asking.client.host if asking.client else ""
        return _among(nearest, self._watchers) and not any(name in asking.headers for name in FORWARDED)

    def ours(self, asking: HTTPConnection) -> frozenset[str]:
        """The origins that are ours."""
        if self._public is not None:
            return frozenset((self._public,))
        return frozenset((f"http://{asking.headers.get('host', '').lower()}",))

    async def _bearer(self, header: str, *, by_itself: bool) -> Known:
        scheme, _, key = header.partition(" ")
        wanted = scheme.lower() == "bearer"
        known = await self._identity.recognise(key.strip(), by_itself=by_itself) if wanted else None
        if known is None:
            raise Problem("unauthenticated")
        return known

    def _check_origin(self, asking: HTTPConnection) -> None:
        origin = asking.headers.get("origin")
        handshake = asking.scope["type"] == "websocket"
        if not handshake and asking.scope["method"] in SAFE:
            return
        if origin is None:
            # A browser always names the origin of a handshake; one without and with a cookie is none.
            if handshake and COOKIE in asking.cookies:
                raise Problem("bad_origin")
            if asking.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                raise Problem("bad_origin")
        elif origin not in self.ours(asking):
            raise Problem("bad_origin")

    def _trusted(self, address: str) -> bool:
        return _among(address, self._proxies)


def _by_itself(asking: HTTPConnection) -> bool:
    return asking.scope["path"] in BY_ITSELF


def _among(address: str, networks: Sequence[IPv4Network | IPv6Network]) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    # On a socket for both kinds of addresses, one of the old kind comes in the dress of the new.
    plain = getattr(parsed, "ipv4_mapped", None) or parsed
    return any(plain in network for network in networks)
