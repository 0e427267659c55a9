"""The browser client in a few small files, made by `python -m app.bundle` with esbuild.

They are used for as long as nothing of what they were made of has changed; else the page takes the sources, as one
wants it while working on them.
"""

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from shutil import rmtree, which
from tempfile import TemporaryDirectory
from typing import Any

STATIC = Path(__file__).parent.parent / "static"
SOURCES = ("js", "css", "vendor")
ENTRIES = ("js/main.js", "css/main.css")
FOLDER = "bundle"
RECORD = "bundle.json"


def page(static: Path) -> str:
    """The page, which names the bundle's files where they are up to date, and what they will need at once."""
    text = (static / "index.html").read_text("utf-8")
    if not is_fresh(static):
        return text
    address = f"/static/{FOLDER}/"
    needed = "".join(f'  <link rel="modulepreload" href="{address}{name}">\n' for name in _record(static)["first"])
    for entry in ENTRIES:
        text = text.replace(f"/static/{entry}", address + Path(entry).name)
    return text.replace("</head>", f"{needed}</head>")


def is_fresh(static: Path) -> bool:
    """Whether the bundle is there and made of the sources as they are."""
    return bool(_record(static).get("sources") == _hash(static, _sources(static)))


def make(static: Path) -> None:
    """Make the bundle anew. Raises CalledProcessError when the sources cannot be put together."""
    folder = static / FOLDER
    rmtree(folder, ignore_errors=True)
    with TemporaryDirectory() as beside:
        described = Path(beside) / "made.json"
        subprocess.run(  # noqa: S603 - a developer runs it, on this tree
            [  # noqa: S607 - wherever it is installed
                "esbuild", *(str(static / entry) for entry in ENTRIES), "--bundle", "--splitting", "--minify",
                "--format=esm", "--target=es2022", "--entry-names=[name]", "--chunk-names=[name]-[hash]",
                # Each part that is loaded later then has all of the first page's modules before it: so these stay
                # together in one file, instead of one for each set of parts that share some.
                f"--inject:{static / ENTRIES[0]}",
                f"--outdir={folder}", f"--metafile={described}", "--log-level=warning",
            ],
            check=True,
        )  # fmt: skip
        made = json.loads(described.read_text("utf-8"))["outputs"]
    record = {
        "sources": _hash(static, _sources(static)),
        "files": {path.name: _hash(folder, [path]) for path in sorted(folder.iterdir())},
        "first": sorted(_first(made)),
    }
    (folder / RECORD).write_text(json.dumps(record, indent=2) + "\n", "utf-8")


def _record(static: Path) -> dict[str, Any]:
    try:
        return dict(json.loads((static / FOLDER / RECORD).read_text("utf-8")))
    except FileNotFoundError:
        return {}


def _sources(static: Path) -> list[Path]:
    return sorted(path for folder in SOURCES for path in (static / folder).rglob("*") if path.suffix in {".js", ".css"})


def _hash(root: Path, paths: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def _first(made: Mapping[str, Any]) -> set[str]:
    """The files that the first one imports, and those that these import."""
    by_name = {Path(path).name: output for path, output in made.items()}
    found: set[str] = set()
    waiting = [Path(ENTRIES[0]).name]
    while waiting:
        imported = by_name[waiting.pop()]["imports"]
        names = {Path(each["path"]).name for each in imported if each["kind"] == "import-statement"} - found
        found |= names
        waiting += names
    return found


def main() -> None:
    """Make the bundle of this tree."""
    if which("esbuild") is None:
        sys.exit("esbuild is needed to bundle the browser client: apt install esbuild")
    make(STATIC)


if __name__ == "__main__":
    main()
