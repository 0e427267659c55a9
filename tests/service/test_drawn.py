"""The table that comes with the page, before any script runs: as it stands, for who is new here, without names."""

from __future__ import annotations

import gzip
import re

import pytest

from tests.service.people import Site, Table, place

TABLE = '<main class="table starting"'
NOTHING = '<p class="starting">'


@pytest.fixture(scope="module")
def played(site: Site) -> Table:
    """A private table of three with a name, after two turns."""
    table = Table(site, 3, name="Secret evening")
    table.play(place("b3", 2, True), place("e9", 3))
    return table


def page(site: Site, path: str, **headers: str) -> str:
    return site.ask("GET", path, headers=headers).text


def test_the_board_comes_as_it_stands(site: Site, played: Table) -> None:
    found = page(site, f"/r/{played.code}")
    assert TABLE in found
    assert NOTHING not in found
    assert found.count('class="piece"') == 2
    assert sorted(re.findall(r"<text[^>]*>(\d+)</text>", found)) == ["2", "3"]
    played.play(place("d8", 1))
    assert page(site, f"/r/{played.code}").count('class="piece"') == 3


def test_no_name_comes_with_it(site: Site, played: Table) -> None:
    found = page(site, f"/r/{played.code}")
    assert not [name for name in ("Ana", "Ben", "Cleo", "Secret", played.invite) if name in found]


def test_words_around_it_are_in_the_visitors_language(site: Site, played: Table) -> None:
    path = f"/r/{played.code}"
    assert page(site, path) != page(site, path, **{"Accept-Language": "es"})
    assert "&nbsp;</p>" in page(site, path)


def test_who_has_played_before_sees_first_what_they_left(site: Site, played: Table) -> None:
    found = site.ask("GET", f"/r/{played.code}", headers={"Cookie": f"makemake={played.host.key}"})
    assert NOTHING in found.text
    assert TABLE not in found.text
    assert "Cookie" in found.headers["vary"]


@pytest.mark.parametrize("query", ["?v=1", "?v=2", "?v=x"])
def test_a_position_that_was_asked_for_is_left_to_the_client(site: Site, played: Table, query: str) -> None:
    assert NOTHING in page(site, f"/r/{played.code}{query}")


def test_before_the_start_there_is_no_table(site: Site) -> None:
    table = site.guest().open(2)
    assert NOTHING in page(site, f"/r/{table['code']}")
    assert NOTHING in page(site, "/r/nobody")
    assert NOTHING in page(site, "/")


def test_packed_it_is_the_same(site: Site, played: Table) -> None:
    path = f"/r/{played.code}"
    with site.http.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    plain = site.ask("GET", path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(packed) == plain.content
    assert len(packed) < len(plain.content) / 3
