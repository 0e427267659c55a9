"""The endpoints of a browser that is several people: who they are, and which of them it is now."""

from fastapi import Request, Response

from app.answers import Identities
from app.api import cookies
from app.api.routing import PartsOf, WhoOf, json_answer, new_router
from app.description import problems
from app.errors import Problem
from app.protocol import Switch

router = new_router()


@router.get("/identities", response_model=Identities, responses=problems())
async def identities(request: Request, who: WhoOf, parts: PartsOf) -> Response:
    """The players that this browser proves, the current one first; nobody is no error."""
    return json_answer({"players": await _shown(request, who, parts)})


@router.post("/identities/switch", response_model=Identities, responses=problems("not_found"))
async def switch(request: Request, body: Switch, who: WhoOf, parts: PartsOf) -> Response:
    """Be another of the players that this browser proves already."""
    others = await cookies.whom_else(request, who, parts)
    if who.known is not None and who.known.player.id == body.player:
        return json_answer({"players": await _shown(request, who, parts)})
    chosen = next(((known, key) for known, key in others if known.player.id == body.player), None)
    if chosen is None:
        raise Problem("not_found")
    now, key = chosen
    rest = [known for known, _key in others if known is not now] + ([who.known] if who.known else [])
    shown = [{**now.player.view(), "current": True}, *({**known.player.view(), "current": False} for known in rest)]
    response = json_answer({"players": shown})
    cookies.become(response, key, request, who, others, parts)
    return response


async def _shown(request: Request, who: WhoOf, parts: PartsOf) -> list[dict[str, object]]:
    mine = [{**who.known.player.view(), "current": True}] if who.known else []
    others = [known for known, _key in await cookies.whom_else(request, who, parts)]
    return [*mine, *({**known.player.view(), "current": False} for known in others)]
