"""Looking ahead and back: previews, events, states, records, and my games."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules import digest, read_state, start, write_state
from app.rules.notation import read_record
from tests.rules.vectors import rows
from tests.service.people import OPENING, Guest, Site, Table, place, refused

FULL = {"place": {}, "withdraw": {}, "moai": [], "tangata_manu": []}


@pytest.fixture
def table(site: Site) -> Table:
    return Table(site, 2)


def legal_of(told: dict[str, Any] | None) -> dict[str, Any] | None:
    """What is legal, with the keys that may be left out."""
    return None if told is None else FULL | told


# --- previews in a room -----------------------------------------------------------------------------------


def test_a_preview_is_what_then_happens(table: Table) -> None:
    table.play(place("b3", 3, True), place("b4", 2))
    action = place("b4", 3)
    foreseen = table.guests[1].post(f"{table.path}/preview", {"action": action, "version": 2})
    assert foreseen.status_code == 200
    assert set(foreseen.json()) == {"version", "effects", "state", "legal"}
    before = table.look()
    assert before["version"] == 2
    answer = table.play(action)
    told = foreseen.json()
    assert told["effects"] == answer["events"][0]["effects"]
    assert (told["state"], told["legal"]) == (answer["state"], answer["legal"])


def test_a_preview_stores_nothing(table: Table) -> None:
    before = table.look()
    for version in (None, 0):
        body = {"action": OPENING} | ({} if version is None else {"version": version})
        assert table.host.post(f"{table.path}/preview", body).json()["version"] == 0
    assert table.look() == before
    assert table.host.get(f"{table.path}/events").json() == []


def test_whoever_may_see_the_room_asks(site: Site, table: Table, ana: Guest) -> None:
    answers = [asker.post(f"{table.path}/preview", {"action": OPENING}) for asker in (*table.guests, ana)]
    answers.append(site.ask("POST", f"{table.path}/preview", json={"action": OPENING}))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1


def test_previews_that_are_refused(site: Site, table: Table) -> None:
    problem = refused(table.host.post(f"{table.path}/preview", {"action": OPENING, "version": 3}), "stale_version", 409)
    assert (problem["version"], problem["room"]) == (0, table.look())
    refused(table.host.post(f"{table.path}/preview", {"action": place("c4")}), "illegal_action", 422)
    refused(table.host.post(f"{table.path}/preview", {"action": OPENING, "id": "x"}), "invalid_request", 422)
    refused(table.host.post(f"{table.path}/preview", {"version": 0}), "invalid_request", 422)
    table.finish()
    refused(table.host.post(f"{table.path}/preview", {"action": OPENING}), "game_over", 409)
    waiting = Table(site, 2, start=False)
    refused(waiting.host.post(f"{waiting.path}/preview", {"action": OPENING}), "not_started", 409)


# --- previews of any state --------------------------------------------------------------------------------


@pytest.mark.parametrize("part", range(4))
def test_what_is_legal_in_any_state(site: Site, part: int) -> None:
    for row in rows("legal")[part::4]:
        told = site.ask("POST", "/api/preview", json={"state": row["state"]}).json()
        assert told["effects"] == []
        assert told["state"] == row["state"]
        assert legal_of(told["legal"]) == legal_of(row["legal"])


@pytest.mark.parametrize("part", range(4))
def test_what_is_refused_in_any_state(site: Site, part: int) -> None:
    for row in rows("legal")[part::4]:
        for case in row["refused"]:
            body = {"state": row["state"], "action": case["action"]}
            problem = refused(site.ask("POST", "/api/preview", json=body), "illegal_action", 422)
            assert problem["rule"] == case["rule"]


def test_a_choice_that_is_due_names_what_can_be_chosen(site: Site) -> None:
    moai = next(row for row in rows("legal") if row["state"]["phase"] == "moai")
    body = {"state": moai["state"], "action": OPENING}
    problem = refused(site.ask("POST", "/api/preview", json=body), "illegal_action", 422)
    assert (problem["rule"], problem["spaces"]) == ("R11", sorted(moai["legal"]["moai"]))
    ground = next(row for row in rows("legal") if row["state"]["phase"] == "tangata_manu")
    body = {"state": ground["state"], "action": OPENING}
    problem = refused(site.ask("POST", "/api/preview", json=body), "illegal_action", 422)
    assert problem["rule"] == "R12"
    open_spaces = {space for name in ground["legal"]["tangata_manu"] for space in name.split("-")}
    assert set(problem["spaces"]) <= open_spaces


def test_a_moai_stands(site: Site) -> None:
    found = next(row for row in rows("legal") if row["state"]["moai"] and row["state"]["phase"] == "dominance")
    stone = found["state"]["moai"][0]
    body = {"state": found["state"], "action": place(stone)}
    problem = refused(site.ask("POST", "/api/preview", json=body), "illegal_action", 422)
    assert (problem["rule"], problem["spaces"]) == ("R5", [stone])


def test_an_action_in_any_state(site: Site) -> None:
    played = [row for row in rows("positions") if row["action"]["type"] != "retire"]
    for row in played[::60]:
        told = site.ask("POST", "/api/preview", json={"state": row["before"], "action": row["action"]}).json()
        assert told.get("state") == row["after"], told


def test_a_state_that_is_over_has_no_actions(site: Site) -> None:
    over = rows("full")[0]["states"][-1]
    assert over["phase"] == "over"
    assert site.ask("POST", "/api/preview", json={"state": over}).json()["legal"] is None
    refused(site.ask("POST", "/api/preview", json={"state": over, "action": OPENING}), "game_over", 409)


@pytest.mark.parametrize(
    "change",
    [
        {"rules": 2},
        {"rules": True},
        {"players": 5},
        {"players": 2.0},
        {"clan": 2},
        {"clan": None},
        {"phase": "moai"},
        {"phase": "over"},
        {"phase": "lunch"},
        {"territories": {"c4": {"clan": 0, "dominance": 1, "chief": False}}},
        {"territories": {"b3": {"clan": 0, "dominance": 1, "chief": False}}},
        {"territories": {"b3": {"clan": 0, "dominance": 12, "chief": False}}},
        {"territories": []},
        {"moai": ["d6"]},
        {"moai_left": 11},
        {"moai_left": -1},
        {"make_make": 0, "moai_left": 12.0},
        {"tangata_manu": [["a1-a2-b2"], []]},
        {"retired": [0, 1]},
        {"retired": [0, 0]},
        {"winner": 0},
        {"result": "ariki"},
        {"extra": 1},
        {"reserves": []},
        {"players": 10**100},
        {"clan": -1},
    ],
    ids=str,
)
def test_states_that_cannot_be(site: Site, change: dict[str, Any]) -> None:
    state = {**write_state(start(2)), **change}
    problem = refused(site.ask("POST", "/api/preview", json={"state": state}), "invalid_request", 422)
    assert problem["errors"][0]["where"].startswith("state")


@pytest.mark.parametrize("state", [None, 7, "state", [], {}, {"rules": 1}])
def test_states_that_are_none(site: Site, state: Any) -> None:
    refused(site.ask("POST", "/api/preview", json={"state": state}), "invalid_request", 422)
    refused(site.ask("POST", "/api/preview", json={"action": OPENING}), "invalid_request", 422)


# --- events, states, records ------------------------------------------------------------------------------


def test_the_events_after_a_version(site: Site, table: Table) -> None:
    table.play(place("b3"), place("e1"), place("e3"))
    every = site.ask("GET", f"{table.path}/events").json()
    assert [event["version"] for event in every] == [1, 2, 3]
    assert [event["clan"] for event in every] == [0, 1, 0]
    for since, expected in ((0, every), (1, every[1:]), (3, []), (99, []), (-5, every), (2**31, [])):
        assert site.ask("GET", f"{table.path}/events", params={"since": since}).json() == expected


@pytest.mark.parametrize(
    "since", ["", "x", "1.0", "1e0", "0x1", "1_0", " 1", "2147483649", "-2147483649", "9" * 5000, "NaN", "١"]
)
def test_no_number_to_begin_after(table: Table, since: str) -> None:
    refused(table.host.get(f"{table.path}/events", params={"since": since}), "invalid_request", 422)


def test_a_waiting_room_has_no_events_states_or_record(site: Site) -> None:
    waiting = Table(site, 2, start=False)
    assert waiting.host.get(f"{waiting.path}/events").json() == []
    refused(waiting.host.get(f"{waiting.path}/states/0"), "not_started", 409)
    refused(waiting.host.get(f"{waiting.path}/record"), "not_started", 409)


def test_every_state_of_a_game(site: Site, table: Table) -> None:
    states = [table.look()["state"]]
    for action in (place("b3", 2, True), place("e1"), place("d4", 2)):
        states.append(table.play(action)["state"])
    for version, state in enumerate(states):
        response = site.ask("GET", f"{table.path}/states/{version}")
        assert response.json() == state
        assert digest(response.json()) == digest(state)
        assert write_state(read_state(state)) == state
    for version in (4, -1, 2**31):
        refused(site.ask("GET", f"{table.path}/states/{version}"), "not_found", 404)
    for version in ("x", "1.0", "2147483649"):
        refused(site.ask("GET", f"{table.path}/states/{version}"), "invalid_request", 422)


NAMES = ('Ana "La Reina" \\ de ]', '🗿👨‍👩‍👧 [First "1"]', "!resign 1", "{nickname}")


def test_a_record_reads_back(site: Site) -> None:
    table = Table(site, 4, name='Mesa "uno" \\')
    for guest, name in zip(table.guests, NAMES, strict=True):
        assert guest.patch("/api/me", {"nickname": name}).status_code == 200
    table.play(place("b3", 3, True), place("e1"), place("e3"), place("b3", 7))
    table.guests[2].post(f"{table.path}/resign")
    table.play(place("d5", 2))
    for clan in (0, 1, 3):
        table.guests[clan].post(f"{table.path}/draw", {"agree": True})
    response = site.ask("GET", f"{table.path}/record")
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    record = read_record(response.text)
    assert (record.players, record.first, record.names) == (4, 0, NAMES)
    assert write_state(record.game()) == table.look()["state"]
    assert write_state(record.game())["result"] == "agreement"


def test_a_record_of_a_game_that_goes_on(site: Site, table: Table) -> None:
    assert read_record(site.ask("GET", f"{table.path}/record").text).entries == ()
    table.play(OPENING)
    text = site.ask("GET", f"{table.path}/record").text
    assert '[Result "*"]' in text
    assert write_state(read_record(text).game()) == table.look()["state"]


# --- my games ---------------------------------------------------------------------------------------------

GAME = {"code", "name", "status", "version", "seats", "clan", "your_turn", "deadline", "updated_at", "state"}


def games(guest: Guest) -> list[dict[str, Any]]:
    return list(guest.get("/api/me").json()["games"])


def test_my_games_as_they_are_listed(site: Site) -> None:
    table = Table(site, 2, name="Anakena")
    [game] = games(table.host)
    assert set(game) == GAME | {"result", "kept", "closed"}
    room = table.look()
    for name in GAME - {"clan", "your_turn"}:
        assert game[name] == room[name]
    assert (game["clan"], game["your_turn"]) == (0, True)
    [other] = games(table.guests[1])
    assert (other["clan"], other["your_turn"]) == (1, False)


def test_a_waiting_game_has_no_clan(ana: Guest) -> None:
    ana.open()
    [game] = games(ana)
    assert (game["clan"], game["your_turn"], game["status"], game["state"]) == (None, False, "waiting", None)


def test_of_a_game_that_is_over_no_position_is_told(site: Site) -> None:
    table = Table(site, 2)
    table.finish()
    [game] = games(table.host)
    assert (game["status"], game["state"]) == ("finished", None)


def test_those_that_wait_for_me_come_first_and_finished_ones_last(site: Site) -> None:
    ana, ben = site.guest("Ana"), site.guest("Ben")

    def begin(name: str, first: int) -> str:
        room = ana.open(2, name=name, first=first)
        ben.sit(room)
        return str(room["code"])

    mine = begin("mine, older", 0)
    over = begin("over", 0)
    ana.post(f"/api/rooms/{over}/resign")
    begin("theirs", 1)
    begin("mine, newer", 0)
    cancelled = ana.open(name="cancelled")["code"]
    ana.post(f"/api/rooms/{cancelled}/cancel")
    ana.open(name="waiting")
    listed = [game["name"] for game in games(ana)]
    assert set(listed[:2]) == {"mine, older", "mine, newer"}
    assert set(listed[2:4]) == {"theirs", "waiting"}
    assert set(listed[4:]) == {"over", "cancelled"}
    assert [game["your_turn"] for game in games(ana)] == [True] * 2 + [False] * 4
    ana.act(mine, 0)
    assert {game["name"] for game in games(ana)[:1]} == {"mine, newer"}


def test_the_newest_fifty(site: Site) -> None:
    guest = site.guest()
    codes = [guest.open()["code"] for _ in range(52)]
    assert [game["code"] for game in games(guest)] == codes[:1:-1]


def test_a_room_that_was_left_is_mine_no_more(site: Site) -> None:
    table = Table(site, 3, start=False)
    ben = table.guests[1]
    ben.delete(f"{table.path}/seats/1")
    assert games(ben) == []
