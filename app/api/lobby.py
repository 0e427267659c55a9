"""The lobby: public rooms that wait for players, and public games to watch. A private room is never among them."""

from typing import Annotated, Any, Literal

from fastapi import Query, Response

from app.answers import Lobby
from app.api.routing import PartsOf, json_answer, new_router
from app.description import problems
from app.rooms.lobby import Listed

PAGE = 20

router = new_router()


@router.get("/lobby", response_model=Lobby, responses=problems())
async def lobby(
    parts: PartsOf,
    status: Literal["waiting", "playing"] = "waiting",
    after: Annotated[str | None, Query(pattern="^[A-Za-z0-9_-]{1,32}$")] = None,
) -> Response:
    """Public rooms of this status, the newest first; `after`: those after the room with this code."""
    found = await parts.rooms.public(status, after, PAGE + 1)
    shown = [_listed(room, parts) for room in found[:PAGE]]
    return json_answer({"rooms": shown, "next": found[PAGE - 1].code if len(found) > PAGE else None})


def _listed(room: Listed, parts: PartsOf) -> dict[str, Any]:
    online = parts.live.online(room.code)
    return room.view(online, parts.live.watchers(room.code, room.players, online))
