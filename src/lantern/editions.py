"""Editions: the numbers a game is played with, built in or from a small TOML file.

    name = "My box"
    source = "box"                      # who says so
    [victory.normal.2]
    freed = 11
    lost = 14
    [market]
    sizes = [7, 7, 6, 6, 6, 6, 6, 6, 7, 7, 8, 8, 8, 9, 9, 9, 9, 10]

What a file leaves out is as in the edition it is based on. The text goes into every record of its games, so that they
can be replayed anywhere, whatever becomes of the file.
"""

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from lantern.content.cards import NEWEST_EDITION
from lantern.content.printed import Content, printed
from lantern.content.source import SOURCES
from lantern.content.validate import ContentError, validate
from lantern.content.victory import MOST_PLAYERS
from lantern.engine.edition import STANDARD, Edition, edition_of
from lantern.engine.state import fields_of
from lantern.errors import LanternError

FIRST: Final = STANDARD.name  # of records that name none
NEWEST: Final = f"standard-{NEWEST_EDITION}"  # of new games
MOST_TEXT: Final = 8192
NAME: Final = re.compile(r"\w(?:[\w ,.()-]{0,60}[\w.)])?")
HEAD: Final = ("name", "based-on", "source")
# What can be changed: rows of numbers and single ones, by their address in the file and their name in the content.
ROWS: Final = {
    "market.sizes": "market_sizes",
    "queue.prices": "queue_prices",
    "money.pass": "pass_money",
    "opposition.few": "opposition_few",
    "opposition.many": "opposition_many",
    "die.faces": "die",
}
SINGLE: Final = {"money.start": "start_money", "money.more": "more_money"}
TABLES: Final = {
    "plantation": ("plantations", ("light",)),
    "stack": ("stacks", ("price", "counts")),
    "role": ("roles", ("money", "money_after")),
}
GOAL_FIELDS: Final = ("freed", "lost")


class EditionError(LanternError):
    """No game can be played with these numbers; says which entry is wrong."""


# Built-in editions never change: other numbers and more cards get another name, and old games keep theirs.
STANDARDS: Final[dict[str, Content]] = {
    f"standard-{number}": printed(number) for number in range(1, NEWEST_EDITION + 1)
}
FILES: Final = ("first-journey-1",)  # of the package, in `content`: the same kind of file as people write


def built_in_text(name: str) -> str:
    """Return the file of a built-in edition."""
    return (files("lantern") / "content" / f"{name}.toml").read_text(encoding="utf-8")


@cache
def find(text: str) -> Edition:
    """Return the edition of this name, or of this TOML text."""
    if text in BUILT_IN:
        return BUILT_IN[text]
    entries = parsed(text)
    head = head_of(entries)
    return edition_of(head["name"], written(head, addresses(entries)), content_of(text))


@cache
def content_of(text: str) -> Content:
    """Return the content with the numbers of an edition; an EditionError says what is wrong with it."""
    if text in CONTENT:
        return CONTENT[text]
    entries = parsed(text)
    return with_numbers(CONTENT[head_of(entries)["based-on"]], entries)


def with_numbers(content: Content, entries: dict[str, Any]) -> Content:
    """Return content with the numbers of a file, checked."""
    for address, value in addresses(entries):
        content = changed(content, address, value)
    try:
        validate(content)
    except ContentError as error:
        raise EditionError(f"these numbers are impossible: {'; '.join(str(error).splitlines())}") from error
    return content


def parsed(text: str) -> dict[str, Any]:
    """Read the text as TOML."""
    if len(text) > MOST_TEXT:
        raise EditionError(f"an edition has at most {MOST_TEXT} characters")
    if "=" not in text:  # rather the name of one than its numbers
        raise EditionError(f"there is no edition {text!r}; there are {', '.join(BUILT_IN)}")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EditionError(f"this is no edition: {error}") from error


def head_of(entries: dict[str, Any]) -> dict[str, str]:
    """Return name, base and source of an edition."""
    head = {"based-on": NEWEST, "source": SOURCES[0]} | {key: entries[key] for key in HEAD if key in entries}
    name = head.get("name")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise EditionError('an edition needs a name of letters, figures and spaces, such as: name = "My box"')
    if head["name"] in BUILT_IN:
        raise EditionError(f"{head['name']!r} is the name of a built-in edition; choose another one")
    if head["based-on"] not in BUILT_IN:
        raise EditionError(f"there is no edition {head['based-on']!r} to be based on; there are {', '.join(BUILT_IN)}")
    if head["source"] not in SOURCES:
        raise EditionError(f"there is no source {head['source']!r}; there are {', '.join(SOURCES)}")
    return head


def addresses(entries: dict[str, Any], prefix: str = "") -> list[tuple[str, Any]]:
    """Return every number of a file with its address, such as `victory.normal.2.freed`."""
    found: list[tuple[str, Any]] = []
    for key, value in entries.items():
        if isinstance(value, dict):
            found += addresses(value, f"{prefix}{key}.")
        elif prefix or key not in HEAD:
            found.append((f"{prefix}{key}", value))
    return found


