"""The page with what is told of its address, the static files, and whether the server is well."""

import gzip
from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.responses import FileResponse, HTMLResponse, JSONResponse

from app import metrics
from app.errors import Problem
from app.link import Links
from app.metrics import MEDIA_TYPE

STATIC = Path(__file__).parent.parent / "static"
pages = APIRouter()


# The newest picture of a game is another soon; the one of a version is the same for ever.
FOR_NOW = "public, max-age=30"
FOR_EVER = "public, max-age=31536000, immutable"
# Of a page with its board (80 KB) level 4 leaves 22 KB in about 1 ms, level 6 a twentieth less in thrice that.
LEVEL = 4


@pages.get("/", include_in_schema=False)
@pages.get("/rules", include_in_schema=False)
@pages.get("/learn", include_in_schema=False)
@pages.get("/lobby", include_in_schema=False)
@pages.get("/record", include_in_schema=False)
@pages.get("/seats", include_in_schema=False)
@pages.get("/act", include_in_schema=False)
@pages.get("/settings", include_in_schema=False)
@pages.get("/confirm", include_in_schema=False)
@pages.get("/unsubscribe/{token}", include_in_schema=False)
@pages.get("/static/index.html", include_in_schema=False)
@pages.get("/r/{code}", include_in_schema=False)
async def page(request: Request, code: str | None = None) -> Response:
    """The one page; the browser reads its address, and a chat what its head tells of it. As a file, for later."""
    links: Links = request.app.state.links
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Accept-Encoding, Cookie"}
    written = (await links.page(request, code)).encode()
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return HTMLResponse(written, headers=headers)
    return HTMLResponse(gzip.compress(written, LEVEL), headers={**headers, "Content-Encoding": "gzip"})


async def no_page(request: Request) -> Response:
    """For who follows a dead address with a browser: the page, which says so in words and knows the way home."""
    links: Links = request.app.state.links
    return HTMLResponse(links.general(request), 404, headers={"Vary": "Accept, Accept-Language"})


@pages.get("/r/{code}/board.png", include_in_schema=False)
async def board(request: Request, code: str) -> Response:
    """The board as it is now, or was at version `v`, as a picture for chats."""
    links: Links = request.app.state.links
    picture = await links.picture(request, code)
    headers = {"Cache-Control": FOR_EVER if picture.lasting else FOR_NOW}
    return Response(picture.png, media_type="image/png", headers=headers)


@pages.get("/worker.js", include_in_schema=False)
async def worker() -> Response:
    """The service worker; it has to stand at the root to serve all pages."""
    return FileResponse(STATIC / "worker.js", headers={"Cache-Control": "no-cache"})


@pages.get("/api/site")
async def site(request: Request) -> Response:
    """The address to put into links, where it is another than the visitor's own; how long a claim to a seat waits."""
    state = request.app.state
    told = {"origin": state.origin, "version": request.app.version, "claim_hours": state.claim_hours}
    return JSONResponse(told)


@pages.get("/healthz")
async def healthz() -> Response:
    """The process lives."""
    return JSONResponse({"status": "ok"})


@pages.get("/readyz", responses={503: {"description": "not now"}})
async def readyz(request: Request) -> Response:
    """The database answers, and Redis where it is set; and we are not on our way out."""
    ready = await request.app.state.ready()
    told = {"status": "ok" if ready else "unavailable", "clocks": "held" if metrics.tally.clocks_held else "running"}
    return JSONResponse(told, 200 if ready else 503)


@pages.get("/metrics", include_in_schema=False)
async def watch(request: Request) -> Response:
    """What Prometheus reads; for all others there is no such page."""
    shown = request.app.state.watched(request)
    if shown is None:
        raise Problem("not_found")
    return Response(shown, media_type=MEDIA_TYPE)
