"""The HTTP edge: parse, ask who it is, call the service, say what came of it."""

import json
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Request, Response
from fastapi.routing import APIRoute
from structlog.contextvars import bind_contextvars

from app import limits
from app.asker import COOKIE, Door, Who
from app.description import KNOWN, problems
from app.errors import Problem, invalid
from app.identity import Identity, Player, nickname
from app.limits import Limits
from app.live import Live
from app.names import BadName, clean
from app.protocol import (
    BODY_LIMIT,
    Act,
    ActAnswer,
    AddressNumber,
    Code,
    Draw,
    EventView,
    Invite,
    Made,
    MyGames,
    NewPlayer,
    NewRoom,
    PlayerChange,
    Preview,
    PreviewAnswer,
    PreviewState,
    RoomView,
    TakeSeat,
    strict_json,
)
from app.rooms.opening import Wish
from app.rooms.play import preview_state
from app.rooms.room import Room, instant, personal, view
from app.rooms.service import Asker, Rooms

COOKIE_SECONDS = 400 * 86_400  # the most that browsers keep
ROOM_NAME_GRAPHEMES = 60


@dataclass(frozen=True, slots=True)
class Parts:
    """What the HTTP edge works with."""

    door: Door
    identity: Identity
    rooms: Rooms
    live: Live
    limits: Limits
    secure: bool


class StrictRequest(Request):
    """A request whose body is bounded, and whose JSON is what the standard says."""

    async def body(self) -> bytes:
        # Not FastAPI's max_body_size: its answer is plain text, and ours is a problem like all others.
        if not hasattr(self, "_body"):
            parts, size = [], 0
            async for part in self.stream():
                size += len(part)
                if size > BODY_LIMIT:
                    raise Problem("too_large")
                parts.append(part)
            self._body = b"".join(parts)
        return self._body

    async def json(self) -> Any:
        try:
            return strict_json(await self.body())
        except ValueError as error:
            raise json.JSONDecodeError(str(error), "", 0) from error


