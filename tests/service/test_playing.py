"""The game: actions and how they are refused, retiring, draws, rematches."""

from __future__ import annotations

from typing import Any

import pytest

from tests.service.people import OPENING, Guest, Site, Table, new_id, place, refused, text

CENTRE = place("c4")
WEAK = place("b3")


@pytest.fixture
def table(site: Site) -> Table:
    return Table(site, 2)


@pytest.fixture
def three(site: Site) -> Table:
    return Table(site, 3)


# --- an action --------------------------------------------------------------------------------------------


def test_an_action_is_one_event(table: Table) -> None:
    action = place("b3", 2, chief=True)
    response = table.host.act(table.code, 0, action)
    assert response.status_code == 200
    answer = response.json()
    assert set(answer) == {"version", "events", "state", "legal"}
    assert answer["version"] == 1
    [event] = answer["events"]
    assert set(event) == {"version", "at", "kind", "clan", "action", "notation", "effects"}
    assert (event["version"], event["kind"], event["clan"], event["notation"]) == (1, "action", 0, "b3=2*")
    assert event["action"] == action
    assert event["effects"] == [{"effect": "placed", "clan": 0, "territory": "b3", "dominance": 2, "chief": True}]
    assert answer["state"]["territories"] == {"b3": {"clan": 0, "dominance": 2, "chief": True}}
    assert answer["state"]["clan"] == 1
    assert answer["legal"]["place"]["b3"] == {"least": 6, "least_with_chief": 3}
    room = table.look()
    assert (room["version"], room["state"], room["legal"]) == (1, answer["state"], answer["legal"])


def test_the_room_says_when_it_changed(table: Table) -> None:
    before = table.look()["updated_at"]
    event = table.play(OPENING)["events"][0]
    after = table.look()
    assert after["updated_at"] == event["at"]
    assert after["updated_at"] >= before
    assert after["created_at"] <= before


def test_a_conquest_is_told_with_what_comes_home(table: Table) -> None:
    answer = table.play(place("b3", 2, True), place("b3", 6))
    assert answer["events"][0]["notation"] == "b3x6"
    assert answer["events"][0]["effects"] == [
        {"effect": "conquered", "clan": 1, "territory": "b3", "dominance": 6, "chief": False, "from": 0},
        {"effect": "returned", "clan": 0, "territory": "b3", "dominance": 2, "chief": True},
    ]


def test_a_withdrawal_is_told_with_what_went_back(table: Table) -> None:
    answer = table.play(place("b3", 3, True), place("e1"), {"type": "withdraw", "territory": "b3", "chief": True})
    assert answer["events"][0]["notation"] == "b3-*"
    assert answer["events"][0]["effects"] == [
        {"effect": "withdrawn", "clan": 0, "territory": "b3", "dominance": 2, "chief": True}
    ]


# --- the same id ------------------------------------------------------------------------------------------


def test_the_same_id_gets_the_first_answer(table: Table) -> None:
    action_id = new_id()
    first = table.host.act(table.code, 0, OPENING, action_id)
    assert table.host.act(table.code, 0, OPENING, action_id).content == first.content
    table.play(place("e1"), place("e3"))
    for version, action in ((0, OPENING), (1, OPENING), (3, CENTRE), (99, place("a1", 12))):
        again = table.host.act(table.code, version, action, action_id)
        assert (again.status_code, again.content) == (200, first.content)
    assert table.look()["version"] == 3


def test_an_id_is_the_same_in_capitals(table: Table) -> None:
    action_id = new_id()
    first = table.host.act(table.code, 0, OPENING, action_id)
    assert table.host.act(table.code, 0, OPENING, action_id.upper()).content == first.content


def test_the_first_answer_again_when_all_is_over(table: Table) -> None:
    action_id = new_id()
    first = table.host.act(table.code, 0, OPENING, action_id)
    table.finish()
    assert table.host.act(table.code, 0, OPENING, action_id).content == first.content
    refused(table.host.act(table.code, 0, OPENING), "game_over", 409)


def test_an_id_of_another_seat_is_refused(table: Table) -> None:
    action_id = new_id()
    table.host.act(table.code, 0, OPENING, action_id)
    ben = table.guests[1]
    refused(ben.act(table.code, 1, place("e1"), action_id), "id_used", 409)
    refused(ben.act(table.code, 0, place("e1"), action_id), "id_used", 409)
    table.finish()
    refused(ben.act(table.code, 1, place("e1"), action_id), "id_used", 409)


