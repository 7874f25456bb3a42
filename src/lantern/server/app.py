"""The application: endpoints, live connections, the page, and what surrounds them."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import State
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from structlog import get_logger
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import lantern
from lantern.server import days
from lantern.server.http import admin, health, positions, routes
from lantern.server.http.connections import Connections, Deadlines
from lantern.server.http.limits import DAY, Limits
from lantern.server.http.middleware import Guard, Observe
from lantern.server.http.openapi import live_schema, openapi
from lantern.server.http.page import page_routes
from lantern.server.http.replies import STYLE, json, on_http_error
from lantern.server.jobs import open_jobs
from lantern.server.live.connection import live
from lantern.server.metrics import EXPIRED, STORE_ERRORS
from lantern.server.notices import routes as notice_routes
from lantern.server.notices.watch import Notices
from lantern.server.settings import Settings
from lantern.server.store import store_of
from lantern.server.store.base import StoreError
from lantern.server.tables.registry import TableRegistry

PAGE: Final = Path(lantern.__file__).parent / "page"
ENDPOINTS: Final = (
    *routes.ENDPOINTS,
    *positions.ENDPOINTS,
    *admin.ENDPOINTS,
    *health.ENDPOINTS,
    *notice_routes.ENDPOINTS,
    *days.ENDPOINTS,
)
RETENTION_EVERY: Final = 3600.0  # seconds between two rounds of erasing what is too old
logger: Final = get_logger("lantern.server")


def make_app(settings: Settings, page: Path = PAGE) -> Starlette:
    """Return the application; its store is opened when it starts and closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running(app.state):
            yield

    limits, connections = Limits(settings), Connections(settings)
    app = Starlette(
        routes=all_routes(page),
        middleware=[
            Middleware(Deadlines, connections=connections),
            Middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.trust_proxy)),
            Middleware(Observe),
            Middleware(Guard, settings=settings, limits=limits),
        ],
        exception_handlers={HTTPException: on_http_error},
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.limits = limits
    app.state.connections = connections
    app.state.page = page
    return app


@asynccontextmanager
async def running(state: State) -> AsyncIterator[None]:
    """Open store, jobs and tables, and close them in the opposite order when everything under way is finished."""
    settings: Settings = state.settings
    state.stopping, state.tasks = False, set()
    state.store = store_of(settings)
    state.jobs = open_jobs(settings)
    state.registry = TableRegistry(settings, state.store, state.jobs)
    state.registry.on_change.append(days.counting(state.registry))
    await state.store.open()
    await state.jobs.open()
    await state.registry.open()
    state.notices = Notices(settings, state.store, state.registry)
    await state.notices.open()
    background = [asyncio.create_task(each) for each in (health.watch_loop(state), retain(state))]
    try:
        yield
    finally:
        state.stopping = True
        for task in background:
            task.cancel()
        await asyncio.gather(*background, *state.tasks, return_exceptions=True)
        await state.notices.close()
        await state.registry.close()
        await state.jobs.close()
        await state.store.close()


async def retain(state: State) -> None:
    """Erase from time to time what is older than the settings allow."""
    settings: Settings = state.settings
    days = (settings.keep_unfinished_days, settings.keep_finished_days, settings.keep_talk_days)
    while any(days):
        now = int(time.time())
        try:
            erased = await state.store.expire(*(int(now - each * DAY) if each else 0 for each in days))
            if erased:
                await state.registry.forget_erased()
            EXPIRED.inc(erased)
            logger.info("retention", erased=erased)
        except StoreError as error:
            STORE_ERRORS.labels("expire").inc()
            logger.warning("retention failed", error=type(error).__name__)
        await asyncio.sleep(RETENTION_EVERY)


def all_routes(page: Path) -> list[BaseRoute]:
    """Return every address of the server."""
    found: list[BaseRoute] = [endpoint.route for endpoint in ENDPOINTS]
    found += [fixed("/openapi.json", json(openapi(ENDPOINTS))), fixed("/schema.json", json(live_schema()))]
    found.append(fixed("/error.css", Response(STYLE, media_type="text/css")))
    found.append(WebSocketRoute("/api/tables/{id}/live", live))
    return found + page_routes(page)


def fixed(path: str, reply: Response) -> Route:
    """Return the route of something that never changes."""

    async def respond(_request: Request) -> Response:
        return reply

    return Route(path, respond)
