"""What a chat shows of a link before anybody opens it: a title, a sentence, the board as it is now.

Nobody who asks is known here: no cookie is read but for whether there is one, and of a private room no name is told,
only clans.
"""

import asyncio
import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

import orjson
from starlette.requests import Request

from app import bundle, limits
from app.asker import COOKIE, Door
from app.drawn import drawn, is_drawn
from app.errors import Problem
from app.language import LANGUAGES, Catalogues, accepted
from app.limits import Limits
from app.pictures.board import HEIGHT, THEMES, WIDTH, draw_position, draw_seats
from app.pictures.making import NoPicture, Pictures, Shown
from app.rooms.room import Room
from app.rooms.seats import look_of
from app.rooms.service import Rooms

GENERAL_PICTURE = "/static/img/island.png"
# A page waits no longer than this for what it can be opened without.
LOOK_SECONDS = 1.0
VERSION = re.compile(r"0|[1-9]\d{0,8}")
# The lines of the page that are told anew for each address.
PAGE_LANGUAGE = '<html lang="en">'
PAGE_TEXT = re.compile(r'  <meta name="description" content="[^"]*">')
PAGE_TITLE = "  <title>Make Make</title>"


@dataclass(frozen=True, slots=True)
class Link:
    """What is told of an address."""

    language: str
    title: str
    text: str
    path: str
    picture: str
    about_picture: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, and whether it stays what it is."""

    png: bytes
    lasting: bool


@dataclass(frozen=True, slots=True)
class Position:
    """A room at one of its versions; `state` is null before the start."""

    room: Room
    version: int
    state: Mapping[str, Any] | None

    @property
    def lasting(self) -> bool:
        """Whether it is what it is for ever."""
        return self.state is not None

    def shown(self, theme: str) -> Shown:
        """What a picture of it shows."""
        sitting = {seat.seat for seat in self.room.seats}
        seats = () if self.state is not None else tuple(seat in sitting for seat in range(self.room.size))
        return Shown(self.room.code, self.version, seats, theme, self.looks)

    @property
    def looks(self) -> tuple[int, ...]:
        """The looks of the clans, before the start those of the seats."""
        room = self.room
        if self.state is None:
            return tuple(look_of(room.looks, number) for number in range(room.size))
        playing = sorted((seat.clan, seat.seat) for seat in room.seats if seat.clan is not None)
        return tuple(look_of(room.looks, number, clan) for clan, number in playing)

    def draw(self, theme: str) -> str:
        """Its SVG."""
        if self.state is None:
            return draw_seats(self.shown(theme).seats, theme, self.looks)
        return draw_position(self.state, theme, self.looks)


class Links:
    """Tells of links, by their pages and pictures."""

    def __init__(
        self, door: Door, rooms: Rooms, limits: Limits, catalogues: Catalogues, pictures: Pictures, *,
        static: Path, origin: str | None,
    ) -> None:  # fmt: skip
        self._door = door
        self._rooms = rooms
        self._limits = limits
        self._texts = catalogues
        self._origin = origin
        self._page = bundle.page(static)
        self._general = (static / GENERAL_PICTURE.removeprefix("/static/")).read_bytes()
        self._pictures = pictures

    async def page(self, request: Request, code: str | None) -> str:
        """The page, with what is told of its address at its head, and the table where there is one to be seen."""
        language = accepted(request.headers.get("accept-language"))
        position = None if code is None else await self._found(request, code)
        if position is None:
            link = self._general_link("/" if code else request.url.path, language)
        else:
            link = self._link(request, position, language)
        page, plain = self._headed(link, self._origin_of(request)), "v" not in request.query_params
        if position is None or not plain or COOKIE in request.cookies or not is_drawn(position.room):
            return page
        return drawn(page, position.room, position.looks, self._texts, language)

    def general(self, request: Request) -> str:
        """The page with what is told of the front page: for an address that leads nowhere."""
        link = self._general_link("/", accepted(request.headers.get("accept-language")))
        return self._headed(link, self._origin_of(request))

    async def picture(self, request: Request, code: str) -> Picture:
        """The board of a room; the general picture where there is none, or where too many were asked for."""
        theme = request.query_params.get("theme", "")
        position = await self._found(request, code)
        if position is None:
            return Picture(self._general, lasting=False)
        theme = theme if theme in THEMES else THEMES[0]
        shown = position.shown(theme)
        # Without a version it is the newest, and soon another.
        lasting = position.lasting and _version(request) == position.version
        try:
            png = self._pictures.kept(shown)
            if png is None:
                await self._limits.spend(limits.PICTURES_OF_ADDRESS, self._door.address(request))
                png = await self._pictures.make(shown, lambda: position.draw(theme))
        except (Problem, NoPicture):
            return Picture(self._general, lasting=False)
        return Picture(png, lasting)

    async def _found(self, request: Request, code: str) -> Position | None:
        """What is asked for, None where it cannot be told: no such room, too many questions, no answer in time."""
        version = _version(request)
        try:
            await self._limits.spend(limits.LINKS_OF_ADDRESS, self._door.address(request))
            async with asyncio.timeout(LOOK_SECONDS):
                room = await self._rooms.look(code)
                if room.hidden_at is not None:
                    return None
                if room.game is None:
                    return Position(room, 0, None)
                if version is None or version >= room.version:
                    return Position(room, room.version, orjson.loads(room.state))
                return Position(room, version, orjson.loads(await self._rooms.state_at(code, version)))
        except (Problem, TimeoutError):
            return None

    # --- words --------------------------------------------------------------------------------------------

    def _general_link(self, path: str, language: str) -> Link:
        text = self._texts.text
        return Link(
            language, text(language, "app.name"), text(language, "link.general"), path, GENERAL_PICTURE,
            text(language, "link.general_picture"),
        )  # fmt: skip

    def _link(self, request: Request, position: Position, language: str) -> Link:
        room = position.room
        path = f"/r/{room.code}"
        # A chat keeps what it has seen: another position has another address.
        query = f"?v={position.version}" if position.lasting else ""
        asked = f"?v={position.version}" if _version(request) == position.version and position.lasting else ""
        return Link(
            language, self._title(room, language), self._sentence(position, language), path + asked,
            f"{path}/board.png{query}", self._texts.text(language, "link.picture"),
        )  # fmt: skip

    def _title(self, room: Room, language: str) -> str:
        if room.name and room.visibility == "public":
            return self._texts.text(language, "link.title_named", {"n": room.size, "name": _isolated(room.name)})
        return self._texts.text(language, "link.title", {"n": room.size})

    def _sentence(self, position: Position, language: str) -> str:
        room, state = position.room, position.state
        if room.status == "cancelled":
            return self._texts.text(language, "link.cancelled")
        if state is None:
            return self._texts.text(language, "link.waiting", {"taken": len(room.seats), "n": room.size})
        if state["clan"] is not None and room.status == "finished" and position.version == room.version:
            return self._texts.text(language, "link.end")
        if state["clan"] is not None:
            key = "link.playing" if position.version == room.version else "link.position"
            moment = {"version": position.version, "last": room.version}
            return self._texts.text(language, key, {**moment, "who": self._who(room, state["clan"], language)})
        if state["winner"] is None:
            return self._texts.text(language, "link.draw")
        who = self._who(room, state["winner"], language)
        return self._texts.text(language, f"link.{state['result']}", {"who": who})

    def _who(self, room: Room, clan: int, language: str) -> str:
        """A clan by its colour, with its player only where the room is for all to see."""
        seat = room.seat_of_clan(clan)
        called = self._texts.text(language, f"link.clan_{look_of(room.looks, seat.seat, clan)}")
        if room.visibility != "public":
            return called
        name = _isolated(seat.nickname)
        return self._texts.text(language, "link.player", {"clan": called, "name": name})

    # --- the head of the page -----------------------------------------------------------------------------

    def _origin_of(self, request: Request) -> str | None:
        """The origin of links: never what a request says of itself, but where it has arrived."""
        address, port = request.scope.get("server") or ("", None)
        if self._origin is not None or port is None:
            return self._origin
        return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"

    def _headed(self, link: Link, origin: str | None) -> str:
        told = {
            "og:site_name": "Make Make",
            "og:type": "website",
            "og:title": link.title,
            "og:description": link.text,
            "og:locale": self._texts.text(link.language, "link.locale"),
        }
        for other in LANGUAGES:
            if other != link.language:
                told["og:locale:alternate"] = self._texts.text(other, "link.locale")
        if origin is not None:
            told |= {
                "og:url": origin + link.path,
                "og:image": origin + link.picture,
                "og:image:type": "image/png",
                "og:image:width": str(WIDTH),
                "og:image:height": str(HEIGHT),
                "og:image:alt": link.about_picture,
            }
        lines = [f'  <meta property="{name}" content="{escape(value)}">' for name, value in told.items()]
        lines.append('  <meta name="twitter:card" content="summary_large_image">')
        # The texts are asked for at once, as `fetch` will ask, not when the modules have come.
        lines.append(f'  <link rel="preload" as="fetch" crossorigin href="/static/text/{link.language}.json">')
        described = f'  <meta name="description" content="{escape(link.text)}">'
        spoken = f'<html lang="{link.language}" data-languages="{" ".join(LANGUAGES)}">'
        page = self._page.replace(PAGE_LANGUAGE, spoken)
        page = PAGE_TEXT.sub(lambda _: described, page)
        return page.replace(PAGE_TITLE, "\n".join([f"  <title>{escape(link.title)}</title>", *lines]))


def _version(request: Request) -> int | None:
    """The version that is asked for, where it is one."""
    asked = request.query_params.get("v", "")
    return int(asked) if VERSION.fullmatch(asked) else None


def _isolated(name: str) -> str:
    """A name that runs from right to left turns nothing else round."""
    return f"\u2068{name}\u2069"
