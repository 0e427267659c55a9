"""How processes hear of each other's changes: hints, which can make a client late, never wrong."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

import orjson
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

CHANNEL = "make-make"
RECONNECT_PAUSE = 1.0  # seconds between two tries to subscribe again
BACKLOG = 10_000  # hints that wait for a slow Redis; the oldest go first, the poll makes up for them

Hint = dict[str, object]
Hear = Callable[[Hint], None]

log = logging.getLogger(__name__)


class Bus(Protocol):
    """Publish and hear hints such as `{"room": code, "revision": 7}`."""

    shared: bool

    def publish(self, hint: Hint) -> None:
        """Tell the other processes; never waits, may be lost."""
        ...

    def jobs(self, hear: Hear) -> Sequence[Coroutine[Any, Any, None]]:
        """What has to go on until it is cancelled: speaking, and hearing what others say."""
        ...

    async def ping(self) -> bool:
        """Whether hints travel now."""
        ...

    async def close(self) -> None:
        """Let go of all connections."""
        ...


class LocalBus:
    """One process: everybody who has to know is here."""

    shared = False

    def publish(self, hint: Hint) -> None:
        return

    def jobs(self, hear: Hear) -> Sequence[Coroutine[Any, Any, None]]:
        return ()

    async def ping(self) -> bool:
        return True

    async def close(self) -> None:
        return


class RedisBus:
    """Redis pub/sub between processes; away, it costs nobody more than lateness."""

    shared = True

    def __init__(self, url: str, silence: float) -> None:
        self._redis: Redis = Redis.from_url(
            url,
            # The default retries hold a publish to a dead server for seconds.
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=1,
            socket_timeout=2,
            health_check_interval=15,
        )
        self._silence = silence
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(BACKLOG)

    def publish(self, hint: Hint) -> None:
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(orjson.dumps(hint))

    def jobs(self, hear: Hear) -> Sequence[Coroutine[Any, Any, None]]:
        return self._speak(), self._listen(hear)

    async def ping(self) -> bool:
        try:
            return bool(await self._redis.execute_command("PING"))  # type: ignore[no-untyped-call]
        except (RedisError, OSError, TimeoutError):
            return False

    async def close(self) -> None:
        await self._redis.aclose()

    async def _speak(self) -> None:
        while True:
            hints = [await self._waiting.get()]
            while not self._waiting.empty():
                hints.append(self._waiting.get_nowait())
            try:
                # Those that wait go together, so that many do not wait one after the other.
                async with self._redis.pipeline(transaction=False) as line:
                    for hint in hints:
                        line.publish(CHANNEL, hint)
                    await line.execute()
            except (RedisError, OSError, TimeoutError) as error:
                log.warning("redis_publish_failed", extra={"reason": type(error).__name__})

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                async with self._redis.pubsub() as subscription:
                    await subscription.subscribe(CHANNEL)
                    await self._hear_all(subscription, hear)
            except (RedisError, OSError, TimeoutError, orjson.JSONDecodeError) as error:
                log.warning("redis_subscription_lost", extra={"reason": type(error).__name__})
                await asyncio.sleep(RECONNECT_PAUSE)

    async def _hear_all(self, subscription: PubSub, hear: Hear) -> None:
        """Hear until the line is dead. Raises TimeoutError when even a ping brings no word."""
        asked = False
        while True:
            message = await subscription.get_message(ignore_subscribe_messages=True, timeout=self._silence)
            if message is not None:
                asked = False
                if message["type"] == "message":
                    hear(orjson.loads(message["data"]))
            elif asked:
                raise TimeoutError
            else:
                asked = True
                await subscription.ping()


def open_bus(url: str | None, silence: float) -> Bus:
    """Redis where it is set, else this process alone."""
    return RedisBus(url, silence) if url else LocalBus()
