"""The gate before everything else: right host, right origin, not too often, and strict headers on every reply."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lantern.server.limits import Limits
from lantern.server.refusal import RefusalError
from lantern.server.replies import problem
from lantern.server.settings import LOOPBACK_NAMES, Settings

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refusal = self.refuses(scope)
        if scope["type"] == "websocket":
            await (close(receive, send) if refusal else self.app(scope, receive, send))
            return
        app = problem(refusal) if refusal else self.app
        await app(scope, receive, with_headers(scope["path"], send))

    def refuses(self, scope: Scope) -> RefusalError | None:
        """Return why a request is not let in."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self.settings.local and bare(host) not in LOOPBACK_NAMES:
            return RefusalError("wrong-host", "This server is for this machine only.", 421)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and is_foreign(headers, host):
            return RefusalError("wrong-origin", "This request comes from another site.", 403)
        client = scope.get("client")
        if self.limits.too_many(client[0] if client else ""):
            return RefusalError("too-many", "Too many requests; wait a moment.", 429)
        return None


def bare(host: str) -> str:
    """Return a host without its port."""
    return host if host.endswith("]") else host.rsplit(":", 1)[0]


def is_foreign(headers: Headers, host: str) -> bool:
    """Tell whether a browser sends this for a page of another site; programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") == "cross-site"
    try:
        return urlsplit(origin).netloc.lower() != host.lower()
    except ValueError:
        return True


def with_headers(path: str, send: Send) -> Send:
    """Add the strict headers to a reply."""

    async def send_on(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if path.startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return send_on


async def close(receive: Receive, send: Send) -> None:
    """Refuse a live connection before it begins."""
    await receive()
    await send({"type": "websocket.close", "code": 1008})
