"""[R7–R10] What is looked at at once after every change on the board."""

from __future__ import annotations

import pytest

from tests.rules.core import Core, kinds, told

CORNER = """
    players 2 | clan {clan}
    a             0:1    M     .     .    1:1
    b          0:1   0:2    .     .    1:1   1:1
    c        .   0:1    .     @     .     .     .
    d     .    .     .     .     .     .     .     .
    e  .    .     .     .     .     .     .     .     .
    clan 0 | on {grounds}
    clan 1 | on a5-b5-b6
"""
STANDING = "a1-a2-b2 a1-b1-b2 b1-b2-c2"


def test_r07_a_territory_is_controlled_by_the_clan_whose_tokens_stand_there(core: Core) -> None:
    step = core.play(core.game(CORNER.format(clan=0, grounds=STANDING)), "c1=1")
    assert told(step, "tangata_manu") == [{"clan": 0, "ground": "b1-c1-c2"}]


@pytest.mark.parametrize("clan", [0, 1])
def test_r07_a_moai_is_controlled_by_all_clans(core: Core, clan: int) -> None:
    own = f"""
        players 2 | clan {clan}
        a              .     M     .     .     .
        b           .    {clan}:1    .     .     .     .
        c        .     .     .     @     .     .     .
        d     .     .     .     .     .     .     .     .
        e  .     .     .     .     .     .     .     .     .
    """
    assert told(core.play(core.game(own), "a1=1"), "tangata_manu") == [{"clan": clan, "ground": "a1-a2-b2"}]


def test_r08_who_no_longer_controls_all_three_loses_the_ground(core: Core) -> None:
    step = core.play(core.game(CORNER.format(clan=1, grounds=STANDING)), "c2x2")
    assert kinds(step)[:3] == ["conquered", "returned", "lost_ground"]
    assert told(step, "lost_ground") == [{"clan": 0, "ground": "b1-b2-c2"}]
    after = core.state(step.game)
    assert after["tangata_manu"][0] == ["a1-a2-b2", "a1-b1-b2"]
    assert after["reserves"][0]["tangata_manu"] == 3


def test_r08_every_ground_at_the_territory_is_lost_in_order(core: Core) -> None:
    step = core.play(core.game(CORNER.format(clan=1, grounds=STANDING)), "b2x3")
    assert [lost["ground"] for lost in told(step, "lost_ground")] == STANDING.split()
    assert core.state(step.game)["reserves"][0]["tangata_manu"] == 5


def test_r08_a_withdrawal_loses_no_ground(core: Core) -> None:
    step = core.play(core.game(CORNER.format(clan=0, grounds=STANDING)), "b2-")
    assert kinds(step) == ["withdrawn"]


SACRED = """
    players {players} | clan {clan} | {more}
    a             .     .     .     .     .
    b          .     .   {b3}   {b4}    .     .
    c       .     .   {c3}    @    {c5}    .     .
    d    .     .     .   {d4}   {d5}    .     .     .
    e .     .     .     .     .     .     .     .     .
"""


def sacred(core: Core, spaces: str, players: int = 3, clan: int = 0, more: str = "rules 1") -> object:
    """A board with only the six sacred territories filled, in the order of their names."""
    cells = dict(zip(("b3", "b4", "c3", "c5", "d4", "d5"), spaces.split(), strict=True))
    return core.game(SACRED.format(players=players, clan=clan, more=more, **cells))


def test_r09_at_least_three_sacred_territories(core: Core) -> None:
    two = core.play(sacred(core, "0:1 . . . . ."), "b4=1")
    assert (kinds(two), two.game.make_make) == (["placed"], None)
    three = core.play(sacred(core, "0:1 0:1 . . . ."), "d5=1")
    assert told(three, "make_make") == [{"clan": 0, "from": None}]
    assert three.game.make_make == 0


def test_r09_more_of_them_than_each_other_clan(core: Core) -> None:
    step = core.play(sacred(core, "0:1 0:1 1:1 1:1 2:1 ."), "d5=1")
    assert told(step, "make_make") == [{"clan": 0, "from": None}]


def test_r09_a_tie_gives_it_to_nobody(core: Core) -> None:
    step = core.play(sacred(core, "0:1 0:1 1:1 1:1 1:1 .", more="make_make 1"), "d5=1")
    assert kinds(step) == ["placed"]
    assert step.game.make_make == 1
    level = core.play(sacred(core, "0:1 0:1 1:1 1:1 M .", clan=2), "d5=1")
    assert (kinds(level), level.game.make_make) == (["placed"], None)


def test_r09_who_has_it_does_not_gain_it_again(core: Core) -> None:
    step = core.play(sacred(core, "0:1 0:1 0:1 . . .", more="make_make 0"), "d5=1")
    assert kinds(step) == ["placed"]


def test_r09_it_goes_from_another_clan_too(core: Core) -> None:
    step = core.play(sacred(core, "0:1 0:1 0:1 1:1 1:1 1:1", more="make_make 1"), "d5x2")
    assert told(step, "make_make") == [{"clan": 0, "from": 1}]


