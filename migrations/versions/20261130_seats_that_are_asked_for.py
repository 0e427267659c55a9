"""Seats that are asked for by who lost them.

Expand first, contract in a later release: the version before this one has to run on the result.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("claims", sa.Text(), nullable=True))
    op.create_table(
        "claims",
        sa.Column("room_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("clan", sa.Integer(), nullable=False),
        sa.Column("owner_id", sa.String(length=32), nullable=False),
        sa.Column("asker_id", sa.String(length=32), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("outcome", sa.String(length=16), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name=op.f("fk_claims_room_id_rooms"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["players.id"], name=op.f("fk_claims_owner_id_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("room_id", "number", name=op.f("pk_claims")),
    )
    op.create_index(op.f("ix_claims_owner_id"), "claims", ["owner_id"])
    op.create_index(op.f("ix_claims_asker_id"), "claims", ["asker_id"])
    op.create_index(op.f("ix_claims_due_at"), "claims", ["due_at"])


def downgrade() -> None:
    op.drop_table("claims")
    op.drop_column("rooms", "claims")
