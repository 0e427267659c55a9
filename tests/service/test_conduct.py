"""Removing, blocking and reporting; and what an operator hides."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.service.people import OPENING, Guest, Site, Table, new_id, place, refused, site_of, text
from tests.service.screens import Screen
from tests.service.test_steward import until
from tests.serving import ROOT, Served

NOT_ADMITTED = 4003


def say(guest: Guest, path: str, words: str) -> None:
    response = guest.post(f"{path}/talk", {"id": new_id(), "text": words})
    assert response.status_code == 201, response.text


def bodies(guest: Guest, path: str) -> list[Any]:
    """What this guest reads, None where words are gone."""
    return [said.get("text") for said in guest.get(f"{path}/talk").json()]


def allow(table: Table) -> None:
    assert table.host.patch(f"{table.path}/talk", {"text": True, "watchers": True}).status_code == 200


def remove(table: Table, guest: Guest) -> Any:
    return table.host.post(f"{table.path}/removals", {"player": guest.id})


@pytest.fixture
def waiting(site: Site) -> Table:
    """A public table with two of three seats taken."""
    table = Table(site, 2, start=False)
    table.room = table.host.open(3, visibility="public", first=0, name="Anakena")
    table.code, table.path = table.room["code"], f"/api/rooms/{table.room['code']}"
    assert table.guests[1].post(f"{table.path}/seats").status_code == 200
    allow(table)
    return table


@pytest.fixture
def table(site: Site) -> Table:
    """A public table in play, where all may be said."""
    table = Table(site, 2, visibility="public")
    allow(table)
    return table


# --- remove -----------------------------------------------------------------------------------------------


def test_a_removed_watcher_is_gone_for_good(site: Site, table: Table) -> None:
    eve, fay = site.guest("Eve"), site.guest("Fay")
    say(eve, f"{table.path}/watchers", "spoiling")
    with Screen(site, table.code, eve) as screen:
        screen.hello()
        assert remove(table, eve).status_code == 200
        assert screen.close_code() == NOT_ADMITTED
    assert refused(eve.get(table.path), "removed", 403)["detail"] == text("en", "errors.removed")
    for path in ("/events", "/record", "/export", "/journal", "/states/0", "/watchers/talk"):
        refused(eve.get(table.path + path), "removed", 403)
    refused(eve.post(f"{table.path}/watchers/talk", {"id": new_id(), "phrase": "hello"}), "removed", 403)
    with Screen(site, table.code, eve) as screen:
        screen.error("removed")
        assert screen.close_code() == NOT_ADMITTED
    # Nor are the words there any more; for all others nothing else has changed.
    assert bodies(fay, f"{table.path}/watchers") == [None]
    assert table.look()["version"] == 0
    assert [line["kind"] for line in fay.get(f"{table.path}/journal").json()][-1] == "removed_watcher"
    journal = table.look()["journal"]
    assert remove(table, eve).json()["journal"] == journal


def test_before_the_game_one_who_sits_is_removed(site: Site, waiting: Table) -> None:
    ben = waiting.guests[1]
    say(ben, waiting.path, "spoiling")
    invite = waiting.look()["invite"]
    room = remove(waiting, ben).json()
    assert room["seats"][1]["player"] is None
    assert room["invite"] != invite
    refused(ben.post(f"{waiting.path}/seats", {"invite": room["invite"]}), "removed", 403)
    refused(ben.get(waiting.path), "removed", 403)
    assert bodies(waiting.host, waiting.path) == [None]


def test_whom_a_host_removes(site: Site, table: Table, waiting: Table) -> None:
    eve = site.guest("Eve")
    refused(remove(table, table.guests[1]), "already_started", 409)
    refused(remove(table, table.host), "forbidden", 403)
    refused(table.host.post(f"{table.path}/removals", {"player": "nobody"}), "not_found", 404)
    refused(table.guests[1].post(f"{table.path}/removals", {"player": eve.id}), "forbidden", 403)
    refused(eve.post(f"{table.path}/removals", {"player": eve.id}), "not_seated", 403)


# --- block ------------------------------------------------------------------------------------------------


def block(guest: Guest, other: Guest) -> None:
    assert guest.ask("PUT", f"/api/me/blocks/{other.id}").status_code == 204


def test_words_of_a_blocked_player_are_gone_for_who_blocked(site: Site, table: Table) -> None:
    ana, ben = table.guests
    say(ben, table.path, "spoiling")
    say(ana, table.path, "hello")
    block(ana, ben)
    assert bodies(ana, table.path) == [None, "hello"]
    assert bodies(ben, table.path) == ["spoiling", "hello"]
    gone = ana.get(f"{table.path}/talk").json()[0]
    assert set(gone) == {"number", "at", "player", "kind"}
    assert ana.ask("DELETE", f"/api/me/blocks/{ben.id}").status_code == 204
    assert bodies(ana, table.path) == ["spoiling", "hello"]


def test_a_blocked_player_does_not_sit_down_at_my_tables(site: Site) -> None:
    ana, ben, cleo = site.guest("Ana"), site.guest("Ben"), site.guest("Cleo")
    block(ana, ben)
    for wishes in ({"visibility": "public"}, {}):
        room = ana.open(3, **wishes)
        problem = refused(ben.post(f"/api/rooms/{room['code']}/seats", {"invite": room["invite"]}), "forbidden", 403)
        # They are not told why, and may watch.
        assert problem["detail"] == text("en", "errors.not_here")
        assert ben.get(f"/api/rooms/{room['code']}").status_code == 200
        cleo.sit(room)
    # Where I am not the host, I sit with whomever there is.
    other = cleo.open(3)
    ben.sit(other)
    ana.sit(other)


def test_a_blocked_player_takes_no_seat_from_my_phone_either(site: Site) -> None:
    ana, ben = site.guest("Ana"), site.guest("Ben")
    room = ana.open(3, one_phone={"names": [None, "B", "C"]})
    path = f"/api/rooms/{room['code']}/seats"
    invite = ana.post(f"{path}/1/link").json()["you"]["kept"][0]["invite"]
    block(ana, ben)
    problem = refused(ben.post(path, {"invite": invite}), "forbidden", 403)
    assert problem["detail"] == text("en", "errors.not_here")
    assert site.guest("Cleo").post(path, {"invite": invite}).status_code == 200


def test_whom_the_host_does_not_want_gets_no_seat_by_asking_for_it(site: Site) -> None:
    table = Table(site, 3)
    ana, _ben, cleo = table.guests
    eve, dan = site.guest("Eve"), site.guest("Dan")
    block(ana, eve)
    problem = refused(eve.post(f"{table.path}/claims", {"clan": 1}), "forbidden", 403)
    assert problem["detail"] == text("en", "errors.not_here")
    asked = dan.post(f"{table.path}/claims", {"clan": 1}).json()["claims"][0]
    assert cleo.post(f"{table.path}/claims/answer", {"number": asked["number"], "agree": True}).status_code == 200
    # Sent away after the others vouched, one asks no more.
    assert remove(table, dan).status_code == 200
    assert "claims" not in table.look()


def test_nobody_has_a_rematch_with_whom_the_host_blocked(site: Site) -> None:
    table = Table(site, 3, visibility="public")
    table.finish()
    block(table.host, table.guests[1])
    again = table.host.look(table.host.post(f"{table.path}/rematch").json()["code"])
    assert table.guests[1].id not in str(again["seats"])
    assert len([seat for seat in again["seats"] if seat["player"]]) == 2


def test_whom_i_blocked_is_mine_to_see_and_to_undo(site: Site) -> None:
    ana, ben = site.guest("Ana"), site.guest("Ben")
    block(ana, ben)
    block(ana, ben)
    assert [(one["id"], one["nickname"]) for one in ana.get("/api/me/blocks").json()["players"]] == [(ben.id, "Ben")]
    assert [one["id"] for one in ana.get("/api/me/data").json()["blocked"]] == [ben.id]
    assert ben.get("/api/me/blocks").json() == {"players": []}
    assert ana.id not in ben.get("/api/me/data").text
    refused(ana.ask("PUT", f"/api/me/blocks/{ana.id}"), "forbidden", 403)
    refused(ana.ask("PUT", "/api/me/blocks/nobody"), "not_found", 404)
    for _ in range(2):
        assert ana.ask("DELETE", f"/api/me/blocks/{ben.id}").status_code == 204
    assert ana.get("/api/me/blocks").json() == {"players": []}
    block(ana, ben)
    assert ben.delete("/api/me").status_code == 204
    assert ana.get("/api/me/blocks").json() == {"players": []}


# --- report -----------------------------------------------------------------------------------------------


def report(guest: Guest, table: Table, other: Guest, **more: Any) -> Any:
    return guest.post(f"{table.path}/reports", {"player": other.id} | more)


def test_what_can_be_reported(site: Site, table: Table) -> None:
    ana, ben = table.guests
    eve, fay = site.guest("Eve"), site.guest("Fay")
    assert report(ana, table, ben).status_code == 204
    assert report(eve, table, ben).status_code == 204
    refused(report(ana, table, eve), "not_found", 404)
    say(eve, f"{table.path}/watchers", "spoiling")
    assert report(ana, table, eve, message=1, channel="watchers", reason="insults").status_code == 204
    assert report(fay, table, eve, message=1, channel="watchers").status_code == 204
    refused(report(ana, table, ana), "forbidden", 403)
    refused(report(ana, table, ben, reason="a\u202eb"), "invalid_request", 422)
    refused(site.ask("POST", f"{table.path}/reports", json={"player": ben.id}), "unauthenticated", 401)
    mine = ana.get("/api/me/data").json()["reports"]
    assert [(one["player"], one["reason"]) for one in mine] == [(ben.id, ""), (eve.id, "insults")]
    assert ben.get("/api/me/data").json()["reports"] == []


# --- the operator -----------------------------------------------------------------------------------------


class Operated:
    """A server, and the commands of its operator."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.site = site_of(served)

    def command(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "app", *words], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False,
            env={"DATABASE_URL": self.served.database_url, "PATH": ""},
        )  # fmt: skip

    def done(self, *words: str) -> str:
        ran = self.command(*words)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout


