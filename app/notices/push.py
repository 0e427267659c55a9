"""Web push: what waits is told to each browser of a player that takes pushes, by its own push service [RFC 8030].

A push service that is in trouble is left alone for a growing pause, it alone: others have nothing to do with it.
"""

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import orjson
import structlog
from sqlalchemy import Connection

from app import store
from app.database import Database, Taken
from app.errors import Problem, invalid
from app.identity import Known
from app.language import Catalogues
from app.notices.acts import Acts, act_of
from app.notices.outbox import PAUSES, Due, Outcome, dropped, failed, later, sent
from app.notices.outside import Answer, NotOutside, Outside, Unreached
from app.notices.payload import payload
from app.notices.sealing import ServerKey, check_keys, seal, text_of
from app.refusing import Refusing, prove
from app.rooms.room import instant

log = structlog.get_logger("app")
VAPID = "vapid"
MOST_SUBSCRIPTIONS = 20
SECOND = 1000
# How long a push service may wait for the device, in seconds. Without a deadline a turn still waits in some days.
LEAST_KEPT, USUALLY_KEPT = 60, 7 * 86_400
TEST_KEPT = 300
# What has to wake a sleeping phone, and what need not; all else is as usual.
URGENCY = {"turn": "high", "asked": "high", "reminder": "high", "nudge": "high", "seat": "high", "words": "low"}
# What came of a push, for its player; None: it went well. A client has words for each.
GONE, REFUSED, BUSY, TROUBLE, NO_ANSWER, NOT_ALLOWED = RESULTS = (
    "gone", "refused", "busy", "trouble", "no_answer", "not_allowed",
)  # fmt: skip
ENDED = (404, 410)
LEAST_PAUSE, MOST_PAUSE = 30, 3600  # seconds, of what a push service may ask for


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that takes pushes."""

    id: int
    endpoint: str
    p256dh: str
    auth: str


class Push:
    """Sends pushes, and knows the browsers that take them. `now` gives ms; `contact` is told to push services."""

    def __init__(
        self, database: Database, outside: Outside, catalogues: Catalogues, acts: Acts, *, now: Callable[[], int],
        contact: str | None,
    ) -> None:  # fmt: skip
        self._database = Refusing(database)
        self._outside = outside
        self._catalogues = catalogues
        self._acts = acts
        self._now = now
        self._contact = contact
        self._key: ServerKey | None = None
        # By the host of a push service in trouble: until when it is left alone, and how often that was so.
        self._resting: dict[str, tuple[int, int]] = {}

    async def prepare(self) -> None:
        """Make the key that all processes share, where there is none; where that cannot be done now, it is later."""
        try:
            await self._server_key()
        except Problem:
            log.warning("no_push_key")

    async def public_key(self) -> str:
        """What browsers need to take pushes from us."""
        return (await self._server_key()).public

    async def send(self, due: Due) -> Outcome:
        """Tell one browser. Raises Problem `not_saved` where it cannot be known to whom."""

        def there(connection: Connection) -> tuple[Subscription | None, int]:
            row = store.subscription(connection, due.claimed.target)
            return _read(row), store.count_waiting(connection, due.claimed.player)

        subscription, waiting = await self._database.read(there)
        if subscription is None:
            return dropped(GONE)
        host = _host(self._outside, subscription.endpoint)
        until, _times = self._resting.get(host, (0, 0))
        if until > self._now():
            return later(TROUBLE, until - self._now(), counted=False)
        # Made only now that it is sent: what stands in a message that nobody gets is good for nothing.
        wanted = act_of(due.claimed.kind, due.claimed.number, due.room)
        act = None if wanted is None else await self._acts.offer(due.room, due.claimed.player, wanted)
        words = payload(due, waiting, act, self._catalogues)
        topic = text_of(hashlib.sha256(f"{due.room.code} {due.claimed.player}".encode()).digest())[:32]
        wishes = {"TTL": str(self._kept(due)), "Urgency": URGENCY.get(due.claimed.kind, "normal"), "Topic": topic}
        result, answer = await self._push(subscription, words, wishes)
        note = partial(_note, to=subscription, result=result, now=self._now())
        return replace(self._outcome(host, result, answer), noted=note)

    async def test(self, known: Known) -> str | None:
        """Tell the browser of this device that it is told; what came of it."""
        row = await self._database.read(partial(store.subscription_of, key=known.key))
        subscription = _read(row)
        if subscription is None:
            return GONE
        texts = partial(self._catalogues.text, known.player.language)
        told = {
            "title": texts("app.name"), "body": texts("push.test"), "tag": "test", "url": "/",
            "language": known.player.language,
        }  # fmt: skip
        wishes = {"TTL": str(TEST_KEPT), "Urgency": "high"}
        result, _answer = await self._push(subscription, orjson.dumps(told), wishes)
        await self._database.write(partial(_note, to=subscription, result=result, now=self._now()))
        return result

    async def waiting(self, player: str, most: int) -> dict[str, object]:
        """How many games wait for a player, the code of the most urgent, and which they are."""
        games = await self._database.read(partial(store.waiting_games, player=player, most=most), single=True)
        return {"waiting": len(games), "next": games[0]["code"] if games else None, "games": games}

    async def of(self, key: str) -> store.Found | None:
        """The subscription of the device with this key (its hash)."""
        return await self._database.read(partial(store.subscription_of, key=key))

    async def all_of(self, player: str) -> list[dict[str, str]]:
        """The subscriptions of a player as their file of all data names them: by the push service alone."""
        rows = await self._database.read(partial(store.subscriptions_of, player=player))
        return [{"service": _host(self._outside, row.endpoint), "since": instant(row.created_at)} for row in rows]

    def service(self, endpoint: str) -> str:
        """The host of the push service of an endpoint."""
        return _host(self._outside, endpoint)

    async def keep(self, known: Known, endpoint: str, p256dh: str, auth: str) -> None:
        """The browser of this device takes pushes there. Raises Problem `invalid_request`, `unauthenticated`."""
        try:
            self._outside.place(endpoint)
        except NotOutside as error:
            raise invalid("endpoint", str(error)) from error
        try:
            check_keys(p256dh, auth)
        except ValueError as error:
            raise invalid("keys", "no_keys") from error
        row = {
            "player_id": known.player.id, "key": known.key, "endpoint": endpoint, "p256dh": p256dh, "auth": auth,
            "now": self._now(),
        }  # fmt: skip

        def put(connection: Connection) -> None:
            prove(connection, known.key)
            store.put_subscription(connection, row, MOST_SUBSCRIPTIONS)

        try:
            await self._database.write(put)
        except Taken as error:
            # Signed out in this very moment.
            raise Problem("unauthenticated") from error

    async def forget(self, key: str) -> None:
        """The browser of this device takes no pushes any more."""

        def end(connection: Connection) -> None:
            prove(connection, key)
            store.end_subscription(connection, key)

        await self._database.write(end)

    # --- sending ------------------------------------------------------------------------------------------

    async def _push(self, to: Subscription, words: bytes, wishes: dict[str, str]) -> tuple[str | None, Answer | None]:
        key = await self._server_key()
        answer = None
        try:
            origin = self._outside.place(to.endpoint).origin
            headers = {
                "Authorization": key.proof(origin, self._now() // SECOND, self._contact),
                "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", **wishes,
            }  # fmt: skip
            # Some of it is arithmetic that takes its time.
            body = await asyncio.to_thread(seal, words, to.p256dh, to.auth)
            answer = await self._outside.post(to.endpoint, body, headers)
            result = _result(answer.status)
        except NotOutside:
            result = NOT_ALLOWED
        except Unreached:
            result = NO_ANSWER
        if result is not None:
            status = answer.status if answer is not None else None
            log.info("push_failed", service=_host(self._outside, to.endpoint), result=result, status=status)
        return result, answer

    def _outcome(self, host: str, result: str | None, answer: Answer | None) -> Outcome:
        if result is None:
            self._resting.pop(host, None)
            return sent()
        if result == GONE:
            return dropped(GONE)
        if result in (REFUSED, NOT_ALLOWED):
            return failed(result)
        asked = answer.retry_after if answer is not None else None
        pause = self._rest(host) if asked is None else min(max(asked, LEAST_PAUSE), MOST_PAUSE) * SECOND
        if asked is not None:
            self._resting[host] = (self._now() + pause, 1)
        return later(result, pause, counted=False)

    def _rest(self, host: str) -> int:
        """Leave a push service alone for a while, in ms; those that failed together count as one time."""
        until, times = self._resting.get(host, (0, 0))
        if until <= self._now():
            until, times = self._now() + PAUSES[min(times, len(PAUSES) - 1)], times + 1
            self._resting[host] = (until, times)
        return until - self._now()

    def _kept(self, due: Due) -> int:
        """How long the push service may wait for the device, in seconds: no longer than there is time."""
        clock = due.room.clock
        if clock is None or clock.due is None:
            return USUALLY_KEPT
        return min(max((clock.due - self._now()) // SECOND, LEAST_KEPT), USUALLY_KEPT)

    # --- what is stored -----------------------------------------------------------------------------------

    async def _server_key(self) -> ServerKey:
        if self._key is None:
            kept = await self._database.read(partial(store.server_key, name=VAPID))
            if kept is None:
                kept = await self._database.write(partial(store.keep_server_key, name=VAPID, value=ServerKey.new()))
            self._key = ServerKey(kept)
        return self._key


def _read(row: store.Found | None) -> Subscription | None:
    return None if row is None else Subscription(row.id, row.endpoint, row.p256dh, row.auth)


def _note(connection: Connection, to: Subscription, result: str | None, now: int) -> None:
    if result == GONE:
        store.drop_subscription(connection, to.id, to.endpoint)
    else:
        store.note_push(connection, to.id, to.endpoint, result, now)


def _result(status: int) -> str | None:
    """What a status of a push service means to us."""
    if 200 <= status < 300:
        return None
    if status in ENDED:
        return GONE
    if status == 429:
        return BUSY
    return TROUBLE if status >= 500 else REFUSED


def _host(outside: Outside, endpoint: str) -> str:
    try:
        return outside.place(endpoint).host
    except NotOutside:
        return "—"
