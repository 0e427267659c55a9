"""The rules page: its record replays, its pictures are true, and it has every rule and every reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app import rules
from app.rules import picture
from app.rules.notation import Record, Retirement, read_record, write_record

FOLDER = Path(rules.__file__).parent
PAGE = (FOLDER / "README.md").read_text()


def block(kind: str) -> str:
    """The one block of a kind in the page."""
    found = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len(found) == 1
    return str(found[0])


@pytest.fixture
def record() -> Record:
    return read_record(block("record"))


def test_the_record_is_read_and_written_again(record: Record) -> None:
    assert write_record(record) == block("record")
    assert record.names == ('Ana "La Reina" Tuki', "Ben \\ Pakarati", "Cleo [Hanga Roa]")


def test_the_record_shows_what_it_should(record: Record) -> None:
    kinds = {type(entry) for entry in record.entries}
    assert kinds == {rules.Place, rules.Withdraw, rules.ChooseMoai, rules.ChooseTangataManu, Retirement}
    effects = [effect["effect"] for step in record.steps() for effect in step.effects]
    assert effects.count("passed") == 1
    assert effects.count("moai") == 3
    assert (record.game().result, record.game().winner) == ("ariki", 0)


def test_the_picture_is_its_last_board(record: Record) -> None:
    assert picture.draw(rules.write_state(record.game())) == block("picture")


def test_every_rule_is_explained_in_order() -> None:
    assert re.findall(r"^\*\*(R\d+) · ", PAGE, re.MULTILINE) == [f"R{number}" for number in range(1, 17)]


def test_every_reason_of_a_refusal_is_there() -> None:
    source = "".join(path.read_text() for path in sorted(FOLDER.glob("*.py")))
    reasons = set(re.findall(r'Illegal\("R\d+", "(\w+)"', source)) - {"game_over", "already_retired"}
    assert len(reasons) == 14
    assert all(f"`{reason}`" in PAGE for reason in reasons)


def test_every_file_is_in_the_table() -> None:
    files = {path.name for path in FOLDER.glob("*.py")} - {"__init__.py"}
    table = PAGE.partition("| file | rules |")[2].partition("\n\n")[0]
    assert set(re.findall(r"`(\w+\.py)`", table)) == files
