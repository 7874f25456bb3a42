"""What is said at a table: everything is answered, in order."""

import asyncio
import logging
import time
from typing import Final

import msgspec

from lantern.server import messages
from lantern.server.answering import checked, heard_before
from lantern.server.commands import obey
from lantern.server.hall import Hall
from lantern.server.limits import MESSAGE, PATIENCE, Bucket
from lantern.server.line import Connection
from lantern.server.refusal import RefusalError, unreadable
from lantern.server.replies import NOT_SAVED
from lantern.server.table import Table
from lantern.server.tokens import Pass
from lantern.server.writer import NotKeptError
from lantern.view.scene import Scene

COMMAND: "Final[msgspec.json.Decoder[messages.Command]]" = msgspec.json.Decoder(messages.Command)
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
logger: Final = logging.getLogger("lantern.server")


class Talk:
    """What one connection says after its welcome: everything is answered, in order; whoever is too fast waits.

    Begun is finished, even when the connection ends meanwhile: the others must hear of it.
    """

    def __init__(self, hall: Hall, table: Table, by: Pass, line: Connection) -> None:
        self._hall, self._table, self._by, self._line = hall, table, by, line
        self._bucket = Bucket(hall.settings.messages)
        self._unread = 0  # messages in a row
        self._refused_at = -1  # the position whose table was last sent with a refusal
        self._giving: tuple[messages.GiveAnswer, int]  # the answer that is being kept, and its position
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
        if self._line.over:
            self._end("gone")
            return
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
        if isinstance(command, messages.GiveAnswer) and self._table.lock.take():
            self._answer(command)
        else:
            self._hall.later(self._carry_out(command))

    def _answer(self, given: messages.GiveAnswer) -> None:
        """Give an answer at once, while nobody else changes the table: this is what is said most."""
        table, at, failure = self._table, 0, None
        table.used = time.monotonic()
        try:
            known = heard_before(table, self._by, given)
            if known is None:
                at, who = table.position, checked(table, self._by, given)
                self._giving = given, at
                table.give(given.answer, who, given.key, "answer", self._given)
                return
            at = known
        except Exception as error:
            failure = error
        self._reply(given, at, failure)
        failure = None  # it knows this frame, which must not know it
        table.lock.release()
        self._loop.call_soon(self._next)

    def _given(self, failure: BaseException | None) -> None:
        """An answer has been kept, or could not be."""
        given, at = self._giving
        self._reply(given, at, failure)
        self._table.lock.release()
        self._next()

    async def _carry_out(self, command: messages.Command) -> None:
        """Carry out a request in its turn."""
        at, failure = 0, None
        async with self._table.lock:
            if self._line.over:  # put out meanwhile
                self._end("gone")
                return
            try:
                at = await obey(self._table, self._by, command)
            except Exception as error:
                failure = error
            self._reply(command, at, failure)
            failure = None  # it knows this frame, which must not know it
        self._next()

    def _reply(self, command: messages.Command, at: int, failure: BaseException | None) -> None:
        """Say what became of a request; an error of the server ends the connection, and nothing else."""
        try:
            if failure is None:
                self._line.tell(messages.Accepted(command.key, at))
            elif isinstance(failure, RefusalError):
                self._line.tell(messages.Refused(failure.code, failure.sentence, command.key, self._shown(failure)))
            elif isinstance(failure, NotKeptError):
                logger.warning("something could not be saved at table %s: %s", self._table.id, failure)
                self._line.tell(messages.Refused(NOT_SAVED.code, NOT_SAVED.sentence, command.key))
            else:
                raise failure
        except Exception:
            self._mistake()

    def _shown(self, failure: RefusalError) -> Scene | None:
        """Return the table as it is now, where something came too late; once for each position."""
        if failure.code != "stale" or self._refused_at == self._table.position:
            return None
        self._refused_at = self._table.position
        return self._table.recent_scene(0)

    def _mistake(self) -> None:
        logger.exception("a mistake at table %s", self._table.id)
        self._end("mistake")


def read(text: bytes) -> messages.Command:
    """Read a request."""
    if len(text) > MESSAGE:
        raise RefusalError("too-large", f"A message has at most {MESSAGE} bytes.")
    return COMMAND.decode(text)
