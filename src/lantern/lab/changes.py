"""Other numbers than the printed ones, for a study.

Content is lists, and the rules make their tables from them when they are imported. So a number is changed in content
before the rules are imported, in a process of its own: rules, computer players and speed stay what they are. Therefore
this module imports nothing above content.
"""

import json
import sys
from collections.abc import Iterable, Iterator, MutableSequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from lantern.content import board, cards, markets, roles, tokens, victory
from lantern.content.validate import ContentError, validate
from lantern.lab.failure import LabError

# What has an id and fields: "plantation.west.light".
TABLES: Final[dict[str, MutableSequence[Any]]] = {
    "place": board.PLACES,
    "plantation": board.PLANTATIONS,
    "role": roles.ROLES,
    "stack": tokens.STACKS,
}
# Rows of numbers, whole or one of them, counted from 1: "market.sizes", "market.sizes.7".
ROWS: Final[dict[str, MutableSequence[Any]]] = {
    "market.sizes": markets.SIZES,
    "market.first": markets.FIRST,
    "queue.prices": cards.QUEUE_PRICES,
    "pass.money": tokens.PASS_MONEY,
    "support.counts": tokens.SUPPORT_COUNTS,
    "opposition.few": cards.OPPOSITION_FEW,
    "opposition.many": cards.OPPOSITION_MANY,
}
GOAL: Final = "victory"  # "victory.normal.2.freed"
RULES: Final = "lantern.engine"


class Entry(NamedTuple):
    """Where a number stands: a place in a list, and a field of what stands there."""

    row: MutableSequence[Any]
    place: int
    field: str = ""

    def get(self) -> Any:
        """Return the number."""
        return getattr(self.row[self.place], self.field) if self.field else self.row[self.place]

    def put(self, value: Any) -> None:
        """Replace the number."""
        self.row[self.place] = self.row[self.place]._replace(**{self.field: value}) if self.field else value


def entry(address: str) -> Entry:
    """Find a number by its address; a LabError tells what could have been said."""
    words = address.split(".")
    if words[0] in TABLES and len(words) == 3:
        table = TABLES[words[0]]
        ids = [each.id for each in table]
        return Entry(table, known(address, words[1], ids), field_of(address, words[2], table[0]))
    if words[0] == GOAL and len(words) == 4:
        goals = victory.GOALS[victory.SIDES[known(address, words[1], victory.SIDES)]]
        return Entry(goals, known(address, words[2], ["1", "2", "3", "4"]), field_of(address, words[3], goals[0]))
    row = ROWS.get(".".join(words[:2]))
    if row is not None and len(words) == 3:
        return Entry(row, known(address, words[2], [str(number + 1) for number in range(len(row))]))
    kinds = [*(f"{table}.ID.FIELD" for table in TABLES), f"{GOAL}.SIDE.PLAYERS.FIELD", *ROWS]
    raise LabError(f"there is no number {address!r} to change; there are {', '.join(kinds)}")


def known(address: str, word: str, words: list[str]) -> int:
    """Return the place of one word of an address among those it could be."""
    if word not in words:
        raise LabError(f"{address!r}: {word!r} is not one of {', '.join(words)}")
    return words.index(word)


def field_of(address: str, word: str, example: Any) -> str:
    """Return a field that holds a number or a row of numbers."""
    fields = [name for name in example._fields if is_number(getattr(example, name)) or is_row(getattr(example, name))]
    known(address, word, fields)
    return word


def is_number(value: object) -> bool:
    """Tell whether this is a number, or yes or no."""
    return isinstance(value, int)


def is_row(value: object) -> bool:
    """Tell whether this is a row of numbers."""
    return isinstance(value, list | tuple) and all(is_number(each) for each in value)


def written(numbers: dict[str, object]) -> tuple[str, ...]:
    """Return changes in their one written form, in order; what changes nothing is left out."""
    found: dict[str, str] = {}
    for address, value in numbers.items():
        for where, single in singles(address, value):
            old = entry(where).get()
            if fitting(where, single, old) != old:
                found[where] = f"{where}={json.dumps(single, separators=(',', ':'))}"
    return tuple(found[where] for where in sorted(found))


def singles(address: str, value: object) -> Iterator[tuple[str, object]]:
    """Take a whole row apart, so that every change has one form."""
    row = ROWS.get(address)
    if row is None:
        yield address, value
        return
    if not isinstance(value, list) or len(value) != len(row):
        raise LabError(f"{address!r} has {len(row)} entries, so it cannot become {value!r}")
    for place, each in enumerate(value, start=1):
        yield f"{address}.{place}", each


def fitting(address: str, value: object, old: object) -> object:
    """Return a new value in the shape of the old one."""
    if is_row(old) and isinstance(old, tuple):
        if isinstance(value, list) and len(value) == len(old) and all(type(each) is int for each in value):
            return tuple(value)
    elif type(value) is type(old):
        return value
    raise LabError(f"{address!r} is {json.dumps(old)}, so it cannot become {json.dumps(value, default=str)}")


def change(changes: Iterable[str]) -> list[tuple[Entry, Any]]:
    """Change the content; return what stood there before."""
    before = []
    for text in changes:
        address, _, value = text.partition("=")
        where = entry(address)
        before.append((where, where.get()))
        where.put(fitting(address, json.loads(value), where.get()))
    return before


@contextmanager
def changed(changes: Iterable[str]) -> Iterator[None]:
    """Change the content for a moment, to look at it; rules that are at work do not notice all of it."""
    before = change(changes)
    try:
        yield
    finally:
        for where, value in reversed(before):
            where.put(value)


def check(changes: Iterable[str]) -> None:
    """Raise a LabError if nobody could play with these numbers."""
    with changed(changes):
        try:
            validate()
        except ContentError as error:
            raise LabError(f"these numbers are impossible: {'; '.join(str(error).splitlines())}") from error


def change_for_good(changes: tuple[str, ...]) -> None:
    """Change the content of this process, in which the rules have not been imported yet."""
    if changes and any(name == RULES or name.startswith(f"{RULES}.") for name in sys.modules):
        raise LabError("the rules are already at work in this process; content can no longer be changed")
    change(changes)
