"""Seats that are asked for by somebody who lost them: asking, vouching, passing on. Each decides on a room."""

from collections.abc import Sequence
from dataclasses import replace

from app.errors import Problem
from app.rooms import absence
from app.rooms.change import Change
from app.rooms.claims import PASSED, STOPPED, Claim
from app.rooms.clocks import Outage
from app.rooms.opening import following, seated
from app.rooms.room import Room

# One who vouches alone could give away the seat of the only other player.
FEWEST = 2


def vouchers(room: Room, clan: int) -> frozenset[int]:
    """Whose word counts about the seat of a clan: all others who still play, and whose own seat nobody asks for.

    What whoever lost the seat keeps on their phone has no word either.
    """
    if room.game is None:
        return frozenset()
    lost = {room.seat_of_clan(each).person for each in (clan, *(claim.clan for claim in room.claims))}
    playing = frozenset(range(room.game.players)) - frozenset(room.game.retired)
    return frozenset(each for each in playing if room.seat_of_clan(each).person not in lost)


def people(room: Room, clan: int) -> int:
    """How many people that are: on one phone one of them may speak for several clans."""
    return len({room.seat_of_clan(each).person for each in vouchers(room, clan)})


def due(room: Room, claim: Claim) -> int:
    """When something happens to a claim by itself: it is met where all have vouched, else it is over."""
    return claim.due if vouchers(room, claim.clan) <= set(claim.agreed) else claim.lapses


def ask(room: Room, asker: tuple[str, str], clan: int, wait: int, now: int) -> Change:
    """Somebody who has no seat here, (player, nickname), asks for that of a clan; again, nothing happens.

    Raises Problem `forbidden` to the seated and for a retired clan, `nobody_to_vouch` where fewer than two others play,
    `seat_claimed` where another asks for it, or the asker for another.
    """
    player, _nickname = asker
    if room.seat_of(player) is not None:
        raise Problem("forbidden", text="errors.at_the_table")
    game = room.playing
    if not 0 <= clan < game.players:
        raise Problem("not_found")
    mine = next((claim for claim in room.claims if claim.asker == player), None)
    if mine is not None and mine.clan == clan:
        return Change(room, happened=False)
    if clan in game.retired:
        raise Problem("forbidden", text="errors.retired_seat")
    if mine is not None or any(claim.clan == clan for claim in room.claims):
        raise Problem("seat_claimed", text="errors.one_claim" if mine is not None else None)
    if room.seat_of_clan(clan).keeper is not None:
        raise Problem("forbidden", text="errors.seat_kept")
    claim = Claim.made(room.journal + 1, clan, room.seat_of_clan(clan).player, asker, now, wait)
    asked = following(room, now, claims=(*room.claims, claim))
    if any(people(asked, each.clan) < FEWEST for each in asked.claims):
        raise Problem("nobody_to_vouch")
    return Change(asked).noted(now, "seat_claimed", clan=clan)


def answer(room: Room, player: str, number: int, agree: bool, now: int) -> Change:
    """Vouch for who asks, or refuse, which ends it; who asked takes it back by refusing.

    Raises Problem `no_such_claim` when it is there no more, `forbidden` to the retired.
    """
    claim = next((claim for claim in room.claims if claim.number == number), None)
    if claim is not None and claim.asker == player:
        if agree:
            raise Problem("forbidden", text="errors.own_claim")
        return _over(room, claim, now).noted(now, "claim_withdrawn", clan=claim.clan)
    seated(room, player)
    room.playing  # noqa: B018 - raises where nothing is played
    clans = room.voice_of(player)
    if claim is None:
        raise Problem("no_such_claim")
    if not clans:
        raise Problem("forbidden", text="errors.retired")
    if player == claim.owner:
        return kept(room, claim, now)
    if not agree:
        return _over(room, claim, now).noted(now, "claim_refused", clan=claim.clan, by=clans[0])
    vouched = replace(claim, agreed=tuple(sorted({*claim.agreed, *clans})))
    if vouched == claim:
        return Change(room, happened=False)
    claims = tuple(vouched if other is claim else other for other in room.claims)
    return Change(following(room, now, claims=claims)).noted(now, "vouched", clan=claim.clan, by=clans[0])


def withdrawn(room: Room, player: str, now: int) -> Change:
    """What this player asks for here is asked for no more."""
    claim = next((claim for claim in room.claims if claim.asker == player), None)
    return Change(room, happened=False) if claim is None else answer(room, player, claim.number, False, now)


def renamed(room: Room, player: str, nickname: str, now: int) -> Change:
    """Who asks here has another name: who is to vouch reads that one."""
    claims = tuple(replace(one, nickname=nickname) if one.asker == player else one for one in room.claims)
    return Change(room, happened=False) if claims == room.claims else Change(following(room, now, claims=claims))


def alive(room: Room, player: str, now: int) -> Change:
    """This player gives a sign of life: nobody gets its seat."""
    claim = next((claim for claim in room.claims if claim.owner == player), None)
    return Change(room, happened=False) if claim is None else kept(room, claim, now)


def kept(room: Room, claim: Claim, now: int) -> Change:
    """The owner of the seat is there: the claim is stopped."""
    return _over(room, claim, now, STOPPED).noted(now, "claim_stopped", clan=claim.clan)


def lapsed(room: Room, claim: Claim, now: int) -> Change:
    """Not all have vouched, and it was long enough."""
    return _over(room, claim, now).noted(now, "claim_lapsed", clan=claim.clan)


def passed(room: Room, claim: Claim, nickname: str, now: int) -> Change:
    """The seat passes to who asked for it, as an offered one does to who takes it over."""
    after = absence.taken_over(room, claim.clan, claim.asker, nickname, now, keeps=True)
    done = _over(after, claim, now, PASSED)
    return done.noted(now, "seat_passed", clan=claim.clan)


def settled(change: Change, now: int, by: str | None = None) -> Change:
    """The change, and no claim left that cannot be met after it, nor one that it shows the owner alive by."""
    for claim in change.room.claims:
        room = change.room
        if by == claim.owner:
            change = _and(change, kept(room, claim, now))
        elif not _can_be_met(room, claim):
            change = _and(change, _over(room, claim, now).noted(now, "claim_over", clan=claim.clan))
    return change


def _can_be_met(room: Room, claim: Claim) -> bool:
    game = room.game
    if room.status != "playing" or game is None or game.result is not None or claim.clan in game.retired:
        return False
    if claim.asker in room.manners.removed:
        return False
    if room.seat_of(claim.asker) is not None or room.seat_of_clan(claim.clan).player != claim.owner:
        return False
    return people(room, claim.clan) >= FEWEST


def caught_up(room: Room, outages: Sequence[Outage], now: int) -> Room:
    """The room, its claims with the time given back that the server was down."""
    if not room.claims or not outages:
        return room
    return room._replace(claims=tuple(claim.given_back(outages, now) for claim in room.claims))


def _and(change: Change, more: Change) -> Change:
    """Both, one after the other: `more` was decided on the room that `change` made; they are one step."""
    room = more.room._replace(revision=change.room.revision)
    return replace(change, room=room, lines=change.lines + more.lines, ended=change.ended + more.ended)


def _over(room: Room, claim: Claim, now: int, outcome: str | None = None) -> Change:
    claims = tuple(other for other in room.claims if other.number != claim.number)
    ended = () if outcome is None else ((claim, outcome),)
    return Change(following(room, now, claims=claims), ended=ended)
