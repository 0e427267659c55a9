"""The bundle of the browser client is made of the sources as they are; where it is not, the page takes the sources."""

import re
import shutil
from pathlib import Path

import pytest

from app import bundle


@pytest.fixture
def static(tmp_path: Path) -> Path:
    return Path(shutil.copytree(bundle.STATIC, tmp_path / "static"))


def test_it_is_up_to_date() -> None:
    """`make bundle` was run after the last change of the sources."""
    assert bundle.is_fresh(bundle.STATIC)


def test_its_files_are_those_that_were_made() -> None:
    folder = bundle.STATIC / bundle.FOLDER
    files = {path.name: bundle._hash(folder, [path]) for path in folder.iterdir() if path.name != bundle.RECORD}
    assert files == bundle._record(bundle.STATIC)["files"]


def test_the_page_names_it_and_what_it_needs_first(static: Path) -> None:
    named = bundle.page(static)
    assert 'src="/static/bundle/main.js"' in named
    assert 'href="/static/bundle/main.css"' in named
    assert set(re.findall(r"/static/(?:js|css)/[\w.-]+", named)) == {"/static/js/again.js"}
    for name in bundle._record(static)["first"]:
        assert f'<link rel="modulepreload" href="/static/bundle/{name}">' in named


def test_the_first_page_is_one_file_of_modules_however_many_parts_share_them() -> None:
    assert len(bundle._record(bundle.STATIC)["first"]) == 1


@pytest.mark.parametrize("changed", ["js/main.js", "css/theme.css", "vendor/preact/preact.js"])
def test_a_changed_source_is_shown_at_once(static: Path, changed: str) -> None:
    with (static / changed).open("a") as file:
        file.write("\n")
    assert bundle.page(static) == (static / "index.html").read_text("utf-8")


def test_what_loads_the_page_anew_comes_before_what_may_fail(static: Path) -> None:
    named = bundle.page(static)
    first = named.index('<script src="/static/js/again.js"></script>')
    assert first < min(named.index(kind) for kind in ("stylesheet", "module"))


def test_without_it_the_page_takes_the_sources(static: Path) -> None:
    shutil.rmtree(static / bundle.FOLDER)
    assert 'src="/static/js/main.js"' in bundle.page(static)