def test_an_id_counts_in_its_room_only(site: Site) -> None:
    action_id = new_id()
    for table in (Table(site, 2), Table(site, 2)):
        assert table.host.act(table.code, 0, OPENING, action_id).status_code == 200


def test_the_id_of_a_refused_action_may_be_used_again(table: Table) -> None:
    action_id = new_id()
    refused(table.host.act(table.code, 0, CENTRE, action_id), "illegal_action", 422)
    refused(table.host.act(table.code, 5, OPENING, action_id), "stale_version", 409)
    refused(table.guests[1].act(table.code, 0, OPENING, action_id), "not_your_turn", 409)
    assert table.look()["version"] == 0
    assert table.host.act(table.code, 0, OPENING, action_id).status_code == 200


@pytest.mark.parametrize(
    "action_id",
    ["", "7", 7, None, True, "0" * 36, "00000000-0000-4000-8000-00000000000", "00000000-0000-4000-8000-0000000000000",
     "g0000000-0000-4000-8000-000000000000", "{00000000-0000-4000-8000-000000000000}", "0" * 32,
     "00000000-0000-4000-8000-000000000000\n", "٠0000000-0000-4000-8000-000000000000"],
)  # fmt: skip
def test_ids_that_are_no_uuid(table: Table, action_id: Any) -> None:
    body = {"id": action_id, "version": 0, "action": OPENING}
    refused(table.host.post(f"{table.path}/actions", body), "invalid_request", 422)
    assert table.look()["version"] == 0


# --- how actions are refused, and in which order ----------------------------------------------------------


@pytest.mark.parametrize("version", [-(2**31), -1, 0, 2, 3, 2**31])
def test_any_version_but_the_current_is_stale(table: Table, version: int) -> None:
    table.play(OPENING)
    before = table.look()
    problem = refused(table.host.act(table.code, version), "stale_version", 409)
    assert problem["version"] == 1
    assert problem["room"] == before


def test_the_room_of_a_stale_answer_is_the_askers_own_view(table: Table) -> None:
    ben = table.guests[1]
    problem = refused(ben.act(table.code, 7), "stale_version", 409)
    assert problem["room"]["you"] == {"player": ben.id, "seats": [1]}
    assert "invite" not in problem["room"]


@pytest.mark.parametrize("version", [2**31 + 1, -(2**31) - 1, 0.0, "0", True, None, [0], 1e400])
def test_versions_that_are_no_numbers(table: Table, version: Any) -> None:
    if version == 1e400:
        text = '{"id": "%s", "version": 1e400, "action": {"type": "moai", "territory": "c3"}}' % new_id()
        headers = {"Content-Type": "application/json"}
        response = table.host.ask("POST", f"{table.path}/actions", content=text, headers=headers)
    else:
        response = table.host.act(table.code, version)
    refused(response, "invalid_request", 422)


def test_not_seated_comes_before_all_else(site: Site, table: Table, ana: Guest) -> None:
    action_id = new_id()
    table.host.act(table.code, 0, OPENING, action_id)
    for version, action in ((1, place("e1")), (7, place("e1")), (1, CENTRE)):
        refused(ana.act(table.code, version, action), "not_seated", 403)
        refused(ana.act(table.code, version, action, action_id), "not_seated", 403)
    table.finish()
    refused(ana.act(table.code, 1, place("e1")), "not_seated", 403)
    waiting = Table(site, 2, start=False)
    refused(ana.act(waiting.code, 0), "not_seated", 403)
    waiting.host.post(f"{waiting.path}/cancel")
    refused(ana.act(waiting.code, 0), "not_seated", 403)


def test_no_body_is_looked_at_in_detail_before_its_form(site: Site, table: Table, ana: Guest) -> None:
    """What is malformed is so whoever asks, and whatever the room's state."""
    bad = {"type": "place", "territory": "z9", "dominance": 1, "chief": False}
    table.finish()
    for asker in (ana, *table.guests):
        refused(asker.act(table.code, 99, bad), "invalid_request", 422)


