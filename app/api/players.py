"""The endpoints of a person: who is asking, and my games."""

from typing import Any

from fastapi import Request, Response

from app import limits
from app.answers import Made, MyGames
from app.api import cookies
from app.api.devices import device_view
from app.api.routing import Parts, PartsOf, WhoOf, asker_of, json_answer, known_of, new_router
from app.asker import COOKIE
from app.description import KNOWN, problems
from app.identity import GONE, Known, Player, device_name, nickname
from app.protocol import NewPlayer, PlayerChange
from app.rooms.leaving import leave_all
from app.rooms.room import Room, instant, view
from app.rooms.service import Asker

router = new_router()


async def _change(known: Known, name: str | None, language: str | None, parts: Parts) -> Player:
    """The player under another name, or with another language."""
    player = known.player
    wanted = player.nickname if name is None else nickname(name)
    if wanted != player.nickname:
        await parts.rooms.renamed(player.id, wanted, known.key)
        await parts.vouching.renamed(Asker(player.id, wanted, known.key))
    if language is not None and language != player.language:
        await parts.identity.speak(known, language)
    return Player(player.id, wanted, language or player.language)


@router.post("/players", status_code=201, response_model=Made, responses={200: {"model": Made}, **problems()})
async def make_player(request: Request, body: NewPlayer, who: WhoOf, parts: PartsOf) -> Response:
    """Become a guest: the key is shown this once, the cookie is set. Already known: renamed, no key."""
    if who.known is not None:
        changed = await _change(who.known, body.nickname, body.language, parts)
        return json_answer({"player": changed.view()})
    name = nickname(body.nickname)
    await parts.limits.spend(limits.PLAYERS_OF_ADDRESS, who.address)
    player, key = await parts.identity.make(
        name, body.language or who.language, device_name(request.headers.get("user-agent"))
    )
    response = json_answer({"player": player.view(), "key": key}, 201)
    cookies.put(response, COOKIE, key, parts)
    return response


@router.get("/me", response_model=MyGames, responses=problems(), openapi_extra=KNOWN)
async def me(who: WhoOf, parts: PartsOf) -> Response:
    """Who I am, and my games: those that wait for me first, finished ones last."""
    player = who.player
    rooms = await parts.rooms.games_of(player.id)
    games: list[dict[str, Any]] = [_game(room, player, parts) for room in rooms]
    games.sort(key=_urgency)
    told = await parts.vouching.ended(player.id)
    new = [device_view(device, who.known) for device in await parts.devices.new_to(who.known)] if who.known else []
    return json_answer({"player": player.view(), "games": games, "new_devices": new, "claims": told})


def _urgency(game: dict[str, Any]) -> tuple[bool, bool, str]:
    """Those that wait for the player first, of these those with the least time left; else in the order they came in."""
    if not game["your_turn"]:
        return True, False, ""
    return False, game["deadline"] is None, game["deadline"] or ""


def _game(room: Room, player: Player, parts: Parts) -> dict[str, Any]:
    theirs = room.seats_of(player.id)
    mine = [seat.clan for seat in theirs]
    clan = mine[0] if mine else None
    shown = view(room, parts.live.online(room.code))
    return {
        **{name: shown[name] for name in ("code", "name", "status", "version", "seats", "deadline")},
        "clan": clan,
        "your_turn": room.status == "playing"
        and room.hidden_at is None
        and room.game is not None
        and room.game.clan in mine,
        "kept": len(theirs) > 1,
        "closed": room.hidden_at is not None,
        "updated_at": instant(room.updated_at),
        # For a small board of each; of what is over only its end is told.
        "state": shown["state"] if room.status == "playing" else None,
        "result": room.game.result if room.game is not None else None,
    }


@router.patch("/me", response_model=Made, responses=problems(), openapi_extra=KNOWN)
async def change_me(body: PlayerChange, who: WhoOf, parts: PartsOf) -> Response:
    """Another nickname, another language."""
    return json_answer({"player": (await _change(known_of(who), body.nickname, body.language, parts)).view()})


@router.delete("/me/session", status_code=204, responses=problems(), openapi_extra=KNOWN)
async def sign_out(who: WhoOf, parts: PartsOf) -> Response:
    """Sign this device out; its sockets are closed."""
    known = known_of(who)
    await parts.identity.sign_out(known)
    parts.live.revoke(known.key)
    response = Response(status_code=204)
    cookies.put(response, COOKIE, "", parts)
    return response


@router.delete("/me", status_code=204, responses=problems(), openapi_extra=KNOWN)
async def delete_me(who: WhoOf, parts: PartsOf) -> Response:
    """Forget me: I leave what waits, retire from what is played, and my name and all my devices are deleted.

    Games that others played too remain to be read, without my name.
    """
    asker = asker_of(who)
    await leave_all(parts.rooms, asker)
    await parts.vouching.leave(asker)
    for key in await parts.rooms.forget(asker.player, GONE, asker.key):
        parts.live.revoke(key)
    response = Response(status_code=204)
    cookies.put(response, COOKIE, "", parts)
    return response
