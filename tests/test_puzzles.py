"""Search finds forced wins and avoids forced losses: positions made from play (tools/make_puzzles.py), as records."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.make_puzzles import FOLDER, PROOF

ROOT = Path(__file__).resolve().parent.parent
NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))


def test_there_are_both_kinds_for_few_and_many_players() -> None:
    assert len(NAMES) >= 30
    assert {name.split("-")[0] for name in NAMES} == {"wins", "saves"}
    assert {name.split("-")[1] for name in NAMES} == {"1p", "2p", "3p", "4p"}


@pytest.mark.slow
def test_search_solves_them() -> None:
    """After its plan every game is won where that can be, and many go on where most plans lose all at once."""
    environment = {**os.environ, "LANTERN_PURE": "", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tools.make_puzzles", "--check"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    good = {name: int(games) for name, games, _all in map(str.split, done.stdout.splitlines())}
    assert sorted(good) == NAMES
    assert [name for name in NAMES if good[name] < (PROOF if name.startswith("wins-") else PROOF // 4)] == []
