"""What the seated decide about time: proposals, answers, a day more. Each decides on a room, and stores nothing."""

from dataclasses import replace

from app.errors import Problem
from app.rooms import agreement, clocks
from app.rooms.agreement import Wish
from app.rooms.change import Change
from app.rooms.opening import seated
from app.rooms.pace import read_pace
from app.rooms.play import StaleVersion
from app.rooms.room import Room
from app.rooms.timed import HoursOf


def propose(room: Room, player: str, wish: Wish, now: int) -> Change:
    """Ask for another pace, another absence contract, a pause or its end; while the room waits its host just sets it.

    Raises Problem `no_clock` for a pause where nothing is measured.
    """
    seated(room, player)
    if room.status == "waiting":
        return _set_by_host(room, player, wish, now)
    clans = _in_play(room, player)
    agreement.check(wish, room.pace is not None)
    if not _changes(room, wish):
        return Change(room, happened=False)
    number = room.journal + 1
    proposal = agreement.joined(room.proposal, number, clans[0], clans, wish)
    if proposal == room.proposal:
        return Change(room, happened=False)
    changed = Change(_next(room, now)._replace(proposal=proposal))
    if proposal.number != number:
        return changed
    return changed.noted(now, "proposed", clan=clans[0], **wish.told())


def answer(room: Room, player: str, number: int, agree: bool, now: int) -> Change:
    """Agree to the proposal of this number, or end it. Raises Problem `no_such_proposal` when it is there no more."""
    clans = _in_play(room, player)
    proposal = room.proposal
    if proposal is None or proposal.number != number:
        raise Problem("no_such_proposal")
    if not agree:
        refused = Change(_next(room, now)._replace(proposal=None))
        kind = "withdrawn" if proposal.by in clans else "refused"
        return refused.noted(now, kind, clan=clans[0], **proposal.wish.told())
    after = agreement.agreed(proposal, clans)
    if after == proposal:
        return Change(room, happened=False)
    return Change(_next(room, now)._replace(proposal=after))


def give_day(room: Room, player: str, version: int, hours_of: HoursOf, now: int) -> Change:
    """Somebody seated gives the player on the move 24 hours more. Raises Problem `no_clock`, or `forbidden` to oneself.

    `version` is what the giver saw: nobody gives a day to whoever comes next by mistake.
    """
    seat = seated(room, player)
    room.playing  # noqa: B018 - raises where nothing is played
    if version != room.version:
        raise StaleVersion(room)
    if room.pace is None or room.clock is None:
        raise Problem("no_clock")
    if room.seat_of_clan(room.clock.clan).person == player:
        raise Problem("forbidden", text="errors.own_time")
    hours = hours_of(room.seat_of_clan(room.clock.clan).person)
    clock = clocks.granted(room.pace, room.clock, hours, now)
    if clock == room.clock:
        return Change(room, happened=False)
    return Change(_next(room, now)._replace(clock=clock)).noted(now, "day_given", clan=clock.clan, by=seat.clan)


def rehoured(room: Room, player: str, hours_of: HoursOf, now: int) -> Change:
    """The player on the move has other hours now."""
    clock = room.clock
    if room.pace is None or clock is None or room.seat_of_clan(clock.clan).person != player:
        return Change(room, happened=False)
    after = clocks.refitted(room.pace, clock, hours_of(player))
    if replace(after, refits=0) == replace(clock, refits=0):
        return Change(room, happened=False)
    return Change(_next(room, now)._replace(clock=after))


def _set_by_host(room: Room, player: str, wish: Wish, now: int) -> Change:
    if room.host != player:
        raise Problem("forbidden")
    agreement.check(replace(wish, pause=None), room.pace is not None)
    if wish.pause is not None or wish.end is not None:
        raise Problem("not_started")
    if not _changes(room, wish):
        return Change(room, happened=False)
    pace = room.pace if wish.pace is None else read_pace(wish.pace)
    return Change(_next(room, now)._replace(pace=pace, absence=wish.absence or room.absence))


def _changes(room: Room, wish: Wish) -> bool:
    """Whether anything would be different."""
    other_pace = wish.pace is not None and read_pace(wish.pace) != room.pace
    other_absence = wish.absence is not None and wish.absence != room.absence
    resting = room.clock is not None and room.clock.is_paused
    return bool(wish.end) or other_pace or other_absence or (wish.pause is not None and wish.pause != resting)


def _in_play(room: Room, player: str) -> tuple[int, ...]:
    """The clans that the player speaks for, one at the least."""
    seated(room, player)
    room.playing  # noqa: B018 - raises where nothing is played
    clans = room.voice_of(player)
    if not clans:
        raise Problem("forbidden", text="errors.retired")
    return clans


def _next(room: Room, now: int) -> Room:
    return room._replace(revision=room.revision + 1, updated_at=now)
