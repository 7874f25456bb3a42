"""The application: doors, live connections, the page, and the gate around them."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

import lantern
from lantern.server.api import DOORS
from lantern.server.describe import openapi, schema
from lantern.server.doors import route
from lantern.server.guard import Guard
from lantern.server.hall import Hall
from lantern.server.limits import Limits
from lantern.server.live import live
from lantern.server.replies import error_page, json, on_http_error, on_mistake, on_not_read, on_not_saved
from lantern.server.settings import Settings
from lantern.server.writer import NotKeptError

PAGE: Final = Path(lantern.__file__).parent / "page"
ADDRESSES: Final = (
    "/",
    "/t/{rest:path}",
    "/replay/{rest:path}",
    "/review/{rest:path}",
    "/new",
    "/join",
    "/rules",
    "/cards",
    "/about",
)


async def describe(_request: Request) -> Response:
    """Return the OpenAPI description."""
    return json(openapi())


async def describe_live(_request: Request) -> Response:
    """Return the JSON Schema of live messages."""
    return json(schema())


async def index(request: Request) -> Response:
    """Return the page; which part of it, the address tells the page itself."""
    file = request.app.state.page / "index.html"
    if not file.is_file():
        return error_page(404, "The page is not built", "This installation has no page; the interface is at /api.")
    return FileResponse(file, headers={"cache-control": "no-cache"})


def routes(page: Path) -> list[BaseRoute]:
    """Return every address of the server."""
    found: list[BaseRoute] = [route(door) for door in DOORS]
    found += [Route("/openapi.json", describe), Route("/schema.json", describe_live)]
    found.append(WebSocketRoute("/api/tables/{id}/live", live))
    found += [Route(address, index) for address in ADDRESSES]
    if page.is_dir():
        found.append(Mount("/", StaticFiles(directory=page)))
    return found


def make_app(settings: Settings, page: Path = PAGE) -> Starlette:
    """Return the application; its games are opened when it starts and kept when it stops."""
    limits = Limits(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = Hall(settings)
        app.state.hall = hall
        hall.start()
        yield
        hall.close()

    app = Starlette(
        routes=routes(page),
        middleware=[Middleware(Guard, settings=settings, limits=limits)],
        exception_handlers={
            HTTPException: on_http_error,
            NotKeptError: on_not_saved,
            sqlite3.OperationalError: on_not_read,
            Exception: on_mistake,
        },
        lifespan=lifespan,
    )
    app.state.limits = limits
    app.state.page = page
    return app
