"""The endpoints of devices: which ones are mine, and the links that take my seats along to another."""

from typing import Any

from fastapi import Request, Response

from app import limits
from app.answers import LinkMade, LinkView, Made, MyDevices
from app.api import cookies
from app.api.routing import PartsOf, WhoOf, json_answer, known_of, new_router
from app.asker import COOKIE, MOST_OTHERS
from app.description import KNOWN, problems
from app.errors import Problem
from app.identity import Device, Known, device_name
from app.protocol import NewLink, Token
from app.rooms.room import instant

DEAD = ("no_such_link", "link_revoked", "link_used", "link_replaced", "link_expired")

router = new_router()


def device_view(device: Device, known: Known) -> dict[str, Any]:
    """A device as its player sees it."""
    return {
        "id": device.id,
        "name": device.name,
        "made_at": instant(device.made_at),
        "seen_at": instant(device.seen_at),
        "this": device.key == known.key,
    }


@router.get("/me/devices", response_model=MyDevices, responses=problems(), openapi_extra=KNOWN)
async def my_devices(who: WhoOf, parts: PartsOf) -> Response:
    """My devices, the newest first, and whether a recovery link stands."""
    known = known_of(who)
    devices = [device_view(device, known) for device in await parts.devices.of(known.player.id)]
    since = await parts.along.recovery_since(known.player.id)
    return json_answer({"devices": devices, "recovery": instant(since) if since is not None else None})


@router.post("/me/devices/seen", status_code=204, responses=problems(), openapi_extra=KNOWN)
async def devices_seen(who: WhoOf, parts: PartsOf) -> Response:
    """This device has shown me the new ones."""
    await parts.devices.told(known_of(who))
    return Response(status_code=204)


@router.delete("/me/devices/{device}", status_code=204, responses=problems("not_found"), openapi_extra=KNOWN)
async def end_device(device: str, who: WhoOf, parts: PartsOf) -> Response:
    """Sign one of my devices out; its sockets are closed."""
    known = known_of(who)
    key = await parts.devices.sign_out(known, device)
    parts.live.revoke(key)
    response = Response(status_code=204)
    if key == known.key:
        cookies.put(response, COOKIE, "", parts)
    return response


@router.post("/me/links", status_code=201, response_model=LinkMade, responses=problems(), openapi_extra=KNOWN)
async def make_link(body: NewLink, who: WhoOf, parts: PartsOf) -> Response:
    """A link for my next device, once and soon; or the one for the day when I have lost all, until I make another."""
    known = known_of(who)
    await parts.limits.spend(limits.LINKS_OF_PLAYER, known.player.id)
    token, expires = await parts.along.make(known.player, body.kind, known.key)
    shown = {"kind": body.kind, "token": token, "expires_at": instant(expires) if expires is not None else None}
    return json_answer(shown, 201)


@router.post("/links/look", response_model=LinkView, responses=problems(*DEAD))
async def look_at_link(body: Token, who: WhoOf, parts: PartsOf) -> Response:
    """Whose seats a link takes along; nothing happens."""
    await parts.limits.spend(limits.TOKENS_OF_ADDRESS, who.address)
    link = await parts.along.look(body.token)
    return json_answer(
        {
            "kind": link.kind,
            "nickname": link.player.nickname,
            "games": link.games,
            "expires_at": instant(link.expires_at) if link.expires_at is not None else None,
            "mine": who.known is not None and who.known.player.id == link.player.id,
        }
    )


@router.post("/links/redeem", response_model=Made, responses=problems(*DEAD, "browser_full"))
async def redeem_link(request: Request, body: Token, who: WhoOf, parts: PartsOf) -> Response:
    """Make this device one of the link's player; who this browser was before is kept beside it.

    Whoever has these seats already keeps the key, and the link stays good.
    """
    await parts.limits.spend(limits.TOKENS_OF_ADDRESS, who.address)
    wanted = (await parts.along.look(body.token)).player
    if who.known is not None and who.known.player.id == wanted.id:
        return json_answer({"player": wanted.view()})
    others = await cookies.whom_else(request, who, parts)
    before = next((key for known, key in others if known.player.id == wanted.id), None)
    if before is not None:
        response = json_answer({"player": wanted.view()})
        cookies.become(response, before, request, who, others, parts)
        return response
    if len(others) >= MOST_OTHERS:
        raise Problem("browser_full")
    name = device_name(request.headers.get("user-agent"))
    redeemed = await parts.along.redeem(body.token, name)
    parts.live.device_came(redeemed.player.id, redeemed.hash, name)
    response = json_answer({"player": redeemed.player.view(), "key": redeemed.key})
    if not cookies.is_bearer(request):
        cookies.become(response, redeemed.key, request, who, others, parts)
    return response
