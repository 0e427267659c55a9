"""Rules that are broken on purpose: the package loaded beside the real one with one change in its source."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NamedTuple

import app
import app.rules
from tests.rules.core import Core

FOLDER = Path(app.rules.__file__).parent
NAME = app.rules.__name__


class Broken(NamedTuple):
    """What is read wrongly, the change that does so, and the sentence that must notice."""

    reading: str
    module: str
    old: str
    new: str
    sentence: Callable[[Core], None]


@cache
def compiled(module: str, old: str, new: str) -> CodeType:
    source = (FOLDER / f"{module}.py").read_text()
    assert not old or source.count(old) == 1, f"{module}.py has {source.count(old)} times: {old}"
    return compile(source.replace(old, new) if old else source, f"broken {module}.py", "exec")


class Changed(MetaPathFinder, Loader):
    """Finds the modules of the rules, one of them changed."""

    def __init__(self, module: str, old: str, new: str) -> None:
        self.change = (module, old, new)

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        if fullname != NAME and not fullname.startswith(f"{NAME}."):
            return None
        return spec_from_loader(fullname, self, is_package=fullname == NAME)

    def exec_module(self, module: ModuleType) -> None:
        name = "__init__" if module.__name__ == NAME else module.__name__.removeprefix(f"{NAME}.")
        code = compiled(*self.change) if name == self.change[0] else compiled(name, "", "")
        exec(code, module.__dict__)


def loaded() -> dict[str, ModuleType]:
    return {name: module for name, module in sys.modules.items() if f"{name}.".startswith(f"{NAME}.")}


@contextmanager
def set_aside() -> Iterator[None]:
    """The real modules are away meanwhile, and afterwards back as if nothing had been."""
    kept = loaded()
    for name in kept:
        del sys.modules[name]
    try:
        yield
    finally:
        for name in loaded():
            del sys.modules[name]
        sys.modules.update(kept)
        app.rules = kept[NAME]


def broken_core(module: str, old: str, new: str) -> Core:
    """The rules with one piece of one module replaced; the piece must be there exactly once."""
    finder = Changed(module, old, new)
    with set_aside():
        sys.meta_path.insert(0, finder)
        try:
            return Core()
        finally:
            sys.meta_path.remove(finder)