@pytest.fixture
def operated(serve: Callable[..., Served]) -> Iterator[Operated]:
    operated = Operated(serve(POLL_INTERVAL="0.1"))
    yield operated
    operated.site.close()


def test_an_operator_reads_and_settles_reports(operated: Operated) -> None:
    table = Table(operated.site, 2, visibility="public")
    allow(table)
    ana, ben = table.guests
    for number in range(25):
        say(ben, table.path, f"word {number}")
    assert report(ana, table, ben, message=1, reason="two\nlines").status_code == 204
    assert report(operated.site.guest("Eve"), table, ben).status_code == 204
    shown = operated.done("reports", "show")
    assert shown.splitlines()[-1] == "2 reports."
    first, second = shown.split("\n2  ")
    assert f"player {ben.id}  by {ana.id}" in first
    assert 'because: "two\\nlines"' in first
    # The word that was pointed at, and the newest; who only watches has read none of them.
    assert [word for word in range(25) if f'"word {word}"' in first] == [0, *range(5, 25)]
    assert first.count("  > ") == 1
    assert '"word 24"' not in second
    # Again: the same reporter and target have one report.
    assert report(ana, table, ben).status_code == 204
    assert operated.done("reports", "show").splitlines()[-1] == "2 reports."
    operated.done("reports", "settle", "1")
    assert operated.done("reports", "show").splitlines()[-1] == "1 reports."
    assert operated.done("reports", "show", "--all").splitlines()[-1] == "2 reports."
    for number in ("99", "99999999999", "9" * 30, "-1"):
        said = operated.command("reports", "settle", number)
        assert (said.returncode, said.stderr) == (2, f"There is no report {number}.\n")


