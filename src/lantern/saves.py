"""Saved games: one record file each, replaced as a whole after every answer, so that nothing is ever half written."""

import errno
import os
import sys
import tempfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from lantern.engine.state import PLAYING, State
from lantern.errors import LanternError
from lantern.position import HEAD, PositionError, read
from lantern.record import Record, RecordError, Setup, read_to_table, write

MOST_BYTES: Final = 2_000_000  # no record of a game is larger
SUFFIX: Final = ".txt"


class FileError(LanternError):
    """A file cannot be used; says which, and why, in one line."""

    def __init__(self, path: object, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.why = why


def reason(error: OSError) -> str:
    """Say in a few words what went wrong with a file."""
    if isinstance(error, FileNotFoundError):
        return "there is no such file or folder"
    if isinstance(error, IsADirectoryError):
        return "this is a folder, not a file"
    if isinstance(error, PermissionError):
        return "reading or writing it is not permitted"
    if error.errno == errno.ELOOP:
        return "this is a symbolic link, which is not followed here"
    return (error.strerror or str(error)).lower()


def home() -> Path:
    """Return the folder of saved games."""
    own = os.environ.get("LANTERN_HOME")
    if own:
        return Path(own) / "games"
    data = os.environ.get("XDG_DATA_HOME", "")
    base = Path(data) if os.path.isabs(data) else Path.home() / ".local" / "share"
    return base / "lantern" / "games"


def read_text(path: str | Path) -> str:
    """Return the text of a file, or of the standard input for `-`; a FileError says why it cannot be read."""
    try:
        raw = read_bytes(path)
    except OSError as error:
        raise FileError(path, reason(error)) from error
    if len(raw) > MOST_BYTES:
        raise FileError(path, "this is too large to be the record of a game")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileError(path, "this is no record of a game (it is not text)") from error


def read_bytes(path: str | Path) -> bytes:
    """Return what a file begins with, as far as a record could reach."""
    if str(path) == "-":
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    with open(path, "rb") as file:
        return file.read(MOST_BYTES + 1)


def load(path: str | Path) -> tuple[Record, State]:
    """Read, replay and check a record, or read a position, which is a game without answers.

    A FileError names the file and the line that does not fit.
    """
    text = read_text(path)
    try:
        return from_position(text) if text.startswith(HEAD) else read_to_table(text)
    except (RecordError, PositionError) as error:
        raise FileError(path, str(error)) from error


def from_position(text: str) -> tuple[Record, State]:
    """Return the record of a game that begins at a position, and its table; people answer for chance."""
    s = read(text)
    return Record(Setup(s.players, position=text)), s


def write_whole(path: Path, text: str) -> None:
    """Replace a file as a whole: a reader finds the old text or the new one at any moment."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
    settle_folder(path.parent)


def settle_folder(folder: Path) -> None:
    """Have the new name of a file outlive a power cut, where the system knows how."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass  # some file systems cannot; the text itself is safe
    finally:
        os.close(handle)


class Save:
    """The file of one game."""

    def __init__(self, path: Path, text: str = "") -> None:
        """Keep a game in a file that now holds `text`, or does not exist yet."""
        self.path = Path(os.path.realpath(path))
        self._text = text

    @classmethod
    def new(cls, moment: datetime, players: int) -> "Save":
        """Find a name for a new game in the folder of saved games."""
        folder = home()
        stem = f"{moment:%Y-%m-%d-%H%M%S}-{players}p"
        for name in names_like(stem):
            if not (folder / name).exists():
                return cls(folder / name)
        raise AssertionError("names never end")

    @classmethod
    def open(cls, path: Path) -> tuple["Save", Record]:
        """Read a saved game to go on with it."""
        text = read_text(path)
        try:
            return cls(path, text), read_to_table(text)[0]
        except RecordError as error:
            raise FileError(path, str(error)) from error

    def keep(self, record: Record) -> None:
        """Save the game; when that fails the file is as it was, and a FileError says so."""
        text = write(record)
        if text == self._text and self.path.exists():
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._check_untouched()
            write_whole(self.path, text)
        except OSError as error:
            why = f"could not be saved ({reason(error)}); what the file held before is safe"
            raise FileError(self.path, why) from error
        self._text = text

    def _check_untouched(self) -> None:
        """Refuse to write over what somebody else has written in the meantime."""
        if self.path.exists() and self.path.read_text(encoding="utf-8", errors="replace") != self._text:
            raise FileError(self.path, "the game is being played somewhere else too; this file was left as it is")


def names_like(stem: str) -> Iterator[str]:
    """Return file names, the plain one first."""
    yield stem + SUFFIX
    number = 2
    while True:
        yield f"{stem}-{number}{SUFFIX}"
        number += 1


def saved() -> list[Path]:
    """Return the saved games, the newest first."""
    try:
        found = [path for path in home().iterdir() if path.suffix == SUFFIX and path.is_file()]
        return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []


def unfinished() -> Path | None:
    """Return the newest saved game that is not over; files that cannot be read are passed over."""
    for path in saved():
        try:
            _record, s = load(path)
        except FileError:
            continue
        if s.outcome == PLAYING:
            return path
    return None
