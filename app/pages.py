"""The page, the static files, and whether the server is well."""

from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.responses import FileResponse, JSONResponse

from app.errors import Problem
from app.metrics import MEDIA_TYPE

STATIC = Path(__file__).parent.parent / "static"
pages = APIRouter()


@pages.get("/", include_in_schema=False)
@pages.get("/rules", include_in_schema=False)
@pages.get("/r/{code}", include_in_schema=False)
async def page(code: str = "") -> Response:
    """The one page; what stands in its address, the browser reads."""
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})


@pages.get("/worker.js", include_in_schema=False)
async def worker() -> Response:
    """The service worker; it has to stand at the root to serve all pages."""
    return FileResponse(STATIC / "worker.js", headers={"Cache-Control": "no-cache"})


@pages.get("/api/site")
async def site(request: Request) -> Response:
    """The address to put into links, where it is another than the visitor's own."""
    return JSONResponse({"origin": request.app.state.origin, "version": request.app.version})


@pages.get("/healthz")
async def healthz() -> Response:
    """The process lives."""
    return JSONResponse({"status": "ok"})


@pages.get("/readyz", responses={503: {"description": "not now"}})
async def readyz(request: Request) -> Response:
    """The database answers, and Redis where it is set; and we are not on our way out."""
    ready = await request.app.state.ready()
    return JSONResponse({"status": "ok" if ready else "unavailable"}, 200 if ready else 503)


@pages.get("/metrics", include_in_schema=False)
async def watch(request: Request) -> Response:
    """What Prometheus reads; for all others there is no such page."""
    shown = request.app.state.watched(request)
    if shown is None:
        raise Problem("not_found")
    return Response(shown, media_type=MEDIA_TYPE)