def test_not_started_comes_before_stale(site: Site) -> None:
    table = Table(site, 2, start=False)
    for version in (0, 7):
        refused(table.host.act(table.code, version), "not_started", 409)
    refused(table.host.act(table.code, 0, CENTRE), "not_started", 409)


def test_cancelled_comes_before_stale(site: Site) -> None:
    table = Table(site, 2, start=False)
    table.host.post(f"{table.path}/cancel")
    for version in (0, 7):
        refused(table.host.act(table.code, version), "cancelled", 409)


def test_game_over_comes_before_stale(table: Table) -> None:
    table.finish()
    for version in (0, 1, 7):
        for guest in table.guests:
            refused(guest.act(table.code, version), "game_over", 409)


def test_stale_comes_before_whose_turn_it_is(table: Table) -> None:
    refused(table.guests[1].act(table.code, 1), "stale_version", 409)
    refused(table.guests[1].act(table.code, 1, CENTRE), "stale_version", 409)


def test_whose_turn_it_is_comes_before_the_rules(table: Table) -> None:
    refused(table.guests[1].act(table.code, 0), "not_your_turn", 409)
    refused(table.guests[1].act(table.code, 0, CENTRE), "not_your_turn", 409)


def test_acting_needs_a_player(site: Site, table: Table) -> None:
    body = {"id": new_id(), "version": 0, "action": OPENING}
    refused(site.ask("POST", f"{table.path}/actions", json=body), "unauthenticated", 401)


# --- what the rules refuse --------------------------------------------------------------------------------

WITHDRAW = {"type": "withdraw", "territory": "a1", "chief": False}
MOVES = (place("b3", 3, chief=True), place("d5", 2), place("a1"), place("e9"))
ILLEGAL: list[tuple[str, dict[str, Any], str, list[str], int | None, str]] = [
    ("centre", place("c4"), "R1", ["c4"], None, "centre"),
    ("withdraw centre", {**WITHDRAW, "territory": "c4"}, "R1", ["c4"], None, "centre"),
    ("own", place("b3"), "R5", ["b3"], None, "own_territory"),
    ("no tokens", place("b4", 0), "R2", [], None, "too_few"),
    ("only the chief", place("b4", 0, True), "R2", [], None, "too_few"),
    ("minus one", place("b4", -1), "R2", [], None, "too_few"),
    ("least number", place("b4", -(2**31)), "R2", [], None, "too_few"),
    ("too many", place("b4", 12), "R2", [], 5, "reserve_short"),
    ("far too many", place("b4", 2**31), "R2", [], 2**31 - 7, "reserve_short"),
    ("chief", place("b4", 1, True), "R2", ["b3"], None, "chief_away"),
    ("weak", place("d5", 1), "R3", ["d5"], 2, "not_stronger"),
    ("equal", place("d5", 2), "R3", ["d5"], 1, "not_stronger"),
    ("nothing", WITHDRAW, "R4", ["a1"], None, "nothing_to_withdraw"),
    ("no chief", {**WITHDRAW, "chief": True}, "R4", ["a1"], None, "nothing_to_withdraw"),
    ("theirs", {**WITHDRAW, "territory": "d5"}, "R4", ["d5"], None, "not_held"),
    ("neutral", {**WITHDRAW, "territory": "d4"}, "R4", ["d4"], None, "not_held"),
    ("moai", {"type": "moai", "territory": "b3"}, "R11", ["b3"], None, "no_moai_there"),
    ("ground", {"type": "tangata_manu", "ground": "a1-a2-b2"}, "R12", [], None, "no_tangata_manu_there"),
]


@pytest.fixture(scope="module")
def opened(site: Site) -> Table:
    """Four actions on, clan 0 to move; nobody changes it."""
    table = Table(site, 2)
    table.play(*MOVES)
    return table


@pytest.mark.parametrize(
    ("action", "rule", "spaces", "short", "reason"), [case[1:] for case in ILLEGAL], ids=[case[0] for case in ILLEGAL]
)
def test_an_illegal_action_is_refused_with_its_rule(
    opened: Table, action: Any, rule: str, spaces: list[str], short: int | None, reason: str
) -> None:
    before = opened.look()
    problem = refused(opened.host.act(opened.code, 4, action), "illegal_action", 422)
    assert problem["rule"] == rule
    assert sorted(problem["spaces"]) == spaces if reason != "no_tangata_manu_there" else True
    assert problem.get("short") == short
    assert ("short" in problem) == (short is not None)
    foreseen = opened.host.post(f"{opened.path}/preview", {"action": action})
    assert refused(foreseen, "illegal_action", 422) == problem
    assert opened.look() == before


