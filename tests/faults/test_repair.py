"""F13: a row that is damaged, or from the future: that room alone needs repair, and one line of the log says so."""

import pytest

from app.store import NO_NAME
from tests.faults.conftest import Serve, Visit
from tests.faults.ledger import sqlite
from tests.faults.people import Refused, new_room, table

DAMAGE = (
    "rules = 999", "status = 'paused'", "draw = '{'", "created_at = 'x'", "updated_at = 99999999999999999",
    "version = 5", "first_clan = 9", "revision = 'x'", "name = CAST(x'ff' AS TEXT)", "name = x'ff'",
)  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGE)
async def test_that_room_alone_needs_repair(damage: str, serve: Serve, visit: Visit, sqlite_url: str) -> None:
    # Nothing is kept in memory, so that each question meets the row.
    served = await serve(sqlite_url, ROOMS_IN_MEMORY="0")
    site = visit(served)
    code, guests = await table(site, visibility="public")
    sound = await new_room(site, guests, visibility="public")
    connection = sqlite.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    connection.execute(f"UPDATE rooms SET {damage} WHERE code = ?", (code,))
    connection.close()
    for method, path in (("GET", ""), ("POST", "/resign"), ("GET", "/events"), ("GET", "")):
        with pytest.raises(Refused) as refused:
            await site.ask(method, f"/api/rooms/{code}{path}", guests[0].key)
        assert (refused.value.status, refused.value.code) == (503, "needs_repair")
    assert [game["code"] for game in (await site.ask("GET", "/api/me", guests[0].key))["games"]] == [sound]
    assert (await site.ask("GET", f"/api/rooms/{sound}"))["status"] == "playing"
    assert sound in [listed["code"] for listed in (await site.ask("GET", "/api/lobby?status=playing"))["rooms"]]
    assert served.lines().count('"room_needs_repair"') == 1


@pytest.mark.parametrize("nickname", ["CAST(x'ff' AS TEXT)", "x'ff'"])
async def test_a_name_that_is_damaged_hurts_only_who_has_it(
    nickname: str, serve: Serve, visit: Visit, sqlite_url: str
) -> None:
    served = await serve(sqlite_url, ROOMS_IN_MEMORY="0")
    site = visit(served)
    code, guests = await table(site, visibility="public")
    other, _others = await table(site, visibility="public")
    connection = sqlite.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    connection.execute(f"UPDATE players SET nickname = {nickname} WHERE id = ?", (guests[1].id,))
    connection.close()
    with pytest.raises(Refused) as refused:
        await site.ask("GET", f"/api/rooms/{code}")
    assert (refused.value.status, refused.value.code) == (503, "needs_repair")
    assert (await site.ask("GET", "/api/me", guests[0].key))["games"] == []
    assert (await site.ask("GET", f"/api/rooms/{other}"))["status"] == "playing"
    assert [listed["code"] for listed in (await site.ask("GET", "/api/lobby?status=playing"))["rooms"]] == [other]
    assert (await site.ask("GET", "/api/me", guests[1].key))["player"]["nickname"] == NO_NAME
    # Another name repairs it all.
    await site.ask("PATCH", "/api/me", guests[1].key, {"nickname": "Hotu"})
    assert (await site.ask("GET", f"/api/rooms/{code}"))["seats"][1]["player"]["nickname"] == "Hotu"
    assert "Traceback" not in served.lines()
