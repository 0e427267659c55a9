"""F19: an instant is the server's, in UTC; what a client says or believes of the time counts for nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tests.service.people import OPENING, Site, Table, new_id, refused, site_of
from tests.service.screens import Screen
from tests.serving import Served

# Far from UTC, and with summer time.
ZONE = "Pacific/Easter"
LATER = "2031-01-01T00:00:00Z"
TIMES = {"at", "created_at", "updated_at", "deadline"}


@pytest.fixture
def abroad(serve: Callable[..., Served]) -> Iterator[Site]:
    site = site_of(serve(TZ=ZONE))
    yield site
    site.close()


def times(shown: Any) -> list[str]:
    """All times in a piece of JSON."""
    if isinstance(shown, list):
        return [time for part in shown for time in times(part)]
    if not isinstance(shown, dict):
        return []
    own = [value for name, value in shown.items() if name in TIMES and value is not None]
    return own + [time for part in shown.values() for time in times(part)]


def test_f19_times_are_in_utc_wherever_the_server_stands(abroad: Site) -> None:
    """F19: in each answer, frame and record."""
    began = datetime.now(UTC)
    table = Table(abroad)
    table.play(OPENING)
    with Screen(abroad, table.code, table.host, since=0) as screen:
        shown = [screen.hello(), table.look(), *(table.host.get(f"{table.path}/events?since=0").json())]
    shown.append(table.host.get("/api/me").json())
    ended = datetime.now(UTC)
    found = [time for part in shown for time in times(part)]
    assert len(found) >= 7
    for time in found:
        assert time.endswith("Z")
        # Of what is shown the last digit is a millisecond.
        assert began - timedelta(milliseconds=1) <= datetime.fromisoformat(time) <= ended
    record = table.host.get(f"{table.path}/record").text
    assert f'[Date "{table.look()["created_at"]}"]' in record


@pytest.mark.parametrize("field", ["at", "now", "deadline", "updated_at"])
def test_f19_no_request_has_a_time(field: str, site: Site) -> None:
    """F19: a time in a request is no more known than any other stray field."""
    table = Table(site)
    act = {"id": new_id(), "version": 0, "action": OPENING}
    refused(table.host.post(f"{table.path}/actions", {**act, field: LATER}), "invalid_request", 422)
    refused(table.host.post(f"{table.path}/draw", {"agree": True, field: LATER}), "invalid_request", 422)
    refused(table.host.post("/api/rooms", {"seats": 2, field: LATER}), "invalid_request", 422)
    with Screen(site, table.code, table.host) as screen:
        screen.hello()
        screen.send({"type": "action", **act, field: LATER})
        screen.error("invalid_request")
    assert table.look()["version"] == 0


def test_f19_the_date_of_a_client_is_not_looked_at(site: Site) -> None:
    """F19: nor what its requests say when they were sent."""
    table = Table(site)
    table.host.headers["Date"] = "Wed, 01 Jan 2031 00:00:00 GMT"
    table.play(OPENING)
    assert max(times(table.look())) < LATER
