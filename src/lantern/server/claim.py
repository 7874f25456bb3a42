"""One server for each file of games: the second one is told where the first one is."""

import os
from pathlib import Path
from typing import IO

from lantern.server.machine import NO_FOLLOW

try:
    import fcntl
except ImportError:  # not on every system; there the last server that opens the games owns them
    fcntl = None  # type: ignore[assignment]


class TakenError(Exception):
    """Another server has these games; the text is its address."""


def claim(data: Path, address: str) -> IO[str]:
    """Claim the file of games for the server at an address, as long as what is returned stays open."""
    data.parent.mkdir(parents=True, exist_ok=True)
    path = data.with_name(data.name + ".server")
    file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | NO_FOLLOW, 0o600), "r+", encoding="utf-8")
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        with file:
            raise TakenError(file.read().strip()) from error
    file.truncate()
    file.write(address + "\n")
    file.flush()
    return file
