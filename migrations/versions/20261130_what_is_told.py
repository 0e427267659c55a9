"""What is told to players, by which channels; and a mark where something may have to be told.

Expand first, contract in a later release: the version before this one has to run on the result.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_keys")),
    )
    op.create_table(
        "addresses",
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=320), nullable=True),
        sa.Column("pending", sa.String(length=320), nullable=True),
        sa.Column("asked_at", sa.BigInteger(), nullable=True),
        sa.Column("confirmed_at", sa.BigInteger(), nullable=True),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("failure", sa.String(length=200), nullable=True),
        sa.Column("failed_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_addresses_player_id_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player_id", name=op.f("pk_addresses")),
        sa.UniqueConstraint("token", name=op.f("uq_addresses_token")),
    )
    with op.batch_alter_table("addresses", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_addresses_address"), ["address"], unique=False)
        batch_op.create_index(batch_op.f("ix_addresses_pending"), ["pending"], unique=False)

    op.create_table(
        "telling",
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_telling_player_id_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player_id", name=op.f("pk_telling")),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("room_id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("target", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("claimed_until", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("outcome", sa.String(length=16), nullable=True),
        sa.Column("failure", sa.String(length=200), nullable=True),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_deliveries_player_id_players"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["room_id"], ["rooms.id"], name=op.f("fk_deliveries_room_id_rooms"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deliveries")),
        sa.UniqueConstraint(
            "room_id",
            "player_id",
            "kind",
            "number",
            "channel",
            "target",
            name=op.f("uq_deliveries_room_id_player_id_kind_number_channel_target"),
        ),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("deliveries", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_deliveries_due_at"),
            ["due_at"],
            unique=False,
            sqlite_where=sa.text("ended_at IS NULL"),
            postgresql_where=sa.text("ended_at IS NULL"),
        )
        batch_op.create_index(batch_op.f("ix_deliveries_player_id"), ["player_id"], unique=False)

    op.create_table(
        "muted",
        sa.Column("room_id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_muted_player_id_players"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name=op.f("fk_muted_room_id_rooms"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room_id", "player_id", name=op.f("pk_muted")),
    )
    with op.batch_alter_table("muted", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_muted_player_id"), ["player_id"], unique=False)

    op.create_table(
        "passes",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("room_id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("act", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_passes_player_id_players"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name=op.f("fk_passes_room_id_rooms"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_passes")),
    )
    with op.batch_alter_table("passes", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_passes_player_id"), ["player_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_passes_room_id"), ["room_id"], unique=False)

    op.create_table(
        "subscriptions",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=200), nullable=False),
        sa.Column("auth", sa.String(length=100), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("result", sa.String(length=200), nullable=True),
        sa.Column("result_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["key"], ["keys.hash"], name=op.f("fk_subscriptions_key_keys"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_subscriptions_player_id_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_subscriptions")),
        sa.UniqueConstraint("key", name=op.f("uq_subscriptions_key")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("subscriptions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_subscriptions_player_id"), ["player_id"], unique=False)

    op.create_table(
        "webhooks",
        sa.Column("room_id", sa.Integer(), nullable=False),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.String(length=64), nullable=True),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("failure", sa.String(length=200), nullable=True),
        sa.Column("failing_since", sa.BigInteger(), nullable=True),
        sa.Column("off_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_webhooks_player_id_players"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name=op.f("fk_webhooks_room_id_rooms"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room_id", name=op.f("pk_webhooks")),
    )
    with op.batch_alter_table("webhooks", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_webhooks_player_id"), ["player_id"], unique=False)

    with op.batch_alter_table("rooms", schema=None) as batch_op:
        batch_op.add_column(sa.Column("untold_since", sa.BigInteger(), nullable=True))
        batch_op.create_index(
            batch_op.f("ix_rooms_untold_since"),
            ["untold_since"],
            unique=False,
            sqlite_where=sa.text("untold_since IS NOT NULL"),
            postgresql_where=sa.text("untold_since IS NOT NULL"),
        )

    with op.batch_alter_table("seen", schema=None) as batch_op:
        batch_op.add_column(sa.Column("at", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("seen", schema=None) as batch_op:
        batch_op.drop_column("at")

    with op.batch_alter_table("rooms", schema=None) as batch_op:
        batch_op.drop_index(
            batch_op.f("ix_rooms_untold_since"),
            sqlite_where=sa.text("untold_since IS NOT NULL"),
            postgresql_where=sa.text("untold_since IS NOT NULL"),
        )
        batch_op.drop_column("untold_since")

    with op.batch_alter_table("webhooks", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_webhooks_player_id"))

    op.drop_table("webhooks")
    with op.batch_alter_table("subscriptions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_subscriptions_player_id"))

    op.drop_table("subscriptions")
    with op.batch_alter_table("passes", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_passes_room_id"))
        batch_op.drop_index(batch_op.f("ix_passes_player_id"))

    op.drop_table("passes")
    with op.batch_alter_table("muted", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_muted_player_id"))

    op.drop_table("muted")
    with op.batch_alter_table("deliveries", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_deliveries_player_id"))
        batch_op.drop_index(
            batch_op.f("ix_deliveries_due_at"),
            sqlite_where=sa.text("ended_at IS NULL"),
            postgresql_where=sa.text("ended_at IS NULL"),
        )

    op.drop_table("deliveries")
    op.drop_table("telling")
    with op.batch_alter_table("addresses", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_addresses_pending"))
        batch_op.drop_index(batch_op.f("ix_addresses_address"))

    op.drop_table("addresses")
    op.drop_table("server_keys")
