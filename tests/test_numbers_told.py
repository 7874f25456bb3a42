"""Lantern's own numbers in docs/rules.md are those the game is played with."""

import re
from pathlib import Path

from lantern.content.markets import SIZES, cards_for
from lantern.content.victory import CHALLENGING, GOALS, MANUAL, NORMAL

RULES = (Path(__file__).parent.parent / "docs" / "rules.md").read_text(encoding="utf-8")


def rows(section: str) -> list[list[str]]:
    """Return the cells of all rows of tables in a section."""
    (text,) = re.findall(rf'<a id="{section}"></a>.*?(?=\n### )', RULES, re.DOTALL)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


def test_market_cards() -> None:
    told = {row[0]: row[1:] for row in rows("board-market")}
    assert [int(cell) for cell in told["People"]] == SIZES
    for players in (1, 2, 3, 4):
        cards = cards_for(players)
        assert told[str(players)] == [f"{cards[0] + 1}–{cards[-1] + 1}", str(sum(SIZES[card] for card in cards))]


def test_victory_cards() -> None:
    told = {row[0]: row[1:6] for row in rows("board-victory")}
    for players in (1, 2, 3, 4):
        normal, challenging, manual = (GOALS[side][players - 1] for side in (NORMAL, CHALLENGING, MANUAL))
        numbers = [normal.freed, normal.lost, challenging.freed, challenging.lost, manual.freed]
        assert told[str(players)] == [str(number) for number in numbers]
