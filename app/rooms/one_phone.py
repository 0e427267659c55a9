"""A table on one phone, which its maker passes around, until each takes their seat by a link of its own.

Each seat but the maker's own has a player with a name and no key, whom the maker plays for. Nothing is stored here.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from app.chance import ID_BYTES, SECRET_BYTES, Chance
from app.errors import Problem
from app.rooms.absence import taken_over
from app.rooms.change import Change
from app.rooms.opening import Wish, following, new_room, same, seated, started
from app.rooms.room import Room
from app.rooms.seats import Seat

# The number of the seat, and a token: so a page can say which seat it is for before anybody takes it.
LINK = re.compile(r"([0-3])-[\w-]{22}", re.ASCII)
# Of players whom nobody has spoken to.
LANGUAGE = "en"


@dataclass(frozen=True, slots=True)
class Names:
    """Who plays, by seat: a name each, None for the maker. `looks` are those of the seats, where they are chosen."""

    names: Sequence[str | None]
    looks: tuple[int, ...] = ()


def laid(
    player: str, nickname: str, wish: Wish, names: Names, chance: Chance, now: int
) -> tuple[Room, list[dict[str, str]]]:
    """A room whose game has begun, with the players to be stored for the seats that its maker keeps."""
    others = {number: chance.token(ID_BYTES) for number, name in enumerate(names.names) if name is not None}
    seats = tuple(
        Seat(number, player, nickname, None)
        if name is None
        else Seat(number, others[number], name, None, keeper=player)
        for number, name in enumerate(names.names)
    )
    looks = () if names.looks == tuple(range(len(names.looks))) else names.looks
    waiting = new_room(player, nickname, wish, chance, now)._replace(seats=seats, looks=looks)
    made = [
        {"id": others[seat.seat], "nickname": seat.nickname, "language": LANGUAGE} for seat in seats if seat.keeper
    ]  # fmt: skip
    return started(waiting, chance, now).room, made


def link(room: Room, player: str, number: int, chance: Chance, now: int) -> Change:
    """A new invite for a seat that the player keeps; the one before it is dead. Raises Problem."""
    seated(room, player)
    game = room.playing
    seat = next((seat for seat in room.seats if seat.seat == number), None)
    if seat is None:
        raise Problem("not_found")
    if seat.keeper != player:
        raise Problem("forbidden")
    if seat.clan in game.retired:
        raise Problem("forbidden", text="errors.retired_seat")
    linked = seat._replace(invite=f"{number}-{chance.token(SECRET_BYTES)}")
    seats = tuple(linked if other == seat else other for other in room.seats)
    return Change(following(room, now, seats=seats))


def take(room: Room, player: str, nickname: str, invite: str | None, now: int) -> Change | None:
    """Somebody who is not at the table takes the seat of this invite; None where it is for no single seat.

    Raises Problem, which says why a link is dead.
    """
    found = LINK.fullmatch(invite or "")
    seat = next((seat for seat in room.seats if found and seat.seat == int(found[1])), None)
    if seat is None or room.game is None:
        return None
    if seat.keeper is None:
        raise Problem("link_used", text="errors.seat_link_used")
    if room.status == "finished":
        raise Problem("game_over")
    if not same(invite, seat.invite or ""):
        raise Problem("link_replaced", text="errors.seat_link_replaced")
    if seat.clan in room.game.retired:
        raise Problem("forbidden", text="errors.retired_seat")
    changed = taken_over(room, seat.clan_in_play, player, nickname, now)
    return Change(changed).noted(now, "seat_taken", clan=seat.clan)
