"""The vector files, as rows of parsed JSON."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "vectors"


@cache
def rows(name: str) -> list[Any]:
    """All rows of one file; a large one is stored compressed."""
    packed = FOLDER / f"{name}.jsonl.gz"
    text = gzip.decompress(packed.read_bytes()) if packed.exists() else (FOLDER / f"{name}.jsonl").read_bytes()
    return [json.loads(line) for line in text.splitlines()]
