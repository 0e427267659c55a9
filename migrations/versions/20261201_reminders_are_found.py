"""The newest reminder at a table, found without reading all that was said there.

Expand first, contract in a later release: the version before this one has to run on the result.
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

NUDGES = sa.text("kind = 'nudge'")


def upgrade() -> None:
    op.create_index(
        op.f("ix_messages_nudges"),
        "messages",
        ["room_id", "kind", "number"],
        sqlite_where=NUDGES,
        postgresql_where=NUDGES,
    )


def downgrade() -> None:
    op.drop_index(op.f("ix_messages_nudges"), "messages")
