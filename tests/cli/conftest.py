"""Games for the tests of the command, in a home of their own."""

from pathlib import Path
from random import Random

import pytest

from lantern.cli import main
from lantern.engine.flow import actor, legal
from lantern.game import Game
from lantern.record import write


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LANTERN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path / "home"


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a solo game played at random."""
    game = Game(1, seed="north")
    dice = Random(4)
    while actor(game.table) >= 0:
        game.play(dice.choice(legal(game.table)))
    path = tmp_path / "finished.txt"
    path.write_text(write(game.record), encoding="utf-8")
    return path


@pytest.fixture
def opened(tmp_path: Path) -> Path:
    path = tmp_path / "open.txt"
    assert main(["new", "--players", "2", "--seed", "7", "--out", str(path)]) == 0
    return path
