"""Plain terminals, closed pipes, full disks, and being stopped."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from lantern.cli import main
from tests.cli.running import run
from tests.interrupting import heeding_ctrl_c


def test_a_terminal_without_these_signs_gets_others_like_them() -> None:
    result = run("play", "--players", "1", "--seed", "3", stdin="q\n", PYTHONIOENCODING="ascii", COLUMNS="120")
    assert result.returncode == 0
    assert "CANADA  ooooo  0 of 5 free" in result.stdout
    assert "Louisiana 5/8" in result.stdout
    assert "@@@@@ooo" in result.stdout
    # Where the game is kept is as long as it is.
    assert max(len(line) for line in result.stdout.splitlines() if "/home/" not in line) <= 120


def test_no_colour_when_it_is_not_wanted_or_nobody_looks() -> None:
    assert "\x1b" not in run("play", "--players", "1", stdin="q\n").stdout


def test_the_end_of_the_input_is_one_line_and_the_game_is_kept(home: Path) -> None:
    result = run("play", "--players", "1", "--seed", "3", stdin="1\n")
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1
    saved = list((home / "games").iterdir())
    assert len(saved) == 1
    assert str(saved[0]) in result.stderr


@pytest.fixture(params=[signal.default_int_handler, signal.SIG_IGN], ids=["foreground", "background"])
def inherited(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let these tests run as a shell starts them, in the foreground or in the background."""
    before = signal.signal(signal.SIGINT, request.param)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("inherited")
def test_ctrl_c_is_one_line_and_code_130(home: Path) -> None:
    words = [sys.executable, "-m", "lantern", "play", "--players", "1", "--seed", "3"]
    pipe = subprocess.PIPE
    with heeding_ctrl_c():
        process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, text=True)
    with process:
        wait_for(home / "games")
        process.send_signal(signal.SIGINT)
        _out, error = process.communicate(timeout=20)
    assert process.returncode == 130
    assert error.count("\n") == 1
    assert "the game is saved in" in error


def wait_for(folder: Path) -> None:
    """Wait until a game has been saved."""
    limit = time.monotonic() + 20
    while time.monotonic() < limit and not (folder.is_dir() and list(folder.glob("*.txt"))):
        time.sleep(0.05)
    time.sleep(0.3)


def test_a_disk_that_fills_up_during_a_game_leaves_it_whole(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A limit on the size of files stands for the full disk; the record outgrows it within a few rounds."""
    limited = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (700, 700)); "
    limited += "from lantern.cli import main; sys.exit(main(['play', '--players', '4', '--seed', '5']))"
    typing = "1\n2\n3\n" * 200
    command = [sys.executable, "-c", limited]
    result = subprocess.run(command, input=typing, capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1
    assert "what the file held before is safe" in result.stderr
    saved = list((home / "games").iterdir())
    assert len(saved) == 1
    assert main(["check", str(saved[0])]) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk here")
def test_a_full_disk_is_one_line() -> None:
    command = f"{sys.executable} -m lantern sources > /dev/full"
    result = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert "Traceback" not in result.stderr
    assert "no space left" in result.stderr
