"""Saved games: nothing that was shown as accepted is ever lost, whatever happens."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lantern.cli import main
from lantern.engine.actions import OVER
from lantern.engine.flow import legal
from lantern.game import Game
from lantern.record import Record, Setup, write
from lantern.saves import FileError, Save, load, unfinished, write_whole


def test_the_folder_of_saved_games_follows_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from lantern.saves import home as folder

    assert folder() == tmp_path / "home" / "games"
    monkeypatch.delenv("LANTERN_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert folder() == tmp_path / "lantern" / "games"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path / "me"))
    assert folder() == tmp_path / "me" / ".local" / "share" / "lantern" / "games"


def test_the_newest_unfinished_game_is_found_past_damaged_ones(home: Path) -> None:
    home.mkdir(parents=True)
    setup = Setup(1, seed="7")
    for age, text in enumerate([write(Game.of(Record(setup)).record), "damaged", "lantern record 1\n"]):
        path = home / f"{age}.txt"
        path.write_text(text, encoding="utf-8")
        os.utime(path, (1000 + age, 1000 + age))
    assert unfinished() == home / "0.txt"


def test_a_failing_save_leaves_the_old_file_and_no_litter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    save = Save(path)
    save.keep(Record(Setup(1, seed="1")))
    before = path.read_bytes()

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileError, match=r"\(no space left on device\); what the file held before is safe"):
        save.keep(Record(Setup(2, seed="2")))
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_played_twice_at_once_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    save = Save(path)
    save.keep(Record(Setup(1, seed="1")))
    write_whole(path, "somebody else was here")
    with pytest.raises(FileError, match="somewhere else"):
        save.keep(Record(Setup(1, seed="2")))
    assert path.read_text(encoding="utf-8") == "somebody else was here"


def lantern(*words: str) -> list[str]:
    return [sys.executable, "-m", "lantern", *words]


def test_a_killed_game_goes_on_with_everything_that_was_accepted(
    tmp_path: Path, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = tmp_path / "shown"
    with shown.open("wb") as out:
        process = subprocess.Popen(
            lantern("play", "--players", "1", "--seed", "kill", "--roles", "agent"),
            stdin=subprocess.PIPE,
            stdout=out,
            stderr=subprocess.DEVNULL,
        )
        assert process.stdin is not None
        process.stdin.write(b"1\n" * 400)
        process.stdin.flush()
        limit = time.monotonic() + 20
        while shown.read_bytes().count(b"Agent > ") < 5 and time.monotonic() < limit:
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdin.close()
    before_the_end = shown.read_text(encoding="utf-8").partition("This ends the game")[0]  # then 1 is no answer
    prompts = before_the_end.count("Agent > ")
    path = unfinished() or next(home.glob("*.txt"))
    record, _s = load(path)
    game = Game.of(record, len(record.answers))
    given = sum(1 for moment in game.moments() if moment.who >= 0)
    assert given >= prompts - 1 >= 4
    assert main(["check", str(path)]) == 0


def test_play_goes_on_with_the_unfinished_game(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def sit(*words: str, typing: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(lantern("play", *words), input=typing, capture_output=True, text=True, check=False)

    first = sit("--players", "1", "--roles", "agent", "--seed", "7", typing="1\nq\n")
    assert first.returncode == 0
    assert "The game is saved in" in first.stdout
    second = sit(typing="log 3\nq\n")
    assert "Continuing: one player, round 1" in second.stdout or "Continuing: 1 player" in second.stdout
    third = sit("--new", "--seed", "8", typing="new\nq\n")
    assert third.returncode == 0
    assert len(list(home.glob("*.txt"))) == 3


def test_a_finished_game_shows_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup = Setup(1, seed="north")
    game = Game.of(Record(setup))
    while game.actor != OVER:
        game.play(legal(game.table)[-1])
    path = tmp_path / "over.txt"
    path.write_text(write(game.record), encoding="utf-8")
    assert main(["play", str(path)]) == 0
    assert f"The record of this game is {path}." in capsys.readouterr().out.replace("\n", " ").replace("  ", " ")
