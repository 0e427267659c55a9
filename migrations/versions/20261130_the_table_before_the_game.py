"""What the host arranges about the seats before the game, and the public rooms in their order.

Expand first, contract in a later release: the version before this one has to run on the result.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

PUBLIC = sa.text("visibility = 'public'")


def upgrade() -> None:
    with op.batch_alter_table("rooms", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seating", sa.Text(), nullable=True))
        batch_op.create_index(
            batch_op.f("ix_rooms_status_id"),
            ["status", "id"],
            unique=False,
            sqlite_where=PUBLIC,
            postgresql_where=PUBLIC,
        )


def downgrade() -> None:
    with op.batch_alter_table("rooms", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_rooms_status_id"), sqlite_where=PUBLIC, postgresql_where=PUBLIC)
        batch_op.drop_column("seating")
