"""The board as SVG: everything that stands in a position is drawn, once, in its clan's look, and nothing else."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from app.pictures.board import THEMES, draw_position, draw_seats
from app.pictures.making import NoPicture, Pictures, Shown, rendered
from app.pictures.outline import land_line
from app.rules import read_state, write_state

ROOT = Path(__file__).parents[2]
DRAWING = json.loads((ROOT / "app" / "pictures" / "drawing.json").read_text("utf-8"))
GAMES = [json.loads(line) for line in (ROOT / "tests" / "vectors" / "full.jsonl").read_text("utf-8").splitlines()]
LAND_LINES = json.loads((ROOT / "tests" / "units" / "land-lines.json").read_text("utf-8"))
SVG = "{http://www.w3.org/2000/svg}"


def classes(drawing: str) -> Counter[str]:
    """How many elements there are of each class."""
    found = (element.get("class", "") for element in ET.fromstring(drawing).iter())
    return Counter(name for names in found for name in names.split())


def numbers(drawing: str) -> list[str]:
    return sorted(element.text or "" for element in ET.fromstring(drawing).iter(f"{SVG}text"))


def positions() -> list[dict[str, Any]]:
    return [game["states"][at] for game in GAMES for at in (0, len(game["states"]) // 2, -1)]


@pytest.mark.parametrize("theme", THEMES)
def test_all_that_stands_is_drawn_and_nothing_else(theme: str) -> None:
    for state in positions():
        drawing = draw_position(state, theme)
        found, held = classes(drawing), state["territories"].values()
        won = state["winner"] is not None
        assert numbers(drawing) == sorted(str(one["dominance"]) for one in held)
        assert found["chief"] == sum(one["chief"] for one in held) + won
        assert found["moai"] == len(state["moai"])
        # On its ground, and among the steps of its clan.
        assert found["bird-man"] == 2 * sum(len(grounds) for grounds in state["tangata_manu"])
        assert found["ground"] == 42
        assert found["holder"] == (state["make_make"] is not None)
        assert found["make-make"] == 1
        assert bool(found["triumph"]) == won


def test_a_token_has_its_clans_look_and_its_place() -> None:
    state = positions()[0]
    state["territories"] = {"b3": {"clan": 1, "dominance": 11, "chief": False}}
    drawing = draw_position(state, "light")
    x, y = DRAWING["middles"]["b3"]
    assert f'<g transform="translate({x} {y}) scale(1)"><g class="piece"><g class="token look-1">' in drawing
    assert numbers(drawing) == ["11"]
    # The look goes with the seat, not with the clan's number.
    dressed = draw_position(state, "light", (2, 3, 0, 1)[: state["players"]])
    assert f'<g transform="translate({x} {y}) scale(1)"><g class="piece"><g class="token look-3">' in dressed
    assert '<g class="token look-1">' not in dressed


def test_what_is_drawn_has_its_colours() -> None:
    for theme in THEMES:
        for drawing in (*(draw_position(state, theme) for state in positions()), draw_seats((True, False), theme)):
            style = next(ET.fromstring(drawing).iter(f"{SVG}style")).text or ""
            coloured = set(re.findall(r"\.([a-z][\w-]*)(?=\{)", style))
            shapes = [
                one for one in ET.fromstring(drawing).iter() if one.tag in (f"{SVG}path", f"{SVG}circle", f"{SVG}rect")
            ]
            for shape in shapes:
                names = set(shape.get("class", "").split())
                assert shape.get("fill") or names & coloured or not names, names


def test_seats_are_told_by_who_sits() -> None:
    for seats in (2, 3, 4):
        for taken in range(seats + 1):
            drawing = draw_seats([seat < taken for seat in range(seats)], "light")
            assert classes(drawing)["chief"] == taken
            assert drawing.count("stroke-dasharray=") == seats - taken
            assert numbers(drawing) == []


def test_lands_are_outlined_as_the_client_does() -> None:
    """tests/js/drawing.test.mjs holds the lines against what the client draws now."""
    assert len(LAND_LINES) >= 5
    for spaces, line in LAND_LINES:
        assert [pytest.approx(number, abs=0.11) for number in values(line)] == values(
            land_line(DRAWING["corners"], spaces)
        )
        assert re.sub(r"[-\d.]+", "", line) == re.sub(r"[-\d.]+", "", land_line(DRAWING["corners"], spaces))


def values(line: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?\d+\.\d", line)]


def test_a_state_is_drawn_as_the_rules_write_it() -> None:
    state = write_state(read_state(positions()[1]))
    assert draw_position(state, "light") == draw_position(positions()[1], "light")


async def test_the_general_picture_is_made_of_this_code() -> None:
    """Else: make drawings."""
    assert await rendered(draw_seats((True,) * 4, "light")) == (ROOT / "static" / "img" / "island.png").read_bytes()


async def test_a_drawing_that_cannot_be_made_is_a_refusal_and_no_fault() -> None:
    with pytest.raises(NoPicture):
        await rendered("<svg")


async def test_a_picture_is_made_once_and_a_few_are_kept() -> None:
    pictures, made = Pictures(), []

    def draw() -> str:
        made.append(1)
        return '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

    shown = Shown("room", 1, (), "light")
    assert pictures.kept(shown) is None
    first = await pictures.make(shown, draw)
    assert await pictures.make(shown, draw) is first is pictures.kept(shown)
    assert made == [1]
