"""[R13–R16] How a game ends, and retiring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.core import Core, kinds, told

FULL = """
    players 3 | clan {clan}{more}
    a            0:1   1:1   2:1   0:1   2:1
    b         0:1   1:1   2:1   0:1   1:1   2:1
    c      0:1   1:1   2:1    @    {c5}   2:1   0:1
    d  {d1}   1:1   2:1   0:1   1:1   2:1   0:1   1:1
    e  M   {e2}   2:1   0:1   1:1   2:1  {e7}  {e8}  {e9}
"""
"""A full board of single tokens; no clan controls a ground. With all chiefs at home nobody can act."""


def full(core: Core, clan: int, more: str = "", **spaces: str) -> Any:
    cells = {"c5": "1:1", "d1": "0:1", "e2": "1:1", "e7": "0:1", "e8": "1:1", "e9": "2:1", **spaces}
    return core.game(FULL.format(clan=clan, more=more, **cells))


def passes(step: Any) -> list[int]:
    return [effect["clan"] for effect in told(step, "passed")]


def test_r13_every_clan_in_play_has_passed_since_anything_changed(core: Core) -> None:
    step = core.play(full(core, 2, e9="2:1*"), "e9-*")
    assert kinds(step) == ["withdrawn", "passed", "passed", "passed", "over"]
    assert passes(step) == [0, 1, 2]
    assert told(step, "over") == [{"result": "stalemate", "winner": None}]
    assert (step.game.phase, step.game.clan, step.game.winner) == ("over", None, None)


def test_r13_the_retired_need_not_pass(core: Core) -> None:
    step = core.play(full(core, 2, " | retired 0", e9="2:1*"), "e9-*")
    assert (passes(step), step.game.result) == ([1, 2], "stalemate")


def test_r13_an_action_empties_the_set(core: Core) -> None:
    """Clan 0 has passed, could act again and did: its first pass does not count any longer."""
    game = full(core, 2, e9="2:1*", e8=".")
    first = core.play(game, "e9-*")
    assert (passes(first), first.game.clan) == ([0], 1)
    later = core.play(first.game, "d7x1*", "e8=1*", "d7-*", "e8-*")
    assert (passes(later), later.game.result) == ([1, 2, 0], "stalemate")


def test_r13_a_ceremony_that_sets_something_empties_the_set_the_passing_clans_own_too(core: Core) -> None:
    game = full(core, 2, " | make_make 0", e9="2:1*", d1="1:1", c5="0:1")
    step = core.play(game, "e9-*")
    assert [put["ground"] for put in told(step, "tangata_manu")] == ["d1-d2-e2", "d1-e1-e2"]
    expected = [
        "withdrawn",
        "passed",
        "passed",
        "tangata_manu",
        "tangata_manu",
        "passed",
        "passed",
        "passed",
        "over",
    ]
    assert kinds(step) == expected
    assert passes(step) == [0, 1, 2, 0, 1]
    first = core.play(full(core, 2, e9="2:1*", e2="0:1", e7="1:1"), "e9-*")
    assert [put["ground"] for put in told(first, "tangata_manu")] == ["d1-e1-e2"]
    assert passes(first) == [0, 1, 2, 0]


def test_r13_retiring_is_no_action(core: Core) -> None:
    """Clan 2 has passed, clan 0 leaves instead of acting: clan 1 passes, then both have."""
    game = core.play(full(core, 1, e8="1:1*", e7="0:1*"), "e8-*").game
    assert game.clan == 0
    step = core.play(game, "!0")
    assert (kinds(step), passes(step)) == (["retired", "passed", "over"], [1])
    assert step.game.result == "stalemate"


def test_r13_a_loaded_state_has_nobody_passed(core: Core) -> None:
    game = core.play(full(core, 1, e8="1:1*", e7="0:1*"), "e8-*").game
    loaded = core.rules.read_state(core.state(game))
    assert passes(core.play(loaded, "!0")) == [1, 2]


SWAP = """
    players {players} | clan {clan}{more}
    a            {a1}   .   {a3}    .   {a3}
    b         {a3}   .   {b3}   {b4}    .   {a3}
    c       .   {a3}   {c3}   @     .     .   {a3}
    d  {a3}    .   {a3}   .     .     .     .   {a3}
    e {e1}    .     .     .   {a3}    .   {a3}    .     .
"""
ROUND = ["e1x2", "a1x2", "e1-", "a1-", "a1x2", "e1x2", "a1-", "e1-"]
"""Clans 0 and 1 take each other's territory, twice: the position is as before."""


