"""What /openapi.json says beyond what the framework knows: our problems, and what proves a player."""

from typing import Any

from app.answers import ProblemView
from app.asker import COOKIE
from app.errors import STATUS
from app.problems import MEDIA_TYPE

SCHEMAS = "#/components/schemas/{model}"
# What any request may come to: a wrong key, a body that is too large, another site's page …
ALWAYS = (
    "unauthenticated", "bad_origin", "too_large", "invalid_request", "too_many_requests", "internal_error", "not_saved",
)  # fmt: skip
# For the description: who has to be somebody, and how that is shown.
KNOWN: dict[str, Any] = {"security": [{"key": []}, {"cookie": []}]}
PROVED_BY = {
    "key": {"type": "http", "scheme": "bearer"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
}


def problems(*codes: str) -> dict[int | str, dict[str, Any]]:
    """How a route may refuse, for its `responses`: these codes, and those of any request."""
    content = {MEDIA_TYPE: {"schema": {"$ref": SCHEMAS.format(model=ProblemView.__name__)}}}
    by_status: dict[int | str, list[str]] = {}
    for code in sorted({*codes, *ALWAYS}):
        by_status.setdefault(STATUS[code], []).append(code)
    return {status: {"description": ", ".join(found), "content": content} for status, found in by_status.items()}


def describe(described: dict[str, Any]) -> dict[str, Any]:
    """Add to the framework's description what it does not know: our problems, and what proves a player."""
    problem = ProblemView.model_json_schema(ref_template=SCHEMAS)
    parts = described["components"]
    parts["schemas"] = {**problem.pop("$defs"), **parts["schemas"], ProblemView.__name__: problem}
    parts["securitySchemes"] = PROVED_BY
    return described
