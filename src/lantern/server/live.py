"""A live connection: hello first, then every change is pushed and everything said is answered."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lantern.server import messages, seating
from lantern.server.answering import checked, heard_before
from lantern.server.commands import obey
from lantern.server.hall import Hall
from lantern.server.limits import MESSAGE, PATIENCE, UNHEARD, Bucket
from lantern.server.refusal import RefusalError, unreadable
from lantern.server.table import Listener, Table, written
from lantern.server.tokens import Pass, admit
from lantern.server.wire import wire_of

POLICY_VIOLATION: Final = 1008  # coming again would not help
HELLO: Final = msgspec.json.Decoder(messages.Hello)
COMMAND: "Final[msgspec.json.Decoder[messages.Command]]" = msgspec.json.Decoder(messages.Command)
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
logger: Final = logging.getLogger("lantern.server")


class Line:
    """One connection, as the server speaks to it and hears it: one message after the other."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._wire = wire_of(socket.scope)
        self._unheard: deque[bytes | None] = deque()  # None: there is nobody any more
        self._hears: Callable[[bytes | None], None] | None = None
        self._wire.hears = self._put

    def _put(self, text: bytes | None) -> None:
        self._unheard.append(text)
        if len(self._unheard) == UNHEARD:
            self._wire.transport.pause_reading()
        self._hand_over()

    def next(self, hears: Callable[[bytes | None], None]) -> None:
        """Have the next message heard, now or when it comes."""
        self._hears = hears
        self._hand_over()

    def _hand_over(self) -> None:
        if self._unheard and self._hears is not None:
            hears, self._hears = self._hears, None
            text = self._unheard.popleft()
            if len(self._unheard) == UNHEARD - 1:
                self._wire.transport.resume_reading()
            hears(text)

    async def first(self) -> bytes | None:
        """Wait for the next message; None when there is nobody any more."""
        found: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        self.next(lambda text: None if found.done() else found.set_result(text))  # it may come too late
        return await found

    def send(self, frame: bytes) -> None:
        """Send a frame."""
        self._wire.write(frame)

    def tell(self, message: Any) -> None:
        """Send a value."""
        self.send(written(message))

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
        await line.end(await Talk(hall, table, by, line).ended)
    finally:
        seating.leave(table, listener)
        hall.later(seating.remember(table, by.seats))


async def greet(hall: Hall, name: str, line: Line) -> tuple[Table, Pass, messages.Hello]:
    """Wait for the first message and let its tokens in."""
    table = hall.table(name)
    try:
        text = await asyncio.wait_for(line.first(), hall.settings.hello)
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


class Talk:
    """What one connection says after its welcome: everything is answered, in order; whoever is too fast waits.

    Begun is finished, even when the connection ends meanwhile: the others must hear of it.
    """

    def __init__(self, hall: Hall, table: Table, by: Pass, line: Line) -> None:
        self._hall, self._table, self._by, self._line = hall, table, by, line
        self._bucket = Bucket(hall.settings.messages)
        self._unread = 0  # messages in a row
        self._loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[str] = self._loop.create_future()  # and why
        self._next()

    def _next(self) -> None:
        if not self.ended.done():
            self._line.next(self._hear)

    def _end(self, why: str) -> None:
        if not self.ended.done():
            self.ended.set_result(why)

    def _hear(self, text: bytes | None) -> None:
        """Hear a message."""
        if text is None:
            self._end("gone")
        elif early := self._bucket.wait():
            self._loop.call_later(early, self._read, text)
        else:
            self._read(text)

    def _read(self, text: bytes) -> None:
        """Read a message; one that nobody can read is refused, and too many of those end the connection."""
        try:
            command = read(text)
        except (RefusalError, *UNREADABLE) as error:
            self._line.tell(messages.Refused("bad-message", unreadable(error)))
            self._unread += 1
            if self._unread == PATIENCE:
                self._end("bad-messages")
            else:
                self._loop.call_soon(self._next)
            return
        self._unread = 0
        if isinstance(command, messages.Answer) and self._table.lock.take():
            self._answer(command)
        else:
            self._hall.later(self._carry_out(command))

    def _answer(self, given: messages.Answer) -> None:
        """Give an answer at once, while nobody else changes the table: this is what is said most."""
        table, at, failure = self._table, 0, None
        table.used = time.monotonic()
        try:
            known = heard_before(table, self._by, given)
            if known is None:
                at, who = table.position, checked(table, self._by, given)
                table.give(given.answer, who, given.key, "answer", partial(self._given, given, at))
                return
            at = known
        except Exception as error:
            failure = error
        self._reply(given, at, failure)
        table.lock.release()
        self._loop.call_soon(self._next)

    def _given(self, given: messages.Answer, at: int, failure: BaseException | None) -> None:
        """An answer has been kept, or could not be."""
        self._reply(given, at, failure)
        self._table.lock.release()
        self._next()

    async def _carry_out(self, command: messages.Command) -> None:
        """Carry out a request in its turn."""
        at, failure = 0, None
        async with self._table.lock:
            try:
                at = await obey(self._table, self._by, command)
            except Exception as error:
                failure = error
            self._reply(command, at, failure)
        self._next()

    def _reply(self, command: messages.Command, at: int, failure: BaseException | None) -> None:
        """Say what became of a request; a mistake of ours ends the connection, and nothing else."""
        try:
            if failure is None:
                self._line.tell(messages.Accepted(command.key, at))
            elif isinstance(failure, RefusalError):
                scene = self._table.scene(getattr(command, "position", self._table.position))
                self._line.tell(messages.Refused(failure.code, failure.sentence, command.key, scene))
            else:
                raise failure
        except Exception:
            self._mistake()

    def _mistake(self) -> None:
        logger.exception("a mistake at table %s", self._table.id)
        self._end("mistake")


def read(text: bytes) -> messages.Command:
    """Read a request."""
    if len(text) > MESSAGE:
        raise RefusalError("too-large", f"A message has at most {MESSAGE} bytes.")
    return COMMAND.decode(text)
