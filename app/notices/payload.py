"""What a push says: on a lock screen others may read it too, so no name and no word stands there unless wanted."""

import orjson

from app.language import Catalogues
from app.notices.outbox import Due
from app.notices.telling import LATE
from app.rooms.room import Room, deadline, instant

# Characters of a title: no screen shows more, and a push has to stay a small one.
MOST_TITLE = 200
FIRST_ISOLATE, LAST_ISOLATE = "⁨", "⁩"


def payload(due: Due, waiting: int, act: tuple[str, str] | None, texts: Catalogues) -> bytes:
    """What the service worker shows of it; `waiting` is how many games wait for the player.

    `act` is what can be done right from it, and the token for that: a button, which leads to the page that asks.

    A newer one of the same `tag` takes the place of an older one, and one of the same `id` does so in silence: what a
    process that was killed had told, but not written down, is told once more. `until` is an instant, which the device
    puts into `by` as its own clock has it.
    """
    kind, room = due.claimed.kind, due.room
    told: dict[str, object] = {
        "title": _title(room, due.claimed.player) if due.telling.names else texts.text(due.language, "app.name"),
        "body": texts.text(due.language, f"push.{kind}"),
        "tag": tag_of(room.code),
        "id": due.claimed.id,
        "url": f"/r/{room.code}",
        "kind": kind,
        "language": due.language,
        "waiting": waiting,
    }
    until = deadline(room) if kind in ("turn", "reminder", "nudge", "seat", LATE) else None
    claim = next((one for one in room.claims if (kind, -one.number) == ("seat", due.claimed.number)), None)
    if claim is not None:
        # Not the turn's time is what counts, but until when the seat can be kept.
        until = instant(claim.due)
    if until is not None:
        told |= {"until": until, "by": texts.text(due.language, "push.until")}
    if act is not None:
        name, token = act
        told["act"] = {"title": texts.text(due.language, f"push.act_{name}"), "url": f"/act#{token}"}
    return orjson.dumps(told)


def tag_of(code: str) -> str:
    """What tells the notices of one room from those of others on a device."""
    return f"room:{code}"


def _title(room: Room, player: str) -> str:
    """The room's name, or who else sits there."""
    names = [seat.nickname for seat in room.seats if seat.player != player]
    longest = MOST_TITLE // max(1, len(names))
    return room.name[:MOST_TITLE] or ", ".join(f"{FIRST_ISOLATE}{name[:longest]}{LAST_ISOLATE}" for name in names)
