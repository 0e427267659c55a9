"""The positions that the pages show are true: they can be, and what is asked or said of them is what follows."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from app import rules

STATIC = Path(__file__).parents[2] / "static"
LESSONS: list[dict[str, Any]] = json.loads((STATIC / "positions" / "lessons.json").read_text())
PICTURES: list[dict[str, Any]] = json.loads((STATIC / "positions" / "rules.json").read_text())
ORDER = ["place", "conquer", "withdraw", "ground", "moai", "make_make", "win"]
by_name = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson["name"])


def meets(effects: tuple[dict[str, Any], ...], goal: dict[str, Any]) -> bool:
    return any(goal.items() <= effect.items() for effect in effects)


def test_the_lessons_come_in_their_order() -> None:
    assert [lesson["name"] for lesson in LESSONS] == ORDER


@by_name
def test_what_a_lesson_asks_is_legal_and_does_what_it_is_about(lesson: dict[str, Any]) -> None:
    game = rules.read_state(lesson["state"])
    assert rules.write_state(game) == lesson["state"]
    after, effects = rules.apply(game, rules.read_action(lesson["asked"]))
    assert meets(effects, lesson["goal"])
    assert (after.result == "ariki") == (lesson["name"] == "win")


@by_name
def test_a_lesson_can_be_done_wrong_and_leaves_no_choice_open(lesson: dict[str, Any]) -> None:
    game = rules.read_state(lesson["state"])
    tries = [rules.apply(game, action) for action in rules.actions(game)]
    right = [rules.write_state(after) for after, effects in tries if meets(effects, lesson["goal"])]
    assert 0 < len(right) < len(tries)
    assert {state["phase"] for state in right} <= {"dominance", "over"}


@pytest.mark.parametrize("language", ["en", "es"])
@by_name
def test_the_hexes_that_a_hint_names_do_it(lesson: dict[str, Any], language: str) -> None:
    texts = json.loads((STATIC / "text" / f"{language}.json").read_text())["learn"][lesson["name"]]
    game = rules.read_state(lesson["state"])
    doing = {
        getattr(action, "territory", "")
        for action in rules.actions(game)
        if meets(rules.apply(game, action)[1], lesson["goal"])
    }
    named = set(re.findall(r"\b[a-e][1-9]\b", texts["hint"]))
    assert (named & doing) or lesson["name"] == "place"
    # What is named besides is land that somebody holds already.
    assert named - doing <= set(lesson["state"]["territories"])


def effects_of(picture: dict[str, Any]) -> set[str]:
    _, effects = rules.apply(rules.read_state(picture["state"]), rules.read_action(picture["action"]))
    return {str(effect["effect"]) for effect in effects}


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture["rule"])
def test_what_a_picture_of_the_rules_shows_is_what_follows(picture: dict[str, Any]) -> None:
    game = rules.read_state(picture["state"])
    assert rules.write_state(game) == picture["state"]
    if "action" in picture:
        after, _ = rules.apply(game, rules.read_action(picture["action"]))
        assert rules.write_state(after) == picture["after"]


def test_the_pictures_show_what_their_rules_are_about() -> None:
    shown = {picture["rule"]: effects_of(picture) for picture in PICTURES if "action" in picture}
    about = {
        "r2": "placed", "r3": "conquered", "r4": "withdrawn", "r6": "passed", "r8": "lost_ground", "r9": "make_make",
        "r10": "over", "r11": "moai", "r12": "tangata_manu", "r13": "over",
    }  # fmt: skip
    assert set(shown) == set(about)
    assert all(about[rule] in shown[rule] for rule in shown)


def test_every_rule_has_a_picture() -> None:
    assert [picture["rule"] for picture in PICTURES] == [f"r{n}" for n in range(1, 17)]


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_rule_has_its_source_and_its_ruling_and_every_picture_its_words(language: str) -> None:
    texts = json.loads((STATIC / "text" / f"{language}.json").read_text())["rulings"]
    assert all(texts[f"r{n}"]["source"] and texts[f"r{n}"]["ruling"] for n in range(1, 17))
    assert {rule for rule in texts if "picture" in texts[rule]} == {picture["rule"] for picture in PICTURES}
