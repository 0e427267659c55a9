"""How players want to be told, kept and changed: by themselves, and by the one token that can only unsubscribe."""

from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection

from app import store
from app.errors import Problem
from app.notices.telling import CHANNEL, MAIL, PUSH, Telling
from app.refusing import prove
from app.rooms.opening import seated
from app.rooms.service import Rooms


class Wishes:
    """Keeps the wishes of players."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def of(self, player: str) -> Telling:
        """How the player wants to be told."""
        return Telling.read(await self._rooms.read(partial(store.telling_of, player=player)))

    async def change(self, player: str, key: str, changed: Callable[[Telling], Telling]) -> Telling:
        """Keep what becomes of the player's wishes. Raises Problem `unauthenticated` as `prove` does."""

        def command(connection: Connection) -> Telling:
            # Of two at once the second begins with what the first has made of them.
            store.lock_player(connection, player)
            prove(connection, key)
            wishes = changed(Telling.read(store.telling_of(connection, player)))
            store.put_telling(connection, player, wishes.write())
            return wishes

        return await self._rooms.write(command)

    async def unsubscribe(self, token: str, kind: str) -> None:
        """No more mail of this kind, or of any: to whoever the mail with this token went.

        Raises Problem `not_found`. A second time nothing happens.
        """

        def command(connection: Connection) -> None:
            # PostgreSQL cannot even be asked for some characters.
            whose = store.player_of_mail(connection, token) if token.isascii() and token.isprintable() else None
            if whose is None:
                raise Problem("not_found")
            store.lock_player(connection, whose.player_id)
            wishes = Telling.read(store.telling_of(connection, whose.player_id)).unsubscribed(kind)
            store.put_telling(connection, whose.player_id, wishes.write())

        await self._rooms.write(command)

    async def muted(self, player: str) -> list[dict[str, str]]:
        """The rooms of which the player wants to hear nothing."""
        rows = await self._rooms.read(partial(store.muted_by, player=player))
        return [{"code": row.code, "name": row.name} for row in rows]

    async def unreachable(self, code: str, player: str) -> list[str]:
        """Who of those who play in a room would hear of a turn by no channel; not by which the others would.

        Raises Problem `not_seated`.
        """
        room = await self._rooms.look(code)
        seated(room, player)

        def ask(connection: Connection) -> list[str]:
            game = room.game
            if game is None or game.result is not None:
                return []
            people = sorted({seat.person for seat in room.seats if seat.clan not in game.retired})
            has_channel = store.webhook_url(connection, room.id) is not None
            return [
                reach.player
                for reach in store.reaches(connection, room.id, people)
                if not _hears(reach, Telling.read(reach.wishes), has_channel)
            ]

        return await self._rooms.read(ask)

    async def is_muted(self, code: str, player: str) -> bool:
        """Whether the player wants to hear nothing of this room. Raises Problem `not_seated`."""
        room_id = await self._seated(code, player)
        return await self._rooms.read(partial(store.is_muted, room_id=room_id, player=player))

    async def mute(self, code: str, player: str) -> None:
        """Tell the player nothing more of this room. Raises Problem `not_seated`."""
        room_id = await self._seated(code, player)
        await self._rooms.write(partial(store.mute, room_id=room_id, player=player))

    async def unmute(self, code: str, player: str) -> None:
        """Tell the player of this room again, also one who sits there no more."""
        room = await self._rooms.look(code)
        await self._rooms.write(partial(store.unmute, room_id=room.id, player=player))

    async def _seated(self, code: str, player: str) -> int:
        room = await self._rooms.look(code)
        if room.seat_of(player) is None:
            raise Problem("not_seated")
        return room.id


def _hears(reach: store.Reach, telling: Telling, has_channel: bool) -> bool:
    """Whether a turn would be told by any channel."""
    there = {PUSH: bool(reach.subscriptions), MAIL: reach.has_address, CHANNEL: has_channel}
    return not reach.muted and any(is_there and telling.wants("turn", channel) for channel, is_there in there.items())
