"""Who is looking at which room now, and how news reach them: one frame per revision, one slot per socket."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence, Set
from itertools import islice
from typing import Any, NamedTuple

import orjson

from app import metrics
from app.bus import Bus, Hint
from app.client import TOO_SLOW, Client
from app.errors import Problem
from app.rooms.admitting import enter
from app.rooms.change import Change
from app.rooms.memory import NONE
from app.rooms.personal import personal
from app.rooms.room import Room, view
from app.rooms.service import Rooms
from app.seen import Seen

# Rooms asked about in one statement of the poll.
POLL_CHUNK = 500
# Other processes repeat who is here this often; one that is silent for longer is gone. Rounds of the poll.
ROUNDS_BETWEEN_PRESENCE = 5
ROUNDS_UNTIL_GONE = 12
# Seconds between two crowds that are told how many they are: who plays need not wait for all. Of very many rooms less.
BREATH = 0.01
SIGNED_OUT = 1008
CLAIM_NEWS = '{"type":"claim"}'
NOT_ADMITTED = 4003

log = logging.getLogger(__name__)


class Channel:
    """The sockets of one room, and what they were told last."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.clients: set[Client] = set()
        self.revision = 0
        self.wanted = 0  # the newest revision that anybody has spoken of
        self.version: int | None = None
        self.room: Room | None = None
        self.refreshing = False
        self.shown: list[bool] | None = None
        self.shown_watchers = 0

    def knows(self, room: Room) -> None:
        """Remember what the sockets of this room have been told."""
        self.revision = room.revision
        self.version = room.version
        self.room = room


class Elsewhere(NamedTuple):
    """Who looks at a room on another process: players, sockets of nobody, and the round in which it said so."""

    players: frozenset[str]
    strangers: int
    heard: int


