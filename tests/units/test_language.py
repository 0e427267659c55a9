"""Which language, and which sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.language import LANGUAGES, Catalogues, accepted, languages


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("es", "es"),
        ("ES-cl", "es"),
        ("en,es", "en"),
        ("es,en", "es"),
        ("en;q=0.5,es;q=0.6", "es"),
        ("en;q=0.6, es; q=0.5", "en"),
        ("fr,de,es;q=0.1", "es"),
        ("es;q=0", "en"),
        ("es;q=x", "en"),
        ("es;q=nan,en;q=0.1", "en"),
        ("es-", "es"),
        ("esperanto", "en"),
        (",;,=;q", "en"),
        ("fr," * 100 + "es", "en"),
    ],
)
def test_the_language_that_is_wanted_most(header: str | None, language: str) -> None:
    assert accepted(header) == language


def test_a_language_is_one_file(tmp_path: Path) -> None:
    for name in ("rap", "es", "en", "fr"):
        (tmp_path / f"{name}.json").write_text("{}")
    assert languages(tmp_path) == ("en", "es", "fr", "rap")
    assert set(LANGUAGES) >= {"en", "es"}


@given(st.text(max_size=300))
def test_any_header_wants_some_language(header: str) -> None:
    assert accepted(header) in LANGUAGES


@pytest.fixture
def catalogues(tmp_path: Path) -> Catalogues:
    for language in LANGUAGES:
        texts = {"greet": {"one": f"{language}: {{name}}, {{name}} of {{place}}"}, "plain": language}
        (tmp_path / f"{language}.json").write_text(json.dumps(texts), "utf-8")
    return Catalogues(tmp_path)


def test_a_sentence_with_what_stands_in_it(catalogues: Catalogues) -> None:
    assert catalogues.text("es", "greet.one", {"name": "Ana", "place": 7}) == "es: Ana, Ana of 7"
    assert catalogues.text("en", "plain") == "en"


def test_a_sentence_that_is_not_there_is_a_fault(catalogues: Catalogues) -> None:
    with pytest.raises(KeyError):
        catalogues.text("en", "greet")
