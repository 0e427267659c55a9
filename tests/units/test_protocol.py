"""The wire's forms: JSON as the standard has it, and numbers that are numbers."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from app.protocol import NUMBER, Act, ActFrame, NewRoom, SeenFrame, read_frame, strict_json

ID = "00000000-0000-4000-8000-00000000000a"
PLACE = {"type": "place", "territory": "b3", "dominance": 1, "chief": False}

TEXT = st.text(st.characters(exclude_categories=["Cs"]))
NUMBERS = st.integers(-(2**63), 2**63) | st.floats(allow_nan=False, allow_infinity=False)
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=12,
)


@given(JSON)
def test_all_json_is_read(value: Any) -> None:
    text = json.dumps(value)
    assert strict_json(text) == value
    assert strict_json(text.encode()) == value


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "NaN", "[Infinity]", '{"a": -Infinity}', '{"a": 1, "a": 1}', '[{"b": {"a": 1, "a": 2}}]', "01", "1.",
        ".5", "+1", "'a'", '"\t"', '"\\ud800"', '"\\udc00\\ud800"', "[1,]", "{,}", "[" * 2000 + "]" * 2000, "1" * 5000,
        "[1e999]", "-1e999", "\ufeff{}", "nul", "[1] []",
    ],
)  # fmt: skip
def test_what_is_no_json(text: str) -> None:
    with pytest.raises(ValueError):
        strict_json(text)
    with pytest.raises(ValueError):
        strict_json(text.encode("utf-8", "surrogatepass"))


@pytest.mark.parametrize(
    "raw", [b"\xff", b'"\xed\xa0\x80"', b'"\xc0\xaf"', '"é"'.encode("latin-1"), "{}".encode("utf-16")]
)
def test_what_is_no_utf_8(raw: bytes) -> None:
    with pytest.raises(ValueError):
        strict_json(raw)


def test_whole_numbers_stay_whole() -> None:
    assert strict_json("[12345678901234567890123, 2, 2.0]") == [12345678901234567890123, 2, 2.0]
    assert [type(number) for number in strict_json("[2, 2.0]")] == [int, float]


@pytest.mark.parametrize("version", [0, -1, NUMBER, -NUMBER])
def test_versions(version: int) -> None:
    assert Act.model_validate({"id": ID, "version": version, "action": PLACE}).version == version


@pytest.mark.parametrize("version", [NUMBER + 1, -NUMBER - 1, 2.0, True, "2", None])
def test_what_is_no_version(version: object) -> None:
    with pytest.raises(ValidationError):
        Act.model_validate({"id": ID, "version": version, "action": PLACE})


def test_frames() -> None:
    frame = read_frame({"type": "action", "id": ID, "version": 3, "action": PLACE})
    assert isinstance(frame, ActFrame)
    assert (frame.id, frame.version, frame.action) == (ID, 3, PLACE)
    seen = read_frame({"type": "seen", "version": 3})
    assert isinstance(seen, SeenFrame)
    for wrong in ({}, {"type": "ack"}, {"type": ["seen"], "version": 3}, {"type": "seen"}, [], None):
        with pytest.raises(ValidationError):
            read_frame(wrong)


def test_a_room_by_its_defaults() -> None:
    room = NewRoom.model_validate({"seats": 3})
    assert (room.name, room.visibility, room.first, room.autostart) == ("", "private", "random", True)
