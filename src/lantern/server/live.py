"""A live connection: hello first, then every change is pushed and everything said is answered."""

import asyncio
import logging
import sqlite3
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lantern.server import messages, seating
from lantern.server.hall import Hall
from lantern.server.line import Connection
from lantern.server.refusal import RefusalError
from lantern.server.table import Listener, Table
from lantern.server.talk import UNREADABLE, Talk
from lantern.server.tokens import Pass, admit
from lantern.server.writer import NotKeptError

logger: Final = logging.getLogger("lantern.server")
HELLO: Final = msgspec.json.Decoder(messages.Hello)


async def live(socket: WebSocket) -> None:
    """Serve one live connection from hello to its end."""
    hall, limits = socket.app.state.hall, socket.app.state.limits
    address = socket.client.host if socket.client else ""
    if not limits.connect(address):
        await socket.close()
        return
    try:
        line = Connection(socket, hall.outbox)
        await socket.accept()
        await attend(hall, socket.path_params["id"], line)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the other side has gone; its seat says so
    finally:
        limits.disconnect(address)


async def attend(hall: Hall, name: str, line: Connection) -> None:
    """Welcome somebody to a table and listen until they go."""
    try:
        table, by, hello = await greet(hall, name, line)
    except RefusalError as error:
        line.tell(messages.Refused(error.code, error.sentence))
        await line.end(error.code)
        return
    except sqlite3.OperationalError as error:
        logger.warning("the games could not be read: %s", error)
        await line.end("mistake")
        return
    listener = Listener(by, line.send, lambda code: hall.later(line.end(code)), hello.feed)
    async with table.lock:  # what is shown is kept
        line.tell(welcome(table, by, hello.since))
        seating.come(table, listener)
    try:
        await line.end(await Talk(hall, table, by, line).ended)
    finally:
        seating.leave(table, listener)
        hall.later(depart(hall, table, by))


async def depart(hall: Hall, table: Table, by: Pass) -> None:
    """Keep what somebody has seen who has gone, and put the table away where that was the last of it."""
    async with table.lock:
        with suppress(NotKeptError):  # then they are told more than they have missed
            await seating.remember(table, by.seats)
    hall.put_away(table)


async def greet(hall: Hall, name: str, line: Connection) -> tuple[Table, Pass, messages.Hello]:
    """Wait for the first message and let its tokens in."""
    hall.table(name)
    try:
        text = await asyncio.wait_for(line.first(), hall.settings.hello)
        hello = HELLO.decode(text or b"")
    except TimeoutError as error:
        raise RefusalError("too-slow", "Nobody has said hello.") from error
    except UNREADABLE as error:
        raise RefusalError("bad-message", f"The first message must be a hello: {error}") from error
    table = hall.table(name)  # that of before may have been put away meanwhile
    return table, admit(hello.hello, table.kept.tokens), hello


def welcome(table: Table, by: Pass, since: int) -> messages.Welcome:
    """Return everything needed to draw the table."""
    chairs = table.kept.chairs
    seen = min((chairs[seat].seen for seat in by.seats), default=0)
    since = since if since <= table.position else 0
    return messages.Welcome(
        you=messages.You(sorted(by.seats), by.host),
        scene=table.scene(since),
        since=since,
        last_seen=min(seen, table.position),
        chairs=table.chairs(),
        watching=table.watching(),
        hints=table.kept.hints,
        chat=[table.said(line) for line in table.kept.chat],
        ideas=table.ideas,
        ask=table.ask(),
        notes={str(seat): chairs[seat].note for seat in sorted(by.seats)},
        companion=not table.session.record.setup.seed,
    )
