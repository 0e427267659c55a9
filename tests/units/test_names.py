"""Names: what is taken, what is refused, and for which reason."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.names import MARKS_IN_A_ROW, BadName, clean

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
