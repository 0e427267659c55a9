"""The endpoints of a room before its game: opening, looking, sitting, starting."""

from fastapi import Response
from structlog.contextvars import bind_contextvars

from app import limits
from app.answers import Invite, RoomView
from app.api.routing import (
    ADMITTED,
    IN_ROOM,
    PartsOf,
    WhoOf,
    asker_of,
    json_answer,
    label,
    new_router,
    room_name,
    shown_room,
)
from app.description import KNOWN, problems
from app.errors import invalid
from app.protocol import AddressNumber, NewRoom, OnePhone, TakeSeat
from app.rooms.one_phone import Names
from app.rooms.opening import Wish
from app.rooms.pace import read_pace

# No body is the same; not `| None`, by which null too would be one.
ANY_SEAT = TakeSeat()

router = new_router()


@router.post("/rooms", status_code=201, response_model=RoomView, responses=problems(), openapi_extra=KNOWN)
async def open_room(body: NewRoom, who: WhoOf, parts: PartsOf) -> Response:
    """A new room; its maker is the host and has seat 0, or on one phone the seat without a name."""
    asker = asker_of(who)
    wish = _wish(body)
    await parts.limits.spend(limits.ROOMS_OF_PLAYER, asker.player)
    await parts.limits.spend(limits.ROOMS_OF_ADDRESS, who.address)
    if body.one_phone is None:
        room = await parts.rooms.open(asker, wish)
    else:
        room = await parts.rooms.open_on_one_phone(asker, wish, _names(body, body.one_phone))
    bind_contextvars(room=room.code)
    return shown_room(room, who, parts, 201)


def _wish(body: NewRoom) -> Wish:
    first = None if isinstance(body.first, str) else body.first
    if first is not None and first >= body.seats:
        raise invalid("first", "no_such_seat")
    pace = read_pace(body.pace.model_dump())
    return Wish(body.seats, room_name(body.name), body.visibility, first, body.autostart, pace, body.absence)


def _names(body: NewRoom, wanted: OnePhone) -> Names:
    """Who plays on one phone. Raises Problem `invalid_request`."""
    if len(wanted.names) != body.seats or wanted.names.count(None) != 1:
        raise invalid("one_phone.names", "one_for_each_seat")
    if body.visibility != "private":
        raise invalid("visibility", "private_on_one_phone")
    looks = wanted.looks or []
    if looks and (len(looks) != body.seats or len(set(looks)) != len(looks)):
        raise invalid("one_phone.looks", "one_for_each_seat")
    names = [None if name is None else label(name, f"one_phone.names.{n}") for n, name in enumerate(wanted.names)]
    return Names(tuple(names), tuple(looks))


@router.get(
    "/rooms/{code}", response_model=RoomView, responses=problems(*IN_ROOM, "closed", "removed"),
    dependencies=ADMITTED,
)  # fmt: skip
async def look(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """The room, for whoever has its code."""
    room = await parts.rooms.look(code)
    seen = await parts.live.seen(room, who.known.player.id if who.known else None)
    return shown_room(room, who, parts, seen=seen)


@router.post(
    "/rooms/{code}/seats",
    response_model=RoomView,
    responses=problems(
        *IN_ROOM, "cancelled", "room_full", "already_started", "invite_required", "forbidden", "game_over",
        "link_used", "link_replaced", "removed", "closed",
    ),
    openapi_extra=KNOWN,
)  # fmt: skip
async def sit(code: str, who: WhoOf, parts: PartsOf, body: TakeSeat = ANY_SEAT) -> Response:
    """Take the next free seat, or the one that the invite is for."""
    return shown_room(await parts.rooms.sit(code, asker_of(who), body.invite), who, parts)


@router.post(
    "/rooms/{code}/seats/{seat}/link",
    response_model=RoomView,
    responses=problems(*IN_ROOM, "not_seated", "forbidden", "not_started", "cancelled", "game_over", "not_found"),
    openapi_extra=KNOWN,
)
async def link_seat(code: str, seat: AddressNumber, who: WhoOf, parts: PartsOf) -> Response:
    """A link by which somebody takes a seat that I keep, once; the one before it is dead."""
    return shown_room(await parts.rooms.link_seat(code, asker_of(who), seat), who, parts)


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
