"""The endpoints of pushes: whether this device takes them, and how many games wait for me."""

from typing import Any

from fastapi import Response

from app import limits
from app.answers import MyPush, PushTested, WaitingGames
from app.api.routing import Parts, PartsOf, WhoOf, json_answer, known_of, new_router
from app.description import KNOWN, problems
from app.identity import Known
from app.protocol import Subscribe
from app.rooms.room import instant

router = new_router()
MOST_WAITING = 50


@router.get("/me/push", response_model=MyPush, responses=problems(), openapi_extra=KNOWN)
async def my_push(who: WhoOf, parts: PartsOf) -> Response:
    """What a browser needs to take pushes from us, and whether this device takes them."""
    return json_answer(await _state(known_of(who), parts))


@router.put("/me/push", response_model=MyPush, responses=problems(), openapi_extra=KNOWN)
async def take_pushes(body: Subscribe, who: WhoOf, parts: PartsOf) -> Response:
    """The browser of this device takes pushes there; a second time, from now on there."""
    known = known_of(who)
    await parts.limits.spend(limits.SUBSCRIPTIONS_OF_PLAYER, known.player.id)
    await parts.push.keep(known, body.endpoint, body.keys.p256dh, body.keys.auth)
    return json_answer(await _state(known, parts))


@router.delete("/me/push", status_code=204, responses=problems(), openapi_extra=KNOWN)
async def take_no_pushes(who: WhoOf, parts: PartsOf) -> Response:
    """The browser of this device takes no pushes any more."""
    await parts.push.forget(known_of(who).key)
    return Response(status_code=204)


@router.post("/me/push/test", response_model=PushTested, responses=problems(), openapi_extra=KNOWN)
async def test_push(who: WhoOf, parts: PartsOf) -> Response:
    """Push something to this device at once, and say what came of it."""
    known = known_of(who)
    await parts.limits.spend(limits.PUSHES_OF_PLAYER, known.player.id)
    await parts.limits.spend(limits.PUSHES_OF_ADDRESS, who.address)
    result = await parts.push.test(known)
    return json_answer({"result": result, **await _state(known, parts)})


@router.get("/me/waiting", response_model=WaitingGames, responses=problems(), openapi_extra=KNOWN)
async def waiting(who: WhoOf, parts: PartsOf) -> Response:
    """How many games wait for me, and which: the most urgent first."""
    return json_answer(await parts.push.waiting(known_of(who).player.id, MOST_WAITING))


async def _state(known: Known, parts: Parts) -> dict[str, Any]:
    row = await parts.push.of(known.key)
    shown = None
    if row is not None:
        shown = {
            "service": parts.push.service(row.endpoint),
            "since": instant(row.created_at),
            "result": row.result,
            "result_at": instant(row.result_at) if row.result_at is not None else None,
        }
    return {"public_key": await parts.push.public_key(), "subscription": shown}
