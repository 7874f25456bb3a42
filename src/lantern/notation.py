"""Answers in words, as records, tests and people write them: `from kentucky`, `roll purple west 2`."""

from typing import Final

from lantern.engine.actions import TABLE

WORDS: Final = [f"{kind.word} {thing}".rstrip() for kind in TABLE for thing in kind.things]
NUMBERS: Final = {word: number for number, word in enumerate(WORDS)}
if len(NUMBERS) != len(WORDS):
    raise AssertionError("two answers share their words")


def word(answer: int) -> str:
    """Return an answer in words."""
    return WORDS[answer]


def number(text: str) -> int:
    """Return the answer of these words; a ValueError says what cannot be read."""
    answer = NUMBERS.get(" ".join(text.split()))
    if answer is None:
        raise ValueError(f"{text!r} is not an answer")
    return answer
