"""Several rooms whose players act all the time, by socket, by HTTP or by both at once, on any of the replicas."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from tests.faults.ledger import Ledger, Sent
from tests.faults.people import Guest, Lost, Refused, Site, Socket, new_id, new_room, pick

# A refusal of these says "try again", not "no".
NOT_NOW = ("not_saved", "unavailable", "too_many_requests")
BREATH = 0.02  # seconds between two looks
ODD = 0.1  # the share of turns before which somebody does what has to be refused, or asks again what was answered


class Party:
    """Some players and the rooms that they play one after another."""

    def __init__(self, code: str, guests: list[Guest], ledger: Ledger, chance: random.Random) -> None:
        self.code = code
        self.guests = guests
        self.ledger = ledger
        self.chance = chance
        self.done: list[Sent] = []
        self.sockets: list[Socket] = []
        self.tired = False
        self.returns = 0

    async def play_on(self, sites: Sequence[Site]) -> None:
        """Act until tired; whenever a server goes, ask again what is in doubt, and sit down at one that is there."""
        await self.play(sites)
        while not self.tired:
            await asyncio.sleep(BREATH)
            with suppress(Lost, Refused):
                await self.ask_all_again(sites)
                await self.sit_down(sites)
                self.returns += 1
                await self.play(sites)

    async def play(self, sites: Sequence[Site]) -> None:
        """Act until tired, or until a server is gone. Raises nothing."""
        with suppress(Lost):
            try:
                while not self.tired:
                    await self._turn(sites)
            except Refused as refused:
                if refused.code not in NOT_NOW:
                    self.ledger.wrong.append(("broken", f"{self.code}: {refused}"))
        await self._stand_up()

    async def sit_down(self, sites: Sequence[Site]) -> None:
        """A socket for each. Raises Lost or Refused, then nobody sits."""
        try:
            for guest in self.guests:
                self.sockets.append(await self.chance.choice(sites).socket(self.code, guest))
        except (Lost, Refused):
            await self._stand_up()
            raise

    async def _stand_up(self) -> None:
        for socket in self.sockets:
            await socket.close()
            self.ledger.show(self.code, socket.events)
        self.sockets.clear()

    async def _turn(self, sites: Sequence[Site]) -> None:
        room = max((socket.room for socket in self.sockets), key=lambda room: room["revision"])
        if room["status"] != "playing":
            await self._play_again(sites)
            return
        if self.chance.random() < ODD:
            await self._be_odd(sites, room)
        clan = room["state"]["clan"]
        guest = self._guest_of(room, clan)
        entry = self.ledger.send(Sent(self.code, guest.id, new_id(), room["version"], pick(room["legal"], self.chance)))
        await self._send(sites, entry, guest)
        if entry.acknowledged is None:
            return
        self.done.append(entry)
        with suppress(TimeoutError):
            await self.sockets[0].until(
                lambda heard: heard.room["version"] >= entry.version + 1 or heard.close_code is not None, 4
            )
        if self.sockets[0].close_code is not None:
            raise Lost

    def _guest_of(self, room: dict[str, Any], clan: int) -> Guest:
        player = next(seat["player"]["id"] for seat in room["seats"] if seat["clan"] == clan)
        return next(guest for guest in self.guests if guest.id == player)

    async def _send(self, sites: Sequence[Site], entry: Sent, guest: Guest) -> None:
        """By socket, by HTTP, or by both at once: whatever comes back is written down."""
        ways = self.chance.choice(("socket", "http", "both"))
        asked = []
        if ways != "http":
            asked.append(self.sockets[self.guests.index(guest)].act(entry.id, entry.version, entry.action))
        if ways != "socket":
            site = self.chance.choice(sites)
            asked.append(guest.act(site, self.code, entry.id, entry.version, entry.action))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        for answer in answers:
            self._note(entry, answer)
        if any(isinstance(answer, Lost) for answer in answers):
            raise Lost

    def _note(self, entry: Sent, answer: Any) -> None:
        if isinstance(answer, Refused):
            if answer.code not in NOT_NOW:
                self.ledger.refuse(entry, answer.code)
        elif isinstance(answer, BaseException):
            if not isinstance(answer, Lost):
                raise answer
        else:
            self.ledger.acknowledge(entry, answer["version"])
            self.ledger.show(entry.code, answer.get("events", ()))

    async def _be_odd(self, sites: Sequence[Site], room: dict[str, Any]) -> None:
        """An answered action again, an old view, or another's turn."""
        if self.done and self.chance.random() < 0.5:
            entry = self.chance.choice(self.done[-20:])
            guest = next(guest for guest in self.guests if guest.id == entry.player)
        else:
            clan = room["state"]["clan"]
            guest = self.chance.choice(self.guests)
            old = self._guest_of(room, clan) is guest
            version = room["version"] - (1 if old else 0)
            action = pick(room["legal"], self.chance)
            entry = self.ledger.send(Sent(self.code, guest.id, new_id(), version, action))
        await self.ask_again(sites, entry, guest)

    async def ask_again(self, sites: Sequence[Site], entry: Sent, guest: Guest) -> None:
        """The same action by the same id, over HTTP. Raises Lost."""
        try:
            answer: Any = await guest.act(self.chance.choice(sites), entry.code, entry.id, entry.version, entry.action)
        except (Lost, Refused) as error:
            answer = error
        self._note(entry, answer)
        if isinstance(answer, Lost):
            raise answer

    async def ask_all_again(self, sites: Sequence[Site]) -> None:
        """All of this party's that is in doubt. Raises Lost."""
        for entry in self.ledger.unanswered():
            guest = next((guest for guest in self.guests if guest.id == entry.player), None)
            if guest is not None:
                await self.ask_again(sites, entry, guest)

    async def _play_again(self, sites: Sequence[Site]) -> None:
        told = await self.chance.choice(sites).ask("POST", f"/api/rooms/{self.code}/rematch", self.guests[0].key)
        await self._stand_up()
        self.code, self.done = told["code"], []
        await self.sit_down(sites)


