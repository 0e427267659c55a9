"""Whole games by clicking, from the link to the new Ariki, each person in a browser of their own."""

from typing import Any

import httpx
import pytest
from playwright.async_api import expect

from app import rules
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.rules.vectors import rows
from tests.serving import Served

NAMES = ("Hina", "Tiki", "Miru", "Tupa")
LOCALES = ("en-GB", "es-CL", "en-US", "es-ES")
DESK = (1280, 800)
PHONE = (390, 844)


async def seated(arrive: Arrive, server: Served, players: int, first: int) -> tuple[list[Person], str]:
    """A table whose game has begun, by the front page and the link; the host sits at a desk, friends hold phones."""
    host = await arrive(server.url, locale=LOCALES[0], size=DESK)
    link = await host.make_table(NAMES[0], players, first=first)
    people = [host]
    for name, locale in zip(NAMES[1:players], LOCALES[1:players], strict=True):
        friend = await arrive(link, locale=locale, size=PHONE)
        await friend.sit(name)
        people.append(friend)
    return people, link.split("#")[0]


class Told:
    """The room as the server tells it, to know whose turn it is and whether the page is right."""

    def __init__(self, address: str) -> None:
        self._address = address.replace("/r/", "/api/rooms/")

    async def state(self) -> dict[str, Any]:
        async with httpx.AsyncClient() as client:
            return (await client.get(self._address)).json()["state"]


async def play(people: list[Person], watcher: Person, told: Told, actions: list[dict[str, Any]]) -> None:
    """Each action by whom it belongs to; everybody sees it before the next."""
    for version, action in enumerate(actions, start=1):
        if action["type"] == "retire":
            await people[action["clan"]].resign()
        else:
            await people[(await told.state())["clan"]].act(action)
        for person in (*people, watcher):
            await person.at(version)


async def sees_the_board(person: Person, state: dict[str, Any]) -> None:
    """What stands on each space is what the person is told of it."""
    board = await person.board()
    for space, label in board.items():
        held = state["territories"].get(space)
        if held:
            key = "board.held_chief" if held["chief"] else "board.held"
            tokens = person.words("board.tokens", n=held["dominance"])
            assert person.words(key, clan=NAMES[held["clan"]], tokens=tokens) in label
        elif space in state["moai"]:
            assert person.words("board.moai") in label


async def sees_the_end(person: Person, row: dict[str, Any], *, wins: bool) -> None:
    result = row["result"]
    if wins:
        await expect(person.page.get_by_role("heading", name=person.words(f"end.{result}_you"))).to_be_visible()
    else:
        title = person.page.get_by_role("heading", name=person.words(f"end.{result}", name="").strip())
        await expect(title).to_contain_text(NAMES[row["winner"]])
    await person.sees(f"end.{row['result']}_why")


@pytest.mark.parametrize(
    ("file", "number"),
    [
        pytest.param("full", 0, id="two"),
        pytest.param("full", 1, id="three"),
        # With a resignation, and a ceremony in which a ground is chosen.
        pytest.param("games", 44, id="four"),
    ],
)
async def test_a_recorded_game_is_played_to_the_new_ariki_while_somebody_watches(
    arrive: Arrive, server: Served, file: str, number: int
) -> None:
    row = rows(file)[number]
    people, address = await seated(arrive, server, row["players"], row["first"])
    watcher = await arrive(address, locale="es-CL", size=PHONE, theme="dark")
    told = Told(address)
    await play(people, watcher, told, row["actions"])
    state = await told.state()
    assert (state["result"], state["winner"]) == (row["result"], row["winner"])
    if "digests" in row:
        assert rules.digest(state) == row["digests"][-1]
    for person in (*people, watcher):
        await sees_the_board(person, state)
        await sees_the_end(person, row, wins=person is people[row["winner"]])
    assert await watcher.button("end.rematch").count() == 0
    assert await people[0].button("end.rematch").count() == 1
