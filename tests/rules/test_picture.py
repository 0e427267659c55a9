"""Pictures of a board, both ways."""

from __future__ import annotations

from textwrap import dedent

import pytest

from app import rules
from app.rules import picture
from tests.rules.vectors import rows

PICTURE = """\
rules 1 | players 3 | clan 1 | phase dominance | retired 2 | make_make 0
a               .     .     .     .     .
b            .     .    0:2*   .     .     .
c         .     .     .     @     .     .     .
d      .     .     .     .     .     M     .     .
e   .    1:11   .     .     .     .     .     .     .
clan 0 | dominance 9 | chief away | tangata_manu 5
clan 1 | dominance 0 | chief home | tangata_manu 5
clan 2 | dominance 11 | chief home | tangata_manu 5
"""


def test_a_picture_is_read_and_drawn_again() -> None:
    state = picture.read(PICTURE)
    assert state["territories"]["b3"] == {"clan": 0, "dominance": 2, "chief": True}
    assert (state["moai"], state["moai_left"], state["retired"], state["make_make"]) == (["d6"], 11, [2], 0)
    assert picture.draw(state) == PICTURE
    assert picture.read(dedent(PICTURE)) == state


def test_the_widest_tokens_stay_apart() -> None:
    state = rules.write_state(rules.start(4))
    names = [f"{row}{i}" for row, length in zip("abcde", range(5, 10), strict=True) for i in range(1, length + 1)]
    state["territories"] = {name: {"clan": 3, "dominance": 11, "chief": True} for name in names if name != "c4"}
    assert picture.read(picture.draw(state))["territories"] == state["territories"]


@pytest.mark.parametrize("name", ["full", "positions", "legal"])
def test_every_state_survives(name: str) -> None:
    for row in rows(name)[::3]:
        states = row.get("states", []) + [row[key] for key in ("before", "after", "state") if key in row]
        for state in states:
            assert picture.read(picture.draw(state)) == state


def test_what_cannot_be_is_drawn_too() -> None:
    """A bug report shows what is wrong; `read_state` says so."""
    state = rules.write_state(rules.start(2))
    state["moai_left"] = 3
    state["reserves"][1] = {"dominance": 4, "chief": False, "tangata_manu": 0}
    assert picture.read(picture.draw(state)) == state
    with pytest.raises(rules.Malformed):
        rules.read_state(state)


def test_what_follows_may_be_left_out() -> None:
    short = "\n".join(
        line.partition(" | dominance")[0] for line in PICTURE.replace(" | phase dominance", "").splitlines()
    ).replace("rules 1 | ", "")
    assert picture.read(short) == picture.read(PICTURE)
    assert picture.read(short[: short.index("clan 0")]) == picture.read(PICTURE)


WRONG = [
    ("", "", "too_short"),
    (PICTURE.replace("players 3 | ", ""), "players", "not_a_number"),
    (PICTURE.replace("players 3", "players 9"), "players", "out_of_range"),
    (
        PICTURE.replace("retired 2", "colour 2"),
        PICTURE.splitlines()[0].replace("retired", "colour"),
        "not_understood",
    ),
    (PICTURE.replace("clan 1 | phase", "clan x | phase"), "clan", "not_a_number"),
    (PICTURE.replace("b            .", "b            "), "row b", "wrong_length"),
    (PICTURE.replace("b            .", "a            ."), "row b", "wrong_length"),
    (PICTURE.replace("@", "."), "c4", "centre"),
    (PICTURE.replace("0:2*", "@"), "b3", "centre"),
    (PICTURE.replace("0:2*", "0:2+"), "b3", "not_understood"),
    (PICTURE.replace("0:2*", ".@"), "b3", "not_understood"),
    (PICTURE.replace("clan 2 |", "clan 3 |"), "clan", "out_of_range"),
    (PICTURE.replace("chief away", "chief asleep"), "chief", "not_understood"),
    (
        PICTURE.replace("dominance 9", "dominance"),
        "clan 0 | dominance | chief away | tangata_manu 5",
        "not_understood",
    ),
    (PICTURE.replace("dominance 9", "dominance nine"), "dominance", "not_a_number"),
]


@pytest.mark.parametrize(("text", "where", "problem"), WRONG)
def test_no_picture(text: str, where: str, problem: str) -> None:
    with pytest.raises(rules.Malformed) as caught:
        picture.read(text)
    assert (caught.value.where, caught.value.problem) == (where, problem)
