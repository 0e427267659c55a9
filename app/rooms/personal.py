"""What only one player is told of a room, beside what everybody sees."""

from dataclasses import asdict
from typing import Any

from app.rooms.room import Room


def personal(room: Room, player: str | None, seen: int | None = None) -> dict[str, Any]:
    """What only this player is told of the room: `you`, the invite while seated and waiting, what it has `seen`.

    The host, who gives them to those they are for, is told the invites of the reserved seats, and so is
    whoever keeps seats on one phone.
    """
    if player is None:
        return {"you": None}
    seat = room.seat_of(player)
    theirs = room.seats_of(player)
    told: dict[str, Any] = {"you": {"player": player, "seats": [one.seat for one in theirs]}}
    if room.status == "playing" and (kept := [one for one in theirs if one.keeper is not None]):
        told["you"]["kept"] = [{"seat": one.seat, "invite": one.invite} for one in kept]
    if seat is not None and room.status == "waiting":
        told["invite"] = room.invite
        if room.reserved and room.host == player:
            told["reservations"] = [asdict(kept) for kept in room.reserved]
    if seen is not None:
        told["seen"] = seen
    clock = room.clock
    if seat is not None and clock is not None:
        # Neither is for those who only watch: what the clock of the player on the move shows, and what grants the seat.
        if clock.local is not None:
            told["you"]["deadline_local"] = {"clan": clock.clan, "time": clock.local}
        if clock.offered is not None:
            told["you"]["offered"] = clock.offered
    return told
