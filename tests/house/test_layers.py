"""Who may know whom. A module that is not named here has no place yet: give it one."""

from __future__ import annotations

import ast
import sys
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.house.source import Module, modules

BOTTOM: frozenset[str] = frozenset()
EDGE = frozenset(
    {
        "bus", "chance", "client", "config", "connections", "database", "errors", "headers", "identity", "language",
        "limits", "live", "metrics", "names", "notices", "observe", "rooms",
    }
)  # fmt: skip
MAY_IMPORT: dict[str, frozenset[str]] = {
    # The game, and words that all share.
    "rules": BOTTOM,
    "errors": BOTTOM,
    "config": BOTTOM,
    "protocol": frozenset({"language"}),
    "answers": frozenset({"protocol"}),
    "telling_answers": frozenset({"answers"}),
    "tables": BOTTOM,
    "chance": BOTTOM,
    "names": BOTTOM,
    "language": BOTTOM,
    "bus": BOTTOM,
    "headers": BOTTOM,
    "bundle": BOTTOM,
    "metrics": frozenset({"errors"}),
    "observe": frozenset({"metrics"}),
    "connections": frozenset({"headers"}),
    # What is stored.
    "store": frozenset({"tables"}),
    "database": BOTTOM,
    "sqlite": frozenset({"database", "metrics"}),
    "postgres": frozenset({"database", "metrics", "together"}),
    "together": frozenset({"database"}),
    "migrate": frozenset({"config", "sqlite", "tables"}),
    # The service.
    "refusing": frozenset({"store", "database", "errors"}),
    "identity": frozenset({"store", "database", "errors", "names", "chance", "refusing"}),
    "rooms": frozenset({"rules", "store", "database", "errors", "chance", "refusing"}),
    "notices": frozenset(
        {"chance", "rooms", "identity", "store", "database", "errors", "language", "names", "refusing"}
    ),
    "clock": frozenset({"notices", "rooms", "identity", "database", "errors", "metrics"}),
    "steward": frozenset({"bus", "chance", "config", "database", "errors", "migrate", "rooms", "sqlite", "store"}),
    "client": frozenset({"metrics"}),
    "live": frozenset({"bus", "client", "rooms", "seen", "database", "errors", "metrics"}),
    "seen": frozenset({"database", "store"}),
    "limits": frozenset({"errors"}),
    "backup": frozenset({"config", "sqlite", "migrate", "rooms", "rules", "store", "tables"}),
    # The edge: what is below, never the composition.
    "asker": EDGE,
    "problems": EDGE | {"asker"},
    "description": EDGE | {"answers", "asker", "problems", "protocol"},
    "pictures": BOTTOM,
    "drawn": EDGE | {"pictures"},
    "link": EDGE | {"asker", "bundle", "drawn", "pictures"},
    "pages": EDGE | {"link"},
    "mail": frozenset({"config", "errors", "identity", "language", "link", "notices", "pictures", "rooms"}),
    "sockets": EDGE | {"asker", "problems", "protocol"},
    "api": EDGE | {"answers", "asker", "problems", "protocol", "description", "mail", "notices", "telling_answers"},
}
# They know all parts; nobody but the start knows them.
COMPOSITION = {"main", "__main__", "app"}


def rooms_of(module: Module) -> set[str]:
    """The other rooms of ours that a module knows."""
    ours = {name for name in module.imported() if name.split(".")[0] == "app"}
    return {name.split(".")[1] if "." in name else "app" for name in ours} - {module.room}


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
def test_a_module_knows_only_what_it_may(module: Module) -> None:
    if module.room in COMPOSITION:
        return
    assert module.room in MAY_IMPORT, f"{module.name} has no place in the house"
    assert rooms_of(module) <= MAY_IMPORT[module.room]


def test_only_the_start_knows_the_composition() -> None:
    for module in modules():
        if "app.main" in module.imported():
            assert module.name == "app.__main__"
        assert "app.__main__" not in module.imported()


# Neither input nor output, no clock, no chance: what the rules say depends on what they are asked alone.
IMPURE = {"asyncio", "io", "os", "pathlib", "random", "secrets", "socket", "sys", "threading", "time", "uuid"}


def test_the_rules_need_nothing_but_python() -> None:
    for module in modules():
        if module.room == "rules":
            known = {name.split(".")[0] for name in module.imported()} - {"app"}
            assert known <= sys.stdlib_module_names - IMPURE, module.name


def test_nothing_runs_in_circles() -> None:
    graph = {
        module.name: {name for name in module.imported() if name.startswith("app.")} - {module.name}
        for module in modules()
    }
    order = TopologicalSorter(graph)
    try:
        order.prepare()
    except CycleError as error:
        pytest.fail(f"modules import each other: {' → '.join(error.args[1])}")


def test_the_layers_themselves_have_an_order() -> None:
    TopologicalSorter(MAY_IMPORT).prepare()


def test_imports_stand_at_the_top() -> None:
    for module in modules():
        inner = [
            node.lineno
            for function in ast.walk(module.tree)
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
            for node in ast.walk(function)
            if isinstance(node, ast.Import | ast.ImportFrom)
        ]
        assert not inner, f"{module.path}: lines {inner}"


# What says SQL, as against what only carries a connection about.
SAYS_SQL = {"select", "insert", "update", "delete", "text", "func", "exists", "case", "join"}


def test_only_the_store_says_sql() -> None:
    for module in modules():
        said = {
            alias.name
            for node in ast.walk(module.tree)
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "sqlalchemy"
            for alias in node.names
        } & SAYS_SQL
        assert not said or module.room in ("store", "tables", "migrate", "backup"), f"{module.name}: {said}"
