"""The endpoints of words: what is said at a table, and one's own notes."""

from typing import Literal

from fastapi import Response

from app import limits
from app.answers import Answer, RoomView
from app.api.rooms import HOSTS
from app.api.routing import (
    ADMITTED,
    IN_ROOM,
    PartsOf,
    WhoOf,
    asker_of,
    cleaned,
    json_answer,
    new_router,
    shown_room,
)
from app.description import KNOWN, problems
from app.protocol import MESSAGE_LENGTH, NOTES_LENGTH, AddressNumber, Allow, Notes, Say
from app.rooms.manners import Allowing
from app.rooms.talk import MOST, Words

router = new_router()


class MessageView(Answer):
    """What somebody said at a table: a `text`, the name of a `phrase`, or a nudge `to` a player.

    Of what the asker is not to read only the place is told: `gone`. Of watchers there is the `nickname`.
    """

    number: int
    at: str
    player: str
    kind: Literal["text", "phrase", "nudge", "gone"]
    text: str | None = None
    phrase: str | None = None
    to: str | None = None
    nickname: str | None = None


class MyNotes(Answer):
    """What I noted for myself at a table."""

    text: str


@router.get(
    "/rooms/{code}/talk", response_model=list[MessageView], responses=problems(*IN_ROOM, "not_seated"),
    openapi_extra=KNOWN,
)  # fmt: skip
async def hear(
    code: str, who: WhoOf, parts: PartsOf, since: AddressNumber = 0, before: AddressNumber = MOST
) -> Response:
    """What was said at the table after message `since` and before message `before`, the newest 100 of it.

    For those who sit there.
    """
    return json_answer(await parts.talk.heard(code, who.player.id, since, before))


@router.post(
    "/rooms/{code}/talk", status_code=201, response_model=MessageView,
    responses=problems(*IN_ROOM, "not_seated", "forbidden", "id_used"), openapi_extra=KNOWN,
)  # fmt: skip
async def say(code: str, body: Say, who: WhoOf, parts: PartsOf) -> Response:
    """Say something to those who sit there: a text, or one of the phrases."""
    asker = asker_of(who)
    await parts.limits.spend(limits.MESSAGES, f"player {asker.player}")
    return json_answer(await parts.talk.say(code, asker, body.id.lower(), _words(body)), 201)


def _words(body: Say) -> Words:
    if body.phrase is not None:
        return Words("phrase", body.phrase)
    return Words("text", cleaned("text", body.text or "", MESSAGE_LENGTH, 1))


@router.patch("/rooms/{code}/talk", response_model=RoomView, responses=problems(*HOSTS), openapi_extra=KNOWN)
async def allow(code: str, body: Allow, who: WhoOf, parts: PartsOf) -> Response:
    """The host lets all write what they want at a public table, or watchers talk among themselves; or no more."""
    wish = Allowing(body.text, body.watchers)
    return shown_room(await parts.talk.allow(code, asker_of(who), wish), who, parts)


@router.get(
    "/rooms/{code}/watchers/talk", response_model=list[MessageView], responses=problems(*IN_ROOM, "forbidden"),
    dependencies=ADMITTED,
)  # fmt: skip
async def hear_watchers(
    code: str, who: WhoOf, parts: PartsOf, since: AddressNumber = 0, before: AddressNumber = MOST
) -> Response:
    """What those who watch said to each other, where the host lets them; as `GET …/talk`, for all who may look."""
    player = who.known.player.id if who.known else None
    return json_answer(await parts.talk.heard_apart(code, player, since, before))


@router.post(
    "/rooms/{code}/watchers/talk", status_code=201, response_model=MessageView,
    responses=problems(*IN_ROOM, "forbidden", "id_used", "removed", "closed"), openapi_extra=KNOWN,
)  # fmt: skip
async def say_apart(code: str, body: Say, who: WhoOf, parts: PartsOf) -> Response:
    """Say something to all who watch, as one of them."""
    asker = asker_of(who)
    await parts.limits.spend(limits.MESSAGES, f"player {asker.player}")
    await parts.limits.spend(limits.WATCHERS_OF_ROOM, f"room {code}")
    return json_answer(await parts.talk.say_apart(code, asker, body.id.lower(), _words(body)), 201)


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
    text = cleaned("text", body.text, NOTES_LENGTH, 0)
    await parts.talk.note(code, asker_of(who), text)
    return json_answer({"text": text})
