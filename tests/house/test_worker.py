"""The pages of the server and what the browser knows of them: the service worker has no list, the tab a whole one."""

import re

from fastapi.routing import APIRoute

from app import pages
from app.config import Settings
from app.main import create_app
from tests.house.source import ROOT

WORKER = (ROOT / "static" / "worker.js").read_text("utf-8")


def no_page() -> re.Pattern[str]:
    """What the worker takes for no page."""
    found = re.search(r"^const NO_PAGE = /(.+)/;$", WORKER, re.MULTILINE)
    assert found is not None
    return re.compile(found[1].replace(r"\/", "/"))


def test_each_page_of_the_server_is_one_of_the_workers_and_nothing_else_is() -> None:
    routes = [route for route in pages.pages.routes if isinstance(route, APIRoute)]
    described = {path for path, methods in create_app(Settings()).openapi()["paths"].items() if "get" in methods}
    shown = {route.path for route in routes if route.endpoint is pages.page} - {"/static/index.html"}
    others = ({route.path for route in routes} | described) - shown
    assert {"/", "/lobby", "/seats", "/r/{code}"} <= shown
    assert {"/worker.js", "/r/{code}/board.png", "/healthz", "/metrics", "/api/me"} <= others
    assert {path for path in shown | others if not no_page().search(path)} == shown
    assert no_page().search("/openapi.json")
    assert no_page().search("/static/js/main.js")


def test_the_tab_takes_no_page_of_the_server_for_none() -> None:
    routes = [route for route in pages.pages.routes if isinstance(route, APIRoute) and route.endpoint is pages.page]
    shown = {route.path for route in routes if "{" not in route.path} - {"/static/index.html"}
    named = set(re.findall(r'"(/\w*)": "', (ROOT / "static" / "js" / "tab.js").read_text("utf-8")))
    assert shown == named
