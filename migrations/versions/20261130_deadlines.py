"""What came of deadlines, and when nobody watched over them.

Expand first, contract in a later release: the version before this one has to run on the result.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("alive_at", sa.BigInteger()),
        sa.Column("held_at", sa.BigInteger()),
        sa.Column("held_by", sa.String(length=16)),
        sa.Column("counted_from", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    op.create_table(
        "outages",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outages")),
    )
    op.create_index(op.f("ix_outages_ended"), "outages", ["ended"])
    op.create_table(
        "timeouts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("room_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("clan", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.String(length=16), nullable=False),
        sa.Column("undone_at", sa.BigInteger()),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name=op.f("fk_timeouts_room_id_rooms"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_timeouts")),
    )
    op.create_index(op.f("ix_timeouts_at"), "timeouts", ["at"])
    op.create_index(op.f("ix_timeouts_room_id"), "timeouts", ["room_id"])


def downgrade() -> None:
    op.drop_table("timeouts")
    op.drop_table("outages")
    op.drop_table("pulse")
