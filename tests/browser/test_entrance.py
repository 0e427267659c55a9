"""From the front page to a seat: making a table, inviting, sitting down, leaving."""

import re

import pytest
from playwright.async_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person, comes_true
from tests.browser.recorded import ask, recorded
from tests.serving import Served


async def waiting_table(arrive: Arrive, server: Served, players: int = 3, **wishes: object) -> tuple[Person, str]:
    host = await arrive(server.url)
    return host, await host.make_table("Hina", players, **wishes)


async def test_the_invite_leaves_the_address_bar_and_outlives_a_reload(arrive: Arrive, server: Served) -> None:
    _, link = await waiting_table(arrive, server)
    friend = await arrive(link)
    await friend.sees("invited.title", name="\u2068Hina\u2069")
    await expect(friend.page).to_have_url(link.split("#")[0])
    await friend.page.reload()
    await friend.sit("Tiki")
    await friend.sees("waiting.taken", n=2, of=3)
    await expect(friend.page).to_have_url(link.split("#")[0])


@pytest.mark.parametrize("locale", ["en-GB", "es-CL"])
async def test_a_newcomer_reads_how_one_wins_with_the_form_in_sight(
    arrive: Arrive, server: Served, locale: str
) -> None:
    person = await arrive(server.url, locale=locale)
    await person.sees("front.lead")
    for word in ("Ariki", "Rapa Nui", "Make Make"):
        assert word in person.words("front.lead")
    await expect(person.page.get_by_label(person.words("nickname.label"))).to_be_in_viewport(ratio=1)


async def test_how_many_play_is_kept_for_the_next_table(arrive: Arrive, server: Served) -> None:
    host, _ = await waiting_table(arrive, server, 4)
    await host.page.goto(server.url)
    await expect(host.page.get_by_role("radio", name="4")).to_be_checked()
    await host.page.evaluate("localStorage.setItem('make-make:players', '17')")
    await host.page.reload()
    await expect(host.page.get_by_role("radio", name="3")).to_be_checked()


async def test_how_many_play_on_one_phone_is_kept_too(arrive: Arrive, server: Served) -> None:
    person = await arrive(server.url)
    await person.press("one_phone.way")
    await person.dialog().get_by_role("radio", name="2").check()
    await person.page.get_by_label(person.words("nickname.label")).last.fill("Hina")
    await person.page.get_by_label(person.words("one_phone.name_of", n=2)).last.fill("Tiki")
    await person.press("one_phone.begin")
    await person.at(0)
    await person.page.goto(server.url)
    await expect(person.page.get_by_role("radio", name="2")).to_be_checked()


@pytest.mark.parametrize("locale", ["en-GB", "es-CL"])
async def test_whoever_is_invited_finds_the_lessons_and_the_seat_at_once(
    arrive: Arrive, server: Served, locale: str
) -> None:
    _, link = await waiting_table(arrive, server)
    friend = await arrive(link, locale=locale)
    await expect(friend.page.get_by_role("link", name=friend.words("front.learn"))).to_be_in_viewport(ratio=1)
    await expect(friend.button("invited.take_seat")).to_be_in_viewport(ratio=1)


async def test_a_name_that_is_missing_is_asked_for_in_our_words(arrive: Arrive, server: Served) -> None:
    host = await arrive(server.url)
    field = host.page.get_by_label(host.words("nickname.label"))
    await host.press("front.make")
    await expect(host.page.get_by_role("alert").filter(has_text=host.words("nickname.refused"))).to_be_visible()
    await expect(field).to_be_focused()
    await expect(field).to_have_attribute("aria-invalid", "true")
    await field.fill("Hina")
    await expect(host.page.locator(".field .fault")).to_have_count(0)
    # Around one phone it is the first that is missing.
    await host.press("one_phone.way")
    await host.press("one_phone.begin")
    await expect(host.dialog().get_by_role("alert").filter(has_text=host.words("nickname.refused"))).to_be_visible()
    await expect(host.page.get_by_label(host.words("one_phone.name_of", n=2)).last).to_be_focused()


