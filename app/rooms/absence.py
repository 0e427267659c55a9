"""What happens when time is up, and how it is taken back. Each decides on a room, and stores nothing."""

import hmac
from collections.abc import Sequence
from dataclasses import replace

from app.chance import SECRET_BYTES, Chance
from app.errors import Problem
from app.rooms import clocks, play
from app.rooms.change import Change
from app.rooms.clocks import TurnClock
from app.rooms.opening import seated
from app.rooms.room import RETIRE, SUBSTITUTE, Room
from app.rooms.seats import Seat
from app.rooms.timed import HoursOf


def time_up(room: Room, clock: TurnClock, chance: Chance, now: int) -> Change:
    """Time is up for the clan on the move: what the contract of the room says happens. No game ends for all by it."""
    if room.absence == RETIRE:
        return play.retire(room, clock.clan, "timeout", now)
    offered = chance.token(SECRET_BYTES) if room.absence == SUBSTITUTE else None
    after = Change(_next(room, now, clocks.ran_out(clock, now, offered)))
    return after.noted(now, "time_up" if offered is None else "seat_offered", clan=clock.clan)


def come_back(room: Room, player: str, now: int) -> Change:
    """The owner of an offered seat takes it back; again, or where nothing is offered, nothing happens."""
    seated(room, player)
    clock = room.clock
    if clock is None or clock.offered is None or room.seat_of_clan(clock.clan).person != player:
        return Change(room, happened=False)
    return Change(_next(room, now, clock))


def substitute(room: Room, player: str, nickname: str, invite: str | None, now: int) -> Change | None:
    """Somebody who is not at the table takes the offered seat; None where none is offered to who brings this invite."""
    clock = room.clock
    if clock is None or clock.offered is None or invite is None or room.status != "playing":
        return None
    if not hmac.compare_digest(invite.encode(), clock.offered.encode()):
        return None
    return Change(taken_over(room, clock.clan, player, nickname, now)).noted(now, "substituted", clan=clock.clan)


def taken_over(room: Room, clan: int, player: str, nickname: str, now: int, *, keeps: bool = False) -> Room:
    """The room with somebody new in the seat of a clan. Nothing that was agreed by who had it holds them.

    What whoever goes keeps on their phone: where the new player `keeps` it, that goes along; else the first of these
    seats is their own from now on.
    """
    gone = room.seat_of_clan(clan)
    seats = [Seat(seat.seat, player, nickname, seat.clan) if seat == gone else seat for seat in room.seats]
    kept = [number for number, seat in enumerate(seats) if seat.keeper == gone.player]
    for number in kept if keeps else ():
        seats[number] = seats[number]._replace(keeper=player, invite=None)
    if kept and not keeps:
        seats[kept[0]] = Seat(seats[kept[0]].seat, gone.player, gone.nickname, seats[kept[0]].clan)
    goes = room.host == gone.player and (keeps or not kept)
    proposal = room.proposal
    if proposal is not None:
        proposal = replace(proposal, agreed=tuple(other for other in proposal.agreed if other != clan))
    return room._replace(
        revision=room.revision + 1,
        updated_at=now,
        seats=tuple(seats),
        host=player if goes else room.host,
        proposal=proposal,
        draw=tuple(other for other in room.draw if other != clan),
        claims=tuple(claim.without(clan) for claim in room.claims),
    )


def take_back(
    room: Room, version: int, clan: int, outcome: str, events: Sequence[str], hours_of: HoursOf, now: int
) -> Change:
    """A timeout is undone: a retirement by the position before it, all else by a turn's time anew.

    Nothing happens where somebody has sat down or moved meanwhile.
    """
    if room.game is None:
        raise Problem("not_started")
    if outcome == RETIRE:
        change = play.undo(room, version, events, now, clan=clan)
        return replace(change, room=change.room._replace(clock=None)).noted(now, "timeout_undone", clan=clan)
    clock = room.clock
    if room.pace is None or clock is None or not clock.is_up or clock.clan != clan:
        return Change(room, happened=False)
    hours = hours_of(room.seat_of_clan(clan).person)
    after = clocks.next_turn(room.pace, clock, clan, room.version, hours, now)
    return Change(_next(room, now, after)).noted(now, "timeout_undone", clan=clan)


def _next(room: Room, now: int, clock: TurnClock) -> Room:
    return room._replace(revision=room.revision + 1, updated_at=now, clock=clock)
