"""At the table: choosing, asking why not, the ceremony, draws, resigning, the end, another game."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.tables import pair, place, play_by_wire, room_of
from tests.browser.test_fit import fits
from tests.serving import Served

# Hina closes the north-west: with b2 two territories become Moai at once, and she has to say which first.
TO_TWO_MOAI = [
    place("a1"),
    place("e1"),
    place("a2"),
    place("e3"),
    place("a3"),
    place("e5"),
    place("b3"),
    place("e7"),
    place("b1"),
    place("e9"),
    place("b2", 1, chief=True),
]


def sheet(person: Person):
    return person.page.locator(".sheet")


async def test_until_all_have_had_a_turn_one_reads_what_the_game_is_about(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    goal = guest.page.locator(".goal")
    for key in ("goal.what", "goal.take", "goal.ground", "goal.sacred"):
        await expect(goal).to_contain_text(guest.words(key))
    code = (await room_of(host))["code"]
    await expect(goal.get_by_role("link")).to_have_attribute("href", f"/learn?table={code}")
    await host.act(place("b3"))
    await guest.at(1)
    await expect(goal).to_be_visible()
    await guest.act(place("e1"))
    await host.at(2)
    for person in (host, guest):
        await expect(person.page.locator(".goal")).to_have_count(0)
    # Afterwards the menu has it, with what there was no room for.
    await guest.press("menu.open")
    await guest.press("goal.title")
    words = guest.dialog()
    for key in ("what", "take", "ground", "sacred", "chief", "moai"):
        await expect(words).to_contain_text(guest.words(f"goal.{key}"))
    await expect(words.get_by_role("link")).to_have_attribute("href", f"/learn?table={code}")
    await fits(guest)


async def test_a_mouse_on_a_clans_figures_is_told_what_they_are(arrive: Arrive, server: Served) -> None:
    host, _ = await pair(arrive, server)
    for key, numbers in (
        ("table.tokens", {"n": 11}),
        ("table.chief_here", {}),
        ("table.bird_men", {"n": 0, "of": 5}),
    ):
        await expect(host.page.locator(".clan").first.get_by_title(host.words(key, **numbers))).to_be_visible()


@pytest.mark.parametrize("locale", ["en", "es-CL"])
async def test_what_the_figures_of_a_clan_count_stands_below_them(arrive: Arrive, server: Served, locale: str) -> None:
    host, _ = await pair(arrive, server, locale=locale)
    for clan in await host.page.locator(".clan").all():
        for key in ("table.reserve", "table.on_board"):
            await expect(clan.get_by_text(host.words(key), exact=True)).to_be_visible()


@pytest.mark.parametrize("locale", ["en", "es-CL"])
async def test_the_board_stays_where_it_is_when_the_turn_passes(arrive: Arrive, server: Served, locale: str) -> None:
    """Also where the turn can be taken back, beside its words."""
    people = host, guest = await pair(arrive, server, size=(360, 740), locale=locale)
    before = [await person.page.locator(".board").bounding_box() for person in people]
    assert all(before)
    for version, (mover, space) in enumerate(((host, "b3"), (guest, "e1"), (host, "e3")), 1):
        await mover.act(place(space))
        for person in people:
            await person.at(version)
        await expect(mover.button("turn.take_back")).to_be_visible()
        assert [await person.page.locator(".board").bounding_box() for person in people] == before


async def test_before_an_action_is_done_one_sees_what_follows(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    await host.choose(place("b3", 4, chief=True))
    tokens = host.words("force.tokens", n=4)
    force = host.words("force.both", tokens=tokens)
    said = host.words("log.placed", name="\u2068Hina\u2069", force=force, territory="b3")
    await expect(sheet(host).locator(".outcome")).to_contain_text(said)
    await expect(host.page.locator(".ghost").first).to_be_visible()
    await host.press("app.no")
    await expect(sheet(host)).to_have_count(0)
    await expect(host.page.locator(".ghost")).to_have_count(0)
    assert (await room_of(host))["version"] == 0
    await host.act(place("b3", 4, chief=True))
    await guest.at(1)
    await expect(guest.page.locator(".log-list li").first).to_contain_text("Hina")


async def test_what_is_not_possible_is_refused_in_words_with_the_rule_and_the_hexes(
    arrive: Arrive, server: Served
) -> None:
    host, guest = await pair(arrive, server, locale="es-CL")
    refusal = sheet(host).get_by_role("alert")
    await host.touch("c4")
    await expect(refusal).to_contain_text(host.words("illegal.centre"))
    await sheet(host).get_by_role("button", name=f"R1 {host.words('rules.r1.title')}").click()
    await expect(host.dialog().locator("#r1")).to_be_visible()
    await host.page.keyboard.press("Escape")
    await play_by_wire([host, guest], [place("b3", 8), place("d4", 11)])
    await host.touch("d4")
    await expect(refusal).to_contain_text(host.words("illegal.not_stronger", spaces="d4", short=6))
    await expect(host.page.locator("[data-space=d4]")).to_have_attribute(
        "aria-label", re.compile(host.words("board.reason"))
    )


async def test_out_of_turn_one_may_look_but_not_act(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    await host.act(place("b3", 2))
    await host.at(1)
    await host.touch("b3")
    await expect(sheet(host)).to_contain_text(host.words("force.tokens", n=2))
    await expect(sheet(host)).to_contain_text(host.words("sheet.wait"))
    await expect(host.confirmation).to_have_count(0)
    await expect(guest.page.locator(".turn")).to_contain_text(guest.words("turn.mine"))


async def test_a_chief_stays_or_goes_back_as_the_player_says(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    await play_by_wire([host, guest], [place("b3", 3, chief=True), place("e1", 3, chief=True)])
    await host.act({"type": "withdraw", "territory": "b3", "chief": False})
    await guest.at(3)
    await guest.act({"type": "withdraw", "territory": "e1", "chief": True})
    await host.at(4)
    held = (await room_of(host))["state"]["territories"]
    assert held == {
        "b3": {"clan": 0, "dominance": 1, "chief": True},
        "e1": {"clan": 1, "dominance": 1, "chief": False},
    }


async def test_where_two_territories_become_moai_the_clan_says_which_first(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    await play_by_wire([host, guest], TO_TWO_MOAI)
    await host.sees("turn.moai")
    await guest.sees("turn.other_moai")
    await expect(host.page.locator(".due > button")).to_have_text(["a1", "a2"])
    # What it means is said where it is asked, and again where it is done.
    await expect(host.page.locator(".due")).to_contain_text(host.words("sheet.moai_means"))
    await expect(host.page.locator("[data-candidate]")).to_have_count(2)
    await expect(host.page.locator(".coordinate").first).to_be_visible()
    await expect(guest.page.locator("[data-candidate], .coordinate")).to_have_count(0)
    await host.touch("b2")
    await expect(sheet(host).get_by_role("alert")).to_contain_text(host.words("illegal.moai_due", spaces="a1, a2"))
    await host.choose({"type": "moai", "territory": "a2"})
    await expect(sheet(host)).to_contain_text(host.words("sheet.moai_means"))
    await expect(host.page.locator(".due")).not_to_contain_text(host.words("sheet.moai_means"))
    await host.confirmation.click()
    await guest.at(len(TO_TWO_MOAI) + 1)
    assert (await room_of(host))["state"]["moai"] == ["a1", "a2"]
    assert guest.words("board.moai") in (await guest.board())["a2"]


async def test_a_draw_is_offered_taken_back_and_agreed(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    await guest.press("menu.open")
    await guest.press("draw.offer")
    await expect(guest.dialog()).to_have_count(0)
    await host.sees("draw.offered", name="\u2068Tiki\u2069")
    await guest.sees("draw.you_offer")
    await guest.press("draw.withdraw")
    for person in (host, guest):
        await expect(person.page.locator(".offer")).to_have_count(0)
    await expect(guest.page.get_by_text(guest.words("draw.off"))).to_have_count(0)
    await host.press("menu.open")
    await host.press("draw.offer")
    await guest.press("draw.decline")
    await host.sees("draw.off")
    await host.press("menu.open")
    await host.press("draw.offer")
    await guest.press("draw.agree")
    for person in (host, guest):
        await person.sees("end.agreement_why")


async def test_resigning_is_asked_twice(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    await host.press("menu.open")
    await host.press("menu.resign")
    await host.press("menu.resign_first_yes")
    await host.sees("menu.resign_again_what")
    await host.dialog().get_by_role("button", name=host.words("app.no")).click()
    assert (await room_of(host))["status"] == "playing"
    await host.resign()
    await host.sees("end.last_clan", name="\u2068Tiki\u2069")
    await guest.sees("end.last_clan_you")


async def test_after_the_end_the_same_people_play_again(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    await guest.resign()
    await host.press("end.rematch")
    await host.at(0)
    await guest.page.get_by_role("link", name=guest.words("end.to_rematch")).click()
    await guest.at(0)
    await expect(guest.page).to_have_url(host.page.url)
    await expect(guest.page.locator(".turn")).to_contain_text(guest.words("turn.mine"))


async def test_the_tab_says_whose_turn_it_is(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    icon = "link[rel=icon]"
    await expect(host.page).to_have_title(f"(1) {host.words('turn.mine')} – Make Make")
    await expect(guest.page).to_have_title(f"{guest.words('turn.theirs', name='Hina')} – Make Make")
    await expect(host.page.locator(icon)).to_have_attribute("href", re.compile("^data:image/svg.*%3E1%3C"))
    await host.act(place("b3"))
    await expect(guest.page).to_have_title(re.compile(r"^\(1\) "))
    await expect(host.page).to_have_title(re.compile("^[^(]"))
    await expect(host.page.locator(icon)).to_have_attribute("href", "/static/img/icon.svg")


async def test_each_event_is_called_out_once(arrive: Arrive, server: Served) -> None:
    host, guest = await pair(arrive, server)
    calls = guest.page.locator("p.unseen[aria-live]")
    await host.act(place("b3", 2))
    said = guest.words("log.placed", name="\u2068Hina\u2069", force=guest.words("force.tokens", n=2), territory="b3")
    await expect(calls).to_have_text(f"{said} {guest.words('turn.mine')}")


async def test_a_whole_turn_by_keys(arrive: Arrive, server: Served) -> None:
    """The grid is walked by arrows, the sheet takes the focus and gives it back."""
    host, guest = await pair(arrive, server, size=(1280, 800))
    keys = host.page.keyboard
    await host.page.locator("[data-space=c4]").focus()
    for key in ("ArrowUp", "ArrowLeft", "Enter"):
        await keys.press(key)
    heading = sheet(host).get_by_role("heading", level=2)
    await expect(heading).to_be_focused()
    space = re.search(r"[a-e]\d", await heading.inner_text()).group()
    await keys.press("Escape")
    await expect(host.page.locator(f"[data-space={space}]")).to_be_focused()
    await keys.press("Enter")
    await expect(heading).to_be_focused()
    await keys.press("Tab")
    await keys.press("Tab")
    await expect(host.page.get_by_role("spinbutton")).to_be_focused()
    await keys.press("ArrowUp")
    await keys.press("ArrowUp")
    await keys.press("Tab")
    await keys.press("Space")
    await keys.press("Tab")
    await keys.press("Tab")
    await expect(host.confirmation).to_be_focused()
    await keys.press("Enter")
    await guest.at(1)
    held = (await room_of(host))["state"]["territories"]
    assert held == {space: {"clan": 0, "dominance": 3, "chief": True}}


async def test_everything_can_be_used_over_plain_http_in_a_network(arrive: Arrive, server: Served) -> None:
    """No secure context: no clipboard, no share, no randomUUID; the page does without."""
    origin = f"http://make-make.test:{server.port}"
    host = await arrive(origin)
    assert await host.page.evaluate("isSecureContext") is False
    link = await host.make_table("Hina", 2, first=0)
    assert link.startswith(origin)
    assert await host.button("share.share").count() == 0
    await host.press("share.copy")
    await host.sees("share.copied")
    guest = await arrive(link)
    await guest.sit("Tiki")
    await host.act(place("b3"))
    await guest.at(1)
