"""The only SQL. Each function is one question or one change on a connection; none commits."""

from app.store.counts import count_events, count_players, count_rooms, ping
from app.store.events import add_event, event_of_action, events_since
from app.store.hours import add_lines, hours_of, lines_since, put_hours, timed_turns_of
from app.store.moves import make_move, move_room, save_room
from app.store.players import (
    add_player,
    change_player,
    forget_idle_players,
    known_keys,
    nickname,
    nicknames,
    player_of_key,
    remove_key,
)
from app.store.prepared import Fields, Found
from app.store.rooms import (
    TakenSeat,
    Whole,
    add_room,
    codes_waiting_since,
    games_of,
    put_seats,
    revisions,
    room,
    room_seats,
    room_to_change,
    started_codes,
    touch_rooms_of,
    whole_room,
)
from app.store.seen import put_seen, seen_by

__all__ = [
    "Fields",
    "Found",
    "TakenSeat",
    "Whole",
    "add_event",
    "add_lines",
    "add_player",
    "add_room",
    "change_player",
    "codes_waiting_since",
    "count_events",
    "count_players",
    "count_rooms",
    "event_of_action",
    "events_since",
    "forget_idle_players",
    "games_of",
    "hours_of",
    "known_keys",
    "lines_since",
    "make_move",
    "move_room",
    "nickname",
    "nicknames",
    "ping",
    "player_of_key",
    "put_hours",
    "put_seats",
    "put_seen",
    "remove_key",
    "revisions",
    "room",
    "room_seats",
    "room_to_change",
    "save_room",
    "seen_by",
    "started_codes",
    "timed_turns_of",
    "touch_rooms_of",
    "whole_room",
]
