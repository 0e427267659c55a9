"""The cookies of a browser: the key of the player that it is now, and those of the others that it can be."""

from collections.abc import Sequence

from fastapi import Request, Response

from app.api.routing import Parts
from app.asker import COOKIE, MOST_OTHERS, OTHERS, Who
from app.errors import Problem
from app.identity import Known

SECONDS = 400 * 86_400  # the most that browsers keep

Proved = tuple[Known, str]


def is_bearer(request: Request) -> bool:
    """Whether who asks is a program with a key, which has no cookies to keep."""
    return "authorization" in request.headers


def put(response: Response, name: str, value: str, parts: Parts) -> None:
    """Set a cookie that scripts cannot read; an empty one is deleted."""
    if value:
        response.set_cookie(
            name, value, max_age=SECONDS, path="/", secure=parts.secure, httponly=True, samesite="lax"
        )  # fmt: skip
    else:
        response.delete_cookie(name, path="/", secure=parts.secure, httponly=True, samesite="lax")


async def whom_else(request: Request, who: Who, parts: Parts) -> list[Proved]:
    """All players but the current one that this browser proves, no player twice."""
    here = {who.known.player.id} if who.known else set()
    found = []
    for known, key in await parts.door.others(request):
        if known.player.id not in here:
            here.add(known.player.id)
            found.append((known, key))
    return found


def become(response: Response, key: str, request: Request, who: Who, others: Sequence[Proved], parts: Parts) -> None:
    """Make this browser the player of `key`; who it was before is kept among the others.

    Raises Problem `browser_full` where there is no room for one more.
    """
    kept = [other for _known, other in others if other != key]
    if who.known is not None:
        kept.insert(0, request.cookies[COOKIE])
    if len(kept) > MOST_OTHERS:
        raise Problem("browser_full")
    put(response, COOKIE, key, parts)
    if kept or OTHERS in request.cookies:
        put(response, OTHERS, ".".join(kept), parts)
