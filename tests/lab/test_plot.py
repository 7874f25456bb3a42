"""Drawings are made, show something, and are the same for the same results."""

import struct
import zlib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lantern.lab import canvas, plot
from lantern.lab.failure import LabError
from lantern.lab.job import grid
from lantern.lab.result import GameResult
from lantern.lab.run import run
from tests.lab.playing import SOME, Here


@pytest.fixture(scope="module")
def games() -> list[GameResult]:
    more = grid(["random"], [1, 2], ["normal", "challenging"], ["none", "calm-triples"], 1, 1)
    return list(run([*SOME, *more.jobs()], Here()))


@pytest.fixture(scope="module")
def folder(games: list[GameResult], tmp_path_factory: pytest.TempPathFactory) -> Path:
    where = tmp_path_factory.mktemp("plots") / "new"
    list(plot.draw(games, where))
    return where


def shades(path: Path) -> int:
    """Return how many different bytes the picture has: a blank one has few."""
    raw = path.read_bytes()
    assert raw.startswith(b"\x89PNG")
    data, place = b"", 8
    while place < len(raw):
        (length,) = struct.unpack(">I", raw[place : place + 4])
        if raw[place + 4 : place + 8] == b"IDAT":
            data += raw[place + 8 : place + 8 + length]
        place += length + 12
    return len(set(zlib.decompress(data)))


def test_every_drawing_is_written_twice_and_not_empty(folder: Path) -> None:
    names = {path.name for path in folder.iterdir()}
    drawn = ("win-rate", "freedom", "captures-random", "captures-heuristic-random")
    assert names == {f"{name}.{suffix}" for name in drawn for suffix in ("svg", "png")}
    for path in folder.glob("*.png"):
        assert shades(path) > 50
    for path in folder.glob("*.svg"):
        assert len(list(ElementTree.parse(path).getroot().iter())) > 100


def test_captures_are_on_the_map(games: list[GameResult], folder: Path) -> None:
    rust = (folder / "captures-random.svg").read_text(encoding="utf-8").count(f"fill: {canvas.RUST}")
    assert rust == len({place for game in games if game.team == "random" for place in game.captures})


def test_the_same_results_give_the_same_files(games: list[GameResult], folder: Path, tmp_path: Path) -> None:
    for path in plot.draw(games[::-1], tmp_path):
        assert path.read_bytes() == (folder / path.name).read_bytes()


def test_many_series_are_spread_over_several_drawings(games: list[GameResult]) -> None:
    series = {str(number): games for number in range(plot.MOST + 1)}
    assert [len(part) for part in plot.handful(series)] == [plot.MOST, 1]


def test_no_games_no_drawing(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="no games to draw"):
        list(plot.draw([], tmp_path))
