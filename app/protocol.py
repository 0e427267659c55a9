"""The wire: what clients send, parsed into a closed set."""

import json
import re
from typing import Annotated, Any, Literal, Self

import orjson
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, TypeAdapter, model_validator
from pydantic_core import PydanticCustomError

from app.language import LANGUAGES

BODY_LIMIT = 16_384  # bytes, of a body or a frame
RECORD_BODY_LIMIT = 2 * 262_144 + BODY_LIMIT  # of a body with a record in it, each of whose lines JSON makes longer
NUMBER = 2**31
DIGITS = re.compile("-?[0-9]{1,10}")

Whole = Annotated[int, Field(ge=-NUMBER, le=NUMBER)]


def _digits(value: object) -> object:
    """What stands in an address is text; of all that could be read as a number, only plain digits are one."""
    if not isinstance(value, str) or not DIGITS.fullmatch(value):
        raise PydanticCustomError("int_parsing", "no whole number")
    return value


AddressNumber = Annotated[Whole, BeforeValidator(_digits)]
ActionId = Annotated[
    str,
    StringConstraints(pattern=r"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$"),
]
Language = Annotated[str, StringConstraints(pattern=f"^({'|'.join(LANGUAGES)})$")]
_SPACE = {"type": "string", "pattern": "^[a-e][1-9]$"}
_GROUND = {"type": "string", "pattern": "^[a-e][1-9]-[a-e][1-9]-[a-e][1-9]$"}
_COUNT = {"type": "integer", "minimum": -NUMBER, "maximum": NUMBER}


def _form(kind: str, **fields: object) -> dict[str, Any]:
    properties = {"type": {"const": kind}, **fields}
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


# The rules read actions themselves; this is their form for the description.
ACTION_FORM = {
    "oneOf": [
        _form("place", territory=_SPACE, dominance=_COUNT, chief={"type": "boolean"}),
        _form("withdraw", territory=_SPACE, chief={"type": "boolean"}),
        _form("moai", territory=_SPACE),
        _form("tangata_manu", ground=_GROUND),
    ]
}
ActionField = Annotated[dict[str, Any], Field(json_schema_extra=ACTION_FORM)]


class Message(BaseModel):
    """What a client sends: no other types than these, no other fields."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class NewPlayer(Message):
    """POST /api/players"""

    nickname: Annotated[str, StringConstraints(min_length=1, max_length=400)]
    language: Language | None = None


class PlayerChange(Message):
    """PATCH /api/me"""

    nickname: Annotated[str, StringConstraints(min_length=1, max_length=400)] | None = None
    language: Language | None = None


class LivePace(Message):
    """So many seconds for each turn, and a bank of seconds for the whole game."""

    kind: Literal["live"]
    turn: Annotated[int, Field(ge=5, le=3600)]
    bank: Annotated[int, Field(ge=0, le=14_400)] = 0


class DaysPace(Message):
    """So many days for each turn, and a bank of days for the whole game."""

    kind: Literal["days"]
    turn: Literal[1, 2, 3, 5, 7]
    bank: Annotated[int, Field(ge=0, le=30)] = 0


class NoLimit(Message):
    """A turn may take for ever."""

    kind: Literal["none"]


PaceField = Annotated[LivePace | DaysPace | NoLimit, Field(discriminator="kind")]
Absence = Literal["wait", "substitute", "retire"]


class NewLink(Message):
    """POST /api/me/links"""

    kind: Literal["device", "recovery"]


class Token(Message):
    """POST /api/links/look, POST /api/links/redeem"""

    token: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class BrowserKeys(Message):
    """What a browser reads pushes with: its public key and a secret, both base64url."""

    p256dh: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    auth: Annotated[str, StringConstraints(min_length=1, max_length=40)]


class Subscribe(Message):
    """PUT /api/me/push"""

    endpoint: Annotated[str, StringConstraints(min_length=1, max_length=2000)]
    keys: BrowserKeys


class AddressForm(Message):
    """PUT /api/me/address, POST /api/links/mail"""

    address: Annotated[str, StringConstraints(min_length=3, max_length=254)]


# What is told of: see app/notices/telling.py, which a test holds to this.
Kind = Literal["turn", "asked", "began", "over", "nudge", "reminder", "seat", "words"]
After = Annotated[int, Field(ge=20, le=7 * 86_400)]


class AfterForm(Message):
    """Seconds until each channel tells; null: never. What is left out stays as it is."""

    push: After | None = None
    mail: After | None = None
    channel: After | None = None


class TellingForm(Message):
    """PUT /api/me/telling: what is left out stays as it is."""

    after: AfterForm = AfterForm()
    kinds: dict[Kind, bool] = {}
    exempt: Annotated[list[Kind], Field(max_length=8)] | None = None
    names: bool | None = None
    # Percent of the time after which there is one more reminder.
    earlier: Annotated[int, Field(ge=1, lt=80)] | None = None
    unmailed: Annotated[list[Kind], Field(max_length=8)] | None = None


class Switch(Message):
    """POST /api/identities/switch"""

    player: Annotated[str, StringConstraints(min_length=1, max_length=64)]


class OnePhone(Message):
    """A table on one phone: a name for each seat, null for the maker's own; and looks, where they are chosen."""

    names: Annotated[list[Annotated[str, StringConstraints(max_length=400)] | None], Field(min_length=2, max_length=4)]
    looks: Annotated[list[Annotated[int, Field(ge=0, le=3)]], Field(min_length=2, max_length=4)] | None = None


