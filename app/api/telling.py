"""The endpoints of being told: by which channels, after which time, of what; and no longer."""

from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response

from app import limits
from app.api.routing import IN_ROOM, Parts, PartsOf, StrictRequest, WhoOf, json_answer, known_of, new_router
from app.description import KNOWN, problems
from app.notices.telling import Telling
from app.protocol import Kind, TellingForm
from app.telling_answers import Muted, ReachView, TellingView

router = new_router()
# What a mail program asks for by itself: it has no cookie, no Origin, and no JSON.
of_mails = APIRouter()
SECOND = 1000  # milliseconds


async def shown_wishes(player: str, parts: Parts) -> dict[str, Any]:
    """How a player wants to be told, as that player sees it."""
    telling = await parts.wishes.of(player)
    after = {name: None if ms is None else ms // SECOND for name, ms in telling.after.items()}
    return {
        "after": after,
        "kinds": telling.kinds,
        "exempt": telling.exempt,
        "names": telling.names,
        "earlier": telling.earlier,
        "unmailed": telling.unmailed,
        "muted": await parts.wishes.muted(player),
    }


def changed(telling: Telling, form: TellingForm) -> Telling:
    """The wishes with what the form says; what it leaves out stays."""
    after = {
        name: None if (seconds := getattr(form.after, name)) is None else seconds * SECOND
        for name in form.after.model_fields_set
    }
    lists = {name: tuple(dict.fromkeys(getattr(form, name))) for name in ("exempt", "unmailed") if _said(form, name)}
    return replace(
        telling,
        after=telling.after | after,
        kinds=telling.kinds | {str(kind): wanted for kind, wanted in form.kinds.items()},
        names=telling.names if form.names is None else form.names,
        earlier=form.earlier if "earlier" in form.model_fields_set else telling.earlier,
        **lists,
    )


def _said(form: TellingForm, name: str) -> bool:
    return getattr(form, name) is not None


@router.get(
    "/rooms/{code}/reach", response_model=ReachView, responses=problems(*IN_ROOM, "not_seated"), openapi_extra=KNOWN
)
async def reach(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """Who of those who play here would hear of a turn by no channel; nobody learns by which the others would."""
    return json_answer({"unreachable": await parts.wishes.unreachable(code, known_of(who).player.id)})


@router.get("/me/telling", response_model=TellingView, responses=problems(), openapi_extra=KNOWN)
async def my_telling(who: WhoOf, parts: PartsOf) -> Response:
    """How I want to be told, and the rooms of which I want to hear nothing."""
    return json_answer(await shown_wishes(who.player.id, parts))


@router.put("/me/telling", response_model=TellingView, responses=problems(), openapi_extra=KNOWN)
async def keep_my_telling(body: TellingForm, who: WhoOf, parts: PartsOf) -> Response:
    """Say how I want to be told."""
    known = known_of(who)
    await parts.wishes.change(known.player.id, known.key, lambda telling: changed(telling, body))
    return json_answer(await shown_wishes(known.player.id, parts))


@router.get("/rooms/{code}/mute", response_model=Muted, responses=problems(*IN_ROOM, "not_seated"), openapi_extra=KNOWN)
async def is_muted(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """Whether I want to hear nothing of this room."""
    return json_answer({"muted": await parts.wishes.is_muted(code, who.player.id)})


@router.put("/rooms/{code}/mute", status_code=204, responses=problems(*IN_ROOM, "not_seated"), openapi_extra=KNOWN)
async def mute(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """Tell me nothing more of this room, by any channel. What its page shows stays."""
    await parts.wishes.mute(code, known_of(who).player.id)
    return Response(status_code=204)


@router.delete("/rooms/{code}/mute", status_code=204, responses=problems(*IN_ROOM), openapi_extra=KNOWN)
async def unmute(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """Tell me of this room again."""
    await parts.wishes.unmute(code, known_of(who).player.id)
    return Response(status_code=204)


@of_mails.post("/unsubscribe/{token}", responses=problems("not_found"))
async def unsubscribe(
    token: str, request: Request, parts: PartsOf, kind: Annotated[Kind | Literal["all"], Query()] = "all"
) -> Response:
    """No more mail of this kind, or of any, for whom the mail with this token was: one click in a mail program.

    The token stands in the mail and can do nothing else, so whoever has it may come from anywhere (RFC 8058).
    """
    address = parts.door.address(request)
    request.scope["address"] = address
    await parts.limits.spend(limits.REQUESTS, address)
    await StrictRequest(request.scope, request.receive).body()
    await parts.wishes.unsubscribe(token, kind)
    return json_answer({"kind": kind})
