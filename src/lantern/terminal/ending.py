"""The end of a game: its outcome, the score sheet, and how every round went, from the record."""

from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from lantern import engine
from lantern.drawing import palette
from lantern.drawing.canvas import run
from lantern.engine.counts import rounds_left, support_held
from lantern.engine.state import WON, State
from lantern.record import Record, round_ended
from lantern.words import Text, Words


class Part(NamedTuple):
    """One line of the score sheet."""

    text: Text
    points: int


class RoundEnd(NamedTuple):
    """How the table stood when a round was over."""

    round: int
    freed: int
    lost: int
    money: list[int]
    support: int


def score_parts(s: State) -> list[Part]:
    """Return the score sheet (R1.4), in words."""
    texts = [
        Text("t-score-freed", {"people": s.freed}),
        Text("t-score-lost", {"people": s.lost}),
        Text("t-score-goal", {"freed": s.freed, "goal": s.goal}),
        Text("t-score-support"),
        Text("t-score-market", {"cards": rounds_left(s) - 1 if s.outcome == WON else 0}),
    ]
    return [Part(text, points) for text, points in zip(texts, engine.score_parts(s), strict=True)]


def round_ends(record: Record) -> list[RoundEnd]:
    """Replay a record and note the table after every round."""
    s = record.setup.table()
    found: list[RoundEnd] = []
    for answer in record.answers:
        before = s.round
        engine.apply(s, answer)
        if round_ended(before, s):
            found.append(RoundEnd(before, s.freed, s.lost, s.money[:], support_held(s)))
    return found


def score_sheet(s: State, words: Words) -> Table:
    """Return the score sheet as a table."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_row(run(words.say(Text("t-score")), palette.HEAD), "")
    parts = score_parts(s)
    for text, points in parts:
        grid.add_row(Styled(words.say(text), "" if points else palette.QUIET), f"{points:+d}" if points else "0")
    total = sum(points for _text, points in parts)
    grid.add_row(run(words.say(Text("t-score-total")), palette.HEAD), run(str(total), palette.HEAD))
    return grid


def round_table(record: Record, words: Words) -> Table:
    """Return how every round ended, a row for each."""
    grid = Table.grid(padding=(0, 3))
    heads = ("t-col-round", "t-col-freed", "t-col-lost", "t-col-support", "t-col-money")
    for _column in heads:
        grid.add_column(justify="right")
    grid.add_row(*[run(words.say(Text(head)), palette.HEAD) for head in heads])
    for row in round_ends(record):
        money = "  ".join(f"${dollars}" for dollars in row.money)
        grid.add_row(str(row.round), str(row.freed), str(row.lost), str(row.support), money)
    return grid


def summary(s: State, record: Record, words: Words) -> list[RenderableType]:
    """Return outcome, score sheet and rounds."""
    style = palette.LAMP if s.outcome == WON else palette.HEAD
    return [
        run(words.say(Text(f"outcome-{s.outcome}")), style),
        "",
        score_sheet(s, words),
        "",
        run(words.say(Text("t-rounds")), palette.HEAD),
        round_table(record, words),
        "",
    ]
