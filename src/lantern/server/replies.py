"""Turning values into replies: JSON for programs, a clean page for people."""

import logging
from html import escape
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from lantern.server.messages import Refused
from lantern.server.refusal import RefusalError
from lantern.view.scene import Scene

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title} – Lantern</title>
<main><h1>{title}</h1><p>{sentence}</p><p><a href="/">To the start page</a></p></main></html>
"""


NOT_SAVED = RefusalError("not-saved", "The server cannot save just now; nothing of this was kept.", 503)
NOT_READ = RefusalError("not-read", "The server cannot read its games just now. Try again in a moment.", 503)
logger = logging.getLogger("lantern.server")


def json(value: Any, status: int = 200) -> Response:
    """Return a value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(error: RefusalError, scene: Scene | None = None) -> Response:
    """Return a refusal as JSON."""
    return json(Refused(error.code, error.sentence, scene=scene, line=error.line), error.status)


def error_page(status: int, title: str, sentence: str) -> Response:
    """Return a page that says what went wrong."""
    return HTMLResponse(PAGE.format(title=escape(title), sentence=escape(sentence)), status)


def is_api(request: Request) -> bool:
    """Tell whether a program is asking."""
    return request.url.path.startswith(("/api/", "/healthz", "/openapi.json", "/schema.json"))


async def on_http_error(request: Request, error: Exception) -> Response:
    """Say that there is nothing here, or that this is no way to ask."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    code, title, sentence = {
        404: ("not-found", "Nothing here", "There is no such page on this server."),
        405: ("wrong-method", "Not this way", "This cannot be asked for in this way."),
    }.get(status, ("http-error", "That did not work", "The request could not be answered."))
    if is_api(request):
        reply = problem(RefusalError(code, sentence, status))
    else:
        reply = error_page(status, title, sentence)
    if isinstance(error, HTTPException) and error.headers:
        reply.headers.update(error.headers)
    return reply


async def on_not_saved(_request: Request, error: Exception) -> Response:
    """Say that something could not be saved; that is for a moment, and nobody's mistake."""
    logger.warning("something could not be saved: %s", error)
    return problem(NOT_SAVED)


async def on_not_read(_request: Request, error: Exception) -> Response:
    """Say that games cannot be read; that is for a moment, and nobody's mistake."""
    logger.warning("the games could not be read: %s", error)
    return problem(NOT_READ)


async def on_mistake(request: Request, _error: Exception) -> Response:
    """Say that something went wrong here, and nothing more; the log has the rest."""
    sentence = "Something went wrong on the server. Nothing that was confirmed is lost."
    if is_api(request):
        return problem(RefusalError("mistake", sentence, 500))
    return error_page(500, "That did not work", sentence)
