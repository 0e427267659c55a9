"""T5, T6: which sites may ask in a player's name: the Origin of unsafe requests and of handshakes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.service.people import Guest, Site, refused, site_of, text
from tests.serving import Served

COOKIE = "makemake"
PUBLIC = "http://play.example"


def others(url: str) -> list[str]:
    """Origins that are not that of `url`, and look as if."""
    scheme, _, place = url.partition("://")
    host, _, port = place.partition(":")
    return [
        "null",
        "http://evil.example",
        f"https://{place}",
        f"{scheme}://{host}:{int(port or 80) + 1}",
        f"{scheme}://{host}",
        f"{scheme}://{place}.evil.example",
        f"{scheme}://evil{place}",
        f"{scheme}://{place}/",
        f"{scheme}://{place}/path",
        f"{scheme}://user@{place}",
        f"{place}",
        f"{scheme.upper()}://{place}",
        f"{url} {url}",
        f"{url},http://evil.example",
        "",
        "file://",
    ]


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site that is known by another name than the one it is asked by."""
    folder = tmp_path_factory.mktemp("public")
    served = Served(folder, f"sqlite:///{folder}/room.sqlite3", PUBLIC_URL=PUBLIC).start()
    site = site_of(served)
    yield site
    site.close()
    served.stop()


def rename(site: Site, **headers: str) -> int:
    return site.ask("PATCH", "/api/me", json={"nickname": "Hina"}, headers=headers).status_code


def opened(site: Site, room: str, origin: str | None, **headers: str) -> int:
    """The status of a handshake."""
    address = f"{site.url.replace('http', 'ws', 1)}/api/rooms/{room}/socket"
    try:
        with connect(address, origin=origin, additional_headers=headers, proxy=None) as socket:  # type: ignore[arg-type]
            socket.recv(timeout=10)
            return 101
    except InvalidStatus as error:
        return error.response.status_code


# --- requests ---------------------------------------------------------------------------------------------


def test_our_own_page_may_change_things(site: Site, ana: Guest) -> None:
    assert rename(site, Cookie=f"{COOKIE}={ana.key}", Origin=site.url) == 200
    assert rename(site, Cookie=f"{COOKIE}={ana.key}") == 200


def test_other_sites_may_not(site: Site, ana: Guest) -> None:
    for origin in others(site.url):
        headers = {"Cookie": f"{COOKIE}={ana.key}", "Origin": origin}
        refused(site.ask("PATCH", "/api/me", json={"nickname": "Eve"}, headers=headers), "bad_origin", 403)
    assert ana.get("/api/me").json()["player"]["nickname"] == "Ana"


def test_not_even_without_a_cookie(site: Site) -> None:
    headers = {"Origin": "http://evil.example"}
    made = site.ask("POST", "/api/players", json={"nickname": "Eve"}, headers=headers)
    refused(made, "bad_origin", 403)
    assert "set-cookie" not in made.headers
    refused(site.ask("POST", "/api/preview", json={"state": {}}, headers=headers), "bad_origin", 403)


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/api/rooms"), ("DELETE", "/api/me/session"), ("PATCH", "/api/me")]
)
def test_every_unsafe_method_is_looked_at(site: Site, ana: Guest, method: str, path: str) -> None:
    body = {} if method == "DELETE" else {"json": {"seats": 2} if method == "POST" else {}}
    headers = {"Cookie": f"{COOKIE}={ana.key}", "Origin": "null"}
    refused(site.ask(method, path, headers=headers, **body), "bad_origin", 403)


def test_reading_is_not_looked_at(site: Site, ana: Guest) -> None:
    headers = {"Cookie": f"{COOKIE}={ana.key}", "Origin": "http://evil.example"}
    response = site.ask("GET", "/api/me", headers=headers)
    assert response.status_code == 200
    assert not [name for name in response.headers if name.startswith("access-control")]


def test_a_bearer_needs_no_origin(site: Site, ana: Guest) -> None:
    for origin in others(site.url):
        assert rename(site, Authorization=f"Bearer {ana.key}", Origin=origin) == 200


def test_a_preflight_gets_no_leave(site: Site) -> None:
    headers = {"Origin": "http://evil.example", "Access-Control-Request-Method": "POST"}
    response = site.ask("OPTIONS", "/api/rooms", headers=headers)
    refused(response, "method_not_allowed", 405)
    assert not [name for name in response.headers if name.startswith("access-control")]


