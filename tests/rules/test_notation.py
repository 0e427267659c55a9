"""Notation of moves, and records, both ways."""

from __future__ import annotations

import pytest

from app import rules
from app.rules.notation import (
    Agreement,
    Entry,
    Record,
    Retirement,
    read_move,
    read_record,
    write_move,
    write_record,
)
from tests.rules.core import Core
from tests.rules.vectors import rows

WRITTEN = [
    ("b3=2", rules.Place("b3", 2, False)),
    ("b3=2*", rules.Place("b3", 2, True)),
    ("b3x11", rules.Place("b3", 11, False)),
    ("b3x1*", rules.Place("b3", 1, True)),
    ("c4=1", rules.Place("c4", 1, False)),
    ("b3-", rules.Withdraw("b3", False)),
    ("b3-*", rules.Withdraw("b3", True)),
    ("^c3", rules.ChooseMoai("c3")),
    ("+a1-a2-b2", rules.ChooseTangataManu("a1-a2-b2")),
]


@pytest.mark.parametrize(("text", "action"), WRITTEN)
def test_a_move_is_read(text: str, action: rules.Action) -> None:
    assert read_move(text) == action


def test_a_move_is_written_as_what_it_is_on_the_board(core: Core) -> None:
    game = core.play(rules.start(2), "b3=2").game
    assert write_move(game, rules.Place("c4", 1, False)) == "c4=1"
    assert write_move(game, rules.Place("b3", 3, False)) == "b3x3"
    assert write_move(game, rules.Place("b4", 3, True)) == "b4=3*"
    assert write_move(game, rules.Withdraw("b3", False)) == "b3-"
    assert write_move(game, rules.Withdraw("b3", True)) == "b3-*"
    assert write_move(game, rules.ChooseMoai("c3")) == "^c3"
    assert write_move(game, rules.ChooseTangataManu("a1-a2-b2")) == "+a1-a2-b2"


NO_MOVES = [
    "", " ", "b3", "b3=", "b3=0", "b3=02", "b3=12", "b3=-1", "b3=2**", "b3=2 ", " b3=2", "b3=٢", "B3=2",
    "a6=1", "f1=1", "b33=1", "b3-2", "b3--", "--", "a6-", "^", "^c4", "^x", "+", "+a1-a2",
    "+a2-a1-b2", "+b3-b4-c4", "!draw", "!resign 2", "1.", "b3=2\n",
]  # fmt: skip


@pytest.mark.parametrize("text", NO_MOVES)
def test_no_move(text: str) -> None:
    with pytest.raises(rules.Malformed) as caught:
        read_move(text)
    assert (caught.value.where, caught.value.problem) == ("move", "not_a_move")


def recorded(row: dict[str, object]) -> Record:
    """A game of the vectors as a record."""
    entries: list[Entry] = []
    for action in row["actions"]:  # type: ignore[attr-defined]
        retires = action["type"] == "retire"
        entries.append(Retirement(action["clan"], "resign") if retires else rules.read_action(action))
    names = tuple(f"Clan {clan}" for clan in range(int(str(row["players"]))))
    return Record(int(str(row["players"])), int(str(row["first"])), names, tuple(entries))


@pytest.mark.parametrize("name", ["full", "games", "special"])
def test_recorded_games_round_trip(name: str) -> None:
    for row in rows(name):
        record = recorded(row)
        text = write_record(record)
        assert read_record(text) == record
        assert max(map(len, text.splitlines())) <= 80
        game = read_record(text).game()
        assert (game.result, game.winner) == (row["result"], row["winner"])


RECORD = """\
[Rules "1"]
[Players "3"]
[Clan0 "Ana \\"La Reina\\" \\\\o/"]
[Clan1 ""]
[Clan2 "Ñandú 🗿"]
[First "2"]
[Result "last_clan 2"]
[Started "2026-11-29T10:00:00Z"]
[Room "by the [sea]"]

1. a1=1 2. b3=2*
!resign 1
3. b3x6
!timeout 0
"""


def test_a_record_with_names_to_escape_and_entries_of_the_service() -> None:
    record = read_record(RECORD)
    assert record.names == ('Ana "La Reina" \\o/', "", "Ñandú 🗿")
    assert record.tags == (("Started", "2026-11-29T10:00:00Z"), ("Room", "by the [sea]"))
    assert record.entries[2:] == (
        Retirement(1, "resign"),
        rules.Place("b3", 6, False),
        Retirement(0, "timeout"),
    )
    assert record.game().winner == 2
    assert write_record(record) == RECORD


def test_a_turn_goes_on_after_an_entry_of_the_service() -> None:
    """Somebody leaves while another clan is to choose."""
    row = next(
        row for row in rows("games") if row["players"] == 4 and any("ground" in action for action in row["actions"])
    )
    entries = recorded(row).entries
    count = next(i for i, entry in enumerate(entries) if isinstance(entry, rules.ChooseTangataManu))
    before = Record(4, row["first"], ("", "", "", ""), entries[:count])
    asked = before.game().clan
    left = Retirement((asked or 0) ^ 1, "timeout")
    record = Record(4, row["first"], before.names, (*before.entries, left, entries[count]))
    text = write_record(record)
    chosen = entries[count]
    assert isinstance(chosen, rules.ChooseTangataManu)
    assert f"\n!timeout {left.clan}\n+{chosen.ground}" in text
    assert read_record(text) == record


