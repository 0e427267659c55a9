"""T15, T20: what no client of ours would ask over HTTP, or say over a socket: one clear error, nothing stored."""

from __future__ import annotations

import gzip
import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.deploy.listening import listen
from tests.doors.raw import Wire
from tests.service.people import OPENING, TELLTALE, Site, Table, new_id, refused
from tests.serving import Served

DEEP = 100_000
NO_JSON = {
    "nothing": b"",
    "a letter": b"x",
    "half of it": b'{"nickname": "Ana"',
    "NaN": b'{"nickname": NaN}',
    "Infinity": b'{"nickname": Infinity}',
    "minus Infinity": b'{"nickname": -Infinity}',
    "a number of 5,000 digits": b'{"nickname": ' + b"9" * 5000 + b"}",
    "a fraction of 5,000 digits": b'{"nickname": 0.' + b"9" * 5000 + b"}",
    "a giant exponent": b'{"nickname": 1e999999}',
    "depth": b'{"nickname": ' + b"[" * 8000 + b"]" * 8000 + b"}",
    "depth in objects": b'{"nickname": ' + b'{"a":' * 2500 + b"1" + b"}" * 2500 + b"}",
    "a lone surrogate": b'{"nickname": "\\ud800"}',
    "a lone low surrogate": b'{"nickname": "\\udc00x"}',
    "a lone surrogate as a key": b'{"\\ud800": 1}',
    "NUL": b'{"nickname": "a\\u0000b"}',
    "a raw control": b'{"nickname": "a\x01b"}',
    "a key twice": b'{"nickname": "Ana", "nickname": "Ben"}',
    "the same key, written otherwise": b'{"nickname": "Ana", "\\u006eickname": "Ben"}',
    "no UTF-8": b'{"nickname": "\xff\xfe"}',
    "UTF-16": '{"nickname": "Ana"}'.encode("utf-16"),
    "a mark before": b'\xef\xbb\xbf{"nickname": "Ana"}',
    "a comma too many": b'{"nickname": "Ana",}',
    "a comment": b'{"nickname": "Ana"} // me',
    "quotes of the other kind": b"{'nickname': 'Ana'}",
    "two values": b'{"nickname": "Ana"}{}',
    "a list": b'[{"nickname": "Ana"}]',
    "a text": b'"Ana"',
    "null": b"null",
    "true": b"true",
    "a number": b"1",
    "null in it": b'{"nickname": null}',
    "a list in it": b'{"nickname": ["Ana"]}',
    "an object in it": b'{"nickname": {"$ne": ""}}',
    "an unknown field": b'{"nickname": "Ana", "is_admin": true}',
    "a field of the language": b'{"nickname": "Ana", "__class__": "x"}',
    "compressed": b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03\xabV*\xca/I\xccIU\xb2R",
}


@pytest.mark.parametrize("kind", NO_JSON)
def test_a_body_that_is_none(site: Site, kind: str) -> None:
    headers = {"Content-Type": "application/json"}
    refused(site.ask("POST", "/api/players", content=NO_JSON[kind], headers=headers), "invalid_request", 422)


@pytest.mark.parametrize("kind", NO_JSON)
def test_a_body_that_is_none_where_a_game_could_be_harmed(table: Table, kind: str) -> None:
    for path in ("actions", "draw", "preview"):
        answer = table.host.post(
            f"{table.path}/{path}", content=NO_JSON[kind], headers={"Content-Type": "application/json"}
        )
        refused(answer, "invalid_request", 422)
    assert table.look()["revision"] == table.room["revision"]


ACTS = {
    "NaN tokens": '{"type": "place", "territory": "b3", "dominance": NaN, "chief": false}',
    "a number as a text": '{"type": "place", "territory": "b3", "dominance": "1", "chief": false}',
    "a whole number as a fraction": '{"type": "place", "territory": "b3", "dominance": 1.0, "chief": false}',
    "true tokens": '{"type": "place", "territory": "b3", "dominance": true, "chief": false}',
    "one as true": '{"type": "place", "territory": "b3", "dominance": 1, "chief": 1}',
    "many tokens": '{"type": "place", "territory": "b3", "dominance": 99999999999, "chief": false}',
    "many more": '{"type": "place", "territory": "b3", "dominance": %s, "chief": false}' % ("9" * 4000),
    "a territory as a list": '{"type": "place", "territory": ["b3"], "dominance": 1, "chief": false}',
    "a territory that is none": '{"type": "place", "territory": "z9", "dominance": 1, "chief": false}',
    "a territory in capitals": '{"type": "place", "territory": "B3", "dominance": 1, "chief": false}',
    "a territory with NUL": '{"type": "place", "territory": "b3\\u0000", "dominance": 1, "chief": false}',
    "wide digits": '{"type": "place", "territory": "b３", "dominance": 1, "chief": false}',
    "a key too many": '{"type": "place", "territory": "b3", "dominance": 1, "chief": false, "clan": 1}',
    "a key too few": '{"type": "place", "territory": "b3", "dominance": 1}',
    "a key twice": '{"type": "place", "territory": "b3", "dominance": 1, "dominance": 2, "chief": false}',
    "a kind that is none": '{"type": "win"}',
    "a kind that is a list": '{"type": ["place"]}',
    "no kind": "{}",
    "a list": "[]",
    "null": "null",
}