class Resign(Message):
    """POST /api/rooms/{code}/resign: with which seat, where I play for several; my own unless said."""

    seat: Annotated[int, Field(ge=0, le=3)] | None = None


class NewRoom(Message):
    """POST /api/rooms"""

    seats: Annotated[int, Field(ge=2, le=4)]
    name: Annotated[str, StringConstraints(max_length=400)] = ""
    visibility: Literal["private", "public"] = "private"
    first: Literal["random"] | Annotated[int, Field(ge=0, le=3)] = "random"
    autostart: bool = True
    pace: PaceField = NoLimit(kind="none")
    absence: Absence = "wait"
    one_phone: OnePhone | None = None


class Propose(Message):
    """POST /api/rooms/{code}/proposals"""

    pace: PaceField | None = None
    absence: Absence | None = None
    pause: bool | None = None
    # Without a result.
    end: Literal[True] | None = None

    @model_validator(mode="after")
    def _something(self) -> Self:
        if self.pace is None and self.absence is None and self.pause is None and self.end is None:
            raise PydanticCustomError("nothing_proposed", "nothing is proposed")
        return self


class TakeBack(Message):
    """POST /api/rooms/{code}/undo"""

    version: Whole


class AnswerProposal(Message):
    """POST /api/rooms/{code}/proposals/answer"""

    number: Whole
    agree: bool


class GiveDay(Message):
    """POST /api/rooms/{code}/day"""

    version: Whole


