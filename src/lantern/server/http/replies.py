"""Turning values and errors into replies: JSON for programs, a page in the look of the others for people."""

from html import escape
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from lantern.server.errors import RequestError
from lantern.server.messages import Refused
from lantern.server.metrics import REFUSALS
from lantern.view.scene import Scene
from lantern.words import Text, Words, accepted_language

# In the colours of the page (web/src/style/base.css); a file of its own, because styles inside a page are not allowed.
STYLE: Final = """\
body { background: #f6efdd; color: #2a2118; font: 1.125rem/1.6 Georgia, serif; margin: 0; }
main { max-width: 34rem; margin: 15vh auto 0; padding: 0 1.5rem; }
h1 { font-weight: normal; font-size: 2rem; margin: 0 0 1rem; }
a { color: #23506e; }
"""
PAGE: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title} – Lantern</title><link rel="stylesheet" href="/error.css"></head>
<body><main><h1>{title}</h1><p>{sentence}</p><p><a href="/">{start}</a></p></main></body></html>
"""
FOR_PROGRAMS: Final = ("/api/", "/healthz", "/readyz", "/metrics", "/openapi.json", "/schema.json")
KNOWN: Final = {  # sentences for programs; people read those of the catalogue
    404: ("not-found", "There is no such page on this server."),
    405: ("wrong-method", "This cannot be asked for in this way."),
}
MISTAKE: Final = RequestError("mistake", "Something went wrong on the server. Nothing that was confirmed is lost.", 500)
NOT_READ: Final = RequestError("not-read", "The server cannot reach its games just now. Try again in a moment.", 503)


def json(value: Any, status: int = 200) -> Response:
    """Return a value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(error: RequestError, scene: Scene | None = None) -> Response:
    """Return an error as JSON; one that may be over soon says when to try again."""
    REFUSALS.labels(error.code).inc()
    reply = json(Refused(error.code, error.sentence, scene=scene, line=error.line), error.status)
    if error.status in (429, 503):
        reply.headers["retry-after"] = "2"
    return reply


def error_page(status: int, code: str, accepted: str = "", detail: str = "") -> Response:
    """Return a page that says what went wrong, in the language that the browser accepts."""
    words = Words(language=accepted_language(accepted))
    titles = (f"error-title-{code}", f"error-title-{status}", "error-title")
    title = next(title for title in titles if words.has(title))
    sentence = f"refused-{code}" if words.has(f"refused-{code}") else "refused-http-error"
    said = {"title": title, "sentence": sentence, "start": "error-start"}
    shown = {name: escape(words.say(Text(entry, {"detail": detail}))) for name, entry in said.items()}
    return HTMLResponse(PAGE.format(**shown, language=words.language), status, {"vary": "accept-language"})


def refusal(path: str, error: RequestError, accepted: str = "") -> Response:
    """Return an error as whoever asked can read it."""
    if path.startswith(FOR_PROGRAMS):
        return problem(error)
    REFUSALS.labels(error.code).inc()
    return error_page(error.status, error.code, accepted, error.sentence)


async def on_http_error(request: Request, error: Exception) -> Response:
    """Say that there is nothing here, or that this is no way to ask."""
    assert isinstance(error, HTTPException)
    code, sentence = KNOWN.get(error.status_code, ("http-error", "This cannot be answered."))
    reply = refusal(request.url.path, RequestError(code, sentence, error.status_code), accepted_by(request.headers))
    if error.headers:
        reply.headers.update(error.headers)
    return reply


def accepted_by(headers: Headers) -> str:
    """Return the languages that whoever asks would like to read."""
    return headers.get("accept-language", "")
