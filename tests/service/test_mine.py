"""All that is known of a player as one file; and games after somebody has gone for good."""

from __future__ import annotations

from tests.service.people import OPENING, Site, Table, new_id, refused


def test_all_that_is_mine_comes_as_one_file(site: Site) -> None:
    table = Table(site, 2, name="Rano Kau")
    ana, ben = table.guests
    table.play(OPENING)
    ana.post(f"{table.path}/talk", {"id": new_id(), "text": "Iorana"})
    ben.post(f"{table.path}/talk", {"id": new_id(), "text": "the words of Ben"})
    ana.ask("PUT", f"{table.path}/notes", json={"text": "watch c3"})
    ben.ask("PUT", f"{table.path}/notes", json={"text": "the notes of Ben"})
    ana.ask("PUT", "/api/me/hours", json={"zone": "Pacific/Easter", "wakes": 480, "sleeps": 1320})
    waiting = ana.open(3, name="Later")
    answer = ana.get("/api/me/data")
    assert answer.headers["content-disposition"] == 'attachment; filename="make-make-my-data.json"'
    told = answer.json()
    assert told["player"]["nickname"] == "Ana"
    assert [device["this"] for device in told["devices"]] == [True]
    assert told["hours"]["zone"] == "Pacific/Easter"
    by_room = {game["room"]: game for game in told["games"]}
    assert by_room[table.code]["game"] == ana.get(f"{table.path}/export").json()
    assert by_room[waiting["code"]] == {"room": waiting["code"], "name": "Later"}
    assert [(said["room"], said["body"]) for said in told["messages"]] == [(table.code, "Iorana")]
    assert told["notes"] == [{"room": table.code, "text": "watch c3"}]
    # Nothing of others, and nothing that grants anything.
    for secret in ("of Ben", ben.id, ana.key, ben.key, table.invite, waiting["invite"]):
        assert secret not in answer.text
    refused(site.ask("GET", "/api/me/data"), "unauthenticated", 401)


def test_who_has_gone_for_good_has_no_seat_in_a_rematch(site: Site) -> None:
    table = Table(site, 3)
    table.finish()
    ana, ben, cleo = table.guests
    assert ana.delete("/api/me").status_code == 204
    code = ben.post(f"{table.path}/rematch").json()["code"]
    again = ben.look(code)
    assert again["status"] == "playing"
    assert [seat["player"] and seat["player"]["id"] for seat in again["seats"]] == [None, ben.id, cleo.id]
    assert again["host"] == ben.id
    assert again["state"]["players"] == 2


def test_nobody_has_a_rematch_alone(site: Site) -> None:
    table = Table(site, 2)
    table.finish()
    assert table.host.delete("/api/me").status_code == 204
    refused(table.guests[1].post(f"{table.path}/rematch"), "not_enough_players", 409)


def test_who_is_signed_out_and_has_a_way_back_keeps_the_seat(site: Site) -> None:
    table = Table(site, 2)
    table.finish()
    assert table.host.post("/api/me/links", {"kind": "recovery"}).status_code == 201
    assert table.host.delete("/api/me/session").status_code == 204
    again = table.guests[1].look(table.guests[1].post(f"{table.path}/rematch").json()["code"])
    assert [seat["player"]["id"] for seat in again["seats"]] == [guest.id for guest in table.guests]
