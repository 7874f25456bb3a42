"""The Slave Market cards: how many people each carries. Their sizes and sets are estimates."""

from typing import Final

from lantern.content.source import ESTIMATE, RULEBOOK

SOURCE: Final = ESTIMATE  # of sizes and sets
CARDS_IN_BOX: Final = 18
CARDS_IN_GAME: Final = 8  # one is sold each round
FACE_UP: Final = 3
CARDS_SOURCE: Final = RULEBOOK  # of the three numbers above

# Card 1 comes first. One player uses cards of their own, two and three players the same ones.
SIZES: Final[list[int]] = [7, 7, 6, 6, 6, 6, 6, 6, 7, 7, 8, 8, 8, 9, 9, 9, 9, 10]

# The first card (counted from 0) of the eight used by one, two, three and four players.
FIRST: Final[list[int]] = [0, 8, 8, 10]


def cards_for(players: int) -> range:
    """Return the numbers (from 0) of the cards used by this many players."""
    first = FIRST[players - 1]
    return range(first, first + CARDS_IN_GAME)
