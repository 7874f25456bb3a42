"""Read the record of a finished game and print its turning points: where the chance of a win changed most.

python examples/turning_points.py game.txt
"""

import sys
from pathlib import Path

import lantern
from lantern.explain.review import review


def turning_points(text: str, rollouts: int = 8) -> list[str]:
    """Return a line for each turning point, in the order of the game."""
    game = lantern.Game.read(text)
    found = []
    for point in review(game.record, rollouts).turning:
        who = "chance" if point.who < 0 else f"seat {point.who + 1}"
        answers = ", ".join(str(lantern.Answer(answer)) for answer in game.record.answers[point.first : point.last])
        found.append(f"round {point.round}, {who}: {100 * point.change:+.0f} points ({answers})")
    return found


if __name__ == "__main__":
    print("\n".join(turning_points(Path(sys.argv[1]).read_text(encoding="utf-8"))))
