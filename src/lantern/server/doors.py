"""Doors: each request the server answers, as a value, from which both the routes and their description are made."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from hmac import compare_digest
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from lantern._build import RULES
from lantern.server.hall import Hall
from lantern.server.limits import BODY
from lantern.server.refusal import RefusalError, unreadable
from lantern.server.replies import json, problem
from lantern.server.settings import is_loopback
from lantern.server.store import Kept
from lantern.server.table import Table
from lantern.server.tokens import Pass, admit, hashed
from lantern.view.scene import Scene


@dataclass(frozen=True)
class Query:
    """A number or a word in the address after the question mark."""

    name: str
    about: str
    number: bool = True


@dataclass
class Call:
    """One request, as a handler sees it."""

    hall: Hall
    request: Request
    body: Any
    held: Table | None = None

    def table(self) -> Table:
        """Return the table that is asked about."""
        self.held = self.hall.table(self.request.path_params["id"])
        return self.held

    def token(self) -> str:
        """Return the token of this request, or several with commas between."""
        kind, _, token = self.request.headers.get("authorization", "").partition(" ")
        return token.strip() if kind.lower() == "bearer" else ""

    def by(self) -> Pass:
        """Return what the token of this request allows."""
        return admit(self.token(), self.table().kept.tokens)

    def reader(self) -> Table:
        """Return the table if it may be read: games that are over by everybody, others with a token."""
        table = self.table()
        if not table.over:
            self.by()
        return table

    def old_game(self) -> Kept | None:
        """Return a game that is kept but was played by other rules, so that there is no table for it."""
        name = self.request.path_params["id"]
        kept = None if name in self.hall.tables else self.hall.stored(name)
        return kept if kept and kept.rules != RULES else None

    def number(self, name: str, default: int) -> int:
        """Return a number of the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        if not (text.isascii() and text.isdecimal() and len(text) <= 6):
            raise RefusalError("bad-request", f"'{name}' must be a number.", 422)
        return int(text)

    def check_local(self) -> None:
        """Refuse all who do not come from this machine with its key."""
        client, key = self.request.client, self.hall.settings.key
        here = client is not None and is_loopback(client.host)
        if not (here and key and compare_digest(hashed(self.token()), hashed(key))):
            raise RefusalError("not-local", "For this, open the address that `lantern serve` has printed.", 403)


@dataclass(frozen=True)
class Door:
    """One way to ask the server."""

    method: str
    path: str
    about: str
    do: Callable[[Call], Coroutine[Any, Any, Any]]
    body: Any = None
    reply: Any = None  # None: text
    status: int = 200
    token: bool = False
    query: tuple[Query, ...] = ()
    most: int = BODY
    advice: int = 0  # an address may wait for so many at once; 0: this takes no thinking


def route(door: Door) -> Route:
    """Return the route of a door."""

    async def endpoint(request: Request) -> Response:
        call = Call(request.app.state.hall, request, None)
        try:
            if door.body is not None:
                call.body = await read(request, door, call.hall.settings.body)
            value = await (advised(call, door) if door.advice else finished(call, door))
        except RefusalError as error:
            return problem(error, await current(call) if error.status == 409 else None)
        return value if isinstance(value, Response) else json(value, door.status)

    return Route(door.path, endpoint, methods=[door.method], name=f"{door.method} {door.path}")


async def finished(call: Call, door: Door) -> Any:
    """Finish what was begun, even when the sender has gone: the others must hear of it."""
    return await asyncio.shield(asyncio.ensure_future(door.do(call)))


async def advised(call: Call, door: Door) -> Any:
    """Think, as long as somebody waits for the reply."""
    request = call.request
    address, path = request.client.host if request.client else "", str(request.url)
    with request.app.state.limits.advising(address, door.path, path, door.advice):
        work, gone = asyncio.ensure_future(door.do(call)), asyncio.ensure_future(hung_up(request))
        try:
            await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            gone.cancel()
            if not work.done():
                work.cancel()
        if gone.done() and not work.done():
            return Response(status_code=204)  # nobody reads it
        return await work


async def hung_up(request: Request) -> None:
    """Wait until the reply is no longer wanted."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def current(call: Call) -> Scene | None:
    """Return the table as it is now, for whoever has been refused."""
    if call.held is None:
        return None
    async with call.held.lock:
        return call.held.recent_scene(getattr(call.body, "position", 0))


async def read(request: Request, door: Door, seconds: float) -> Any:
    """Read what a request says; a RefusalError tells what is wrong with it."""
    try:
        raw = await asyncio.wait_for(read_bytes(request, door.most), seconds)
        return msgspec.json.decode(raw, type=door.body)
    except (TimeoutError, ClientDisconnect) as error:
        raise RefusalError("too-slow", "The request did not come to an end.", 408) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RefusalError("bad-request", unreadable(error), 422) from error


async def read_bytes(request: Request, most: int) -> bytes:
    """Read the body of a request, up to a size."""
    parts = bytearray()
    async for part in request.stream():
        parts += part
        if len(parts) > most:
            raise RefusalError("too-large", f"A request here has at most {most} bytes.", 413)
    return bytes(parts)
