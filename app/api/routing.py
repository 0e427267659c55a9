"""What all endpoints share: strict bodies, who asks, and how rooms are shown."""

import json
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Depends, Request, Response
from fastapi.routing import APIRoute

from app import limits
from app.asker import Door, Who
from app.errors import Problem, invalid
from app.identity import Addresses, Along, Devices, Identity, Known
from app.identity.players import NICKNAME_GRAPHEMES
from app.limits import Limits
from app.live import Live
from app.mail.desk import Desk
from app.names import BadName, clean, clean_text
from app.notices.acts import Acts
from app.notices.channel import RoomChannel
from app.notices.push import Push
from app.notices.wishes import Wishes
from app.protocol import BODY_LIMIT, RECORD_BODY_LIMIT, strict_json
from app.rooms.conduct import Conduct
from app.rooms.personal import personal
from app.rooms.room import Room
from app.rooms.service import Asker, Rooms
from app.rooms.talk import Talk
from app.rooms.timekeeper import Timekeeper
from app.rooms.vouching import Vouching

IN_ROOM = ("no_such_room", "needs_repair")
ROOM_NAME_GRAPHEMES = 60


@dataclass(frozen=True, slots=True)
class Parts:
    """What the HTTP edge works with."""

    door: Door
    identity: Identity
    devices: Devices
    along: Along
    rooms: Rooms
    timekeeper: Timekeeper
    talk: Talk
    vouching: Vouching
    conduct: Conduct
    push: Push
    acts: Acts
    channel: RoomChannel
    live: Live
    limits: Limits
    secure: bool
    addresses: Addresses
    wishes: Wishes
    # None where there is no mail.
    desk: Desk | None


class StrictRequest(Request):
    """A request whose body is bounded, and whose JSON is what the standard says."""

    body_limit = BODY_LIMIT

    async def body(self) -> bytes:
        # Not FastAPI's max_body_size: its answer is plain text, and ours is a problem like all others.
        if not hasattr(self, "_body"):
            parts, size = [], 0
            async for part in self.stream():
                size += len(part)
                if size > self.body_limit:
                    raise Problem("too_large")
                parts.append(part)
            self._body = b"".join(parts)
        return self._body

    async def json(self) -> Any:
        try:
            return strict_json(await self.body())
        except ValueError as error:
            raise json.JSONDecodeError(str(error), "", 0) from error


class RecordRequest(StrictRequest):
    """A request that may bring the record of a whole game."""

    body_limit = RECORD_BODY_LIMIT


class StrictRoute(APIRoute):
    """A route that reads bodies strictly; one that takes no body refuses any."""

    request: type[StrictRequest] = StrictRequest

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()
        takes_body = self.body_field is not None

        async def strictly(request: Request) -> Response:
            strict = self.request(request.scope, request.receive)
            await _count(request)
            # Before FastAPI does, which would make one and the same error of all that goes wrong here.
            body = await strict.body()
            if (not takes_body and body not in (b"", b"{}")) or body.strip() == b"null":
                raise invalid("body", "unexpected")
            return await handle(strict)

        return strictly


class RecordRoute(StrictRoute):
    """The same for a route that takes a record."""

    request = RecordRequest


async def parts_of(request: Request) -> Parts:
    """The parts of this application."""
    parts: Parts = request.app.state.parts
    return parts


async def _count(request: Request) -> None:
    """Before all else, so that nonsense is no way around the limit. Raises Problem `too_many_requests`."""
    parts = await parts_of(request)
    address = request.scope["address"] = parts.door.address(request)
    await parts.limits.spend(limits.REQUESTS, address)


async def who_of(request: Request, parts: Annotated[Parts, Depends(parts_of)]) -> Who:
    """Who makes this request. Raises Problem `unauthenticated` or `bad_origin`."""
    request.state.who = await parts.door.who(request)
    return request.state.who  # type: ignore[no-any-return]


PartsOf = Annotated[Parts, Depends(parts_of)]
WhoOf = Annotated[Who, Depends(who_of)]


async def admitted(code: str, who: WhoOf, parts: PartsOf) -> None:
    """Raises Problem `closed` or `removed` to who is not to look at this room."""
    await parts.conduct.admit(code, who.known.player.id if who.known else None)


# Of the routes that show a room to whoever has its code.
ADMITTED = (Depends(admitted),)


def new_router() -> APIRouter:
    """A router whose bodies are read strictly."""
    return APIRouter(prefix="/api", route_class=StrictRoute)


def json_answer(body: bytes | object, status: int = 200) -> Response:
    """An answer of JSON: bytes as they are, all else encoded."""
    content = body if isinstance(body, bytes) else orjson.dumps(body)
    return Response(content, status, media_type="application/json")


def shown_room(room: Room, who: Who, parts: Parts, status: int = 200, seen: int | None = None) -> Response:
    """The room as this asker sees it."""
    told: dict[str, Any] = parts.live.shown(room)
    told.update(personal(room, who.known.player.id if who.known else None, seen))
    return json_answer(told, status)


def room_name(text: str) -> str:
    """The name for a room, cleaned. Raises Problem `invalid_request`."""
    try:
        return clean(text, ROOM_NAME_GRAPHEMES, least=0)
    except BadName as error:
        raise invalid("name", error.problem) from error


def label(name: str, where: str) -> str:
    """A name that somebody gives to a seat, cleaned. Raises Problem `invalid_request` at this path."""
    try:
        return clean(name, NICKNAME_GRAPHEMES)
    except BadName as error:
        raise invalid(where, error.problem) from error


def cleaned(where: str, text: str, most: int, least: Literal[0, 1]) -> str:
    """Words that people wrote, at most so many characters. Raises Problem `invalid_request`."""
    try:
        return clean_text(text, most, least)
    except BadName as error:
        raise invalid(where, error.problem) from error


def known_of(who: Who) -> Known:
    """The player that asks, and the key. Raises Problem `unauthenticated`."""
    if who.known is None:
        raise Problem("unauthenticated")
    return who.known


def asker_of(who: Who) -> Asker:
    """The asker, for the room service. Raises Problem `unauthenticated`."""
    known = known_of(who)
    return Asker(known.player.id, known.player.nickname, known.key)