class StrictRoute(APIRoute):
    """A route that reads bodies strictly; one that takes no body refuses any."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()
        takes_body = self.body_field is not None

        async def strictly(request: Request) -> Response:
            strict = StrictRequest(request.scope, request.receive)
            await _count(request)
            # Before FastAPI does, which would make one and the same error of all that goes wrong here.
            body = await strict.body()
            if not takes_body and body not in (b"", b"{}"):
                raise invalid("body", "unexpected")
            return await handle(strict)

        return strictly


async def _parts(request: Request) -> Parts:
    parts: Parts = request.app.state.parts
    return parts


async def _count(request: Request) -> None:
    """Before all else, so that nonsense is no way around the limit. Raises Problem `too_many_requests`."""
    parts = await _parts(request)
    address = request.scope["address"] = parts.door.address(request)
    await parts.limits.spend(limits.REQUESTS, address)


async def _who(request: Request, parts: Annotated[Parts, Depends(_parts)]) -> Who:
    request.state.who = await parts.door.who(request)
    return request.state.who  # type: ignore[no-any-return]


PartsOf = Annotated[Parts, Depends(_parts)]
WhoOf = Annotated[Who, Depends(_who)]


IN_ROOM = ("no_such_room", "needs_repair")
api = APIRouter(prefix="/api", route_class=StrictRoute)


def _json(body: bytes | object, status: int = 200) -> Response:
    content = body if isinstance(body, bytes) else orjson.dumps(body)
    return Response(content, status, media_type="application/json")


def _shown(room: Room, who: Who, parts: Parts, status: int = 200, seen: int | None = None) -> Response:
    told: dict[str, Any] = view(room, parts.live.online(room.code))
    told.update(personal(room, who.known.player.id if who.known else None, seen))
    return _json(told, status)


def _asker(who: Who) -> Asker:
    player = who.player
    return Asker(player.id, player.nickname)


# --- who is asking ----------------------------------------------------------------------------------------


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


@api.post("/players", status_code=201, response_model=Made, responses={200: {"model": Made}, **problems()})
async def make_player(body: NewPlayer, who: WhoOf, parts: PartsOf) -> Response:
    """Become a guest: the key is shown this once, the cookie is set. Already known: renamed, no key."""
    if who.known is not None:
        changed = await _change(who.known.player, body.nickname, body.language, parts)
        return _json({"player": _me(changed)})
    name = nickname(body.nickname)
    await parts.limits.spend(limits.PLAYERS_OF_ADDRESS, who.address)
    player, key = await parts.identity.make(name, body.language or who.language)
    response = _json({"player": _me(player), "key": key}, 201)
    response.set_cookie(
        COOKIE, key, max_age=COOKIE_SECONDS, path="/", secure=parts.secure, httponly=True, samesite="lax"
    )
    return response


@api.get("/me", response_model=MyGames, responses=problems(), openapi_extra=KNOWN)
async def me(who: WhoOf, parts: PartsOf) -> Response:
    """Who I am, and my games: those that wait for me first, finished ones last."""
    player = who.player
    rooms = await parts.rooms.games_of(player.id)
    return _json({"player": _me(player), "games": [_game(room, player, parts) for room in rooms]})


def _game(room: Room, player: Player, parts: Parts) -> dict[str, Any]:
    seat = room.seat_of(player.id)
    clan = seat.clan if seat is not None else None
    shown = view(room, parts.live.online(room.code))
    return {
        **{name: shown[name] for name in ("code", "name", "status", "version", "seats", "deadline")},
        "clan": clan,
        "your_turn": room.status == "playing" and room.game is not None and room.game.clan == clan,
        "updated_at": instant(room.updated_at),
    }


@api.patch("/me", response_model=Made, responses=problems(), openapi_extra=KNOWN)
async def change_me(body: PlayerChange, who: WhoOf, parts: PartsOf) -> Response:
    """Another nickname, another language."""
    return _json({"player": _me(await _change(who.player, body.nickname, body.language, parts))})


@api.delete("/me/session", status_code=204, responses=problems(), openapi_extra=KNOWN)
async def sign_out(who: WhoOf, parts: PartsOf) -> Response:
    """Sign this device out; its sockets are closed."""
    if who.known is None:
        raise Problem("unauthenticated")
    await parts.identity.sign_out(who.known)
    parts.live.revoke(who.known.key)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/", secure=parts.secure, httponly=True, samesite="lax")
    return response


# --- rooms ------------------------------------------------------------------------------------------------


@api.post("/rooms", status_code=201, response_model=RoomView, responses=problems(), openapi_extra=KNOWN)
async def open_room(body: NewRoom, who: WhoOf, parts: PartsOf) -> Response:
    """A new room; its maker is the host and has seat 0."""
    asker = _asker(who)
    wish = _wish(body)
    await parts.limits.spend(limits.ROOMS_OF_PLAYER, asker.player)
    await parts.limits.spend(limits.ROOMS_OF_ADDRESS, who.address)
    room = await parts.rooms.open(asker, wish)
    bind_contextvars(room=room.code)
    return _shown(room, who, parts, 201)


def _wish(body: NewRoom) -> Wish:
    first = None if isinstance(body.first, str) else body.first
    if first is not None and first >= body.seats:
        raise invalid("first", "no_such_seat")
    try:
        name = clean(body.name, ROOM_NAME_GRAPHEMES, least=0)
    except BadName as error:
        raise invalid("name", error.problem) from error
    return Wish(body.seats, name, body.visibility, first, body.autostart)


@api.get("/rooms/{code}", response_model=RoomView, responses=problems(*IN_ROOM))
async def look(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """The room, for whoever has its code."""
    room = await parts.rooms.look(code)
    seen = await parts.live.seen(room, who.known.player.id if who.known else None)
    return _shown(room, who, parts, seen=seen)


@api.post(
    "/rooms/{code}/seats",
    response_model=RoomView,
    responses=problems(*IN_ROOM, "cancelled", "room_full", "already_started", "invite_required"),
    openapi_extra=KNOWN,
)
async def sit(code: str, who: WhoOf, parts: PartsOf, body: TakeSeat | None = None) -> Response:
    """Take the next free seat."""
    invite = body.invite if body is not None else None
    return _shown(await parts.rooms.sit(code, _asker(who), invite), who, parts)


@api.delete(
    "/rooms/{code}/seats/{seat}",
    status_code=204,
    responses=problems(*IN_ROOM, "not_seated", "forbidden", "cancelled", "already_started", "not_found"),
    openapi_extra=KNOWN,
)
async def vacate(code: str, seat: AddressNumber, who: WhoOf, parts: PartsOf) -> Response:
    """Leave my seat, or free another's as the host; before the start."""
    await parts.rooms.vacate(code, _asker(who), seat)
    return Response(status_code=204)


