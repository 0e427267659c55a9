"""Headers that every response has."""

from collections.abc import Awaitable

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CSP = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        # One policy, for the address of the service worker.
        "trusted-types make-make",
    )
)
ALWAYS = {
    "Content-Security-Policy": CSP,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
HTTPS_ONLY = "max-age=31536000"
STARTS = ("http.response.start", "websocket.accept", "websocket.http.response.start")


class Headers:
    """Adds the headers to each response, and its request's id; what says nothing of caching is not to be stored.

    A HEAD is answered as the GET that it stands for; the server leaves the body away.
    """

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self._app = app
        self._always = {**ALWAYS, **({"Strict-Transport-Security": HTTPS_ONLY} if secure else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        def send_with_headers(message: Message) -> Awaitable[None]:
            if message["type"] in STARTS:
                self._add(message, scope.get("request_id", ""))
            return send(message)

        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await self._app(scope, receive, send_with_headers if scope["type"] != "lifespan" else send)

    def _add(self, message: Message, request_id: str) -> None:
        message.setdefault("headers", [])
        headers = MutableHeaders(scope=message)
        for name, value in self._always.items():
            headers[name] = value
        headers["X-Request-Id"] = request_id
        headers.setdefault("Cache-Control", "no-store")
