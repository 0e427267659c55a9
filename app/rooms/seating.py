"""The table before its game, as the host arranges it. Each function decides on a room, and stores nothing."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.chance import SECRET_BYTES, Chance
from app.errors import Problem, invalid
from app.rooms.change import Change
from app.rooms.opening import following, hosting, seated, still_waiting
from app.rooms.room import Room
from app.rooms.seats import Reserved, Seat, look_of

BY_CHANCE = "random"
LOOKS = (0, 1, 2, 3)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What the host wants otherwise; None: as it was. `first` is a seat or `BY_CHANCE`, `host` a player who sits."""

    name: str | None = None
    size: int | None = None
    visibility: str | None = None
    first: int | str | None = None
    autostart: bool | None = None
    host: str | None = None


def arrange(room: Room, player: str, wish: Arrangement, now: int) -> Change:
    """The host's wishes, all of them or none."""
    hosting(room, player)
    still_waiting(room)
    wanted = _resized(room, wish.size) if wish.size is not None else room
    if wish.host is not None and room.seat_of(wish.host) is None:
        raise invalid("host", "not_seated")
    changes: dict[str, Any] = {
        name: value
        for name in ("name", "visibility", "autostart", "host")
        if (value := getattr(wish, name)) is not None
    }
    if wish.first is not None:
        changes["first"] = _first(wanted, wish.first)
    wanted = wanted._replace(**changes)
    return _changed(room, wanted, now)


def _changed(before: Room, wanted: Room, now: int) -> Change:
    if wanted == before:
        return Change(before, happened=False)
    return Change(following(wanted, now))


def _first(room: Room, wish: int | str) -> int | None:
    if isinstance(wish, str):
        return None
    if not 0 <= wish < room.size:
        raise invalid("first", "no_such_seat")
    return wish


def _resized(room: Room, size: int) -> Room:
    """Another number of seats. Who sits on one that goes moves up; so does what is kept for somebody."""
    if room.record is not None and size != room.size:
        # The clans of the record have a seat each.
        raise invalid("seats", "of_the_record")
    held = sorted([seat.seat for seat in room.seats] + [kept.seat for kept in room.reserved])
    if len(held) > size:
        raise Problem("room_full")
    free = [number for number in range(size) if number not in held]
    goes_to = {number: number if number < size else free.pop(0) for number in held}
    # A free seat that stays is still itself.
    goes_to |= {number: number for number in free if number < room.size}
    return _moved(room, goes_to, size)


def _moved(room: Room, goes_to: Mapping[int, int], size: int) -> Room:
    """Seats with other numbers, each with its look; one that is not named goes."""
    looks = {goes_to[number]: look_of(room.looks, number) for number in range(room.size) if number in goes_to}
    spare = [look for look in LOOKS if look not in looks.values()]
    shown = tuple(looks[number] if number in looks else spare.pop(0) for number in range(size))
    return room._replace(
        size=size,
        looks=_without_need(shown),
        seats=tuple(sorted((one._replace(seat=goes_to[one.seat]) for one in room.seats), key=_number)),
        reserved=tuple(sorted((replace(one, seat=goes_to[one.seat]) for one in room.reserved), key=_number)),
        first=None if room.first is None else goes_to.get(room.first),
    )


def _number(one: Seat | Reserved) -> int:
    return one.seat


def _without_need(looks: tuple[int, ...]) -> tuple[int, ...]:
    """Nothing, where the looks are those that go with the order."""
    return () if looks == LOOKS[: len(looks)] else looks


def order(room: Room, player: str, wanted: Sequence[int], now: int) -> Change:
    """The seats in another order: the first is the one that was `wanted[0]`. Who begins stays who begins."""
    hosting(room, player)
    still_waiting(room)
    if sorted(wanted) != list(range(room.size)):
        raise invalid("order", "no_order")
    return _changed(room, _ordered(room, wanted), now)


def shuffle(room: Room, player: str, chance: Chance, now: int) -> Change:
    """An order by chance."""
    hosting(room, player)
    still_waiting(room)
    left = list(range(room.size))
    wanted = [left.pop(chance.below(len(left))) for _ in range(room.size)]
    return _changed(room, _ordered(room, wanted), now)


def _ordered(room: Room, wanted: Sequence[int]) -> Room:
    return _moved(room, {number: place for place, number in enumerate(wanted)}, room.size)


def dress(room: Room, player: str, number: int, look: int, now: int) -> Change:
    """Another look for a seat, by who sits there or by the host.

    Nobody else at the table has it: a free seat gives it away, a taken one changes with the host's word alone.
    """
    mine = seated(room, player)
    still_waiting(room)
    if not 0 <= number < room.size:
        raise Problem("not_found")
    if mine.seat != number and room.host != player:
        raise Problem("forbidden")
    looks = [look_of(room.looks, other) for other in range(room.size)]
    if look in looks:
        other = looks.index(look)
        if room.host != player and any(seat.seat == other for seat in room.seats) and other != number:
            raise Problem("forbidden", text="errors.look_taken")
        looks[other] = looks[number]
    looks[number] = look
    return _changed(room, room._replace(looks=_without_need(tuple(looks))), now)


def reserve(room: Room, player: str, number: int, name: str, chance: Chance, now: int) -> Change:
    """Keep a free seat for somebody; only the invite that it gets takes it. Again: another name, the same invite."""
    _free_seat(room, player, number)
    before = next((kept for kept in room.reserved if kept.seat == number), None)
    kept = replace(before, name=name) if before else Reserved(number, name, chance.token(SECRET_BYTES))
    if kept == before:
        return Change(room, happened=False)
    others = [other for other in room.reserved if other.seat != number]
    reserved = tuple(sorted([*others, kept], key=lambda one: one.seat))
    return Change(following(room, now, reserved=reserved))


def release(room: Room, player: str, number: int, now: int) -> Change:
    """The seat is kept for nobody any more; its own invite is dead."""
    _free_seat(room, player, number)
    reserved = tuple(kept for kept in room.reserved if kept.seat != number)
    if reserved == room.reserved:
        return Change(room, happened=False)
    return Change(following(room, now, reserved=reserved))


def _free_seat(room: Room, player: str, number: int) -> None:
    hosting(room, player)
    still_waiting(room)
    if not 0 <= number < room.size:
        raise Problem("not_found")
    if any(seat.seat == number for seat in room.seats):
        raise Problem("room_full", text="errors.seat_taken")
