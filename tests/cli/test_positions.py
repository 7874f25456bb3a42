"""Commands take a position wherever they take the end of a record."""

from pathlib import Path

import pytest

from lantern.cli import main
from lantern.game import Game
from lantern.record import read
from tests.cli.running import one_line


@pytest.fixture
def position(tmp_path: Path) -> str:
    file = tmp_path / "position.txt"
    file.write_text(str(Game(2, seed=7).position), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("words", [["check"], ["odds"], ["hint", "--seconds", "0.1"], ["perft", "--depth", "1"]])
def test_a_command_reads_a_position(position: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([words[0], position, *words[1:]]) == 0
    assert capsys.readouterr().out


def test_a_new_game_begins_at_a_position(position: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "--out", "-", "--position", position, "--seed", "7"]) == 0
    begun = Game.of(read(capsys.readouterr().out))
    assert begun.table == Game(2, seed=7).table


def test_a_damaged_position_is_refused_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "damaged.txt"
    file.write_text("lantern position 1\nplayers nine\n", encoding="utf-8")
    assert main(["odds", str(file)]) == 1
    assert "damaged.txt: line 2" in one_line(capsys)


def test_a_position_knows_its_own_set_up(position: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "--out", "-", "--position", position, "--players", "3"]) == 2
    assert "--position knows players" in one_line(capsys)
