"""A card added as CONTRIBUTING says is drawn, bought and told like any other: every size follows from the content."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# The content is changed before the rules are imported, as an edit of the file would change it.
NEW_CARD = """
from lantern.content import cards
cards.NEWEST_EDITION += 1
cards.CARDS.append(cards.added(cards.NEWEST_EDITION, cards.general(1, "throw-away", cards.EachGains(9))))

from pathlib import Path
from lantern.editions import BUILT_IN, NEWEST
from lantern.engine import actions
from lantern.engine.flow import apply
from lantern.engine.playout import Dice, finish
from lantern.engine.setup import new_game
from lantern.notation import number, word
from lantern.record import read
from tests.tables import table

new = cards.find("throw-away")
total = len({word(answer) for answer in range(actions.ANSWERS)})
print(word(actions.answer("draw", new)), word(actions.answer("market", 0)), total == actions.ANSWERS)
print([name == NEWEST for name in BUILT_IN if new_game(2, edition=BUILT_IN[name]).known_in_deck >> new & 1])
s = table(2, queue=["throw-away"], money=[8, 8])
apply(s, number("buy 1"))
print(s.money)
newest = BUILT_IN[NEWEST]
print(all(finish(new_game(1 + seed % 4, edition=newest), Dice(seed)) for seed in range(80)))
print({read(path.read_text(encoding="utf-8")).setup.edition for path in Path("tests/games").glob("*.txt")})
"""


def run(code: str) -> "subprocess.CompletedProcess[str]":
    """Run code with the plain engine, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_a_new_card_is_in_new_games_and_old_records_replay_without_it() -> None:
    done = run(NEW_CARD)
    assert done.stderr == ""
    *said, editions = done.stdout.splitlines()
    assert said == ["draw throw-away market 1 True", "[True]", "[14, 17]", "True"]
    assert "standard-1" in editions


@pytest.mark.parametrize(
    ("content", "name"),
    [("board.PLACES", "PLACES"), ("tokens.STACKS", "STACKS"), ("cards.QUEUE_PRICES", "SLOTS")],
)
def test_another_size_of_the_board_is_refused_at_import(content: str, name: str) -> None:
    """These sizes are written out for the compiler, so they cannot follow the content by themselves."""
    change = f"from lantern.content import board, cards, tokens; {content}.append({content}[-1])"
    assert f"AssertionError: {name} is " in run(f"{change}; import lantern.engine.setup").stderr