@pytest.mark.parametrize("kind", ACTS)
def test_an_action_that_is_none(table: Table, kind: str) -> None:
    content = f'{{"id": "{new_id()}", "version": 0, "action": {ACTS[kind]}}}'
    answer = table.host.post(
        f"{table.path}/actions", content=content.encode(), headers={"Content-Type": "application/json"}
    )
    refused(answer, "invalid_request", 422)
    assert table.look()["version"] == 0


# The socket's fate: what is no message at all ends it, what is a message of the wrong form is told and goes on.
ENDS = {
    "no JSON": "x", "nothing": "", "NaN": '{"type": "seen", "version": NaN}', "a list": "[]", "a text": '"x"',
    "null": "null", "a number": "1", "a number of 5,000 digits": '{"type": "seen", "version": %s}' % ("9" * 5000),
    "depth": '{"type": ' + "[" * 8000 + "]" * 8000 + "}", "a lone surrogate": '{"type": "\\ud800"}',
    "a key twice": '{"type": "seen", "version": 0, "version": 1}', "two values": "{}{}",
}  # fmt: skip
TOLD = {
    "no type": "{}",
    "a type that is none": '{"type": "admin"}',
    "a type that is a list": '{"type": ["action"]}',
    "null": '{"type": null}',
    "no id": json.dumps({"type": "action", "version": 0, "action": OPENING}),
    "an id that is none": json.dumps({"type": "action", "id": "1", "version": 0, "action": OPENING}),
    "an id with NUL": json.dumps({"type": "action", "id": "a\0b", "version": 0, "action": OPENING}),
    "an id that is an object": json.dumps({"type": "action", "id": {}, "version": 0, "action": OPENING}),
    "a giant id": json.dumps({"type": "action", "id": "x" * 9000, "version": 0, "action": OPENING}),
    "a version that is a text": json.dumps({"type": "action", "id": new_id(), "version": "0", "action": OPENING}),
    "a version that is true": json.dumps({"type": "action", "id": new_id(), "version": False, "action": OPENING}),
    "a version beyond": json.dumps({"type": "action", "id": new_id(), "version": 1 << 40, "action": OPENING}),
    "a seen version beyond": json.dumps({"type": "seen", "version": 1 << 40}),
    "a field too many": json.dumps({"type": "seen", "version": 0, "seat": 1}),
    "another player": json.dumps({"type": "action", "id": new_id(), "version": 0, "action": OPENING, "player": "x"}),
    **{f"action: {kind}": f'{{"type": "action", "id": "{new_id()}", "version": 0, "action": {text}}}'
       for kind, text in ACTS.items() if kind not in ("NaN tokens", "many more", "a key twice")},
}  # fmt: skip


@pytest.mark.parametrize("kind", ENDS)
async def test_what_is_no_message_ends_the_socket(server: Served, table: Table, kind: str) -> None:
    async with listen(server.sockets, table.code, table.host.key) as listener:
        await listener.socket.send(ENDS[kind])
        with pytest.raises(ConnectionClosed):
            await listener.until("the end")
        assert listener.socket.close_code == 1003
    assert table.look()["version"] == 0


@pytest.mark.parametrize("kind", TOLD)
async def test_a_message_of_the_wrong_form_is_told_and_the_socket_goes_on(
    server: Served, table: Table, kind: str
) -> None:
    async with listen(server.sockets, table.code, table.host.key) as listener:
        await listener.socket.send(TOLD[kind])
        error = await listener.until("error")
        assert error["code"] == "invalid_request"
        assert len(json.dumps(error)) < 2000
        wanted = new_id()
        await listener.say(type="action", id=wanted, version=0, action=OPENING)
        assert (await listener.until("ack"))["id"] == wanted


CODE_PLACES = ("/api/rooms/{}", "/api/rooms/{}/events", "/api/rooms/{}/record", "/api/rooms/{}/states/0")
ODD = ["' OR 1=1 --", "'; DROP TABLE rooms; --", "%", "_", "*", "..", "../../etc/passwd", "%00", "a%00b", "%0d%0aX: y",
       "%2e%2e%2f%2e%2e%2fapp%2fmain.py", "%c0%ae", "%ff", "é", "１", "\\", "%5c..%5c", "a" * 5000, "%F0%9F%97%BF",
       "null", "undefined", "NaN", "{code}", "${x}", "%25", "%2F", "-1", "0"]  # fmt: skip


