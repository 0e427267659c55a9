"""The tables: made by migrations, up and down, the same as the code says, once however many start together."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Integer, String, inspect, text

from app.config import BadSettings, Settings
from app.migrate import alembic_config, migrate, unmigrate, with_connection
from app.tables import metadata
from tests.serving import Served

TABLES = {
    "players", "keys", "rooms", "seats", "events", "seen", "hours", "journal", "links", "messages", "notes",
    "pulse", "outages", "timeouts", "telling", "muted", "addresses", "subscriptions", "server_keys", "webhooks",
    "deliveries", "claims", "passes", "mails", "watchers_words", "blocks", "reports",
}  # fmt: skip


@pytest.fixture
def settings(empty_database_url: str) -> Settings:
    return Settings(database_url=empty_database_url)


def found(settings: Settings, question: Any) -> Any:
    """The answer to a question about the database."""
    answers: list[Any] = []
    with_connection(settings, lambda connection: answers.append(question(connection)))
    return answers[0]


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def test_up_and_down_and_up_again(settings: Settings) -> None:
    migrate(settings)
    assert found(settings, tables) == TABLES | {"alembic_version"}
    unmigrate(settings, "base")
    assert found(settings, tables) == {"alembic_version"}
    migrate(settings)
    assert found(settings, tables) == TABLES | {"alembic_version"}


def test_each_step_goes_both_ways(settings: Settings) -> None:
    steps = found(
        settings, lambda connection: list(ScriptDirectory.from_config(alembic_config(connection)).walk_revisions())
    )
    for step in reversed(steps):
        migrate(settings, step.revision)
        unmigrate(settings, step.down_revision or "base")
        migrate(settings, step.revision)
    assert found(settings, differences) == []


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, metadata))


def test_the_tables_are_what_the_code_says(settings: Settings) -> None:
    migrate(settings)
    assert found(settings, differences) == []
    with_connection(settings, lambda connection: command.check(alembic_config(connection)))


def test_a_difference_would_be_seen(settings: Settings) -> None:
    migrate(settings)
    with_connection(settings, lambda connection: connection.execute(text("DROP INDEX ix_players_seen_at")))
    assert len(found(settings, differences)) == 1


def test_migrating_twice_does_nothing(settings: Settings) -> None:
    migrate(settings)
    with_connection(settings, lambda connection: connection.execute(text(PLAYER)))
    migrate(settings)
    assert found(settings, lambda connection: connection.execute(text("SELECT count(*) FROM players")).scalar()) == 1


PLAYER = "INSERT INTO players (id, nickname, language, created_at, seen_at) VALUES ('p', 'Ana', 'en', 0, 0)"


def test_a_step_that_fails_leaves_nothing_half_done(settings: Settings) -> None:
    with_connection(settings, lambda connection: connection.execute(text("CREATE TABLE seats (x INTEGER)")))
    with pytest.raises(Exception, match="seats"):
        migrate(settings)
    assert found(settings, tables) <= {"seats", "alembic_version"}


ROOM = (
    PLAYER,
    "INSERT INTO rooms (code, name, size, visibility, autostart, status, host, invite, revision, version, draw, "
    "created_at, updated_at) VALUES ('c', '', 2, 'private', true, 'playing', 'p', 'i', 1, 1, '[]', 0, 0)",
    "INSERT INTO seats (room_id, seat, player_id) VALUES (1, 0, 'p')",
    "INSERT INTO events (room_id, version, body) VALUES (1, 1, '{}')",
)


def operations(connection: Connection) -> Operations:
    """What steps are made of."""
    return Operations(MigrationContext.configure(connection, opts={"render_as_batch": True}))


def test_a_table_that_is_made_anew_keeps_what_refers_to_it(settings: Settings) -> None:
    """F12: SQLite changes a column by way of another table, and takes the old one away."""

    def step(connection: Connection) -> None:
        for statement in ROOM:
            connection.execute(text(statement))
        with operations(connection).batch_alter_table("rooms", recreate="auto") as rooms:
            rooms.alter_column("name", existing_type=String(400), type_=String(500))

    migrate(settings)
    with_connection(settings, step)
    for table in ("players", "rooms", "seats", "events"):
        count = text(f"SELECT count(*) FROM {table}")
        assert found(settings, lambda connection, count=count: connection.execute(count).scalar()) == 1, table


LATER = text("UPDATE alembic_version SET version_num = '9999'")


def of_a_later_release(settings: Settings, *, drop: str = "", add: str = "", nullable: bool = True) -> str | None:
    """Take a step of a later release with the rooms, then migrate as the release of now."""

    def step(connection: Connection) -> None:
        connection.execute(LATER)
        with operations(connection).batch_alter_table("rooms") as rooms:
            if drop:
                rooms.drop_column(drop)
            if add:
                rooms.add_column(Column(add, Integer, nullable=nullable))

    migrate(settings)
    with_connection(settings, step)
    return migrate(settings)


def test_what_a_later_release_has_added_is_left_as_it_is(settings: Settings) -> None:
    """F12: expand, so that the release before it can still run, and says what it has found."""
    assert of_a_later_release(settings, add="colour") == "9999"
    assert len(found(settings, differences)) == 1


def test_what_a_later_release_has_dropped_stops_the_start(settings: Settings) -> None:
    """F12: contract, after which the release before cannot run any more."""
    with pytest.raises(BadSettings, match=r"a later release .* to 9999: rooms\.name is gone\.$"):
        of_a_later_release(settings, drop="name")


def test_what_only_a_later_release_can_fill_in_stops_the_start(settings: Settings) -> None:
    """F12: no expansion: this release would be refused each room that it stores."""
    with pytest.raises(BadSettings, match=r"to 9999: rooms\.colour has to be given\.$"):
        of_a_later_release(settings, add="colour", nullable=False)


def test_several_that_start_together_migrate_once(empty_database_url: str, tmp_path: Path) -> None:
    served = [Served(tmp_path, empty_database_url) for _ in range(3)]
    with ThreadPoolExecutor(3) as pool:
        for started in pool.map(Served.start, served):
            assert started.process is not None
    for one in served:
        one.stop()
        assert "Traceback" not in one.lines()
    assert found(Settings(database_url=empty_database_url), differences) == []


def test_several_threads_migrate_once(settings: Settings) -> None:
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda _: migrate(settings), range(6)))
    assert found(settings, differences) == []
