"""The token board: what lies in each period's column, and what it costs now."""

from typing import Final

from rich.table import Table
from rich.text import Text as Styled

from lantern.content.tokens import PERIOD_YEARS
from lantern.content.tokens import STACKS as PRINTED
from lantern.drawing import palette
from lantern.drawing.canvas import run
from lantern.engine.ending import LAST_PERIOD
from lantern.engine.state import State
from lantern.engine.tokens import COLUMN, FIRST_FUNDS, GREY, STACKS, SUPPORT, is_conductor, price, support_count
from lantern.terminal.panels import heading
from lantern.words import Text, Words

WIDE: Final = 40


def token_board(s: State, words: Words, width: int) -> Table | Styled:
    """Return the token board, a row for each period; narrow ones take two lines to a period."""
    if width < WIDE:
        cost = f"{words.say(Text('t-support'))} ${support_price(s)}"
        head = heading(words.say(Text("t-tokens")), cost, width)
        return Styled("\n").join([head, *[narrow_row(s, words, period) for period in range(LAST_PERIOD + 1)]])
    grid = Table.grid(padding=(0, 1))
    names = [words.say(Text(key)) for key in ("t-tokens", "t-support", "t-conductor", "t-funds")]
    grid.add_row(*[Styled(each, palette.HEAD if place == 0 else palette.QUIET) for place, each in enumerate(names)])
    for period in range(LAST_PERIOD + 1):
        years, support, conductors, funds = cells(s, period)
        cost = f"${support_price(s)} ({support})" if support_left(s, period) else support
        style = "" if period <= s.period else palette.QUIET
        grid.add_row(*[run(each, style) for each in (years, cost, conductors, funds)])
    return grid


def narrow_row(s: State, words: Words, period: int) -> Styled:
    """Return a period in two short lines."""
    years, support, conductors, funds = cells(s, period)
    line = Styled(no_wrap=True, style="" if period <= s.period else palette.QUIET)
    line.append(f"{years} {words.say(Text('t-support'))} {support} {words.say(Text('t-funds'))} {funds}\n")
    return line.append(f"   {conductors}")


def cells(s: State, period: int) -> list[str]:
    """Return years, Support, Conductor stacks and Fundraising of one period."""
    conductors = [stack for stack in range(STACKS) if COLUMN[stack] == period and is_conductor(stack)]
    funds = next(stack for stack in range(FIRST_FUNDS, STACKS) if COLUMN[stack] == period)
    counts = [support_left(s, period), s.stock[funds]]
    support, money = [str(count) for count in counts]
    return [PERIOD_YEARS[period], support, "  ".join(conductor_cell(s, stack) for stack in conductors), money]


def conductor_cell(s: State, stack: int) -> str:
    """Return what the tokens of a Conductor stack do, what they cost and how many there are."""
    token = PRINTED[stack]
    return f"{token.people}×{token.steps} ${s.edition.token_prices[stack]} ({s.stock[stack] + s.stock[stack + GREY]})"


def support_price(s: State) -> int:
    """Return what a Support token costs now: everybody the same, unless a card gives a discount."""
    return price(s, 0, SUPPORT, 0)


def support_left(s: State, period: int) -> int:
    """Return how many Support tokens of a period are still to be bought."""
    if period < s.period:
        return 0
    return s.stock[SUPPORT] if period == s.period else support_count(s, period)


def all_support_left(s: State) -> int:
    """Return how many Support tokens are still to be bought in the whole game."""
    return sum(support_left(s, period) for period in range(LAST_PERIOD + 1))
