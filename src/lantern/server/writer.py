"""Gathers what is to be written: what is asked for at the same time is kept together, and reported when it is kept."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec

from lantern.server.keeper import Keeper
from lantern.server.sayings import ENCODER, Saying
from lantern.server.scribe import SIZE, BatchReply, Job, Statement

logger: Final = logging.getLogger("lantern.server")
STUCK: Final = 2.0  # seconds after which a batch that is still under way counts as failing
ENOUGH: Final = 20  # sayings and jobs that are sent before the moment is over: neither side should wait for the other
JOBS: Final = msgspec.msgpack.Encoder()
LIST: Final = b"\xdd"  # in msgpack: a list, of how many is told by the next four bytes
COMMA: Final = ord(",")
END: Final = ord("]")
REPLY: Final = msgspec.msgpack.Decoder(BatchReply)
ENDED: Final = BatchReply(error="nobody could write to the file of games")
Done = Callable[[BaseException | None], None]  # hears that something was kept, or why it was not


class NotKeptError(Exception):
    """Something could not be kept; nothing of it was."""


class ClosedError(NotKeptError):
    """The server stops; what comes now cannot be kept."""


class Writer:
    """The only way to the keeper: one batch is under way, the next one gathers."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._jobs = bytearray()  # written down one after the other
        self._waiting: list[Done] = []  # for each of them
        self._sayings = bytearray(b"[")
        self._speaking: list[Done] = []  # who waits for each of those
        self._under_way: list[Done] = []  # for the batch that was sent: for each job, and then for each saying
        self._sent = 0.0  # when that was
        self._failed = False  # the last batch
        self._closed = False

    def is_failing(self) -> bool:
        """Tell whether the last batch could not be kept, or the one under way takes far too long."""
        return self._failed or (bool(self._under_way) and time.monotonic() - self._sent > STUCK)

    def say(self, game: str, saying: Saying, done: Done) -> None:
        """Keep what was said in a game, and say so once it is kept for good."""
        if self._refuses(done):
            return
        write_down(ENCODER, (game, saying), self._sayings)
        self._sayings.append(COMMA)
        self._speaking.append(done)
        self._gathered()

    def submit(self, job: Job, done: Done) -> None:
        """Write, and say so once it is kept for good; what fails is undone as a whole."""
        if self._refuses(done):
            return
        write_down(JOBS, job, self._jobs)
        self._waiting.append(done)
        self._gathered()

    def _refuses(self, done: Done) -> bool:
        if self._closed:
            asyncio.get_running_loop().call_soon(done, ClosedError("nothing is kept any more"))
        return self._closed

    def _gathered(self) -> None:
        """Something more is to be kept; it is sent with all that comes in this moment, or when that is enough."""
        count = len(self._waiting) + len(self._speaking)
        if count == 1:
            asyncio.get_running_loop().call_soon(self._begin)
        elif count == ENOUGH:
            self._begin()

    async def write(self, *statements: Statement) -> None:
        """Write, and come back once it is kept for good; what fails is raised here."""
        await until_kept(lambda done: self.submit(list(statements), done))

    def _begin(self) -> None:
        """Have all kept that has gathered, unless something is under way."""
        if (self._waiting or self._speaking) and not self._under_way:
            self._keeper.keep(self._batch(), self._end)

    def _batch(self) -> bytes:
        """Return what has gathered, as the scribe gets it."""
        sayings, jobs = self._sayings, self._jobs
        head = LIST + len(self._waiting).to_bytes(4, "big") if self._waiting else b""
        if self._speaking:
            sayings[-1] = END
            self._sayings = bytearray(b"[")
        else:
            sayings = bytearray()
        self._jobs = bytearray()
        self._under_way = self._waiting + self._speaking
        self._waiting, self._speaking = [], []
        self._sent = time.monotonic()
        return len(sayings).to_bytes(SIZE, "big") + sayings + head + jobs

    def _end(self, reply: bytes) -> None:
        """Go on with what has come since, and meanwhile tell those who wait."""
        waiting, self._under_way = self._under_way, []
        said = REPLY.decode(reply) if reply else ENDED
        self._failed = bool(said.error)
        if not self._closed:
            self._begin()
        tell(waiting, said)

    def close(self) -> None:
        """Finish what was asked for, and stop."""
        self._closed = True
        self._keeper.finish()
        if self._waiting or self._speaking:
            self._end(self._keeper.keep_now(self._batch()))
        self._keeper.close()


def write_down(encoder: msgspec.json.Encoder | msgspec.msgpack.Encoder, what: object, where: bytearray) -> None:
    """Add something to what has gathered; what cannot be written down harms nothing else."""
    begin = len(where)
    try:
        encoder.encode_into(what, where, begin)
    except Exception:
        del where[begin:]
        raise


def tell(waiting: list[Done], said: BatchReply) -> None:
    """Tell everybody who waits what became of their job."""
    for place, done in enumerate(waiting):
        why = said.error or said.failures.get(place)
        try:
            done(None if why is None else NotKeptError(why))
        except Exception:  # whoever waits may fail; all others hear of theirs
            logger.exception("a mistake after keeping")


async def until_kept(begin: Callable[[Done], None]) -> None:
    """Begin something that says when it is done, and come back then; what fails is raised here."""
    found: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(error: BaseException | None) -> None:
        if found.done() or found.get_loop().is_closed():
            return  # nobody waits any more
        if error is None:
            found.set_result(None)
        else:
            found.set_exception(error)

    begin(done)
    await found
