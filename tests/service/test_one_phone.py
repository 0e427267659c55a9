"""A table on one phone: its maker plays for every seat, until each is taken by a link of its own."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from app.errors import STATUS
from tests.service import people
from tests.service.people import OPENING, Guest, Site, new_id, place
from tests.service.screens import Screen
from tests.serving import Served

NAMES = [None, "Tiare", "Beto"]


class Phone:
    """A table on one phone; Ana made it, and has the first seat unless said otherwise."""

    def __init__(self, site: Site, names: list[str | None] | None = None, **wishes: Any) -> None:
        self.site = site
        self.maker = site.guest("Ana")
        names = NAMES if names is None else names
        self.room = self.maker.open(len(names), one_phone={"names": names}, **{"first": 0, **wishes})
        self.code = str(self.room["code"])
        self.path = f"/api/rooms/{self.code}"

    def look(self) -> dict[str, Any]:
        return self.maker.look(self.code)

    def play(self, *actions: Any) -> dict[str, Any]:
        answer: dict[str, Any] = {}
        for action in actions:
            version = self.look()["version"]
            answer = ok(self.maker.act(self.code, version, action))
        return answer

    def link(self, seat: int) -> str:
        room = ok(self.maker.post(f"{self.path}/seats/{seat}/link"))
        return next(str(kept["invite"]) for kept in room["you"]["kept"] if kept["seat"] == seat)

    def take(self, seat: int, name: str) -> Guest:
        """Somebody new takes a seat by its link."""
        guest = self.site.guest(name)
        ok(guest.post(f"{self.path}/seats", {"invite": self.link(seat)}))
        return guest

    def kinds(self) -> list[str]:
        return [line["kind"] for line in self.maker.get(f"{self.path}/journal").json()]


def ok(response: Any) -> dict[str, Any]:
    assert response.status_code in (200, 201), response.text
    return dict(response.json())


def refused(response: Any, code: str) -> None:
    people.refused(response, code, STATUS[code])


def names(room: dict[str, Any]) -> list[str]:
    return [seat["player"]["nickname"] for seat in room["seats"]]


@pytest.fixture
def phone(site: Site) -> Phone:
    return Phone(site)


# --- making it --------------------------------------------------------------------------------------------


def test_the_game_begins_at_once_with_a_name_for_each_seat(site: Site) -> None:
    phone = Phone(site, ["Tiare", None, "Beto"], first=2)
    room = phone.room
    assert (room["status"], room["visibility"], room["state"]["clan"]) == ("playing", "private", 2)
    assert names(room) == ["Tiare", "Ana", "Beto"]
    assert room["you"]["seats"] == [1, 0, 2]
    assert [seat.get("keeper") for seat in room["seats"]] == [phone.maker.id, None, phone.maker.id]
    assert room["you"]["kept"] == [{"seat": 0, "invite": None}, {"seat": 2, "invite": None}]
    assert len({seat["player"]["id"] for seat in room["seats"]}) == 3
    assert [game["kept"] for game in phone.maker.get("/api/me").json()["games"]] == [True]


def test_colours_are_as_chosen(site: Site) -> None:
    ana = site.guest()
    room = ana.open(2, one_phone={"names": [None, "Tiare"], "looks": [3, 0]})
    assert [seat["look"] for seat in room["seats"]] == [3, 0]


@pytest.mark.parametrize(
    ("wishes", "where"),
    [
        ({"seats": 3, "one_phone": {"names": [None, "Tiare"]}}, "one_phone.names"),
        ({"seats": 2, "one_phone": {"names": ["Ana", "Tiare"]}}, "one_phone.names"),
        ({"seats": 2, "one_phone": {"names": [None, None]}}, "one_phone.names"),
        ({"seats": 2, "one_phone": {"names": [None, " "]}}, "one_phone.names.1"),
        ({"seats": 2, "one_phone": {"names": [None, "a\u202eb"]}}, "one_phone.names.1"),
        ({"seats": 2, "one_phone": {"names": [None, "x" * 25]}}, "one_phone.names.1"),
        ({"seats": 2, "one_phone": {"names": [None, "Tiare"], "looks": [1, 1]}}, "one_phone.looks"),
        ({"seats": 2, "one_phone": {"names": [None, "Tiare"], "looks": [0, 1, 2]}}, "one_phone.looks"),
        ({"seats": 2, "one_phone": {"names": [None, "Tiare"], "looks": [0, 4]}}, "one_phone.looks.1"),
        ({"seats": 2, "one_phone": {"names": [None, "Tiare"]}, "visibility": "public"}, "visibility"),
        ({"seats": 2, "one_phone": {"names": [None, "Tiare"], "key": "x"}}, "one_phone.key"),
    ],
)
def test_what_is_no_such_table_is_refused(site: Site, wishes: dict[str, Any], where: str) -> None:
    ana = site.guest()
    answer = ana.post("/api/rooms", wishes)
    refused(answer, "invalid_request")
    assert [error["where"] for error in answer.json()["errors"]] == [where]
    assert ana.get("/api/me").json()["games"] == []


# --- playing on it ----------------------------------------------------------------------------------------


def test_whoever_holds_the_phone_plays_for_the_clan_on_the_move(phone: Phone) -> None:
    phone.play(OPENING, place("d4", 2, True), place("e5", 1))
    events = phone.maker.get(f"{phone.path}/events").json()
    assert [event["clan"] for event in events] == [0, 1, 2]
    assert phone.look()["state"]["clan"] == 0
    record = phone.maker.get(f"{phone.path}/record").text
    assert all(name in record for name in ("Ana", "Tiare", "Beto"))
    assert phone.maker.get(f"{phone.path}/export").json()["players"] == ["Ana", "Tiare", "Beto"]


def test_a_lost_answer_comes_again_though_the_next_clan_is_on_the_move(phone: Phone) -> None:
    for version, action in enumerate((OPENING, place("d4", 2, True))):
        action_id = new_id()
        first = ok(phone.maker.act(phone.code, version, action, action_id))
        assert ok(phone.maker.act(phone.code, version, action, action_id)) == first
        assert phone.look()["version"] == version + 1


def test_nobody_else_plays_for_them(phone: Phone) -> None:
    stranger = phone.site.guest("Eve")
    refused(stranger.act(phone.code, 0), "not_seated")
    refused(stranger.post(f"{phone.path}/seats/1/link"), "not_seated")
    refused(stranger.post(f"{phone.path}/resign", {"seat": 1}), "not_seated")
    told = stranger.look(phone.code)
    assert told["you"] == {"player": stranger.id, "seats": []}


def test_taking_back_is_free_between_those_who_hold_the_phone(phone: Phone) -> None:
    before = phone.look()["state"]
    phone.play(OPENING, place("d4", 2, True))
    with Screen(phone.site, phone.code, phone.maker) as screen, Screen(phone.site, phone.code, phone.maker) as other:
        screen.room(version=2)
        other.hello()
        screen.send({"type": "seen", "version": 2})
        other.next("seen")
    for version in (2, 3):
        told = ok(phone.maker.post(f"{phone.path}/undo", {"version": version}))
        assert "proposal" not in told
    assert phone.look()["state"] == before
    undone = [event["clan"] for event in phone.maker.get(f"{phone.path}/events").json() if event["kind"] == "undo"]
    assert undone == [1, 0]
    assert phone.kinds() == []  # nobody had to agree


def test_votes_count_by_people(phone: Phone) -> None:
    ok(phone.maker.post(f"{phone.path}/proposals", {"pace": {"kind": "days", "turn": 3}, "absence": "substitute"}))
    room = phone.look()
    assert (room["pace"]["turn"], room["absence"], "proposal" in room) == (3, "substitute", False)
    guest = phone.take(1, "Tiare")
    asked = ok(phone.maker.post(f"{phone.path}/proposals", {"absence": "wait"}))
    assert asked["proposal"]["agreed"] == [0, 2]
    number = asked["proposal"]["number"]
    done = ok(guest.post(f"{phone.path}/proposals/answer", {"number": number, "agree": True}))
    assert done["absence"] == "wait"
    assert ok(guest.post(f"{phone.path}/draw", {"agree": True}))["draw"] == [1]
    assert ok(phone.maker.post(f"{phone.path}/draw", {"agree": True}))["status"] == "finished"


def test_an_action_ends_the_agreement_of_all_that_its_player_keeps(phone: Phone) -> None:
    phone.take(1, "Tiare")
    assert ok(phone.maker.post(f"{phone.path}/draw", {"agree": True}))["draw"] == [0, 2]
    phone.play(OPENING)
    assert phone.look()["draw"] == []


def test_a_seat_that_is_said_retires_and_again_nothing_happens(phone: Phone) -> None:
    refused(phone.maker.post(f"{phone.path}/resign", {"seat": 3}), "not_found")
    refused(phone.maker.post(f"{phone.path}/resign", {"seat": -1}), "invalid_request")
    tiare = phone.take(2, "Tiare")
    refused(tiare.post(f"{phone.path}/resign", {"seat": 1}), "forbidden")
    for _ in range(2):
        ok(phone.maker.post(f"{phone.path}/resign", {"seat": 1}))
    assert phone.look()["state"]["retired"] == [1]
    ok(phone.maker.post(f"{phone.path}/resign"))
    assert phone.look()["status"] == "finished"
    assert phone.look()["state"]["winner"] == 2


def test_ones_own_time_and_turn_are_those_of_all_seats_that_one_keeps(phone: Phone) -> None:
    guest = phone.take(1, "Tiare")
    ok(phone.maker.post(f"{phone.path}/proposals", {"pace": {"kind": "days", "turn": 1}}))
    number = phone.look()["proposal"]["number"]
    ok(guest.post(f"{phone.path}/proposals/answer", {"number": number, "agree": True}))
    phone.play(OPENING)
    ok(guest.act(phone.code, 1, place("d4", 2, True)))
    # Beto is on the move, on Ana's phone.
    refused(phone.maker.post(f"{phone.path}/day", {"version": 2}), "forbidden")
    refused(phone.maker.post(f"{phone.path}/nudge"), "forbidden")
    ok(guest.post(f"{phone.path}/day", {"version": 2}))
    assert ok(guest.post(f"{phone.path}/nudge"))["to"] == phone.maker.id
    assert [game["your_turn"] for game in phone.maker.get("/api/me").json()["games"]] == [True]
    assert [game["your_turn"] for game in guest.get("/api/me").json()["games"]] == [False]


def test_all_who_hold_seats_end_it_without_a_result(phone: Phone) -> None:
    eve, link = phone.site.guest("Eve"), phone.link(2)
    tiare = phone.take(1, "Tiare")
    asked = ok(phone.maker.post(f"{phone.path}/proposals", {"end": True}))
    assert asked["proposal"]["agreed"] == [0, 2]
    phone.play(OPENING)
    assert "proposal" not in phone.look()  # who asked plays on, with whichever seat
    ok(phone.maker.post(f"{phone.path}/proposals", {"end": True}))
    number = phone.look()["proposal"]["number"]
    assert ok(tiare.post(f"{phone.path}/proposals/answer", {"number": number, "agree": True}))["status"] == "finished"
    refused(eve.post(f"{phone.path}/seats", {"invite": link}), "game_over")


def test_another_game_keeps_the_names(phone: Phone) -> None:
    phone.take(2, "Roberto")
    for seat in (0, 1):
        ok(phone.maker.post(f"{phone.path}/resign", {"seat": seat}))
    again = phone.maker.look(ok(phone.maker.post(f"{phone.path}/rematch"))["code"])
    assert (again["status"], names(again)) == ("playing", ["Ana", "Tiare", "Roberto"])
    assert again["you"]["seats"] == [0, 1]
    assert again["you"]["kept"] == [{"seat": 1, "invite": None}]
    assert again["state"]["clan"] == 1
    ok(phone.maker.act(again["code"], 0))


# --- sealing it -------------------------------------------------------------------------------------------


def test_a_seat_is_taken_by_its_link_and_the_game_goes_on(phone: Phone) -> None:
    phone.play(OPENING)
    assert [seat["online"] for seat in phone.look()["seats"]] == [False] * 3
    link = phone.link(1)
    guest = phone.site.guest("Tiare Tuki")
    with Screen(phone.site, phone.code, phone.maker) as screen:
        screen.hello()
        room = ok(guest.post(f"{phone.path}/seats", {"invite": link}))
        assert screen.next("you")["you"] == {
            "player": phone.maker.id, "seats": [0, 2], "kept": [{"seat": 2, "invite": None}],
        }  # fmt: skip
        assert [seat["online"] for seat in phone.look()["seats"]] == [True, False, True]
    assert room["you"] == {"player": guest.id, "seats": [1]}
    assert (names(room), room["version"], "keeper" in room["seats"][1]) == (["Ana", "Tiare Tuki", "Beto"], 1, False)
    assert phone.kinds() == ["seat_taken"]
    refused(phone.maker.act(phone.code, 1, place("d4", 2, True)), "not_your_turn")
    ok(guest.act(phone.code, 1, place("d4", 2, True)))
    phone.play(place("e5", 1))
    assert [event["clan"] for event in guest.get(f"{phone.path}/events").json()] == [0, 1, 2]


def test_a_link_is_good_once_and_a_new_one_kills_the_old(phone: Phone) -> None:
    old, new = phone.link(1), phone.link(1)
    eve, tiare = phone.site.guest("Eve"), phone.site.guest("Tiare")
    refused(eve.post(f"{phone.path}/seats", {"invite": old}), "link_replaced")
    ok(tiare.post(f"{phone.path}/seats", {"invite": new}))
    refused(eve.post(f"{phone.path}/seats", {"invite": new}), "link_used")
    refused(phone.maker.post(f"{phone.path}/seats/1/link"), "forbidden")
    refused(phone.maker.post(f"{phone.path}/seats/0/link"), "forbidden")
    refused(phone.maker.post(f"{phone.path}/seats/3/link"), "not_found")
    refused(tiare.post(f"{phone.path}/seats/2/link"), "forbidden")
    # It takes that seat and no other.
    refused(eve.post(f"{phone.path}/seats", {"invite": "2" + new[1:]}), "link_replaced")
    refused(eve.post(f"{phone.path}/seats", {}), "room_full")


def test_one_who_is_at_the_table_takes_no_second_seat(phone: Phone) -> None:
    tiare = phone.take(1, "Tiare")
    link = phone.link(2)
    assert ok(tiare.post(f"{phone.path}/seats", {"invite": link}))["you"]["seats"] == [1]
    assert ok(phone.maker.post(f"{phone.path}/seats", {"invite": link}))["you"]["seats"] == [0, 2]
    ok(phone.site.guest("Beto").post(f"{phone.path}/seats", {"invite": link}))


def test_nothing_is_left_to_take_when_the_clan_or_the_game_is_out(phone: Phone) -> None:
    eve = phone.site.guest("Eve")
    links = {seat: phone.link(seat) for seat in (1, 2)}
    ok(phone.maker.post(f"{phone.path}/resign", {"seat": 1}))
    refused(eve.post(f"{phone.path}/seats", {"invite": links[1]}), "forbidden")
    refused(phone.maker.post(f"{phone.path}/seats/1/link"), "forbidden")
    ok(phone.maker.post(f"{phone.path}/resign", {"seat": 2}))
    refused(eve.post(f"{phone.path}/seats", {"invite": links[2]}), "game_over")
    refused(phone.maker.post(f"{phone.path}/seats/2/link"), "game_over")
    assert "kept" not in phone.look()["you"]


def test_a_link_is_shown_to_whoever_keeps_the_seat_alone(phone: Phone) -> None:
    tiare, eve = phone.take(1, "Tiare"), phone.site.guest("Eve")
    with Screen(phone.site, phone.code, tiare) as seated, Screen(phone.site, phone.code) as watcher:
        told = [seated.text(), watcher.text()]
        link = phone.link(2)
        told += [seated.text(), watcher.text()]
    told += [tiare.get(phone.path).text, eve.get(phone.path).text, phone.site.ask("GET", phone.path).text]
    told += [tiare.get(f"{phone.path}/{what}").text for what in ("events", "journal", "record", "export")]
    assert all(link not in text and link[2:] not in text for text in told)
    assert link in phone.maker.get(phone.path).text


def test_what_the_others_agreed_to_is_not_the_newcomers_word(phone: Phone) -> None:
    phone.take(1, "Tiare")
    ok(phone.maker.post(f"{phone.path}/draw", {"agree": True}))
    asked = ok(phone.maker.post(f"{phone.path}/proposals", {"absence": "retire", "pace": {"kind": "days", "turn": 2}}))
    assert (asked["draw"], asked["proposal"]["agreed"]) == ([0, 2], [0, 2])
    phone.take(2, "Beto")
    room = phone.look()
    assert (room["draw"], room["proposal"]["agreed"]) == ([0], [0])


def test_once_another_has_seen_it_taking_back_is_asked_for(phone: Phone) -> None:
    tiare = phone.take(1, "Tiare")
    phone.play(OPENING)
    with Screen(phone.site, phone.code, tiare) as screen, Screen(phone.site, phone.code, tiare) as other:
        screen.room(version=1)
        other.hello()
        screen.send({"type": "seen", "version": 1})
        other.next("seen")
    asked = ok(phone.maker.post(f"{phone.path}/undo", {"version": 1}))
    assert asked["proposal"]["agreed"] == [0, 2]
    answer = {"number": asked["proposal"]["number"], "agree": True}
    assert ok(tiare.post(f"{phone.path}/proposals/answer", answer))["version"] == 2


def test_whoever_is_deleted_takes_their_names_along(phone: Phone) -> None:
    tiare = phone.take(1, "Tiare")
    assert phone.maker.delete("/api/me").status_code == 204
    room = tiare.look(phone.code)
    assert (room["status"], names(room)) == ("finished", ["—", "Tiare", "—"])
    refused(tiare.post(f"{phone.path}/rematch"), "not_enough_players")


def test_it_is_listed_nowhere(phone: Phone) -> None:
    listed = phone.site.ask("GET", "/api/lobby").json()["rooms"]
    assert phone.code not in [room["code"] for room in listed]
    page = phone.site.ask("GET", f"/r/{phone.code}").text
    assert not any(name in page for name in ("Tiare", "Beto"))
    assert phone.maker.get("/api/me/data").json()["games"][0]["room"] == phone.code


def test_a_game_of_one_phone_outlives_the_server(own_site: Site, own_server: Served) -> None:
    phone = Phone(own_site)
    phone.play(OPENING, place("d4", 2, True))
    link, before = phone.link(2), phone.look()
    own_server.stop()
    own_server.start()
    assert phone.look() == before
    ok(phone.site.guest("Beto").post(f"{phone.path}/seats", {"invite": link}))


# --- beside it --------------------------------------------------------------------------------------------


def claim(guest: Guest, phone: Phone, clan: int) -> Any:
    return guest.post(f"{phone.path}/claims", {"clan": clan})


def test_a_seat_on_somebodys_phone_is_asked_for_by_its_link_alone(site: Site) -> None:
    phone = Phone(site, [None, "Tiare", "Beto", "Mako"])
    for seat, name in ((1, "Tiare"), (3, "Mako")):
        phone.take(seat, name)
    refused(claim(phone.site.guest("Eve"), phone, 2), "forbidden")
    # Ana's other seat has no word about her own; those of the others are enough.
    asked = ok(claim(phone.site.guest("Ana"), phone, 0))
    assert [(one["clan"], one["agreed"]) for one in asked["claims"]] == [(0, [])]


def test_who_vouches_are_people_not_seats(phone: Phone) -> None:
    phone.take(1, "Tiare")
    # Two clans are left, both Ana's: that is one person.
    refused(claim(phone.site.guest("Eve"), phone, 1), "nobody_to_vouch")


def test_two_scan_at_once_and_one_of_them_sits(phone: Phone) -> None:
    guests = [phone.site.guest(f"Tiare {number}") for number in range(6)]
    for seat in (1, 2):
        link = phone.link(seat)
        with ThreadPoolExecutor(len(guests)) as threads:
            taking = [threads.submit(guest.post, f"{phone.path}/seats", {"invite": link}) for guest in guests]
        codes = [answer.result().status_code for answer in taking]
        # One sits down, whoever sat already has the one seat still, and all others are told that this one is taken.
        assert (codes.count(200), codes.count(410)) == (seat, len(guests) - seat)
        assert "keeper" not in phone.look()["seats"][seat]
    assert len({seat["player"]["id"] for seat in phone.look()["seats"]}) == 3
