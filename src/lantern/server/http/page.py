"""The page: its files, its addresses, and what a link to it shows where links are previewed.

A preview is read by programs of strangers, so it holds no names of people and nothing of a running game.
"""

import asyncio
from functools import lru_cache
from html import escape
from os import PathLike, stat_result
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from lantern.engine.state import PLAYING
from lantern.server.http.replies import accepted_by, error_page
from lantern.server.store.base import Listing, Store, StoreError
from lantern.words import Text, Words, accepted_language

PATHS: Final = (  # of the page, which finds out by itself which part of it is meant
    "/",
    "/t/{id:path}",
    "/replay/{id:path}",
    "/review/{id:path}",
    "/new",
    "/join",
    "/puzzles",
    "/scenario",
    "/games",
    "/rules",
    "/cards",
    "/about",
    "/privacy",
    "/key",
    "/keys",
)
INVITATIONS: Final = ("t", "join")
RECORDED: Final = ("replay", "review")
WITHIN: Final = 1.0  # seconds in which the store must tell about a game; a preview is not worth more
TITLE: Final = "<title>Lantern</title>"  # in web/index.html, in whose place a preview is put
HEAD: Final = """<title>{title}</title>
    <meta name="description" content="{about}" />
    <meta property="og:site_name" content="Lantern" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="{title}" />
    <meta property="og:description" content="{about}" />
    <meta property="og:image" content="{picture}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />"""
PICTURE: Final = "/icons/preview.png"


class PageFiles(StaticFiles):
    """Files of the page: those whose names say what is in them are kept for ever, the others asked about each time."""

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return a file, and say how long it may be kept."""
        reply = super().file_response(full_path, stat_result, scope, status_code)
        named = scope["path"].startswith("/assets/")
        reply.headers["cache-control"] = "public, max-age=31536000, immutable" if named else "no-cache"
        return reply


def page_routes(folder: Path) -> list[BaseRoute]:
    """Return every address of the page, and its files."""
    found: list[BaseRoute] = [Route(path, index) for path in PATHS]
    if folder.is_dir():
        found.append(Mount("/", PageFiles(directory=folder)))
    return found


async def index(request: Request) -> Response:
    """Return the page, with what a preview of this address shows."""
    accepted = accepted_by(request.headers)
    file: Path = request.app.state.page / "index.html"
    if not file.is_file():
        return error_page(404, "no-page", accepted)
    words = Words(language=accepted_language(accepted))
    title, about = await preview(request)
    site = (request.app.state.settings.public_url or str(request.base_url)).rstrip("/")
    said = {"title": words.say(title), "about": words.say(about), "picture": site + PICTURE}
    head = HEAD.format(**{name: escape(text) for name, text in said.items()})
    text = page_text(file, file.stat().st_mtime_ns).replace(TITLE, head, 1)
    return HTMLResponse(text, headers={"cache-control": "no-cache", "vary": "accept-language"})


@lru_cache(maxsize=2)
def page_text(file: Path, _changed: int) -> str:
    """Return the page as it was built."""
    return file.read_text(encoding="utf-8")


async def preview(request: Request) -> tuple[Text, Text]:
    """Return the title of an address and a sentence about it."""
    part = request.url.path.split("/")[1]
    if part in INVITATIONS:
        return Text("preview-invitation"), Text("preview-invitation.about")
    game = await finished(request.app.state.store, request.path_params["id"]) if part in RECORDED else None
    if game is None:
        return Text("preview"), Text("preview.about")
    outcome = Text(f"outcome-{game.outcome}")
    return Text("preview-game", {"players": game.setup.players}), Text("preview-game.about", {"outcome": outcome})


async def finished(store: Store, game: str) -> Listing | None:
    """Return a game that is over, which everybody may read; nothing where it is not, or cannot be found out now."""
    try:
        found = await asyncio.wait_for(store.listings([game]), WITHIN)
    except (StoreError, TimeoutError):
        return None
    return next((each for each in found if each.outcome != PLAYING), None)
