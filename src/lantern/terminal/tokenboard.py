"""The token board: what lies in each period's column, and what it costs now."""

from typing import Final

from rich.table import Table
from rich.text import Text as Styled

from lantern.content.tokens import CONDUCTOR, FUNDRAISING, PERIOD_YEARS, SUPPORT
from lantern.drawing import palette
from lantern.drawing.canvas import run
from lantern.engine.counts import support_left_in
from lantern.engine.state import State
from lantern.terminal.panels import heading
from lantern.view.scene import ShownStack, ShownTable
from lantern.words import Text, Words

WIDE: Final = 40
PERIODS: Final = range(len(PERIOD_YEARS))


def token_board(s: State, shown: ShownTable, words: Words, width: int) -> Table | Styled:
    """Return the token board, a row for each period; narrow ones take two lines to a period."""
    dollars = support_price(shown)
    if width < WIDE:
        head = heading(words.say(Text("t-tokens")), f"{words.say(Text('t-support'))} ${dollars}", width)
        return Styled("\n").join([head, *[narrow_row(s, shown, words, period) for period in PERIODS]])
    grid = Table.grid(padding=(0, 1))
    names = [words.say(Text(key)) for key in ("t-tokens", "t-support", "t-conductor", "t-funds")]
    grid.add_row(*[Styled(each, palette.HEAD if place == 0 else palette.QUIET) for place, each in enumerate(names)])
    for period in PERIODS:
        left, conductors, funds = cells(s, shown, period)
        support = f"${dollars} ({left})" if left else "0"
        style = "" if period <= shown.period else palette.QUIET
        grid.add_row(*[run(each, style) for each in (PERIOD_YEARS[period], support, conductors, funds)])
    return grid


def narrow_row(s: State, shown: ShownTable, words: Words, period: int) -> Styled:
    """Return a period in two short lines."""
    left, conductors, funds = cells(s, shown, period)
    line = Styled(no_wrap=True, style="" if period <= shown.period else palette.QUIET)
    line.append(f"{PERIOD_YEARS[period]} {words.say(Text('t-support'))} {left} {words.say(Text('t-funds'))} {funds}\n")
    return line.append(f"   {conductors}")


def cells(s: State, shown: ShownTable, period: int) -> tuple[int, str, str]:
    """Return the Support left, the Conductor stacks and the Fundraising tokens of one period."""
    column = [stack for stack in shown.stacks if stack.column == period]
    conductors = "  ".join(conductor_cell(stack) for stack in column if stack.kind == CONDUCTOR)
    return support_left_in(s, period), conductors, str(sum(each.left for each in column if each.kind == FUNDRAISING))


def conductor_cell(stack: ShownStack) -> str:
    """Return what the tokens of a Conductor stack do, what they cost and how many there are."""
    return f"{stack.people}×{stack.steps} ${stack.price} ({stack.left})"


def support_price(shown: ShownTable) -> int:
    """Return what a Support token costs now: everybody the same, unless a card gives a discount."""
    return next(stack.price for stack in shown.stacks if stack.kind == SUPPORT)
