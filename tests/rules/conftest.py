from __future__ import annotations

import pytest

from tests.rules.core import Core


@pytest.fixture(scope="session")
def core() -> Core:
    return Core()