def test_no_chief_there(table: Table) -> None:
    table.play(place("b3", 3), place("d5", 2))
    action = {"type": "withdraw", "territory": "b3", "chief": True}
    problem = refused(table.host.act(table.code, 2, action), "illegal_action", 422)
    assert (problem["rule"], problem["spaces"]) == ("R4", ["b3"])


def test_a_refusal_speaks_the_players_language(site: Site, table: Table) -> None:
    table.host.patch("/api/me", {"language": "es"})
    problem = refused(table.host.act(table.code, 0, place("b4", 12)), "illegal_action", 422)
    assert problem["detail"] == text("es", "illegal.reserve_short").replace("{short}", "1")


BAD_ACTIONS: list[Any] = [
    None, 7, "b3=1", [], {}, {"type": "pass"}, {"type": None}, {"type": ["place"]}, {"type": "Place"},
    place("z9"), place("a6"), place("b3 "), place("B3"), place(""), {**OPENING, "territory": None},
    {**OPENING, "dominance": 2.5}, {**OPENING, "dominance": 2.0}, {**OPENING, "dominance": "2"},
    {**OPENING, "dominance": True}, {**OPENING, "dominance": None}, {**OPENING, "dominance": 2**31 + 1},
    {**OPENING, "dominance": -(2**31) - 1}, {**OPENING, "dominance": 10**100}, {**OPENING, "dominance": [1]},
    {**OPENING, "chief": 1}, {**OPENING, "chief": 0}, {**OPENING, "chief": "false"}, {**OPENING, "chief": None},
    {**OPENING, "extra": 1}, {"type": "place", "territory": "b3", "dominance": 1}, {"type": "moai"},
    {"type": "moai", "territory": "c3", "chief": False}, {"type": "tangata_manu", "ground": "a2-a1-b2"},
    {"type": "tangata_manu", "ground": "b3-b4-c4"}, {"type": "tangata_manu", "territory": "c3"},
    {"type": "withdraw", "territory": "b3", "chief": True, "dominance": 1},
]  # fmt: skip


@pytest.mark.parametrize("action", BAD_ACTIONS, ids=str)
def test_what_is_no_action_at_all(opened: Table, action: Any) -> None:
    before = opened.look()
    problem = refused(opened.host.act(opened.code, 4, action), "invalid_request", 422)
    assert problem["errors"][0]["where"].startswith("action")
    assert problem["errors"][0]["problem"]
    refused(opened.host.post(f"{opened.path}/preview", {"action": action}), "invalid_request", 422)
    assert opened.look() == before


@pytest.mark.parametrize("missing", ["id", "version", "action"])
def test_an_action_needs_all_three(opened: Table, missing: str) -> None:
    body = {"id": new_id(), "version": 4, "action": place("b4")}
    del body[missing]
    problem = refused(opened.host.post(f"{opened.path}/actions", body), "invalid_request", 422)
    assert [error["where"] for error in problem["errors"]] == [missing]
    body = {"id": new_id(), "version": 4, "action": place("b4"), "clan": 0}
    refused(opened.host.post(f"{opened.path}/actions", body), "invalid_request", 422)


# --- retiring ---------------------------------------------------------------------------------------------


def test_resigning_in_ones_turn_ends_it(three: Table) -> None:
    response = three.host.post(f"{three.path}/resign")
    assert response.status_code == 200
    answer = response.json()
    assert set(answer) == {"version", "events", "state", "legal"}
    [event] = answer["events"]
    assert set(event) == {"version", "at", "kind", "clan", "action", "notation", "reason", "effects"}
    told = {name: event[name] for name in ("version", "kind", "clan", "action", "notation", "reason")}
    assert told == {
        "version": 1, "kind": "retire", "clan": 0, "action": None, "notation": "!resign 0", "reason": "resign",
    }  # fmt: skip
    assert event["effects"][0] == {"effect": "retired", "clan": 0, "reason": "resign"}
    assert answer["state"]["clan"] == 1
    assert answer["state"]["retired"] == [0]
    assert [seat["retired"] for seat in three.look()["seats"]] == [True, False, False]


