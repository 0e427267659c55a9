"""The endpoints of records: a game out as one file, a game in as a room that goes on, or to look through."""

import asyncio

from fastapi import APIRouter, Response
from structlog.contextvars import bind_contextvars

from app import limits
from app.answers import RecordAnswer, RoomView
from app.api.routing import (
    ADMITTED,
    IN_ROOM,
    PartsOf,
    RecordRoute,
    WhoOf,
    asker_of,
    json_answer,
    new_router,
    room_name,
    shown_room,
)
from app.description import KNOWN, problems
from app.errors import invalid
from app.protocol import GivenRecord, RoomOfRecord
from app.rooms.importing import look_through, players_of
from app.rooms.opening import Wish

router = new_router()
# Of the routes whose bodies may be long.
given = APIRouter(prefix="/api", route_class=RecordRoute)


@given.post("/record", response_model=RecordAnswer, responses=problems())
async def check(body: GivenRecord, who: WhoOf, parts: PartsOf) -> Response:
    """A record, each action checked: its positions, to look through and to try out. Nothing is stored."""
    await parts.limits.spend(limits.RECORDS_OF_ADDRESS, who.address)
    return json_answer(await asyncio.to_thread(look_through, body.record))


@given.post(
    "/record/room", status_code=201, response_model=RoomView, responses=problems("game_over"), openapi_extra=KNOWN
)
async def open_from_record(body: RoomOfRecord, who: WhoOf, parts: PartsOf) -> Response:
    """A new room whose game goes on from a record, once every clan of it has a seat."""
    asker = asker_of(who)
    name = room_name(body.name)
    await parts.limits.spend(limits.RECORDS_OF_ADDRESS, who.address)
    await parts.limits.spend(limits.ROOMS_OF_PLAYER, asker.player)
    await parts.limits.spend(limits.ROOMS_OF_ADDRESS, who.address)
    players = await asyncio.to_thread(players_of, body.record)
    if body.seat >= players:
        raise invalid("seat", "no_such_seat")
    wish = Wish(players, name, body.visibility, record=body.record, seat=body.seat)
    room = await parts.rooms.open(asker, wish)
    bind_contextvars(room=room.code)
    return shown_room(room, who, parts, 201)


@router.get(
    "/rooms/{code}/export", responses=problems(*IN_ROOM, "not_started", "cancelled", "closed", "removed"),
    dependencies=ADMITTED,
)  # fmt: skip
async def export(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """The whole game as one file: who played, the record as text, every event."""
    answer = json_answer(await parts.rooms.export(code))
    answer.headers["Content-Disposition"] = f'attachment; filename="make-make-{code}.json"'
    return answer
