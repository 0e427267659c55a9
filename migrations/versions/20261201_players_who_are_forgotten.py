"""Who plays for a seat, and who hosts a room, as it is looked for when players are forgotten.

Expand first, contract in a later release: the version before this one has to run on the result.
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

KEPT = sa.text("keeper IS NOT NULL")


def upgrade() -> None:
    op.create_index(op.f("ix_seats_keeper"), "seats", ["keeper"], sqlite_where=KEPT, postgresql_where=KEPT)
    op.create_index(op.f("ix_rooms_host"), "rooms", ["host"])


def downgrade() -> None:
    op.drop_index(op.f("ix_rooms_host"), "rooms")
    op.drop_index(op.f("ix_seats_keeper"), "seats")
