"""Search finds forced wins and avoids forced losses: positions made from play (tools/make_puzzles.py), as records."""

import subprocess
import sys

import pytest

from lantern.content.victory import GOALS, NORMAL
from lantern.engine.state import State
from lantern.engine.tokens import SUPPORT
from tests.installed import INSTALLED, ROOT, check_installed, environment
from tests.tables import table
from tools.make_puzzles import FOLDER, MANY, PROOF, SAVES, WINS, kind_of, plans_of

NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))
GOAL = GOALS[NORMAL][0].freed  # for one player
KINDS = {name: name.split("-")[0] for name in NAMES}


def last_round(freed: int, supported: bool) -> State:
    """Return a table in round 8 at which two people can easily become free, with all Support bought or not."""
    s = table(
        players=1,
        roles=["conductor"],
        at={"rochester": 1, "detroit": 1, "kentucky": 1},
        plantations=[0, 0, 0],
        catchers={"yellow": "maine", "blue": "maine"},
        period=3,
        freed=freed,
        round_=8,
    )
    while supported and s.stock[SUPPORT]:
        s.gain_token(SUPPORT)
        s.stock[SUPPORT] -= 1
    return s


def test_there_are_both_kinds_for_few_and_many_players() -> None:
    assert len(NAMES) >= 30
    assert {*KINDS.values()} == {WINS, SAVES}
    assert {name.split("-")[1] for name in NAMES} == {"1p", "2p", "3p", "4p"}
    for kind in (WINS, SAVES):
        assert sum(name.startswith((f"{kind}-3p", f"{kind}-4p")) for name in NAMES) >= 2


@pytest.mark.parametrize(("freed", "supported"), [(GOAL - 1, True), (0, False)])
def test_what_most_plans_win_or_all_lose_is_no_puzzle(freed: int, supported: bool) -> None:
    s = last_round(freed, supported)
    assert len(plans_of(s, 0)) >= MANY
    assert kind_of(s, 0) == ""


@pytest.mark.long
def test_all_are_puzzles_still_and_search_solves_them() -> None:
    """After its plan every game is won where that can be, and many go on where most plans lose all at once."""
    check_installed()
    command = [sys.executable, "-m", "tools.make_puzzles", "--check"]
    done = subprocess.run(command, cwd=ROOT, env=environment(INSTALLED), capture_output=True, text=True, check=True)
    lines = [line.split() for line in done.stdout.splitlines()]
    assert {name: kind for name, kind, _good, _all in lines} == KINDS
    good = {name: int(games) for name, _kind, games, _all in lines}
    assert [name for name in NAMES if good[name] < (PROOF if KINDS[name] == WINS else PROOF // 4)] == []
