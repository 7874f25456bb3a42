"""The whole table on one screen: title, map, cards, mats, the last lines of the log."""

from collections.abc import Collection
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from lantern.content.victory import ROUNDS
from lantern.drawing import palette
from lantern.drawing.atlas import WIDTH as MAP_WIDTH
from lantern.drawing.canvas import run
from lantern.drawing.map import draw_map, legend
from lantern.engine.counts import support_left
from lantern.engine.state import State
from lantern.game import Game
from lantern.terminal.panels import market, mats, queue, sign
from lantern.terminal.places import place_list
from lantern.terminal.tokenboard import token_board
from lantern.view.log import Line, lines
from lantern.view.names import Names
from lantern.view.pace import pace
from lantern.view.sale import coming_sale
from lantern.view.scene import ShownTable
from lantern.view.scene import table as shown_table
from lantern.words import Text, Words

MAP_FROM: Final = 110  # columns from which the map is drawn
LOG_LINES: Final = 4


def title(s: State, words: Words, names: Names, width: int) -> Styled:
    """Return where the game stands; two lines where one is too short."""
    where = [words.say(Text("t-round", {"round": s.round})) if s.round else words.say(Text("t-setting-up"))]
    if s.round:
        where.append(words.say(Text(f"phase-{s.phase}")))
        where.append(words.say(Text("t-lead", {"seat": names.seat(s.lead)})))
    first = run("Lantern", palette.LAMP).append("  " + " · ".join(where), palette.HEAD)
    second = Styled(" · ").join(goals(s, words))
    room = width - len(first) - len(second)
    first.append(" " * room if room > 2 else "\n").append_text(second)
    return first.append("\n").append_text(headline(s, words)) if s.round else first


def headline(s: State, words: Words) -> Styled:
    """Return whether the players are on track, set apart where the sale of this round takes people beyond reach."""
    return run(
        " ".join(map(words.say, pace(s).sentences)), palette.RUST if coming_sale(s).beyond_reach else palette.QUIET
    )


def goals(s: State, words: Words) -> list[Styled]:
    """Return the numbers that decide the game."""
    parts = [
        run(words.say(Text("t-freed", {"freed": s.freed, "goal": s.goal})), palette.LAMP),
        Styled(words.say(Text("t-support-left", {"left": support_left(s)}))),
        Styled(words.say(Text("t-lost", {"lost": s.lost, "limit": s.lost_limit}))),
    ]
    if s.round:
        parts.append(run(words.say(Text("t-rounds-left", {"rounds": ROUNDS - s.round})), palette.QUIET))
    return parts


def table(
    s: State, words: Words, names: Names, width: int, lit: Collection[int] = (), *, named: bool = False
) -> list[RenderableType]:
    """Return the table without its title: map and cards side by side where there is room, then the mats."""
    shown, prices = shown_table(s), s.edition.queue_prices
    rule = run("─" * width, palette.QUIET)
    if width >= MAP_FROM:
        return [rule, beside(s, shown, words, width, lit), rule, mats(shown, words, names, width, named)]
    half = (width - 3) // 2
    below = Table.grid(padding=(0, 3, 0, 0))
    below.add_column(width=half)
    below.add_column(width=half)
    below.add_row(market(shown, coming_sale(s), words, half), token_board(s, shown, words, half))
    parts: list[RenderableType] = [rule, place_list(s, words, width, lit), legend(words)]
    return [
        *parts,
        rule,
        queue(shown, prices, words, width, 1),
        rule,
        below,
        rule,
        mats(shown, words, names, width, named),
    ]


def beside(s: State, shown: ShownTable, words: Words, width: int, lit: Collection[int]) -> Table:
    """Return the map with cards, market and tokens at its right."""
    side = min(width - MAP_WIDTH - 2, 58)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=MAP_WIDTH)
    grid.add_column(width=side)
    gap = Styled("")
    cards = queue(shown, s.edition.queue_prices, words, side)
    column = Group(cards, gap, market(shown, coming_sale(s), words, side), gap, token_board(s, shown, words, side))
    grid.add_row(Group(draw_map(s, words, lit), legend(words)), column)
    return grid


def log_lines(game: Game, names: Names, most: int) -> list[Line]:
    """Return the last lines of the log."""
    found: list[Line] = []
    for moment in reversed(game.moments()):
        if len(found) >= most:
            break
        found = lines(moment, names) + found
    else:
        found = lines(game.opening, names) + found
    return found[-most:] if most else []


def log_text(line: Line, words: Words, *, numbered: bool = False) -> Styled:
    """Return a line of the log with its cause and its rule number, and with the number of its answer before it."""
    text = run(f"{line.moment:>4}  " if numbered else "", palette.QUIET)
    grave = line.type in {"captured", "lost"}
    text.append_text(sign(line.text))
    text.append(words.say(line.text), palette.RUST if grave else "")
    if line.cause is not None:
        text.append(f" ({words.say(line.cause)})", palette.QUIET)
    return text.append(f"  {line.rule}", palette.QUIET)


def height_of(console: Console, parts: list[RenderableType]) -> int:
    """Return how many lines these parts take."""
    return len(console.render_lines(Group(*parts), console.options, pad=False))