async def test_who_sits_where_is_seen_by_all_at_once(arrive: Arrive, server: Served) -> None:
    host, link = await waiting_table(arrive, server)
    friend = await arrive(link, locale="es-CL")
    await friend.sit("Tiki")
    for person in (host, friend):
        seats = person.page.locator(".seat")
        await expect(seats.nth(0)).to_contain_text("Hina")
        await expect(seats.nth(1)).to_contain_text("Tiki")
        await expect(seats.nth(2)).to_contain_text(person.words("waiting.free"))
    assert await friend.button("waiting.cancel").count() == 0


async def test_a_private_room_without_its_invite_says_how_to_get_the_link(arrive: Arrive, server: Served) -> None:
    _, link = await waiting_table(arrive, server)
    stranger = await arrive(link.split("#")[0], locale="es-CL")
    await stranger.sees("invited.no_invite")
    await stranger.sees("invited.no_invite_why")
    assert await stranger.page.get_by_role("textbox").count() == 0


async def test_the_whole_link_pasted_into_the_same_tab_opens_the_seat(arrive: Arrive, server: Served) -> None:
    _, link = await waiting_table(arrive, server)
    friend = await arrive(link.split("#")[0])
    await friend.sees("invited.no_invite")
    await friend.page.goto(link)
    await friend.sit("Tiki")
    await friend.sees("waiting.taken", n=2, of=3)


async def test_a_replaced_invite_is_dead_and_the_name_stays_typed(arrive: Arrive, server: Served) -> None:
    host, link = await waiting_table(arrive, server)
    friend = await arrive(link)
    await host.press("waiting.renew")
    await host.dialog().get_by_role("button", name=host.words("waiting.renew")).click()
    await expect(host.page.get_by_role("textbox")).not_to_have_value(link)
    await friend.page.get_by_label(friend.words("nickname.label")).fill("Tiki")
    await friend.press("invited.take_seat")
    await friend.sees("invited.dead_invite")
    await expect(friend.page.get_by_label(friend.words("nickname.label"))).to_have_value("Tiki")
    await friend.page.goto(await host.link())
    await friend.sit("Tiki")


async def test_the_host_frees_a_seat(arrive: Arrive, server: Served) -> None:
    host, link = await waiting_table(arrive, server)
    friend = await arrive(link)
    await friend.sit("Tiki")
    await host.press("arrange.open", name="Tiki")
    await host.press("waiting.free_seat")
    await host.dialog().get_by_role("button", name=host.words("waiting.free_seat")).click()
    await expect(host.page.locator(".seat.free")).to_have_count(2)
    await friend.sees("invited.freed")
    await friend.page.reload()
    await friend.sees("invited.freed")
    await expect(host.page.get_by_role("textbox")).not_to_have_value(link)
    link = await host.link()
    await friend.page.evaluate("link => location.assign(link)", link)
    await friend.sit("Tiki")


async def test_leaving_hands_the_table_over_and_the_last_one_ends_it(arrive: Arrive, server: Served) -> None:
    host, link = await waiting_table(arrive, server)
    friend = await arrive(link)
    await friend.sit("Tiki")
    await host.press("waiting.leave")
    await host.dialog().get_by_role("button", name=host.words("waiting.leave")).click()
    await expect(host.page).to_have_url(server.url + "/")
    await expect(friend.button("waiting.cancel")).to_be_visible()
    await friend.press("waiting.cancel")
    await friend.dialog().get_by_role("button", name=friend.words("waiting.cancel")).click()
    await expect(friend.page).to_have_url(server.url + "/")
    late = await arrive(link)
    await late.sees("waiting.cancelled")


@pytest.mark.parametrize("slow", [False, True], ids=["", "slow"])
async def test_who_calls_off_is_led_home_though_the_news_comes_before_the_answer(
    arrive: Arrive, server: Served, slow: bool
) -> None:
    """Also where the answer comes before the page has got to the step back."""
    host, _ = await waiting_table(arrive, server)
    # The question closes with the news, which goes one step back in the history: held here until the answer is there.
    await host.page.evaluate(
        "() => { history.go = (steps) => { window.goes = () => History.prototype.go.call(history, steps) } }"
    )

    async def answer_late(route: Route) -> None:
        answer = await route.fetch()
        await host.sees("waiting.cancelled")
        await route.fulfill(response=answer)

    await host.page.route("**/cancel", answer_late)
    await host.press("waiting.cancel")
    await comes_true(host.page, "history.state?.layer === 1")
    if slow:
        later = "() => { const real = setTimeout; window.setTimeout = (work, wait = 0) => real(work, wait || 1000) }"
        await host.page.evaluate(later)
    async with host.page.expect_response("**/cancel") as answered:
        await host.dialog().get_by_role("button", name=host.words("waiting.cancel")).click()
    await (await answered.value).finished()
    await comes_true(host.page, "() => window.goes && delete history.go && !window.goes()")
    await expect(host.page).to_have_url(server.url + "/")
    await expect(host.button("front.make")).to_be_visible()
    # What is opened afterwards is closed by the way back again.
    await host.press("one_phone.way")
    await comes_true(host.page, "() => history.state?.layer")
    await host.page.go_back()
    await expect(host.dialog()).to_have_count(0)
    await expect(host.page).to_have_url(server.url + "/")