class Live:
    """All sockets of this process by room, and the word from other processes."""

    def __init__(self, bus: Bus, seen: Seen, node: str, send_timeout: float) -> None:
        self.rooms: Rooms  # set by the composition root: rooms tell us, we ask rooms
        self.still_known: Callable[[list[str]], Awaitable[set[str]]]  # the same: which keys hold
        self._bus = bus
        self._seen = seen
        self._node = node
        self._send_timeout = send_timeout
        self._channels: dict[str, Channel] = {}
        self._elsewhere: dict[str, dict[str, Elsewhere]] = {}
        self._round = 0
        self._tasks: set[asyncio.Task[None]] = set()

    # --- who is here --------------------------------------------------------------------------------------

    def online(self, code: str) -> set[str]:
        """The players who look at this room, on any process."""
        channel = self._channels.get(code)
        here = self._here(channel) if channel is not None else set()
        for there in self._elsewhere.get(code, {}).values():
            here |= there.players
        return here

    def watchers(self, code: str, seated: Set[str], online: Set[str]) -> int:
        """How many look at this room, on any process, who have no seat: players once each, and sockets of nobody."""
        channel = self._channels.get(code)
        strangers = _strangers(channel) if channel is not None else 0
        strangers += sum(there.strangers for there in self._elsewhere.get(code, {}).values())
        return len(online - seated) + strangers

    def shown(self, room: Room) -> dict[str, Any]:
        """The room as everybody sees it now."""
        online = self.online(room.code)
        return view(room, online, self.watchers(room.code, room.players, online))

    def count(self) -> int:
        """The sockets of this process."""
        return sum(len(channel.clients) for channel in self._channels.values())

    def players(self) -> set[str]:
        """The players who have a page open, in whatever room, on this process."""
        return {client.player for client in self.clients() if client.player is not None}

    def clients(self) -> Iterable[Client]:
        """All sockets of this process."""
        return [client for channel in self._channels.values() for client in channel.clients]

    def watching(self, code: str) -> int:
        """The sockets of this room on this process."""
        channel = self._channels.get(code)
        return len(channel.clients) if channel is not None else 0

    async def join(self, code: str, client: Client, since: int | None) -> None:
        """Take a socket in and greet it with the whole room. Raises Problem, then it is not in."""
        channel = self._channels.setdefault(code, Channel(code))
        channel.clients.add(client)
        try:
            room, events = await self.rooms.look_with_events(code, since if since is not None else NONE)
            enter(room, client.player)
            if channel.version is None:
                channel.knows(room)
                self._bus.publish({"who": code})
            self._refresh(channel, room.revision)
            client.greet(self._greeting(room, client, events, await self.seen(room, client.player)))
        except BaseException:
            self.leave(code, client)
            raise
        self._presence_changed(channel, without=client)

    def leave(self, code: str, client: Client) -> None:
        """A socket is gone."""
        channel = self._channels.get(code)
        if channel is None or client not in channel.clients:
            return
        channel.clients.discard(client)
        self._presence_changed(channel)
        if not channel.clients:
            del self._channels[code]

    async def shown_to_others(self, room: Room, player: str) -> int:
        """The newest version that the client of another who plays has shown; -1 where none has."""
        seen = [await self.seen(room, seat.player) for seat in room.seats if seat.person != player]
        return max((version for version in seen if version is not None), default=-1)

    async def seen(self, room: Room, player: str | None) -> int | None:
        """The newest version that this player has seen of a game it plays; None where nobody knows."""
        if player is None or room.game is None or room.seat_of(player) is None:
            return None
        return await self._seen.of(room.code, player)

    def saw(self, code: str, client: Client, version: int) -> None:
        """A client says what is drawn on its visible page; the player's other devices are told.

        The same version once more says that a visible page shows the room still, or again.
        """
        channel = self._channels.get(code)
        room = channel.room if channel is not None else None
        version = min(version, room.version) if room is not None else -1
        if channel is None or room is None or version < max(0, client.seen) or room.seat_of(client.player) is None:
            return
        self._seen.tell(code, str(client.player), version)
        if version == client.seen:
            return
        client.seen = version
        for other in channel.clients - {client}:
            if other.player == client.player and other.seen < version:
                other.offer_seen(orjson.dumps({"type": "seen", "version": version}).decode())

    def revoke(self, key: str) -> None:
        """A key (its hash) holds no more: its sockets are closed, here and elsewhere."""
        self._bus.publish({"revoked": key})
        self._close_key(key)

    def device_came(self, player: str, key: str, name: str | None) -> None:
        """A player has one more device, with this key (its hash): the sockets of all others are told."""
        self._bus.publish({"device": player, "key": key, "name": name})
        self._tell_device(player, key, name)

    def claim_ended(self, player: str) -> None:
        """Of a claim to a seat of this player something is to be told: all the player's pages ask what."""
        self._bus.publish({"claim": player})
        self._tell_claim(player)

    # --- news ---------------------------------------------------------------------------------------------

    def told(self, change: Change) -> None:
        """A change is stored: tell the sockets of its room, and the other processes."""
        room = change.room
        metrics.tally.actions += sum(event.action_id is not None for event in change.events)
        self._bus.publish({"room": room.code, "revision": room.revision})
        for claim, _outcome in change.ended:
            self.claim_ended(claim.owner)
        channel = self._channels.get(room.code)
        if channel is None:
            return
        bodies = [event.body for event in change.events]
        if channel.version is not None and channel.version == room.version - len(bodies):
            self._deliver(channel, room, bodies)
        else:
            self._refresh(channel, room.revision)

    def heard(self, hint: Hint) -> None:
        """The word of another process."""
        match hint:
            case {"room": str(code), "revision": int(revision)}:
                channel = self._channels.get(code)
                if channel is not None:
                    self._refresh(channel, revision)
            case {"here": str(code), "node": str(node), "players": list(players)}:
                # A release before this one does not say how many are nobody.
                known = frozenset(str(player) for player in players)
                self._heard_presence(code, node, known, _count(hint.get("strangers")))
            case {"who": str(code)}:
                if code in self._channels:
                    self._tell_presence(self._channels[code])
            case {"revoked": str(key)}:
                self._close_key(key)
            case {"device": str(player), "key": str(key), "name": str() | None as name}:
                self._tell_device(player, key, name)
            case {"claim": str(player)}:
                self._tell_claim(player)
            case _:
                log.warning("unknown_hint")

    def push_again(self, room: Room, client: Client) -> None:
        """The room as it is, for a socket that acted on an old view of it."""
        client.offer(self._frame(room, ()), room.revision)

    def _deliver(self, channel: Channel, room: Room, bodies: Sequence[str]) -> None:
        if room.revision <= channel.revision:
            return
        before = channel.room
        frame = self._frame(room, bodies)
        channel.knows(room)
        shut = room.hidden_at is not None or bool(room.manners.removed)
        for client in channel.clients:
            if not shut or _may_stay(room, client):
                client.offer(frame, room.revision)
            else:
                client.close(NOT_ADMITTED)
        if before is None or _personal_key(before) != _personal_key(room):
            self._tell_personally(channel, before, room)

    def _tell_personally(self, channel: Channel, before: Room | None, room: Room) -> None:
        for client in channel.clients:
            now = personal(room, client.player)
            if before is None or personal(before, client.player) != now:
                client.offer_you(orjson.dumps({"type": "you", "invite": None, **now}).decode())

    def _refresh(self, channel: Channel, revision: int) -> None:
        """Read from the database what is new, if this revision is; once for all that ask meanwhile.

        While nobody has been greeted yet, it is the greeting that will look.
        """
        channel.wanted = max(channel.wanted, revision)
        if channel.version is None or channel.refreshing or channel.wanted <= channel.revision:
            return
        channel.refreshing = True
        task = asyncio.get_running_loop().create_task(self._read_news(channel, channel.version))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _read_news(self, channel: Channel, since: int) -> None:
        try:
            while channel.revision < (wanted := channel.wanted):
                room, bodies = await self.rooms.look_with_events(channel.code, since)
                if room.revision > channel.revision:
                    # What was told here meanwhile is not told again.
                    told = channel.version if channel.version is not None else since
                    self._deliver(channel, room, bodies[max(0, told - since) :])
                    since = room.version
                elif wanted == channel.wanted:
                    # It was spoken of before we looked, and is not there: another database's rooms have our codes.
                    channel.wanted = channel.revision
        except Problem as problem:
            log.warning("room_not_read", extra={"room": channel.code, "code": problem.code})
        finally:
            channel.refreshing = False

    def _frame(self, room: Room, bodies: Sequence[str]) -> str:
        shown = orjson.dumps(self.shown(room)).decode()
        return '{"type":"room","room":' + shown + ',"events":[' + ",".join(bodies) + "]}"

    def _greeting(self, room: Room, client: Client, bodies: Sequence[str], seen: int | None) -> str:
        told: dict[str, Any] = {**self.shown(room), **personal(room, client.player, seen)}
        shown = orjson.dumps(told).decode()
        return '{"type":"room","room":' + shown + ',"events":[' + ",".join(bodies) + "]}"

    # --- presence -----------------------------------------------------------------------------------------

    def _here(self, channel: Channel) -> set[str]:
        return {client.player for client in channel.clients if client.player is not None}

    def _presence_changed(self, channel: Channel, without: Client | None = None) -> None:
        self._tell_presence(channel)
        self._show_presence(channel, without)

    def _tell_presence(self, channel: Channel) -> None:
        if self._bus.shared:
            here = sorted(self._here(channel))
            told = {"here": channel.code, "node": self._node, "players": here, "strangers": _strangers(channel)}
            self._bus.publish(told)

    async def _count_watchers(self) -> None:
        """Tells rooms how many watch, where that is another number than was told last: now and then, for crowds."""
        channels = list(self._channels.values())
        for channel in channels:
            room = channel.room
            if room is None:
                continue
            if channel.shown_watchers != self.watchers(room.code, room.players, self.online(room.code)):
                self._show_presence(channel, counted=True)
                await asyncio.sleep(min(BREATH, 1 / len(channels)))

    def _show_presence(self, channel: Channel, without: Client | None = None, *, counted: bool = False) -> None:
        room = channel.room
        if room is None:
            return
        online = self.online(room.code)
        seats = [False] * room.size
        for seat in room.seats:
            seats[seat.seat] = seat.person in online
        if seats == channel.shown and not counted:  # a watcher came or went, or somebody's second tab
            return
        channel.shown, channel.shown_watchers = seats, self.watchers(room.code, room.players, online)
        shown = {"type": "presence", "seats": seats, "watchers": channel.shown_watchers}
        frame = orjson.dumps(shown).decode()
        for client in channel.clients:
            if client is not without:
                client.offer_presence(frame)

    def _heard_presence(self, code: str, node: str, players: frozenset[str], strangers: int = 0) -> None:
        if node == self._node:
            return
        known = self._elsewhere.setdefault(code, {})
        before = known[node].players if node in known else frozenset()
        if players or strangers:
            known[node] = Elsewhere(players, strangers, self._round)
        else:
            known.pop(node, None)
            if not known:
                del self._elsewhere[code]
        if players != before and code in self._channels:
            self._show_presence(self._channels[code])

    # --- what has to be looked at now and then ------------------------------------------------------------

    async def look_round(self) -> None:
        """Every few seconds: let stalled sockets go; ask the database for news that nobody told.

        The bus may have been silent, or a commit have outlasted the patience of who asked for it.
        """
        self._round += 1
        metrics.flush(self.count())
        self._let_stalled_go()
        await self._poll()
        await self._close_revoked()
        await self._count_watchers()

    def _let_stalled_go(self) -> None:
        limit = asyncio.get_running_loop().time() - self._send_timeout
        for client in self.clients():
            if client.sending_since is not None and client.sending_since < limit:
                client.close(TOO_SLOW)

    async def _poll(self) -> None:
        if self._round % ROUNDS_BETWEEN_PRESENCE == 0:
            self._repeat_presence()
        codes = iter(list(self._channels))
        while chunk := list(islice(codes, POLL_CHUNK)):
            try:
                stored = await self.rooms.revisions(chunk)
            except Problem:
                return
            for code, revision in stored.items():
                channel = self._channels.get(code)
                if channel is not None:
                    self._refresh(channel, revision)

    def _repeat_presence(self) -> None:
        for channel in self._channels.values():
            if channel.clients:
                self._tell_presence(channel)
        for code, nodes in list(self._elsewhere.items()):
            for node, there in list(nodes.items()):
                if self._round - there.heard > ROUNDS_UNTIL_GONE:
                    self._heard_presence(code, node, frozenset())

    async def _close_revoked(self) -> None:
        """Close what another process signed out and the bus did not tell us of."""
        if not self._bus.shared:
            return
        keys = iter({client.key for client in self.clients() if client.key is not None})
        while chunk := list(islice(keys, POLL_CHUNK)):
            try:
                known = await self.still_known(chunk)
            except Problem:
                return
            for key in set(chunk) - known:
                self._close_key(key)

    def _tell_device(self, player: str, key: str, name: str | None) -> None:
        frame = orjson.dumps({"type": "device", "name": name}).decode()
        for client in self.clients():
            if client.player == player and client.key != key:
                client.reply(frame)

    def _tell_claim(self, player: str) -> None:
        for client in self.clients():
            if client.player == player:
                client.reply(CLAIM_NEWS)

    def _close_key(self, key: str) -> None:
        for client in self.clients():
            if client.key == key:
                client.close(SIGNED_OUT)


def _may_stay(room: Room, client: Client) -> bool:
    """Whether neither the host nor an operator has sent this one away."""
    try:
        enter(room, client.player)
    except Problem:
        return False
    return True


def _count(said: object) -> int:
    return said if isinstance(said, int) else 0


def _strangers(channel: Channel) -> int:
    """The sockets of this room that belong to no player."""
    return sum(client.player is None for client in channel.clients)


def _personal_key(room: Room) -> tuple[object, ...]:
    clock = room.clock
    told = (None, None) if clock is None else (clock.local, clock.offered)
    return room.status, room.invite, room.seats, room.host, room.reserved, told
