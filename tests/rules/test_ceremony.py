"""[R11, R12] The ceremonial phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.core import Core, kinds, told


def moai(core: Core, game: Any, move: str) -> list[str]:
    """Where the ceremony after a move sets Moai, or asks for one."""
    step = core.play(game, move)
    asked: list[str] = core.rules.legal(step.game)["moai"]
    return [effect["territory"] for effect in told(step, "moai")] + asked


SURROUNDED = """
    players 2 | clan 0
    a           {a1}   0:1    .     .     .
    b          0:1   {b2}    .     .     .     .
    c      {c1}  {c2}    .     @     .     .     .
    d     .     .     .     .     .     .     .     .
    e  .     .     .     .    {e5}  .     .     .   1:1
    clan 0 {on}
"""


def surrounded(core: Core, on: str = "| on a1-a2-b2", **spaces: str) -> Any:
    """a1 is surrounded, the chief is on b2 unless said otherwise, and clan 0 is about to move elsewhere."""
    cells = {"a1": "0:2", "b2": "0:1*", "c1": ".", "c2": ".", "e5": ".", **spaces}
    return core.game(SURROUNDED.format(on=on, **cells))


def test_r11_a_surrounded_territory_becomes_a_moai(core: Core) -> None:
    step = core.play(surrounded(core), "e1=1")
    assert kinds(step)[:3] == ["placed", "returned", "moai"]
    assert told(step, "returned") == [{"clan": 0, "territory": "a1", "dominance": 2, "chief": False}]
    assert told(step, "moai") == [{"clan": 0, "territory": "a1"}]
    after = core.state(step.game)
    assert (after["moai"], after["moai_left"]) == (["a1"], 11)
    assert "a1" not in after["territories"]
    assert after["reserves"][0]["dominance"] == 11 - 3 - 1


def test_r11_held_by_own_tokens_not_by_another_moai(core: Core) -> None:
    game = core.play(surrounded(core), "e1=1", "e8=1").game
    assert moai(core, game, "e2=1") == []


@pytest.mark.parametrize(("b1", "due"), [("0:1", True), ("M", True), (".", False), ("1:1", False)])
def test_r11_all_adjacent_territories_are_controlled(core: Core, b1: str, due: bool) -> None:
    game = f"""
        players 2 | clan 0
        a            0:1   0:1    .     .     .
        b           {b1}  0:1*    .     .     .     .
        c        .     .     .     @     .     .     .
        d     .     .     .     .     .     .     .     .
        e  .     .     .     .     .     .     .     .   1:1
        clan 0 | on a1-a2-b2
    """
    assert moai(core, core.game(game), "e1=1") == (["a1"] if due else [])


@pytest.mark.parametrize(("chief", "due"), [("b2", True), ("c2", False), ("e5", False)])
def test_r11_the_chief_is_on_it_or_on_an_adjacent_one(core: Core, chief: str, due: bool) -> None:
    game = surrounded(core, **{"b2": "0:1", chief: "0:1*"})
    assert moai(core, game, "e1=1") == (["a1"] if due else [])


def test_r11_no_moai_with_the_chief_at_home(core: Core) -> None:
    assert moai(core, surrounded(core, b2="0:1"), "e1=1") == []
    assert moai(core, surrounded(core, b2="0:1"), "a3=1*") == []


def test_r11_the_chief_on_it_goes_home(core: Core) -> None:
    game = surrounded(core, a1="0:2*", b2="0:1")
    step = core.play(game, "e1=1")
    assert told(step, "returned") == [{"clan": 0, "territory": "a1", "dominance": 2, "chief": True}]
    assert core.state(step.game)["reserves"][0]["chief"] is True


@pytest.mark.parametrize("ground", ["a1-a2-b2", "a1-b1-b2", "b1-b2-c2", "b1-c1-c2"])
def test_r11_a_tangata_manu_touches_it_or_an_adjacent_one(core: Core, ground: str) -> None:
    spaces = {"c1": "0:1", "c2": "0:1"} if "c" in ground else {}
    step = core.play(surrounded(core, f"| on {ground}", **spaces), "e1=1")
    assert "a1" in [effect["territory"] for effect in told(step, "moai")] + core.rules.legal(step.game)["moai"]


FAR = """
    players 2 | clan 0
    a           0:1*    {a2}    .     .     .
    b           {b1}    {b2}   1:1    .     .     .
    c        .     .     .     @     .     .     .
    d     .     .     .     .     .    0:1    .     .
    e  .     .     .     .     .    0:1   0:1    .   1:1
    clan 0 | on d6-e6-e7
    clan 1 {theirs}
