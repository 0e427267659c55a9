"""The wire: what clients send, parsed into a closed set, and what they get, for the description of it all."""

import json
import re
from typing import Annotated, Any, Literal

import orjson
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, TypeAdapter
from pydantic_core import PydanticCustomError

BODY_LIMIT = 16_384  # bytes, of a body or a frame
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
Language = Literal["en", "es"]
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


class NewRoom(Message):
    """POST /api/rooms"""

    seats: Annotated[int, Field(ge=2, le=4)]
    name: Annotated[str, StringConstraints(max_length=400)] = ""
    visibility: Literal["private", "public"] = "private"
    first: Literal["random"] | Annotated[int, Field(ge=0, le=3)] = "random"
    autostart: bool = True


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


# --- what clients get -------------------------------------------------------------------------------------


class Answer(BaseModel):
    """Of what we say, clients may ignore what they do not know."""

    model_config = ConfigDict(extra="allow")


class PlayerView(Answer):
    """A player as others see it."""

    id: str
    nickname: str


class Me(PlayerView):
    """A player as it sees itself."""

    language: Language


class Made(Answer):
    """Who one is now; the key is shown once."""

    player: Me
    key: str | None = None


class SeatView(Answer):
    """A seat; free where it has no player."""

    seat: int
    clan: int | None
    player: PlayerView | None
    online: bool
    retired: bool


class GameView(Answer):
    """One of my games."""

    code: str
    name: str
    status: Literal["waiting", "playing", "finished", "cancelled"]
    version: int
    seats: list[SeatView]
    clan: int | None
    your_turn: bool
    deadline: str | None
    updated_at: str
    state: dict[str, Any] | None = None


class MyGames(Answer):
    """Who I am, and my games."""

    player: Me
    games: list[GameView]


class You(Answer):
    """The asker, as far as the room is concerned."""

    player: str
    seats: list[int]


class RoomView(Answer):
    """A room, as this asker sees it."""

    code: str
    name: str
    status: Literal["waiting", "playing", "finished", "cancelled"]
    visibility: Literal["private", "public"]
    host: str
    autostart: bool
    first: Literal["random"] | int
    seats: list[SeatView]
    revision: int
    version: int
    state: dict[str, Any] | None
    legal: dict[str, Any] | None
    draw: list[int]
    rematch: str | None
    deadline: str | None
    created_at: str
    updated_at: str
    you: You | None
    invite: str | None = None
    # Of those who play: the newest version that was drawn on a visible page of theirs.
    seen: int | None = None


class EventView(Answer):
    """A stored step of a game."""

    version: int
    at: str
    kind: str
    clan: int | None
    action: dict[str, Any] | None
    notation: str
    reason: str | None = None
    effects: list[dict[str, Any]]


class ActAnswer(Answer):
    """What came of an action, or of retiring."""

    version: int
    events: list[EventView]
    state: dict[str, Any]
    legal: dict[str, Any] | None


class PreviewAnswer(Answer):
    """What would come of an action."""

    version: int
    effects: list[dict[str, Any]]
    state: dict[str, Any]
    legal: dict[str, Any] | None


class Invite(Answer):
    """What grants a free seat."""

    invite: str


class Code(Answer):
    """The way to a room."""

    code: str


class FieldProblem(Answer):
    """What is wrong with one field; `where` is the path to it."""

    where: str
    problem: str


class ProblemView(Answer):
    """application/problem+json: programs go by `code`, people read `detail`; the rest where it applies."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    errors: list[FieldProblem] | None = None
    version: int | None = None
    room: RoomView | None = None
    rule: str | None = None
    spaces: list[str] | None = None
    short: int | None = None
    id: str | None = None
