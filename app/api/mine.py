"""All that is known of a player, for that player, as one file."""

from typing import Any

import orjson
from fastapi import Response

from app import limits
from app.answers import Everything
from app.api.address import shown_address
from app.api.devices import device_view
from app.api.routing import PartsOf, WhoOf, json_answer, known_of, new_router
from app.api.telling import shown_wishes
from app.api.time import shown_hours
from app.description import KNOWN, problems
from app.errors import Problem
from app.rooms.leaving import rooms_of

router = new_router()


@router.get("/me/data", response_model=Everything, responses=problems(), openapi_extra=KNOWN)
async def everything(who: WhoOf, parts: PartsOf) -> Response:
    """Who I am, my devices, hours and address, how I am told, every game I sat at, what I said, noted and blocked."""
    known = known_of(who)
    player = known.player
    await parts.limits.spend(limits.FILES_OF_PLAYER, f"player {player.id}")
    told: dict[str, Any] = {
        "player": player.view(),
        "devices": [device_view(device, known) for device in await parts.devices.of(player.id)],
        "hours": shown_hours(await parts.timekeeper.hours(player.id)),
        "pushes": await parts.push.all_of(player.id),
        "address": await shown_address(player.id, parts),
        "telling": await shown_wishes(player.id, parts),
        "games": [await _game(row.code, row.name, parts) async for row in rooms_of(parts.rooms, player.id)],
        **await parts.talk.all_of(player.id),
        "blocked": await parts.conduct.blocks(player.id),
        "reports": await parts.conduct.reported_by(player.id),
    }
    answer = json_answer(told)
    answer.headers["Content-Disposition"] = 'attachment; filename="make-make-my-data.json"'
    return answer


async def _game(code: str, name: str, parts: PartsOf) -> dict[str, Any]:
    """A game as one file; of one that has not begun, or cannot be read now, no more than its name."""
    try:
        return {"room": code, "game": orjson.Fragment(await parts.rooms.export(code))}
    except Problem:
        return {"room": code, "name": name}
