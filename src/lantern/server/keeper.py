"""The server's side of the scribe: a batch goes to its process, and the reply is heard by the event loop.

A thread could write and wait for the disk as well, but would have to take turns with everything else in Python
(bench/README.md).
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Final

from lantern.server.scribe import NUMBER, TIDY_AFTER, Scribe, receive, send

HAS_PIPES: Final = os.name == "posix"  # elsewhere the event loop hears nothing from them, and writes itself
TRIES: Final = 2  # a process may end by no fault of the batch
Heard = Callable[[bytes], None]  # hears a reply; empty where there is none


class Keeper:
    """Has batches kept, one at a time."""

    def __init__(self, path: str, owner: str) -> None:
        self._path, self._owner = path, owner
        self._process: subprocess.Popen[bytes] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None  # that hears the process
        self._scribe: Scribe | None = None  # where there is no process
        self._number = 0  # of the batch that is under way
        self._message = b""
        self._heard: Heard | None = None  # who waits for it
        self._tries = 0

    def keep(self, batch: bytes, heard: Heard) -> None:
        """Have a batch kept; until the reply comes there may be no other."""
        self._number += 1
        self._message, self._heard, self._tries = self._number.to_bytes(NUMBER, "big") + batch, heard, 0
        self._try(asyncio.get_running_loop())

    def _try(self, loop: asyncio.AbstractEventLoop) -> None:
        """Send the batch; one that a process has taken with it is sent again, and is still kept only once."""
        self._tries += 1
        try:
            if HAS_PIPES:
                self._send(loop)
                return
        except OSError:  # the process has ended
            self._let_go()
        loop.call_soon(self._hear)

    def _send(self, loop: asyncio.AbstractEventLoop) -> None:
        process = self._process
        if process is None:
            process = self._process = start(self._path, self._owner)
        if loop is not self._loop:
            loop.add_reader(stdout(process), self._hear)
            os.set_blocking(stdout(process), True)  # uvloop has changed that, and a reply must be read whole
            self._loop = loop
        send(stdin(process), self._message)

    def _hear(self) -> None:
        """Hear a reply; where the process has ended instead, try another one."""
        reply = self._reply()
        heard = self._heard
        if heard is None:
            return
        if not reply and self._tries < TRIES:
            self._try(asyncio.get_running_loop())
            return
        self._heard = None
        heard(reply)

    def _reply(self) -> bytes:
        """Return the reply that has come, or write here where there are no pipes."""
        if not HAS_PIPES:
            return self._write_here() if self._heard is not None else b""
        reply = receive(stdout(self._process)) if self._process is not None else b""
        if not reply:
            self._let_go()
        return reply

    def _write_here(self) -> bytes:
        try:
            if self._scribe is None:
                self._scribe = Scribe(self._path, self._owner)
            reply = self._scribe.keep(self._message)
            self._scribe.tidy_after(TIDY_AFTER)
        except Exception:
            return b""
        return reply

    def _let_go(self) -> None:
        """Let the process finish and end."""
        process, loop = self._process, self._loop
        self._process = self._loop = None
        if process is not None:
            if loop is not None and not loop.is_closed():
                loop.remove_reader(stdout(process))
            process.communicate()

    def finish(self) -> None:
        """Wait for the batch that is under way, or keep it here, and let the process end."""
        heard, self._heard = self._heard, None
        if heard is not None:
            reply = receive(stdout(self._process)) if self._process is not None else b""
            heard(reply or self._write_here())
        self._let_go()

    def keep_now(self, batch: bytes) -> bytes:
        """Keep a last batch, after all others; return the reply."""
        self._message = (self._number + 1).to_bytes(NUMBER, "big") + batch
        return self._write_here()

    def close(self) -> None:
        """Let go of the file."""
        if self._scribe is not None:
            self._scribe.close()


def start(path: str, owner: str) -> "subprocess.Popen[bytes]":
    """Start the process: it finds the same modules, and Ctrl-C is for the server.

    With `-P` it does not look for modules in the working folder.
    """
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    words = [sys.executable, "-P", "-m", "lantern.server.scribe", path, owner]
    return subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, env=environment, start_new_session=True
    )


def stdin(process: "subprocess.Popen[bytes]") -> int:
    """Return where batches go."""
    assert process.stdin
    return process.stdin.fileno()


def stdout(process: "subprocess.Popen[bytes]") -> int:
    """Return where replies come from."""
    assert process.stdout
    return process.stdout.fileno()
