"""What is said at a table, whom it reaches, and the notes that one keeps for oneself."""

from __future__ import annotations

from typing import Any

import pytest

from tests.service.people import OPENING, Guest, Site, Table, new_id, refused, text
from tests.service.screens import Screen


@pytest.fixture
def table(site: Site) -> Table:
    return Table(site, 3)


def say(guest: Guest, table: Table, words: str, message_id: str | None = None) -> Any:
    return guest.post(f"{table.path}/talk", {"id": message_id or new_id(), "text": words})


def heard(guest: Guest, table: Table, since: int = 0) -> list[Any]:
    answer = guest.get(f"{table.path}/talk?since={since}")
    assert answer.status_code == 200, answer.text
    return list(answer.json())


def test_what_is_said_is_heard_by_all_who_sit_there(table: Table) -> None:
    ana, ben, _cleo = table.guests
    first = say(ana, table, "Iorana!")
    assert first.status_code == 201
    assert set(first.json()) == {"number", "at", "player", "kind", "text"}
    assert ben.post(f"{table.path}/talk", {"id": new_id(), "phrase": "thanks"}).json()["phrase"] == "thanks"
    for guest in table.guests:
        assert [(said["number"], said["player"]) for said in heard(guest, table)] == [(1, ana.id), (2, ben.id)]
        assert heard(guest, table, since=1) == heard(guest, table)[1:]
        assert heard(guest, table, since=2**31) == []
    assert table.look()["talk"] == 2


def test_who_does_not_sit_there_hears_nothing(site: Site, table: Table) -> None:
    say(table.host, table, "the secret word")
    outsider = site.guest("Eve")
    refused(outsider.get(f"{table.path}/talk"), "not_seated", 403)
    refused(say(outsider, table, "hello"), "not_seated", 403)
    refused(site.ask("GET", f"{table.path}/talk"), "unauthenticated", 401)
    for path in ("", "/events", "/record", "/export", "/journal"):
        assert "secret word" not in site.ask("GET", table.path + path).text
    assert site.ask("GET", table.path).json()["talk"] == 1


def test_a_retry_says_it_once(table: Table) -> None:
    message_id = new_id()
    first, again = (say(table.host, table, "once", message_id) for _ in range(2))
    assert first.json() == again.json()
    assert len(heard(table.host, table)) == 1
    refused(say(table.guests[1], table, "mine", message_id), "id_used", 409)


def test_words_as_people_write_them(table: Table) -> None:
    for words in ("שלום", "مرحبا", "👩‍👩‍👧 🗿", "two\nlines", "<b>no</b> {name} %s"):
        assert say(table.host, table, words).json()["text"] == words
    assert say(table.host, table, "  e\u0301  ").json()["text"] == "é"


@pytest.mark.parametrize("words", ["", "  \n ", "a" * 1001, "a\u202eb", "a\x00b", "\u2066"])
def test_words_that_cannot_be_said(table: Table, words: str) -> None:
    problem = refused(say(table.host, table, words), "invalid_request", 422)
    assert problem["errors"][0]["where"] == "text"
    assert heard(table.host, table) == []


def test_a_thousand_characters_can_be_said(table: Table) -> None:
    assert say(table.host, table, "é" * 1000).status_code == 201


@pytest.mark.parametrize("body", [{}, {"text": "a", "phrase": "hello"}, {"phrase": "unknown"}])
def test_a_text_or_a_phrase(table: Table, body: dict[str, str]) -> None:
    refused(table.host.post(f"{table.path}/talk", {"id": new_id(), **body}), "invalid_request", 422)


def test_at_a_public_table_only_phrases_are_said(site: Site) -> None:
    table = Table(site, 2, visibility="public")
    problem = refused(say(table.host, table, "my address is …"), "forbidden", 403)
    assert problem["detail"] == text("en", "talk.phrases_only")
    assert table.host.post(f"{table.path}/talk", {"id": new_id(), "phrase": "hello"}).status_code == 201


def test_words_change_nothing_of_the_game(table: Table) -> None:
    before = table.look()
    say(table.host, table, "hm")
    after = table.look()
    assert after["revision"] == before["revision"] + 1
    unchanged = set(before) - {"revision"}
    assert {name: after[name] for name in unchanged} == {name: before[name] for name in unchanged}
    table.play(OPENING)


def test_the_table_is_told_at_once_that_something_was_said(site: Site, table: Table) -> None:
    for looker in (table.guests[1], None):
        with Screen(site, table.code, looker) as screen:
            screen.hello()
            said = say(table.host, table, "Iorana!").json()["number"]
            assert "Iorana" not in str(screen.room(talk=said))


# --- reminding --------------------------------------------------------------------------------------------


def test_whoever_is_on_the_move_is_reminded_once_a_day(table: Table) -> None:
    ana, ben, cleo = table.guests
    told = ben.post(f"{table.path}/nudge").json()
    assert (told["kind"], told["player"], told["to"]) == ("nudge", ben.id, ana.id)
    problem = cleo.post(f"{table.path}/nudge")
    refused(problem, "too_many_requests", 429)
    assert 86_000 < int(problem.headers["retry-after"]) <= 86_401
    assert [said["kind"] for said in heard(ana, table)] == ["nudge"]


def test_who_can_remind_nobody(site: Site, table: Table) -> None:
    own = refused(table.host.post(f"{table.path}/nudge"), "forbidden", 403)
    assert own["detail"] == text("en", "errors.own_turn")
    assert table.guests[2].post(f"{table.path}/resign").status_code == 200
    refused(table.guests[2].post(f"{table.path}/nudge"), "forbidden", 403)
    refused(site.guest("Eve").post(f"{table.path}/nudge"), "not_seated", 403)
    waiting = Table(site, 2, start=False)
    refused(waiting.guests[1].post(f"{waiting.path}/nudge"), "not_started", 409)
    table.guests[1].post(f"{table.path}/resign")
    refused(table.guests[1].post(f"{table.path}/nudge"), "game_over", 409)


# --- notes ------------------------------------------------------------------------------------------------


def test_notes_are_for_one_alone(site: Site, table: Table) -> None:
    ana, ben, _cleo = table.guests
    assert ana.get(f"{table.path}/notes").json() == {"text": ""}
    kept = ana.ask("PUT", f"{table.path}/notes", json={"text": "watch c3\nand d4"})
    assert kept.json() == ana.get(f"{table.path}/notes").json() == {"text": "watch c3\nand d4"}
    assert ben.get(f"{table.path}/notes").json() == {"text": ""}
    refused(site.guest("Eve").get(f"{table.path}/notes"), "not_seated", 403)
    refused(ana.ask("PUT", f"{table.path}/notes", json={"text": "a" * 4001}), "invalid_request", 422)
    assert "watch c3" not in ben.get(table.path).text + ben.get(f"{table.path}/talk").text
    ana.ask("PUT", f"{table.path}/notes", json={"text": ""})
    assert ana.get(f"{table.path}/notes").json() == {"text": ""}