async def test_the_host_begins_with_those_who_are_here(arrive: Arrive, server: Served) -> None:
    host, link = await waiting_table(arrive, server, 4, autostart=False, name="Anakena")
    await expect(host.button("waiting.start_now", n=1)).to_be_disabled()
    friend = await arrive(link)
    await friend.sees("waiting.seats")
    await expect(friend.page.get_by_text("Anakena")).to_be_visible()
    await friend.sit("Tiki")
    await host.press("waiting.start_now", n=2)
    for person in (host, friend):
        await person.at(0)
        await expect(person.page.locator(".clan")).to_have_count(2)


async def test_the_link_is_copied(arrive: Arrive, server: Served) -> None:
    host, link = await waiting_table(arrive, server)
    await host.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await host.press("share.copy")
    await host.sees("share.copied")
    assert await host.page.evaluate("navigator.clipboard.readText()") == link
    # It is said where it does not lie over the QR code.
    await expect(host.page.locator(".toast")).to_have_count(0)


async def test_a_link_without_its_invite_invites_nobody(arrive: Arrive, server: Served) -> None:
    _, link = await waiting_table(arrive, server)
    stranger = await arrive(link.split("#")[0])
    await expect(stranger.page.get_by_role("heading", level=1)).to_have_text(
        re.compile(stranger.words("invited.title_of", name=".?Hina.?"))
    )
    await stranger.sees("invited.no_invite")
    friend = await arrive(link)
    await expect(friend.page.get_by_role("heading", level=1)).to_contain_text("Hina")
    await expect(friend.button("invited.take_seat")).to_be_visible()


async def test_a_dead_address_says_so_and_knows_the_way_home(arrive: Arrive, server: Served) -> None:
    person = await arrive(f"{server.url}/reglas", locale="es-CL")
    await person.sees("app.no_page")
    await expect(person.page).to_have_title(f"{person.words('app.no_page')} – Make Make")
    await person.page.get_by_role("link", name=person.words("app.home")).click()
    await person.sees("front.new_table")


async def test_renaming_oneself_is_seen_by_the_others(arrive: Arrive, server: Served) -> None:
    host, link = await waiting_table(arrive, server)
    friend = await arrive(link)
    await friend.sit("Tiki")
    await friend.press("nickname.change")
    await friend.dialog().get_by_role("textbox").fill("Hina")
    await friend.press("app.save")
    await expect(host.page.locator(".seat").nth(1)).to_contain_text("Hina 2")
    await expect(host.page.locator(".seat").nth(0)).to_contain_text("Hina 1")


async def test_a_refused_nickname_is_said_beside_the_field(arrive: Arrive, server: Served) -> None:
    host = await arrive(server.url, locale="es-CL")
    field = host.page.get_by_label(host.words("nickname.label"))
    await field.fill("x" * 40)
    await host.press("front.make")
    await expect(host.page.locator(".field .fault")).to_have_text(host.words("nickname.refused"))
    await expect(field).to_have_value("x" * 40)
    await expect(field).to_have_attribute("aria-invalid", "true")


async def test_a_returning_player_finds_their_games_and_who_waits_for_them(arrive: Arrive, server: Served) -> None:
    host, link = await waiting_table(arrive, server, 2, first=0, name="Anakena")
    friend = await arrive(link)
    await friend.sit("Tiki")
    await host.at(0)
    await host.page.goto(server.url)
    game = host.page.locator(".game")
    await expect(game).to_contain_text("Anakena")
    await expect(game).to_contain_text(host.words("games.your_turn"))
    await expect(host.page.get_by_label(host.words("nickname.label"))).to_have_value("Hina")
    await game.click()
    await host.at(0)


