"""The board as SVG, in the look of the client: what it draws there is read from drawing.json, made of its own code.

No text stands in a picture but the numbers on the tokens: nothing that people have written, in no language.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from app.pictures.outline import land_line

WIDTH, HEIGHT = 1200, 630  # pixels, as link previews like them
THEMES = ("light", "dark")
FONT = "Inter ExtraBold"
BIRD_MEN = 5
# What is told beside the island stands in the sea at the upper left: a row for each clan, in board units.
CLANS_AT, ROW = (-500.0, -252.0), 40.0
# Before the game the clans wait around Make Make, clockwise: where, for so many of them.
WAITING_AT = {2: ("c2", "c6"), 3: ("b2", "b5", "e5"), 4: ("b2", "b5", "d7", "d2")}
CHIEF_SCALE = 1.3
POINTER = "M-29 -8L-20 0L-29 8Z"
FIRST_STEP, STEP = 33.0, 26.0
MAKE_MAKE_AT, MAKE_MAKE_SCALE = 164.0, 0.4
ARIKI_AT, ARIKI_SCALE = (408.0, -184.0), 1.08

LOOKS = (0, 1, 2, 3)
# What the drawing has for each look.
OF_CLANS = ("lands", "holders", "tokens", "chiefs", "bird_men", "arikis", "heads")

State = Mapping[str, Any]


@cache
def _drawing() -> Any:
    return json.loads(Path(__file__).with_name("drawing.json").read_text("utf-8"))


@cache
def _dressed(looks: tuple[int, ...]) -> Any:
    """The drawing, with what there is for each look in the order of the clans."""
    drawing = _drawing()
    return {**drawing, **{name: [drawing[name][look] for look in looks] for name in OF_CLANS}}


def draw_position(state: State, theme: str, looks: tuple[int, ...] = LOOKS) -> str:
    """The SVG of a canonical state, with how far each clan has come; `looks` by clan."""
    state = {**state, "looks": looks}
    drawing, winner = _dressed(looks), state["winner"]
    parts = [*_lands(state), drawing["sacred"], *_centre(state), *_pieces(state), *_grounds(state), *_standing(state)]
    if winner is None:
        return _picture([drawing["islets"], *parts], theme)
    sun = drawing["sun"].replace("LOOK", str(looks[winner]))
    return _picture([*parts, sun, _at(ARIKI_AT, drawing["arikis"][winner], ARIKI_SCALE)], theme)


def draw_table(state: State, looks: tuple[int, ...] = LOOKS) -> tuple[str, str]:
    """The board of a canonical state as a table of the client has it, for its style sheet: the island, which is always
    the same, and what lies and stands on it; both to stand in an SVG of `table_box`."""
    state = {**state, "looks": looks}
    drawing = _dressed(looks)
    parts = [drawing["patterns"], *_lands(state), drawing["sacred"], *_centre(state), *_pieces(state), *_grounds(state)]
    return drawing["table"]["island"], "".join(parts)


def table_box() -> str:
    """The viewBox of a table's board."""
    return _box(_drawing()["table"]["box"])


def draw_seats(taken: Sequence[bool], theme: str, looks: tuple[int, ...] = LOOKS) -> str:
    """The SVG of the island before the start: a chief for each seat that is taken, a free place for the others."""
    drawing = _dressed(looks)
    parts = [drawing["canoe"], drawing["islets"], drawing["sacred"], drawing["make_make"]]
    parts += _grounds({"tangata_manu": [], "looks": looks})
    for seat, space in enumerate(WAITING_AT[len(taken)]):
        free = _open(looks[seat], 1.9, dashed=True)
        chief = _at((0, 0), drawing["heads"][seat], CHIEF_SCALE) if taken[seat] else free
        parts.append(_at(drawing["middles"][space], chief))
    return _picture(parts, theme)


def _picture(parts: Sequence[str], theme: str) -> str:
    drawing = _drawing()
    style = "".join((f'text{{font-family:"{FONT}"}}', *drawing["styles"][theme]))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="{_box(drawing["box"])}">'
        f"<style>{style}</style>{drawing['island']}{drawing['patterns']}{''.join(parts)}</svg>"
    )


