"""The board [R1]: 35 spaces in a trapezoid, 34 of them territories, and the 42 ceremonial grounds.

A space has a name for people (`c4`) and a number for the machine: nine to a row, from the left, so that
any set of spaces is the bits of one int. Row a has the numbers 0–4, row b 9–14, and so on; the numbers
between are no space. Then the right neighbour is one bit up, the lower left neighbour nine, the lower
right ten.

A ground is three territories that meet. Either two stand above one (`a1-a2-b2`), then its number is
that of its first territory; or one stands above two (`a1-b1-b2`), then it is that number plus 45.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

ROW_LENGTHS = {"a": 5, "b": 6, "c": 7, "d": 8, "e": 9}
WIDTH = 9
SPAN = WIDTH * len(ROW_LENGTHS)


def numbers(bits: int) -> Iterator[int]:
    """The numbers in a set of bits, lowest first."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def _name(row: int, column: int) -> str:
    return f"{'abcde'[row]}{column + 1}"


def _exists(row: int, column: int) -> bool:
    return 0 <= row < len(ROW_LENGTHS) and 0 <= column < ROW_LENGTHS["abcde"[row]]


def _adjacent_spaces(row: int, column: int) -> list[tuple[int, int]]:
    around = [(0, -1), (0, 1), (-1, -1), (-1, 0), (1, 0), (1, 1)]
    return [(row + down, column + right) for down, right in around if _exists(row + down, column + right)]


PLACES_ON_BOARD = [(row, column) for row in range(5) for column in range(ROW_LENGTHS["abcde"[row]])]

SPACES: dict[str, int] = {_name(row, column): WIDTH * row + column for row, column in PLACES_ON_BOARD}
"""Number of each of the 35 spaces, in the order of their names."""

NAMES: tuple[str, ...] = tuple(_name(*divmod(number, WIDTH)) for number in range(SPAN))
"""Name of a space by its number (the numbers between the rows have names that are no spaces)."""

CENTRE = SPACES["c4"]
TERRITORIES: dict[str, int] = {name: number for name, number in SPACES.items() if number != CENTRE}
"""Number of each of the 34 territories, in the order of their names."""

ALL = sum(1 << number for number in TERRITORIES.values())
SACRED = sum(1 << SPACES[name] for name in ("b3", "b4", "c3", "c5", "d4", "d5"))


def _near(number: int) -> int:
    row, column = divmod(number, WIDTH)
    return sum(1 << (WIDTH * r + c) for r, c in _adjacent_spaces(row, column)) & ALL


NEAR: tuple[int, ...] = tuple(_near(n) if n in TERRITORIES.values() else 0 for n in range(SPAN))
"""The territories adjacent to each territory. The centre is never among them."""

AROUND: tuple[int, ...] = tuple(NEAR[n] | 1 << n if NEAR[n] else 0 for n in range(SPAN))
"""Each territory with those adjacent to it."""


def grounds_within(territories: int) -> int:
    """The grounds all of whose three territories are in the set."""
    slanted = territories & territories >> WIDTH + 1
    return slanted & territories >> 1 | (slanted & territories >> WIDTH) << SPAN


def _corners(ground: int) -> tuple[int, int, int]:
    upside, first = divmod(ground, SPAN)
    return first, first + (WIDTH if upside else 1), first + WIDTH + 1


GROUND_BITS = grounds_within(ALL)
CORNERS: dict[int, tuple[int, int, int]] = {ground: _corners(ground) for ground in numbers(GROUND_BITS)}
"""The numbers of the three territories of a ground, by its number."""

GROUND_NAMES: dict[int, str] = {
    ground: "-".join(NAMES[number] for number in corners) for ground, corners in CORNERS.items()
}
GROUNDS: dict[str, int] = {name: ground for ground, name in sorted(GROUND_NAMES.items(), key=lambda entry: entry[1])}
"""Number of each of the 42 grounds, in the order of their names."""

TOUCHING: tuple[int, ...] = tuple(
    sum(1 << ground for ground, corners in CORNERS.items() if number in corners) for number in range(SPAN)
)
"""The grounds that touch a territory."""


def _touching_around(number: int) -> int:
    found = 0
    for neighbour in numbers(AROUND[number]):
        found |= TOUCHING[neighbour]
    return found


TOUCHING_AROUND: tuple[int, ...] = tuple(_touching_around(number) for number in range(SPAN))
"""The grounds that touch a territory or one adjacent to it [R11]."""


@lru_cache(maxsize=4096)
def names_of_grounds(bits: int) -> tuple[str, ...]:
    """Names of a set of grounds, sorted."""
    return tuple(sorted(GROUND_NAMES[number] for number in numbers(bits)))


def territory_names(bits: int) -> list[str]:
    """Names of a set of territories, sorted."""
    return [NAMES[number] for number in numbers(bits)]


def ground_names(bits: int) -> list[str]:
    """Names of a set of grounds, sorted."""
    return [*names_of_grounds(bits)]
