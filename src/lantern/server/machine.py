"""The key of this machine: whoever has it may list and open the games kept here.

That a request comes from this machine proves nothing: a proxy brings strangers, and other users have accounts here.
The key lies beside the games, readable by their owner only, and stays the same over restarts.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from lantern.server.tokens import new_token

LENGTH: Final = 43  # signs of a token
NO_FOLLOW: Final = getattr(os, "O_NOFOLLOW", 0)  # a link could lead to a file of somebody else
PAGE: Final = (
    '<!doctype html><meta charset="utf-8"><title>Lantern</title><meta http-equiv="refresh" content="0; url={}">\n'
)


def machine_key(data: Path) -> str:
    """Return the key to the games in a file; the first time it is made."""
    path = data.with_name(data.name + ".key")
    with (
        suppress(FileNotFoundError),
        open(os.open(path, os.O_RDONLY | NO_FOLLOW), encoding="ascii", errors="replace") as file,
    ):
        key = file.read().strip()
        if len(key) == LENGTH:
            path.chmod(0o600)
            return key
    key = new_token()
    write_private(path, key + "\n")
    return key


def opening_page(data: Path, address: str) -> Path:
    """Return a page that leads to an address with the key: a browser's command line can be read by other users."""
    path = data.resolve().with_name(data.name + ".html")
    write_private(path, PAGE.format(address))
    return path


def write_private(path: Path, text: str) -> None:
    """Write a file that only its owner can read."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)  # one that others have already opened stays theirs, and empty of this
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
