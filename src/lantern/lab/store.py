"""Results in a file: JSON lines, one after each game, or Parquet, written when a run ends."""

import os
from pathlib import Path
from typing import Any, BinaryIO, Final, get_args, get_origin, get_type_hints

import msgspec

from lantern.lab.failure import LabError, borrowed
from lantern.lab.job import Key
from lantern.lab.result import FORMAT, SCHEMA, GameResult, Header

try:
    import fcntl
except ImportError:  # not on every system
    fcntl = None  # type: ignore[assignment]

PARQUET: Final = ".parquet"
LINES: Final = ".jsonl"
MARK: Final = b"lantern"  # what the header is called inside a Parquet file
HEADER: Final = msgspec.json.Decoder(Header)
GAME: Final = msgspec.json.Decoder(GameResult)


class Results:
    """A file of results that grows; a game that is already there is never counted twice."""

    def __init__(self, path: Path, header: Header) -> None:
        """Open a file or begin it; one of another origin is refused."""
        self.path = path
        self.header = header
        self.games: dict[Key, GameResult] = {}
        is_parquet = ending(path) == PARQUET
        if is_parquet:
            borrowed("pyarrow", "lab")  # asked for now, not when all games have been played
        self._journal = path.with_name(path.name + LINES) if is_parquet else path
        self._journal.parent.mkdir(parents=True, exist_ok=True)
        self._file = claimed(self._journal)
        try:
            self._begin()
        except BaseException:
            self._file.close()
            if not self._journal.stat().st_size:
                self._journal.unlink()
            raise

    def _begin(self) -> None:
        """Take over what is there, and be ready to write after it."""
        if self._journal != self.path and self.path.exists():
            self._take(self.path, *read_parquet(self.path))
        found, games, length = read_lines(self._journal)
        self._take(self._journal, found, games)
        self._file.truncate(length)
        if not length:
            self._file.write(msgspec.json.encode(self.header) + b"\n")
            self._file.flush()

    def _take(self, path: Path, found: Header | None, games: list[GameResult]) -> None:
        """Take over what a file holds, if it was made by the same rules and players."""
        if found is None:
            return
        if (found.rules, found.sources) != (self.header.rules, self.header.sources):
            raise LabError(f"{path}: these games were played by other rules or computer players; choose another file")
        if found.weighed != self.header.weighed:
            how = "with" if found.weighed else "without"
            raise LabError(f"{path}: these games were played {how} weighing luck; choose another file")
        self.header = found
        self.games.update((game.key, game) for game in games)

    def add(self, game: GameResult) -> None:
        """Keep a game."""
        if game.key in self.games:
            return
        self.games[game.key] = game
        self._file.write(msgspec.json.encode(game) + b"\n")
        self._file.flush()

    def __enter__(self) -> "Results":
        return self

    def __exit__(self, *_why: object) -> None:
        """Close the file; a Parquet file is written as a whole, also when the run was interrupted."""
        self._file.close()
        if self._journal != self.path:
            write_parquet(self.path, self.header, list(self.games.values()))
            self._journal.unlink()


def claimed(path: Path) -> BinaryIO:
    """Open lines for writing, for one run at a time."""
    file = path.open("ab")
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise LabError(f"{path}: another run is writing to it") from error
    return file


def ending(path: Path) -> str:
    """Return how the file ends, which says what it is."""
    if path.suffix in (PARQUET, LINES):
        return path.suffix
    raise LabError(f"{path}: results end in {LINES} (JSON lines) or {PARQUET}")


def read(path: Path) -> tuple[Header, list[GameResult]]:
    """Read a file of results."""
    if ending(path) == PARQUET:
        return read_parquet(path)
    found, games, _length = read_lines(path)
    if found is None:
        raise LabError(f"{path}: there are no results in it")
    return found, games


# JSON lines.


def read_lines(path: Path) -> tuple[Header | None, list[GameResult], int]:
    """Read header and games; also how many bytes of the file are whole lines, for a run may have been broken off."""
    raw = path.read_bytes()
    length = raw.rfind(b"\n") + 1
    lines = raw[:length].splitlines()
    if not lines:
        if raw:
            raise LabError(f"{path}: this is no file of results")
        return None, [], 0
    found = read_header(path, lines[0])
    games = []
    for number, line in enumerate(lines[1:], start=2):
        try:
            games.append(GAME.decode(line))
        except msgspec.MsgspecError as error:
            raise LabError(f"{path}: line {number} is damaged ({error})") from error
    return found, games, length


def read_header(path: Path, line: bytes) -> Header:
    """Read the head of a file and refuse what this version does not know."""
    try:
        found = HEADER.decode(line)
    except msgspec.MsgspecError as error:
        raise LabError(f"{path}: this is no file of results") from error
    if found.format != FORMAT:
        raise LabError(f"{path}: this is no file of results")
    if found.schema != SCHEMA:
        raise LabError(f"{path}: the results have schema {found.schema}; this version reads {SCHEMA}")
    return found


# Parquet.


def arrow_schema(header: Header | None = None) -> Any:
    """Return the columns of a Parquet file, made from the fields of a game."""
    arrow = borrowed("pyarrow", "lab")
    fields = [(name, arrow_type(arrow, hint)) for name, hint in get_type_hints(GameResult).items()]
    return arrow.schema(fields, metadata={MARK: msgspec.json.encode(header)} if header else None)


def arrow_type(arrow: Any, hint: Any) -> Any:
    """Return the type of a column."""
    simple: dict[Any, Any] = {str: arrow.string(), int: arrow.int64(), float: arrow.float64(), bool: arrow.bool_()}
    simple[float | None] = arrow.float64()
    if get_origin(hint) is tuple:
        return arrow.list_(simple[get_args(hint)[0]])
    if get_origin(hint) is dict:
        key, value = get_args(hint)
        return arrow.map_(simple[key], simple[value])
    return simple[hint]


def write_parquet(path: Path, header: Header, games: list[GameResult]) -> None:
    """Write a Parquet file as a whole."""
    arrow, parquet = borrowed("pyarrow", "lab"), borrowed("pyarrow.parquet", "lab")
    rows = [msgspec.to_builtins(game) for game in games]
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    parquet.write_table(arrow.Table.from_pylist(rows, schema=arrow_schema(header)), temporary)
    os.replace(temporary, path)


def read_parquet(path: Path) -> tuple[Header, list[GameResult]]:
    """Read a Parquet file."""
    arrow, parquet = borrowed("pyarrow", "lab"), borrowed("pyarrow.parquet", "lab")
    try:
        table = parquet.read_table(path)
    except arrow.ArrowInvalid as error:
        raise LabError(f"{path}: this is no Parquet file") from error
    found = read_header(path, (table.schema.metadata or {}).get(MARK, b""))
    rows = [{**row, "captures": dict(row["captures"])} for row in table.to_pylist()]
    return found, msgspec.convert(rows, list[GameResult])
