"""[R1] The board."""

from __future__ import annotations

from tests.rules.core import Core

ROWS = {"a": 5, "b": 6, "c": 7, "d": 8, "e": 9}


def near(core: Core, name: str) -> list[str]:
    names: list[str] = core.board.territory_names(core.board.NEAR[core.board.SPACES[name]])
    return names


def test_r01_35_spaces_in_five_rows(core: Core) -> None:
    assert list(core.board.SPACES) == [f"{row}{i}" for row, length in ROWS.items() for i in range(1, length + 1)]
    assert len(core.board.SPACES) == 35


def test_r01_the_centre_is_no_territory(core: Core) -> None:
    assert set(core.board.SPACES) - set(core.board.TERRITORIES) == {"c4"}
    assert core.refusal(core.rules.start(2), "c4=1").rule == "R1"


def test_r01_nobody_places_on_the_centre_even_when_make_make_is_claimed(core: Core) -> None:
    game = core.play(core.rules.start(2), "b3=1", "a1=1", "b4=1", "a2=1", "c3=1").game
    assert game.make_make == 0
    assert core.refusal(game, "c4=1") == ("R1", "centre", ("c4",), None)


def test_r01_adjacent_within_the_row_above_and_below(core: Core) -> None:
    assert near(core, "c2") == ["b1", "b2", "c1", "c3", "d2", "d3"]
    assert near(core, "d6") == ["c5", "c6", "d5", "d7", "e6", "e7"]


def test_r01_the_coast_has_fewer_neighbours(core: Core) -> None:
    assert near(core, "a1") == ["a2", "b1", "b2"]
    assert near(core, "a5") == ["a4", "b5", "b6"]
    assert near(core, "e1") == ["d1", "e2"]
    assert near(core, "e9") == ["d8", "e8"]
    assert near(core, "d8") == ["c7", "d7", "e8", "e9"]


def test_r01_adjacency_is_mutual_and_has_14_inner_territories(core: Core) -> None:
    around = {name: set(near(core, name)) for name in core.board.TERRITORIES}
    assert all(name in around[other] for name, others in around.items() for other in others)
    sacred = set(core.board.territory_names(core.board.SACRED))
    assert len([name for name in around if len(around[name]) + (name in sacred) == 6]) == 14


def test_r01_the_six_sacred_territories_surround_the_centre(core: Core) -> None:
    assert core.board.territory_names(core.board.SACRED) == ["b3", "b4", "c3", "c5", "d4", "d5"]
    assert near(core, "c3") == ["b2", "b3", "c2", "d3", "d4"]


def test_r01_a_ground_is_where_three_territories_meet(core: Core) -> None:
    assert len(core.board.GROUNDS) == 42
    for name in core.board.GROUNDS:
        first, second, third = name.split("-")
        assert {second, third} <= set(near(core, first))
        assert third in near(core, second)


def test_r01_no_ground_at_the_corners_of_the_centre(core: Core) -> None:
    assert not [name for name in core.board.GROUNDS if "c4" in name]
    assert "b3-b4-c4" not in core.board.GROUNDS


def test_r01_a_ground_is_named_by_its_territories_in_order(core: Core) -> None:
    assert all(name.split("-") == sorted(name.split("-")) for name in core.board.GROUNDS)
    assert list(core.board.GROUNDS) == sorted(core.board.GROUNDS)
    assert {"a1-a2-b2", "a1-b1-b2", "d8-e8-e9"} <= set(core.board.GROUNDS)
