"""F13: a row that is damaged, or from the future: that room alone needs repair, and one line of the log says so."""

import pytest

from tests.faults.conftest import Serve, Visit
from tests.faults.ledger import sqlite
from tests.faults.people import Refused, new_room, table

DAMAGE = (
    "rules = 999", "status = 'paused'", "draw = '{'", "created_at = 'x'", "updated_at = 99999999999999999",
    "version = 5", "first_clan = 9", "revision = 'x'",
)  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGE)
async def test_that_room_alone_needs_repair(damage: str, serve: Serve, visit: Visit, sqlite_url: str) -> None:
    # Nothing is kept in memory, so that each question meets the row.
    served = await serve(sqlite_url, ROOMS_IN_MEMORY="0")
    site = visit(served)
    code, guests = await table(site)
    sound = await new_room(site, guests)
    connection = sqlite.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    connection.execute(f"UPDATE rooms SET {damage} WHERE code = ?", (code,))
    connection.close()
    for method, path in (("GET", ""), ("POST", "/resign"), ("GET", "/events"), ("GET", "")):
        with pytest.raises(Refused) as refused:
            await site.ask(method, f"/api/rooms/{code}{path}", guests[0].key)
        assert (refused.value.status, refused.value.code) == (503, "needs_repair")
    assert [game["code"] for game in (await site.ask("GET", "/api/me", guests[0].key))["games"]] == [sound]
    assert (await site.ask("GET", f"/api/rooms/{sound}"))["status"] == "playing"
    assert served.lines().count('"room_needs_repair"') == 1
