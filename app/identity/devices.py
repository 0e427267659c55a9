"""The devices of a player: each has a key of its own, and can be signed out by itself."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection

from app import store
from app.database import Database
from app.errors import Problem
from app.identity.players import CONFIRM, DEVICE, RECOVERY, Known
from app.refusing import Refusing, prove

# The first that is found counts: most browsers claim to be some of the others too.
BROWSERS = (
    ("Instagram", "Instagram"), ("FBAN|FBAV|FB_IAB", "Facebook"), ("WhatsApp", "WhatsApp"), ("Telegram", "Telegram"),
    (r"\bLine/", "Line"), ("Edg(e|A|iOS)?/", "Edge"), ("OPR/|OPX/", "Opera"), ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/|FxiOS/", "Firefox"), ("Chrome/|CriOS/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip
# Characters of a key's hash that name a device: it grants nothing, and no two devices of a player share it.
ID_LENGTH = 16


@dataclass(frozen=True, slots=True)
class Device:
    """A device of a player. Times are milliseconds; `name` is None where its browser says nothing we know."""

    id: str
    key: str
    name: str | None
    made_at: int
    seen_at: int


def device_name(agent: str | None) -> str | None:
    """What a browser calls itself, roughly: "Firefox · Android". None where it says nothing that we know."""
    told = (agent or "")[:1000]
    found = [_first(told, names) for names in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, found)) or None


def _first(told: str, names: tuple[tuple[str, str], ...]) -> str | None:
    return next((name for pattern, name in names if re.search(pattern, told)), None)


class Devices:
    """The devices of players: which there are, which are new, and how one is signed out."""

    def __init__(self, database: Database, *, now: Callable[[], int]) -> None:
        self._database = Refusing(database)
        self._now = now

    async def of(self, player: str) -> list[Device]:
        """The devices of a player, the newest first."""
        rows = await self._database.read(partial(store.devices_of, player=player))
        return [_device(row) for row in rows]

    async def new_to(self, known: Known) -> list[Device]:
        """The other devices that came since this one was last told of them."""
        rows = await self._database.read(partial(store.devices_of, player=known.player.id))
        told = next((row.told_at or row.created_at for row in rows if row.hash == known.key), None)
        return [_device(row) for row in rows if told is not None and row.hash != known.key and row.created_at > told]

    async def told(self, known: Known) -> None:
        """This device has shown its player all others."""
        await self._database.write(partial(store.change_key, hash_=known.key, told_at=self._now()))

    async def sign_out(self, known: Known, device: str) -> str:
        """End a device of a player; its key (the hash), which holds no more. Raises Problem `not_found`.

        With it go the links that it made: whoever had it must not come back by them. So does what can be done right
        from messages, some of which that device got. A recovery link that was made on
        the device that signs itself out stays good, as it is for who comes back.
        """

        def command(connection: Connection) -> str:
            prove(connection, known.key)
            rows = store.devices_of(connection, known.player.id)
            key = next((row.hash for row in rows if row.hash[:ID_LENGTH] == device), None)
            if key is None:
                raise Problem("not_found")
            store.remove_key(connection, key)
            kinds = (DEVICE,) if key == known.key else (DEVICE, RECOVERY, CONFIRM)
            store.revoke_links(connection, key, kinds, self._now())
            store.forget_passes_of(connection, known.player.id)
            return str(key)

        return await self._database.write(command)


def _device(row: store.Found) -> Device:
    return Device(row.hash[:ID_LENGTH], row.hash, row.name, row.created_at, row.seen_at or row.created_at)
