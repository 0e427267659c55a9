"""What a chat shows of a link: title, sentence and picture of the moment, in the visitor's language, no secrets."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser

import httpx
import pytest

from tests.service.people import Guest, Site, Table, place, site_of, text
from tests.serving import ROOT, Served

GENERAL = (ROOT / "static" / "img" / "island.png").read_bytes()
HOSTILE = '"><script>alert(1)</script>'
FOR_NOW = "public, max-age=30"
FOR_EVER = "public, max-age=31536000, immutable"
SPANISH = {"Accept-Language": "es-CL,es;q=0.9"}


class Head(HTMLParser):
    """The head of a page: its title, what its meta elements say, which elements there are."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.elements: list[str] = []
        self.title = ""
        self.language: str | None = None
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        found = dict(attrs)
        if tag == "html":
            self.language = found.get("lang")
        if tag == "meta" and (name := found.get("property") or found.get("name")):
            self.told[name] = found.get("content") or ""

    def handle_data(self, text: str) -> None:
        if self.elements and self.elements[-1] == "title":
            self.title += text.strip()


def head(site: Site, path: str, **headers: str) -> Head:
    answer = site.ask("GET", path, headers=headers)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    return Head(answer.text)


def said(language: str, key: str, **params: object) -> str:
    sentence = text(language, f"link.{key}")
    for name, value in params.items():
        sentence = sentence.replace("{" + name + "}", str(value))
    return sentence


