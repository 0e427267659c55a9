"""Every wrong reading of the rules that we could think of is caught by the sentence that it breaks.

Each is made by changing the source; a change that no longer fits the source fails, so the list stays true.
"""

from __future__ import annotations

import pytest

from app import rules
from tests.rules import readings_end, readings_play
from tests.rules.broken import Broken, broken_core
from tests.rules.core import Core

READINGS = readings_play.READINGS + readings_end.READINGS


@pytest.mark.parametrize("broken", READINGS, ids=[broken.reading for broken in READINGS])
def test_a_broken_reading_is_caught(core: Core, broken: Broken) -> None:
    broken.sentence(core)
    changed = broken_core(broken.module, broken.old, broken.new)
    assert changed.rules is not core.rules
    with pytest.raises((Exception, pytest.fail.Exception)):
        broken.sentence(changed)


def test_rules_loaded_without_a_change_are_not_caught(core: Core) -> None:
    """The way that broken rules are loaded breaks nothing by itself."""
    same = broken_core("game", "CHIEF = 3", "CHIEF = 1 + 2")
    assert same.rules is not core.rules
    for broken in READINGS:
        broken.sentence(same)
    assert core.rules is rules