"""


def test_r11_a_tangata_manu_further_away_does_not_do(core: Core) -> None:
    far = core.game(FAR.format(a2="0:1", b1="0:1", b2="0:1", theirs=""))
    assert moai(core, far, "e1=1") == []


def test_r11_another_clans_tangata_manu_does_not_do(core: Core) -> None:
    theirs = core.game(FAR.format(a2="M", b1="M", b2="M", theirs="| on a2-b2-b3"))
    assert moai(core, theirs, "e1=1") == []


def test_r11_a_tangata_manu_put_in_the_same_ceremony_is_too_late(core: Core) -> None:
    step = core.play(surrounded(core, "| on a1-a2-b2"), "e1=1")
    assert told(step, "moai")
    none_yet = core.play(surrounded(core, ""), "e1=1")
    assert (told(none_yet, "moai"), len(told(none_yet, "tangata_manu"))) == ([], 2)
    later = core.play(none_yet.game, "e8=1", "e2=1")
    assert told(later, "moai") == [{"clan": 0, "territory": "a1"}]


def test_r11_on_the_coast_the_territories_that_are_there_count(core: Core) -> None:
    tip = """
        players 2 | clan 0
        a              .     .     .     .     .
        b           .     .     .     .     .     .
        c        .     .     .     @     .     .     .
        d   0:1*   .     .     .     .     .     .     .
        e  0:1   .     .     .     .     .     .     .   1:1
        clan 0
    """
    step = core.play(core.game(tip), "e2=1", "e8=1", "a1=1")
    assert told(step, "moai") == [{"clan": 0, "territory": "e1"}]


def test_r11_beside_the_centre_five_territories_count(core: Core) -> None:
    inland = """
        players 2 | clan 0
        a              .     .     .     .     .
        b           .    0:1   0:1    .     .     .
        c        .   0:1   0:1*   @     .     .     .
        d     .     .    0:1    .     .     .     .     .
        e  .     .     .     .     .     .     .     .   1:1
        clan 0 | on b2-b3-c3
    """
    assert moai(core, core.game(inland), "d4=1") == ["c3"]


TWO = """
    players 2 | clan 0
    a            0:1{a1} 0:1    .     .     .
    b          0:1   0:1{b2}   .     .     .     .
    c       0:1    .     .     @     .     .     .
    d     .     .     .     .     .     .     .     .
    e  .     .     .     .     .     .     .     .   1:1
    clan 0 | on a1-a2-b2
"""
"""When clan 0 takes c2, both a1 and b1 are surrounded."""


def test_r11_where_several_qualify_the_clan_chooses(core: Core) -> None:
    step = core.play(core.game(TWO.format(a1="", b2="*")), "c2=1")
    assert kinds(step) == ["placed"]
    assert (step.game.phase, step.game.clan) == ("moai", 0)
    assert core.rules.legal(step.game) == {
        "place": {},
        "withdraw": {},
        "moai": ["a1", "b1"],
        "tangata_manu": [],
    }
    assert core.rules.actions(step.game) == [core.rules.ChooseMoai("a1"), core.rules.ChooseMoai("b1")]


def test_r11_two_moai_in_one_ceremony(core: Core) -> None:
    """The order makes no difference, the clan is asked all the same; the second follows by itself."""
    game = core.play(core.game(TWO.format(a1="", b2="*")), "c2=1").game
    for chosen, other in (("a1", "b1"), ("b1", "a1")):
        step = core.play(game, f"^{chosen}")
        assert [effect["territory"] for effect in told(step, "moai")] == [chosen, other]
        assert core.state(step.game)["moai_left"] == 10


def test_r11_it_is_looked_at_again_after_each(core: Core) -> None:
    """With the chief on a1: if a1 comes first, the chief goes home and b1 no longer qualifies."""
    game = core.play(core.game(TWO.format(a1="*", b2="")), "c2=1").game
    assert core.rules.legal(game)["moai"] == ["a1", "b1"]
    assert [effect["territory"] for effect in told(core.play(game, "^a1"), "moai")] == ["a1"]
    assert [effect["territory"] for effect in told(core.play(game, "^b1"), "moai")] == ["b1", "a1"]


def test_r11_three_qualify_and_are_asked_twice(core: Core) -> None:
    three = """
        players 2 | clan 0
        a            0:1   0:1   0:1    .     .
        b          0:1   0:1*  0:1    .     .     .
        c       0:1    .     .     @     .     .     .
        d     .     .     .     .     .     .     .     .
        e  .     .     .     .     .     .     .     .   1:1
        clan 0 | on a1-a2-b2
    """
    step = core.play(core.game(three), "c2=1")
    assert core.rules.legal(step.game)["moai"] == ["a1", "a2", "b1"]
    step = core.play(step.game, "^a2")
    assert (step.game.phase, core.rules.legal(step.game)["moai"]) == ("moai", ["a1", "b1"])


TWELVE = """
    players 2 | clan 0
    a            0:2   0:1    M     M     M
    b          0:1   0:1*   .     .     M     M
    c        .     .     .     @     .     M     M
    d     .     .     .     .     .     M     M     M
    e  .     .     .     .     .    1:1    .   {e8}    M
    clan 0 | on a1-a2-b2 a1-b1-b2