async def test_being_forgotten_here_is_asked_first(arrive: Arrive, server: Served) -> None:
    person = await arrive(server.url)
    await person.make_table("Hina", 2)
    await person.page.goto(server.url)
    await person.press("front.sign_out")
    await person.dialog().get_by_role("button", name=person.words("app.no"), exact=True).click()
    await person.sees("front.known_as", name="\u2068Hina\u2069")
    await person.press("front.sign_out")
    await person.dialog().get_by_role("button", name=person.words("front.sign_out"), exact=True).click()
    await person.sees("front.title")
    await expect(person.button("front.sign_out")).to_have_count(0)


async def test_my_games_show_their_boards_and_lead_from_one_to_the_next(arrive: Arrive, server: Served) -> None:
    one = await recorded(server, "full", 5, name="Anakena")
    two = await recorded(server, "full", 5, name="Orongo", keys=one.keys)
    clan = await one.mover()
    person = await one.seat(arrive, clan, "/")
    games = person.page.locator(".game.waits")
    await expect(games).to_have_count(2)
    await expect(games.locator(".board-picture")).to_have_count(2)
    await person.sees("games.mine", n=2)
    await person.page.goto(one.address)
    await person.at(0)
    # While it is my turn here, nothing leads away.
    await expect(person.page.locator(".next-game")).to_have_count(0)
    await one.play(1)
    onward = person.page.get_by_role("link", name=person.words("games.next", title="Orongo"))
    await onward.click()
    await expect(person.page).to_have_url(two.address)
    await two.play(1)
    await expect(person.page.locator(".next-game")).to_have_count(0)


async def test_what_is_over_has_a_part_of_its_own(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, "full", 5, name="Anakena")
    person = await table.seat(arrive, 0, "/")
    for key in table.keys[1:]:
        await ask(server.url, "POST", f"/api/rooms/{table.code}/resign", key)
    await person.page.reload()
    past = person.page.locator(".games-past")
    await expect(past.locator(".game")).to_be_hidden()
    await past.get_by_text(person.words("games.past", n=1)).click()
    await past.locator(".game").click()
    await person.sees("end.last_clan_why")


async def test_the_language_is_the_browsers_can_be_changed_and_stays(arrive: Arrive, server: Served) -> None:
    person = await arrive(server.url, locale="es-AR")
    await person.sees("front.title")
    english = await arrive(server.url, locale="de-DE")
    await english.page.get_by_role("button", name="Español").click()
    await expect(english.page.get_by_role("heading", level=1)).to_have_text(person.words("front.title"))
    await english.page.reload()
    await expect(english.page.get_by_role("heading", level=1)).to_have_text(person.words("front.title"))
    await expect(english.page.locator("html")).to_have_attribute("lang", "es")


@pytest.mark.parametrize("path", ["/r/nobody-knows-this-room"])
async def test_an_unknown_room_says_so(arrive: Arrive, server: Served, path: str) -> None:
    person = await arrive(server.url + path)
    await person.sees("errors.no_such_room")
    await expect(person.page).to_have_title(f"{person.words('app.nothing_here')} – Make Make")
    await expect(person.page.get_by_role("link", name=person.words("app.home"))).to_be_visible()


async def test_names_are_text_and_nothing_else(arrive: Arrive, server: Served) -> None:
    host = await arrive(server.url)
    link = await host.make_table("<b>Hina</b>", 2, name="<img src=x onerror=alert(1)>")
    friend = await arrive(link)
    await expect(friend.page.get_by_role("heading", level=1)).to_contain_text("<b>Hina</b>")
    await expect(friend.page.get_by_text("<img src=x onerror=alert(1)>")).to_be_visible()
    assert await friend.page.locator("main img, main b").count() == 0


async def test_the_rules_can_be_read_in_both_languages(arrive: Arrive, server: Served) -> None:
    for locale in ("en-GB", "es-CL"):
        reader = await arrive(f"{server.url}/rules", locale=locale)
        for number in range(1, 17):
            heading = reader.page.locator(f"#r{number}").get_by_role("heading")
            await expect(heading).to_have_text(re.compile(rf"^R{number} \w"))
        await reader.page.get_by_role("link", name="Make Make").click()
        await reader.sees("front.title")
