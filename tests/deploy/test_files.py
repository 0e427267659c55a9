"""Dockerfile and docker-compose.yml, by what can check them without an engine."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.deploy.compose import BIN, SECRETS, config, services
from tests.deploy.machines import answers, wait_until
from tests.serving import ROOT, free_port

DOCKERFILE = (ROOT / "Dockerfile").read_text()
PINNED = re.compile(r"[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}")
OURS = ("app1", "app2")


def instructions(name: str) -> list[str]:
    """What follows this instruction, each time, in the last stage of the Dockerfile."""
    stage = DOCKERFILE.replace("\\\n", " ").split("\nFROM ")[-1]
    return [line.partition(" ")[2].strip() for line in stage.splitlines() if line.strip().startswith(name + " ")]


def test_hadolint_finds_nothing() -> None:
    subprocess.run([BIN / "hadolint", "--no-color", ROOT / "Dockerfile"], check=True)


def test_the_images_are_pinned() -> None:
    bases = re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    assert len(bases) == 2
    others = [service["image"] for name, service in services()["services"].items() if name not in OURS]
    assert [image for image in (*bases, *others) if not PINNED.fullmatch(image)] == []


def test_the_image_runs_as_nobody_in_particular_and_installs_what_is_locked() -> None:
    assert instructions("USER") == ["10001"]
    assert "--require-hashes --requirement requirements.lock" in re.sub(r"[\s\\]+", " ", DOCKERFILE)
    assert "ADD " not in DOCKERFILE


def copied(folder: Path) -> None:
    """Lay out what the image would have, and nothing else."""
    admitted = {line[1:].strip() for line in (ROOT / ".dockerignore").read_text().splitlines() if line[:1] == "!"}
    for instruction in instructions("COPY"):
        if instruction.startswith("--from"):
            continue
        source = instruction.split()[0]
        assert source in admitted, f".dockerignore keeps {source} away from the builder"
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, folder / source, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / source, folder / source)


def test_what_is_in_the_image_is_enough_and_its_health_is_looked_at(tmp_path: Path) -> None:
    folder, port = tmp_path / "make-make", str(free_port())
    folder.mkdir()
    copied(folder)
    environment = {"PATH": os.environ["PATH"], "PORT": port, "PYTHONDONTWRITEBYTECODE": "1"}
    [check] = re.findall(r"HEALTHCHECK .*?CMD (\[.*\])", DOCKERFILE.replace("\\\n", " "))
    health = [sys.executable, *json.loads(check)[1:]]
    assert subprocess.run(health, env=environment, capture_output=True, check=False).returncode != 0
    [command] = [json.loads(line) for line in instructions("CMD") if line.startswith("[") and "urlopen" not in line]
    log = (tmp_path / "log").open("wb")
    process = subprocess.Popen([sys.executable, *command[1:]], env=environment, cwd=folder, stdout=log, stderr=log)
    try:
        wait_until(lambda: answers(f"http://127.0.0.1:{port}/readyz"), (tmp_path / "log").read_text)
        subprocess.run(health, env=environment, check=True)
        assert (folder / "var" / "makemake.sqlite3").exists()
    finally:
        process.terminate()
        process.wait(15)
        log.close()


def test_compose_takes_the_file() -> None:
    read = config("--quiet", **SECRETS)
    assert read.returncode == 0, read.stderr
    assert "warning" not in read.stderr.lower()


@pytest.mark.parametrize("missing", sorted(SECRETS))
def test_a_start_without_a_secret_is_refused(missing: str) -> None:
    read = config("--quiet", **{name: value for name, value in SECRETS.items() if name != missing})
    assert read.returncode != 0
    assert f"required variable {missing} is missing" in read.stderr


def test_no_secret_is_in_the_files() -> None:
    text = (ROOT / "docker-compose.yml").read_text() + DOCKERFILE
    for name in SECRETS:
        assert re.findall(rf"{name}(?:: +|=)(?!\$|…)\S+", text) == []
    assert not re.search(r"://\w+:(?!\$)\w+@", text)


def test_two_replicas_behind_the_only_open_door() -> None:
    found = services()["services"]
    assert {"app1", "app2", "postgres", "redis", "proxy"} == set(found)
    assert found["app1"] == found["app2"]
    assert [name for name, service in found.items() if service.get("ports")] == ["proxy"]
    # Who reaches the database: those of the network that leads nowhere else.
    assert services()["networks"]["inside"]["internal"] is True
    assert {name for name, service in found.items() if "edge" in service["networks"]} == {"app1", "app2", "proxy"}


def test_the_app_trusts_the_proxy_and_nobody_else() -> None:
    found = services()["services"]
    address = found["proxy"]["networks"]["edge"]["ipv4_address"]
    assert found["app1"]["environment"]["TRUSTED_PROXIES"] == address
    # Docker gives others the addresses of the range only.
    [edge] = services()["networks"]["edge"]["ipam"]["config"]
    assert address not in edge["ip_range"]


def test_what_is_kept_has_a_volume_and_what_is_not_well_is_seen() -> None:
    found = services()["services"]
    assert set(services()["volumes"]) == {"games", "certificates"}
    assert [volume["source"] for volume in found["postgres"]["volumes"]] == ["games"]
    # The app's own is in the image.
    assert [name for name, service in found.items() if "healthcheck" not in service] == list(OURS)
    assert all(service["restart"] == "unless-stopped" for service in found.values())
    for name in OURS:
        assert found[name]["depends_on"]["postgres"]["condition"] == "service_healthy"
        assert found[name]["read_only"]
        assert found[name]["cap_drop"] == ["ALL"]
        # More than the app needs to finish what runs.
        assert found[name]["stop_grace_period"] == "15s"


def test_the_settings_of_the_replicas_are_settings_of_the_app() -> None:
    from app.config import Settings  # noqa: PLC0415

    given = services()["services"]["app1"]["environment"]
    assert [name for name in given if name.lower() not in Settings.model_fields] == []
