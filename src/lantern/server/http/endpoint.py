"""An endpoint as a value: its route and its description in OpenAPI are both made from it."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from hmac import compare_digest
from typing import Any, Literal

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from structlog.contextvars import bind_contextvars

from lantern.server.errors import RequestError, unreadable
from lantern.server.http.limits import Limits
from lantern.server.http.replies import json, problem
from lantern.server.jobs.base import Jobs
from lantern.server.settings import Settings, is_loopback
from lantern.server.store.base import Store, StoredGame
from lantern.server.tables.access import Access, admit, hashed
from lantern.server.tables.registry import TableRegistry
from lantern.server.tables.table import Table

Tasks = set["asyncio.Task[Any]"]


@dataclass(frozen=True)
class Query:
    """A number or a word in the address after the question mark."""

    name: str
    about: str
    number: bool = True


class Call:
    """One request, as a handler sees it."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.settings: Settings = request.app.state.settings
        self.limits: Limits = request.app.state.limits
        self.store: Store = request.app.state.store
        self.jobs: Jobs = request.app.state.jobs
        self.registry: TableRegistry = request.app.state.registry
        self.body: Any = None
        self.seen: Table | None = None  # the table it is about, once that has been looked up
        self.id = str(request.path_params.get("id", ""))[:64]  # the game that is named in the address
        self.address = request.client.host if request.client else ""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        self.token = token.strip() if kind.lower() == "bearer" else ""  # or several with commas between

    async def table(self) -> Table:
        """Return the table that is asked about."""
        self.seen = await self.registry.table(self.id)
        return self.seen

    async def at_table(self) -> tuple[Table, Access]:
        """Return the table, and what the token of this request allows there."""
        table = await self.table()
        access = table.access(self.token)
        self.registry.visit(table)
        return table, access

    async def readable(self) -> Table:
        """Return the table if it may be read: games that are over by everybody, others with a token."""
        table = await self.table()
        if not table.over:
            table.access(self.token)
        self.registry.visit(table)
        return table

    async def stored(self) -> tuple[StoredGame, Access]:
        """Return a stored game, of whatever rules, and what the token of this request allows there."""
        found = await self.registry.stored(self.id)
        return found, admit(self.token, found.grants)

    def number(self, name: str, default: int) -> int:
        """Return a number of the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        if not (text.isascii() and text.isdecimal() and len(text) <= 6):
            raise RequestError("bad-request", f"'{name}' must be a number.", 422)
        return int(text)

    @property
    def is_operator(self) -> bool:
        """Whether this request shows the operator's key."""
        key = self.settings.operator_key
        return bool(key) and compare_digest(hashed(self.token), hashed(key))

    def check_operator(self) -> None:
        """Refuse all but the operator."""
        if not self.is_operator:
            raise RequestError("not-operator", "This needs the operator's key.", 403)

    def check_local(self) -> None:
        """Refuse all who do not come from this machine with its key; behind a proxy nobody does."""
        if self.settings.trust_proxy or not is_loopback(self.address) or not self.is_operator:
            raise RequestError("not-local", "For this, open the address that `lantern serve` has printed.", 403)


Advice = Literal["", "advice", "review"]


@dataclass(frozen=True)
class Endpoint:
    """One request that the server answers."""

    method: str
    path: str
    about: str
    handler: Callable[[Call], Coroutine[Any, Any, Any]]
    body: Any = None
    reply: Any = None  # None: text
    status: int = 200
    token: bool = False
    query: tuple[Query, ...] = ()
    media: str = "text/plain"  # of a reply that is text
    advice: Advice = ""  # waits for thinking, which is given up when nobody waits any more
    record: bool = False  # brings a record, which may be larger than other bodies

    @property
    def route(self) -> Route:
        """The route of this endpoint."""
        return Route(self.path, self.respond, methods=[self.method], name=f"{self.method} {self.path}")

    async def respond(self, request: Request) -> Response:
        """Answer a request."""
        call = Call(request)
        if call.id:
            bind_contextvars(table=call.id)
        try:
            if self.body is not None:
                call.body = await self.read(call)
            value = await (self.advised(call) if self.advice else self.finished(call))
        except RequestError as error:
            late = call.seen if error.code == "stale" else None
            return problem(error, late.recent_scene(getattr(call.body, "position", 0)) if late else None)
        return value if isinstance(value, Response) else json(value, self.status)

    async def read(self, call: Call) -> Any:
        """Read the body, up to its size and within its time."""
        found = call.settings
        # In JSON a sign of a record may take two bytes.
        most = 2 * found.record_bytes if self.record else found.request_bytes
        try:
            with call.limits.uploading(call.address):
                raw = await asyncio.wait_for(read_bytes(call.request, most), found.request_within or None)
            return msgspec.json.decode(raw, type=self.body)
        except (TimeoutError, ClientDisconnect) as error:
            raise RequestError("too-slow", "The request did not come to an end.", 408) from error
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise RequestError("bad-request", unreadable(error), 422) from error

    async def finished(self, call: Call) -> Any:
        """Finish what was started, even when the sender has gone: the others must hear of it."""
        tasks: Tasks = call.request.app.state.tasks
        task = asyncio.ensure_future(self.handler(call))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        return await asyncio.shield(task)

    async def advised(self, call: Call) -> Any:
        """Wait for advice, as long as the sender does."""
        work = str(call.request.url)
        with call.limits.advising(call.address, call.id, work, self.advice == "review"):
            task, gone = asyncio.ensure_future(self.handler(call)), asyncio.ensure_future(hung_up(call.request))
            try:
                await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
                return await task if task.done() else Response(status_code=204)  # which nobody reads
            finally:
                task.cancel()
                gone.cancel()


async def hung_up(request: Request) -> None:
    """Wait until the sender has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def read_bytes(request: Request, most: int) -> bytes:
    """Read the body of a request, up to a size."""
    parts = bytearray()
    async for part in request.stream():
        parts += part
        if len(parts) > most:
            raise RequestError("too-large", f"A request here has at most {most} bytes.", 413)
    return bytes(parts)
