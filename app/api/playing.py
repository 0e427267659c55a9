"""The endpoints of a game: acting, trying out, ending it, reading what happened."""

from typing import Any

from fastapi import Response

from app import limits
from app.answers import ActAnswer, Code, EventView, PreviewAnswer, RoomView
from app.api.routing import ADMITTED, IN_ROOM, PartsOf, WhoOf, asker_of, json_answer, new_router, shown_room
from app.description import KNOWN, problems
from app.protocol import Act, AddressNumber, Draw, Preview, PreviewState, Resign
from app.rooms.play import preview_state

PLAYS = (*IN_ROOM, "not_seated", "not_started", "cancelled", "game_over")

# No body is the same; not `| None`, by which null too would be one.
MY_SEAT = Resign()

router = new_router()


@router.post(
    "/rooms/{code}/actions",
    response_model=ActAnswer,
    responses=problems(*PLAYS, "id_used", "stale_version", "not_your_turn", "illegal_action"),
    openapi_extra=KNOWN,
)
async def act(code: str, body: Act, who: WhoOf, parts: PartsOf) -> Response:
    """An action of the clan on the move, which has to be mine."""
    asker = asker_of(who)
    await parts.limits.spend(limits.ACTIONS, f"player {asker.player}")
    answer = await parts.rooms.act(code, asker, body.id.lower(), body.version, body.action)
    return json_answer(answer.body())


@router.post(
    "/rooms/{code}/preview",
    response_model=PreviewAnswer,
    responses=problems(
        *IN_ROOM, "not_started", "cancelled", "game_over", "stale_version", "illegal_action", "closed", "removed",
    ),
    dependencies=ADMITTED,
)  # fmt: skip
async def preview(code: str, body: Preview, who: WhoOf, parts: PartsOf) -> Response:
    """What would happen; nothing is stored."""
    return json_answer(await parts.rooms.preview(code, body.action, body.version))


@router.post(
    "/preview",
    response_model=PreviewAnswer,
    responses=problems("game_over", "illegal_action"),
)
async def preview_any(body: PreviewState, who: WhoOf) -> Response:
    """The same for any valid state."""
    return json_answer(preview_state(body.state, body.action))


@router.post(
    "/rooms/{code}/resign",
    response_model=ActAnswer,
    responses=problems(*PLAYS, "forbidden", "not_found"),
    openapi_extra=KNOWN,
)
async def resign(code: str, who: WhoOf, parts: PartsOf, body: Resign = MY_SEAT) -> Response:
    """My clan retires, or that of a seat that I keep."""
    return json_answer((await parts.rooms.resign(code, asker_of(who), body.seat)).body())


@router.post(
    "/rooms/{code}/draw", response_model=RoomView, responses=problems(*PLAYS, "forbidden"), openapi_extra=KNOWN
)
async def draw(code: str, body: Draw, who: WhoOf, parts: PartsOf) -> Response:
    """Agree to a draw, or clear all agreement."""
    return shown_room(await parts.rooms.draw(code, asker_of(who), body.agree), who, parts)


@router.post(
    "/rooms/{code}/rematch",
    response_model=Code,
    responses=problems(*IN_ROOM, "not_seated", "cancelled", "not_finished"),
    openapi_extra=KNOWN,
)
async def rematch(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """The same players again; asking twice gives the same."""
    return json_answer({"code": await parts.rooms.rematch(code, asker_of(who))})


@router.get(
    "/rooms/{code}/events", response_model=list[EventView], responses=problems(*IN_ROOM, "closed", "removed"),
    dependencies=ADMITTED,
)  # fmt: skip
async def events(code: str, who: WhoOf, parts: PartsOf, since: AddressNumber = 0) -> Response:
    """The events after a version."""
    _room, found = await parts.rooms.look_with_events(code, since)
    return json_answer(("[" + ",".join(found) + "]").encode())


@router.get(
    "/rooms/{code}/states/{version}",
    response_model=dict[str, Any],
    responses=problems(*IN_ROOM, "not_found", "not_started", "cancelled", "closed", "removed"),
    dependencies=ADMITTED,
)
async def state_at(code: str, version: AddressNumber, who: WhoOf, parts: PartsOf) -> Response:
    """The canonical state after so many events."""
    return json_answer(await parts.rooms.state_at(code, version))


@router.get(
    "/rooms/{code}/record",
    response_class=Response,
    responses={
        200: {"content": {"text/plain": {}}}, **problems(*IN_ROOM, "not_started", "cancelled", "closed", "removed"),
    },
    dependencies=ADMITTED,
)  # fmt: skip
async def record(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """The game as text."""
    return Response(await parts.rooms.record(code), media_type="text/plain; charset=utf-8")
