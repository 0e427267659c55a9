"""The socket: what comes first, what comes after each change, who is here, how it ends."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.service.people import OPENING, Guest, Site, Table, new_id, place, text
from tests.service.screens import Open, Screen


@pytest.fixture
def table(site: Site) -> Table:
    return Table(site, 2)


# --- the first frame --------------------------------------------------------------------------------------


def test_the_first_frame_is_the_whole_room(look: Open, site: Site) -> None:
    table = Table(site, 3, start=False)
    frame = look(table.code, table.guests[1]).hello()
    assert set(frame) == {"type", "room", "events"}
    assert frame["events"] == []
    seen = table.guests[1].look(table.code)
    assert {**frame["room"], "seats": None} == {**seen, "seats": None}
    assert frame["room"]["invite"] == table.invite
    assert frame["room"]["you"] == {"player": table.guests[1].id, "seats": [1]}
    assert [seat["online"] for seat in frame["room"]["seats"]] == [False, True, False]


def test_a_watcher_is_told_no_invite(look: Open, site: Site, ana: Guest) -> None:
    table = Table(site, 2, start=False)
    frame = look(table.code).hello()
    assert frame["room"]["you"] is None
    assert "invite" not in frame["room"]
    other = look(table.code, ana).hello()
    assert other["room"]["you"] == {"player": ana.id, "seats": []}
    assert "invite" not in other["room"]


def test_the_events_since(look: Open, table: Table) -> None:
    table.play(place("b3"), place("e1"), place("e3"))
    every = table.host.get(f"{table.path}/events").json()
    assert look(table.code, table.host).hello()["events"] == []
    for since, expected in ((0, every), (2, every[2:]), (3, []), (99, []), (2**31, []), (10**30, [])):
        frame = look(table.code, table.host, since).hello()
        assert frame["events"] == expected
        assert frame["room"]["version"] == 3


@pytest.mark.parametrize("since", ["", "x", "-1", "1.0", "%00", "١", "1e3", "NaN"])
def test_no_number_to_begin_after_is_none(look: Open, table: Table, since: str) -> None:
    table.play(OPENING)
    assert look(table.code, table.host, since).hello()["events"] == []


# --- after every change -----------------------------------------------------------------------------------


def test_after_an_action_everybody_gets_the_same_bytes(look: Open, table: Table) -> None:
    screens = [look(table.code, guest) for guest in (*table.guests, None)]
    for screen in screens:
        screen.hello()
    answer = table.play(place("b3", 2, True))
    texts = set()
    for screen in screens:
        frame = screen.text()
        while json.loads(frame)["type"] != "room":
            frame = screen.text()
        texts.add(frame)
    assert len(texts) == 1
    frame = json.loads(texts.pop())
    assert set(frame) == {"type", "room", "events"}
    assert frame["events"] == answer["events"]
    assert frame["room"]["state"] == answer["state"]
    assert frame["room"]["legal"] == answer["legal"]
    assert "you" not in frame["room"]
    assert "invite" not in frame["room"]


def test_every_change_is_told(look: Open, site: Site) -> None:
    ana, ben = site.guest("Ana"), site.guest("Ben")
    room = ana.open(3, autostart=False, first=0)
    path = f"/api/rooms/{room['code']}"
    screen = look(room["code"])
    revision = screen.hello()["room"]["revision"]

    def told() -> dict[str, Any]:
        nonlocal revision
        frame = screen.next("room")
        assert frame["room"]["revision"] > revision
        revision = frame["room"]["revision"]
        seen = site.ask("GET", path).json()
        assert {**frame["room"], "you": None} == seen
        return frame

    ben.sit(room)
    assert told()["room"]["seats"][1]["player"]["nickname"] == "Ben"
    ben.patch("/api/me", {"nickname": "Hotu"})
    assert told()["room"]["seats"][1]["player"]["nickname"] == "Hotu"
    ana.post(f"{path}/invite")
    told()
    ana.delete(f"{path}/seats/1")
    assert told()["room"]["seats"][1]["player"] is None
    ben.sit(ana.look(room["code"]))
    told()
    ana.post(f"{path}/start")
    frame = told()
    assert (frame["room"]["status"], frame["events"]) == ("playing", [])
    ben.post(f"{path}/draw", {"agree": True})
    assert told()["room"]["draw"] == [1]
    ana.act(room["code"], 0)
    assert [event["kind"] for event in told()["events"]] == ["action"]
    ana.post(f"{path}/resign")
    frame = told()
    assert [event["kind"] for event in frame["events"]] == ["retire"]
    assert frame["room"]["status"] == "finished"
    code = ben.post(f"{path}/rematch").json()["code"]
    assert told()["room"]["rematch"] == code


def test_two_events_of_one_command_come_in_one_frame(look: Open, site: Site) -> None:
    table = Table(site, 3)
    for clan in (0, 1):
        table.guests[clan].post(f"{table.path}/draw", {"agree": True})
    screen = look(table.code)
    screen.hello()
    table.guests[2].post(f"{table.path}/resign")
    assert [event["kind"] for event in screen.next("room")["events"]] == ["retire", "draw"]


def test_a_cancelled_room_is_told(look: Open, ana: Guest) -> None:
    room = ana.open()
    screen = look(room["code"])
    screen.hello()
    ana.post(f"/api/rooms/{room['code']}/cancel")
    assert screen.next("room")["room"]["status"] == "cancelled"


def test_what_changed_for_me_alone(look: Open, site: Site, ben: Guest) -> None:
    ana = site.guest("Ana")
    room = ana.open(3)
    path = f"/api/rooms/{room['code']}"
    screens = {"ana": look(room["code"], ana), "ben": look(room["code"], ben), "watcher": look(room["code"])}
    for screen in screens.values():
        screen.hello()

    ben.sit(room)
    mine = screens["ben"].next("you")
    assert mine == {"type": "you", "you": {"player": ben.id, "seats": [1]}, "invite": room["invite"]}

    invite = ana.post(f"{path}/invite").json()["invite"]
    assert screens["ben"].next("you")["invite"] == invite
    assert screens["ana"].next("you") == {"type": "you", "you": {"player": ana.id, "seats": [0]}, "invite": invite}

    ana.delete(f"{path}/seats/1")
    assert screens["ben"].next("you") == {"type": "you", "you": {"player": ben.id, "seats": []}, "invite": None}
    assert screens["ana"].next("you")["invite"] != invite

    ben.sit(ana.look(room["code"]))
    screens["ben"].next("you")
    ana.post(f"{path}/start")
    for name, seat in (("ana", 0), ("ben", 1)):
        told = screens[name].next("you")
        assert (told["you"]["seats"], told["invite"]) == ([seat], None)

    screens["watcher"].send({"type": "seen"})
    kinds = []
    while not kinds or kinds[-1] != "error":
        kinds.append(screens["watcher"].next()["type"])
    assert "you" not in kinds


# --- acting -----------------------------------------------------------------------------------------------


def test_an_action_over_the_socket(look: Open, table: Table) -> None:
    mine, theirs = look(table.code, table.host), look(table.code, table.guests[1])
    mine.hello()
    theirs.hello()
    action_id = mine.act(0, place("b3", 2))
    got = {frame["type"]: frame for frame in (mine.next("ack", "room"), mine.next("ack", "room"))}
    assert got["ack"] == {"type": "ack", "id": action_id, "version": 1}
    assert got["room"]["room"]["version"] == 1
    assert theirs.next("room")["events"][0]["action"] == place("b3", 2)
    again = table.host.act(table.code, 0, place("b3", 2), action_id)
    assert (again.status_code, again.json()["version"]) == (200, 1)


def test_the_same_id_is_acknowledged_again(look: Open, table: Table) -> None:
    """T9: a frame that is sent again gets its first answer, and nothing happens."""
    screen = look(table.code, table.host)
    screen.hello()
    action_id = screen.act(0)
    screen.next("ack")
    table.play(place("e1"), place("e3"))
    screen.act(0, OPENING, action_id)
    assert screen.next("ack") == {"type": "ack", "id": action_id, "version": 1}
    screen.act(0, OPENING, action_id.upper())
    assert screen.next("ack")["version"] == 1
    assert table.look()["version"] == 3


def test_an_acknowledged_action_is_stored(look: Open, table: Table) -> None:
    screens = [look(table.code, guest) for guest in table.guests]
    for version in range(6):
        screen = screens[version % 2]
        screen.act(version, place(f"e{version + 1}"))
        assert screen.next("ack")["version"] == version + 1
        assert table.look()["version"] >= version + 1


def test_refusals_name_the_action(look: Open, table: Table, ana: Guest) -> None:
    mine, theirs = look(table.code, table.host), look(table.code, table.guests[1])
    outsider, watcher = look(table.code, ana), look(table.code)
    for screen in (mine, theirs, outsider, watcher):
        screen.hello()
    action_id = mine.act(0, place("b3", 12))
    refusal = mine.error("illegal_action")
    assert (refusal["id"], refusal["rule"], refusal["spaces"], refusal["short"]) == (action_id, "R2", [], 1)
    action_id = theirs.act(0)
    assert theirs.error("not_your_turn")["id"] == action_id
    action_id = outsider.act(0)
    assert outsider.error("not_seated")["id"] == action_id
    action_id = watcher.act(0)
    assert watcher.error("unauthenticated")["id"] == action_id
    action_id = mine.act(0)
    mine.next("ack")
    theirs.act(1, place("e1"), action_id)
    assert theirs.error("id_used")["id"] == action_id
    assert table.look()["version"] == 1


def test_a_stale_action_is_followed_by_the_room(look: Open, table: Table) -> None:
    """T9: a frame on another version than that of the room is refused, and followed by the room."""
    screen = look(table.code, table.host)
    screen.hello()
    action_id = screen.act(7)
    refusal = screen.error("stale_version")
    assert (refusal["id"], refusal["version"]) == (action_id, 0)
    frame = screen.next("room")
    assert frame["room"]["version"] == 0
    assert "you" not in frame["room"]


def test_what_a_game_refuses_by_its_status(look: Open, site: Site, table: Table) -> None:
    waiting = Table(site, 2, start=False)
    screen = look(waiting.code, waiting.host)
    screen.act(0)
    screen.error("not_started")
    waiting.host.post(f"{waiting.path}/cancel")
    screen.act(0)
    screen.error("cancelled")
    table.finish()
    screen = look(table.code, table.host)
    screen.act(0)
    screen.error("game_over")


@pytest.mark.parametrize(
    ("frame", "named"),
    [
        ({}, False),
        ({"type": "nonsense"}, False),
        ({"type": 7, "id": "a"}, True),
        ({"type": "action"}, False),
        ({"type": "action", "id": "b", "version": 0, "action": OPENING}, True),
        ({"type": "action", "id": 7, "version": 0, "action": OPENING}, False),
        ({"type": "action", "id": "x" * 65, "version": 0, "action": OPENING}, False),
        ({"type": "action", "id": new_id(), "version": 0.0, "action": OPENING}, True),
        ({"type": "action", "id": new_id(), "version": True, "action": OPENING}, True),
        ({"type": "action", "id": new_id(), "version": 2**31 + 1, "action": OPENING}, True),
        ({"type": "action", "id": new_id(), "version": 0, "action": place("z9")}, True),
        ({"type": "action", "id": new_id(), "version": 0, "action": {**OPENING, "dominance": 1.5}}, True),
        ({"type": "action", "id": new_id(), "version": 0, "action": None}, True),
        ({"type": "action", "id": new_id(), "version": 0, "action": OPENING, "clan": 0}, True),
        ({"type": "seen"}, False),
        ({"type": "seen", "version": "0"}, False),
        ({"type": "seen", "version": 0, "x": 1}, False),
        ({"type": "room", "room": {}}, False),
    ],
)
def test_messages_that_are_none_of_ours(look: Open, table: Table, frame: Any, named: bool) -> None:
    screen = look(table.code, table.host)
    screen.hello()
    screen.send(frame)
    refusal = screen.error("invalid_request")
    assert refusal["errors"]
    assert ("id" in refusal) == named
    screen.act(0)
    assert screen.next("ack")["version"] == 1, "the socket goes on"


def test_an_error_names_the_field_as_over_http(look: Open, table: Table) -> None:
    screen = look(table.code, table.host)
    body = {"id": "no-uuid", "version": 0.5, "action": OPENING}
    screen.send({"type": "action", **body})
    over_http = table.host.post(f"{table.path}/actions", body).json()
    assert screen.error("invalid_request")["errors"] == over_http["errors"]


def test_refusals_speak_the_players_language(look: Open, site: Site, table: Table) -> None:
    table.host.patch("/api/me", {"language": "es"})
    screen = look(table.code, table.host)
    screen.act(0, place("c4"))
    assert screen.error("illegal_action")["detail"] == text("es", "illegal.centre")


def test_seen_is_taken_in_silence(look: Open, table: Table) -> None:
    screen = look(table.code, table.host)
    screen.hello()
    for version in (0, 1, -5, 2**31):
        screen.send({"type": "seen", "version": version})
    screen.act(0)
    assert screen.next("ack", "error")["type"] == "ack"


# --- who is here ------------------------------------------------------------------------------------------


def here(screen: Screen, *seats: bool) -> None:
    """Read on until these are here."""
    while screen.next("presence")["seats"] != list(seats):
        pass


def test_who_comes_and_goes_is_told(look: Open, site: Site) -> None:
    table = Table(site, 3, start=False)
    watcher = look(table.code)
    assert [seat["online"] for seat in watcher.hello()["room"]["seats"]] == [False] * 3
    ana = look(table.code, table.guests[0])
    here(watcher, True, False, False)
    cleo = look(table.code, table.guests[2])
    here(watcher, True, False, True)
    assert [seat["online"] for seat in table.look()["seats"]] == [True, False, True]
    ana.close()
    here(watcher, False, False, True)
    cleo.close()
    here(watcher, False, False, False)
    assert [seat["online"] for seat in table.look()["seats"]] == [False] * 3


def test_two_tabs_are_one_presence(look: Open, table: Table) -> None:
    watcher = look(table.code)
    watcher.hello()
    one, two = look(table.code, table.host), look(table.code, table.host)
    here(watcher, True, False)
    two.hello()
    one.close()
    other = look(table.code, table.guests[1])
    here(watcher, True, True)
    two.close()
    here(watcher, False, True)
    other.close()


def test_both_tabs_are_live_and_neither_throws_out_the_other(look: Open, table: Table) -> None:
    one, two = look(table.code, table.host), look(table.code, table.host)
    one.hello()
    two.hello()
    one.act(0)
    one.next("ack")
    assert two.room(version=1)["room"]["version"] == 1
    two.act(0, place("e1"))
    two.error("stale_version")
    table.guests[1].act(table.code, 1, place("e1"))
    for screen in (one, two):
        assert screen.room(version=2)["events"][-1]["version"] == 2


def test_who_sits_down_while_here_is_here(look: Open, site: Site, ben: Guest) -> None:
    room = site.guest().open(3)
    screen = look(room["code"], ben)
    assert [seat["online"] for seat in screen.hello()["room"]["seats"]] == [False] * 3
    ben.sit(room)
    assert screen.next("room")["room"]["seats"][1]["online"] is True


# --- coming back ------------------------------------------------------------------------------------------


def test_who_comes_back_is_right_with_the_first_frame(look: Open, table: Table) -> None:
    screen = look(table.code, table.guests[1])
    screen.hello()
    table.play(place("b3"))
    assert screen.next("room")["room"]["version"] == 1
    screen.close()
    table.play(place("e1"), place("e3"), place("e5"))
    back = look(table.code, table.guests[1], since=1).hello()
    assert [event["version"] for event in back["events"]] == [2, 3, 4]
    assert {**back["room"], "seats": None} == {**table.guests[1].look(table.code), "seats": None}


def test_frames_and_events_leave_no_hole(look: Open, table: Table) -> None:
    """A client that opens while others play: its first frame and those after it tell every event."""
    free = [f"e{number}" for number in range(1, 10)] + [f"d{number}" for number in range(1, 9)]
    for start in range(0, 16, 2):
        screen = look(table.code, None, since=start)
        table.play(place(free[start]), place(free[start + 1]))
        seen: list[int] = []
        while not seen or seen[-1] < start + 2:
            seen += [event["version"] for event in screen.next("room")["events"]]
        assert sorted(set(seen)) == [start + 1, start + 2]
        screen.close()


# --- how it ends ------------------------------------------------------------------------------------------

NO_MESSAGES: list[str | bytes] = [
    b"{}", b"", "", "x", "[]", "7", "null", '"x"', "{", '{"type": NaN}', '{"type": Infinity}',
    '{"type": "seen", "version": 0, "version": 0}', '{"a": "\\ud800"}', "[" * 8000, '{"a": ' + "1" * 5000 + "}",
    "\x00", '{"a":' * 2000 + "1" + "}" * 2000,
]  # fmt: skip


@pytest.mark.parametrize("frame", NO_MESSAGES, ids=lambda frame: repr(frame)[:30])
def test_no_message_at_all_ends_the_socket(look: Open, table: Table, frame: str | bytes) -> None:
    screen = look(table.code, table.host)
    screen.hello()
    screen.send(frame)
    assert screen.close_code() == 1003
    assert table.look()["version"] == 0


def padded(size: int) -> str:
    frame = '{"type": "seen", "version": 0}'
    return frame + " " * (size - len(frame))


def test_sixteen_kibibytes_are_enough(look: Open, table: Table) -> None:
    screen = look(table.code, table.host)
    screen.hello()
    screen.send(padded(16_384))
    screen.act(0)
    assert screen.next("ack")["version"] == 1


@pytest.mark.parametrize("size", [16_385, 1_000_000])
def test_more_ends_the_socket(look: Open, table: Table, size: int) -> None:
    screen = look(table.code, table.host)
    screen.hello()
    screen.send(padded(size))
    assert screen.close_code() == 1009


@pytest.mark.parametrize("code", ["nope", "x" * 22, "x" * 64, "a%00b", "%F0%9F%97%BF"])
def test_no_such_room(look: Open, site: Site, code: str, ana: Guest) -> None:
    for guest in (None, ana):
        assert look(code, guest).close_code() == 4004


def test_signing_out_ends_the_sockets_of_that_key(look: Open, site: Site, table: Table) -> None:
    mine, other = look(table.code, table.host), look(table.code, table.guests[1])
    mine.hello()
    other.hello()
    table.host.delete("/api/me/session")
    assert mine.close_code() == 1008
    table.guests[1].post(f"{table.path}/resign")
    assert other.room(status="finished")


def test_a_client_that_just_goes_is_gone(look: Open, table: Table) -> None:
    watcher = look(table.code)
    watcher.hello()
    screen = look(table.code, table.host)
    here(watcher, True, False)
    screen.vanish()
    here(watcher, False, False)
