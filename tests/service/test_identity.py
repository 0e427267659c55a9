"""Who is asking: guests, keys, cookies, languages, names."""

from __future__ import annotations

from http.cookies import SimpleCookie

import httpx
import pytest

from tests.service.people import Guest, Site, refused, text

COOKIE = "makemake"


def make(site: Site, headers: dict[str, str] | None = None, **body: object) -> httpx.Response:
    return site.ask("POST", "/api/players", json=body, headers=headers or {})


def cookie_of(response: httpx.Response) -> str:
    return SimpleCookie(response.headers["set-cookie"])[COOKIE].value


# --- a guest is made --------------------------------------------------------------------------------------


def test_a_nickname_makes_a_player(site: Site) -> None:
    response = make(site, nickname="Ana")
    assert response.status_code == 201
    told = response.json()
    assert set(told) == {"player", "key"}
    assert told["player"] == {"id": told["player"]["id"], "nickname": "Ana", "language": "en"}


def test_the_key_has_at_least_128_bits_and_is_no_id(site: Site) -> None:
    told = make(site, nickname="Ana").json()
    assert len(told["key"]) >= 22
    assert told["key"] != told["player"]["id"]
    assert told["player"]["id"] not in told["key"]


def test_the_cookie_is_the_key_with_its_attributes(site: Site) -> None:
    response = make(site, nickname="Ana")
    morsel = SimpleCookie(response.headers["set-cookie"])[COOKIE]
    assert morsel.value == response.json()["key"]
    assert morsel["httponly"]
    assert morsel["samesite"].lower() == "lax"
    assert morsel["path"] == "/"
    assert int(morsel["max-age"]) >= 365 * 86_400
    assert not morsel["secure"]
    assert not morsel["domain"]


def test_the_key_is_shown_once(site: Site) -> None:
    made = make(site, nickname="Ana")
    key = made.json()["key"]
    for headers in ({"Authorization": f"Bearer {key}"}, {"Cookie": f"{COOKIE}={key}"}):
        again = make(site, headers, nickname="Ana again")
        assert again.status_code == 200
        assert again.json() == {"player": {**made.json()["player"], "nickname": "Ana again"}}
        assert "set-cookie" not in again.headers
        assert key not in site.ask("GET", "/api/me", headers=headers).text


def test_a_known_player_may_change_the_language_with_the_name(site: Site) -> None:
    guest = site.guest("Ana", "en")
    told = guest.post("/api/players", {"nickname": "Hina", "language": "es"}).json()
    assert told["player"] == {"id": guest.id, "nickname": "Hina", "language": "es"}
    assert guest.get("/api/me").json()["player"] == told["player"]


def test_a_known_player_keeps_the_language_when_none_is_given(site: Site) -> None:
    guest = site.guest("Ana", "es")
    again = guest.post("/api/players", {"nickname": "Hina"}, headers={"Accept-Language": "en"})
    assert again.json()["player"]["language"] == "es"


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("es", "es"),
        ("es-CL,es;q=0.9,en;q=0.8", "es"),
        ("en-GB,es;q=0.9", "en"),
        ("fr,es;q=0.3,en;q=0.2", "es"),
        ("fr-FR", "en"),
        ("*", "en"),
        ("es;q=0", "en"),
        ("es;q=0,en;q=0", "en"),
        (";;;=,,", "en"),
        ("", "en"),
    ],
)
def test_the_language_is_the_browsers_wish(site: Site, accept: str, language: str) -> None:
    made = make(site, {"Accept-Language": accept}, nickname="Ana")
    assert made.json()["player"]["language"] == language


def test_the_given_language_beats_the_browsers(site: Site) -> None:
    made = make(site, {"Accept-Language": "es"}, nickname="Ana", language="en")
    assert made.json()["player"]["language"] == "en"


@pytest.mark.parametrize("language", ["fr", "EN", "", 1, True, ["en"]])
def test_other_languages_are_refused(site: Site, language: object) -> None:
    refused(make(site, nickname="Ana", language=language), "invalid_request", 422)


# --- proof ------------------------------------------------------------------------------------------------


def test_without_proof_nobody_is_me(site: Site) -> None:
    refused(site.ask("GET", "/api/me"), "unauthenticated", 401)