def test_turns_are_numbered_and_passes_written() -> None:
    passing = next(row for row in rows("special") if row["about"] == "passes and goes on")
    text = write_record(recorded(passing))
    words = text.split("\n\n")[1].split()
    numbers = [int(word[:-1]) for word in words if word.endswith(".")]
    assert numbers == list(range(1, len(numbers) + 1))
    assert words.count("--") > 3
    after = [words[index - 1] for index, word in enumerate(words) if word == "--"]
    assert all(word.endswith(".") for word in after)


def test_an_unfinished_game_has_a_star_and_a_draw_is_an_entry() -> None:
    begun = Record(2, 1, ("Ana", "Ben"), (rules.Place("b3", 1, False),))
    assert '[Result "*"]' in write_record(begun)
    agreed = Record(2, 1, ("Ana", "Ben"), (*begun.entries, Agreement()))
    text = write_record(agreed)
    assert text.endswith('[Result "agreement"]\n\n1. b3=1\n!draw\n')
    assert read_record(text) == agreed


@pytest.mark.parametrize(
    "name",
    ['"', "\\", '\\"', "\\\\", "]", "a\nb", "\r", "\t", "\x85", "\u2028", "\ud800", "\\u000a", "", " x "],
)
def test_every_name_survives(name: str) -> None:
    record = Record(2, 0, (name, "Ben"), (rules.Place("b3", 1, False),), (("Event", name),))
    text = write_record(record)
    assert read_record(text) == record
    assert len(text.splitlines()) == 9
    assert read_record(text.replace("\n", "\r\n")) == record


def replaced(old: str, new: str) -> str:
    assert old in RECORD
    return RECORD.replace(old, new, 1)


WRONG = [
    ("", "Rules", "missing"),
    ("1. a1=1\n", "Rules", "missing"),
    (replaced('[Rules "1"]\n', ""), "Rules", "missing"),
    (replaced('Rules "1"', 'Rules "2"'), "Rules", "unsupported"),
    (replaced('Players "3"', 'Players "5"'), "Players", "out_of_range"),
    (replaced('Players "3"', 'Players "2"'), "Clan2", "no_such_clan"),
    (replaced('Players "3"', 'Players "4"'), "Clan3", "missing"),
    (replaced('[Clan1 ""]\n', ""), "Clan1", "missing"),
    (replaced('[First "2"]\n', ""), "First", "missing"),
    (replaced('First "2"', 'First "3"'), "First", "out_of_range"),
    (replaced('[Result "last_clan 2"]\n', ""), "Result", "missing"),
    (replaced("last_clan 2", "last_clan 1"), "Result", "not_the_result"),
    (replaced("last_clan 2", "*"), "Result", "not_the_result"),
    (replaced("2026-11-29T10:00:00Z", "yesterday"), "Started", "not_iso_8601"),
    (replaced("[Room", "[First"), "First", "doubled"),
    (replaced("[Clan1 ", "[Clan1"), "line 4", "not_a_header"),
    (replaced('[Clan1 ""]', '[Clan1 """]'), "line 4", "not_a_header"),
    (replaced('[Clan1 ""]', '[Clan1 "\\"]'), "line 4", "not_a_header"),
    (replaced('[Clan1 ""]', '[Clan1 "\\n"]'), "Clan1", "unknown_escape"),
    (replaced('[Clan1 ""]', '[Clan1 "\\u12"]'), "Clan1", "unknown_escape"),
    (replaced('[Clan1 ""]', '[Clan-1 ""]'), "line 4", "not_a_header"),
    (replaced("a1=1", "a1=12"), "turn 1", "not_a_move"),
    (replaced("b3=2*", "c4=2*"), "turn 2", "centre"),
    (replaced("b3=2*", "b3x2*"), "turn 2", "wrong_sign"),
    (replaced("b3x6", "b3=6"), "turn 3", "wrong_sign"),
    (replaced("b3x6", "b3x5"), "turn 3", "not_stronger"),
    (replaced("3. ", "4. "), "turn 4", "wrong_number"),
    (replaced("3. ", ""), "turn 2", "wrong_number"),
    (replaced("2. b3", "2. 2. b3"), "turn 2", "wrong_number"),
    (replaced("3. b3x6", "3. -- 4. b3x6"), "turn 3", "wrong_pass"),
    (replaced("resign 1", "resign 3"), "turn 2", "out_of_range"),
    (replaced("resign 1", "resign"), "turn 2", "no_such_clan"),
    (replaced("!timeout 0", "!timeout 1"), "turn 3", "already_retired"),
    (replaced("!timeout 0", "!timeout 0 !draw"), "turn 3", "game_over"),
    (replaced("!timeout 0", "!adjourn"), "turn 3", "not_a_move"),
]


@pytest.mark.parametrize(("text", "where", "problem"), WRONG)
def test_a_wrong_record_says_where_and_why(text: str, where: str, problem: str) -> None:
    with pytest.raises(rules.Malformed) as caught:
        read_record(text)
    assert (caught.value.where, caught.value.problem) == (where, problem)


def test_what_cannot_be_written() -> None:
    for bad in (
        Record(2, 0, ("only one",)),
        Record(2, 0, ("a", "b", "c")),
        Record(2, 0, ("a", "b"), tags=(("No name", ""),)),
        Record(2, 0, ("a", "b"), tags=(("Date", "29/11/2026"),)),
        Record(2, 0, ("a", "b"), tags=(("Result", "*"),)),
        Record(5, 0, ("a", "b")),
    ):
        with pytest.raises(rules.Malformed):
            write_record(bad)
    with pytest.raises(rules.Illegal):
        write_record(Record(2, 0, ("a", "b"), (rules.ChooseMoai("c3"),)))
