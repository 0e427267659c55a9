"""How much there is, and whether anybody answers."""

from sqlalchemy import Connection, Table, func, select

from app.tables import events, players, rooms


def count_rooms(connection: Connection) -> int:
    """How many rooms there are."""
    return _count(connection, rooms)


def count_players(connection: Connection) -> int:
    """How many players there are."""
    return _count(connection, players)


def count_events(connection: Connection) -> int:
    """How many events there are, of all rooms."""
    return _count(connection, events)


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def ping(connection: Connection) -> None:
    """Ask for nothing, to see that somebody answers."""
    connection.execute(select(func.count()).select_from(select(rooms.c.id).limit(1).subquery())).scalar()
