"""The endpoints of a person: who is asking, and my games."""

from typing import Any

from fastapi import Response

from app import limits
from app.answers import Made, MyGames
from app.api.routing import Parts, PartsOf, WhoOf, json_answer, new_router
from app.asker import COOKIE
from app.description import KNOWN, problems
from app.errors import Problem
from app.identity import Player, nickname
from app.protocol import NewPlayer, PlayerChange
from app.rooms.room import Room, instant, view

COOKIE_SECONDS = 400 * 86_400  # the most that browsers keep

router = new_router()


def _me(player: Player) -> dict[str, str]:
    return {"id": player.id, "nickname": player.nickname, "language": player.language}


async def _change(player: Player, name: str | None, language: str | None, parts: Parts) -> Player:
    """The player under another name, or with another language."""
    wanted = player.nickname if name is None else nickname(name)
    if wanted != player.nickname:
        await parts.rooms.renamed(player.id, wanted)
    if language is not None and language != player.language:
        await parts.identity.speak(player, language)
    return Player(player.id, wanted, language or player.language)


@router.post("/players", status_code=201, response_model=Made, responses={200: {"model": Made}, **problems()})
async def make_player(body: NewPlayer, who: WhoOf, parts: PartsOf) -> Response:
    """Become a guest: the key is shown this once, the cookie is set. Already known: renamed, no key."""
    if who.known is not None:
        changed = await _change(who.known.player, body.nickname, body.language, parts)
        return json_answer({"player": _me(changed)})
    name = nickname(body.nickname)
    await parts.limits.spend(limits.PLAYERS_OF_ADDRESS, who.address)
    player, key = await parts.identity.make(name, body.language or who.language)
    response = json_answer({"player": _me(player), "key": key}, 201)
    response.set_cookie(
        COOKIE, key, max_age=COOKIE_SECONDS, path="/", secure=parts.secure, httponly=True, samesite="lax"
    )
    return response


@router.get("/me", response_model=MyGames, responses=problems(), openapi_extra=KNOWN)
async def me(who: WhoOf, parts: PartsOf) -> Response:
    """Who I am, and my games: those that wait for me first, finished ones last."""
    player = who.player
    rooms = await parts.rooms.games_of(player.id)
    games: list[dict[str, Any]] = [_game(room, player, parts) for room in rooms]
    games.sort(key=_urgency)
    return json_answer({"player": _me(player), "games": games})


def _urgency(game: dict[str, Any]) -> tuple[bool, bool, str]:
    """Those that wait for the player first, of these those with the least time left; else in the order they came in."""
    if not game["your_turn"]:
        return True, False, ""
    return False, game["deadline"] is None, game["deadline"] or ""


def _game(room: Room, player: Player, parts: Parts) -> dict[str, Any]:
    seat = room.seat_of(player.id)
    clan = seat.clan if seat is not None else None
    shown = view(room, parts.live.online(room.code))
    return {
        **{name: shown[name] for name in ("code", "name", "status", "version", "seats", "deadline")},
        "clan": clan,
        "your_turn": room.status == "playing" and room.game is not None and room.game.clan == clan,
        "updated_at": instant(room.updated_at),
        # For a small board of each; of what is over only its end is told.
        "state": shown["state"] if room.status == "playing" else None,
    }


@router.patch("/me", response_model=Made, responses=problems(), openapi_extra=KNOWN)
async def change_me(body: PlayerChange, who: WhoOf, parts: PartsOf) -> Response:
    """Another nickname, another language."""
    return json_answer({"player": _me(await _change(who.player, body.nickname, body.language, parts))})


@router.delete("/me/session", status_code=204, responses=problems(), openapi_extra=KNOWN)
async def sign_out(who: WhoOf, parts: PartsOf) -> Response:
    """Sign this device out; its sockets are closed."""
    if who.known is None:
        raise Problem("unauthenticated")
    await parts.identity.sign_out(who.known)
    parts.live.revoke(who.known.key)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/", secure=parts.secure, httponly=True, samesite="lax")
    return response
