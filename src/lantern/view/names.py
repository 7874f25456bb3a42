"""The names of things, as texts of the catalogue."""

from collections.abc import Sequence
from functools import cache

from lantern.content.cards import CARDS, HOUSE_FUGITIVE_ACT
from lantern.content.roles import ROLES
from lantern.content.tokens import PERIOD_YEARS, STACKS
from lantern.engine.board import COLOURS, SPOT_IDS
from lantern.engine.queue import card_text
from lantern.engine.state import State
from lantern.engine.tokens import stack_of
from lantern.words import Arg, Text


@cache
def place(spot: int) -> Text:
    """Name a place, a plantation, Canada, the market or the Lost track."""
    return Text(f"place-{SPOT_IDS[spot]}")


@cache
def catcher(number: int) -> Text:
    """Name a catcher by its colour."""
    return Text(f"catcher-{COLOURS[number]}")


@cache
def card(number: int) -> Text:
    """Name a card."""
    return Text(f"card-{CARDS[number].id}")


def is_house(s: State, number: int) -> bool:
    """Tell whether a house rule replaces the text of a card in this game (R13)."""
    return card_text(s, number) is HOUSE_FUGITIVE_ACT


def card_part(number: int, part: str, house: bool) -> Text:
    """Name what a card says, `short` or `effect`, by the printed text or by that of the house rule."""
    return Text(f"card-{CARDS[number].id}.{'house-' if house else ''}{part}")


def card_words(s: State, number: int, part: str) -> Text:
    """Name what a card says in this game."""
    return card_part(number, part, is_house(s, number))


@cache
def role(number: int) -> Text:
    """Name a role."""
    return Text(f"role-{ROLES[number].id}")


@cache
def token(kind: int) -> Text:
    """Name a token; the grey one is recognisable."""
    name = Text(f"token-{STACKS[stack_of(kind)].id}")
    return name if kind < len(STACKS) else Text("token-grey", {"token": name})


def years(period: int) -> str:
    """Name a period by its years."""
    return PERIOD_YEARS[period]


class Names:
    """Names for the seats of one table: the people's own, or their roles."""

    def __init__(self, s: State, names: Sequence[str] = ()) -> None:
        self._roles = s.roles
        self._names = names

    def seat(self, number: int) -> Arg:
        """Name a seat."""
        if self._names:
            return self._names[number]
        if number < len(self._roles):
            return role(self._roles[number])
        return Text("seat", {"number": number + 1})
