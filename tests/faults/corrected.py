"""A later release, made as one would be: the rules are copied, corrected in one place, and have the next number.

`python -m tests.faults.corrected` starts it, `… verify` checks what is stored. The copy is where CORRECTED says.
"""

import importlib
import os
import sys
import types
from pathlib import Path

from app import __main__ as start
from app import backup
from app.rooms.rulings import RULINGS
from tests.serving import ROOT

NAME = "rules_2"
# What stands in app/rules, and what stands in the copy: a chief is not as strong any more. [R3]
CORRECTIONS = {"app.rules": NAME, "RULES = 1\n": "RULES = 2\n", "CHIEF = 3\n": "CHIEF = 2\n"}


def correct(folder: Path) -> None:
    """Put the corrected copy of the rules into this folder."""
    found: set[str] = set()
    for source in (ROOT / "app" / "rules").glob("*.py"):
        text = source.read_text("utf-8")
        for old, new in CORRECTIONS.items():
            found |= {old} if old in text else set()
            text = text.replace(old, new)
        copy = folder / NAME / source.name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, "utf-8")
    assert found == {*CORRECTIONS}


def corrected(folder: str) -> types.ModuleType:
    """The corrected rules."""
    sys.path.insert(0, folder)
    try:
        return importlib.import_module(NAME)
    finally:
        sys.path.remove(folder)


def main() -> int:
    ruling = corrected(os.environ["CORRECTED"])
    RULINGS[ruling.RULES] = ruling
    return backup.main(sys.argv[1:]) if sys.argv[1:] else start.main()


if __name__ == "__main__":
    sys.exit(main())