class Crowd:
    """The parties, and one ledger for all of them."""

    def __init__(self, seed: int) -> None:
        self.ledger = Ledger()
        self.chance = random.Random(seed)
        self.parties: list[Party] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def gather(self, site: Site, rooms: int) -> None:
        """Make the rooms, for two, three and four players."""
        for number in range(rooms):
            guests = [await site.guest(f"Guest {number}") for _ in range(2 + number % 3)]
            code = await new_room(site, guests)
            self.parties.append(Party(code, guests, self.ledger, random.Random(self.chance.random())))

    async def begin(self, sites: Sequence[Site], *, returning: bool = False) -> None:
        """Everybody sits down, then acts, until a server is gone; `returning` ones come back."""
        for party in self.parties:
            party.tired = False
        await asyncio.gather(*(party.sit_down(sites) for party in self.parties))
        self._tasks = [
            asyncio.create_task(party.play_on(sites) if returning else party.play(sites)) for party in self.parties
        ]

    async def end(self) -> None:
        """Nobody begins another turn; wait until all are through with theirs."""
        for party in self.parties:
            party.tired = True
        await asyncio.gather(*self._tasks)

    async def ask_again(self, sites: Sequence[Site]) -> None:
        """All that is in doubt is asked again, at any of these sites. Raises Lost."""
        for party in self.parties:
            await party.ask_all_again(sites)

    @property
    def acknowledged(self) -> int:
        """The actions that are stored, as their senders were told."""
        return sum(entry.acknowledged is not None for entry in self.ledger.sent.values())

    async def more(self, actions: int = 5) -> None:
        """Wait until so many more are acknowledged. Raises TimeoutError."""
        wanted = self.acknowledged + actions
        async with asyncio.timeout(20):
            while self.acknowledged < wanted:  # noqa: ASYNC110 - many tasks, which tell nobody
                await asyncio.sleep(BREATH)
