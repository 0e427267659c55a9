"""Before the game: who sits, who hosts, when it starts. Each function decides on a room, and stores nothing."""

import hmac
from collections.abc import Collection
from dataclasses import dataclass

from app.chance import SECRET_BYTES, Chance
from app.errors import Problem
from app.rooms.change import Change
from app.rooms.importing import go_on
from app.rooms.pace import Pace
from app.rooms.room import WAIT, Room, shown_game
from app.rooms.rulings import newest
from app.rooms.seats import Seat


@dataclass(frozen=True, slots=True)
class Wish:
    """What the one who opens a room asks for; `first` is a seat, or None for chance.

    With the `record` of a game, the room's will go on from it. `seat` is where the host sits.
    """

    size: int
    name: str = ""
    visibility: str = "private"
    first: int | None = None
    autostart: bool = True
    pace: Pace | None = None
    absence: str = WAIT
    record: str | None = None
    seat: int = 0


def new_room(player: str, nickname: str, wish: Wish, chance: Chance, now: int) -> Room:
    """A room that waits for players; its host sits."""
    return Room(
        id=0, code=chance.token(SECRET_BYTES), name=wish.name, size=wish.size, visibility=wish.visibility,
        autostart=wish.autostart, first=wish.first, status="waiting", host=player,
        invite=chance.token(SECRET_BYTES), revision=1, version=0, rules=None, first_clan=None, draw=(),
        rematch=None, created_at=now, updated_at=now, seats=(Seat(wish.seat, player, nickname, None),), game=None,
        record=wish.record, pace=wish.pace, absence=wish.absence,
    )  # fmt: skip


def seated(room: Room, player: str) -> Seat:
    """The player's seat. Raises Problem `not_seated`."""
    seat = room.seat_of(player)
    if seat is None:
        raise Problem("not_seated")
    return seat


def sit(room: Room, player: str, nickname: str, invite: str | None, chance: Chance, now: int) -> Change:
    """The next free seat, and the start of the game when it was the last one."""
    if room.seat_of(player) is not None:
        return Change(room, happened=False)
    if room.status == "cancelled":
        raise Problem("cancelled")
    number = _seat_for(room, invite)
    seats = tuple(sorted((*room.seats, Seat(number, player, nickname, None)), key=lambda seat: seat.seat))
    reserved = tuple(kept for kept in room.reserved if kept.seat != number)
    changed = following(room, now, seats=seats, reserved=reserved)
    if len(seats) == room.size and room.autostart:
        return started(changed, chance, now)
    return Change(changed)


def _seat_for(room: Room, invite: str | None) -> int:
    """The reserved seat whose invite this is, else the next free one that is kept for nobody."""
    taken = {seat.seat for seat in room.seats}
    if len(taken) == room.size:
        raise Problem("room_full")
    if room.status != "waiting":
        raise Problem("already_started")
    for kept in room.reserved:
        if same(invite, kept.invite):
            return kept.seat
    if room.visibility == "private" and not same(invite, room.invite):
        raise Problem("invite_required")
    taken.update(kept.seat for kept in room.reserved)
    free = next((number for number in range(room.size) if number not in taken), None)
    if free is None:
        raise Problem("room_full")
    return free


def vacate(room: Room, player: str, number: int, chance: Chance, now: int) -> Change:
    """A player leaves, or the host frees a seat, which replaces the invite."""
    mine = seated(room, player)
    still_waiting(room)
    if not 0 <= number < room.size:
        raise Problem("not_found")
    if mine.seat != number and room.host != player:
        raise Problem("forbidden")
    seats = tuple(seat for seat in room.seats if seat.seat != number)
    if seats == room.seats:
        return Change(room, happened=False)
    if not seats:
        return Change(following(room, now, seats=seats, status="cancelled"))
    if mine.seat != number:
        return Change(following(room, now, seats=seats, invite=chance.token(SECRET_BYTES)))
    host = room.host if room.host != player else seats[0].player
    return Change(following(room, now, seats=seats, host=host))


