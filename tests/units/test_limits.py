"""How much one may ask for: nobody below the promise is refused, those far above are."""

from __future__ import annotations

import pytest

from app import limits
from app.errors import Problem
from app.limits import Limits


async def spend_until_refused(found: Limits, item: object, most: int) -> int:
    for number in range(most):
        refusal = await refused(found, item)
        if refusal is not None:
            assert refusal.code == "too_many_requests"
            assert (refusal.retry_after or 0) >= 1
            return number
    return most


async def refused(found: Limits, item: object) -> Problem | None:
    try:
        await found.spend(item, "somebody")  # type: ignore[arg-type]
    except Problem as problem:
        return problem
    return None


@pytest.mark.parametrize(
    ("item", "promised"),
    [
        (limits.ACTIONS, 60),
        (limits.ROOMS_OF_PLAYER, 60),
        (limits.PLAYERS_OF_ADDRESS, 600),
        (limits.ROOMS_OF_ADDRESS, 300),
        (limits.REQUESTS, 100),
    ],
)
async def test_what_is_promised_is_given_and_not_much_more(item: object, promised: int) -> None:
    assert promised <= await spend_until_refused(Limits(on=True), item, promised * 4) < promised * 4


def test_a_steady_player_is_never_refused() -> None:
    """Twenty a second on top of a burst of sixty, over the window's length."""
    assert limits.ACTIONS.amount >= 60 + 20 * limits.ACTIONS.get_expiry()


async def test_each_counts_for_itself() -> None:
    found = Limits(on=True)
    await spend_until_refused(found, limits.ACTIONS, 1000)
    await found.spend(limits.ACTIONS, "somebody else")
    await found.spend(limits.REQUESTS, "somebody")


async def test_off_is_off() -> None:
    assert await spend_until_refused(Limits(on=False), limits.ACTIONS, 2000) == 2000


def held(found: Limits, player: str | None, count: int, watching: int = 0) -> list[bool]:
    """Whether there is a place for each of so many sockets."""
    places = [found.socket(player, "address", watching) for _ in range(count)]
    free = [place.__enter__() for place in places]
    for place in reversed(places):
        place.__exit__(None, None, None)
    return free


def test_sockets_have_places() -> None:
    found = Limits(on=True)
    assert held(found, "ana", 22) == [True] * 20 + [False] * 2
    assert held(found, "ana", 20) == [True] * 20, "all were given back"
    assert held(found, None, 501) == [True] * 500 + [False]
    assert held(found, None, 1, watching=199) == [True]
    assert held(found, None, 1, watching=200) == [False]
    assert held(Limits(on=False), "ana", 600, watching=999) == [True] * 600