def test_resigning_in_anothers_turn_changes_no_turn(three: Table) -> None:
    three.play(OPENING)
    before = three.look()["state"]
    answer = three.guests[2].post(f"{three.path}/resign").json()
    assert answer["state"] == {**before, "retired": [2]}
    assert answer["events"][0]["effects"] == [{"effect": "retired", "clan": 2, "reason": "resign"}]


def test_resigning_again_does_nothing(three: Table) -> None:
    three.host.post(f"{three.path}/resign")
    before = three.look()
    again = three.host.post(f"{three.path}/resign")
    assert again.status_code == 200
    assert again.json() == {"version": 1, "events": [], "state": before["state"], "legal": before["legal"]}
    assert three.look() == before


def test_resigning_again_when_all_is_over(table: Table) -> None:
    table.finish()
    assert table.host.post(f"{table.path}/resign").status_code == 200
    refused(table.guests[1].post(f"{table.path}/resign"), "game_over", 409)


def test_the_last_clan_wins(three: Table) -> None:
    room = three.finish()
    assert (room["state"]["result"], room["state"]["winner"], room["state"]["phase"]) == ("last_clan", 2, "over")
    assert (room["version"], room["legal"], room["state"]["clan"]) == (2, None, None)
    events = three.host.get(f"{three.path}/events").json()
    assert events[-1]["effects"][-1] == {"effect": "over", "result": "last_clan", "winner": 2}


def test_who_resigned_acts_no_more(three: Table) -> None:
    three.host.post(f"{three.path}/resign")
    refused(three.host.act(three.code, 1), "not_your_turn", 409)


def test_resigning_is_for_those_who_play(site: Site, table: Table, ana: Guest) -> None:
    refused(ana.post(f"{table.path}/resign"), "not_seated", 403)
    refused(site.ask("POST", f"{table.path}/resign"), "unauthenticated", 401)
    waiting = Table(site, 2, start=False)
    refused(waiting.host.post(f"{waiting.path}/resign"), "not_started", 409)


# --- draws ------------------------------------------------------------------------------------------------


def agree(table: Table, clan: int, yes: bool = True) -> dict[str, Any]:
    response = table.guests[clan].post(f"{table.path}/draw", {"agree": yes})
    assert response.status_code == 200, response.text
    return dict(response.json())


def test_an_offer_is_no_event(three: Table) -> None:
    assert agree(three, 2)["draw"] == [2]
    room = agree(three, 0)
    assert (room["draw"], room["version"], room["status"]) == ([0, 2], 0, "playing")
    assert three.host.get(f"{three.path}/events").json() == []


def test_offering_again_changes_nothing(three: Table) -> None:
    first = agree(three, 2)
    again = agree(three, 2)
    assert again == first
    assert agree(three, 0, False)["draw"] == []


def test_no_clears_all_agreement(three: Table) -> None:
    agree(three, 0)
    agree(three, 1)
    assert agree(three, 2, False)["draw"] == []


def test_an_action_clears_the_clans_own_agreement(three: Table) -> None:
    agree(three, 0)
    agree(three, 1)
    three.play(OPENING)
    assert three.look()["draw"] == [1]


def test_when_all_agree_it_is_drawn(three: Table) -> None:
    three.play(OPENING)
    for clan in (1, 0):
        agree(three, clan)
    room = agree(three, 2)
    assert (room["status"], room["version"], room["draw"], room["legal"]) == ("finished", 2, [], None)
    assert (room["state"]["result"], room["state"]["winner"]) == ("agreement", None)
    [event] = three.host.get(f"{three.path}/events", params={"since": 1}).json()
    told = {name: event[name] for name in ("version", "kind", "clan", "action", "notation", "effects")}
    assert told == {
        "version": 2, "kind": "draw", "clan": None, "action": None, "notation": "!draw",
        "effects": [{"effect": "over", "result": "agreement", "winner": None}],
    }  # fmt: skip
    refused(three.host.post(f"{three.path}/draw", {"agree": True}), "game_over", 409)


def test_the_retired_are_not_asked(three: Table) -> None:
    three.guests[1].post(f"{three.path}/resign")
    agree(three, 0)
    room = agree(three, 2)
    assert (room["status"], room["state"]["result"]) == ("finished", "agreement")