@pytest.mark.parametrize("method", ["GET", "PATCH"])
def test_a_wrong_key_is_refused_everywhere(site: Site, method: str) -> None:
    body = {} if method == "GET" else {"json": {}}
    response = site.ask(method, "/api/me", headers={"Authorization": "Bearer wrong"}, **body)
    refused(response, "unauthenticated", 401)
    assert response.headers["www-authenticate"] == "Bearer"


@pytest.mark.parametrize(
    "header", ["", "Bearer", "Basic QTpC", "bearer wrong", "Bearer a b", "Bearer \xff\xfe", "Bearer " + "x" * 4000]
)
def test_any_authorization_that_is_no_key_is_refused_where_anybody_may_look(site: Site, header: str) -> None:
    room = site.guest().open()
    response = site.ask("GET", f"/api/rooms/{room['code']}", headers={"Authorization": header.encode("latin-1")})
    refused(response, "unauthenticated", 401)


def test_a_wrong_key_makes_no_player(site: Site) -> None:
    refused(make(site, {"Authorization": "Bearer wrong"}, nickname="Eve"), "unauthenticated", 401)


def test_the_scheme_may_be_in_any_case(site: Site, ana: Guest) -> None:
    assert site.ask("GET", "/api/me", headers={"Authorization": f"bearer {ana.key}"}).status_code == 200


def test_a_bearer_beats_the_cookie(site: Site, ana: Guest, ben: Guest) -> None:
    both = {"Authorization": f"Bearer {ana.key}", "Cookie": f"{COOKIE}={ben.key}"}
    assert site.ask("GET", "/api/me", headers=both).json()["player"]["id"] == ana.id
    wrong = {"Authorization": "Bearer wrong", "Cookie": f"{COOKIE}={ben.key}"}
    refused(site.ask("GET", "/api/me", headers=wrong), "unauthenticated", 401)


def test_the_cookie_proves_too(site: Site, ana: Guest) -> None:
    found = site.ask("GET", "/api/me", headers={"Cookie": f"{COOKIE}={ana.key}"})
    assert found.json()["player"]["id"] == ana.id


@pytest.mark.parametrize("cookie", ["unknown", "", '"', "a=b", "%00", "é"])
def test_an_unknown_cookie_counts_as_none(site: Site, cookie: str) -> None:
    headers = {"Cookie": f"{COOKIE}={cookie}".encode()}
    room = site.guest().open()
    assert site.ask("GET", f"/api/rooms/{room['code']}", headers=headers).json()["you"] is None
    refused(site.ask("GET", "/api/me", headers=headers), "unauthenticated", 401)
    assert site.ask("POST", "/api/players", json={"nickname": "Ana"}, headers=headers).status_code == 201


def test_a_clients_own_value_is_never_adopted(site: Site) -> None:
    made = make(site, {"Cookie": f"{COOKIE}=chosen-by-somebody-else"}, nickname="Ana")
    assert made.status_code == 201
    assert cookie_of(made) != "chosen-by-somebody-else"
    refused(site.ask("GET", "/api/me", headers={"Cookie": f"{COOKIE}=chosen-by-somebody-else"}), "unauthenticated", 401)


def test_what_others_see_proves_nothing(site: Site, ana: Guest) -> None:
    room = ana.open()
    for seen in (ana.id, room["code"], room["invite"], room["host"]):
        refused(site.ask("GET", "/api/me", headers={"Authorization": f"Bearer {seen}"}), "unauthenticated", 401)
        refused(site.ask("GET", "/api/me", headers={"Cookie": f"{COOKIE}={seen}"}), "unauthenticated", 401)


def test_signing_out_ends_this_device_only(site: Site) -> None:
    guest = site.guest()
    out = guest.delete("/api/me/session")
    assert out.status_code == 204
    assert out.content == b""
    gone = SimpleCookie(out.headers["set-cookie"])[COOKIE]
    assert gone["max-age"] == "0"
    assert gone["path"] == "/"
    refused(guest.get("/api/me"), "unauthenticated", 401)
    refused(guest.delete("/api/me/session"), "unauthenticated", 401)


def test_signing_out_needs_somebody(site: Site) -> None:
    refused(site.ask("DELETE", "/api/me/session"), "unauthenticated", 401)


# --- changing oneself -------------------------------------------------------------------------------------