"""


def test_r11_without_moai_in_the_supply_nothing_happens(core: Core) -> None:
    assert moai(core, core.game(TWELVE.format(e8=".")), "e1=1") == ["a1"]
    assert core.state(core.game(TWELVE.format(e8="M")))["moai_left"] == 0
    assert kinds(core.play(core.game(TWELVE.format(e8="M")), "e1=1")) == ["placed"]


def test_r12_on_each_controlled_ground_where_none_of_its_own_stands(core: Core) -> None:
    step = core.play(surrounded(core, "", b2="0:1"), "c2=1")
    assert [put["ground"] for put in told(step, "tangata_manu")] == ["a1-a2-b2", "a1-b1-b2", "b1-b2-c2"]
    assert core.state(step.game)["reserves"][0]["tangata_manu"] == 2
    again = core.play(step.game, "e8=1", "e1=1")
    assert (told(again, "tangata_manu"), again.game.phase) == ([], "dominance")


MANY = """
    players 2 | clan 0
    a            0:1   0:1    .     .     .
    b          0:1    .     .     .     .     .
    c       0:1   0:1    .     @     .     .     .
    d     .     .     .     .     .    0:1   0:1    .
    e  .     .     .     .     .    0:1   0:1    .   1:1
    clan 0 | on {on}
"""


def test_r12_more_grounds_than_tangata_manu_the_clan_chooses_one_at_a_time(core: Core) -> None:
    three = "b1-c1-c2 d6-d7-e7 d6-e6-e7"
    step = core.play(core.game(MANY.format(on=three)), "b2=1")
    assert kinds(step) == ["placed"]
    assert (step.game.phase, step.game.clan) == ("tangata_manu", 0)
    due = ["a1-a2-b2", "a1-b1-b2", "b1-b2-c2"]
    assert core.rules.legal(step.game) == {"place": {}, "withdraw": {}, "moai": [], "tangata_manu": due}
    step = core.play(step.game, "+a1-b1-b2")
    assert (step.game.phase, core.rules.legal(step.game)["tangata_manu"]) == (
        "tangata_manu",
        [due[0], due[2]],
    )
    step = core.play(step.game, "+b1-b2-c2")
    assert (step.game.phase, step.game.clan) == ("dominance", 1)
    assert "a1-a2-b2" not in core.state(step.game)["tangata_manu"][0]


def test_r12_as_many_grounds_as_tangata_manu_are_not_asked(core: Core) -> None:
    one_less = MANY.replace("0:1   0:1    .     .     .", "0:1    .     .     .     .", 1)
    step = core.play(core.game(one_less.format(on="b1-c1-c2 d6-d7-e7")), "b2=1")
    assert len(told(step, "tangata_manu")) == 3
    assert step.game.clan == 1


def test_r12_without_any_in_reserve_nothing_is_due(core: Core) -> None:
    game = core.game(MANY.format(on="b1-c1-c2 d6-d7-e7 d6-e6-e7"))
    full = core.play(game, "b2=1", "+a1-a2-b2", "+a1-b1-b2", "e8=1", "c3=1")
    assert (kinds(full), full.game.clan) == (["placed"], 1)


def test_r12_no_moai_once_tangata_manu_are_put(core: Core) -> None:
    """The first Tangata Manu of the east makes e9 qualify [R11], but that was looked at before."""
    late = """
        players 2 | clan 0
        a            0:1   0:1    .     .     .
        b          0:1   0:1    .     .     .     .
        c       0:1   0:1    .     @     .     .     .
        d     .     .     .     .     .     .     .    0:1
        e  .     .     .     .     .     .     .    0:1   0:1*
        clan 0 | on a1-b1-b2 b1-b2-c2 b1-c1-c2
    """
    step = core.play(core.game(late), "c3=1")
    assert core.rules.legal(step.game)["tangata_manu"] == ["a1-a2-b2", "b2-c2-c3", "d8-e8-e9"]
    step = core.play(step.game, "+d8-e8-e9")
    assert (kinds(step), step.game.phase) == (["tangata_manu"], "tangata_manu")
    assert told(core.play(step.game, "+a1-a2-b2"), "moai") == []


SHARED = """
    players 2 | clan 0
    a             M     M     .     .     .
    b           .    {b2}    .     .     .     .
    c        .     .     .     @     .     .     .
    d     .     .     .     .     .     .     .     .
    e  .     .     .     .     .     .     .     .   1:1
    clan 0 | on a1-a2-b2
    clan 1 {theirs}
"""


def test_r12_two_clans_on_one_ground_only_where_all_three_are_moai(core: Core) -> None:
    step = core.play(core.game(SHARED.format(b2="M", theirs="")), "a3=1", "e8=1")
    assert told(step, "tangata_manu") == [{"clan": 1, "ground": "a1-a2-b2"}]
    assert core.state(step.game)["tangata_manu"] == [["a1-a2-b2"], ["a1-a2-b2"]]
    step = core.play(core.game(SHARED.format(b2="0:1", theirs="")), "a3=1", "e8=1")
    assert told(step, "tangata_manu") == []
    with pytest.raises(core.rules.Malformed):
        core.game(SHARED.format(b2="0:1", theirs="| on a1-a2-b2"))
