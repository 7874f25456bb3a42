"""A live connection: hello first, then every change is pushed and everything said is answered."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lantern.server import messages, seating
from lantern.server.commands import carry_out
from lantern.server.hall import Hall
from lantern.server.limits import MESSAGE, PATIENCE, UNHEARD, Bucket
from lantern.server.refusal import RefusalError, unreadable
from lantern.server.table import ENCODER, Listener, Table
from lantern.server.tokens import Pass, admit
from lantern.server.wire import framed, wire_of

POLICY_VIOLATION: Final = 1008  # coming again would not help
HELLO: Final = msgspec.json.Decoder(messages.Hello)
COMMAND: "Final[msgspec.json.Decoder[messages.Command]]" = msgspec.json.Decoder(messages.Command)
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
logger: Final = logging.getLogger("lantern.server")


class Line:
    """One connection, as the server hears it and speaks to it."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._wire = wire_of(socket.scope)
        self._unheard: asyncio.Queue[bytes | None] = asyncio.Queue()  # None: there is nobody any more
        self._wire.hears = self._put

    def _put(self, text: bytes | None) -> None:
        self._unheard.put_nowait(text)
        if self._unheard.qsize() == UNHEARD:
            self._wire.transport.pause_reading()

    async def hear(self) -> bytes | None:
        """Return the next message, or None when there is nobody any more."""
        text = await self._unheard.get()
        if self._unheard.qsize() == UNHEARD - 1:
            self._wire.transport.resume_reading()
        return text

    def send(self, frame: bytes) -> None:
        """Send a frame."""
        self._wire.write(frame)

    def tell(self, message: Any) -> None:
        """Send a value."""
        self.send(framed(ENCODER.encode(message)))

    async def end(self, code: str) -> None:
        """End the connection after what has been sent, and say why."""
        self._wire.flush()
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the other side may have gone
            await self._socket.close(POLICY_VIOLATION, code)


async def live(socket: WebSocket) -> None:
    """Serve one live connection from hello to its end."""
    hall, limits = socket.app.state.hall, socket.app.state.limits
    address = socket.client.host if socket.client else ""
    if not limits.connect(address):
        await socket.close()
        return
    try:
        line = Line(socket)
        await socket.accept()
        await attend(hall, socket.path_params["id"], line)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the other side has gone; its seat says so
    finally:
        limits.disconnect(address)


async def attend(hall: Hall, name: str, line: Line) -> None:
    """Welcome somebody to a table and listen until they go."""
    try:
        table, by, hello = await greet(hall, name, line)
    except RefusalError as error:
        line.tell(messages.Refused(error.code, error.sentence))
        await line.end(error.code)
        return
    listener = Listener(by, line.send, lambda code: hall.later(line.end(code)), hello.feed)
    async with table.lock:  # what is shown is kept
        line.tell(welcome(table, by, hello.since))
        seating.come(table, listener)
    try:
        await line.end(await listen(table, by, line, Bucket(hall.settings.messages)))
    finally:
        seating.leave(table, listener)
        hall.later(seating.remember(table, by.seats))


async def greet(hall: Hall, name: str, line: Line) -> tuple[Table, Pass, messages.Hello]:
    """Wait for the first message and let its tokens in."""
    table = hall.table(name)
    try:
        text = await asyncio.wait_for(line.hear(), hall.settings.hello)
        hello = HELLO.decode(text or b"")
    except TimeoutError as error:
        raise RefusalError("too-slow", "Nobody has said hello.") from error
    except UNREADABLE as error:
        raise RefusalError("bad-message", f"The first message must be a hello: {error}") from error
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


async def listen(table: Table, by: Pass, line: Line, bucket: Bucket) -> str:
    """Answer everything that is said, one after the other; whoever is too fast waits. Return why this ended.

    Begun is finished, even when the connection ends meanwhile: the others must hear of it.
    """
    unread = 0
    while (text := await line.hear()) is not None:
        if early := bucket.wait():
            await asyncio.sleep(early)
        try:
            unread = 0 if await respond(table, by, line, text) else unread + 1
        except Exception:
            logger.exception("a mistake at table %s", table.id)
            return "mistake"
        if unread == PATIENCE:
            return "bad-messages"
    return "gone"


async def respond(table: Table, by: Pass, line: Line, text: bytes) -> bool:
    """Carry out one message and say what became of it; False when it cannot be read."""
    try:
        if len(text) > MESSAGE:
            raise RefusalError("too-large", f"A message has at most {MESSAGE} bytes.")
        command = COMMAND.decode(text)
    except (RefusalError, *UNREADABLE) as error:
        line.tell(messages.Refused("bad-message", unreadable(error)))
        return False
    try:
        line.tell(messages.Accepted(command.key, await carry_out(table, by, command)))
    except RefusalError as error:
        async with table.lock:
            scene = table.scene(getattr(command, "position", table.position))
        line.tell(messages.Refused(error.code, error.sentence, command.key, scene))
    return True