def test_a_player_takes_another_name(ana: Guest) -> None:
    told = ana.patch("/api/me", {"nickname": "  Hina  "})
    assert told.status_code == 200
    assert told.json()["player"] == {"id": ana.id, "nickname": "Hina", "language": "en"}
    assert ana.get("/api/me").json()["player"]["nickname"] == "Hina"


def test_a_player_takes_another_language(ana: Guest) -> None:
    assert ana.patch("/api/me", {"language": "es"}).json()["player"]["language"] == "es"
    problem = ana.patch("/api/me", {"nickname": ""}).json()
    assert problem["detail"] == text("es", "errors.invalid_request")


def test_an_empty_change_changes_nothing(ana: Guest) -> None:
    before = ana.get("/api/me").json()
    assert ana.patch("/api/me", {}).status_code == 200
    assert ana.get("/api/me").json() == before


def test_a_new_name_is_seen_in_the_players_rooms(ana: Guest, ben: Guest) -> None:
    room = ana.open()
    ana.patch("/api/me", {"nickname": "Hina"})
    seen = ben.look(room["code"])
    assert seen["seats"][0]["player"] == {"id": ana.id, "nickname": "Hina"}
    assert seen["revision"] > room["revision"]
    assert seen["version"] == room["version"]


def test_a_name_that_is_no_other_changes_no_room(ana: Guest) -> None:
    room = ana.open()
    ana.patch("/api/me", {"nickname": "Ana"})
    assert ana.look(room["code"])["revision"] == room["revision"]


# --- names ------------------------------------------------------------------------------------------------

FAMILY = "👨‍👩‍👧‍👦"


@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ("Ana", "Ana"),
        (" \t Ana \n ", "Ana"),
        ("Jose\u0301", "José"),
        ("A", "A"),
        ("é" * 24, "é" * 24),
        ("e\u0301" * 24, "é" * 24),
        (FAMILY * 24, FAMILY * 24),
        ("Rapa Nui", "Rapa Nui"),
        ("Ariki 'Hotu' \"Matu\\'a\"", "Ariki 'Hotu' \"Matu\\'a\""),
        ("<script>alert(1)", "<script>alert(1)"),
        ("नमस्ते", "नमस्ते"),
        ("عَلِيّ", "عَلِيّ"),
        ("می‌خواهم", "می‌خواهم"),
        ("123", "123"),
        ("null", "null"),
    ],
)
def test_names_that_people_have(site: Site, given: str, taken: str) -> None:
    assert make(site, nickname=given).json()["player"]["nickname"] == taken


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", None),
        ("   ", "too_short"),
        ("\u3000\u00a0", "too_short"),
        ("A" * 25, "too_long"),
        (FAMILY * 25, None),
        ("A" * 5000, None),
        ("A\u0000B", "forbidden_character"),
        ("A\nB", "forbidden_character"),
        ("A\u007fB", "forbidden_character"),
        ("A\u0085B", "forbidden_character"),
        ("abc\u202edef", "forbidden_character"),
        ("abc\u2066def", "forbidden_character"),
        ("\u200eabc", "forbidden_character"),
        ("A\ufeffB", "forbidden_character"),
        ("A\u2028B", "forbidden_character"),
        ("A\ue000", "forbidden_character"),
        ("A\U0001fffe", "forbidden_character"),
        ("A\U000e0041", "forbidden_character"),
        ("\u200d", "invisible"),
        ("\u200c\u200d", "invisible"),
        ("\u3164", "invisible"),
        ("\u2800\u2800", "invisible"),
        ("\u115f \u1160", "invisible"),
        ("\u0301", "invisible"),
        ("Z\u0300\u0301\u0302\u0303\u0304", "too_many_marks"),
    ],
)
def test_names_that_are_refused(site: Site, name: str, problem: str | None) -> None:
    told = refused(make(site, nickname=name), "invalid_request", 422)
    assert [error["where"] for error in told["errors"]] == ["nickname"]
    if problem is not None:
        assert told["errors"][0]["problem"] == problem


@pytest.mark.parametrize(
    "body", [{}, {"nickname": None}, {"nickname": 1}, {"nickname": ["A"]}, {"nickname": "A", "x": 1}, {"nick": "A"}]
)
def test_bodies_that_name_nobody(site: Site, body: object) -> None:
    refused(site.ask("POST", "/api/players", json=body), "invalid_request", 422)


def test_equal_names_are_never_refused(site: Site) -> None:
    assert site.guest("Ana").id != site.guest("Ana").id
