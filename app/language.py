"""What players read: one catalogue per language, shared with the browser."""

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from babel import Locale

TEXTS = Path(__file__).parent.parent / "static" / "text"
FALLBACK = "en"


def languages(folder: Path) -> tuple[str, ...]:
    """The languages that there are: one for each file, the one to fall back on first."""
    return tuple(sorted((file.stem for file in folder.glob("*.json")), key=lambda tag: (tag != FALLBACK, tag)))


LANGUAGES = languages(TEXTS)


class Catalogues:
    """The texts of all languages by dotted key (`errors.not_found`)."""

    def __init__(self, folder: Path = TEXTS) -> None:
        files = {language: (folder / f"{language}.json").read_text("utf-8") for language in LANGUAGES}
        self._texts = {language: dict(_flat(json.loads(file))) for language, file in files.items()}

    def text(self, language: str, key: str, params: Mapping[str, object] | None = None) -> str:
        """The sentence for `key` with its `{names}` filled in. Raises KeyError for an unknown key."""
        return _filled(self._texts[language][key], params or {})

    def counted(self, language: str, key: str, n: int, params: Mapping[str, object] | None = None) -> str:
        """The sentence for `key`, in the form that `n` of them need where it has several; `n` stands in it too."""
        texts, form = self._texts[language], Locale(language).plural_form(n)
        forms = (key, f"{key}.{form}", f"{key}.other")
        sentence = next(texts[name] for name in forms if name in texts)
        return _filled(sentence, {**(params or {}), "n": n})

    def known(self, key: str) -> bool:
        """Whether there is a sentence for `key`."""
        texts = self._texts[FALLBACK]
        return key in texts or f"{key}.other" in texts


# What people have written may hold braces of its own: all is filled in at once.
_NAMES = re.compile(r"\{(\w+)\}")


def _filled(sentence: str, params: Mapping[str, object]) -> str:
    return _NAMES.sub(lambda found: str(params.get(found[1], found[0])), sentence)


def _flat(tree: Mapping[str, object], above: str = "") -> Iterable[tuple[str, str]]:
    for name, value in tree.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{above}{name}.")
        else:
            yield above + name, str(value)


def accepted(header: str | None) -> str:
    """The language of ours that an Accept-Language header wants most, else English."""
    wishes: list[tuple[float, str]] = []
    for part in (header or "")[:200].split(","):
        tag, _, parameters = part.partition(";")
        name = tag.strip().lower().split("-")[0]
        if name in LANGUAGES:
            wishes.append((_quality(parameters), name))
    best = max(wishes, key=lambda wish: wish[0], default=(0.0, FALLBACK))
    return best[1] if best[0] > 0 else FALLBACK


def _quality(parameters: str) -> float:
    name, _, value = parameters.partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
