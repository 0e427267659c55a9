"""The vendored libraries are what VENDOR.json says, and came unchanged but for the listed rewrites."""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

VENDOR = Path(__file__).parents[2] / "static" / "vendor"
PACKAGES: list[dict[str, Any]] = json.loads((VENDOR / "VENDOR.json").read_text())["packages"]
FILES = [entry for package in PACKAGES for entry in package["files"]]
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["']([^"']+)["']""")


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("entry", FILES, ids=lambda entry: entry["path"])
def test_a_vendored_file_has_its_recorded_hash(entry: dict[str, Any]) -> None:
    assert sha256((VENDOR / entry["path"]).read_bytes().decode()) == entry["sha256"]


@pytest.mark.parametrize("entry", FILES, ids=lambda entry: entry["path"])
def test_undoing_the_rewrites_gives_the_published_file(entry: dict[str, Any]) -> None:
    text = (VENDOR / entry["path"]).read_bytes().decode()
    for published, ours in reversed(entry["rewrites"]):
        text = text.replace(ours, published)
    assert sha256(text + entry["dropped_end"]) == entry["source_sha256"]


def test_every_file_in_the_folder_is_recorded() -> None:
    found = {path.relative_to(VENDOR).as_posix() for path in VENDOR.rglob("*") if path.is_file()}
    assert found == {entry["path"] for entry in FILES} | {"VENDOR.json"}


def test_every_package_travels_with_its_licence() -> None:
    for package in PACKAGES:
        assert package["licence"] in {"MIT", "Apache-2.0", "ISC", "OFL-1.1"}
        assert any("LICENSE" in entry["path"] for entry in package["files"]), package["name"]


@pytest.mark.parametrize("path", sorted(VENDOR.rglob("*.js")), ids=lambda path: path.name)
def test_imports_are_relative_and_lead_to_a_file(path: Path) -> None:
    for target in IMPORT.findall(path.read_text()):
        assert target.startswith("."), f"bare import {target}: the page has no import map"
        assert (path.parent / target).is_file(), target
