"""The source as the house rules look at it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
APP = ROOT / "app"
SCRIPTS = ROOT / "static" / "js"


@dataclass(frozen=True)
class Module:
    """A file of Python, by its dotted name."""

    name: str
    path: Path
    tree: ast.Module

    @property
    def room(self) -> str:
        """Where it lives: `rules` and `rooms` are of several files, all else is a room of its own."""
        parts = self.name.split(".")
        return parts[1] if len(parts) > 1 else "app"

    def imported(self) -> set[str]:
        """The modules that it imports, dotted; of ours, down to the file."""
        found: set[str] = set()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{self.path}: relative import"
                names = {f"{node.module}.{alias.name}" for alias in node.names}
                found |= {name if name in module_names() else str(node.module) for name in names}
        return found


@cache
def module_names() -> frozenset[str]:
    return frozenset(_dotted(path) for path in APP.rglob("*.py"))


@cache
def modules() -> tuple[Module, ...]:
    """All of the application."""
    return tuple(Module(_dotted(path), path, ast.parse(path.read_text("utf-8"))) for path in sorted(APP.rglob("*.py")))


def _dotted(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@dataclass(frozen=True)
class Span:
    """A function, and how many lines it has."""

    where: str
    lines: int


def functions() -> Iterator[Span]:
    """All functions of the application; a function within another belongs to it."""
    for module in modules():
        for node in ast.walk(module.tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.end_lineno is not None
                yield Span(f"{module.name}:{node.name}", node.end_lineno - node.lineno + 1)


def scripts() -> list[Path]:
    """The browser's code."""
    return sorted(SCRIPTS.rglob("*.js"))


def script_functions() -> Iterator[Span]:
    """Functions of the browser's code: from a line that opens one to the brace at the same indentation."""
    for path in scripts():
        lines = path.read_text("utf-8").splitlines()
        for start, line in enumerate(lines):
            if line.endswith("{") and ("=>" in line or "function" in line or line.strip().split("(")[0].isidentifier()):
                indent = line[: len(line) - len(line.lstrip())]
                if line.strip().startswith(("if", "for", "while", "switch", "class", "}")):
                    continue
                end = next((at for at in range(start + 1, len(lines)) if lines[at].startswith(indent + "}")), start)
                yield Span(f"{path.name}:{start + 1}", end - start + 1)
