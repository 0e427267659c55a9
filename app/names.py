"""Names that people choose: what is refused, and how long they may be."""

import unicodedata

import regex

# Some scripts stack this many marks on a letter; more is only there to run over its neighbours.
MARKS_IN_A_ROW = 4
# Joiners that emoji and several scripts need; all other format characters (overrides, isolates) are refused.
JOINERS = frozenset("\u200c\u200d")
# Letters by category, yet nothing to see.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
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


def _refused(letter: str) -> bool:
    return unicodedata.category(letter) in _REFUSED and letter not in JOINERS
