"""The endpoints of a room before its game: opening, looking, sitting, starting."""

from fastapi import Response
from structlog.contextvars import bind_contextvars

from app import limits
from app.answers import Invite, RoomView
from app.api.routing import IN_ROOM, PartsOf, WhoOf, asker_of, json_answer, new_router, room_name, shown_room
from app.description import KNOWN, problems
from app.errors import invalid
from app.protocol import AddressNumber, NewRoom, TakeSeat
from app.rooms.opening import Wish
from app.rooms.pace import read_pace

router = new_router()


@router.post("/rooms", status_code=201, response_model=RoomView, responses=problems(), openapi_extra=KNOWN)
async def open_room(body: NewRoom, who: WhoOf, parts: PartsOf) -> Response:
    """A new room; its maker is the host and has seat 0."""
    asker = asker_of(who)
    wish = _wish(body)
    await parts.limits.spend(limits.ROOMS_OF_PLAYER, asker.player)
    await parts.limits.spend(limits.ROOMS_OF_ADDRESS, who.address)
    room = await parts.rooms.open(asker, wish)
    bind_contextvars(room=room.code)
    return shown_room(room, who, parts, 201)


def _wish(body: NewRoom) -> Wish:
    first = None if isinstance(body.first, str) else body.first
    if first is not None and first >= body.seats:
        raise invalid("first", "no_such_seat")
    pace = read_pace(body.pace.model_dump())
    return Wish(body.seats, room_name(body.name), body.visibility, first, body.autostart, pace, body.absence)


@router.get("/rooms/{code}", response_model=RoomView, responses=problems(*IN_ROOM))
async def look(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """The room, for whoever has its code."""
    room = await parts.rooms.look(code)
    seen = await parts.live.seen(room, who.known.player.id if who.known else None)
    return shown_room(room, who, parts, seen=seen)


@router.post(
    "/rooms/{code}/seats",
    response_model=RoomView,
    responses=problems(*IN_ROOM, "cancelled", "room_full", "already_started", "invite_required"),
    openapi_extra=KNOWN,
)
async def sit(code: str, who: WhoOf, parts: PartsOf, body: TakeSeat | None = None) -> Response:
    """Take the next free seat."""
    invite = body.invite if body is not None else None
    return shown_room(await parts.rooms.sit(code, asker_of(who), invite), who, parts)


@router.delete(
    "/rooms/{code}/seats/{seat}",
    status_code=204,
    responses=problems(*IN_ROOM, "not_seated", "forbidden", "cancelled", "already_started", "not_found"),
    openapi_extra=KNOWN,
)
async def vacate(code: str, seat: AddressNumber, who: WhoOf, parts: PartsOf) -> Response:
    """Leave my seat, or free another's as the host; before the start."""
    await parts.rooms.vacate(code, asker_of(who), seat)
    return Response(status_code=204)


HOSTS = (*IN_ROOM, "not_seated", "forbidden", "cancelled", "already_started")


@router.post(
    "/rooms/{code}/start",
    response_model=RoomView,
    responses=problems(*HOSTS, "not_enough_players"),
    openapi_extra=KNOWN,
)
async def start(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """The host starts with those who sit."""
    return shown_room(await parts.rooms.start(code, asker_of(who)), who, parts)


@router.post("/rooms/{code}/cancel", response_model=RoomView, responses=problems(*HOSTS), openapi_extra=KNOWN)
async def cancel(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """The host calls it off before the start."""
    return shown_room(await parts.rooms.cancel(code, asker_of(who)), who, parts)


@router.post("/rooms/{code}/invite", response_model=Invite, responses=problems(*HOSTS), openapi_extra=KNOWN)
async def renew_invite(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """A new invite; the old one is dead."""
    return json_answer({"invite": await parts.rooms.renew_invite(code, asker_of(who))})