def pixels(png: bytes) -> bytes:
    """The unpacked lines of a picture, which has nothing in it but those."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    at, kinds, packed = 8, set(), b""
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        kinds.add(kind)
        if kind == b"IHDR":
            assert struct.unpack(">II", png[at + 8 : at + 16]) == (1200, 630)
        packed += png[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += length + 12
    assert kinds == {b"IHDR", b"IDAT", b"IEND"}
    return zlib.decompress(packed)


def picture(site: Site, path: str) -> httpx.Response:
    answer = site.ask("GET", path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert "set-cookie" not in answer.headers
    assert answer.headers["referrer-policy"] == "no-referrer"
    return answer


@pytest.fixture(scope="module")
def private(site: Site) -> Table:
    """A private table of three with a name, after two turns."""
    table = Table(site, 3, name="Secret evening")
    table.play(place("b3", 2, True), place("e9", 3))
    return table


# --- words ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "asked"), [("en", {}), ("es", SPANISH)])
def test_the_head_tells_of_the_game_in_the_visitors_language(
    site: Site, private: Table, language: str, asked: dict[str, str]
) -> None:
    found = head(site, f"/r/{private.code}", **asked)
    sentence = said(language, "playing", who=said(language, "clan_2"))
    title = said(language, "title", n=3)
    assert found.language == language
    assert found.title == found.told["og:title"] == title
    assert found.told["og:description"] == found.told["description"] == sentence
    assert found.told["og:locale"] == {"en": "en_GB", "es": "es_ES"}[language]
    assert found.told["og:type"] == "website"
    assert found.told["og:url"] == f"{site.url}/r/{private.code}"
    assert found.told["og:image"] == f"{site.url}/r/{private.code}/board.png?v=2"
    assert (found.told["og:image:width"], found.told["og:image:height"]) == ("1200", "630")
    assert found.told["og:image:alt"] == said(language, "picture")
    assert found.told["twitter:card"] == "summary_large_image"


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_texts_of_the_visitors_language_are_on_their_way_at_once(site: Site, language: str) -> None:
    page = httpx.get(site.url, headers={"accept-language": language}).text
    assert page.count("/static/text/") == 1
    assert f'<link rel="preload" as="fetch" crossorigin href="/static/text/{language}.json">' in page
    assert f'<html lang="{language}" data-languages="en es">' in page


def test_an_earlier_version_tells_of_that(site: Site, private: Table) -> None:
    found = head(site, f"/r/{private.code}?v=1")
    assert found.told["og:description"] == said("en", "position", version=1, last=2, who=said("en", "clan_1"))
    assert found.told["og:url"].endswith(f"/r/{private.code}?v=1")
    assert found.told["og:image"].endswith("/board.png?v=1")


@pytest.mark.parametrize("odd", ["-1", "01", "1.0", "x", "99999999999999999999", "7", "%00", "\u0661"])
def test_what_is_no_version_of_it_is_the_newest(site: Site, private: Table, odd: str) -> None:
    found = head(site, f"/r/{private.code}?v={odd}")
    assert found.told["og:description"] == said("en", "playing", who=said("en", "clan_2"))
    assert found.told["og:url"].endswith(private.code)


def test_of_a_private_room_no_name_is_told(site: Site, private: Table) -> None:
    for path in (f"/r/{private.code}", f"/r/{private.code}?v=0", f"/r/{private.code}?v=1"):
        page = site.ask("GET", path).text
        assert not [name for name in ("Ana", "Ben", "Cleo", "Secret", private.invite) if name in page]
        shown = picture(site, path.replace(private.code, f"{private.code}/board.png")).content
        assert not [name for name in (b"Ana", b"Ben", b"Cleo", b"Secret") if name in shown]


def test_a_public_room_is_told_with_its_names(site: Site) -> None:
    table = Table(site, 2, visibility="public", name="Open evening")
    found = head(site, f"/r/{table.code}")
    assert found.title == said("en", "title_named", n=2, name="\u2068Open evening\u2069")
    ana = said("en", "player", name="\u2068Ana\u2069", clan=said("en", "clan_0"))
    assert found.told["og:description"] == said("en", "playing", who=ana)
    assert head(site, f"/r/{Table(site, 2).code}").title == said("en", "title", n=2)


def test_a_clan_is_called_by_the_colour_of_its_seat(site: Site) -> None:
    table = Table(site, 2, start=False)
    assert table.host.patch(f"{table.path}/seats/0", {"look": 3}).status_code == 200
    plain = picture(site, f"/r/{Table(site, 2).code}/board.png").content
    assert table.host.post(f"{table.path}/start").status_code == 200
    assert head(site, f"/r/{table.code}").told["og:description"] == said("en", "playing", who=said("en", "clan_3"))
    assert picture(site, f"/r/{table.code}/board.png").content != plain


def test_names_are_text_and_nothing_else(site: Site) -> None:
    evil = [site.guest('"><script>/*{who}'), site.guest("</title><img>{n}")]
    table = Table(site, 2, guests=evil, visibility="public", name=HOSTILE + "{n}{clan}")
    found = head(site, f"/r/{table.code}")
    assert found.elements.count("script") == head(site, "/").elements.count("script"), "only the page's own"
    assert "img" not in found.elements
    assert found.elements.count("title") == 1
    assert f"\u2068{HOSTILE}{{n}}{{clan}}\u2069" in found.title
    assert '\u2068"><script>/*{who}\u2069' in found.told["og:description"]


def test_before_and_after_the_game(site: Site) -> None:
    room = site.guest("Ana").open(3)
    found = head(site, f"/r/{room['code']}")
    assert found.told["og:description"] == said("en", "waiting", taken=1, n=3)
    # Who comes and goes before the start is no version.
    assert found.told["og:image"] == f"{site.url}/r/{room['code']}/board.png"
    table = Table(site, 2)
    table.finish()
    assert head(site, f"/r/{table.code}").told["og:description"] == said("en", "last_clan", who=said("en", "clan_1"))
    drawn = Table(site, 2)
    for guest in drawn.guests:
        guest.post(f"{drawn.path}/draw", {"agree": True})
    assert head(site, f"/r/{drawn.code}").told["og:description"] == said("en", "draw")
    host = site.guest("Ana")
    off = host.open(2)
    host.post(f"/api/rooms/{off['code']}/cancel")
    assert head(site, f"/r/{off['code']}").told["og:description"] == said("en", "cancelled")


@pytest.mark.parametrize("path", ["/", "/rules", "/r/nobody", "/r/%00", "/r/" + "x" * 200])
def test_where_there_is_no_room_the_game_itself_is_told(site: Site, path: str) -> None:
    found = head(site, path, **SPANISH)
    assert (found.title, found.told["og:description"]) == ("Make Make", said("es", "general"))
    assert found.told["og:image"] == f"{site.url}/static/img/island.png"
    assert found.told["og:image:alt"] == said("es", "general_picture")
    assert site.ask("GET", "/static/img/island.png").content == GENERAL


def test_no_link_is_made_of_what_a_request_says_of_itself(site: Site) -> None:
    assert head(site, "/", Host="evil.example").told["og:url"] == f"{site.url}/"


# --- pictures ---------------------------------------------------------------------------------------------


def test_each_version_has_a_picture_that_stays(site: Site, private: Table) -> None:
    shown = [picture(site, f"/r/{private.code}/board.png?v={version}") for version in (0, 1, 2)]
    assert len({pixels(answer.content) for answer in shown}) == 3
    assert {answer.headers["cache-control"] for answer in shown} == {FOR_EVER}
    newest = picture(site, f"/r/{private.code}/board.png")
    assert newest.content == shown[2].content
    assert newest.headers["cache-control"] == FOR_NOW
    private.play(place("a1"))
    assert picture(site, f"/r/{private.code}/board.png").content not in [answer.content for answer in shown]


def test_dark_is_another_picture_and_nonsense_is_light(site: Site, private: Table) -> None:
    path = f"/r/{private.code}/board.png?v=1"
    dark, light, odd = (picture(site, path + theme).content for theme in ("&theme=dark", "", "&theme=../x"))
    assert pixels(dark) != pixels(light)
    assert odd == light


def test_before_the_start_it_shows_who_sits(site: Site) -> None:
    host, friend = site.guest("Ana"), site.guest("Ben")
    room = host.open(2, autostart=False)
    path = f"/r/{room['code']}/board.png"
    alone = picture(site, path)
    assert alone.headers["cache-control"] == FOR_NOW
    assert picture(site, path + "?v=0").headers["cache-control"] == FOR_NOW
    friend.sit(room)
    assert pixels(picture(site, path).content) != pixels(alone.content)


def test_a_head_tells_the_same_without_the_picture(site: Site, private: Table) -> None:
    path = f"/r/{private.code}/board.png?v=1"
    told, shown = site.ask("HEAD", path), site.ask("GET", path)
    assert told.status_code == 200
    assert told.content == b""
    for name in ("content-type", "content-length", "cache-control"):
        assert told.headers[name] == shown.headers[name]


def test_where_there_is_no_room_the_general_picture_is_shown(site: Site) -> None:
    answer = picture(site, "/r/nobody/board.png?v=3")
    assert answer.content == GENERAL
    assert answer.headers["cache-control"] == FOR_NOW
    assert site.ask("GET", "/r/nobody/other.png").status_code == 404


def test_a_picture_reads_no_cookie(site: Site, private: Table) -> None:
    path = f"/r/{private.code}/board.png?v=2"
    shown = [site.ask("GET", path, headers={"Cookie": f"makemake={key}"}) for key in (private.host.key, "x")]
    assert {answer.content for answer in shown} == {picture(site, path).content}
    for answer in shown:
        assert "set-cookie" not in answer.headers
        assert "vary" not in answer.headers


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with limits, whose operator says where it is to be found."""
    folder = tmp_path_factory.mktemp("elsewhere")
    served = Served(folder, f"sqlite:///{folder}/room.sqlite3", LIMITS="on", PUBLIC_URL="http://play.example").start()
    site = site_of(served)
    yield site
    site.close()
    served.stop()