def test_who_retires_leaves_an_agreement_of_the_others(three: Table) -> None:
    agree(three, 0)
    agree(three, 1)
    answer = three.guests[2].post(f"{three.path}/resign").json()
    assert [event["kind"] for event in answer["events"]] == ["retire", "draw"]
    assert (answer["version"], answer["state"]["result"]) == (2, "agreement")
    room = three.look()
    assert (room["status"], room["draw"], room["version"]) == ("finished", [], 2)


def test_who_retires_takes_the_own_agreement_along(three: Table) -> None:
    agree(three, 0)
    three.host.post(f"{three.path}/resign")
    assert three.look()["draw"] == []
    refused(three.host.post(f"{three.path}/draw", {"agree": True}), "forbidden", 403)
    refused(three.host.post(f"{three.path}/draw", {"agree": False}), "forbidden", 403)


@pytest.mark.parametrize("body", [{}, {"agree": 1}, {"agree": "true"}, {"agree": None}, {"agree": True, "clan": 1}, []])
def test_answers_that_are_none(table: Table, body: Any) -> None:
    refused(table.host.ask("POST", f"{table.path}/draw", json=body), "invalid_request", 422)


def test_draws_are_for_those_who_play(site: Site, table: Table, ana: Guest) -> None:
    refused(ana.post(f"{table.path}/draw", {"agree": True}), "not_seated", 403)
    refused(site.ask("POST", f"{table.path}/draw", json={"agree": True}), "unauthenticated", 401)
    waiting = Table(site, 2, start=False)
    refused(waiting.host.post(f"{waiting.path}/draw", {"agree": True}), "not_started", 409)


# --- again ------------------------------------------------------------------------------------------------


def test_a_rematch_is_playing_at_once(site: Site) -> None:
    table = Table(site, 3, name="Anakena", first=1, visibility="public")
    table.finish()
    answer = table.guests[2].post(f"{table.path}/rematch")
    assert (answer.status_code, set(answer.json())) == (200, {"code"})
    code = answer.json()["code"]
    assert table.look()["rematch"] == code != table.code
    again = table.guests[1].look(code)
    assert (again["status"], again["version"], again["first"], again["name"]) == ("playing", 0, 2, "Anakena")
    assert again["state"]["clan"] == 2
    assert [seat["player"]["id"] for seat in again["seats"]] == [guest.id for guest in table.guests]
    assert again["you"]["seats"] == [1]
    assert again["host"] == table.host.id
    assert again["visibility"] == "public"
    assert table.guests[2].act(code, 0).status_code == 200


def test_asking_twice_gives_the_same(table: Table) -> None:
    table.finish()
    codes = {guest.post(f"{table.path}/rematch").json()["code"] for guest in table.guests * 2}
    assert len(codes) == 1


def test_the_first_seat_goes_round_the_free_ones(site: Site) -> None:
    table = Table(site, 4, start=False, first=2)
    table.guests[3].delete(f"{table.path}/seats/3")
    table.guests[1].delete(f"{table.path}/seats/1")
    table.host.post(f"{table.path}/start")
    table.host.post(f"{table.path}/resign")
    again = table.host.look(table.host.post(f"{table.path}/rematch").json()["code"])
    assert [seat["clan"] for seat in again["seats"]] == [0, None, 1, None]
    assert (again["first"], again["state"]["clan"]) == (0, 0)


def test_a_rematch_of_a_rematch(table: Table) -> None:
    table.finish()
    code = table.host.post(f"{table.path}/rematch").json()["code"]
    table.guests[1].post(f"/api/rooms/{code}/resign")
    other = table.host.post(f"/api/rooms/{code}/rematch").json()["code"]
    assert table.host.look(other)["state"]["clan"] == 0


def test_a_rematch_comes_after_the_end(site: Site, table: Table, ana: Guest) -> None:
    refused(table.host.post(f"{table.path}/rematch"), "not_finished", 409)
    waiting = Table(site, 2, start=False)
    refused(waiting.host.post(f"{waiting.path}/rematch"), "not_finished", 409)
    table.finish()
    refused(ana.post(f"{table.path}/rematch"), "not_seated", 403)
    refused(site.ask("POST", f"{table.path}/rematch"), "unauthenticated", 401)
    assert table.look()["rematch"] is None
