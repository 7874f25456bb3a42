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
cards.CARDS.insert(cards.find("levi-coffin") + 1, cards.general(1, "throw-away", cards.EachGains(9)))

from lantern.engine import actions
from lantern.engine.flow import apply, legal
from lantern.engine.playout import play_out
from lantern.notation import number, word
from tests.tables import let_chance, start, table

new = cards.find("throw-away")
total = len({word(answer) for answer in range(actions.ANSWERS)})
print(word(actions.answer("draw", new)), word(actions.answer("market", 0)), total == actions.ANSWERS)
s = start(2, chance=["draw throw-away"])
print(new in s.queue)
s = table(2, queue=["throw-away"], money=[8, 8])
apply(s, number("buy 1"))
print(s.money)
print(all(play_out(players, seed) for players in (1, 2, 3, 4) for seed in range(20)))
"""


def run(code: str) -> "subprocess.CompletedProcess[str]":
    """Run code with the plain engine, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


def test_a_new_card_is_drawn_and_bought() -> None:
    done = run(NEW_CARD)
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["draw throw-away market 1 True", "True", "[14, 17]", "True"]


@pytest.mark.parametrize(
    ("content", "name"),
    [("board.PLACES", "PLACES"), ("tokens.STACKS", "STACKS"), ("cards.QUEUE_PRICES", "SLOTS")],
)
def test_another_size_of_the_board_is_refused_at_import(content: str, name: str) -> None:
    """These sizes are written out for the compiler, so they cannot follow the content by themselves."""
    change = f"from lantern.content import board, cards, tokens; {content}.append({content}[-1])"
    assert f"AssertionError: {name} is " in run(f"{change}; import lantern.engine.setup").stderr
