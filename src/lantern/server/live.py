"""A live connection: hello first, then every change is pushed and everything said is answered."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lantern.server import messages, seating
from lantern.server.commands import carry_out
from lantern.server.hall import Hall
from lantern.server.limits import MESSAGE, PATIENCE, UNSENT, Bucket
from lantern.server.refusal import RefusalError
from lantern.server.table import Listener, Table
from lantern.server.tokens import Pass, admit

POLICY_VIOLATION = 1008  # coming again would not help
TRY_AGAIN = 1013
HELLO = msgspec.json.Decoder(messages.Hello)
COMMAND: "msgspec.json.Decoder[messages.Command]" = msgspec.json.Decoder(messages.Command)


@dataclass(eq=False)
class Line:
    """One connection: messages wait in order until they are sent."""

    socket: WebSocket
    unsent: "asyncio.Queue[str | None]" = field(default_factory=lambda: asyncio.Queue(UNSENT))
    ended: str = ""  # why, if the server ends it

    def send(self, text: str) -> None:
        """Have a message sent; whoever is too slow must come again."""
        try:
            self.unsent.put_nowait(text)
        except asyncio.QueueFull:
            self.end("too-slow")

    def tell(self, message: Any) -> None:
        """Have a value sent."""
        self.send(msgspec.json.encode(message).decode())

    def end(self, code: str) -> None:
        """End the connection after what is waiting, or instead of it where too much is."""
        self.ended = self.ended or code
        if self.unsent.full():
            while not self.unsent.empty():
                self.unsent.get_nowait()
        self.unsent.put_nowait(None)

    async def pump(self) -> None:
        """Send what waits, until the end."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the other side may have gone
            while (text := await self.unsent.get()) is not None:
                await self.socket.send_text(text)
            await self.socket.close(TRY_AGAIN if self.ended == "too-slow" else POLICY_VIOLATION, self.ended)


async def live(socket: WebSocket) -> None:
    """Serve one live connection from hello to its end."""
    hall, limits = socket.app.state.hall, socket.app.state.limits
    address = socket.client.host if socket.client else ""
    if not limits.connect(address):
        await socket.close(TRY_AGAIN)
        return
    try:
        await socket.accept()
        await attend(hall, Line(socket))
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the other side has gone; its seat says so
    finally:
        limits.disconnect(address)


async def attend(hall: Hall, line: Line) -> None:
    """Welcome somebody to a table and listen until they go."""
    try:
        table, by, since = await greet(hall, line)
    except RefusalError as error:
        line.tell(messages.Refused(error.code, error.sentence))
        line.end(error.code)
        await line.pump()
        return
    listener = Listener(by, line.send, line.end)
    async with table.lock:  # what is shown is kept
        line.tell(welcome(table, by, since))
        seating.come(table, listener)
    tasks = {asyncio.create_task(line.pump()), asyncio.create_task(hear(hall, table, by, line))}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        seating.leave(table, listener)
        hall.later(seating.remember(table, by.seats))


async def greet(hall: Hall, line: Line) -> tuple[Table, Pass, int]:
    """Wait for the first message and let its tokens in."""
    table = hall.table(line.socket.path_params["id"])
    try:
        text = await asyncio.wait_for(next_text(line.socket), hall.settings.hello)
        hello = HELLO.decode(text)
    except TimeoutError as error:
        raise RefusalError("too-slow", "Nobody has said hello.") from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RefusalError("bad-message", f"The first message must be a hello: {error}") from error
    return table, admit(hello.hello, table.kept.tokens), hello.since


async def next_text(socket: WebSocket) -> str:
    """Return the next message as text; bytes are read as text too."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    text = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"").decode()


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
        chat=[table.said(line) for line in table.kept.chat],
        ideas=table.ideas,
        ask=table.ask(),
        notes={str(seat): chairs[seat].note for seat in sorted(by.seats)},
        companion=not table.session.record.setup.seed,
    )


async def hear(hall: Hall, table: Table, by: Pass, line: Line) -> None:
    """Answer everything that is said, one after the other; whoever is too fast waits."""
    bucket = Bucket(hall.settings.messages)
    unread = 0
    while unread < PATIENCE:
        try:
            text = await next_text(line.socket)
            await asyncio.sleep(bucket.wait())
            unread = 0 if await respond(table, by, line, text) else unread + 1
        except UnicodeDecodeError:
            unread += 1
            line.tell(messages.Refused("bad-message", "This is not text."))
        except WebSocketDisconnect:
            return
    line.end("bad-messages")
    await asyncio.sleep(1)


async def respond(table: Table, by: Pass, line: Line, text: str) -> bool:
    """Carry out one message and say what became of it; False when it cannot be read."""
    try:
        if len(text) > MESSAGE:
            raise RefusalError("too-large", f"A message has at most {MESSAGE} signs.")
        command = COMMAND.decode(text)
    except (RefusalError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        line.tell(messages.Refused("bad-message", f"This cannot be read: {error}"))
        return False
    try:
        # Begun is finished, even when this connection ends meanwhile: the others must hear of it.
        done = asyncio.ensure_future(carry_out(table, by, command))
        line.tell(messages.Accepted(command.key, await asyncio.shield(done)))
    except RefusalError as error:
        async with table.lock:
            scene = table.scene(getattr(command, "position", table.position))
        line.tell(messages.Refused(error.code, error.sentence, command.key, scene))
    return True
