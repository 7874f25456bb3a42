"""The lines of a position by their keys, and the values on them; every mistake is named with its line."""

from typing import Final

from lantern.engine.board import (
    bits_of,
)
from lantern.engine.state import NO_CARD
from lantern.errors import LanternError
from lantern.position.words import (
    HEAD,
    LARGEST,
    MOST_LINES,
    NONE,
)

KEYS: Final = (
    *("edition", "players", "side", "options", "goal", "lost-limit", "round", "phase", "period", "lead", "outcome"),
    *("freed", "lost", "transit", "plantations", "people", "catchers", "market", "captured", "market-deck"),
    *("seat", "hand", "tokens", "queue", "deck", "deck-unknown", "deck-top", "shuffles", "unseen"),
    *("used", "played", "civil-war", "opposition-entered", "ask"),
)
MANY: Final = ("edition", "seat", "hand", "ask")  # may stand on several lines


class PositionError(LanternError):
    """A position cannot be read; says in which line, and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}" if line else why)
        self.line = line


class Lines:
    """The lines of a position by their keys."""

    def __init__(self, text: str) -> None:
        self._found: dict[str, list[tuple[int, list[str]]]] = {}
        rows = [(number, row.split("#")[0].split()) for number, row in enumerate(text.splitlines(), start=1)]
        rows = [(number, words) for number, words in rows if words]
        if not rows or " ".join(rows[0][1]) != HEAD:
            raise PositionError(1, f"this is no position of a game (it would begin with '{HEAD}')")
        if len(rows) > MOST_LINES:
            raise PositionError(0, f"a position has at most {MOST_LINES} lines")
        for number, (key, *words) in rows[1:]:
            if key not in KEYS:
                raise PositionError(number, f"'{key}' is nothing a position can say")
            if key in self._found and key not in MANY:
                raise PositionError(number, f"'{key}' stands there twice")
            self._found.setdefault(key, []).append((number, words))

    def all(self, key: str) -> list[tuple[int, list[str]]]:
        """Return all lines with a key, each with its number."""
        return self._found.get(key, [])

    def text(self, key: str) -> str:
        """Return all lines with a key as one text."""
        return "\n".join(" ".join(words) for _line, words in self.all(key))

    def words(self, key: str) -> tuple[int, list[str]] | None:
        """Return the words of the only line with a key."""
        found = self.all(key)
        return found[0] if found else None

    def number(self, key: str, default: int, low: int = 0, high: int = LARGEST) -> int:
        """Return a number."""
        found = self.words(key)
        if found is None:
            return default
        line, words = found
        if len(words) != 1:
            raise PositionError(line, f"'{key}' needs one number")
        return whole(line, words[0], low, high)

    def choice(self, key: str, ids: list[str], default: int) -> int:
        """Return which of some words stands there."""
        found = self.words(key)
        if found is None:
            return default
        line, words = found
        if len(words) != 1:
            raise PositionError(line, f"'{key}' needs one word: {', '.join(ids)}")
        return index(line, words[0], ids)

    def numbers(self, key: str, default: list[int]) -> list[int]:
        """Return a row of numbers."""
        found = self.words(key)
        return default if found is None else [whole(found[0], word) for word in found[1]]

    def in_order(self, key: str, ids: list[str]) -> list[int] | None:
        """Return a row of things, some of which may be missing."""
        found = self.words(key)
        if found is None:
            return None
        line, words = found
        return [NO_CARD if word == NONE else index(line, word, ids) for word in words]

    def members(self, key: str, ids: list[str], default: int) -> int:
        """Return a set of things."""
        found = self.words(key)
        return default if found is None else bits_of([index(found[0], word, ids) for word in found[1]])


def whole(line: int, text: str, low: int = 0, high: int = LARGEST) -> int:
    """Return a whole number."""
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(LARGEST)) or not low <= int(text) <= high:
        raise PositionError(line, f"'{text[:20]}' is not a whole number from {low} to {high}")
    return int(text)


def index(line: int, text: str, ids: list[str]) -> int:
    """Return the number of the thing with this name."""
    if text not in ids:
        some = ", ".join(ids[:6]) + (", …" if len(ids) > 6 else "")
        raise PositionError(line, f"'{text[:40]}' is not known here; it would be one of {some}")
    return ids.index(text)


def counts_of(line: int, words: list[str], ids: list[str]) -> list[int]:
    """Return how many there are of each thing, from pairs of a name and a number."""
    counts = [0] * len(ids)
    if len(words) % 2:
        raise PositionError(line, "names and numbers come in pairs, as in 'kentucky 1 newport 2'")
    for name, count in zip(words[::2], words[1::2], strict=True):
        counts[index(line, name, ids)] += whole(line, count)
    return counts
