"""Names that people choose: what is refused, and how long they may be."""

import unicodedata
from collections.abc import Mapping

import regex

# Some scripts stack this many marks on a letter; more is only there to run over its neighbours.
MARKS_IN_A_ROW = 4
# Joiners that emoji and several scripts need; all other format characters (overrides, isolates) are refused.
JOINERS = frozenset("\u200c\u200d")
# Letters by category, yet nothing to see.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
# Letters that a quick eye takes for others; the browser has the same table (static/js/names.js).
ALIKE = {
    "a": "аαɑ", "b": "ьвβ", "c": "сϲ", "d": "ԁ", "e": "еεєҽ", "g": "ɡ", "h": "һнη", "i": "іιıΙl1|ӏ", "j": "јϳ",
    "k": "кκ", "m": "м", "n": "п", "o": "оο0σօ", "p": "рρ", "q": "ԛ", "r": "гг", "s": "ѕ5", "t": "тτ", "u": "υս",
    "v": "νѵ", "w": "ԝωш", "x": "хχ", "y": "уγү", "z": "ᴢ2",
}  # fmt: skip
_TAKEN_FOR = str.maketrans({other: letter for letter, others in ALIKE.items() for other in others})
_REFUSED = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
_UNSEEN = frozenset(("Zs", "Mn", "Me", "Cf"))


class BadName(ValueError):
    """The name cannot be taken; `problem` is a short code for why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


def clean(text: str, most: int, least: int = 1) -> str:
    """`text` in NFC and trimmed, `least` to `most` graphemes long. Raises BadName."""
    name = unicodedata.normalize("NFC", text).strip()
    if not name:
        if least:
            raise BadName("too_short")
        return name
    if any(_refused(letter) for letter in name):
        raise BadName("forbidden_character")
    if all(unicodedata.category(letter) in _UNSEEN or letter in BLANK for letter in name):
        raise BadName("invisible")
    if regex.search(r"\p{M}{%d}" % (MARKS_IN_A_ROW + 1), name):
        raise BadName("too_many_marks")
    if len(regex.findall(r"\X", name)) > most:
        raise BadName("too_long")
    return name


def clean_text(text: str, most: int, least: int) -> str:
    """`text` of some lines in NFC and trimmed, `least` to `most` characters long. Raises BadName."""
    cleaned = unicodedata.normalize("NFC", text.replace("\r\n", "\n")).strip()
    if len(cleaned) < least:
        raise BadName("too_short")
    if any(_refused(letter) for letter in cleaned if letter not in "\n\t"):
        raise BadName("forbidden_character")
    if len(cleaned) > most:
        raise BadName("too_long")
    return cleaned


def told_apart(names: Mapping[int, str], seat: int) -> str:
    """What the player of a seat is called among these, by seat: where two look alike, with the seat's number.

    Also where somebody is called just that.
    """
    mine = _looks(names[seat])
    others = [(name, number) for number, name in names.items() if number != seat]
    twin = any(mine in (_looks(name), _looks(f"{name} {number + 1}")) for name, number in others)
    return f"{names[seat]} {seat + 1}" if twin else names[seat]


def _looks(name: str) -> str:
    """Names that look the same to a quick eye are the same here."""
    plain = regex.sub(r"[\p{M}\p{Cf}\s]", "", unicodedata.normalize("NFKD", name)).lower()
    return str(plain.translate(_TAKEN_FOR).replace("rn", "m").replace("vv", "w"))


def _refused(letter: str) -> bool:
    return unicodedata.category(letter) in _REFUSED and letter not in JOINERS
