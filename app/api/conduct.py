"""The endpoints about others who spoil a table: remove, report, block."""

from fastapi import Response

from app import limits
from app.answers import Answer, PlayerView, RoomView
from app.api.rooms import HOSTS
from app.api.routing import IN_ROOM, PartsOf, WhoOf, asker_of, cleaned, json_answer, new_router, shown_room
from app.description import KNOWN, problems
from app.protocol import REASON_LENGTH, PlayerId, Remove, Report
from app.rooms.conduct import Complaint

router = new_router()


class BlockedView(PlayerView):
    """Whom I blocked, and since when."""

    at: str


class Blocks(Answer):
    """Whom I blocked, the newest first; nobody else sees it."""

    players: list[BlockedView]


@router.post(
    "/rooms/{code}/removals", response_model=RoomView, responses=problems(*HOSTS, "not_found"), openapi_extra=KNOWN
)
async def remove(code: str, body: Remove, who: WhoOf, parts: PartsOf) -> Response:
    """The host sends a watcher away for good, or before the game one who sits."""
    return shown_room(await parts.conduct.remove(code, asker_of(who), body.player), who, parts)


@router.post(
    "/rooms/{code}/reports", status_code=204,
    responses=problems(*IN_ROOM, "forbidden", "not_found", "removed", "closed"), openapi_extra=KNOWN,
)  # fmt: skip
async def report(code: str, body: Report, who: WhoOf, parts: PartsOf) -> Response:
    """Tell the operator of a player, with the words of that player that I can read here."""
    asker = asker_of(who)
    await parts.limits.spend(limits.REPORTS, f"player {asker.player}")
    reason = cleaned("reason", body.reason, REASON_LENGTH, 0)
    complaint = Complaint(body.player, body.message, body.channel == "watchers", reason)
    await parts.conduct.report(code, asker, complaint)
    return Response(status_code=204)


@router.get("/me/blocks", response_model=Blocks, responses=problems(), openapi_extra=KNOWN)
async def my_blocks(who: WhoOf, parts: PartsOf) -> Response:
    """Whom I blocked."""
    return json_answer({"players": await parts.conduct.blocks(who.player.id)})


@router.put("/me/blocks/{player}", status_code=204, responses=problems("forbidden", "not_found"), openapi_extra=KNOWN)
async def block(player: PlayerId, who: WhoOf, parts: PartsOf) -> Response:
    """No words of this player for me any more, and no seat at my tables; they are not told."""
    asker = asker_of(who)
    await parts.limits.spend(limits.BLOCKS, f"player {asker.player}")
    await parts.conduct.block(asker, player)
    return Response(status_code=204)


@router.delete("/me/blocks/{player}", status_code=204, responses=problems("not_found"), openapi_extra=KNOWN)
async def unblock(player: PlayerId, who: WhoOf, parts: PartsOf) -> Response:
    """And no more."""
    await parts.conduct.unblock(asker_of(who), player)
    return Response(status_code=204)
