"""Names: what is taken, what is refused, and for which reason."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.names import ALIKE, MARKS_IN_A_ROW, BadName, clean, told_apart

THUMB = "👍🏽"
FLAG = "🇨🇱"


@pytest.mark.parametrize(
    ("given_name", "taken"),
    [
        ("Ana", "Ana"),
        ("  Ana\t", "Ana"),
        ("\u00a0Ana\u3000", "Ana"),
        ("n\u0303", "ñ"),
        ("\u1112\u1161\u11ab", "한"),
        (FLAG, FLAG),
        ("a\u0300" + "\u0316" * (MARKS_IN_A_ROW - 1), "à" + "\u0316" * (MARKS_IN_A_ROW - 1)),
        ("क्ष्म्य", "क्ष्म्य"),
        ("💃🏽", "💃🏽"),
        ("1️⃣", "1️⃣"),
    ],
)
def test_names_are_normalised_and_trimmed(given_name: str, taken: str) -> None:
    assert clean(given_name, 24) == taken


@pytest.mark.parametrize("grapheme", ["x", "é", "e\u0301", THUMB, FLAG, "👨‍👩‍👧‍👦", "한", "नि"])
def test_length_is_counted_in_what_people_see(grapheme: str) -> None:
    assert clean(grapheme * 24, 24)
    with pytest.raises(BadName) as caught:
        clean(grapheme * 25, 24)
    assert caught.value.problem == "too_long"


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", "too_short"),
        (" \t\n", "too_short"),
        ("a\u0000", "forbidden_character"),
        ("a\u001bb", "forbidden_character"),
        ("a\u202e", "forbidden_character"),
        ("a\u2069", "forbidden_character"),
        ("a\u061c", "forbidden_character"),
        ("a\u200b", "forbidden_character"),
        ("a\u00ad", "forbidden_character"),
        ("a\ud800", "forbidden_character"),
        ("a\uffff", "forbidden_character"),
        ("\u200d\u200d", "invisible"),
        ("\u034f", "invisible"),
        ("\ufe0f", "invisible"),
        ("a" + "\u0316" * (MARKS_IN_A_ROW + 1), "too_many_marks"),
    ],
)
def test_names_are_refused_with_the_reason(name: str, problem: str) -> None:
    with pytest.raises(BadName) as caught:
        clean(name, 24)
    assert caught.value.problem == problem


def test_where_nothing_is_needed_nothing_will_do() -> None:
    assert clean("  ", 60, least=0) == ""
    assert clean("", 60, least=0) == ""


@given(st.text(max_size=40))
def test_what_is_taken_is_clean(name: str) -> None:
    try:
        taken = clean(name, 24)
    except BadName:
        return
    assert clean(taken, 24) == taken
    assert unicodedata.is_normalized("NFC", taken)
    assert taken == taken.strip() != ""
    assert not {unicodedata.category(letter) for letter in taken} & {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert len(taken) <= 24 * 40


# As tests/js/names.test.mjs has them.
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "Ana"), ("Ana", "ANA"), ("Ana", "Ána"), ("Ana", "\u0410n\u0430"), ("Kostos", "\u039a\u03bfst\u03bfs"),
        ("Ana", "\uff21\uff4e\uff41"), ("Ana", "An\u200da"), ("Ana B", "Ana  B"), ("Bill", "Bi11"), ("Bill", "BiIl"),
        ("Arno", "Amo"),
    ],
    ids=[
        "same", "case", "accent", "script", "greek", "wide", "joiner", "spaces", "digits", "capital", "two-letters",
    ],
)  # fmt: skip
def test_names_that_look_alike_are_told_apart_by_the_seat(one: str, other: str) -> None:
    names = {0: one, 2: other, 3: "Cleo"}
    assert [told_apart(names, seat) for seat in names] == [f"{one} 1", f"{other} 3", "Cleo"]


def test_who_is_called_like_a_number_that_is_given_gets_one_too() -> None:
    names = dict(enumerate(["Ana", "Ana", "Ana 2"]))
    assert [told_apart(names, seat) for seat in names] == ["Ana 1", "Ana 2", "Ana 2 3"]


def test_the_browser_takes_the_same_letters_for_each_other() -> None:
    source = (Path(__file__).parents[2] / "static" / "js" / "names.js").read_text()
    table = source[source.index("Object.entries({") : source.index("}).flatMap")]
    assert dict(re.findall(r'(\w): "([^"]+)"', table)) == ALIKE