def swap(core: Core, players: int = 2, clan: int = 0, more: str = "", **spaces: str) -> Any:
    """Clan 0 holds a1, clan 1 e1; a third clan, where there is one, has no reserve and always passes."""
    cells = {"a1": "0:1", "e1": "1:1", "a3": "2:1" if players > 2 else ".", "b3": ".", "b4": ".", "c3": "."}
    return core.game(SWAP.format(players=players, clan=clan, more=more, **{**cells, **spaces}))


def ends_after(core: Core, game: Any, moves: list[str]) -> int:
    """How many moves it takes until the game is over by repetition."""
    for count, move in enumerate(moves, start=1):
        game = core.play(game, move).game
        if game.result:
            assert (game.result, game.winner, game.clan) == ("repetition", None, None)
            return count
    raise AssertionError("not over")


def test_r14_the_third_time_is_a_draw_and_a_loaded_state_counts_once(core: Core) -> None:
    assert ends_after(core, swap(core), ROUND * 3) == 16
    begun_with_a_withdrawal = swap(core, a1="1:2", e1="0:2")
    assert ends_after(core, begun_with_a_withdrawal, ROUND[2:] + ROUND * 3) == 16


def test_r14_what_came_before_a_new_territory_does_not_matter(core: Core) -> None:
    assert ends_after(core, swap(core), [*ROUND, *ROUND[:4], "c6=1", "c7=1", *ROUND[4:], *ROUND * 3]) == 14 + 16


def test_r14_positions_of_clans_that_then_pass_count(core: Core) -> None:
    """The round is entered where clan 2 passes, so that this position is the first to come a third time."""
    game = swap(core, players=3, clan=1, a1="1:3", e1="0:1")
    moves = ["a1-", *(ROUND[4:] + ROUND[:4]) * 2]
    step = core.play(game, *moves)
    assert kinds(step) == ["withdrawn", "over"]
    assert step.game.result == "repetition"
    assert core.play(game, *moves[:-1]).game.result is None
    neutral_before = core.play(swap(core, players=3, clan=1, a1="1:1", e1="0:1"), "c6=1", *moves[1:])
    assert (kinds(neutral_before), neutral_before.game.result) == (["withdrawn", "over"], "repetition")


def test_r14_make_make_is_part_of_the_position(core: Core) -> None:
    """In the first round clan 0 gains it: the opening position does not come again, the second one does."""
    moves = [move.replace("a1", "c3") for move in ROUND]
    game = swap(core, a1=".", b3="0:1", b4="0:1", c3="1:1", e1="0:1")
    moves = moves[4:] + moves[:4]
    assert core.play(game, moves[0]).game.make_make == 0
    assert ends_after(core, game, moves * 3) == 17


def test_r14_tangata_manu_are_part_of_the_position(core: Core) -> None:
    """Clan 1 puts its own in its first ceremony: the first two positions do not come again."""
    game = core.game(
        """
        players 2 | clan 0
        a            0:1    .     .     .     .
        b           .     .     .     .     .     .
        c        .     .     .     @     .     .     .
        d     .     .     .     .     .     .     .   1:1
        e  1:1    .     .     .     .     .     .   1:1   1:1
        """
    )
    assert ends_after(core, game, ROUND * 3) == 18


def test_r14_retired_clans_are_part_of_the_position(core: Core) -> None:
    """Clan 2 leaves out of turn: the position as it is then has not begun a dominance phase."""
    game = core.play(swap(core, players=3), "!2").game
    assert ends_after(core, game, ROUND * 3) == 17


def test_r14_the_clan_to_move_is_part_of_the_position(core: Core) -> None:
    """Each time clan 2 passes, the same board begins a dominance phase of clan 2 and one of clan 0."""
    assert ends_after(core, swap(core, players=3), ROUND * 3) == 16


def test_r15_the_last_clan_wins(core: Core) -> None:
    game = core.play(core.rules.start(3), "b3=2*", "a1=1", "!1").game
    step = core.rules.retire(game, 2, "timeout")
    assert step.effects == (
        {"effect": "retired", "clan": 2, "reason": "timeout"},
        {"effect": "over", "result": "last_clan", "winner": 0},
    )
    assert (step.game.phase, step.game.clan, step.game.retired) == ("over", None, (1, 2))