def start_by_host(room: Room, player: str, chance: Chance, now: int) -> Change:
    """The game begins with the two or more who sit."""
    hosting(room, player)
    still_waiting(room)
    if len(room.seats) < 2:
        raise Problem("not_enough_players")
    return started(following(room, now), chance, now)


def cancel(room: Room, player: str, now: int) -> Change:
    """The host calls it off; again, nothing happens."""
    hosting(room, player)
    if room.status == "cancelled":
        return Change(room, happened=False)
    still_waiting(room)
    return Change(following(room, now, status="cancelled"))


def renew_invite(room: Room, player: str, chance: Chance, now: int) -> Change:
    """The old invite is dead."""
    hosting(room, player)
    still_waiting(room)
    return Change(following(room, now, invite=chance.token(SECRET_BYTES)))


def expire(room: Room, before: int, now: int) -> Change:
    """A room in which nothing has happened since is cancelled, if it still waits."""
    if room.status != "waiting" or room.updated_at >= before:
        return Change(room, happened=False)
    return Change(following(room, now, status="cancelled"))


def rematch(room: Room, gone: Collection[str], chance: Chance, now: int) -> Change:
    """The same players on the same seats again, but those who are `gone`; the next seat begins the game."""
    if room.rematch is not None:
        return Change(room, happened=False)
    if room.status == "cancelled":
        raise Problem("cancelled")
    if room.status != "finished":
        raise Problem("not_finished")
    wish = Wish(room.size, room.name, room.visibility, _seat_after_first(room), room.autostart, room.pace, room.absence)
    seats = tuple(seat._replace(clan=None, invite=None) for seat in room.seats if seat.person not in gone)
    if len(seats) < 2:
        raise Problem("not_enough_players", text="errors.all_gone")
    host = room.host if room.host not in gone else seats[0].person
    waiting = new_room(host, "", wish, chance, now)._replace(seats=seats, looks=room.looks, manners=room.manners)
    changed = following(room, room.updated_at)._replace(rematch=waiting.code)
    return Change(changed, opened=started(waiting, chance, now).room)


def _seat_after_first(room: Room) -> int:
    """The seat that follows the one that began."""
    began = room.first_clan or 0
    following = (began + 1) % len(room.seats)
    return room.seat_of_clan(following).seat


def started(room: Room, chance: Chance, now: int) -> Change:
    """The game begins with those who sit, as a step that is not counted by itself."""
    seats = tuple(seat._replace(clan=clan) for clan, seat in enumerate(room.seats))
    clan = chance.below(len(seats)) if room.first is None else _clan_that_begins(seats, room.first)
    ruling = newest()
    game = ruling.start(len(seats), clan)
    begun = Change(
        room._replace(
            status="playing", seats=seats, rules=ruling.RULES, first_clan=clan, game=game, reserved=(),
            **shown_game(ruling, game),
        )
    )  # fmt: skip
    return begun if room.record is None else go_on(begun, now)


def _clan_that_begins(seats: tuple[Seat, ...], first: int) -> int:
    """The clan of seat `first`, or of the next one that is taken."""
    for clan, seat in enumerate(seats):
        if seat.seat >= first:
            return clan
    return 0


def following(room: Room, now: int, **changes: object) -> Room:
    """The room one revision later, with these changes."""
    return room._replace(revision=room.revision + 1, updated_at=now, **changes)  # type: ignore[arg-type]


def hosting(room: Room, player: str) -> None:
    """Raises Problem `forbidden` or `not_seated` where the player is not the host."""
    if room.host != player:
        raise Problem("forbidden" if room.seat_of(player) else "not_seated")


def still_waiting(room: Room) -> None:
    """Raises Problem `cancelled` or `already_started` where the game cannot be prepared any more."""
    if room.status == "cancelled":
        raise Problem("cancelled")
    if room.status != "waiting":
        raise Problem("already_started")


def same(given: str | None, invite: str) -> bool:
    """Whether this is the invite, in a time that tells nothing of it."""
    return given is not None and hmac.compare_digest(given.encode(), invite.encode())
