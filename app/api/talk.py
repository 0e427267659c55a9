"""The endpoints of words: what is said at a table, and one's own notes."""

from typing import Literal

from fastapi import Response

from app import limits
from app.answers import MessageView, MyNotes
from app.api.routing import IN_ROOM, PartsOf, WhoOf, asker_of, json_answer, new_router
from app.description import KNOWN, problems
from app.errors import invalid
from app.names import BadName, clean_text
from app.protocol import MESSAGE_LENGTH, NOTES_LENGTH, AddressNumber, Notes, Say
from app.rooms.talk import Words

router = new_router()


@router.get(
    "/rooms/{code}/talk", response_model=list[MessageView], responses=problems(*IN_ROOM, "not_seated"),
    openapi_extra=KNOWN,
)  # fmt: skip
async def hear(code: str, who: WhoOf, parts: PartsOf, since: AddressNumber = 0) -> Response:
    """What was said at the table after the message of a number; for those who sit there."""
    return json_answer(await parts.talk.heard(code, who.player.id, since))


@router.post(
    "/rooms/{code}/talk", status_code=201, response_model=MessageView,
    responses=problems(*IN_ROOM, "not_seated", "forbidden", "id_used"), openapi_extra=KNOWN,
)  # fmt: skip
async def say(code: str, body: Say, who: WhoOf, parts: PartsOf) -> Response:
    """Say something to those who sit there: a text, or one of the phrases."""
    asker = asker_of(who)
    await parts.limits.spend(limits.MESSAGES, f"player {asker.player}")
    if body.phrase is not None:
        words = Words("phrase", body.phrase)
    else:
        words = Words("text", _cleaned(body.text or "", MESSAGE_LENGTH, 1))
    return json_answer(await parts.talk.say(code, asker, body.id.lower(), words), 201)


@router.post(
    "/rooms/{code}/nudge", status_code=201, response_model=MessageView,
    responses=problems(*IN_ROOM, "not_seated", "not_started", "cancelled", "game_over", "forbidden"),
    openapi_extra=KNOWN,
)  # fmt: skip
async def nudge(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """Remind whoever is on the move, once a day."""
    return json_answer(await parts.talk.nudge(code, asker_of(who)), 201)


@router.get(
    "/rooms/{code}/notes", response_model=MyNotes, responses=problems(*IN_ROOM, "not_seated"), openapi_extra=KNOWN
)
async def my_notes(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """What I noted for myself at this table; nobody else ever sees it."""
    return json_answer({"text": await parts.talk.notes(code, who.player.id)})


@router.put(
    "/rooms/{code}/notes", response_model=MyNotes, responses=problems(*IN_ROOM, "not_seated"), openapi_extra=KNOWN
)
async def keep_my_notes(code: str, body: Notes, who: WhoOf, parts: PartsOf) -> Response:
    """Keep these notes for me."""
    text = _cleaned(body.text, NOTES_LENGTH, 0)
    await parts.talk.note(code, who.player.id, text)
    return json_answer({"text": text})


def _cleaned(text: str, most: int, least: Literal[0, 1]) -> str:
    try:
        return clean_text(text, most, least)
    except BadName as error:
        raise invalid("text", error.problem) from error
