"""The wire: what clients get, for the description of it all."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from app.protocol import Absence, DaysAway, Language


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
    # Its colour and shape, and of a free seat whom it is kept for.
    look: int
    reserved: str | None
    # On one phone: who plays for it until somebody takes it.
    keeper: str | None = None


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
    # Null of one that is over, too, where all agreed to have none.
    result: str | None = None
    # Whether I keep seats there for others, on one phone.
    kept: bool = False
    # By the operator.
    closed: bool = False


class DeviceView(Answer):
    """One of my devices; without a name where its browser says nothing we know. `this`: the one that asks."""

    id: str
    name: str | None
    made_at: str
    seen_at: str
    this: bool


class ClaimNews(Answer):
    """Somebody asked for my seat in a room: it was `stopped`, as I am here, or has `passed` to them."""

    code: str
    name: str
    outcome: Literal["stopped", "passed"]
    at: str


class MyGames(Answer):
    """Who I am, my games, the devices that came since this one was told of them, and what became of my seats."""

    player: Me
    games: list[GameView]
    new_devices: list[DeviceView] = []
    claims: list[ClaimNews] = []


class MyDevices(Answer):
    """My devices, the newest first, and when the recovery link that stands was made."""

    devices: list[DeviceView]
    recovery: str | None


class LinkMade(Answer):
    """What takes my seats along; the token is shown this once."""

    kind: Literal["device", "recovery"]
    token: str
    expires_at: str | None


class LinkView(Answer):
    """Whose seats a link takes along; `mine`: this device has them already."""

    kind: Literal["device", "recovery", "mailed"]
    nickname: str
    games: int
    expires_at: str | None
    mine: bool


class IdentityView(Me):
    """One of the players that this browser proves."""

    current: bool


class Identities(Answer):
    """The players that this browser proves, the current one first."""

    players: list[IdentityView]


class LocalTime(Answer):
    """What the clock of that clan's player shows at the deadline; for the seated only."""

    clan: int
    time: str


class KeptSeat(Answer):
    """A seat that I keep for somebody, and the invite that takes it, if one was made."""

    seat: int
    invite: str | None


class You(Answer):
    """The asker, as far as the room is concerned; of one who is seated, what grants a seat that is `offered`."""

    player: str
    seats: list[int]
    deadline_local: LocalTime | None = None
    offered: str | None = None
    kept: list[KeptSeat] | None = None


class ClockView(Answer):
    """The clock of the clan on the move: banks in seconds, by clan, as this turn began."""

    clan: int
    banks: list[int]
    bank_from: str | None
    paused: bool
    left: int | None
    up: bool
    offered: bool


class ProposalView(Answer):
    """What waits for the agreement of all who play; `number` is what an answer names."""

    number: int
    by: int
    agreed: list[int]
    pace: dict[str, Any] | None = None
    absence: Absence | None = None
    pause: bool | None = None
    undo: int | None = None
    end: bool | None = None


class ClaimView(Answer):
    """Somebody without a seat asks for that of a clan; `agreed` are the clans that vouch.

    It passes at `due` if all have vouched, and all is over at `lapses` if they have not.
    """

    number: int
    clan: int
    asker: PlayerView
    agreed: list[int]
    due: str
    lapses: str


class HoursView(Answer):
    """My hours."""

    zone: str
    wakes: int
    sleeps: int
    away: list[DaysAway]


class MyHours(Answer):
    """My hours, null where I never said any."""

    hours: HoursView | None


class SubscriptionView(Answer):
    """That this device takes pushes, by which push service, and what came of the last one: null where it went well."""

    service: str
    since: str
    result: str | None
    result_at: str | None


class MyPush(Answer):
    """What a browser needs to take pushes, and whether this device takes them."""

    public_key: str
    subscription: SubscriptionView | None


class PushTested(MyPush):
    """What came of a push: null where it went well."""

    result: str | None


class WaitingGame(Answer):
    """A game that waits for me."""

    code: str
    name: str
    version: int
    muted: bool


class WaitingGames(Answer):
    """How many games wait for me, the most urgent one, and all up to 50."""

    waiting: int
    next: str | None
    games: list[WaitingGame]


class LineView(Answer):
    """A line of a room's journal; what else it has depends on its kind."""

    number: int
    at: str
    version: int
    kind: str


class ReservationView(Answer):
    """A seat that is kept for somebody, and the invite that alone takes it: for the host's eyes."""

    seat: int
    name: str
    invite: str


class LobbyRoom(Answer):
    """A public room in a list."""

    code: str
    name: str
    status: Literal["waiting", "playing"]
    version: int
    seats: list[SeatView]
    clan: int | None
    watchers: int
    created_at: str
    updated_at: str


class Lobby(Answer):
    """Public rooms; `next` asks for those after them, null where there are no more."""

    rooms: list[LobbyRoom]
    next: str | None


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
    # Where time is measured, or something was agreed on.
    pace: dict[str, Any] | None = None
    absence: Absence | None = None
    clock: ClockView | None = None
    proposal: ProposalView | None = None
    claims: list[ClaimView] = []
    journal: int | None = None
    # Of those who play: the newest version that was drawn on a visible page of theirs.
    seen: int | None = None
    # How many messages were said at the table, for those who sit there.
    talk: int | None = None
    # The host lets all write what they want at a public table; lets watchers talk, and how much they said.
    free_text: bool = False
    watchers_said: int | None = None
    # An operator closed it.
    closed: bool = False
    # Before the start: the game will go on from a record.
    from_record: bool = False
    # Of the host, while the room waits.
    reservations: list[ReservationView] | None = None
    # How many look at it without a seat.
    watchers: int | None = None


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


class Everything(Answer):
    """All that is known of me."""

    player: Me
    devices: list[DeviceView]
    hours: dict[str, Any] | None
    pushes: list[dict[str, Any]]
    address: dict[str, Any]
    telling: dict[str, Any]
    games: list[dict[str, Any]]
    messages: list[dict[str, Any]]
    blocked: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    notes: list[dict[str, Any]]


class RecordStep(Answer):
    """A position of a record, and the event that led there; its time is not known."""

    version: int
    event: dict[str, Any] | None
    state: dict[str, Any]


class RecordAnswer(Answer):
    """The game of a record: who played, whether it is over, its last positions."""

    players: int
    names: list[str]
    version: int
    over: bool
    steps: list[RecordStep]
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