HOSTS = (*IN_ROOM, "not_seated", "forbidden", "cancelled", "already_started")


@api.post(
    "/rooms/{code}/start",
    response_model=RoomView,
    responses=problems(*HOSTS, "not_enough_players"),
    openapi_extra=KNOWN,
)
async def start(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """The host starts with those who sit."""
    return _shown(await parts.rooms.start(code, _asker(who)), who, parts)


@api.post("/rooms/{code}/cancel", response_model=RoomView, responses=problems(*HOSTS), openapi_extra=KNOWN)
async def cancel(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """The host calls it off before the start."""
    return _shown(await parts.rooms.cancel(code, _asker(who)), who, parts)


@api.post("/rooms/{code}/invite", response_model=Invite, responses=problems(*HOSTS), openapi_extra=KNOWN)
async def renew_invite(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """A new invite; the old one is dead."""
    return _json({"invite": await parts.rooms.renew_invite(code, _asker(who))})


# --- playing ----------------------------------------------------------------------------------------------

PLAYS = (*IN_ROOM, "not_seated", "not_started", "cancelled", "game_over")


@api.post(
    "/rooms/{code}/actions",
    response_model=ActAnswer,
    responses=problems(*PLAYS, "id_used", "stale_version", "not_your_turn", "illegal_action"),
    openapi_extra=KNOWN,
)
async def act(code: str, body: Act, who: WhoOf, parts: PartsOf) -> Response:
    """An action of the clan on the move, which has to be mine."""
    asker = _asker(who)
    await parts.limits.spend(limits.ACTIONS, f"player {asker.player}")
    answer = await parts.rooms.act(code, asker, body.id.lower(), body.version, body.action)
    return _json(answer.body())


@api.post(
    "/rooms/{code}/preview",
    response_model=PreviewAnswer,
    responses=problems(
        *IN_ROOM, "not_started", "cancelled", "game_over", "stale_version", "illegal_action"
    ),
)  # fmt: skip
async def preview(code: str, body: Preview, who: WhoOf, parts: PartsOf) -> Response:
    """What would happen; nothing is stored."""
    return _json(await parts.rooms.preview(code, body.action, body.version))


@api.post(
    "/preview",
    response_model=PreviewAnswer,
    responses=problems("game_over", "illegal_action"),
)
async def preview_any(body: PreviewState, who: WhoOf) -> Response:
    """The same for any valid state."""
    return _json(preview_state(body.state, body.action))


@api.post("/rooms/{code}/resign", response_model=ActAnswer, responses=problems(*PLAYS), openapi_extra=KNOWN)
async def resign(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """My clan retires."""
    return _json((await parts.rooms.resign(code, _asker(who))).body())


@api.post("/rooms/{code}/draw", response_model=RoomView, responses=problems(*PLAYS, "forbidden"), openapi_extra=KNOWN)
async def draw(code: str, body: Draw, who: WhoOf, parts: PartsOf) -> Response:
    """Agree to a draw, or clear all agreement."""
    return _shown(await parts.rooms.draw(code, _asker(who), body.agree), who, parts)


@api.post(
    "/rooms/{code}/rematch",
    response_model=Code,
    responses=problems(*IN_ROOM, "not_seated", "cancelled", "not_finished"),
    openapi_extra=KNOWN,
)
async def rematch(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """The same players again; asking twice gives the same."""
    return _json({"code": await parts.rooms.rematch(code, _asker(who))})


@api.get("/rooms/{code}/events", response_model=list[EventView], responses=problems(*IN_ROOM))
async def events(code: str, who: WhoOf, parts: PartsOf, since: AddressNumber = 0) -> Response:
    """The events after a version."""
    _room, found = await parts.rooms.look_with_events(code, since)
    return _json(("[" + ",".join(found) + "]").encode())


@api.get(
    "/rooms/{code}/states/{version}",
    response_model=dict[str, Any],
    responses=problems(*IN_ROOM, "not_found", "not_started", "cancelled"),
)
async def state_at(code: str, version: AddressNumber, who: WhoOf, parts: PartsOf) -> Response:
    """The canonical state after so many events."""
    return _json(await parts.rooms.state_at(code, version))


@api.get(
    "/rooms/{code}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, **problems(*IN_ROOM, "not_started", "cancelled")},
)
async def record(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """The game as text."""
    return Response(await parts.rooms.record(code), media_type="text/plain; charset=utf-8")
