"""The endpoints of seats that are asked for by who lost them: asking, vouching, and what the owner was told."""

from fastapi import Response

from app import limits
from app.answers import RoomView
from app.api.routing import ADMITTED, IN_ROOM, PartsOf, WhoOf, asker_of, new_router, shown_room
from app.description import KNOWN, problems
from app.protocol import AnswerClaim, ClaimSeat

router = new_router()
PLAYED = (*IN_ROOM, "not_started", "cancelled", "game_over", "forbidden")


@router.post(
    "/rooms/{code}/claims",
    response_model=RoomView,
    responses=problems(*PLAYED, "not_found", "seat_claimed", "owner_here", "nobody_to_vouch", "removed", "closed"),
    dependencies=ADMITTED,
    openapi_extra=KNOWN,
)
async def ask(code: str, body: ClaimSeat, who: WhoOf, parts: PartsOf) -> Response:
    """Ask for a seat that was mine, and that my browser lost: it becomes mine later, if all others who play vouch."""
    asker = asker_of(who)
    await parts.limits.spend(limits.CLAIMS_OF_PLAYER, asker.player)
    await parts.limits.spend(limits.CLAIMS_OF_ADDRESS, who.address)
    return shown_room(await parts.vouching.ask(code, asker, body.clan, parts.live.online(code)), who, parts)


@router.post(
    "/rooms/{code}/claims/answer",
    response_model=RoomView,
    responses=problems(*PLAYED, "not_seated", "no_such_claim"),
    openapi_extra=KNOWN,
)
async def answer(code: str, body: AnswerClaim, who: WhoOf, parts: PartsOf) -> Response:
    """Vouch for who asks, or refuse, which ends it; who asked takes it back by refusing."""
    room = await parts.vouching.answer(code, asker_of(who), body.number, body.agree)
    return shown_room(room, who, parts)


@router.post("/me/claims/seen", status_code=204, responses=problems(), openapi_extra=KNOWN)
async def seen(who: WhoOf, parts: PartsOf) -> Response:
    """I have been told what became of the seats that somebody asked for."""
    await parts.vouching.told(asker_of(who))
    return Response(status_code=204)
