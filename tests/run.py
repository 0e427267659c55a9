"""`make test`: everything, in an order that says early what is wrong."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
# What the tests drive beside Python: how it may be called, the packages that bring it, what is not tested without.
PROGRAMS = (
    (("chromium", "chromium-browser", "google-chrome"), ("chromium", "fonts-dejavu-core"), "the browser"),
    (("caddy",), ("caddy",), "the proxy"),
)


def have_programs() -> None:
    """Find what is needed, or install it where we may; what cannot be had is said."""
    absent = [program for program in PROGRAMS if not any(shutil.which(name) for name in program[0])]
    if not absent:
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        for _names, packages, subject in absent:
            print(f"Tests of {subject} are skipped; they need: apt install {' '.join(packages)}", file=sys.stderr)
        return
    quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
    subprocess.run(["apt-get", "update"], check=False, **quiet)
    wanted = [package for _names, packages, _subject in absent for package in packages]
    subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", *wanted], check=True, **quiet)


def step(name: str, *command: str) -> None:
    """Run one part; the first that fails ends it all."""
    began = time.monotonic()
    print(f"== {name}", flush=True)
    status = subprocess.run(command, cwd=ROOT, check=False).returncode
    if status != 0:
        sys.exit(f"{name} failed with status {status}")
    print(f"== {name}: {time.monotonic() - began:.0f} s", flush=True)


def main() -> None:
    have_programs()
    step("lint", str(BIN / "ruff"), "check", ".")
    step("types", str(BIN / "mypy"))
    if shutil.which("node"):
        scripts = sorted(str(path) for path in (ROOT / "tests" / "js").glob("*.test.mjs"))
        step("browser units", "node", "--test", *scripts)
    pytest = (str(BIN / "pytest"), "-q", "-n", "2", "--dist", "loadgroup")
    step("everything on SQLite", *pytest, "tests")
    # What a database can make a difference to; `--database postgresql` works for all of them.
    parts = ("service", "browser/test_whole_game.py", "doors/test_requests.py", "doors/test_roles.py")
    step("the service on PostgreSQL", *pytest, "--database", "postgresql", *(f"tests/{part}" for part in parts))


if __name__ == "__main__":
    main()
