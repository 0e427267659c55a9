"""Every refusal has a code, a status, a text in both languages, and a test that provokes it."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from app.errors import RETRY_AFTER, STATUS
from app.language import LANGUAGES
from tests.house.source import ROOT, modules

# The contract's table, and what was added to it.
CONTRACT = {
    401: "unauthenticated",
    403: "forbidden not_seated invite_required bad_origin closed removed",
    404: "no_such_room not_found no_such_link",
    405: "method_not_allowed",
    409: "not_your_turn stale_version room_full already_started not_started not_enough_players game_over not_finished "
    "cancelled id_used no_clock no_such_proposal no_such_claim seat_claimed owner_here nobody_to_vouch browser_full "
    "no_mail",
    410: "link_revoked link_used link_replaced link_expired",
    413: "too_large",
    422: "illegal_action invalid_request",
    429: "too_many_requests",
    500: "internal_error",
    503: "not_saved needs_repair",
}


def catalogue(language: str) -> dict[str, str]:
    """The texts by dotted key."""

    def flat(tree: dict[str, Any], above: str) -> Iterator[tuple[str, str]]:
        for name, value in tree.items():
            if isinstance(value, dict):
                yield from flat(value, f"{above}{name}.")
            elif isinstance(value, list):
                yield from ((f"{above}{name}.{number}", part) for number, part in enumerate(value))
            else:
                yield above + name, value

    return dict(flat(json.loads((ROOT / "static" / "text" / f"{language}.json").read_text("utf-8")), ""))


def reasons() -> set[str]:
    """Every reason that the rules refuse for, with what stands in its sentence."""
    found = set()
    for module in modules():
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Illegal", "_illegal"):
                found |= {arg.value for arg in node.args[1:2] if isinstance(arg, ast.Constant)}
    return {str(reason) for reason in found}


def text_keys() -> set[str]:
    """Every key that the code names itself."""
    return {
        str(keyword.value.value)
        for module in modules()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Problem"
        for keyword in node.keywords
        if keyword.arg == "text" and isinstance(keyword.value, ast.Constant)
    }


def test_the_codes_are_the_contracts() -> None:
    assert {code: status for status, codes in CONTRACT.items() for code in codes.split()} == STATUS
    assert set(RETRY_AFTER) <= set(STATUS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_text(language: str) -> None:
    texts = catalogue(language)
    wanted = {f"errors.{code}" for code in STATUS} | {f"illegal.{reason}" for reason in reasons()} | text_keys()
    assert not wanted - set(texts)
    assert {"illegal.moai_due", "illegal.not_stronger", "errors.retired"} <= wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same_things(language: str) -> None:
    one, other = catalogue("en"), catalogue(language)
    assert set(one) == set(other)
    for key in one:
        assert set(re.findall(r"\{\w+\}", one[key])) == set(re.findall(r"\{\w+\}", other[key])), key
        assert one[key].strip()
        assert other[key].strip()


def test_refusals_ask_only_for_what_they_get() -> None:
    for key, sentence in catalogue("en").items():
        if key.startswith("errors."):
            assert "{" not in sentence
        if key.startswith("illegal."):
            assert set(re.findall(r"\{(\w+)\}", sentence)) <= {"spaces", "short"}


@pytest.mark.parametrize("code", STATUS)
def test_every_code_is_provoked_by_a_test(code: str) -> None:
    folder = ROOT / "tests" / "service"
    said = re.compile(rf'["\']{code}["\']')
    assert [path for path in folder.glob("test_*.py") if said.search(path.read_text("utf-8"))]


def test_every_code_that_is_raised_is_known() -> None:
    for module in modules():
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Problem" and node.args:
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant):
                        assert part.value in STATUS, f"{module.name}:{node.lineno}"
