"""The endpoints of the table before its game, for the host: name, seats, order, looks, and who is expected."""

from fastapi import Response

from app.answers import RoomView
from app.api.rooms import HOSTS
from app.api.routing import IN_ROOM, PartsOf, WhoOf, asker_of, label, new_router, room_name, shown_room
from app.description import KNOWN, problems
from app.protocol import AddressNumber, Reservation, RoomChange, SeatLook, SeatOrder
from app.rooms import seating

router = new_router()


@router.patch("/rooms/{code}", response_model=RoomView, responses=problems(*HOSTS, "room_full"), openapi_extra=KNOWN)
async def arrange(code: str, body: RoomChange, who: WhoOf, parts: PartsOf) -> Response:
    """The host changes what was said when the room was opened, or hands the room over."""
    asker = asker_of(who)
    name = None if body.name is None else room_name(body.name)
    wish = seating.Arrangement(name, body.seats, body.visibility, body.first, body.autostart, body.host)
    return shown_room(await parts.rooms.prepare(code, asker, seating.arrange, wish), who, parts)


@router.put("/rooms/{code}/order", response_model=RoomView, responses=problems(*HOSTS), openapi_extra=KNOWN)
async def order(code: str, body: SeatOrder, who: WhoOf, parts: PartsOf) -> Response:
    """The host puts the seats into another order."""
    asker = asker_of(who)
    return shown_room(await parts.rooms.prepare(code, asker, seating.order, body.order), who, parts)


@router.post("/rooms/{code}/shuffle", response_model=RoomView, responses=problems(*HOSTS), openapi_extra=KNOWN)
async def shuffle(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """The host leaves the order to chance."""
    asker = asker_of(who)
    return shown_room(await parts.rooms.prepare_by_chance(code, asker, seating.shuffle), who, parts)


@router.patch(
    "/rooms/{code}/seats/{seat}",
    response_model=RoomView,
    responses=problems(*HOSTS, "not_found"),
    openapi_extra=KNOWN,
)
async def dress(code: str, seat: AddressNumber, body: SeatLook, who: WhoOf, parts: PartsOf) -> Response:
    """Another colour: of my own seat, or as the host of any."""
    asker = asker_of(who)
    room = await parts.rooms.prepare(code, asker, seating.dress, seat, body.look)
    return shown_room(room, who, parts)


RESERVING = (*IN_ROOM, "not_seated", "forbidden", "cancelled", "already_started", "not_found", "room_full")


@router.put(
    "/rooms/{code}/seats/{seat}/reservation",
    response_model=RoomView,
    responses=problems(*RESERVING),
    openapi_extra=KNOWN,
)
async def reserve(code: str, seat: AddressNumber, body: Reservation, who: WhoOf, parts: PartsOf) -> Response:
    """The host keeps a free seat for somebody, who gets an invite of their own."""
    asker = asker_of(who)
    name = label(body.name, "name")
    room = await parts.rooms.prepare_by_chance(code, asker, seating.reserve, seat, name)
    return shown_room(room, who, parts)


@router.delete(
    "/rooms/{code}/seats/{seat}/reservation",
    response_model=RoomView,
    responses=problems(*RESERVING),
    openapi_extra=KNOWN,
)
async def release(code: str, seat: AddressNumber, who: WhoOf, parts: PartsOf) -> Response:
    """The seat is free for all again; the invite that was for it is dead."""
    asker = asker_of(who)
    return shown_room(await parts.rooms.prepare(code, asker, seating.release, seat), who, parts)
