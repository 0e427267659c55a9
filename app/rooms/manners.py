"""What may be said at a table and who may be there: the host's choices. Each function decides, and stores nothing."""

from dataclasses import asdict, dataclass, replace

from app.chance import SECRET_BYTES, Chance
from app.errors import Problem
from app.rooms.change import Change
from app.rooms.opening import following, hosting
from app.rooms.room import Room

# Whom a host has removed; of more, the first are forgotten.
MOST_REMOVED = 200


@dataclass(frozen=True, slots=True)
class Allowing:
    """What the host wants otherwise about words; None: as it was."""

    text: bool | None = None
    watchers: bool | None = None


def allow(room: Room, player: str, wish: Allowing, now: int) -> Change:
    """The host lets everybody write at a public table, or watchers talk among themselves; or no more."""
    hosting(room, player)
    if room.status == "cancelled":
        raise Problem("cancelled")
    wanted = {name: value for name, value in asdict(wish).items() if value is not None}
    manners = replace(room.manners, **wanted)
    if manners == room.manners:
        return Change(room, happened=False)
    change = Change(following(room, now, manners=manners))
    for name, value in wanted.items():
        if value != getattr(room.manners, name):
            change = change.noted(now, f"{name}_{'on' if value else 'off'}")
    return change


def remove(room: Room, player: str, target: str, chance: Chance, now: int) -> Change:
    """The host sends a watcher away for good, or before the game one who sits; again, nothing happens.

    The invite is replaced, as where a seat is freed.
    """
    hosting(room, player)
    if room.status == "cancelled":
        raise Problem("cancelled")
    if target == player:
        raise Problem("forbidden", text="errors.not_oneself")
    seat = room.seat_of(target)
    if seat is not None and room.status != "waiting":
        raise Problem("already_started")
    if target in room.manners.removed:
        return Change(room, happened=False)
    removed = (*room.manners.removed, target)[-MOST_REMOVED:]
    seats = tuple(other for other in room.seats if other != seat)
    invite = room.invite if seat is None else chance.token(SECRET_BYTES)
    changed = following(room, now, manners=replace(room.manners, removed=removed), seats=seats, invite=invite)
    return Change(changed).noted(now, "removed_watcher" if seat is None else "removed_player")
