"""Links go with the device that made them.

Expand first, contract in a later release: the version before this one has to run on the result.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("links", sa.Column("made_by", sa.String(length=64), nullable=True))
    op.add_column("links", sa.Column("revoked_at", sa.BigInteger(), nullable=True))
    op.create_index(op.f("ix_links_made_by"), "links", ["made_by"])


def downgrade() -> None:
    op.drop_index(op.f("ix_links_made_by"), "links")
    op.drop_column("links", "revoked_at")
    op.drop_column("links", "made_by")
