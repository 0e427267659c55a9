"""What is said at a table, and what players note for themselves.

Expand first, contract in a later release: the version before this one has to run on the result.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("talk", sa.Integer(), nullable=True))
    op.create_table(
        "messages",
        sa.Column("room_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("message_id", sa.String(length=36), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name=op.f("fk_messages_room_id_rooms"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room_id", "number", name=op.f("pk_messages")),
        sa.UniqueConstraint("room_id", "message_id", name=op.f("uq_messages_room_id_message_id")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notes",
        sa.Column("room_id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name=op.f("fk_notes_room_id_rooms"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_notes_player_id_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("room_id", "player_id", name=op.f("pk_notes")),
    )
    op.create_index(op.f("ix_notes_player_id"), "notes", ["player_id"])


def downgrade() -> None:
    op.drop_table("notes")
    op.drop_table("messages")
    op.drop_column("rooms", "talk")
