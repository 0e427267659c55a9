"""`make test`: everything, in an order that says early what is wrong."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
# What the tests drive beside Python: how it may be called, the packages that bring it, what follows without it.
PROGRAMS = (
    (("chromium-headless-shell",), ("chromium-headless-shell",), "The tests in the browser take longer"),
    (("chromium", "chromium-browser", "google-chrome"), ("chromium", "fonts-dejavu-core"),
     "Tests of notifications, or all in the browser, are skipped"),
    (("caddy",), ("caddy",), "Tests of the proxy are skipped"),
    # Where none is running, and for those that a test may freeze. PostgreSQL's own programs are on no path in Debian.
    (("redis-server",), ("redis-server",), "Tests of several processes are skipped"),
    (("initdb", "pg_ctlcluster"), ("postgresql",), "Tests on PostgreSQL are skipped"),
)  # fmt: skip

# One more than there are processors: a test waits for its page or its server about a third of its time.
WORKERS = str((os.cpu_count() or 1) + 1)
# Where pytest keeps the names of what failed.
FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
# More than so many browser tests that fail are no matter of a busy machine.
MOST_UNSTEADY = 3
# One whole game in browsers on the other database too; the longer ones differ in the rules alone.
WHOLE_GAME = "test_a_recorded_game_is_played_to_the_new_ariki_while_somebody_watches[two]"
# How pytest ends when tests have failed, and not the run itself.
SOME_FAILED = 1


def have_programs() -> None:
    """Find what is needed, or install it where we may; what cannot be had is said."""
    absent = [program for program in PROGRAMS if not any(shutil.which(name) for name in program[0])]
    if not absent:
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        for _names, packages, without in absent:
            print(f"{without}; what helps: apt install {' '.join(packages)}", file=sys.stderr)
        return
    quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
    subprocess.run(["apt-get", "update"], check=False, **quiet)
    wanted = [package for _names, packages, _without in absent for package in packages]
    subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", *wanted], check=True, **quiet)


def status_of(name: str, *command: str) -> int:
    """Run one part, and say how long it took."""
    began = time.monotonic()
    print(f"== {name}", flush=True)
    status = subprocess.run(command, cwd=ROOT, check=False).returncode
    print(f"== {name}: {time.monotonic() - began:.0f} s", flush=True)
    return status


def step(name: str, *command: str) -> None:
    """Run one part; the first that fails ends it all."""
    status = status_of(name, *command)
    if status != 0:
        sys.exit(f"{name} failed with status {status}")


def tests(name: str, *arguments: str) -> None:
    """Run tests, some at a time; a few of the browser that failed are asked once more, by themselves.

    Browsers and their servers on two cores are at times too slow for a page that waits for its own motion. What
    fails again has failed; what does not is named, so that it can be mended. No other test gets a second chance.
    """
    pytest = (str(BIN / "pytest"), "-q", *(argument for argument in arguments if argument.startswith("-")))
    paths = [argument for argument in arguments if not argument.startswith("-")]
    FAILED.unlink(missing_ok=True)
    status = status_of(name, *pytest, "-n", WORKERS, "--dist", "loadgroup", *paths)
    if status == 0:
        return
    failed = list(json.loads(FAILED.read_text())) if FAILED.exists() else []
    of_the_browser = all(test.startswith("tests/browser/") for test in failed)
    if status != SOME_FAILED or not failed or len(failed) > MOST_UNSTEADY or not of_the_browser:
        sys.exit(f"{name} failed with status {status}")
    step(f"{name}: once more, alone", *pytest, *failed)
    print("== unsteady, to be mended:", *failed, sep="\n   ", flush=True)


def main() -> None:
    have_programs()
    step("lint", str(BIN / "ruff"), "check", ".")
    step("layout", str(BIN / "ruff"), "format", "--check", ".")
    step("types", str(BIN / "mypy"))
    if shutil.which("node"):
        scripts = sorted(str(path) for path in (ROOT / "tests" / "js").glob("*.test.mjs"))
        step("browser units", "node", "--test", *scripts)
    tests("everything on SQLite", "tests")
    # What a database can make a difference to; `--database postgresql` works for all of them.
    parts = ("service", f"browser/test_whole_game.py::{WHOLE_GAME}", "doors/test_requests.py", "doors/test_roles.py")
    same = ("schema", "pictures", "start", "origin")
    tests(
        "the service on PostgreSQL",
        "--database=postgresql",
        *(f"--ignore=tests/service/test_{name}.py" for name in same),
        *(f"tests/{part}" for part in parts),
    )


if __name__ == "__main__":
    main()