def test_a_hidden_room_is_closed(operated: Operated) -> None:
    site = operated.site
    table = Table(site, 2, visibility="public", pace={"kind": "days", "turn": 1, "bank": 0})
    table.play(OPENING)
    eve, before = site.guest("Eve"), table.look()
    with Screen(site, table.code, eve) as watching, Screen(site, table.code, table.host) as playing:
        for screen in (watching, playing):
            screen.hello()
        operated.done("hide", "room", table.code)
        assert watching.close_code() == NOT_ADMITTED
        playing.next("room")
    lobby = site.ask("GET", "/api/lobby?status=playing").json()["rooms"]
    assert table.code not in [room["code"] for room in lobby]
    for path in ("", "/events", "/record", "/export", "/journal", "/states/0"):
        refused(eve.get(table.path + path), "closed", 403)
        refused(site.ask("GET", table.path + path), "closed", 403)
    assert "Ana" not in site.ask("GET", f"/r/{table.code}").text
    # Those who sit there read on; nobody acts.
    [mine] = table.host.get("/api/me").json()["games"]
    assert (mine["closed"], mine["your_turn"]) == (True, False)
    room = table.look()
    assert (room["closed"], room["state"], room["deadline"]) == (True, before["state"], None)
    for path in ("resign", "rematch", "nudge"):
        refused(table.host.post(f"{table.path}/{path}"), "closed", 403)
    refused(table.guests[1].act(table.code, 1, place("d4")), "closed", 403)
    refused(table.host.post(f"{table.path}/talk", {"id": new_id(), "phrase": "hello"}), "closed", 403)
    operated.done("unhide", "room", table.code)
    room = table.look()
    assert "closed" not in room
    assert room["deadline"] > before["deadline"]
    table.play(place("d4"))
    assert operated.command("hide", "room", "nothing").returncode == 2


