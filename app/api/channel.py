"""The endpoints of a room's channel elsewhere: set by the host, seen by all who sit there but for its address."""

from fastapi import Response

from app import limits
from app.answers import Answer
from app.api.routing import IN_ROOM, PartsOf, WhoOf, asker_of, json_answer, known_of, new_router
from app.description import KNOWN, problems
from app.protocol import ChannelForm, NamedThere
from app.rooms.room import instant

router = new_router()
SEATED = (*IN_ROOM, "not_seated")


class ChannelView(Answer):
    """A room's channel: its host's name, how it does, who agreed to be named there; `masked` is for who set it."""

    host: str
    masked: str | None
    agreed: list[str]
    failure: str | None
    failing_since: str | None
    off_at: str | None


class RoomChannelView(Answer):
    """The channel of a room, null where it has none."""

    channel: ChannelView | None


@router.get("/rooms/{code}/channel", response_model=RoomChannelView, responses=problems(*SEATED), openapi_extra=KNOWN)
async def channel_of(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """Whether this table tells a channel elsewhere of its turns, and how that goes."""
    state = await parts.channel.of(code, known_of(who).player.id)
    if state is None:
        return json_answer({"channel": None})
    told = {
        "host": state.host,
        "masked": state.masked,
        "agreed": state.agreed,
        "failure": state.failure,
        "failing_since": None if state.failing_since is None else instant(state.failing_since),
        "off_at": None if state.off_at is None else instant(state.off_at),
    }
    return json_answer({"channel": told})


@router.put("/rooms/{code}/channel", status_code=204, responses=problems(*SEATED, "forbidden"), openapi_extra=KNOWN)
async def set_channel(code: str, body: ChannelForm, who: WhoOf, parts: PartsOf) -> Response:
    """The host gives this table a channel elsewhere: the address of a webhook, which nobody is shown again."""
    asker = asker_of(who)
    await parts.limits.spend(limits.CHANNELS_OF_PLAYER, asker.player)
    await parts.channel.put(code, asker, body.url)
    return Response(status_code=204)


@router.delete("/rooms/{code}/channel", status_code=204, responses=problems(*SEATED, "forbidden"), openapi_extra=KNOWN)
async def drop_channel(code: str, who: WhoOf, parts: PartsOf) -> Response:
    """The host takes it away."""
    await parts.channel.drop(code, asker_of(who))
    return Response(status_code=204)


@router.post(
    "/rooms/{code}/channel/names",
    status_code=204,
    responses=problems(*SEATED, "not_found"),
    openapi_extra=KNOWN,
)
async def be_named(code: str, body: NamedThere, who: WhoOf, parts: PartsOf) -> Response:
    """I may be called by name there, or not; nobody else decides that for me."""
    await parts.channel.be_named(code, asker_of(who), body.agree)
    return Response(status_code=204)