Day = Annotated[str, StringConstraints(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class DaysAway(Message):
    """The first and the last day of an absence, whole days of the player's zone."""

    first: Day
    last: Day


class HoursForm(Message):
    """PUT /api/me/hours: minutes of the day, full quarters of an hour; `wakes` after `sleeps` goes over midnight."""

    zone: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    wakes: Annotated[int, Field(ge=0, lt=1440)] = 0
    sleeps: Annotated[int, Field(ge=0, le=1440)] = 1440
    away: Annotated[list[DaysAway], Field(max_length=20)] = []


MESSAGE_LENGTH = 1_000  # characters
NOTES_LENGTH = 4_000
REASON_LENGTH = 500
# What can be said in every language: their words are texts of the catalogues.
Phrase = Literal[
    "hello", "good_luck", "nice", "well_played", "thanks", "sorry", "thinking", "back_soon", "good_game", "again",
]  # fmt: skip


class Say(Message):
    """POST /api/rooms/{code}/talk: a text or a phrase."""

    id: ActionId
    # Letters may come in parts, which are put together before they are counted.
    text: Annotated[str, StringConstraints(max_length=4 * MESSAGE_LENGTH)] | None = None
    phrase: Phrase | None = None

    @model_validator(mode="after")
    def _one(self) -> Self:
        if (self.text is None) == (self.phrase is None):
            raise PydanticCustomError("text_or_phrase", "a text or a phrase")
        return self


class Allow(Message):
    """PATCH /api/rooms/{code}/talk: free `text` at a public table, words of `watchers` among themselves."""

    text: bool | None = None
    watchers: bool | None = None

    @model_validator(mode="after")
    def _something(self) -> Self:
        if self.text is None and self.watchers is None:
            raise PydanticCustomError("nothing_chosen", "nothing is chosen")
        return self


PlayerId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class Remove(Message):
    """POST /api/rooms/{code}/removals"""

    player: PlayerId


class Report(Message):
    """POST /api/rooms/{code}/reports: a player, or one of its messages, said at the `table` or among `watchers`."""

    player: PlayerId
    message: Annotated[int, Field(ge=0, lt=2**31)] = 0
    channel: Literal["table", "watchers"] = "table"
    reason: Annotated[str, StringConstraints(max_length=2 * REASON_LENGTH)] = ""


class Notes(Message):
    """PUT /api/rooms/{code}/notes"""

    text: Annotated[str, StringConstraints(max_length=2 * NOTES_LENGTH)]


class GivenRecord(Message):
    """POST /api/record"""

    record: str


class RoomOfRecord(GivenRecord):
    """POST /api/record/room"""

    seat: Annotated[int, Field(ge=0, le=3)] = 0
    name: Annotated[str, StringConstraints(max_length=400)] = ""
    visibility: Literal["private", "public"] = "private"


class RoomChange(Message):
    """PATCH /api/rooms/{code}: what the host wants otherwise."""

    name: Annotated[str, StringConstraints(max_length=400)] | None = None
    seats: Annotated[int, Field(ge=2, le=4)] | None = None
    visibility: Literal["private", "public"] | None = None
    first: Literal["random"] | Annotated[int, Field(ge=0, le=3)] | None = None
    autostart: bool | None = None
    host: Annotated[str, StringConstraints(max_length=64)] | None = None


class SeatOrder(Message):
    """PUT /api/rooms/{code}/order: the numbers of the seats as they are, in the order that they are to have."""

    order: Annotated[list[Annotated[int, Field(ge=0, le=3)]], Field(min_length=2, max_length=4)]


class SeatLook(Message):
    """PATCH /api/rooms/{code}/seats/{seat}"""

    look: Annotated[int, Field(ge=0, le=3)]


class Reservation(Message):
    """PUT /api/rooms/{code}/seats/{seat}/reservation: for whom."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=400)]


class ClaimSeat(Message):
    """POST /api/rooms/{code}/claims: the clan whose seat was mine."""

    clan: Annotated[int, Field(ge=0, le=3)]


class AnswerClaim(Message):
    """POST /api/rooms/{code}/claims/answer"""

    number: Whole
    agree: bool


class TakeSeat(Message):
    """POST /api/rooms/{code}/seats"""

    invite: Annotated[str, StringConstraints(max_length=200)] | None = None


class Act(Message):
    """POST /api/rooms/{code}/actions"""

    id: ActionId
    version: Whole
    action: ActionField


class Preview(Message):
    """POST /api/rooms/{code}/preview"""

    action: ActionField
    version: Whole | None = None


class PreviewState(Message):
    """POST /api/preview"""

    state: dict[str, Any]
    action: ActionField | None = None


class Draw(Message):
    """POST /api/rooms/{code}/draw"""

    agree: bool


class ActFrame(Act):
    """An action over the socket."""

    type: Literal["action"]


class SeenFrame(Message):
    """This version is drawn on a visible page."""

    type: Literal["seen"]
    version: Whole


_frames: TypeAdapter[ActFrame | SeenFrame] = TypeAdapter(Annotated[ActFrame | SeenFrame, Field(discriminator="type")])


def read_frame(value: object) -> ActFrame | SeenFrame:
    """What a client's frame says. Raises pydantic's ValidationError where it is none of ours."""
    return _frames.validate_python(value)


def strict_json(raw: bytes | str) -> Any:
    """JSON as the standard has it. Raises ValueError for NaN, lone surrogates, depth, and a key given twice."""
    orjson.loads(raw)
    try:
        return _decoder.decode(raw if isinstance(raw, str) else raw.decode())
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("a key is given twice")
    return members


_decoder = json.JSONDecoder(object_pairs_hook=_unique)


class ChannelForm(Message):
    """The address of a room's channel elsewhere."""

    url: Annotated[str, StringConstraints(min_length=1, max_length=1000)]


class NamedThere(Message):
    """Whether I may be called by name in the room's channel."""

    agree: bool
