"""Connections break. The page says so, keeps what was not sent, and is right again by itself."""

import json

from playwright.async_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.tables import pair, place, room_of
from tests.serving import Served

ANY_SOCKET = "**/socket**"


def notice(person: Person) -> Locator:
    return person.page.locator(".connection")


def calls(person: Person) -> Locator:
    """What ears are told."""
    return person.page.locator("p.unseen[aria-live]")


async def test_the_game_goes_on_after_the_server_was_killed_in_the_middle(arrive: Arrive, own_server: Served) -> None:
    host, guest = await pair(arrive, own_server)
    await host.act(place("b3", 2))
    for person in (host, guest):
        await person.at(1)
    own_server.kill()
    for person in (host, guest):
        await expect(notice(person)).to_contain_text(person.words("net.offline"))
    own_server.start()
    for person in (host, guest):
        await expect(notice(person)).to_have_count(0)
    await guest.act(place("b3", 3, chief=True))
    for person in (host, guest):
        await person.at(2)
        assert person.words("board.tokens", n=3) in (await person.board())["b3"]


async def test_an_action_without_a_server_is_kept_marked_and_sent_once(arrive: Arrive, own_server: Served) -> None:
    host, guest = await pair(arrive, own_server)
    await host.choose(place("c3", 2))
    own_server.kill()
    await host.confirmation.click()
    await expect(notice(host)).to_contain_text(host.words("net.unsent"))
    own_server.start()
    for person in (host, guest):
        await person.at(1)
    await expect(notice(host)).to_have_count(0)
    assert (await room_of(host))["state"]["territories"]["c3"]["dominance"] == 2


async def test_an_unsent_action_outlives_a_reload(arrive: Arrive, own_server: Served) -> None:
    host, _ = await pair(arrive, own_server)
    await host.page.route("**/actions", lambda route: route.abort())
    await host.page.route_web_socket(ANY_SOCKET, lambda socket: socket.close())
    await host.choose(place("c3", 2))
    own_server.kill()
    await host.confirmation.click()
    await expect(notice(host)).to_contain_text(host.words("net.unsent"))
    own_server.start()
    await host.page.reload()
    await expect(notice(host)).to_contain_text(host.words("net.unsent"))
    await host.page.unroute("**/actions")
    await host.at(1)
    await expect(notice(host)).to_have_count(0)


async def test_an_unsent_action_can_be_taken_back(arrive: Arrive, own_server: Served) -> None:
    host, _ = await pair(arrive, own_server)
    await host.choose(place("c3", 2))
    own_server.kill()
    await host.confirmation.click()
    await host.press("net.drop")
    await expect(host.page.get_by_text(host.words("net.unsent"))).to_have_count(0)
    own_server.start()
    await expect(notice(host)).to_have_count(0)
    await host.act(place("d4"))
    await host.at(1)
    assert list((await room_of(host))["state"]["territories"]) == ["d4"]


async def test_a_lost_acknowledgement_changes_nothing(arrive: Arrive, server: Served) -> None:
    """The action is stored, the answer is lost: it is asked for again with the same id, and happens once."""
    host = await arrive(server.url)
    await host.page.route_web_socket(ANY_SOCKET, without_acknowledgements)
    link = await host.make_table("Hina", 2, first=0)
    guest = await arrive(link)
    await guest.sit("Tiki")
    await host.at(0)
    async with host.page.expect_request("**/actions") as asked:
        await host.act(place("c3", 2))
    answer = await (await asked.value).response()
    assert answer.status == 200
    assert (await answer.json())["version"] == 1
    await host.at(1)
    await guest.at(1)
    await guest.act(place("d4"))
    await host.at(2)
    assert (await room_of(host))["version"] == 2


