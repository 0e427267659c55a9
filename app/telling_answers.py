"""The wire: what clients get of how players are told, and where."""

from typing import Literal

from app.answers import Answer


class AddressView(Answer):
    """Where I get mail; `mail`: whether there is any here. `pending` is asked, and gets nothing else."""

    mail: bool
    address: str | None
    confirmed_at: str | None
    pending: str | None
    asked_at: str | None
    failure: Literal["refused", "rejected", "later", "away"] | None
    failed_at: str | None


class Confirmed(Answer):
    """Whose address it is now."""

    nickname: str
    address: str


class AfterView(Answer):
    """Seconds until each channel tells; null: never."""

    push: int | None
    mail: int | None
    channel: int | None


class MutedRoom(Answer):
    """A room of which I want to hear nothing."""

    code: str
    name: str


class TellingView(Answer):
    """How I want to be told; `earlier` is in percent of the time, `unmailed` what is told by all channels but mail."""

    after: AfterView
    kinds: dict[str, bool]
    exempt: list[str]
    names: bool
    earlier: int | None
    unmailed: list[str]
    muted: list[MutedRoom]


class Muted(Answer):
    """Whether I want to hear nothing of a room."""

    muted: bool


class ReachView(Answer):
    """The players, by their ids, who would hear of a turn by no channel."""

    unreachable: list[str]
