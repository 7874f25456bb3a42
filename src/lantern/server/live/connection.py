"""A live connection: hello first, then every change is sent and every command is answered.

One task reads and carries out commands, another one sends from a bounded queue. A listener that does not read is cut
off: nobody waits for it.
"""

import asyncio
import time
from collections import deque
from contextlib import suppress
from math import inf
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from structlog import get_logger

from lantern.server import messages
from lantern.server.errors import RequestError, unreadable
from lantern.server.http.limits import Bucket, Limits, network
from lantern.server.metrics import ANSWER_SECONDS, MISTAKES, REFUSALS
from lantern.server.settings import Settings
from lantern.server.tables.commands import carry_out
from lantern.server.tables.registry import TableRegistry
from lantern.server.tables.table import Listener, Table, encoded
from lantern.view.scene import Scene

PATIENCE: Final = 100  # unreadable messages in a row until a connection ends
LINGER: Final = 10.0  # seconds in which what is queued must have been sent when a connection ends
POLICY_VIOLATION: Final = 1008  # coming again would not help
MAY_HELP: Final = {"mistake": 1011, "not-read": 1011, "come-again": 1012, "too-slow": 1013, "busy": 1013}
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)  # Starlette and its servers differ in what they raise
HELLO: Final = msgspec.json.Decoder(messages.Hello)
COMMAND: "Final[msgspec.json.Decoder[messages.Command]]" = msgspec.json.Decoder(messages.Command)
logger: Final = get_logger("lantern.server")


async def live(socket: WebSocket) -> None:
    """Serve one live connection from hello to its end."""
    state = socket.app.state
    limits: Limits = state.limits
    address, game = socket.client.host if socket.client else "", socket.path_params["id"]
    try:
        limits.count_request(address, game)
        with limits.listening(address, game):
            await socket.accept()
            await Connection(socket, state.settings).serve(state.registry, game, network(address))
    except RequestError as error:  # too many connections
        REFUSALS.labels(error.code).inc()
        await socket.close()
    except GONE:
        pass  # the other side has gone; its seat says so


