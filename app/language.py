"""What players read: one catalogue per language, shared with the browser."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

FALLBACK = "en"
LANGUAGES = ("en", "es")


class Catalogues:
    """The texts of all languages by dotted key (`errors.not_found`)."""

    def __init__(self, folder: Path) -> None:
        self._texts = {
            language: dict(_flat(json.loads((folder / f"{language}.json").read_text("utf-8"))))
            for language in LANGUAGES
        }

    def text(self, language: str, key: str, params: Mapping[str, object] | None = None) -> str:
        """The sentence for `key` with its `{names}` filled in. Raises KeyError for an unknown key."""
        sentence = self._texts[language][key]
        for name, value in (params or {}).items():
            sentence = sentence.replace("{" + name + "}", str(value))
        return sentence


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