def without_acknowledgements(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    server.on_message(lambda text: None if json.loads(text)["type"] == "ack" else socket.send(text))


async def test_where_sockets_are_shut_out_play_goes_over_http(arrive: Arrive, server: Served) -> None:
    host = await arrive(server.url)
    await host.page.route_web_socket(ANY_SOCKET, lambda socket: socket.close())
    link = await host.make_table("Hina", 2, first=0)
    guest = await arrive(link)
    await guest.sit("Tiki")
    await host.at(0)
    await host.act(place("c3", 2))
    for person in (host, guest):
        await person.at(1)
    await guest.act(place("d4"))
    for person in (host, guest):
        await person.at(2)
    await host.page.reload()
    await host.at(2)
    await expect(host.page.locator(".log-list li")).to_have_count(2)
    await expect(notice(host)).to_have_count(0)
    # What happened before one came is read, not called out; here it arrives after the room.
    await expect(calls(host)).to_be_empty()


async def test_offline_is_said_and_so_is_the_return(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    await host.page.context.set_offline(True)
    await expect(notice(host)).to_contain_text(host.words("net.offline"))
    await host.page.context.set_offline(False)
    await expect(notice(host)).to_have_count(0)
    await host.act(place("c3"))
    await guest.at(1)


async def test_offline_no_choice_shows_what_follows_from_another(arrive: Arrive, server: Served) -> None:
    host, _ = await pair(arrive, server)
    await host.touch("d4")
    await expect(host.page.locator(".outcome")).to_be_visible()
    await host.page.context.set_offline(True)
    await host.press("sheet.more")
    await host.sees("sheet.unanswered")
    await expect(host.page.locator(".outcome, .ghost")).to_have_count(0)
    await host.page.context.set_offline(False)
    await host.press("sheet.more")
    await expect(host.page.locator(".outcome")).to_be_visible()
    await expect(host.page.get_by_text(host.words("sheet.unanswered"))).to_have_count(0)


async def test_two_tabs_of_one_player_both_live(arrive: Arrive, server: Served) -> None:
    host, _ = await pair(arrive, server)
    other = Person(await host.page.context.new_page(), "en")
    await other.page.goto(host.page.url)
    await other.at(0)
    await host.act(place("c3"))
    for tab in (host, other):
        await tab.at(1)
    assert other.faults == []


async def test_acting_on_an_old_view_is_refused_with_the_new_one(arrive: Arrive, server: Served) -> None:
    host, _ = await pair(arrive, server)
    other = Person(await host.page.context.new_page(), "en")
    await other.page.route_web_socket(ANY_SOCKET, only_the_first_frame)
    await other.page.goto(host.page.url)
    await other.choose(place("d4"))
    await host.act(place("c3"))
    await host.at(1)
    await other.confirmation.click()
    await other.sees("errors.stale_version")
    await other.at(1)
    assert list((await room_of(host))["state"]["territories"]) == ["c3"]


def only_the_first_frame(socket: WebSocketRoute) -> None:
    """A connection over which no news come any more."""
    server = socket.connect_to_server()
    rooms = iter(range(1000))

    def pass_on(text: str) -> None:
        if json.loads(text)["type"] != "room" or next(rooms) == 0:
            socket.send(text)

    server.on_message(pass_on)


async def test_a_choice_lapses_when_the_other_tab_has_acted(arrive: Arrive, server: Served) -> None:
    host, _ = await pair(arrive, server)
    other = Person(await host.page.context.new_page(), "en")
    await other.page.goto(host.page.url)
    await other.choose(place("d4"))
    await host.act(place("c3"))
    await other.at(1)
    await expect(other.page.locator(".sheet")).to_have_count(0)


async def test_a_reload_in_the_middle_shows_everything_again(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    await host.act(place("c3", 2, chief=True))
    await guest.at(1)
    await guest.act(place("d4"))
    await host.at(2)
    before = await host.board()
    await host.page.reload()
    await host.at(2)
    assert await host.board() == before
    await expect(host.page.locator(".log-list li")).to_have_count(2)
    await expect(calls(host)).to_be_empty()


async def test_a_table_is_opened_by_one_socket_and_drawn_with_its_first_frame(arrive: Arrive, server: Served) -> None:
    """It is dialled before there is a page, which then takes it over."""
    host, _ = await pair(arrive, server)
    opened: list[str] = []
    host.page.on("websocket", lambda socket: opened.append(socket.url))
    await host.page.reload()
    await host.at(0)
    assert len(opened) == 1
