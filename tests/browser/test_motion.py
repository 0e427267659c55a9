"""What happens is seen in its order, over a board that is already right; anything cuts it short, or leaves it out."""

from time import monotonic

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person, comes_true
from tests.browser.recorded import Recorded, ask, recorded, with_motion
from tests.serving import Served

PHONE = (390, 844)
DESK = (1280, 800)
# Games and the version before something happens in them.
CONQUEST = ("full", 1, 30)
FIGURE = ("full", 0, 4)
MOAI = ("full", 5, 24)
VICTORY = ("full", 1, 41)
PATIENCE = 10  # seconds
# What an effect lets fly.
FLIES = {"lost_ground": "bird-man", "tangata_manu": "bird-man", "make_make": "make-make", "over": "ariki"}
# Writes down what starts to fly and when, and slows it down so that a slow machine can look at it.
WITNESS = """
window.flown = [];
new MutationObserver(records => {
  for (const piece of records.flatMap(record => [...record.addedNodes])) {
    if (!piece.classList?.contains('flying')) continue;
    const [animation] = piece.getAnimations();
    flown.push([piece.firstElementChild.classList[1], animation.effect.getTiming().delay]);
    document.getAnimations().forEach(one => one.updatePlaybackRate(SPEED));
  }
}).observe(document.body, { childList: true });
"""


async def moving(
    arrive: Arrive, server: Served, game: tuple[str, int, int], size: tuple[int, int], speed: float
) -> tuple[Recorded, Person]:
    table = await recorded(server, *game)
    person = await table.seat(arrive, None, size=size)
    await with_motion(person)
    await person.at(game[2])
    await person.page.evaluate(WITNESS.replace("SPEED", str(speed)))
    return table, person


async def flown(person: Person, least: int = 0) -> list[list]:
    """The flights so far; on a busy machine the last of them begin late."""
    until = monotonic() + PATIENCE
    while len(seen := await person.page.evaluate("flown")) < least and monotonic() < until:
        await person.page.wait_for_timeout(50)
    return seen


def expected(effects: list[dict]) -> list[str]:
    """The pieces that have to fly, in the order of the effects."""
    pieces = []
    for effect in effects:
        if effect["effect"] in FLIES:
            pieces.append(FLIES[effect["effect"]])
        elif "dominance" in effect:
            pieces += ["token"] * (effect["dominance"] > 0) + ["chief"] * effect["chief"]
    return pieces


async def flying(person: Person) -> int:
    return await person.page.locator(".flying").count()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", [CONQUEST, FIGURE, MOAI, VICTORY], ids=["conquest", "figure", "moai", "victory"])
async def test_an_event_is_played_in_its_order(
    arrive: Arrive, server: Served, game: tuple[str, int, int], size: tuple[int, int]
) -> None:
    table, person = await moving(arrive, server, game, size, speed=4)
    await table.play(game[2] + 1)
    await person.at(game[2] + 1)
    happened = (await ask(server.url, "GET", f"/api/rooms/{table.code}/events?since={game[2]}")).json()[0]
    pieces = expected(happened["effects"])
    seen = await flown(person, len(pieces))
    assert [piece.removeprefix("figure-") for piece, _ in seen] == pieces
    assert [start for _, start in seen] == sorted(start for _, start in seen)
    await expect(person.page.locator(".flying")).to_have_count(0)
    await comes_true(person.page, "!document.getAnimations().length")


async def test_a_moai_rises(arrive: Arrive, server: Served) -> None:
    table, person = await moving(arrive, server, MOAI, PHONE, speed=0.01)
    await table.play(MOAI[2] + 1)
    await person.at(MOAI[2] + 1)
    state = (await table.room())["state"]
    rising = "pieces => pieces.filter(one => one.getAnimations().length).map(one => one.dataset.piece)"
    risen = await person.page.locator(".piece[data-piece]").evaluate_all(rising)
    assert set(risen) & set(state["moai"])


async def test_a_tap_ends_it_and_does_what_it_would(arrive: Arrive, server: Served) -> None:
    table, person = await moving(arrive, server, CONQUEST, PHONE, speed=0.01)
    await table.play(CONQUEST[2] + 1)
    await expect(person.page.locator(".flying").first).to_be_attached()
    await person.touch("e1")
    await expect(person.page.locator(".sheet")).to_be_visible()
    assert await flying(person) == 0
    clear = "pieces => pieces.every(one => getComputedStyle(one).opacity === '1')"
    assert await person.page.locator(".piece").evaluate_all(clear)


async def test_a_key_ends_it_and_newer_events_take_its_place(arrive: Arrive, server: Served) -> None:
    table, person = await moving(arrive, server, CONQUEST, DESK, speed=0.01)
    await table.play(CONQUEST[2] + 1)
    await expect(person.page.locator(".flying").first).to_be_attached()
    first = len(await flown(person))
    await table.play(CONQUEST[2] + 2)
    await person.at(CONQUEST[2] + 2)
    second = len(await flown(person)) - first
    assert await flying(person) <= second
    await person.page.keyboard.press("Shift")
    assert await flying(person) == 0


async def test_who_wishes_less_motion_sees_none(arrive: Arrive, server: Served) -> None:
    table, person = await moving(arrive, server, CONQUEST, PHONE, speed=1)
    await person.page.emulate_media(reduced_motion="reduce")
    await table.play(CONQUEST[2] + 1)
    await person.at(CONQUEST[2] + 1)
    assert await flown(person) == []


COUNT_SOUNDS = """
window.sounded = 0;
const begin = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { sounded += 1; return begin.apply(this, when); };
"""


async def test_sounds_are_off_until_they_are_wanted_and_stay_wanted(arrive: Arrive, server: Served) -> None:
    table = await recorded(server, *CONQUEST)
    person = await table.seat(arrive, None)
    await person.page.add_init_script(COUNT_SOUNDS)
    await person.page.reload()
    await person.at(CONQUEST[2])
    await table.play(CONQUEST[2] + 1)
    await person.at(CONQUEST[2] + 1)
    assert await person.page.evaluate("sounded") == 0
    await person.press("menu.open")
    await person.dialog().get_by_label(person.words("menu.sounds")).check()
    await person.page.reload()
    await person.at(CONQUEST[2] + 1)
    await person.touch("e1")
    await table.play(CONQUEST[2] + 2)
    await person.at(CONQUEST[2] + 2)
    assert await person.page.evaluate("sounded") > 0
