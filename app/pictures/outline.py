"""The line around a clan's land. Lengths are board units, as in the client's hex.js; y grows downwards."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import hypot

Point = tuple[float, float]
Key = tuple[int, int]

INSET = 3.6  # from the border of the hexes
ROUNDING = 9.0  # how much of each side a rounded corner takes


def land_line(corners: Mapping[str, Sequence[Point]], spaces: Iterable[str]) -> str:
    """SVG path data of the closed lines around these spaces, a little inside their border.

    `corners` has the six corners of every space, clockwise.
    """
    return "".join(_rounded(_inset(loop)) for loop in _outline(corners, spaces))


def _key(point: Point) -> Key:
    """Equal for the same corner reached from different hexes."""
    return round(point[0]), round(point[1])


def _outline(corners: Mapping[str, Sequence[Point]], spaces: Iterable[str]) -> list[list[Point]]:
    """The closed lines around a set of spaces, clockwise; a hole is a line of its own, the other way round."""
    edges: dict[tuple[Key, Key], Point] = {}
    for space in spaces:
        loop = corners[space]
        for start, end in pairwise([*loop, loop[0]]):
            # A side that two spaces share is no border.
            if edges.pop((_key(end), _key(start)), None) is None:
                edges[_key(start), _key(end)] = start
    after = {start: (end, point) for (start, end), point in edges.items()}
    loops = []
    for first, _ in edges:
        found, corner = [], first
        while corner in after:
            corner, point = after.pop(corner)
            found.append(point)
        if found:
            loops.append(found)
    return loops


def _inset(loop: Sequence[Point]) -> list[Point]:
    """The same loop moved inwards: every side keeps its direction."""
    moved = []
    for index, (x, y) in enumerate(loop):
        before_x, before_y = _normal(loop[index - 1], (x, y))
        after_x, after_y = _normal((x, y), loop[(index + 1) % len(loop)])
        scale = INSET / (1 + before_x * after_x + before_y * after_y)
        moved.append((x + (before_x + after_x) * scale, y + (before_y + after_y) * scale))
    return moved


def _normal(start: Point, end: Point) -> Point:
    """The unit vector to the inside of a clockwise side."""
    x, y = end[0] - start[0], end[1] - start[1]
    side = hypot(x, y)
    return -y / side, x / side


def _rounded(loop: Sequence[Point]) -> str:
    parts = []
    for index, point in enumerate(loop):
        enter = _towards(point, loop[index - 1])
        leave = _towards(point, loop[(index + 1) % len(loop)])
        parts.append(f"{'L' if index else 'M'}{_written(enter)}Q{_written(point)} {_written(leave)}")
    return "".join(parts) + "Z"


def _towards(start: Point, end: Point) -> Point:
    x, y = end[0] - start[0], end[1] - start[1]
    share = min(0.5, ROUNDING / hypot(x, y))
    return start[0] + x * share, start[1] + y * share


def _written(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"