def test_ours_goes_by_the_host_that_was_asked(site: Site, ana: Guest) -> None:
    """On a LAN the page is opened by whatever address the machine has."""
    headers = {"Cookie": f"{COOKIE}={ana.key}", "Host": "192.168.7.7:8000"}
    assert rename(site, **headers, Origin="http://192.168.7.7:8000") == 200
    assert rename(site, **headers, Origin="http://192.168.7.8:8000") == 403
    assert rename(site, **headers, Origin="https://192.168.7.7:8000") == 403


def test_with_a_public_address_only_that_is_ours(public: Site) -> None:
    cookie = f"{COOKIE}={public.guest().key}"
    assert rename(public, Cookie=cookie, Origin=PUBLIC) == 200
    assert rename(public, Cookie=cookie, Origin=public.url) == 403
    for origin in others(PUBLIC + ":80")[:4] + others(PUBLIC)[6:]:
        assert rename(public, Cookie=cookie, Origin=origin) == 403, origin


@pytest.mark.parametrize("site_of_fetch", ["cross-site", "same-site"])
def test_a_browser_that_hides_the_origin_says_where_it_comes_from(site: Site, ana: Guest, site_of_fetch: str) -> None:
    headers = {"Cookie": f"{COOKIE}={ana.key}", "Sec-Fetch-Site": site_of_fetch}
    refused(site.ask("PATCH", "/api/me", json={}, headers=headers), "bad_origin", 403)
    for own in ("same-origin", "none"):
        assert rename(site, Cookie=headers["Cookie"], **{"Sec-Fetch-Site": own}) == 200


def test_a_form_cannot_speak_for_a_player(site: Site, ana: Guest) -> None:
    """A form of another site sends no JSON content type; where it leaves out the Origin, that alone stops it."""
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        headers = {"Cookie": f"{COOKIE}={ana.key}", "Content-Type": kind}
        response = site.ask("POST", "/api/rooms", content=b'{"seats": 2}', headers=headers)
        refused(response, "invalid_request", 422)
    assert ana.get("/api/me").json()["games"] == []


# --- handshakes -------------------------------------------------------------------------------------------


def test_our_own_page_opens_a_socket(site: Site, ana: Guest) -> None:
    room = ana.open()["code"]
    assert opened(site, room, site.url, Cookie=f"{COOKIE}={ana.key}") == 101
    assert opened(site, room, site.url) == 101


def test_another_site_opens_none(site: Site, ana: Guest) -> None:
    room = ana.open()["code"]
    for origin in others(site.url):
        for headers in ({"Cookie": f"{COOKIE}={ana.key}"}, {}):
            assert opened(site, room, origin, **headers) == 403, (origin, headers)


def test_a_cookie_without_an_origin_opens_none(site: Site, ana: Guest) -> None:
    assert opened(site, ana.open()["code"], None, Cookie=f"{COOKIE}={ana.key}") == 403


def test_without_both_it_is_a_watcher(site: Site, ana: Guest) -> None:
    assert opened(site, ana.open()["code"], None) == 101


def test_a_bearer_opens_a_socket_from_anywhere(site: Site, ana: Guest) -> None:
    room = ana.open()["code"]
    for origin in (None, "http://evil.example", "null"):
        assert opened(site, room, origin, Authorization=f"Bearer {ana.key}") == 101


def test_a_wrong_bearer_opens_none(site: Site, ana: Guest) -> None:
    room = ana.open()["code"]
    assert opened(site, room, site.url, Authorization="Bearer wrong", Cookie=f"{COOKIE}={ana.key}") == 401


def test_a_refused_handshake_says_why(site: Site, ana: Guest) -> None:
    address = f"{site.url.replace('http', 'ws', 1)}/api/rooms/{ana.open()['code']}/socket"
    with pytest.raises(InvalidStatus) as caught:
        connect(address, origin="http://evil.example", additional_headers={"Accept-Language": "es"}, proxy=None)  # type: ignore[arg-type]
    response = caught.value.response
    assert response.headers["content-type"] == "application/problem+json"
    assert b'"code":"bad_origin"' in (response.body or b"")
    assert text("es", "errors.bad_origin").encode() in (response.body or b"")


def test_a_public_address_counts_for_handshakes_too(public: Site) -> None:
    room = public.guest().open()["code"]
    assert opened(public, room, PUBLIC) == 101
    assert opened(public, room, public.url) == 403
