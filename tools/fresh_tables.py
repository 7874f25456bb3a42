"""A pytest plugin for mutation testing: tables that the rules build at import are built again for every test.

mutmut imports the rules once and turns a mutant on only then, so a table made at import would never show it.
"""

import pytest

from lantern.content.cards import CARDS
from lantern.engine import cards


@pytest.fixture(autouse=True)
def rebuild_questions() -> None:
    """Let the cards ask what the mutant would have them ask."""
    cards.QUESTIONS[:] = [cards.questions(card.when_bought) for card in CARDS]