class Connection:
    """One browser or program at a table."""

    def __init__(self, socket: WebSocket, settings: Settings) -> None:
        self._socket = socket
        self._settings = settings
        self._bucket = Bucket(settings.messages_per_second)
        self._queue: deque[str] = deque()
        self._queued = 0  # characters
        self._woken = asyncio.Event()
        self._ending = ""  # the code with which the connection ends, once that is decided
        self._reader: asyncio.Task[Any] | None = None  # while it waits for a message
        self._shown_at = -1  # the event at which the table was last sent with a refusal

    # Sending.

    def send(self, text: str) -> None:
        """Queue a message."""
        if self._ending:
            return
        self._queue.append(text)
        self._queued += len(text)
        found = self._settings
        if len(self._queue) > (found.unsent_messages or inf) or self._queued > (found.unsent_bytes or inf):
            self._ending = "cut-off"
            self._stop_reading()
        else:
            self._woken.set()

    def leave(self, code: str) -> None:
        """End the connection after what is queued; what has not been read yet never will be."""
        self._ending = self._ending or code
        self._woken.set()

    async def _send_queue(self) -> None:
        """Send whatever is queued until the connection ends."""
        try:
            while not self._ending or self._queue:
                while self._queue:
                    text = self._queue.popleft()
                    self._queued -= len(text)
                    await self._socket.send_text(text)
                if not self._ending:
                    self._woken.clear()
                    await self._woken.wait()
            await self._socket.close(MAY_HELP.get(self._ending, POLICY_VIOLATION), self._ending)
        except GONE:
            self._ending = self._ending or "gone"
        finally:
            self._stop_reading()

    def _is_over(self) -> bool:
        return bool(self._ending)

    # Reading.

    def _stop_reading(self) -> None:
        """Wake the reader where it waits for a message; a command that is being carried out is finished."""
        if self._reader is not None:
            self._reader.cancel()

    async def _receive(self) -> str | bytes | None:
        """Return the next message; None when the connection is over."""
        if self._is_over():
            return None
        self._reader = task = asyncio.current_task()
        assert task is not None
        try:
            message = await self._socket.receive()
        except asyncio.CancelledError:
            if not self._is_over():
                raise
            task.uncancel()
            return None
        finally:
            self._reader = None
        if message["type"] == "websocket.disconnect":
            return None
        text: str | bytes | None = message.get("text")
        return message.get("bytes", b"") if text is None else text

    async def serve(self, registry: TableRegistry, game: str, address: str) -> None:
        """Welcome somebody to a table and listen until they go."""
        sender = asyncio.create_task(self._send_queue())
        try:
            await self._attend(registry, game, address)
        except RequestError as error:
            self._refuse(error)
            self.leave(error.code)
        except Exception:
            MISTAKES.inc()
            logger.exception("a mistake at a live connection", table=game)
            self.leave("mistake")
        finally:
            if self._ending in ("cut-off", "gone", ""):
                sender.cancel()
            with suppress(asyncio.CancelledError, TimeoutError):
                await asyncio.wait_for(sender, LINGER)

    async def _attend(self, registry: TableRegistry, game: str, address: str) -> None:
        hello = await self._hello()
        table = await registry.table(game)
        access = table.access(hello.hello)
        if access.is_spectator and address in table.removed:
            raise RequestError("removed", "The host has closed this table to you.", 403)
        listener = Listener(access, self.send, self.leave, hello.feed, address)
        self.send(encoded(table.welcome(access, hello.since)))
        table.join(listener)
        registry.visit(table)
        try:
            await self._obey(table, listener)
        finally:
            table.part(listener)
            registry.left(table, access.seats)

    async def _hello(self) -> messages.Hello:
        """Wait for the first message."""
        try:
            async with asyncio.timeout(self._settings.hello_within or None):
                return HELLO.decode(await self._receive() or b"")
        except TimeoutError as error:
            raise RequestError("too-slow", "Nobody has said hello.") from error
        except UNREADABLE as error:
            raise RequestError("bad-message", f"The first message must be a hello: {error}") from error

    async def _obey(self, table: Table, listener: Listener) -> None:
        """Carry out one command after the other; whoever is too fast waits."""
        unread = 0  # messages in a row
        while (text := await self._receive()) is not None:
            await asyncio.sleep(self._bucket.wait())  # also where that is no time: it is the turn of the others
            if self._ending:
                return
            try:
                command = COMMAND.decode(text)
            except UNREADABLE as error:
                self._refuse(RequestError("bad-message", unreadable(error)))
                unread += 1
                if unread == PATIENCE:
                    raise RequestError("bad-messages", "Nobody can read this.") from error
                continue
            unread = 0
            await self._carry_out(table, listener, command)

    async def _carry_out(self, table: Table, listener: Listener, command: messages.Command) -> None:
        """Carry out a command, and say what became of it, unless the change it has brought about says so."""
        began = time.perf_counter()
        try:
            position = await carry_out(table, listener.access, command)
        except RequestError as error:
            self._refuse(error, command.key, self._shown(table, error))
            return
        if not command.key or command.key != listener.told_key:
            self.send(encoded(messages.Accepted(command.key, position)))
        listener.told_key = ""
        if isinstance(command, messages.GiveAnswer):
            ANSWER_SECONDS.observe(time.perf_counter() - began)

    def _shown(self, table: Table, error: RequestError) -> Scene | None:
        """Return the table as it is now where something came too late; once for each change, to keep replies small."""
        if error.code != "stale" or self._shown_at == table.seq:
            return None
        self._shown_at = table.seq
        return table.recent_scene(0)

    def _refuse(self, error: RequestError, key: str = "", scene: Scene | None = None) -> None:
        REFUSALS.labels(error.code).inc()
        self.send(encoded(messages.Refused(error.code, error.sentence, key, scene)))
