"""Answers in words, as records, tests and people write them: `from kentucky`, `roll purple west 2`."""

from typing import Final

from lantern.content.board import DISTANCES
from lantern.content.cards import CARDS
from lantern.content.markets import SIZES
from lantern.content.roles import ROLES
from lantern.content.tokens import STACKS
from lantern.engine import actions as say
from lantern.engine.board import COLOURS, SPOT_IDS
from lantern.engine.tokens import KINDS, stack_of

SEATS: Final = range(1, 5)
SLOTS: Final = range(1, 6)


def kind_word(kind: int) -> str:
    """Name a token in a hand; the grey ones stay recognisable (R5.7)."""
    name = STACKS[stack_of(kind)].id
    return name if kind < len(STACKS) else f"grey {name}"


def roll_words() -> list[str]:
    """Name every result of the dice."""
    ways = [f"{way} {distance}" for way in ("west", "east") for distance in DISTANCES]
    return ["roll walking"] + [f"roll {colour} {way}" for colour in COLOURS for way in ways]


def all_words() -> list[str]:
    """Return the words of every answer, in the order of their numbers."""
    words = ["done", "pass", "money", "benefit", "special", "shield", "reserve", "this", "that", "west", "east"]
    words += [f"hold {colour}" for colour in COLOURS]
    words += [f"seat {seat}" for seat in SEATS]
    words += [f"card {slot}" for slot in SLOTS]
    words += [f"buy {slot}" for slot in SLOTS]
    words += [f"play {kind_word(kind)}" for kind in range(KINDS)]
    words += [f"take {seat} {stack.id}" for seat in SEATS for stack in STACKS]
    words += [f"ready {seat}" for seat in SEATS]
    words += [f"unready {seat}" for seat in SEATS]
    words += [f"from {spot}" for spot in SPOT_IDS]
    words += [f"to {spot}" for spot in SPOT_IDS]
    words += [f"amount {amount}" for amount in range(say.MOST + 1)]
    words += roll_words()
    words += [f"draw {card.id}" for card in CARDS]
    words += [f"market {card}" for card in range(1, len(SIZES) + 1)]
    words += [f"role {role.id}" for role in ROLES]
    words += [f"lead {seat}" for seat in SEATS]
    return words


WORDS: Final = all_words()
NUMBERS: Final = {word: number for number, word in enumerate(WORDS)}


def word(answer: int) -> str:
    """Return an answer in words."""
    return WORDS[answer]


def number(text: str) -> int:
    """Return the answer of these words; a ValueError says what cannot be read."""
    answer = NUMBERS.get(" ".join(text.split()))
    if answer is None:
        raise ValueError(f"{text!r} is not an answer")
    return answer
