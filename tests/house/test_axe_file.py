"""The file that looks for barriers is the published one, and its licence travels with it."""

import hashlib
import json
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "browser" / "vendor"
RECORD = json.loads((FOLDER / "VENDOR.json").read_text())


def test_each_file_has_its_recorded_hash_and_none_is_unrecorded() -> None:
    found = {path.name for path in FOLDER.iterdir()} - {"VENDOR.json"}
    assert found == set(RECORD["files"])
    for name, sha256 in RECORD["files"].items():
        assert hashlib.sha256((FOLDER / name).read_bytes()).hexdigest() == sha256


def test_the_licence_is_there() -> None:
    assert RECORD["licence"] == "MPL-2.0"
    assert "Mozilla Public License" in (FOLDER / "axe-LICENSE").read_text()
