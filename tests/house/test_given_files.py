"""What others made and we ship or test with, beside the browser's libraries, is what was recorded, with its licence."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tests.house.source import APP, ROOT

AXE = ROOT / "tests" / "browser" / "vendor"
FONT = APP / "pictures" / "font"


def record(folder: Path) -> dict[str, Any]:
    return dict(json.loads((folder / "VENDOR.json").read_text("utf-8")))


@pytest.mark.parametrize("folder", [AXE, FONT], ids=["axe", "font"])
def test_each_file_has_its_recorded_hash_and_none_is_unrecorded(folder: Path) -> None:
    files = record(folder)["files"]
    assert {path.name for path in folder.iterdir()} - {"VENDOR.json"} == set(files)
    for name, sha256 in files.items():
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == sha256


def test_the_licences_are_there() -> None:
    assert record(AXE)["licence"] == "MPL-2.0"
    assert "Mozilla Public License" in (AXE / "axe-LICENSE").read_text("utf-8")
    assert record(FONT)["licence"] == "OFL-1.1"
    assert "SIL Open Font License, Version 1.1" in (FONT / "LICENSE").read_text("utf-8")
