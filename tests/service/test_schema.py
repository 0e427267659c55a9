"""The description of the interface, held against the running server by generated requests."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode, checks

from app.config import Settings
from app.main import create_app
from tests.service.people import Site, Table

DESCRIPTION = create_app(Settings()).openapi()
OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(DESCRIPTION).get_all_operations()]
MODES = {"fitting": GenerationMode.POSITIVE, "unfitting": GenerationMode.NEGATIVE}
# What fits the form may still be refused: names for their letters, states and actions by the rules.
# And 2.0 fits the form of a whole number.
MORE_THAN_FORM = (
    "/api/players", "/api/me", "/api/rooms", "/actions", "/preview", "/hours", "/proposals", "/answer", "/day", "/undo",
    "/claims", "/channel", "/api/record", "/record/room", "/talk", "/notes", "/removals", "/reports",
    "/blocks/{player}",
    "/api/rooms/{code}", "/seats/{seat}", "/order", "/reservation", "/resign",
    "/me/push", "/me/address", "/links/mail", "/me/telling",
)  # fmt: skip
# Nothing in these can be of a wrong form.
NO_FORM = ("/api/site", "/api/identities", "/healthz", "/readyz", "{code}/record", "/export")
# Asked for what may not be there.
MAY_BE_MISSING = (
    "/api/acts/look", "/api/acts/do", "/api/links/look", "/api/links/redeem", "/api/identities/switch",
    "/api/address/confirm",
)  # fmt: skip
# What is too long for these is refused with 413, which the check for unfitting requests does not know.
LONG = ("/talk", "/notes", "/me/push", "/api/record", "/record/room")
EXAMPLES = 15


def takes_anything(operation: Any) -> bool:
    return operation.label == "GET /api/rooms/{code}" or operation.path.endswith(NO_FORM)


CASES = [
    pytest.param(operation, mode, id=f"{operation.label} {name}")
    for operation in OPERATIONS
    for name, mode in MODES.items()
    if name == "fitting" or not takes_anything(operation)
]


@pytest.fixture
def table(site: Site) -> Table:
    return Table(site, 4)


def test_the_description_is_served(site: Site) -> None:
    assert site.ask("GET", "/openapi.json").json() == DESCRIPTION


def test_all_is_described() -> None:
    assert len(OPERATIONS) >= 23
    for operation in OPERATIONS:
        if operation.path.startswith("/api/") and operation.path != "/api/site":
            told = operation.definition.raw["responses"]
            assert {"401", "403", "413", "422", "429", "500", "503"} <= set(told), operation.label
            assert ("404" in told) == ("{" in operation.path or operation.path in MAY_BE_MISSING)


@pytest.mark.parametrize(("operation", "mode"), CASES)
def test_answers_are_as_described(operation: Any, mode: GenerationMode, table: Table) -> None:
    unfit = [checks.positive_data_acceptance] if operation.path.endswith(MORE_THAN_FORM) else []
    if operation.path.endswith(LONG):
        unfit.append(checks.negative_data_rejection)

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(generation_mode=mode), known=st.booleans())
    def answers(case: Any, known: bool) -> None:
        if known and "code" in case.path_parameters:
            case.path_parameters["code"] = table.code
        case.call_and_validate(
            base_url=table.site.url, headers=table.host.headers, excluded_checks=[*unfit, checks.ignored_auth]
        )

    answers()
