"""Who may come in and sit down, as far as hosts, blocks and an operator have a say in it."""

from collections.abc import Sequence

from sqlalchemy import Connection

from app import store
from app.chance import Chance
from app.errors import Problem
from app.rooms import absence, one_phone, opening
from app.rooms.allowed import Manners
from app.rooms.change import Change
from app.rooms.room import Room, is_code


def enter(room: Room, player: str | None) -> None:
    """Raises Problem `closed` where an operator closed the table, `removed` to whom its host sent away.

    Those who sit there keep reading.
    """
    if room.seat_of(player) is not None:
        return
    if room.hidden_at is not None:
        raise Problem("closed")
    if player is not None and player in room.manners.removed:
        raise Problem("removed")


def look_in(connection: Connection, code: str, player: str | None) -> bool:
    """Whether nothing at all keeps this player from looking at the room; else `enter` says, once the room is read."""
    found = store.entry_of(connection, code) if is_code(code) else None
    if found is None:
        return True
    return found.hidden_at is None and player not in Manners.read(found.manners).removed


def sat_down(
    connection: Connection, room: Room, who: tuple[str, str], invite: str | None, chance: Chance, now: int
) -> Change:
    """The next free seat, or the one that the invite is for, for a player with this nickname. Raises Problem.

    One who sits there already stays where it is.
    """
    player, nickname = who
    if room.seat_of(player) is not None:
        return Change(room, happened=False)
    name = called(connection, player, nickname)
    takes = (take(room, player, name, invite, now) for take in (absence.substitute, one_phone.take))
    change = next((taken for taken in takes if taken is not None), None)
    change = change or opening.sit(room, player, name, invite, chance, now)
    may_sit(connection, room, player)
    return change


def may_sit(connection: Connection, room: Room, player: str) -> None:
    """Raises Problem `removed`, or `forbidden` to whom the host blocked or an operator hid; they are not told which."""
    enter(room, player)
    if unwanted_in(connection, room, [player]):
        raise Problem("forbidden", text="errors.not_here")


def unwanted_in(connection: Connection, room: Room, ids: Sequence[str]) -> set[str]:
    """Whom the host blocked, and whom an operator wants at no public table."""
    return store.unwanted(connection, room.host, ids, hidden=room.visibility == "public", blocked=True)


def unwanted_again(connection: Connection, room: Room, ids: Sequence[str]) -> set[str]:
    """The same of those who played here and want another game: at a private table they came by themselves."""
    public = room.visibility == "public"
    return store.unwanted(connection, room.host, ids, hidden=public, blocked=public)


def called(connection: Connection, player: str, nickname: str) -> str:
    """What others call this player."""
    return store.NO_NAME if store.is_hidden(connection, player) else nickname


def room_of(connection: Connection, room: Room) -> Room:
    """The room as its host may have it. Raises Problem `forbidden` where it is public and its host hidden."""
    if not store.is_hidden(connection, room.host):
        return room
    if room.visibility == "public":
        raise Problem("forbidden", text="errors.not_here")
    named = (seat._replace(nickname=store.NO_NAME) if seat.player == room.host else seat for seat in room.seats)
    return room._replace(seats=tuple(named))
