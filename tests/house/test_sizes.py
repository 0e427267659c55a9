"""Small functions, modest files, names that say something, and words for whoever comes next."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

from tests.house.source import ROOT, Module, functions, modules, script_functions, scripts

MOST_LINES_OF_A_FILE = 450
MOST_LINES_OF_A_FUNCTION = 60
TYPICAL = (2, 10)
SAYS_NOTHING = {"util", "utils", "helper", "helpers", "manager", "managers", "data", "info", "misc", "common"}
# Names that are given: asyncio calls its protocols so.
GIVEN = {"app.connections": {"data_received", "data"}}
TOP_LEVEL = {
    "pyproject.toml", "README.md", "app", "migrations", "static", "tests", "docker-compose.yml", ".ci", "Makefile",
    "Dockerfile", "LICENSE", "requirements.lock",
}  # fmt: skip
# Made by tools, kept out by .gitignore.
LEFT_BEHIND = {"var", "node_modules"}


@pytest.mark.parametrize("path", [module.path for module in modules()] + scripts(), ids=lambda path: path.name)
def test_files_are_modest(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= MOST_LINES_OF_A_FILE


def test_functions_are_small() -> None:
    for spans in (list(functions()), list(script_functions())):
        assert len(spans) > 200
        assert not [span for span in spans if span.lines > MOST_LINES_OF_A_FUNCTION]
        assert TYPICAL[0] <= median(span.lines for span in spans) <= TYPICAL[1]


def words(name: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def defined(module: Module) -> Iterator[str]:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
def test_names_say_something(module: Module) -> None:
    names = set(defined(module)) - GIVEN.get(module.name, set())
    assert not [name for name in names if words(name) & SAYS_NOTHING]


def test_files_are_named_for_what_they_are() -> None:
    for folder in ("app", "migrations", "tests", "static/js", "static/css"):
        for path in (ROOT / folder).rglob("*.*"):
            assert not words(path.stem) & SAYS_NOTHING, path


def promised(module: Module) -> set[str]:
    """The methods that protocols of this module speak of: those who keep the promise need not repeat it."""
    return {
        method.name
        for node in module.tree.body
        if isinstance(node, ast.ClassDef) and any(getattr(base, "id", "") == "Protocol" for base in node.bases)
        for method in node.body
        if isinstance(method, ast.FunctionDef | ast.AsyncFunctionDef)
    }


Documented = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def public(nodes: list[ast.stmt]) -> Iterator[Documented]:
    yield from (node for node in nodes if isinstance(node, Documented) and not node.name.startswith("_"))


def undocumented(module: Module) -> Iterator[str]:
    """What is public and says nothing of itself; methods that override are spoken of where they are promised."""
    if ast.get_docstring(module.tree) is None and module.path.read_text("utf-8"):
        yield module.name
    for node in public(module.tree.body):
        if ast.get_docstring(node) is None:
            yield f"{module.name}.{node.name}"
        if isinstance(node, ast.ClassDef) and not node.bases:
            inner = [method for method in public(node.body) if method.name not in promised(module)]
            yield from (f"{node.name}.{method.name}" for method in inner if ast.get_docstring(method) is None)


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
def test_what_is_public_says_what_it_means(module: Module) -> None:
    assert not list(undocumented(module))


def test_the_top_of_the_tree_is_tidy() -> None:
    found = {path.name for path in ROOT.iterdir()} - LEFT_BEHIND
    assert {name for name in found if not name.startswith(".") or name == ".ci"} <= TOP_LEVEL
    assert found >= {"pyproject.toml", "README.md", "app", "migrations", "static", "tests", ".ci", "Makefile"}


TEXTS = {".py", ".js", ".mjs", ".json", ".md", ".toml", ".yml", ".lock", ".html", ".css", ".txt"}
# Put together, so that this file is no hit itself.
NOT_OURS = [f"/{name}/" for name in ("work", "root")] + [
    "registry.npmjs" + ".org",
    "pypi" + ".org",
    "files.python" + "hosted",
]


def test_no_file_names_a_machine_or_a_registry() -> None:
    for path in ROOT.rglob("*"):
        parts = path.relative_to(ROOT).parts
        if path.suffix in TEXTS and parts[0] in TOP_LEVEL and "node_modules" not in parts:
            text = path.read_text("utf-8")
            assert not [word for word in NOT_OURS if word in text], path
