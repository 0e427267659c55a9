"""The record that a room's game will go on from.

Expand first, contract in a later release: the version before this one has to run on the result.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("record", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("rooms", "record")
