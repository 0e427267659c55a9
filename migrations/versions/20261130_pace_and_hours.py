"""How long turns may take, until when, what was agreed on; the hours of players; the journals of rooms.

Expand first, contract in a later release: the version before this one has to run on the result.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TIMED = sa.text("due_at IS NOT NULL")
COLUMNS = (
    ("pace", sa.Text()),
    ("absence", sa.String(length=16)),
    ("clock", sa.Text()),
    ("due_at", sa.BigInteger()),
    ("proposal", sa.Text()),
    ("journal", sa.Integer()),
)


def upgrade() -> None:
    for name, kind in COLUMNS:
        op.add_column("rooms", sa.Column(name, kind, nullable=True))
    op.create_index(op.f("ix_rooms_due_at"), "rooms", ["due_at"], sqlite_where=TIMED, postgresql_where=TIMED)
    op.create_table(
        "hours",
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("wakes", sa.Integer(), nullable=False),
        sa.Column("sleeps", sa.Integer(), nullable=False),
        sa.Column("away", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_hours_player_id_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player_id", name=op.f("pk_hours")),
    )
    op.create_table(
        "journal",
        sa.Column("room_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name=op.f("fk_journal_room_id_rooms"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room_id", "number", name=op.f("pk_journal")),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("journal")
    op.drop_table("hours")
    op.drop_index(op.f("ix_rooms_due_at"), table_name="rooms")
    for name, _kind in reversed(COLUMNS):
        op.drop_column("rooms", name)