def _box(box: Mapping[str, float]) -> str:
    return " ".join(str(box[name]) for name in ("x", "y", "width", "height"))


def _at(point: Sequence[float], inner: str, scale: float = 1) -> str:
    return f'<g transform="translate({point[0]} {point[1]}) scale({scale})">{inner}</g>'


# --- on the island ----------------------------------------------------------------------------------------


def _lands(state: State) -> Iterator[str]:
    drawing = _dressed(state["looks"])
    for clan in range(state["players"]):
        spaces = [space for space, held in state["territories"].items() if held["clan"] == clan]
        if spaces:
            tints = "".join(drawing["tiles"][space] for space in spaces)
            line = land_line(drawing["corners"], spaces)
            yield drawing["lands"][clan].replace("TINTS", tints).replace("LINE", line)


def _centre(state: State) -> Iterator[str]:
    drawing, holder = _dressed(state["looks"]), state["make_make"]
    if holder is None:
        yield drawing["make_make"]
    else:
        yield drawing["carved_face"] + drawing["holders"][holder]


def _pieces(state: State) -> Iterator[str]:
    drawing = _dressed(state["looks"])
    for space, held in state["territories"].items():
        kind = drawing["chiefs" if held["chief"] else "tokens"]
        yield _at(drawing["middles"][space], _piece(_numbered(kind[held["clan"]], held["dominance"])))
    for space in state["moai"]:
        yield _at(drawing["middles"][space], drawing["ahu"] + _piece(drawing["moai"]))


def _piece(inner: str) -> str:
    return f'<g class="piece">{inner}</g>'


def _numbered(token: Mapping[str, str], number: int) -> str:
    """A token with its number: the drawing has a # for each digit."""
    digits = str(number)
    return token[str(len(digits))].replace("#" * len(digits), digits)


def _grounds(state: State) -> Iterator[str]:
    drawing = _dressed(state["looks"])
    for ground, point in drawing["grounds"].items():
        clans = [clan for clan, held in enumerate(state["tangata_manu"]) if ground in held]
        if not clans:
            yield _at(point, drawing["free_ground"])
            continue
        places = drawing["shared"][len(clans) - 1]
        standing = [
            _at(place, _piece(drawing["bird_men"][clan][len(clans) - 1]))
            for clan, place in zip(clans, places, strict=True)
        ]
        yield _at(point, drawing["ground"] + "".join(standing))


# --- beside it --------------------------------------------------------------------------------------------


def _standing(state: State) -> Iterator[str]:
    """For each clan its shape, its five Tangata Manu, those on the island drawn, and Make Make where it has it."""
    drawing = _drawing()
    for clan in range(state["players"]):
        stand, look = len(state["tangata_manu"][clan]), state["looks"][clan]
        steps = [_at((FIRST_STEP + step * STEP, 0), _bird_man(look, step < stand)) for step in range(BIRD_MEN)]
        has = state["make_make"] == clan
        won = _at((MAKE_MAKE_AT, 0), drawing["make_make"], MAKE_MAKE_SCALE) if has else ""
        moves = f'<path d="{POINTER}" fill="#fff"/>' if state["clan"] == clan else ""
        faded = ' opacity="0.45"' if clan in state["retired"] else ""
        shape = f'<g class="look-{look}"><path class="piece-body" d="{drawing["shapes"][look]}"/></g>'
        place = (CLANS_AT[0], CLANS_AT[1] + clan * ROW)
        yield _at(place, f"<g{faded}>{moves}{shape}{''.join(steps)}{won}</g>")


def _bird_man(look: int, stands: bool) -> str:
    drawing = _drawing()
    return str(drawing["bird_men"][look][3]) if stands else _open(look, 0.62)


def _open(look: int, scale: float, dashed: bool = False) -> str:
    """A shape where something is still to come."""
    dashes = f' stroke-dasharray="{7 / scale:.2f} {5 / scale:.2f}"' if dashed else ""
    width = 2.4 if dashed else 1.4
    return (
        f'<path d="{_drawing()["shapes"][look]}" transform="scale({scale})" fill="#000" fill-opacity="0.2"'
        f' stroke="#fff" stroke-opacity="0.7" stroke-width="{width / scale:.2f}"{dashes}/>'
    )