def changed(content: Content, address: str, value: object) -> Content:
    """Return content with one number, or one row of numbers, changed."""
    match address.split("."):
        case _ if address in ROWS:
            field = ROWS[address]
            return content._replace(**{field: like(address, value, getattr(content, field))})
        case _ if address in SINGLE:
            return content._replace(**{SINGLE[address]: like(address, value, 0)})
        case [*row, number] if ".".join(row) in ROWS:
            return with_entry(content, address, ROWS[".".join(row)], number, value)
        case ["market", "first"]:
            firsts = [number - 1 for number in like(address, value, content.market_first)]  # people count from 1
            return content._replace(market_first=firsts)
        case ["support", "counts"]:
            return content._replace(support_counts=like(address, value, content.support_counts))
        case ["victory", side, players, field] if side in content.goals and field in GOAL_FIELDS:
            return with_goal(content, address, side, players, field, value)
        case [table, name, field] if table in TABLES and field in TABLES[table][1]:
            return with_row(content, address, table, name, field, value)
    known = [*ROWS, *SINGLE, "market.first", "support.counts", "victory.SIDE.PLAYERS.freed (or lost)"]
    known += [f"{table}.ID.{field}" for table, (_rows, fields) in TABLES.items() for field in fields]
    raise EditionError(f"there is no number {address!r}; there are {', '.join(known)}")


def with_entry(content: Content, address: str, field: str, number: str, value: object) -> Content:
    """Change one number of a row, counted from 1."""
    row: Any = getattr(content, field)
    if number not in [str(place + 1) for place in range(len(row))]:
        raise EditionError(f"{address!r}: there are only {len(row)} numbers")
    entries = [*row]
    entries[int(number) - 1] = like(address, value, 0)
    changes: dict[str, Any] = {field: type(row)(entries)}
    return content._replace(**changes)


def with_goal(content: Content, address: str, side: str, players: str, field: str, value: object) -> Content:
    """Change one number of a victory card."""
    if players not in [str(number + 1) for number in range(MOST_PLAYERS)]:
        raise EditionError(f"{address!r}: the game is for one to {MOST_PLAYERS} players")
    goals = [*content.goals[side]]
    place = int(players) - 1
    goals[place] = goals[place]._replace(**{field: like(address, value, 0)})
    return content._replace(goals={**content.goals, side: goals})


def with_row(content: Content, address: str, table: str, name: str, field: str, value: object) -> Content:
    """Change one field of what has an id."""
    rows: list[Any] = [*getattr(content, TABLES[table][0])]
    ids = [row.id for row in rows]
    if name not in ids:
        raise EditionError(f"{address!r}: {name!r} is not one of {', '.join(ids)}")
    place = ids.index(name)
    rows[place] = rows[place]._replace(**{field: like(address, value, getattr(rows[place], field))})
    with_rows: dict[str, Any] = {TABLES[table][0]: rows}
    return content._replace(**with_rows)


def like(address: str, value: object, old: Any) -> Any:
    """Return a value in the shape of the old one."""
    if isinstance(old, list | tuple) and isinstance(value, list) and len(value) == len(old):
        return type(old)([like(address, new, before) for new, before in zip(value, old, strict=True)])
    if type(value) is int and type(old) is int:
        return value
    raise EditionError(f"{address!r} is {shown(old)}, so it cannot become {shown(value)[:60]}")


def variant_of(based_on: str, numbers: dict[str, object]) -> tuple[str, list[tuple[str, object]]]:
    """Return an edition that differs from another by some numbers, checked, and those that really differ."""
    base = CONTENT[based_on]
    differing = [each for each in sorted(numbers.items()) if changed(base, *each) != base]
    if not differing:
        return based_on, []
    text = written({"name": "Variant", "based-on": based_on, "source": SOURCES[0]}, differing)
    content_of(text)
    return text, differing


def fingerprint(edition: Edition) -> str:
    """Return a short hash of all numbers of an edition."""
    numbers = sorted((name, value) for name, value in fields_of(edition).items() if name not in ("name", "text"))
    return sha256(repr(numbers).encode()).hexdigest()[:8]


def shown(value: object) -> str:
    """Write a value as the file would."""
    return str(value).replace("(", "[").replace(")", "]")


def written(head: dict[str, str], numbers: Iterable[tuple[str, object]]) -> str:
    """Return the text of an edition in its one form: a line for each number, in order."""
    lines = [f'{key} = "{head[key]}"' for key in HEAD]
    return "\n".join([*lines, *(f"{address} = {shown(value)}" for address, value in sorted(numbers))])


def content_of_file(name: str) -> Content:
    """Return the content of a built-in edition that is a file."""
    entries = parsed(built_in_text(name))
    return with_numbers(STANDARDS[entries["based-on"]], entries)


CONTENT: Final[dict[str, Content]] = STANDARDS | {name: content_of_file(name) for name in FILES}
BUILT_IN: Final[dict[str, Edition]] = {
    name: STANDARD if name == FIRST else edition_of(name, name, content) for name, content in CONTENT.items()
}
