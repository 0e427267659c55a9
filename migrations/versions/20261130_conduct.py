"""What hosts allow at their tables, words of watchers, blocks, reports, and what an operator hides.

Expand first, contract in a later release: the version before this one has to run on the result.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("hidden_at", sa.BigInteger(), nullable=True))
    op.add_column("rooms", sa.Column("manners", sa.Text(), nullable=True))
    op.add_column("rooms", sa.Column("watchers_said", sa.Integer(), nullable=True))
    op.add_column("rooms", sa.Column("hidden_at", sa.BigInteger(), nullable=True))
    op.create_table(
        "watchers_words",
        sa.Column("room_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("message_id", sa.String(length=36), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["room_id"], ["rooms.id"], name=op.f("fk_watchers_words_room_id_rooms"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("room_id", "number", name=op.f("pk_watchers_words")),
        sa.UniqueConstraint("room_id", "message_id", name=op.f("uq_watchers_words_room_id_message_id")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "blocks",
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("blocked_id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_blocks_player_id_players"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["blocked_id"], ["players.id"], name=op.f("fk_blocks_blocked_id_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player_id", "blocked_id", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_blocked_id"), "blocks", ["blocked_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("room_id", sa.Integer(), nullable=False),
        sa.Column("reporter_id", sa.String(length=32), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("settled_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name=op.f("fk_reports_room_id_rooms"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        sa.UniqueConstraint(
            "room_id", "reporter_id", "player_id", name=op.f("uq_reports_room_id_reporter_id_player_id")
        ),
    )
    op.create_index(op.f("ix_reports_player_id"), "reports", ["player_id"])


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_table("blocks")
    op.drop_table("watchers_words")
    op.drop_column("rooms", "hidden_at")
    op.drop_column("rooms", "watchers_said")
    op.drop_column("rooms", "manners")
    op.drop_column("players", "hidden_at")
