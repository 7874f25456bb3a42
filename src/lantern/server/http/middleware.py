"""What surrounds every request: id, log line and metrics, host and origin, strict headers, unexpected errors."""

import secrets
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog import get_logger
from structlog.contextvars import bound_contextvars

from lantern.server.errors import RequestError
from lantern.server.http.limits import Limits
from lantern.server.http.replies import MISTAKE, NOT_READ, accepted_by, refusal
from lantern.server.metrics import MISTAKES, REQUEST_SECONDS, REQUESTS, STORE_ERRORS
from lantern.server.settings import LOOPBACK_NAMES, Settings
from lantern.server.store.base import StoreError

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
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
FOR_MONITORS: Final = ("/healthz", "/readyz", "/metrics")  # asked for by address, not by the name of the site
logger: Final = get_logger("lantern.server")


class Observe:
    """Gives every request an id, counts and logs it, and turns what nobody expected into a plain error."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, and note how it ended."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        start, status = time.perf_counter(), 0

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        with bound_contextvars(request=secrets.token_hex(6)):
            try:
                # A live connection sends much and has no status: nothing stands in the way of its messages.
                await self.app(scope, receive, note if scope["type"] == "http" else send)
            except Exception as error:
                failure = failed(error)
                if scope["type"] == "http" and not status:
                    reply = refusal(scope["path"], failure, accepted_by(Headers(scope=scope)))
                    await reply(scope, receive, strictly(scope["path"], note))
                elif scope["type"] == "websocket":
                    with suppress(RuntimeError, OSError):  # it may have ended already
                        await close(send, 1011)
            seconds = time.perf_counter() - start
            if scope["type"] == "http":
                REQUESTS.labels(status).inc()
                REQUEST_SECONDS.observe(seconds)
                route = getattr(scope.get("route"), "path", "")
                logger.info("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))


def failed(error: Exception) -> RequestError:
    """Log an error that no handler expected; return what is told about it."""
    if isinstance(error, RequestError):
        return error
    if isinstance(error, StoreError):
        STORE_ERRORS.labels("read").inc()
        logger.warning("store unavailable", error=type(error).__name__)
        return NOT_READ
    MISTAKES.inc()
    logger.error("unexpected error", exc_info=error)
    return MISTAKE


class Guard:
    """Refuses what comes under a wrong name, from another site or too often, and puts strict headers on every reply."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.limits = limits
        self.headers = dict(HEADERS)
        if settings.public_url.startswith("https:"):
            self.headers["strict-transport-security"] = "max-age=31536000"
        names = LOOPBACK_NAMES if settings.local else ()
        self.names = (urlsplit(settings.public_url).netloc.lower(),) if settings.public_url else names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        error = self.refuses(scope)
        if scope["type"] == "websocket":
            await (close(send, 1008) if error else self.app(scope, receive, send))
            return
        app = refusal(scope["path"], error, accepted_by(Headers(scope=scope))) if error else self.app
        await app(scope, receive, strictly(scope["path"], send, self.headers))

    def refuses(self, scope: Scope) -> RequestError | None:
        """Return why a request is not let in."""
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        if self.names and scope["path"] not in FOR_MONITORS and not {host, bare(host)} & set(self.names):
            return RequestError("wrong-host", "This server is known by another name.", 421)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and is_foreign(headers, host):
            return RequestError("wrong-origin", "This request comes from another site.", 403)
        client = scope.get("client") or ("", 0)
        try:
            self.limits.count_request(client[0], table_of(scope["path"]))
        except RequestError as error:
            return error
        return None


def table_of(path: str) -> str:
    """Return the table that a path is about, or nothing."""
    return path.split("/")[3] if path.startswith("/api/tables/") else ""


def bare(host: str) -> str:
    """Return a host without its port."""
    return host if host.endswith("]") else host.rsplit(":", 1)[0]


def is_foreign(headers: Headers, host: str) -> bool:
    """Tell whether a browser sends this for a page of another site; programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") == "cross-site"
    try:
        return urlsplit(origin).netloc.lower() != host
    except ValueError:
        return True


def strictly(path: str, send: Send, strict: Mapping[str, str] = HEADERS) -> Send:
    """Add the strict headers to a reply."""

    async def send_on(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.update(strict)
            if path.startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return send_on


async def close(send: Send, code: int) -> None:
    """End a live connection from outside."""
    await send({"type": "websocket.close", "code": code})
