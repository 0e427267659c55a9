"""Tables that tests begin with."""

from typing import Any

import httpx

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.serving import Served


def place(territory: str, dominance: int = 1, *, chief: bool = False) -> dict[str, Any]:
    return {"type": "place", "territory": territory, "dominance": dominance, "chief": chief}


async def pair(
    arrive: Arrive, server: Served, table: dict[str, Any] | None = None, **wishes: Any
) -> tuple[Person, Person]:
    """Two at a table whose game has begun; the first of them begins. `table` is what else the host wishes."""
    host = await arrive(server.url, **wishes)
    link = await host.make_table("Hina", 2, first=0, **(table or {}))
    guest = await arrive(link, **wishes)
    await guest.sit("Tiki")
    for person in (host, guest):
        await person.at(0)
    return host, guest


def room_path(person: Person) -> str:
    """The room of the API that a person's page shows."""
    return person.page.url.split("#")[0].replace("/r/", "/api/rooms/")


async def room_of(person: Person) -> dict[str, Any]:
    """The room, as anybody may see it."""
    async with httpx.AsyncClient() as client:
        return (await client.get(room_path(person))).json()


async def play_by_wire(people: list[Person], actions: list[dict[str, Any]]) -> None:
    """Actions without a click, to get to a position quickly: each by the cookie of whom it belongs to."""
    for action in actions:
        room = await room_of(people[0])
        person = people[room["state"]["clan"]]
        body = {"id": await _new_id(person), "version": room["version"], "action": action}
        answer = await person.page.request.post(f"{room_path(person)}/actions", data=body)
        assert answer.ok, await answer.text()
    version = (await room_of(people[0]))["version"]
    for person in people:
        await person.at(version)


async def _new_id(person: Person) -> str:
    return await person.page.evaluate("crypto.randomUUID()")
