"""What the host allows to be said: free words at a public table, and words of who watches, apart from the players'."""

from __future__ import annotations

from typing import Any

import pytest

from tests.service.people import OPENING, Guest, Site, Table, new_id, refused, text
from tests.service.screens import Screen

SECRET = "the word of the players"


def say(guest: Guest, path: str, words: str = "Iorana", **more: Any) -> Any:
    return guest.post(f"{path}/talk", {"id": new_id(), "text": words} | more)


def apart(guest: Guest, table: Table, words: str = "Iorana") -> Any:
    return say(guest, f"{table.path}/watchers", words)


def allow(table: Table, **wish: bool) -> Any:
    response = table.host.patch(f"{table.path}/talk", wish)
    assert response.status_code == 200, response.text
    return response.json()


def heard(guest: Guest, table: Table, query: str = "") -> list[Any]:
    answer = guest.get(f"{table.path}/watchers/talk{query}")
    assert answer.status_code == 200, answer.text
    return list(answer.json())


@pytest.fixture
def table(site: Site) -> Table:
    return Table(site, 2, visibility="public")


def test_the_host_allows_free_words_at_a_public_table(table: Table) -> None:
    assert "free_text" not in table.look()
    refused(say(table.guests[1], table.path), "forbidden", 403)
    assert allow(table, text=True)["free_text"] is True
    assert say(table.guests[1], table.path).status_code == 201
    assert "free_text" not in allow(table, text=False)
    refused(say(table.guests[1], table.path), "forbidden", 403)
    assert [line["kind"] for line in table.host.get(f"{table.path}/journal").json()] == ["text_on", "text_off"]
    # The same again is nothing.
    assert allow(table, text=False)["journal"] == 2


def test_only_the_host_allows(site: Site, table: Table) -> None:
    refused(table.guests[1].patch(f"{table.path}/talk", {"text": True}), "forbidden", 403)
    refused(site.guest("Eve").patch(f"{table.path}/talk", {"text": True}), "not_seated", 403)
    refused(table.host.patch(f"{table.path}/talk", {}), "invalid_request", 422)
    waiting = Table(site, 2, start=False)
    assert allow(waiting, watchers=True)["watchers_said"] == 0
    waiting.host.post(f"{waiting.path}/cancel")
    refused(waiting.host.patch(f"{waiting.path}/talk", {"text": True}), "cancelled", 409)


def test_watchers_talk_among_themselves(site: Site, table: Table) -> None:
    eve, fay = site.guest("Eve"), site.guest("Fay")
    assert refused(apart(eve, table), "forbidden", 403)["detail"] == text("en", "talk.watchers_silent")
    refused(eve.get(f"{table.path}/watchers/talk"), "forbidden", 403)
    allow(table, watchers=True, text=True)
    said = apart(eve, table, "Who is winning?")
    assert said.status_code == 201
    assert (said.json()["nickname"], said.json()["text"]) == ("Eve", "Who is winning?")
    for guest in (eve, fay, table.host):
        assert [(one["player"], one["nickname"], one["text"]) for one in heard(guest, table)] == [
            (eve.id, "Eve", "Who is winning?")
        ]
    assert site.ask("GET", f"{table.path}/watchers/talk").json()[0]["text"] == "Who is winning?"
    refused(site.ask("POST", f"{table.path}/watchers/talk", json={"id": new_id(), "text": "a"}), "unauthenticated", 401)
    problem = refused(apart(table.host, table), "forbidden", 403)
    assert problem["detail"] == text("en", "errors.seated_apart")
    assert table.look()["watchers_said"] == 1
    allow(table, watchers=False)
    refused(heard_of(eve, table), "forbidden", 403)


def heard_of(guest: Guest, table: Table) -> Any:
    return guest.get(f"{table.path}/watchers/talk")


