"""What lies in examples/ does what it says."""

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from lantern.players.base import Budget, own_answers
from lantern.players.registry import LEVELS, register
from tests.browser.records import text_of
from tests.tables import table

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"


def load(name: str) -> ModuleType:
    """Import an example by its file."""
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_random_play_frees_hardly_anybody() -> None:
    freed = load("average_freed").freed_by_random_play
    assert 0 <= sum(freed(seed, players=1) for seed in range(10)) < 10


def test_turning_points_name_round_seat_and_answers() -> None:
    found = load("turning_points").turning_points(text_of("1p-normal-won"), rollouts=1)
    assert found
    assert all(line.startswith("round ") and "points (" in line for line in found)


def test_a_hint_for_a_position_written_by_hand() -> None:
    found = load("hint").advice(load("hint").POSITION, rollouts=4)
    assert found[-1].startswith("An expert answers: ")
    assert len(found) >= 3


def test_a_player_of_ones_own_is_seated_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setitem(LEVELS, "careful", LEVELS["easy"])  # taken back afterwards
    register("careful=own_player:Careful")
    s = table(at={"kentucky": 1}, hands=[["conductor-3x1"]])
    assert LEVELS["careful"].player().choose(s, 0, Budget()).answer in own_answers(s, 0)
    assert len((EXAMPLES / "own_player.py").read_text(encoding="utf-8").partition("from lantern")[2].splitlines()) <= 30


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Careful=own_player:Careful", "cannot be the name"),
        ("good=own_player:Careful", "cannot be the name"),
        ("careful=own_player", "there is no computer player"),
        ("careful=no_such_module:Careful", "there is no computer player"),
    ],
)
def test_a_player_that_cannot_be_is_refused(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        register(text)


def test_the_command_line_refuses_it_too() -> None:
    words = [sys.executable, "-m", "lantern", "play", "--player", "nobody=no_such:Player"]
    done = subprocess.run(words, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    assert done.returncode == 2
    assert "there is no computer player 'no_such:Player'" in done.stderr