def test_links_begin_as_the_operator_says(elsewhere: Site) -> None:
    assert head(elsewhere, "/", Host="evil.example").told["og:url"] == "http://play.example/"


def test_beyond_the_limit_the_general_picture_is_shown(elsewhere: Site) -> None:
    table = Table(elsewhere, 2)
    table.play(*(place(f"e{number}") for number in range(1, 10)), place("d1"), place("d2"))
    path = f"/r/{table.code}/board.png"
    first = picture(elsewhere, f"{path}?v=0").content
    assert first != GENERAL
    # At once, so that only a few are made: what is asked for counts, made or not.
    asked = [f"{path}?v={version}&theme={theme}" for version in range(1, 11) for theme in ("light", "dark")]
    with ThreadPoolExecutor(20) as crowd:
        answers = list(crowd.map(lambda address: picture(elsewhere, address), asked))
    assert {answer.headers["cache-control"] for answer in answers if answer.content == GENERAL} == {FOR_NOW}
    assert picture(elsewhere, f"{path}?v=11").content == GENERAL
    assert picture(elsewhere, f"{path}?v=0").content == first


def test_looking_at_pictures_changes_nothing(ana: Guest, site: Site, private: Table) -> None:
    before = private.look()
    for path in (f"/r/{private.code}/board.png", f"/r/{private.code}?v=1"):
        for _ in range(50):
            picture(site, path) if "png" in path else head(site, path)
    assert private.look() == before
