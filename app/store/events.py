"""Events: the truth of every game."""

from sqlalchemy import Connection, bindparam, insert, select

from app.store.prepared import Fields, Found, Prepared
from app.tables import events

_add_event = Prepared(insert(events).values({column.name: bindparam(column.name) for column in events.c}))
EVENTS_SINCE = (
    select(events.c.version, events.c.body)
    .where(events.c.room_id == bindparam("room"), events.c.version > bindparam("since"))
    .order_by(events.c.version)
)
_event_of = select(events.c.version, events.c.player_id, events.c.body).where(
    events.c.room_id == bindparam("room"), events.c.action_id == bindparam("action")
)


def add_event(connection: Connection, event: Fields) -> None:
    """Append an event. Raises IntegrityError when its version or its action's id is taken."""
    _add_event.run(connection, event)


def events_since(connection: Connection, room_id: int, since: int) -> list[str]:
    """The events after version `since`, in order, as JSON."""
    return [row.body for row in connection.execute(EVENTS_SINCE, {"room": room_id, "since": since})]


def event_of_action(connection: Connection, room_id: int, action: str) -> Found | None:
    """The event that this action's id made: version, player_id, body."""
    return connection.execute(_event_of, {"room": room_id, "action": action}).first()