def test_r15_tokens_stay_and_defend(core: Core) -> None:
    game = core.play(core.rules.start(3), "b3=2", "!1").game
    step = core.play(game, "a1=1", "a2=1", "!0")
    assert core.state(step.game)["territories"]["b3"] == {"clan": 0, "dominance": 2, "chief": False}
    left = core.play(core.rules.start(3), "b3=2", "a1=1", "!0").game
    assert core.refusal(left, "b3x2") == ("R3", "not_stronger", ("b3",), 1)
    conquered = core.play(left, "b3x3")
    assert told(conquered, "returned") == [{"clan": 0, "territory": "b3", "dominance": 2, "chief": False}]


def test_r15_it_takes_no_more_turns(core: Core) -> None:
    game = core.play(core.rules.start(4), "a1=1", "!2").game
    clans = []
    for move in ("a2=1", "a3=1", "a4=1", "a5=1"):
        clans.append(game.clan)
        game = core.play(game, move).game
    assert clans == [1, 3, 0, 1]


LED = """
    players 3 | clan {clan}{more}
    a             .     .     .     .     .
    b          .     .    1:1   1:1    .     .
    c       .     .    {c3}   @    {c5}   .     .
    d    .     .     .   {d4}  {d5}   .     .     .
    e .     .     .     .     .     .     .     .     .
"""


def led(core: Core, spaces: str, clan: int, more: str = " | retired 1") -> Any:
    """Clan 1 holds b3 and b4; the other sacred territories in order."""
    cells = dict(zip(("c3", "c5", "d4", "d5"), spaces.split(), strict=True))
    return core.game(LED.format(clan=clan, more=more, **cells))


def test_r15_the_retired_gain_no_make_make(core: Core) -> None:
    """Clan 1 leads alone when clan 0 breaks the tie of the two others."""
    step = core.play(led(core, "1:1 2:1 2:1 2:1", clan=0), "d5x2")
    assert (kinds(step), step.game.make_make) == (["conquered", "returned"], None)
    in_play = core.play(led(core, "1:1 2:1 2:1 2:1", clan=0, more=""), "d5x2")
    assert in_play.game.make_make == 1


def test_r15_the_retired_still_count_for_others_r09(core: Core) -> None:
    tied = core.play(led(core, "1:1 0:1 0:1 .", clan=0), "d5=1")
    assert (kinds(tied), tied.game.make_make) == (["placed"], None)
    ahead = core.play(led(core, "0:1 0:1 0:1 .", clan=2, more=" | retired 1 | make_make 0"), "d5=1")
    assert ahead.game.make_make == 0


def test_r15_the_retired_keep_make_make_until_another_fulfils_r09(core: Core) -> None:
    game = core.play(led(core, "1:1 0:1 0:1 .", clan=0, more=" | make_make 1"), "!1").game
    level = core.play(game, "d5=1")
    assert level.game.make_make == 1
    step = core.play(level.game, "e1=1", "b3x2")
    assert told(step, "make_make") == [{"clan": 0, "from": 1}]


def test_r15_the_retired_cannot_win(core: Core) -> None:
    """All five on the board, and clan 1 leads: were it in play, it would be Ariki."""
    east = """
        players 3 | clan 0{more}
        a              .     .     .     .     .
        b           .     .    1:1   1:1    .     .
        c        .     .    1:1    @    2:1    .     .
        d     .     .     .    2:1   2:1   1:1   1:1   1:1
        e  .     .     .     .     .    1:1   1:1   1:1   1:1
        clan 1 | on d6-d7-e7 d6-e6-e7 d7-d8-e8 d7-e7-e8 d8-e8-e9
    """
    assert core.play(core.game(east.format(more="")), "d5x2").game.winner == 1
    step = core.play(core.game(east.format(more=" | retired 1")), "d5x2")
    assert (step.game.make_make, step.game.result, step.game.winner) == (None, None, None)


def test_r15_a_retired_holder_with_five_is_no_ariki_when_play_goes_on(core: Core) -> None:
    """It holds Make Make and stands on five grounds; another's sacred conquest changes nothing for it."""
    game = core.game(
        """
        players 3 | clan 0 | retired 1 | make_make 1
        a              .     .     .     .     .
        b           .     .     .     .     .     .
        c        .     .     .     @     .     .     .
        d     .     .     .     .     .    1:1   1:1   1:1
        e  .     .     .     .     .    1:1   1:1   1:1   1:1
        clan 1 | on d6-d7-e7 d6-e6-e7 d7-d8-e8 d7-e7-e8 d8-e8-e9
        """
    )
    step = core.play(game, "b3=1")
    assert (step.game.result, step.game.make_make) == (None, 1)