def test_the_same_holds_for_their_words(site: Site, table: Table) -> None:
    eve, fay = site.guest("Eve"), site.guest("Fay")
    allow(table, watchers=True)
    # At a public table phrases only, unless the host allows more.
    refused(apart(eve, table), "forbidden", 403)
    allow(table, text=True)
    again = new_id()
    body = {"id": again, "text": "once"}
    first, second = (eve.post(f"{table.path}/watchers/talk", body) for _ in range(2))
    assert first.json() == second.json()
    refused(fay.post(f"{table.path}/watchers/talk", body), "id_used", 409)
    refused(apart(eve, table, "a" * 1001), "invalid_request", 422)
    refused(apart(eve, table, "a\u202eb"), "invalid_request", 422)
    assert len(heard(eve, table)) == 1


def test_no_role_gets_words_that_are_not_for_it(site: Site, table: Table) -> None:
    """Every frame and every answer, of every role."""
    eve, fay = site.guest("Eve"), site.guest("Fay")
    allow(table, watchers=True, text=True)
    screens = [Screen(site, table.code, looker) for looker in (*table.guests, eve, None)]
    try:
        for screen in screens:
            screen.hello()
        say(table.host, table.path, SECRET)
        apart(eve, table, "the word of a watcher")
        version = table.play(OPENING)["version"]
        for screen in screens:
            told = ""
            while True:
                frame = screen.text()
                told += frame
                if f'"version":{version},' in frame and '"type":"room"' in frame:
                    break
            assert SECRET not in told
            assert "the word of a watcher" not in told
            assert fay.id not in told
    finally:
        for screen in screens:
            screen.close()
    paths = ("", "/events", "/record", "/export", "/journal", "/watchers/talk")
    for asked in (*(site.ask("GET", table.path + path) for path in paths), *(eve.get(table.path + p) for p in paths)):
        assert SECRET not in asked.text
    refused(eve.get(f"{table.path}/talk"), "not_seated", 403)
    assert SECRET in table.guests[1].get(f"{table.path}/talk").text
    assert "a watcher" not in table.guests[1].get(f"{table.path}/talk").text


def test_who_watched_and_sits_down_talks_at_the_table(site: Site) -> None:
    table = Table(site, 2, start=False, visibility="public", guests=[site.guest("Ana")])
    eve = site.guest("Eve")
    allow(table, watchers=True, text=True)
    assert apart(eve, table).status_code == 201
    assert eve.post(f"{table.path}/seats").status_code == 200
    refused(apart(eve, table), "forbidden", 403)
    assert say(eve, table.path).status_code == 201


def test_a_rematch_keeps_what_is_allowed(table: Table) -> None:
    allow(table, watchers=True, text=True)
    table.finish()
    again = table.host.look(table.host.post(f"{table.path}/rematch").json()["code"])
    assert (again["free_text"], again["watchers_said"]) == (True, 0)


def test_words_come_in_pages(table: Table) -> None:
    """The newest hundred; the older ones on demand."""
    for number in range(103):
        assert table.host.post(f"{table.path}/talk", {"id": new_id(), "phrase": "hello"}).status_code == 201, number

    def numbers(query: str) -> list[int]:
        return [said["number"] for said in table.guests[1].get(f"{table.path}/talk{query}").json()]

    assert numbers("") == list(range(4, 104))
    assert numbers("?before=4") == [1, 2, 3]
    assert numbers("?since=101") == [102, 103]
    assert numbers("?since=1&before=4") == [2, 3]


def test_lines_of_the_journal_come_in_pages(table: Table) -> None:
    for number in range(51):
        allow(table, text=number % 2 == 0, watchers=number % 2 == 0)

    def numbers(query: str) -> list[int]:
        return [line["number"] for line in table.host.get(f"{table.path}/journal{query}").json()]

    assert numbers("") == list(range(3, 103))
    assert numbers("?before=3") == [1, 2]
    assert numbers("?since=100") == [101, 102]


def test_where_a_channel_leads_is_for_who_sits_there(table: Table, site: Site) -> None:
    set_ = table.host.ask("PUT", f"{table.path}/channel", json={"url": "https://hooks.example/secret"})
    assert set_.status_code == 204, set_.text
    assert table.guests[1].get(f"{table.path}/journal").json()[-1]["host"] == "hooks.example"
    for watcher in (site.ask("GET", f"{table.path}/journal"), site.guest("Eve").get(f"{table.path}/journal")):
        assert watcher.json()[-1]["kind"] == "channel_set"
        assert "hooks.example" not in watcher.text
