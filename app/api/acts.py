"""The endpoints of what can be done right from a message: looking at it, and doing it."""

from contextlib import suppress
from typing import Any, Literal

from fastapi import Response

from app import limits
from app.answers import Answer, RoomView
from app.api.routing import PartsOf, WhoOf, json_answer, new_router
from app.description import problems
from app.errors import Problem
from app.notices.acts import Offered
from app.protocol import Token
from app.rooms.room import instant

router = new_router()
DEAD = ("no_such_link", "link_used", "link_expired", "needs_repair")


class ActView(Answer):
    """What a link in a message would do, as whom: give a day, agree to a draw, agree to what is proposed."""

    act: Literal["day", "draw", "answer"]
    nickname: str
    clan: int | None
    expires_at: str
    room: RoomView


@router.post("/acts/look", response_model=ActView, responses=problems(*DEAD))
async def look_at_act(body: Token, who: WhoOf, parts: PartsOf) -> Response:
    """What a link in a message would do, in which room and as whom; nothing happens."""
    await parts.limits.spend(limits.TOKENS_OF_ADDRESS, who.address)
    return _shown(await parts.acts.look(body.token), parts)


@router.post("/acts/do", response_model=ActView, responses=problems(*DEAD, "no_clock", "forbidden"))
async def do_act(body: Token, who: WhoOf, parts: PartsOf) -> Response:
    """Do it, once: whoever has the link may, without a key."""
    await parts.limits.spend(limits.TOKENS_OF_ADDRESS, who.address)
    offered = await parts.acts.do(body.token)
    # It is done; what else this shows, that its player is alive, is not to spoil it.
    with suppress(Problem):
        await parts.vouching.alive(offered.player)
    return _shown(offered, parts)


def _shown(offered: Offered, parts: PartsOf) -> Response:
    room = offered.room
    seat = room.seat_of(offered.player)
    told: dict[str, Any] = {
        "act": offered.act,
        "nickname": offered.nickname,
        "clan": None if seat is None else seat.clan,
        "expires_at": instant(offered.expires_at),
        "room": parts.live.shown(room),
    }
    return json_answer(told)
