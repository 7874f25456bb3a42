"""How many people does random play bring to Canada? Plays a hundred games and prints the average.

python examples/average_freed.py
"""

import random
from statistics import mean

import lantern


def freed_by_random_play(seed: int, players: int = 2) -> int:
    """Play one game with random answers; return how many people were freed."""
    dice = random.Random(seed)
    game = lantern.Game(players=players, seed=seed)
    while not game.over:
        game.play(dice.choice(game.legal))
    return game.freed


if __name__ == "__main__":
    print(f"{mean(freed_by_random_play(seed) for seed in range(100)):.2f} people freed on average")
