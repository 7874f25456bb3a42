"""The disk: somebody waits there until what was written outlives a crash of the machine, and nobody waits for them.

A thread could do that as well, but would come back only when Python has nothing else to do, with all answers waiting
for it: under load, a process takes twice as many answers (bench/README.md).
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from lantern.server import keeping

HELPED: Final = os.name == "posix"  # elsewhere the event loop hears nothing from pipes
TIDY_AFTER: Final = 500  # times
Done = Callable[[BaseException | None], None]  # hears that something was kept, or why it was not


class Disk:
    """Where a database lies. Whoever asks here to keep something has written it before."""

    def __init__(self, path: Path) -> None:
        self._path = str(path)
        self._helper: subprocess.Popen[bytes] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None  # that hears the helper
        self._done: Done | None = None
        self._times = 0

    def keep(self, done: Done) -> None:
        """Have all that was written kept for good, and say so then; until then nothing more may be asked for."""
        self._done = done
        self._times += 1
        try:
            self._ask(keeping.KEEP if self._times % TIDY_AFTER else keeping.TIDY)
        except OSError:
            self.keep_now(done)

    def _ask(self, command: bytes) -> None:
        helper = self._helper
        if helper is None:
            helper = self._helper = start(self._path)
        loop = asyncio.get_running_loop()
        if loop is not self._loop:
            loop.add_reader(stdout(helper), self._hear)
            self._loop = loop
        os.write(stdin(helper), command)

    def _hear(self) -> None:
        """Hear that all is kept; where the helper has ended instead, wait in its place."""
        assert self._helper is not None
        if os.read(stdout(self._helper), 1):
            done, self._done = self._done, None
            if done is not None:
                done(None)
        else:
            self.close()

    def keep_now(self, done: Done) -> None:
        """Keep all that was written without help; the next time there will be another helper."""
        self._let_go()
        self._done = None
        try:
            sync(self._path)
        except OSError as error:
            done(error)
        else:
            done(None)

    def _let_go(self) -> None:
        """Let the helper end."""
        helper, loop = self._helper, self._loop
        self._helper = self._loop = None
        if helper is not None:
            if loop is not None and not loop.is_closed():
                loop.remove_reader(stdout(helper))
            helper.communicate()

    def close(self) -> None:
        """Keep what was asked for, and wait no longer."""
        if self._done is not None:
            self.keep_now(self._done)
        self._let_go()


def start(path: str) -> "subprocess.Popen[bytes]":
    """Start somebody who waits: with nothing but the standard library; Ctrl-C is for the server, not for them."""
    if not HELPED:
        raise OSError("nobody would hear them")
    words = [sys.executable, "-I", "-S", keeping.__file__, path]
    return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True)


def stdin(helper: "subprocess.Popen[bytes]") -> int:
    """Return where a helper is asked."""
    assert helper.stdin
    return helper.stdin.fileno()


def stdout(helper: "subprocess.Popen[bytes]") -> int:
    """Return where a helper replies."""
    assert helper.stdout
    return helper.stdout.fileno()


def sync(path: str) -> None:
    """Wait here until all that was written is kept."""
    log = os.open(keeping.log_of(path), os.O_RDWR)
    try:
        keeping.sync(log)
    finally:
        os.close(log)
