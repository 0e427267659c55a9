"""What style sheets do not ask: each of these has much of the page styled anew whenever anything comes or goes."""

import re
from collections.abc import Iterator

from tests.house.source import ROOT


def selectors() -> Iterator[str]:
    for path in sorted((ROOT / "static" / "css").glob("*.css")):
        text = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
        for written in re.findall(r"([^{};]+)\{", text):
            if not written.strip().startswith("@"):
                yield from (each.strip() for each in re.split(r",(?![^(]*\))", written))


def beside(selector: str) -> list[str]:
    """Each part that something stands beside: `.a` and `[b]` in `.a + .c [b] ~ p`."""
    return re.findall(r"([^\s>+~]+)\s*[+~]\s", selector)


def below_has(selector: str) -> str:
    """What a selector goes on to below an element that it knows by what is deep in it."""
    _, _, rest = re.sub(r":has\(>", ":is(", selector).partition(":has(")
    depth = 1
    while rest and depth:
        depth += {"(": 1, ")": -1}.get(rest[0], 0)
        rest = rest[1:]
    return rest.strip()


def test_the_selectors_are_found() -> None:
    assert len(list(selectors())) > 400
    assert beside(".a + .c [b]:checked ~ p") == [".a", "[b]:checked"]
    assert below_has(".a:has(.b:is(.c, .d)) > .e") == "> .e"


def test_who_stands_beside_something_has_a_name() -> None:
    assert not [each for each in selectors() if any(not re.search(r"[.#\[]", part) for part in beside(each))]


def test_nothing_is_styled_by_what_is_elsewhere_in_the_page() -> None:
    """`useRoomFor` says on the body what is open."""
    assert not [each for each in selectors() if below_has(each)]
