"""The hours of players, as they are stored."""

from typing import Any

import orjson
from sqlalchemy import Connection

from app import store
from app.rooms.pace import NO_HOURS, Hours, day_of, is_zone


def hours_of(connection: Connection, player: str) -> Hours:
    """The hours by which this player's deadlines are set."""
    row = store.hours_of(connection, player)
    return NO_HOURS if row is None else read_hours(row)


def read_hours(row: Any) -> Hours:
    """The hours of this row; in a zone that this machine does not know (yet), those of our own clock."""
    away = tuple((day_of(first), day_of(last)) for first, last in orjson.loads(row.away))
    return Hours(row.zone if is_zone(row.zone) else NO_HOURS.zone, row.wakes, row.sleeps, away)


def fields_of(hours: Hours) -> dict[str, Any]:
    """The columns of these hours."""
    away = [(first.isoformat(), last.isoformat()) for first, last in hours.away]
    return {"zone": hours.zone, "wakes": hours.wakes, "sleeps": hours.sleeps, "away": orjson.dumps(away).decode()}
