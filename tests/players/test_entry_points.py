"""A player of another package sits down by its name as soon as that package is installed."""

import os
import subprocess
import sys
from pathlib import Path

ASK = "from lantern.players.registry import LEVELS; print(type(LEVELS['quiet'].player()).__name__, sorted(LEVELS))"


def install(folder: Path) -> None:
    """Lay out a package with an entry point, as pip does."""
    about = folder / "quiet_player-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: quiet-player\nVersion: 1.0\n", encoding="utf-8")
    points = "[lantern.players]\nquiet = quiet_player:Quiet\nrandom = quiet_player:Quiet\n"
    (about / "entry_points.txt").write_text(points, encoding="utf-8")
    code = "from lantern.players.random import Random\n\n\nclass Quiet(Random):\n    pass\n"
    (folder / "quiet_player.py").write_text(code, encoding="utf-8")


def test_a_player_of_an_installed_package_has_a_seat_and_takes_no_built_in_name(tmp_path: Path) -> None:
    install(tmp_path)
    path = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
    environment = {**os.environ, "PYTHONPATH": path}
    found = subprocess.run([sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert found.stdout.startswith("Quiet [")
    ask = "from lantern.players.registry import LEVELS; print(LEVELS['random'].where)"
    found = subprocess.run([sys.executable, "-c", ask], env=environment, capture_output=True, text=True, check=True)
    assert found.stdout == "lantern.players.random:Random\n"
