"""How Alembic reaches the database: on the connection that the start hands over, or on DATABASE_URL."""

from alembic import context

from app.config import read_settings
from app.migrate import with_connection
from app.tables import metadata


def run(connection: object) -> None:
    """All steps on one connection, within the transaction of whoever opened it."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, compare_type=True)
    context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    with_connection(read_settings(), run)
