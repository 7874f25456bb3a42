"""Write down a position in a few lines and ask an expert what to do.

python examples/hint.py
"""

import lantern
from lantern.explain.hints import hint
from lantern.players.base import Budget
from lantern.players.search import Search

POSITION = """\
lantern position 1
players 1
seat 1 conductor $4
people rochester 1 kentucky 1
catchers yellow maine
hand 1 conductor-3x1 1
"""


def advice(text: str, rollouts: int = 200) -> list[str]:
    """Return what matters at a position, where to look, and what an expert would answer."""
    game = lantern.Game(position=text, seed=1)
    found = hint(Search(), game.table, game.actor, Budget(games=rollouts))
    return [*map(str, found.matters), str(found.area), f"An expert answers: {lantern.Answer(found.answer)}"]


if __name__ == "__main__":
    print("\n".join(advice(POSITION)))
