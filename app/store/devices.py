"""The devices of players: the keys that prove them, and the links that take seats along to another device."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from app.store.prepared import Fields, Found
from app.tables import (
    addresses,
    blocks,
    claims,
    deliveries,
    hours,
    keys,
    links,
    muted,
    notes,
    passes,
    players,
    rooms,
    seats,
    seen,
    subscriptions,
    telling,
    webhooks,
)

# What goes with a player who wants to be forgotten, in an order that the references allow.
PERSONAL = (
    subscriptions, keys, links, seen, notes, hours, telling, muted, addresses, deliveries, passes, webhooks,
)  # fmt: skip

# Links that make nobody anybody's player.
NO_KEYS = ("confirm",)

# --- keys -------------------------------------------------------------------------------------------------


def add_key(connection: Connection, player: str, hash_: str, name: str | None, now: int) -> None:
    """One more device of a player."""
    row = {"hash": hash_, "player_id": player, "name": name, "created_at": now, "seen_at": now, "told_at": now}
    connection.execute(insert(keys), row)


def change_key(connection: Connection, hash_: str, **fields: object) -> None:
    """New values for a key."""
    connection.execute(update(keys).where(keys.c.hash == hash_).values(**fields))


def devices_of(connection: Connection, player: str) -> Sequence[Found]:
    """The keys of a player, the newest first: hash, name, created_at, seen_at, told_at."""
    columns = (keys.c.hash, keys.c.name, keys.c.created_at, keys.c.seen_at, keys.c.told_at)
    mine = select(*columns).where(keys.c.player_id == player).order_by(keys.c.created_at.desc(), keys.c.hash)
    return connection.execute(mine).all()


def remove_key(connection: Connection, hash_: str) -> None:
    """Sign a device out."""
    connection.execute(delete(keys).where(keys.c.hash == hash_))


def known_keys(connection: Connection, hashes: Sequence[str]) -> set[str]:
    """Which of these keys still hold."""
    return set(connection.execute(select(keys.c.hash).where(keys.c.hash.in_(hashes))).scalars())


def without_device(connection: Connection, ids: Sequence[str]) -> set[str]:
    """Which of these players no device proves any more, and no link could: nobody will ever play for them."""
    proved = set(connection.execute(select(keys.c.player_id).where(keys.c.player_id.in_(ids))).scalars())
    linked = select(links.c.player_id).where(
        links.c.player_id.in_(ids), links.c.used_at.is_(None), links.c.kind.not_in(NO_KEYS)
    )
    mailed = select(addresses.c.player_id).where(addresses.c.player_id.in_(ids), addresses.c.address.isnot(None))
    ways = set(connection.execute(linked.union(mailed)).scalars())
    return set(ids) - proved - ways


def forget_player(connection: Connection, player: str, nickname: str) -> list[str]:
    """Take from a player all that is personal, under another nickname; the keys that hold no more.

    The row stays: seats and events of games that others played too refer to it. So do those of the names that the
    player gave to seats on their phone, which nobody has taken.
    """
    gone = list(connection.execute(select(keys.c.hash).where(keys.c.player_id == player)).scalars())
    for personal in PERSONAL:
        connection.execute(delete(personal).where(personal.c.player_id == player))
    connection.execute(delete(claims).where(claims.c.owner_id == player))
    connection.execute(delete(blocks).where(or_(blocks.c.player_id == player, blocks.c.blocked_id == player)))
    kept = select(seats.c.player_id).where(seats.c.keeper == player)
    theirs = (players.c.id == player) | players.c.id.in_(kept)
    connection.execute(update(players).where(theirs).values(nickname=nickname))
    return gone


# --- links ------------------------------------------------------------------------------------------------


def add_link(connection: Connection, link: Fields) -> None:
    """A new link: hash, kind, player_id, created_at, expires_at, made_by."""
    connection.execute(insert(links), dict(link))


def link_of(connection: Connection, hash_: str) -> Found | None:
    """The link with this hash, and the nickname and language of whose it is."""
    whose = select(links, players.c.nickname, players.c.language).join(players, players.c.id == links.c.player_id)
    return connection.execute(whose.where(links.c.hash == hash_)).first()


def use_link(connection: Connection, hash_: str, now: int) -> bool:
    """Use a link up; False where somebody else was first."""
    unused = update(links).where(links.c.hash == hash_, links.c.used_at.is_(None))
    return connection.execute(unused.values(used_at=now)).rowcount == 1


def replace_links(connection: Connection, player: str, kind: str, now: int) -> None:
    """The links of this kind that the player made before are dead."""
    theirs = (links.c.player_id == player, links.c.kind == kind, links.c.used_at.is_(None))
    connection.execute(update(links).where(*theirs).values(used_at=now))


def revoke_links(connection: Connection, key: str, kinds: Sequence[str], now: int) -> None:
    """The unused links of these kinds that the device with this key made are dead, to a release before this one too."""
    theirs = (links.c.made_by == key, links.c.kind.in_(kinds), links.c.used_at.is_(None))
    connection.execute(update(links).where(*theirs).values(used_at=now, revoked_at=now))


def standing_link(connection: Connection, player: str, kind: str) -> int | None:
    """When the player made the link of this kind that stands, None where there is none."""
    theirs = (links.c.player_id == player, links.c.kind == kind, links.c.used_at.is_(None))
    return connection.execute(select(func.max(links.c.created_at)).where(*theirs)).scalar()


def forget_links(connection: Connection, before: int) -> int:
    """Delete the links that were dead by then; how many they were."""
    dead = (links.c.expires_at < before) | (links.c.used_at < before)
    return connection.execute(delete(links).where(dead)).rowcount


def count_games(connection: Connection, player: str) -> int:
    """In how many rooms that wait or play the player sits."""
    theirs = select(func.count()).select_from(seats).join(rooms, rooms.c.id == seats.c.room_id)
    going = theirs.where(seats.c.player_id == player, rooms.c.status.in_(("waiting", "playing")))
    return connection.execute(going).scalar_one()
