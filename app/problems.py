"""Refusals on the wire: problem+json over HTTP, an error frame over the socket, in the asker's language."""

from http import HTTPStatus
from typing import Any

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic_core import ErrorDetails
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match, Mount

from app import metrics
from app.asker import Who
from app.errors import Problem
from app.language import Catalogues, accepted
from app.live import Live
from app.rooms.personal import personal
from app.rooms.play import StaleVersion

MEDIA_TYPE = "application/problem+json"
OF_STATUS = {404: "not_found", 405: "method_not_allowed", 413: "too_large"}
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")
MOST_ERRORS = 20


class Refusals:
    """Says no, clearly."""

    def __init__(self, catalogues: Catalogues, live: Live) -> None:
        self._catalogues = catalogues
        self._live = live

    def members(self, problem: Problem, language: str) -> dict[str, Any]:
        """What a client is told: code, detail, and what goes with it."""
        metrics.refused(problem.code)
        detail = self._catalogues.text(language, problem.text, problem.params)
        return {**problem.extra, "code": problem.code, "detail": detail}

    def response(self, problem: Problem, who: Who | None, language: str) -> Response:
        """The answer to a request that is refused."""
        told = self.members(problem, language)
        if isinstance(problem, StaleVersion):
            room = problem.room
            player = who.known.player.id if who and who.known else None
            told["room"] = {**self._live.shown(room), **personal(room, player)}
        body = {
            "type": "about:blank",
            "title": HTTPStatus(problem.status).phrase,
            "status": problem.status,
            **told,
        }
        headers = {} if problem.retry_after is None else {"Retry-After": str(problem.retry_after)}
        if problem.code == "unauthenticated":
            headers["WWW-Authenticate"] = "Bearer"
        return Response(orjson.dumps(body), problem.status, headers, MEDIA_TYPE)

    def frame(self, problem: Problem, language: str, action_id: str | None = None) -> str:
        """The frame for who sent what is refused."""
        told = self.members(problem, language)
        if problem.retry_after is not None:
            told["retry_after"] = problem.retry_after
        named = {} if action_id is None else {"id": action_id}
        return orjson.dumps({"type": "error", **named, **told}).decode()


def of_validation(errors: list[ErrorDetails] | Any, above: int = 0) -> Problem:
    """The refusal of a request of the wrong form; `above` names of each path stand for the request itself."""
    told = [{"where": _where(error["loc"][above:], error), "problem": error["type"]} for error in errors[:MOST_ERRORS]]
    return Problem("invalid_request", errors=told)


def _where(path: tuple[int | str, ...], error: ErrorDetails) -> str:
    if error["type"] == "json_invalid":
        return "body"
    return ".".join(str(part) for part in path if part not in ("body", "query", "path"))[:200]


def install(app: FastAPI) -> None:
    """Make every refusal of the application one of ours; `app.state.refusals` says them."""

    def answer(request: Request, problem: Problem) -> Response:
        who: Who | None = getattr(request.state, "who", None)
        language = who.language if who else accepted(request.headers.get("accept-language"))
        refusals: Refusals = app.state.refusals
        request.scope["refused"] = problem.code
        return refusals.response(problem, who, language)

    async def refused(request: Request, problem: Any) -> Response:
        return answer(request, problem)

    async def malformed(request: Request, error: Any) -> Response:
        return answer(request, of_validation(error.errors()))

    async def http(request: Request, error: Any) -> Response:
        code = OF_STATUS.get(error.status_code, "invalid_request")
        if code == "not_found" and _wants_a_page(request):
            request.scope["refused"] = code
            shown: Response = await app.state.no_page(request)
            return shown
        response = answer(request, Problem(code))
        if error.status_code == 405:
            response.headers["Allow"] = ", ".join(sorted(_allowed(request, (error.headers or {}).get("Allow", ""))))
        return response

    async def broken(request: Request, error: Exception) -> Response:
        # The error itself is logged where it ends, under this id. Of the asker nothing is used that may be its cause.
        refusals: Refusals = app.state.refusals
        problem = Problem("internal_error", id=request.scope["request_id"])
        request.scope["refused"] = problem.code
        return refusals.response(problem, None, accepted(request.headers.get("accept-language")))

    app.add_exception_handler(Problem, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(Exception, broken)


def _wants_a_page(request: Request) -> bool:
    """Whether somebody sits before a browser: it asks for pages in words, programs do not."""
    program = request.url.path.startswith(("/api/", "/static/"))
    return request.method == "GET" and not program and "text/html" in request.headers.get("accept", "")


def _allowed(request: Request, told: str) -> set[str]:
    """The methods that this address knows; those that the framework told are of its first route only."""
    found = {method.strip() for method in told.split(",")}
    routes = [route for route in request.app.router.routes if not isinstance(route, Mount)]
    for method in METHODS:
        scope = {**request.scope, "method": method}
        if any(route.matches(scope)[0] is Match.FULL for route in routes):
            found.add(method)
    return found - {""}
