"""What a change does to the clock of its room, and what is agreed on by it. Values only, nothing is stored."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from app.rooms import agreement, clocks, play
from app.rooms.change import Change, Event
from app.rooms.clocks import Outage, TurnClock
from app.rooms.pace import Hours, Pace, read_pace
from app.rooms.room import Room

HoursOf = Callable[[str], Hours]
EventsOf = Callable[[], Sequence[str]]


def in_time(
    before: Room, change: Change, hours_of: HoursOf, events_of: EventsOf, now: int, by: str | None = None
) -> Change:
    """The change with what it brings for agreements and for the clock; `by` is the player whose action it is."""
    change = _settled(change, hours_of, events_of, now)
    room, game = change.room, change.room.game
    if room.pace is None or game is None or game.clan is None or room.status == "finished":
        return change if room.clock is None else replace(change, room=room._replace(clock=None))
    hours = hours_of(room.seat_of_clan(game.clan).person)
    clock = before.clock
    if change.keeps_clock:
        return change
    if room.clock is None or clock is None or room.pace != before.pace:
        wanted = clocks.first_turn(room.pace, game.players, game.clan, room.version, hours, now)
    elif _is_new_turn(before, clock, change):
        wanted = clocks.next_turn(room.pace, clock, game.clan, room.version, hours, now)
    elif _comes_back(before, room, by):
        wanted = clocks.next_turn(room.pace, clock, game.clan, room.version, hours, now)
        change = change.noted(now, "seat_back", clan=game.clan)
    else:
        wanted = replace(room.clock, version=room.version)
    return replace(change, room=change.room._replace(clock=wanted))


def _is_new_turn(before: Room, clock: TurnClock, change: Change) -> bool:
    """Whether another turn has begun: by an action that ended one, by who retires or sits down.

    A release that knows no clocks may have moved meanwhile; then the clock is of another version than the room.
    """
    game = change.room.playing
    acted = any(event.action_id is not None for event in change.events)
    if clock.clan != game.clan or clock.version != before.version or (acted and game.phase == "dominance"):
        return True
    return before.seat_of_clan(clock.clan).player != change.room.seat_of_clan(clock.clan).player


def _comes_back(before: Room, room: Room, by: str | None) -> bool:
    """Whether the owner of an offered seat takes it back: by whatever it does at this table."""
    clock = room.clock
    if clock is None or clock.offered is None or by is None:
        return False
    return before.seat_of_clan(clock.clan).person == by


def _settled(change: Change, hours_of: HoursOf, events_of: EventsOf, now: int) -> Change:
    """What all who play have agreed on happens; what nobody is left to agree on is gone."""
    room = change.room
    proposal, game = room.proposal, room.game
    if proposal is None or game is None:
        return change
    if room.status == "finished" or (proposal.wish.undo is not None and change.events):
        return replace(change, room=room._replace(proposal=None))
    acted = {seat.clan_in_play for seat in room.seats if any(_is_of(seat.person, event) for event in change.events)}
    left = agreement.played_on(proposal, acted)
    if left is not proposal:
        return replace(change, room=room._replace(proposal=left))
    in_play = set(range(game.players)) - set(game.retired)
    if not in_play <= set(proposal.agreed):
        return change
    wish = proposal.wish
    room = room._replace(proposal=None)
    if wish.pace is not None:
        room = room._replace(pace=read_pace(wish.pace))
    if wish.absence is not None:
        room = room._replace(absence=wish.absence)
    if wish.pause is not None and room.pace is not None and room.clock is not None:
        room = room._replace(clock=_rested(room, room.pace, room.clock, wish.pause, hours_of, now))
    change = replace(change, room=room)
    if wish.undo is not None:
        undone = play.undo(room._replace(revision=room.revision - 1), wish.undo, events_of(), now, clan=proposal.by)
        change = replace(undone, lines=change.lines)
    change = change.noted(now, "agreed", **wish.told())
    if wish.end:
        ended = play.end(change.room._replace(revision=room.revision - 1), now)
        return replace(ended, events=(*change.events, *ended.events), lines=change.lines, is_move=change.is_move)
    return change


def _is_of(player: str, event: Event) -> bool:
    """Whether the event is an action of this player."""
    return event.action_id is not None and event.player == player


def _rested(room: Room, pace: Pace, clock: TurnClock, pause: bool, hours_of: HoursOf, now: int) -> TurnClock:
    if pause:
        return clocks.paused(clock, now)
    return clocks.resumed(pace, clock, hours_of(room.seat_of_clan(clock.clan).person), now)


def caught_up(room: Room, outages: Sequence[Outage], hours_of: HoursOf, now: int) -> Room:
    """The room with the time given back that the server was down."""
    if room.pace is None or room.clock is None or not outages:
        return room
    hours = hours_of(room.seat_of_clan(room.clock.clan).person)
    return room._replace(clock=clocks.given_back(room.pace, room.clock, outages, hours, now))
