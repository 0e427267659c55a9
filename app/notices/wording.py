"""What happened, in the sentences of the catalogue that the browser uses too: one for each clan's turn."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import orjson
from babel.dates import format_skeleton, get_timezone_name
from babel.lists import format_list

from app.language import Catalogues
from app.names import told_apart
from app.rooms.room import Room

TOLD = frozenset(("placed", "conquered", "withdrawn", "make_make", "moai", "tangata_manu", "passed", "retired"))
# Of these several are told together.
MANY = frozenset(("moai", "tangata_manu"))
# Actions that begin a turn.
OPENS = frozenset(("place", "withdraw"))
# Of more turns than these only the last are told.
MOST_TURNS = 8

# Two words that are one in Spanish; what people are called is passed over as it is.
_APART = re.compile("\u2068[^\u2069]*\u2069" r"|\b(a|de) el\b")

Effect = Mapping[str, Any]


class Wording:
    """Words for what happens in a room, in one language. `called` says what a clan is called; else by its player."""

    def __init__(
        self, texts: Catalogues, language: str, room: Room, called: Callable[[int], str] | None = None
    ) -> None:
        self._texts = texts
        self._language = language
        self._room = room
        self.name = self._by_player if called is None else called

    def say(self, key: str, **params: object) -> str:
        """The sentence for `key`."""
        return self._drawn_together(self._texts.text(self._language, key, params))

    def count(self, key: str, n: int, **params: object) -> str:
        """The sentence for `key`, for `n` of something."""
        return self._drawn_together(self._texts.counted(self._language, key, n, params))

    def all(self, items: Sequence[str]) -> str:
        """A list in words."""
        return str(format_list(list(items), locale=self._language))

    def _drawn_together(self, sentence: str) -> str:
        """What has to be one word in Spanish: "a el clan azul". A person's name is isolated, so it stays as it is."""
        if self._language != "es":
            return sentence
        return _APART.sub(lambda found: f"{found[1]}l" if found[1] else found[0], sentence)

    def _by_player(self, clan: int) -> str:
        """Who plays a clan; where two are called alike, the number of the seat tells them apart."""
        names = {seat.seat: seat.nickname for seat in self._room.seats}
        return isolated(told_apart(names, self._room.seat_of_clan(clan).seat))

    def others(self, player: str) -> str:
        """The other players of the room."""
        seats = [seat for seat in self._room.seats if seat.player != player]
        return self.all([isolated(seat.nickname) if seat.clan is None else self.name(seat.clan) for seat in seats])

    def moment(self, at: int, zone: str) -> str:
        """An instant (ms) as the clock of a zone shows it, and whose clock that is."""
        local = datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(zone))
        day, time = (format_skeleton(skeleton, local, locale=self._language) for skeleton in ("MMMEd", "Hm"))
        clock = get_timezone_name(local, locale=self._language, width="long")
        return self.say("mail.moment", day=day, time=time, clock=clock)

    def happened(self, bodies: Sequence[str], mine: int) -> tuple[list[str], int]:
        """The last turns in words, beginning with the first that is not mine; and how many there were before them."""
        events = [orjson.loads(body) for body in bodies]
        first = next((n for n, event in enumerate(events) if event["clan"] != mine), len(events))
        turns = list(_by_turn(events[first:]))
        said = [line for turn in turns[-MOST_TURNS:] if (line := self._turn(turn))]
        return said, max(0, len(turns) - MOST_TURNS)

    def last_turn(self, bodies: Sequence[str]) -> str:
        """The last of these turns in words; empty where there is none."""
        turns = list(_by_turn([orjson.loads(body) for body in bodies]))
        return self._turn(turns[-1]) if turns else ""

    def _turn(self, events: Sequence[Mapping[str, Any]]) -> str:
        effects = [effect for event in events for effect in event["effects"]]
        sentences = [
            self.say("told.sentence", name=self.name(clan), what=self.all([self._deed(deed) for deed in deeds]))
            for clan, deeds in _by_clan(effects)
        ]
        sentences += [self._end(effect) for effect in effects if effect["effect"] == "over"]
        kind = f"log.kind_{events[0]['kind']}"
        if not sentences and self._texts.known(kind):
            sentences = [self.say(kind)]
        # Clans are called by small letters: the first sentence may stand after a colon, none of the others does.
        return " ".join([*sentences[:1], *(sentence[:1].upper() + sentence[1:] for sentence in sentences[1:])])

    def _end(self, effect: Effect) -> str:
        winner = effect["winner"]
        return self.say(f"log.over_{effect['result']}", winner="" if winner is None else self.name(winner))

    def _deed(self, deed: Sequence[Effect]) -> str:
        first = deed[0]
        places = [one.get("territory") or _unbroken(one.get("ground", "")) for one in deed]
        other = first.get("from")
        return self.count(
            _key(first), len(deed), places=self.all(places), territory=first.get("territory", ""),
            force=self._force(first.get("dominance", 0), first.get("chief", False)),
            other=self.name(other) if isinstance(other, int) else "",
        )  # fmt: skip

    def _force(self, dominance: int, chief: bool) -> str:
        if not dominance:
            return self.say("force.chief")
        tokens = self.count("force.tokens", dominance)
        return self.say("force.both", tokens=tokens) if chief else tokens


def isolated(name: str) -> str:
    """A name that runs from right to left turns nothing else round."""
    return f"\u2068{name}\u2069"


def _unbroken(ground: str) -> str:
    return ground.replace("-", "\u2011")


def _key(effect: Effect) -> str:
    kind = effect["effect"]
    if kind == "make_make":
        return "told.make_make" if effect["from"] is None else "told.make_make_from"
    return f"told.retired_{effect['reason']}" if kind == "retired" else f"told.{kind}"


def _by_turn(events: Sequence[Mapping[str, Any]]) -> Iterator[list[Mapping[str, Any]]]:
    """One clan's turn after another: its dominance action with the choices of its ceremony."""
    turn: list[Mapping[str, Any]] = []
    for event in events:
        before = turn[-1] if turn else None
        both = before is not None and before["kind"] == event["kind"] == "action" and before["clan"] == event["clan"]
        if both and event["action"]["type"] not in OPENS:
            turn.append(event)
            continue
        if turn:
            yield turn
        turn = [event]
    if turn:
        yield turn


def _by_clan(effects: Sequence[Effect]) -> list[tuple[int, list[list[Effect]]]]:
    """What is told of effects, each with those that are told with it: by clan, in order."""
    clans: list[tuple[int, list[list[Effect]]]] = []
    for effect in effects:
        if effect["effect"] not in TOLD:
            continue
        if not clans or clans[-1][0] != effect["clan"]:
            clans.append((effect["clan"], []))
        deeds = clans[-1][1]
        if deeds and effect["effect"] in MANY and deeds[-1][0]["effect"] == effect["effect"]:
            deeds[-1].append(effect)
        else:
            deeds.append([effect])
    return clans
