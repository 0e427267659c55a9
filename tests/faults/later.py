"""A later release, which brings one more migration: the folder that MIGRATIONS names has it beside those of now."""

import os
import shutil
import sys
from pathlib import Path

from app import __main__ as start
from app import migrate
from tests.serving import ROOT

REVISION = "9001"
STEP = """
import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"


def upgrade() -> None:
{steps}
"""


def release(folder: Path, steps: str) -> str:
    """Put migrations into the folder, the last of which takes these steps; the folder's name."""
    made = folder / "migrations"
    shutil.copytree(ROOT / "migrations", made, ignore=shutil.ignore_patterns("__pycache__"))
    newest = max((made / "versions").glob("*.py"), key=number)
    text = STEP.format(revision=REVISION, before=number(newest), steps=steps)
    (made / "versions" / "later.py").write_text(text, "utf-8")
    return str(made)


def number(file: Path) -> str:
    """The revision that a migration makes."""
    return file.read_text("utf-8").partition('\nrevision = "')[2].partition('"')[0]


if __name__ == "__main__":
    migrate.MIGRATIONS = Path(os.environ["MIGRATIONS"])
    migrate.START_TIMEOUT = float(os.environ.get("START_TIMEOUT", migrate.START_TIMEOUT))
    sys.exit(start.main())
