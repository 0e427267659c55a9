"""What each player has seen of a game, so that what came after is shown first on the return.

Expand first, contract in a later release: the version before this one has to run on the result.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seen",
        sa.Column("room_id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name=op.f("fk_seen_room_id_rooms"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_seen_player_id_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("room_id", "player_id", name=op.f("pk_seen")),
    )
    with op.batch_alter_table("seen", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seen_player_id"), ["player_id"], unique=False)


def downgrade() -> None:
    op.drop_table("seen")
