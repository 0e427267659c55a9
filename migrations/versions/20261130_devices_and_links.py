"""The devices of a player, and the links that take seats along to another one.

Expand first, contract in a later release: the version before this one has to run on the result.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("keys", schema=None) as batch_op:
        batch_op.add_column(sa.Column("name", sa.String(length=80), nullable=True))
        batch_op.add_column(sa.Column("seen_at", sa.BigInteger(), nullable=True))
        batch_op.add_column(sa.Column("told_at", sa.BigInteger(), nullable=True))
    op.create_table(
        "links",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=True),
        sa.Column("used_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_links_player_id_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_links")),
    )
    with op.batch_alter_table("links", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_links_player_id"), ["player_id"], unique=False)


def downgrade() -> None:
    op.drop_table("links")
    with op.batch_alter_table("keys", schema=None) as batch_op:
        batch_op.drop_column("told_at")
        batch_op.drop_column("seen_at")
        batch_op.drop_column("name")
