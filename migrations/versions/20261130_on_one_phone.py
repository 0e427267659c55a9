"""Tables on one phone: who plays for a seat until somebody takes it, and the invite that does.

Expand first, contract in a later release: the version before this one has to run on the result.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("keeper", sa.String(length=32), nullable=True))
        batch_op.add_column(sa.Column("invite", sa.String(length=32), nullable=True))
        batch_op.create_foreign_key(batch_op.f("fk_seats_keeper_players"), "players", ["keeper"], ["id"])


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_constraint(batch_op.f("fk_seats_keeper_players"), type_="foreignkey")
        batch_op.drop_column("invite")
        batch_op.drop_column("keeper")
