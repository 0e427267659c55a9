"""What Prometheus reads: who may, and that each number is what its name says."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from app.client import Client
from app.config import BadSettings, read_settings
from app.metrics import tally
from tests.deploy.listening import listen
from tests.deploy.machines import metric
from tests.service.people import Site, Table, place
from tests.serving import Served


@pytest.fixture
def table(own_server: Served):
    site = Site(own_server.url)
    yield Table(site)
    site.close()


def counted(served: Served) -> Callable[..., float]:
    """How much a number has grown since."""
    before = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines(served)}

    def grown(name: str) -> float:
        now = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines(served)}
        return now[name] - before.get(name, 0)

    return grown


def lines(served: Served) -> list[str]:
    text = httpx.get(f"{served.url}/metrics").text
    return [line for line in text.splitlines() if line.startswith("makemake_")]


async def test_an_action_is_counted_with_what_it_costs(own_server: Served, table: Table) -> None:
    async with listen(own_server.sockets, table.code) as one, listen(own_server.sockets, table.code) as other:
        grown = counted(own_server)
        assert table.host.act(table.code, 0).status_code == 200
        for listener in (one, other):
            await listener.at(1)
        assert grown("makemake_actions_total") == 1
        assert grown("makemake_frames_sent_total") == 2
        assert grown("makemake_commands_total") == 1
        assert grown("makemake_commit_seconds_count") == 1
        assert 0 < grown("makemake_commit_seconds_sum") < 5
        route = 'method="POST",route="/api/rooms/{code}/actions"'
        assert grown(f"makemake_request_seconds_count{{{route}}}") == 1
        assert grown(f'makemake_request_seconds_bucket{{le="+Inf",{route}}}') == 1
        assert grown(f'makemake_responses_total{{{route},status="200"}}') == 1
        assert metric(own_server.url, "makemake_sockets") == 2
    assert metric(own_server.url, "makemake_handshakes_total", status="101") == 2


def test_an_action_that_is_there_already_counts_once(own_server: Served, table: Table) -> None:
    grown = counted(own_server)
    for _ in range(3):
        answer = table.host.act(table.code, 0, action_id="00000000-0000-4000-8000-000000000000")
        assert answer.status_code == 200
    assert grown("makemake_actions_total") == 1


async def test_refusals_are_counted_by_their_code_wherever_they_are_said(own_server: Served, table: Table) -> None:
    grown = counted(own_server)
    table.guests[1].act(table.code, 0)
    table.host.act(table.code, 7)
    table.host.act(table.code, 0, place("c4"))
    async with listen(own_server.sockets, table.code, table.guests[1].key) as listener:
        await listener.say(type="action", id="00000000-0000-4000-8000-000000000000", version=0, action=place("b3"))
        await listener.until("error")
    assert grown('makemake_refusals_total{code="not_your_turn"}') == 2
    assert grown('makemake_refusals_total{code="stale_version"}') == 1
    assert grown('makemake_refusals_total{code="illegal_action"}') == 1
    assert grown('makemake_refusals_total{code="not_seated"}') == 0


def test_addresses_are_counted_by_a_few_names(own_server: Served, table: Table) -> None:
    """A number for each address that somebody makes up would fill the memory."""
    for number in range(30):
        for path in (f"/{number}", f"/api/rooms/{number}", f"/static/{number}", f"/r/{number}"):
            httpx.request(f"METHOD{number}", f"{own_server.url}{path}")
            httpx.get(f"{own_server.url}{path}")
    names = {line.partition("{")[2].partition("}")[0] for line in lines(own_server) if "responses_total" in line}
    assert len(names) < 30
    assert not [name for name in names if "METHOD" in name or "29" in name]


def test_a_frame_that_a_newer_one_overtakes_is_skipped() -> None:
    client, before = Client(None, None, lambda: None), tally.frames_skipped
    for revision, frame in enumerate(("one", "two", "three"), 1):
        client.offer(frame, revision)
    assert tally.frames_skipped - before == 2


def test_only_those_who_are_named_may_look(tmp_path) -> None:
    served = Served(tmp_path, f"sqlite:///{tmp_path}/room.sqlite3", METRICS_FROM="127.0.9.0/24, 10.0.0.0/8").start()
    try:
        with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.9.7")) as named:
            assert named.get(f"{served.url}/metrics").status_code == 200
        other = httpx.get(f"{served.url}/metrics")
        assert (other.status_code, other.json()["code"]) == (404, "not_found")
    finally:
        served.stop()


def test_an_address_of_the_old_kind_is_known_in_the_dress_of_the_new(tmp_path) -> None:
    served = Served(tmp_path, f"sqlite:///{tmp_path}/room.sqlite3", HOST="::", METRICS_FROM="127.0.0.0/8").start()
    try:
        assert httpx.get(f"http://127.0.0.1:{served.port}/metrics").status_code == 200
        assert httpx.get(f"http://[::1]:{served.port}/metrics").status_code == 404
    finally:
        served.stop()


@pytest.mark.parametrize("name", ["X-Forwarded-For", "X-Real-IP", "Forwarded", "Via", "X-Forwarded-Proto"])
def test_whoever_comes_through_a_proxy_may_not(server: Served, name: str) -> None:
    assert httpx.get(f"{server.url}/metrics", headers={name: "127.0.0.1"}).status_code == 404


def test_a_network_that_is_none_stops_the_start() -> None:
    with pytest.raises(BadSettings, match=r"^METRICS_FROM: "):
        read_settings(metrics_from="everybody")
