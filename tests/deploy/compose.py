"""docker-compose.yml as Compose itself reads it: there is no engine here, but its parser is the real one."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from tests.serving import ROOT

BIN = Path(sys.executable).parent
SECRETS = {"SECRET_KEY": "a-secret-of-the-tests", "POSTGRES_PASSWORD": "a-password-of-the-tests"}


def config(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """`docker-compose config`, with these variables and no others, and no .env."""
    return subprocess.run(
        [BIN / "docker-compose", "--env-file", os.devnull, "--file", ROOT / "docker-compose.yml", "config", *arguments],
        env={"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), **variables},
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip


@cache
def services() -> dict[str, Any]:
    """The whole file, resolved."""
    read = config("--format", "json", **SECRETS)
    assert read.returncode == 0, read.stderr
    return dict(json.loads(read.stdout))


def caddyfile() -> str:
    """The proxy's configuration, as its container gets it."""
    # `config` writes dollars as Compose reads them.
    return str(services()["configs"]["proxy"]["content"]).replace("$$", "$")
