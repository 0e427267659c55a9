"""The endpoints around time: one's hours, what a table agrees on, a day more, the journal."""

from datetime import date

from fastapi import Response

from app import limits
from app.answers import LineView, MyHours, RoomView
from app.api.routing import (
    ADMITTED,
    IN_ROOM,
    PartsOf,
    WhoOf,
    asker_of,
    json_answer,
    known_of,
    new_router,
    shown_room,
)
from app.description import KNOWN, problems
from app.errors import invalid
from app.protocol import AddressNumber, AnswerProposal, DaysAway, GiveDay, HoursForm, Propose, TakeBack
from app.rooms.agreement import Wish
from app.rooms.pace import Hours, day_of
from app.rooms.timekeeper import MOST

router = new_router()
AGREES = (*IN_ROOM, "not_seated", "not_started", "cancelled", "game_over", "forbidden", "no_clock")


@router.get("/me/hours", response_model=MyHours, responses=problems(), openapi_extra=KNOWN)
async def my_hours(who: WhoOf, parts: PartsOf) -> Response:
    """My time zone, awake hours and days away; nobody else sees them."""
    return json_answer({"hours": shown_hours(await parts.timekeeper.hours(who.player.id))})


@router.put("/me/hours", response_model=MyHours, responses=problems(), openapi_extra=KNOWN)
async def keep_my_hours(body: HoursForm, who: WhoOf, parts: PartsOf) -> Response:
    """Say when I can be expected to move."""
    away = tuple(_booking(number, booking) for number, booking in enumerate(body.away))
    hours = Hours(body.zone, body.wakes, body.sleeps, away)
    known = known_of(who)
    kept = await parts.timekeeper.keep_hours(known.player.id, hours, known.key)
    return json_answer({"hours": shown_hours(kept)})


def _booking(number: int, booking: DaysAway) -> tuple[date, date]:
    try:
        return day_of(booking.first), day_of(booking.last)
    except ValueError as error:
        raise invalid(f"away.{number}", "no_such_day") from error


def shown_hours(hours: Hours | None) -> dict[str, object] | None:
    """Hours as their player sees them."""
    if hours is None:
        return None
    away = [{"first": first.isoformat(), "last": last.isoformat()} for first, last in hours.away]
    return {"zone": hours.zone, "wakes": hours.wakes, "sleeps": hours.sleeps, "away": away}


@router.post("/rooms/{code}/proposals", response_model=RoomView, responses=problems(*AGREES), openapi_extra=KNOWN)
async def propose(code: str, body: Propose, who: WhoOf, parts: PartsOf) -> Response:
    """Ask all who play for another pace or absence contract, a pause, or an end without a result.

    Before the start its host just sets what there is to set.
    """
    pace = None if body.pace is None else body.pace.model_dump()
    wish = Wish(pace, body.absence, body.pause, end=body.end)
    return shown_room(await parts.timekeeper.propose(code, asker_of(who), wish), who, parts)


@router.post(
    "/rooms/{code}/proposals/answer",
    response_model=RoomView,
    responses=problems(*AGREES, "no_such_proposal"),
    openapi_extra=KNOWN,
)
async def answer(code: str, body: AnswerProposal, who: WhoOf, parts: PartsOf) -> Response:
    """Agree to a proposal, or end it."""
    room = await parts.timekeeper.answer(code, asker_of(who), body.number, body.agree)
    return shown_room(room, who, parts)


@router.post(
    "/rooms/{code}/undo",
    response_model=RoomView,
    responses=problems(*IN_ROOM, "not_seated", "not_started", "cancelled", "game_over", "forbidden", "stale_version"),
    openapi_extra=KNOWN,
)
async def take_back(code: str, body: TakeBack, who: WhoOf, parts: PartsOf) -> Response:
    """Take my last action back: at once while no opponent has seen it, afterwards when all who play agree."""
    asker = asker_of(who)
    await parts.limits.spend(limits.ACTIONS, f"player {asker.player}")
    room = await parts.rooms.look(code)
    shown = await parts.live.shown_to_others(room, asker.player)
    return shown_room(await parts.timekeeper.take_back(code, asker, body.version, shown), who, parts)


@router.post(
    "/rooms/{code}/day", response_model=RoomView, responses=problems(*AGREES, "stale_version"), openapi_extra=KNOWN
)
async def give_day(code: str, body: GiveDay, who: WhoOf, parts: PartsOf) -> Response:
    """24 hours more for the player on the move, who is another."""
    return shown_room(await parts.timekeeper.give_day(code, asker_of(who), body.version), who, parts)


@router.post(
    "/rooms/{code}/back", response_model=RoomView, responses=problems(*IN_ROOM, "not_seated"), openapi_extra=KNOWN
)
async def come_back(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """Take my seat back that is offered to somebody else since my time was up."""
    return shown_room(await parts.timekeeper.come_back(code, asker_of(who)), who, parts)


@router.get(
    "/rooms/{code}/journal", response_model=list[LineView], responses=problems(*IN_ROOM, "closed", "removed"),
    dependencies=ADMITTED,
)  # fmt: skip
async def journal(
    code: str, who: WhoOf, parts: PartsOf, since: AddressNumber = 0, before: AddressNumber = MOST
) -> Response:
    """What happened at the table besides the game, after line `since` and before line `before`: the newest 100."""
    player = who.known.player.id if who.known else None
    lines = await parts.timekeeper.lines(code, since, before, player)
    return json_answer(("[" + ",".join(lines) + "]").encode())
