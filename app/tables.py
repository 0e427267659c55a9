"""The tables. Times are milliseconds since 1970 in UTC; JSON is text, so that a ruling is never a schema change."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

WAITING = text("status = 'waiting'")
TIMED = text("due_at IS NOT NULL")
PUBLIC = text("visibility = 'public'")
UNTOLD = text("untold_since IS NOT NULL")
UNENDED = text("ended_at IS NULL")
KEPT = text("keeper IS NOT NULL")

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("nickname", String(400), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("hidden_at", BigInteger),  # when an operator hid name and words of this player
    Index(None, "seen_at"),
)

# What proves a player on one device. Only the SHA-256 of the key is here.
keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("name", String(80)),  # of the device, as far as its browser says; null: unknown
    Column("seen_at", BigInteger),
    Column("told_at", BigInteger),  # until when this device has been told of others
)

# What takes a player's seats along to another device. Only the SHA-256 of the token is here.
links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),  # null: it stands until another takes its place
    Column("used_at", BigInteger),  # when it was redeemed for the last time it may be, or replaced
    Column("made_by", String(64), index=True),  # the hash of the key of the device that made it; null: nobody knows
    Column("revoked_at", BigInteger),  # when that device was signed out
)

rooms = Table(
    "rooms",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String(32), nullable=False, unique=True),
    Column("name", String(400), nullable=False),
    Column("size", Integer, nullable=False),
    Column("visibility", String(16), nullable=False),
    Column("autostart", Boolean, nullable=False),
    Column("first", Integer),  # a seat; null: by chance
    Column("status", String(16), nullable=False),
    Column("host", ForeignKey("players.id"), nullable=False, index=True),
    Column("invite", String(32), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    # Of the game, once it has begun: the rulings it is played by, the clan that began, the clan on the move.
    Column("rules", Integer),
    Column("first_clan", Integer),
    Column("clan", Integer),
    Column("state", Text),  # a cache of the events
    Column("draw", Text, nullable=False),
    Column("rematch", String(32)),
    Column("record", Text),  # of a game that the one of this room will go on from
    Column("seating", Text),  # what was arranged about the seats; null: nothing
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    # Of rooms where time is measured, or was agreed on: all JSON but the contract and the deadline.
    Column("pace", Text),
    Column("absence", String(16)),
    Column("clock", Text),
    Column("due_at", BigInteger),
    Column("proposal", Text),
    # Since when there may be something to tell its players that is not in the deliveries yet; null: all is.
    Column("untold_since", BigInteger),
    # How many messages were said at it.
    Column("talk", Integer),
    # What its host allows and whom it removed (JSON), how many messages watchers said, when an operator closed it.
    Column("manners", Text),
    Column("watchers_said", Integer),
    Column("hidden_at", BigInteger),
    # How many lines its journal has.
    Column("journal", Integer),
    # Seats that are asked for by who lost them, as JSON.
    Column("claims", Text),
    Index(None, "due_at", sqlite_where=TIMED, postgresql_where=TIMED),
    Index(None, "untold_since", sqlite_where=UNTOLD, postgresql_where=UNTOLD),
    # For the rooms that expire; of the others it would change with every move.
    Index(None, "updated_at", sqlite_where=WAITING, postgresql_where=WAITING),
    # For the lobby.
    Index(None, "status", "id", sqlite_where=PUBLIC, postgresql_where=PUBLIC),
    # An id is never given twice, not even after a room is deleted.
    sqlite_autoincrement=True,
)

# The taken seats only.
seats = Table(
    "seats",
    metadata,
    Column("room_id", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player_id", ForeignKey("players.id"), nullable=False, index=True),
    Column("clan", Integer),
    # On one phone: who plays for it until somebody takes it, and what takes it.
    Column("keeper", ForeignKey("players.id")),
    Column("invite", String(32)),
    UniqueConstraint("room_id", "player_id"),
    Index(None, "keeper", sqlite_where=KEPT, postgresql_where=KEPT),
)

# The newest version that was drawn on a visible page of a player.
seen = Table(
    "seen",
    metadata,
    Column("room_id", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger),  # when a visible page last showed the room
)

# The truth: what happened, in order. `body` is the event as clients get it.
events = Table(
    "events",
    metadata,
    Column("room_id", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("player_id", String(32)),
    Column("action_id", String(36)),
    Column("body", Text, nullable=False),
    UniqueConstraint("room_id", "action_id"),
    # A room's events lie together.
    sqlite_with_rowid=False,
)

# When a player can be expected to move. Nobody else ever sees it.
hours = Table(
    "hours",
    metadata,
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("wakes", Integer, nullable=False),  # minutes of the day
    Column("sleeps", Integer, nullable=False),
    Column("away", Text, nullable=False),
)

NUDGES = text("kind = 'nudge'")

# What is said at a table, by those who sit there. `body` is a text, a phrase's name, or whom a nudge reminds.
messages = Table(
    "messages",
    metadata,
    Column("room_id", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player_id", String(32), nullable=False),
    Column("message_id", String(36)),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("room_id", "message_id"),
    Index("ix_messages_nudges", "room_id", "kind", "number", sqlite_where=NUDGES, postgresql_where=NUDGES),
    sqlite_with_rowid=False,
)

# The same of those who only watch, where the host lets them.
watchers_words = Table(
    "watchers_words",
    metadata,
    Column("room_id", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player_id", String(32), nullable=False),
    Column("message_id", String(36)),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("room_id", "message_id"),
    sqlite_with_rowid=False,
)

# Whose words a player does not want to read, and whom it does not want at its tables. Nobody else ever sees it.
blocks = Table(
    "blocks",
    metadata,
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)

# What players tell an operator of others, with their words as JSON; one for each reporter and target at a table.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("room_id", ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False),
    Column("reporter_id", String(32), nullable=False),
    Column("player_id", String(32), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("settled_at", BigInteger),
    UniqueConstraint("room_id", "reporter_id", "player_id"),
)

# What players note for themselves at a table.
notes = Table(
    "notes",
    metadata,
    Column("room_id", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("body", Text, nullable=False),
)

# What happened at a table besides the game. `body` is the line as clients get it.
journal = Table(
    "journal",
    metadata,
    Column("room_id", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Seats that are asked for by who lost them: what stands in their rooms, for whoever looks for it. Of what is over,
# those of which the owner of the seat has not been told yet.
claims = Table(
    "claims",
    metadata,
    Column("room_id", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("clan", Integer, nullable=False),
    Column("owner_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("asker_id", String(32), nullable=False, index=True),
    Column("due_at", BigInteger, index=True),  # null: it is over
    Column("outcome", String(16)),
    Column("ended_at", BigInteger),
)

# One row: when a ticker was last at work, and whether all clocks are held, since when and by whom.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("alive_at", BigInteger),
    Column("held_at", BigInteger),
    Column("held_by", String(16)),
    # Of what the brake counts, all before this is settled.
    Column("counted_from", BigInteger),
)

# When no ticker was at work, or the clocks were held: this time is given back.
outages = Table(
    "outages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False, index=True),
)

# What happened because time was up: for the brake, and so that it can be taken back.
timeouts = Table(
    "timeouts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("room_id", ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("version", Integer, nullable=False),  # of the game before it
    Column("clan", Integer, nullable=False),
    Column("outcome", String(16), nullable=False),
    Column("undone_at", BigInteger),
)

# How a player wants to be told of what waits; JSON, without what is as for everybody.
telling = Table(
    "telling",
    metadata,
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("body", Text, nullable=False),
)

# The rooms of which a player wants to hear nothing.
muted = Table(
    "muted",
    metadata,
    Column("room_id", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
)

# Where a player gets mail. `address` is confirmed; `pending` is not yet, and gets nothing but the question.
addresses = Table(
    "addresses",
    metadata,
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(320), index=True),
    Column("pending", String(320), index=True),
    Column("asked_at", BigInteger),  # when `pending` was last asked
    Column("confirmed_at", BigInteger),
    Column("token", String(64), nullable=False, unique=True),  # stands in mails; can only unsubscribe
    Column("failure", String(200)),  # of the last mail; null: it went well
    Column("failed_at", BigInteger),
)

# How many mails an address got, over all players and rooms. Only the SHA-256 of the address is here, for a day.
mails = Table(
    "mails",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("whose", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Index(None, "whose", "at"),
)

# The browsers that take pushes, each of one device.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", ForeignKey("keys.hash", ondelete="CASCADE"), nullable=False, unique=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("result", String(200)),  # of the last push; null: it went well
    Column("result_at", BigInteger),
    sqlite_autoincrement=True,
)

# What all processes share and nobody else may know: made once.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# A room's channel elsewhere. The address is a secret.
webhooks = Table(
    "webhooks",
    metadata,
    Column("room_id", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("url", Text, nullable=False),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),  # who set it
    Column("created_at", BigInteger, nullable=False),
    Column("message", String(64)),  # the one that updates itself
    Column("names", Text, nullable=False),  # the players who agree to be named; JSON
    Column("failure", String(200)),
    Column("failing_since", BigInteger),
    Column("off_at", BigInteger),
)

# What is to be told to whom by which channel, once; `number` is what makes it one thing among others of its kind.
deliveries = Table(
    "deliveries",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("room_id", ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    Column("channel", String(8), nullable=False),
    Column("target", Integer, nullable=False),  # the subscription of a push; 0
    Column("since", BigInteger, nullable=False),  # when it began to wait
    Column("due_at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("claimed_until", BigInteger),
    Column("ended_at", BigInteger),
    Column("outcome", String(16)),
    Column("failure", String(200)),
    UniqueConstraint("room_id", "player_id", "kind", "number", "channel", "target"),
    Index(None, "due_at", sqlite_where=UNENDED, postgresql_where=UNENDED),
    sqlite_autoincrement=True,
)

# What a link in a message may do, once. Only the SHA-256 of its token is here.
passes = Table(
    "passes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("room_id", ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("act", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)
