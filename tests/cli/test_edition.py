"""Editions on the command line."""

from pathlib import Path

import pytest

from lantern.cli import main
from lantern.editions import NEWEST
from lantern.record import read
from tests.cli.running import one_line

OWN = 'name = "My box"\nsource = "box"\n[victory.normal.2]\nfreed = 11\nlost = 16\n'


@pytest.fixture
def box(tmp_path: Path) -> str:
    path = tmp_path / "my-box.toml"
    path.write_text(OWN, encoding="utf-8")
    return str(path)


def test_a_file_is_checked_and_what_differs_is_told(box: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "check", box]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"My box: playable, based on {NEWEST}, source box."
    assert said[1].strip() == "victory.normal.2.freed = 11"
    assert said[2].strip() == "victory.normal.2.lost = 16   (as it was)"
    assert main(["edition", "list"]) == 0
    assert f"{NEWEST} (new games)" in capsys.readouterr().out


def test_what_cannot_be_played_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('name = "A"\n[market]\nsizes.1 = 0\n', encoding="utf-8")
    assert main(["edition", "check", str(path)]) != 0
    assert "market card 1: 0 people" in one_line(capsys)
    assert main(["edition", "check", str(tmp_path / "none.toml")]) != 0
    assert "there is no edition or file" in one_line(capsys)


def test_a_game_is_begun_and_teams_play_with_an_edition(
    box: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    assert main(["new", "--players", "2", "--seed", "7", "--edition", box, "--out", str(path)]) == 0
    assert read(path.read_text(encoding="utf-8")).setup.table().goal == 11
    assert main(["arena", "random", "--games", "1", "--edition", box, "--workers", "1"]) == 0
    capsys.readouterr()