def test_a_hidden_player_has_no_name_and_no_words(operated: Operated) -> None:
    site = operated.site
    table = Table(site, 2, visibility="public")
    allow(table)
    ana, ben = table.guests
    say(ben, table.path, "spoiling")
    with Screen(site, table.code, ana) as screen:
        screen.hello()
        operated.done("hide", "player", ben.id)
        until(lambda: screen.next("room")["room"]["seats"][1]["player"]["nickname"] == "—", "the name is gone")
    assert bodies(ana, table.path) == [None]
    assert bodies(ben, table.path) == ["spoiling"]
    for path in ("", "/record", "/export"):
        assert "Ben" not in site.ask("GET", table.path + path).text
    refused(ben.post(f"{table.path}/talk", {"id": new_id(), "phrase": "hello"}), "forbidden", 403)
    refused(ben.post("/api/rooms", {"seats": 2, "visibility": "public"}), "forbidden", 403)
    public, private = ana.open(3, visibility="public"), ana.open(3)
    refused(ben.post(f"/api/rooms/{public['code']}/seats"), "forbidden", 403)
    assert ben.sit(private)["seats"][1]["player"]["nickname"] == "—"
    mine = ben.open(2)
    assert mine["seats"][0]["player"]["nickname"] == "—"
    refused(ben.patch(f"/api/rooms/{mine['code']}", {"visibility": "public"}), "forbidden", 403)
    # Another nickname shows nothing; the game itself goes on.
    ben.patch("/api/me", {"nickname": "Benno"})
    assert "Benno" not in site.ask("GET", table.path).text
    table.play(OPENING, place("d4"))
    operated.done("unhide", "player", ben.id)
    assert table.look()["seats"][1]["player"]["nickname"] == "Benno"
    assert bodies(ana, table.path) == ["spoiling"]
    assert operated.command("hide", "player", "nobody").returncode == 2


def test_a_hidden_player_asks_for_no_seat_by_name(operated: Operated) -> None:
    site = operated.site
    private, public = Table(site, 3), Table(site, 3, visibility="public")
    eve = site.guest("Spoiling Name")
    for table in (private, public):
        assert eve.post(f"{table.path}/claims", {"clan": 1}).status_code == 200
    operated.done("hide", "player", eve.id)
    for table in (private, public):
        assert "claims" not in table.look()
    refused(eve.post(f"{public.path}/claims", {"clan": 1}), "forbidden", 403)
    asked = eve.post(f"{private.path}/claims", {"clan": 1}).json()
    assert asked["claims"][0]["asker"]["nickname"] == "—"


def test_a_closed_game_waits_for_nobody(operated: Operated) -> None:
    table = Table(operated.site, 2)
    other = Table(operated.site, 2, guests=table.guests)
    operated.done("hide", "room", other.code)
    waiting = table.host.get("/api/me/waiting").json()
    assert (waiting["waiting"], [game["code"] for game in waiting["games"]]) == (1, [table.code])
    games = table.host.get("/api/me").json()["games"]
    assert [(game["code"], game["your_turn"]) for game in games] == [(table.code, True), (other.code, False)]
    operated.done("unhide", "room", other.code)
    assert table.host.get("/api/me/waiting").json()["waiting"] == 2


def test_whoever_asks_for_a_seat_of_a_closed_table_can_be_forgotten(operated: Operated) -> None:
    table, fresh = Table(operated.site, 3), operated.site.guest("Very Own Name")
    assert fresh.post(f"{table.path}/claims", {"clan": 1}).status_code == 200
    operated.done("hide", "room", table.code)
    assert fresh.delete("/api/me").status_code == 204
    assert "claims" not in table.look()


def test_an_owner_shows_up_though_the_table_is_closed(operated: Operated) -> None:
    table, fresh = Table(operated.site, 3), operated.site.guest("Ben")
    assert fresh.post(f"{table.path}/claims", {"clan": 1}).status_code == 200
    operated.done("hide", "room", table.code)
    assert table.guests[1].get("/api/me").status_code == 200
    assert "claims" not in table.look()
