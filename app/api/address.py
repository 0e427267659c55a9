"""The endpoints of my address: where mail goes, the question whether it is mine, and the way back that is mailed."""

from typing import Any

from fastapi import Response

from app import limits
from app.api.routing import Parts, PartsOf, WhoOf, json_answer, known_of, new_router
from app.description import KNOWN, problems
from app.errors import Problem
from app.identity import Player, clean_address
from app.mail.desk import Desk
from app.protocol import AddressForm, Token
from app.rooms.room import instant
from app.telling_answers import AddressView, Confirmed

router = new_router()
DEAD = ("no_such_link", "link_revoked", "link_used", "link_expired")


async def shown_address(player: str, parts: Parts) -> dict[str, Any]:
    """Where a player gets mail, as that player sees it."""
    box = await parts.addresses.of(player)
    told: dict[str, Any] = {name: getattr(box, name, None) for name in ("address", "pending", "failure")}
    for name in ("confirmed_at", "asked_at", "failed_at"):
        at = getattr(box, name, None)
        told[name] = None if at is None else instant(at)
    return {"mail": parts.desk is not None, **told}


def desk_of(parts: Parts) -> Desk:
    """What writes mails. Raises Problem `no_mail` where there is none."""
    if parts.desk is None:
        raise Problem("no_mail")
    return parts.desk


def _tell_left(parts: Parts, player: Player, address: str | None) -> None:
    if address is not None and parts.desk is not None:
        parts.desk.tell_left(player, address)


@router.get("/me/address", response_model=AddressView, responses=problems(), openapi_extra=KNOWN)
async def my_address(who: WhoOf, parts: PartsOf) -> Response:
    """Where I get mail; nobody else sees it."""
    return json_answer(await shown_address(who.player.id, parts))


@router.put("/me/address", response_model=AddressView, responses=problems("no_mail"), openapi_extra=KNOWN)
async def say_my_address(body: AddressForm, who: WhoOf, parts: PartsOf) -> Response:
    """Get mail there: a mail asks whether it is mine, and nothing else is sent before that is confirmed."""
    known = known_of(who)
    desk = desk_of(parts)
    address = clean_address(body.address)
    await parts.limits.spend(limits.QUESTIONS_OF_PLAYER, known.player.id)
    await parts.limits.spend(limits.MAILS_OF_ADDRESS, who.address)
    await desk.ask(known.player, known.key, address)
    return json_answer(await shown_address(known.player.id, parts))


@router.delete("/me/address", status_code=204, responses=problems(), openapi_extra=KNOWN)
async def forget_my_address(who: WhoOf, parts: PartsOf) -> Response:
    """No mail any more; the address is deleted, once it was told so."""
    known = known_of(who)
    _tell_left(parts, known.player, await parts.addresses.remove(known.player.id, known.key))
    return Response(status_code=204)


@router.post("/address/confirm", response_model=Confirmed, responses=problems(*DEAD))
async def confirm_address(body: Token, who: WhoOf, parts: PartsOf) -> Response:
    """The address that this token was mailed to is its player's. On whichever device; nobody is signed in by it."""
    await parts.limits.spend(limits.TOKENS_OF_ADDRESS, who.address)
    confirmed = await parts.addresses.confirm(body.token)
    _tell_left(parts, confirmed.player, confirmed.left)
    return json_answer({"nickname": confirmed.player.nickname, "address": confirmed.address})


@router.post("/links/mail", status_code=202, responses=problems("no_mail"))
async def mail_way_back(body: AddressForm, who: WhoOf, parts: PartsOf) -> Response:
    """Mail a link to the seats of whoever has confirmed this address. The answer never says whether anybody has."""
    desk = desk_of(parts)
    address = clean_address(body.address)
    await parts.limits.spend(limits.MAILS_OF_ADDRESS, who.address)
    desk.send_ways_back(address)
    return json_answer({}, 202)
