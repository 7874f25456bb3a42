"""Answers in words, as records, tests and people write them: `from kentucky`, `roll purple west 2`."""

from typing import Final

from lantern.content.board import DISTANCES
from lantern.content.cards import CARDS, QUEUE_PRICES
from lantern.content.markets import SIZES
from lantern.content.roles import ROLES
from lantern.content.tokens import STACKS
from lantern.content.victory import MOST_PLAYERS
from lantern.engine import actions
from lantern.engine.board import COLOURS, SPOT_IDS
from lantern.engine.tokens import KINDS, stack_of

SEATS: Final = range(1, MOST_PLAYERS + 1)
SLOTS: Final = range(1, len(QUEUE_PRICES) + 1)


def kind_word(kind: int) -> str:
    """Name a token in a hand; the grey ones stay recognisable (R5.7)."""
    name = STACKS[stack_of(kind)].id
    return name if kind < len(STACKS) else f"grey {name}"


def roll_words() -> list[str]:
    """Name every result of the dice."""
    ways = [f"{way} {distance}" for way in ("west", "east") for distance in DISTANCES]
    return ["roll walking"] + [f"roll {colour} {way}" for colour in COLOURS for way in ways]


PLAIN: Final = ["done", "pass", "money", "benefit", "special", "shield", "reserve", "this", "that", "west", "east"]

# The words of each range of answers, with the number at which the range starts.
RANGES: Final[list[tuple[int, list[str]]]] = [
    (actions.DONE, PLAIN),
    (actions.HOLD, [f"hold {colour}" for colour in COLOURS]),
    (actions.SEAT, [f"seat {seat}" for seat in SEATS]),
    (actions.SLOT, [f"card {slot}" for slot in SLOTS]),
    (actions.BUY, [f"buy {slot}" for slot in SLOTS]),
    (actions.PLAY, [f"play {kind_word(kind)}" for kind in range(KINDS)]),
    (actions.TAKE, [f"take {seat} {stack.id}" for seat in SEATS for stack in STACKS]),
    (actions.READY, [f"ready {seat}" for seat in SEATS]),
    (actions.UNREADY, [f"unready {seat}" for seat in SEATS]),
    (actions.FROM, [f"from {spot}" for spot in SPOT_IDS]),
    (actions.TO, [f"to {spot}" for spot in SPOT_IDS]),
    (actions.AMOUNT, [f"amount {amount}" for amount in range(actions.MOST + 1)]),
    (actions.ROLL, roll_words()),
    (actions.DRAW, [f"draw {card.id}" for card in CARDS]),
    (actions.LOAD, [f"market {card}" for card in range(1, len(SIZES) + 1)]),
    (actions.ROLE, [f"role {role.id}" for role in ROLES]),
    (actions.LEAD, [f"lead {seat}" for seat in SEATS]),
]


def all_words(ranges: list[tuple[int, list[str]]], count: int) -> list[str]:
    """Return the words of `count` answers, in the order of their numbers; each range must fill its place exactly."""
    ends = [*(first for first, _words in ranges[1:]), count]
    found: list[str] = []
    for (first, words), end in zip(ranges, ends, strict=True):
        if len(words) != end - first:
            raise AssertionError(f"{end - first} answers from {first} on, but {len(words)} words: {words[0]!r}, …")
        found += words
    if len(set(found)) != count:
        raise AssertionError("two answers share their words")
    return found


WORDS: Final = all_words(RANGES, actions.ANSWERS)
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
