"""A room's channel elsewhere: one webhook that the host pasted. Its address is a secret, and only outside hosts count.

Where it is Discord's, one message updates itself; anywhere else each turn is a message of plain JSON.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import orjson
from sqlalchemy import Connection

from app import store
from app.errors import Problem, invalid
from app.language import Catalogues
from app.notices.outbox import DISCORD, Due, Outcome, dropped, later, sent
from app.notices.outside import Answer, NotOutside, Outside, Unreached
from app.notices.wording import Wording, isolated
from app.rooms.change import Change
from app.rooms.opening import seated
from app.rooms.room import Room, deadline
from app.rooms.seats import look_of
from app.rooms.service import Asker, Rooms

MOST_URL = 1000
# Failing for so long, it is switched off; milliseconds.
PATIENCE = 24 * 3_600_000
SECOND = 1000
# Of an address, characters that its owner sees again.
SHOWN = 4
# What calls everybody or hides where a link leads, in one chat or another: in names it only looks like itself.
HARMLESS = str.maketrans({letter: chr(ord(letter) + 0xFEE0) for letter in "<>@[]"})
HEADERS = {"Content-Type": "application/json", "User-Agent": "MakeMake/1"}
# Failures, as the host reads them.
NO_ANSWER, REFUSED, REDIRECTED, BUSY, TROUBLE, NOT_ALLOWED = (
    "no_answer", "refused", "redirected", "busy", "trouble", "not_allowed",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class ChannelState:
    """How a room's channel does. Everybody there knows the name of its host; `agreed` are who agree to be named.

    `masked` is what whoever set it sees of the address; how it fails is told to the room's host. Times are in ms.
    """

    host: str
    masked: str | None
    agreed: tuple[str, ...]
    failure: str | None
    failing_since: int | None
    off_at: int | None


class RoomChannel:
    """Sets the channels of rooms, and tells them. `now` gives ms; `origin` is where our links lead."""

    def __init__(
        self, rooms: Rooms, outside: Outside, catalogues: Catalogues, *, now: Callable[[], int], origin: str | None
    ) -> None:
        self._rooms = rooms
        self._outside = outside
        self._texts = catalogues
        self._now = now
        self._origin = origin

    # --- what the table does ------------------------------------------------------------------------------

    async def of(self, code: str, player: str) -> ChannelState | None:
        """The channel of a room, to who sits there; None where it has none. Raises Problem `not_seated`."""
        room = await self._rooms.look(code)
        seated(room, player)
        row = await self._rooms.read(partial(store.webhook_of, room_id=room.id), single=True)
        return None if row is None else _state(row, room, player)

    async def put(self, code: str, asker: Asker, url: str) -> None:
        """This is the room's channel from now on. Raises Problem, `forbidden` to all but the host."""
        if len(url) > MOST_URL:
            raise invalid("url", "too_long")
        try:
            host = self._outside.place(url).host
        except NotOutside as error:
            raise invalid("url", f"not_{error}" if str(error) == "https" else "no_address") from error

        def decide(connection: Connection, room: Room) -> Change:
            seat = _host(room, asker.player)
            store.put_webhook(connection, room.id, asker.player, url, self._now())
            changed = room._replace(revision=room.revision + 1)
            return Change(changed).noted(self._now(), "channel_set", clan=seat, host=host)

        await self._rooms.change(code, decide, by=asker.player, key=asker.key)

    async def drop(self, code: str, asker: Asker) -> None:
        """The room has no channel any more; again, nothing happens."""

        def decide(connection: Connection, room: Room) -> Change:
            seat = _host(room, asker.player)
            if store.webhook_of(connection, room.id) is None:
                return Change(room, happened=False)
            store.drop_webhook(connection, room.id)
            return Change(room._replace(revision=room.revision + 1)).noted(self._now(), "channel_gone", clan=seat)

        await self._rooms.change(code, decide, by=asker.player, key=asker.key)

    async def be_named(self, code: str, asker: Asker, agree: bool) -> None:
        """The asker may be called by name there, or not. Raises Problem `not_found` where there is no channel."""

        def decide(connection: Connection, room: Room) -> Change:
            seated(room, asker.player)
            row = store.webhook_of(connection, room.id)
            if row is None:
                raise Problem("not_found")
            agreed = {*orjson.loads(row.names)} - {asker.player} | ({asker.player} if agree else set())
            store.change_webhook(connection, room.id, row.url, names=orjson.dumps(sorted(agreed)).decode())
            return Change(room, happened=False)

        await self._rooms.change(code, decide, by=asker.player, key=asker.key)

    # --- telling ------------------------------------------------------------------------------------------

    async def send(self, due: Due) -> Outcome:
        """Tell the channel whose turn it is, as it stands now."""
        row = await self._rooms.read(partial(store.webhook_of, room_id=due.room.id), single=True)
        if row is None or row.off_at is not None:
            return dropped("off")
        names = set(orjson.loads(row.names))
        try:
            answer = await self._told(row, due, names)
        except NotOutside:
            return await self._failed(row, due, NOT_ALLOWED, None)
        except Unreached:
            return await self._failed(row, due, NO_ANSWER, None)
        failure = _failure(answer.status)
        if failure is not None:
            return await self._failed(row, due, failure, answer.retry_after)
        well = partial(store.change_webhook, room_id=due.room.id, url=row.url, failure=None, failing_since=None)
        await self._rooms.write(well)
        return sent()

    async def _told(self, row: store.Found, due: Due, names: set[str]) -> Answer:
        if not DISCORD.fullmatch(row.url):
            body = orjson.dumps(self._plain(due, names))
            return await self._outside.post(row.url, body, HEADERS)
        body = orjson.dumps(self._for_discord(due, names))
        if row.message is not None:
            answer = await self._outside.send("PATCH", f"{row.url}/messages/{row.message}", body, HEADERS)
            if answer.status != 404:
                return answer
            # Somebody deleted that message there: the next one takes its place.
            drop = partial(store.change_webhook, room_id=due.room.id, url=row.url, message=None)
            await self._rooms.write(drop)
        answer = await self._outside.post(f"{row.url}?wait=true", body, HEADERS)
        if _failure(answer.status) is None:
            keep = partial(store.change_webhook, room_id=due.room.id, url=row.url, message=_message_of(answer))
            await self._rooms.write(keep)
        return answer

    async def _failed(self, row: store.Found, due: Due, failure: str, wait: int | None) -> Outcome:
        now, room = self._now(), due.room
        since = row.failing_since or now
        if now - since >= PATIENCE and due.claimed.tries == 1:
            # The failures before were another message's, and it may have been quiet since.
            since = now
        if now - since < PATIENCE:
            told = partial(store.change_webhook, room_id=room.id, url=row.url, failure=failure, failing_since=since)
            await self._rooms.write(told)
            return later(failure, None if wait is None else min(max(wait, 1), 3600) * SECOND)

        def off(connection: Connection, room: Room) -> Change:
            store.change_webhook(connection, room.id, row.url, failure=failure, off_at=now)
            return Change(room._replace(revision=room.revision + 1)).noted(now, "channel_off", host=_name(row.url))

        await self._rooms.change(room.code, off)
        return dropped("off")

    # --- words --------------------------------------------------------------------------------------------

    def _plain(self, due: Due, names: set[str]) -> dict[str, Any]:
        """Plain JSON, whose text also suits Discord and the like; no links that act, no key, no invite."""
        room = due.room
        text = self._sentence(due, names)
        link = self._link(room)
        return {
            "text": f"{text} {link}" if link else text,
            "content": f"{text} {link}" if link else text,
            "kind": due.claimed.kind,
            "url": link,
            "version": room.version,
            "clan": room.game.clan if room.game is not None else None,
            "deadline": deadline(room),
        }

    def _for_discord(self, due: Due, names: set[str]) -> dict[str, Any]:
        room, link = due.room, self._link(due.room)
        embed: dict[str, Any] = {"title": self._title(room, due.language), "description": self._sentence(due, names)}
        clock = room.clock
        if clock is not None and clock.due is not None:
            # Shown by each reader's own clock.
            embed["description"] += f"\n<t:{clock.due // SECOND}:R>"
        if link is not None:
            embed |= {"url": link, "image": {"url": f"{link}/board.png?v={room.version}"}}
        return {"content": "", "embeds": [embed], "allowed_mentions": {"parse": []}}

    def _sentence(self, due: Due, names: set[str]) -> str:
        """Whose turn it is, and the last one in words."""
        room, game = due.room, due.room.game
        words = Wording(self._texts, due.language, room, partial(self._who, room, names=names, language=due.language))
        if game is None or game.result is not None or game.clan is None:
            said = words.say("channel.over")
        else:
            kind = "reminder" if due.claimed.kind == "reminder" else "turn"
            said = words.say(f"channel.{kind}", who=words.name(game.clan))
        last = words.last_turn(due.events)
        return f"{said} {words.say('channel.last', what=last)}" if last else said

    def _who(self, room: Room, clan: int, *, names: set[str], language: str) -> str:
        """A clan by its colour; with its player where the room is for all to see, or that one agrees."""
        seat = room.seat_of_clan(clan)
        called = self._texts.text(language, f"link.clan_{look_of(room.looks, seat.seat, clan)}")
        if room.visibility != "public" and seat.player not in names:
            return called
        name = isolated(seat.nickname.translate(HARMLESS))
        return self._texts.text(language, "link.player", {"clan": called, "name": name})

    def _title(self, room: Room, language: str) -> str:
        named = room.name and room.visibility == "public"
        return room.name.translate(HARMLESS) if named else self._texts.text(language, "app.name")

    def _link(self, room: Room) -> str | None:
        return None if self._origin is None else f"{self._origin}/r/{room.code}"


def _host(room: Room, player: str) -> int | None:
    """The clan of the host, who asks. Raises Problem."""
    seat = seated(room, player)
    if room.host != player:
        raise Problem("forbidden")
    return seat.clan


def _state(row: store.Found, room: Room, player: str) -> ChannelState:
    masked = f"{_name(row.url)}/…{row.url[-SHOWN:]}" if row.player_id == player else None
    told = room.host == player
    return ChannelState(
        _name(row.url), masked, tuple(orjson.loads(row.names)), row.failure if told else None,
        row.failing_since if told else None, row.off_at,
    )  # fmt: skip


def _name(url: str) -> str:
    return urlsplit(url).hostname or ""


def _failure(status: int) -> str | None:
    """What a status says went wrong; None where nothing did."""
    if 200 <= status < 300:
        return None
    if 300 <= status < 400:
        return REDIRECTED
    if status == 429:
        return BUSY
    return TROUBLE if status >= 500 else REFUSED


def _message_of(answer: Answer) -> str | None:
    """The id of a new message. None where the answer has none that can be one."""
    try:
        found = orjson.loads(answer.body)
    except orjson.JSONDecodeError:
        return None
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and re.fullmatch(r"\d{1,30}", name) else None
