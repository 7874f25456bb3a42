"""Private files beside the file of games: the lock, the operator's key, and the page that opens the browser.

Only their owner can read them, and symbolic links in their place are not followed: a link could lead to a file of
somebody else.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from lantern.errors import LanternError
from lantern.server.tables.access import new_token

try:
    import fcntl
except ImportError:  # not on every system; there nothing prevents a second server
    fcntl = None  # type: ignore[assignment]

NO_FOLLOW: Final = getattr(os, "O_NOFOLLOW", 0)
KEY_LENGTH: Final = 43  # characters of a token
OPENING: Final = (
    '<!doctype html><meta charset="utf-8"><title>Lantern</title><meta http-equiv="refresh" content="0; url={}">\n'
)


class LockedError(LanternError):
    """Another server has these games; the text is its address."""


def lock(games: Path, address: str) -> IO[str]:
    """Lock the file of games for the server at an address, as long as what is returned stays open."""
    games.parent.mkdir(parents=True, exist_ok=True)
    path = beside(games, ".server")
    file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | NO_FOLLOW, 0o600), "r+", encoding="utf-8")
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        with file:
            raise LockedError(file.read().strip()) from error
    file.truncate()
    file.write(address + "\n")
    file.flush()
    return file


def operator_key(games: Path) -> str:
    """Return the operator's key beside the file of games; it is made the first time and stays the same."""
    path = beside(games, ".key")
    with (
        suppress(FileNotFoundError),
        open(os.open(path, os.O_RDONLY | NO_FOLLOW), encoding="ascii", errors="replace") as file,
    ):
        key = file.read().strip()
        if len(key) == KEY_LENGTH:
            path.chmod(0o600)
            return key
    key = new_token()
    write_private(path, key + "\n")
    return key


def opening_page(games: Path, address: str) -> Path:
    """Return a page that leads to an address with the key: a browser's command line can be read by other users."""
    path = beside(games.resolve(), ".html")
    write_private(path, OPENING.format(address))
    return path


def write_private(path: Path, text: str) -> None:
    """Write a file that only its owner can read."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)  # whoever has opened the one before reads nothing of this
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        file.write(text)


def beside(games: Path, suffix: str) -> Path:
    """Return a file beside the file of games."""
    return games.with_name(games.name + suffix)