CHOICE = """
    players 3 | clan 0
    a            0:1   0:1    .     .     .
    b          0:1   0:1*   .     .     .     .
    c       0:1    .     .     @     .     .     .
    d     .     .     .     .     .     .     .     .
    e  .     .     .     .     .     .     .     .   1:1
    clan 0 | on a1-a2-b2
"""


def test_r15_retiring_in_ones_own_turn_ends_it_at_once(core: Core) -> None:
    step = core.play(core.rules.start(3), "a1=1", "!1")
    assert (kinds(step), step.game.clan, step.game.phase) == (["retired"], 2, "dominance")


def test_r15_in_the_middle_of_a_ceremony_choices_lapse(core: Core) -> None:
    asked = core.play(core.game(CHOICE), "c2=1").game
    assert asked.phase == "moai"
    step = core.play(asked, "!0")
    assert (kinds(step), step.game.clan, step.game.phase) == (["retired"], 1, "dominance")
    assert core.state(step.game)["moai"] == []
    assert core.state(step.game)["tangata_manu"][0] == ["a1-a2-b2"]


def test_r15_no_ceremony_for_who_retires_in_its_turn(core: Core) -> None:
    due = """
        players 3 | clan 0
        a            0:1   0:1    .     .     .
        b           .    0:1    .     .     .     .
        c        .     .     .     @     .     .     .
        d     .     .     .     .     .     .     .     .
        e  .     .     .     .     .     .     .     .   1:1
    """
    assert kinds(core.play(core.game(due), "!0")) == ["retired"]
    assert kinds(core.play(core.game(due), "e1=1")) == ["placed", "tangata_manu"]


def test_r15_out_of_turn_only_retired_changes(core: Core) -> None:
    asked = core.play(core.game(CHOICE), "c2=1").game
    step = core.play(asked, "!1")
    assert kinds(step) == ["retired"]
    assert core.state(step.game) == {**core.state(asked), "retired": [1]}


def test_r15_who_has_retired_cannot_retire_again(core: Core) -> None:
    game = core.play(core.rules.start(3), "!1").game
    with pytest.raises(core.rules.Illegal) as caught:
        core.rules.retire(game, 1)
    assert (caught.value.rule, caught.value.reason) == ("R15", "already_retired")


def test_r15_nobody_retires_from_a_game_that_is_over(core: Core) -> None:
    game = core.play(core.rules.start(2), "!1").game
    with pytest.raises(core.rules.Illegal) as caught:
        core.rules.retire(game, 0)
    assert (caught.value.rule, caught.value.reason) == ("R15", "game_over")


@pytest.mark.parametrize(("clan", "reason"), [(3, "resign"), (-1, "resign"), (True, "resign"), (0, "boredom")])
def test_r15_who_and_why_must_exist(core: Core, clan: int, reason: str) -> None:
    with pytest.raises(core.rules.Malformed):
        core.rules.retire(core.rules.start(3), clan, reason)


def test_agreement_is_a_draw(core: Core) -> None:
    step = core.rules.agree(core.play(core.game(CHOICE), "c2=1").game)
    assert step.effects == ({"effect": "over", "result": "agreement", "winner": None},)
    assert (step.game.phase, step.game.clan, step.game.result) == ("over", None, "agreement")


def test_nothing_happens_after_the_end(core: Core) -> None:
    over = core.rules.agree(core.rules.start(2)).game
    assert core.refusal(over, "a1=1").reason == "game_over"
    with pytest.raises(core.rules.Illegal):
        core.rules.agree(over)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r16_two_to_four_players_with_the_same_material(core: Core, players: int) -> None:
    game = core.rules.start(players, players - 1)
    state = core.state(game)
    assert state["reserves"] == [{"dominance": 11, "chief": True, "tangata_manu": 5}] * players
    assert (state["moai_left"], state["make_make"], state["clan"]) == (12, None, players - 1)
    assert len(core.rules.actions(game)) == 748


@pytest.mark.parametrize(("players", "first"), [(1, 0), (5, 0), (2, 2), (2, -1), (True, 0), (2, False), ("2", 0)])
def test_r16_no_other_number(core: Core, players: Any, first: Any) -> None:
    with pytest.raises(core.rules.Malformed):
        core.rules.start(players, first)