@pytest.mark.parametrize("odd", ODD)
def test_an_odd_code_is_no_room(site: Site, ana, odd: str) -> None:
    for place in CODE_PLACES:
        answer = site.ask("GET", place.format(odd))
        # With ".." it is another address, which may be one that is only posted to.
        assert answer.status_code == (405 if (odd, place) == ("..", CODE_PLACES[2]) else 404), answer.text
        assert answer.json()["code"] in ("no_such_room", "not_found", "method_not_allowed")
    for path in ("seats", "start", "actions", "rematch"):
        body = {"id": new_id(), "version": 0, "action": OPENING} if path == "actions" else None
        assert ana.post(f"/api/rooms/{odd}/{path}", body).status_code == 404


FILES = ["/static/../app/main.py", "/static/%2e%2e/app/main.py", "/static/..%2fapp%2fmain.py", "/static//etc/passwd",
         "/static/%2fetc%2fpasswd", "/static/....//app/main.py", "/static/..\\app\\main.py", "/static/%5c..%5capp",
         "/static/js/../../pyproject.toml", "/static/%00", "/static/js/main.js%00.css", "/static/js/main.js/x",
         "/static/js", "/static/js/", "/static/.", "/static/" + "a" * 5000, "/static/" + "a/" * 500, "//etc/passwd",
         "/../../etc/passwd", "/.env", "/.git/config", "/static/~", "/static/%ff", "/var/secret_key"]  # fmt: skip


@pytest.mark.parametrize("path", FILES)
def test_an_odd_path_is_no_file(server: Served, path: str) -> None:
    # Raw, since a client would tidy the path up.
    with Wire(server) as wire:
        wire.send(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode("latin-1"))
        answer = wire.answer()
    assert answer.status == 404
    assert not [word for word in (*TELLTALE, "root:", "[project]") if word.encode() in answer.body]


@pytest.mark.parametrize(
    "number", ["9" * 5000, "-" + "9" * 300, "1e3", "0x10", "1.0", "٣", "", "%00", "--1", "∞", "1_0"]
)
def test_an_odd_number_in_an_address(table: Table, number: str) -> None:
    for answer in (table.host.get(f"{table.path}/events?since={number}"),
                   table.host.get(f"{table.path}/states/{number}"),
                   table.host.delete(f"{table.path}/seats/{number}")):  # fmt: skip
        assert answer.status_code in (404, 422)
        assert answer.json()["code"] in ("not_found", "invalid_request")
    assert table.look()["revision"] == table.room["revision"]


@pytest.mark.parametrize("since", ["9" * 5000, "-1", "x", "", "%00", "1e9", "NaN", "4294967296", "٣"])
async def test_an_odd_since_at_a_socket_counts_as_none(server: Served, table: Table, since: str) -> None:
    async with listen(server.sockets, f"{table.code}", table.host.key) as listener:
        assert listener.room["version"] == 0
    address = f"{server.sockets}/api/rooms/{table.code}/socket?since={since}"
    async with connect(address, proxy=None) as socket:
        assert json.loads(await socket.recv())["events"] == []


METHODS = ["TRACE", "CONNECT", "PUT", "PROPFIND", "BREW", "OPTIONS", "get"]


@pytest.mark.parametrize("method", METHODS)
def test_a_method_that_is_none(server: Served, table: Table, method: str) -> None:
    with Wire(server) as wire:
        wire.send(f"{method} {table.path} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n".encode())
        answer = wire.answer()
    assert answer.status in (400, 405)
    assert b"method_not_allowed" in answer.body or answer.status == 400


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
                                  "application/xml", "application/json-seq", "text/json", ""])  # fmt: skip
def test_a_body_of_another_kind(site: Site, kind: str) -> None:
    headers = {"Content-Type": kind}
    answer = site.ask("POST", "/api/players", content=b'{"nickname": "Ana"}', headers=headers)
    refused(answer, "invalid_request", 422)


def test_a_body_of_just_the_size_and_one_more(site: Site) -> None:
    body = b'{"nickname": "Ana"}'
    headers = {"Content-Type": "application/json"}
    most = body + b" " * (16_384 - len(body))
    assert site.ask("POST", "/api/players", content=most, headers=headers).status_code == 201
    refused(site.ask("POST", "/api/players", content=most + b" ", headers=headers), "too_large", 413)
    refused(site.ask("POST", "/api/players", content=iter([most, b" "]), headers=headers), "too_large", 413)
    refused(site.ask("POST", "/api/players", content=b" " * 2_000_000, headers=headers), "too_large", 413)


def test_a_bomb_is_not_unpacked(site: Site) -> None:
    bomb = gzip.compress(b'{"nickname": "Ana"}' + b" " * 10_000_000)
    headers = {"Content-Type": "application/json", "Content-Encoding": "gzip"}
    refused(site.ask("POST", "/api/players", content=bomb, headers=headers), "invalid_request", 422)
