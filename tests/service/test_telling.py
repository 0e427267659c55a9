"""How players want to be told: kept, changed in parts, shown to nobody else; and rooms of which one hears nothing."""

from __future__ import annotations

from typing import get_args

from app.notices.telling import KINDS, LEAST_AFTER, MOST_AFTER
from app.protocol import Kind
from tests.service.people import Guest, Site, Table, refused


def put(guest: Guest, **wishes: object) -> dict[str, object]:
    answer = guest.ask("PUT", "/api/me/telling", json=wishes)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_sensible_from_the_start(ana: Guest) -> None:
    told = ana.get("/api/me/telling").json()
    assert told["after"] == {"push": 30, "mail": 1800, "channel": 7200}
    assert told["kinds"] == KINDS
    assert told["exempt"] == told["unmailed"] == told["muted"] == []
    assert (told["names"], told["earlier"]) == (False, None)


def test_what_is_left_out_stays(ana: Guest, ben: Guest) -> None:
    put(ana, after={"mail": None, "push": 60}, kinds={"over": False}, exempt=["nudge"], earlier=50)
    told = put(ana, after={"push": 20}, kinds={"words": True}, names=True)
    assert told["after"] == {"push": 20, "mail": None, "channel": 7200}
    assert told["kinds"] == {**KINDS, "over": False, "words": True}
    assert (told["exempt"], told["names"], told["earlier"]) == (["nudge"], True, 50)
    told = put(ana, exempt=[], earlier=None, unmailed=["over", "over"])
    assert (told["exempt"], told["earlier"], told["unmailed"]) == ([], None, ["over"])
    assert ana.get("/api/me/telling").json() == told
    assert ben.get("/api/me/telling").json()["names"] is False


def test_what_is_no_wish_is_refused(ana: Guest) -> None:
    before = ana.get("/api/me/telling").json()
    for wishes in (
        {"after": {"mail": 19}}, {"after": {"mail": 8 * 86_400}}, {"after": {"pigeon": 60}}, {"kinds": {"rain": True}},
        {"exempt": ["rain"]}, {"earlier": 80}, {"earlier": 0}, {"names": "yes"}, {"after": {"mail": 60.0}},
    ):  # fmt: skip
        refused(ana.ask("PUT", "/api/me/telling", json=wishes), "invalid_request", 422)
    assert ana.get("/api/me/telling").json() == before


def test_the_wire_knows_the_kinds_and_times_of_the_service() -> None:
    assert get_args(Kind) == tuple(KINDS)
    assert (LEAST_AFTER, MOST_AFTER) == (20_000, 7 * 86_400_000)


def test_a_room_is_muted_and_heard_again(site: Site) -> None:
    table = Table(site, name="Rano Kau")
    ana, ben = table.guests
    assert ana.get(f"{table.path}/mute").json() == {"muted": False}
    for _ in range(2):
        assert ana.ask("PUT", f"{table.path}/mute").status_code == 204
    assert ana.get(f"{table.path}/mute").json() == {"muted": True}
    assert ana.get("/api/me/telling").json()["muted"] == [{"code": table.code, "name": "Rano Kau"}]
    assert ben.get(f"{table.path}/mute").json() == {"muted": False}
    for _ in range(2):
        assert ana.delete(f"{table.path}/mute").status_code == 204
    assert ana.get("/api/me/telling").json()["muted"] == []


def test_it_is_in_my_file_and_goes_with_me(site: Site) -> None:
    table = Table(site)
    put(table.host, earlier=40)
    table.host.ask("PUT", f"{table.path}/mute")
    told = table.host.get("/api/me/data").json()
    assert (told["telling"]["earlier"], told["telling"]["muted"][0]["code"]) == (40, table.code)
    assert told["address"]["address"] is None
    assert table.host.delete("/api/me").status_code == 204