def test_r09_a_third_clan_can_gain_it(core: Core) -> None:
    """Clan 0 breaks a tie of the two others, and clan 2 leads."""
    step = core.play(sacred(core, "1:1 1:1 1:1 2:1 2:1 2:1"), "b3x2")
    assert told(step, "make_make") == [{"clan": 2, "from": None}]


def test_r09_who_has_it_keeps_it_whatever_it_loses(core: Core) -> None:
    game = sacred(core, "0:1 0:1 0:1 1:1 2:1 3:1", players=4, clan=1, more="make_make 0")
    step = core.play(game, "b3x2", "b4x2", "c3x2")
    assert [tokens["clan"] for tokens in core.state(step.game)["territories"].values()] == [1, 2, 3, 1, 2, 3]
    assert step.game.make_make == 0


def test_r09_a_sacred_moai_counts_for_all(core: Core) -> None:
    step = core.play(sacred(core, "0:1 M . . 1:1 M"), "c3=1")
    assert told(step, "make_make") == [{"clan": 0, "from": None}]
    tied = core.play(sacred(core, "0:1 M . 1:1 1:1 M", more="make_make 1"), "c3=1")
    assert (kinds(tied), tied.game.make_make) == (["placed"], 1)


def test_r09_a_new_sacred_moai_can_shift_make_make(core: Core) -> None:
    """Clan 0 makes c3 a Moai, which it held: clan 1 then controls four sacred territories to its three."""
    step = core.play(core.game(GIVEN_AWAY.format(grounds="c6-c7-d7")), "d3=1")
    assert kinds(step)[:4] == ["placed", "returned", "moai", "make_make"]
    assert told(step, "make_make") == [{"clan": 1, "from": None}]


GIVEN_AWAY = """
    players 2 | clan 0
    a             0:1   0:1    .     .     .
    b           .    0:1    M     .     .     .
    c        .   0:1   0:1*   @    1:1   1:1   1:1
    d     .    .     .     M     .    1:1   1:1   1:1
    e  .    .     .     .     .     .     .    1:1   1:1
    clan 0 | on a1-a2-b2
    clan 1 | on {grounds}
"""
"""b3 and d4 are Moai; clan 0 lacks d3 to surround c3, clan 1 stands in the east with c5."""


def test_r10_all_five_tangata_manu_and_make_make_win_at_once(core: Core) -> None:
    step = core.play(core.game(ONE_SHORT.format(clan=0, make_make="make_make 0")), "e9=1")
    assert kinds(step) == ["placed", "tangata_manu", "over"]
    assert told(step, "over") == [{"result": "ariki", "winner": 0}]
    game = step.game
    assert (game.phase, game.clan, game.result, game.winner) == ("over", None, "ariki", 0)
    assert (core.rules.legal(game), core.rules.actions(game)) == (None, [])


ONE_SHORT = """
    players 2 | clan {clan} | {make_make}
    a              .     .     .     .     .
    b           .     .    1:1   1:1    .     .
    c        .     .     .     @     .     .     .
    d     .     .     .     .     .    0:1   0:1   0:1
    e  .     .     .     .     .    0:1   0:1   0:1    .
    clan 0 | on d6-d7-e7 d6-e6-e7 d7-d8-e8 d7-e7-e8
"""


def test_r10_five_without_make_make_do_not_win(core: Core) -> None:
    step = core.play(core.game(ONE_SHORT.format(clan=0, make_make="make_make 1")), "e9=1")
    assert kinds(step) == ["placed", "tangata_manu"]
    assert len(core.state(step.game)["tangata_manu"][0]) == 5


def test_r10_make_make_with_four_does_not_win(core: Core) -> None:
    step = core.play(core.game(ONE_SHORT.format(clan=0, make_make="make_make 0")), "e5=1")
    assert (kinds(step), step.game.result) == (["placed"], None)


ABOUT_TO_LEAD = """
    players 3 | clan 0
    a              .     .     .     .     .
    b           .     .    1:1   1:1    .     .
    c        .     .    1:1    @    2:1    .     .
    d     .     .     .    2:1   2:1   1:1   1:1   1:1
    e  .     .     .     .     .    1:1   1:1   1:1   1:1
    clan 1 | on d6-d7-e7 d6-e6-e7 d7-d8-e8 d7-e7-e8 d8-e8-e9
"""


def test_r10_victory_in_another_clans_turn(core: Core) -> None:
    step = core.play(core.game(ABOUT_TO_LEAD), "d5x2")
    assert kinds(step) == ["conquered", "returned", "make_make", "over"]
    assert told(step, "over") == [{"result": "ariki", "winner": 1}]


def test_r10_victory_stops_a_ceremony_where_it_is(core: Core) -> None:
    """The same Moai as above, but clan 1 has all five: clan 0 does not even put its own Tangata Manu."""
    five = "c5-c6-d6 c6-c7-d7 c6-d6-d7 c7-d7-d8 d7-d8-e8"
    step = core.play(core.game(GIVEN_AWAY.format(grounds=five)), "d3=1")
    assert kinds(step) == ["placed", "returned", "moai", "make_make", "over"]
    assert (step.game.winner, step.game.phase) == (1, "over")
    assert len(core.state(step.game)["tangata_manu"][0]) == 1
