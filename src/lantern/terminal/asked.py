"""The question now asked, as numbered options with what each would bring."""

from rich.table import Table
from rich.text import Text as Styled

from lantern.drawing import palette
from lantern.drawing.canvas import run
from lantern.engine.actions import CHANCE, NOBODY, meaning, spot_of
from lantern.terminal.panels import said, sign
from lantern.view.names import Names
from lantern.view.question import Option, Question
from lantern.words import Text, Words

MANY = 6  # options that fit under each other; more are set in two columns where there is room


def question_head(asked: Question, words: Words, names: Names) -> Styled:
    """Return the question with what it belongs to and its rule number."""
    line = Styled(no_wrap=False)
    if asked.shared:
        line.append(words.say(Text("t-asks", {"seat": names.seat(asked.seat)})) + ". ", palette.QUIET)
    line.append(words.say(asked.prompt.text), palette.HEAD)
    if asked.prompt.detail is not None:
        line.append(f"  {words.say(asked.prompt.detail)}")
    return line.append(f"  {asked.prompt.rule}", palette.QUIET)


def options(asked: Question, words: Words, width: int) -> list[Table | Styled]:
    """Return the options of the asked seat, then those of other seats, numbered through."""
    if asked.seat == CHANCE:
        return chance_options(asked, words)
    parts: list[Table | Styled] = [numbered(asked.options, 1, words, width)]
    if asked.others:
        parts.append(run(words.say(Text("t-others")), palette.QUIET))
        parts.append(numbered(asked.others, len(asked.options) + 1, words, width))
    return parts


def numbered(choices: list[Option], first: int, words: Words, width: int) -> Table:
    """Return options under each other, or in two columns when there are many and the lines are short."""
    lines = [option_line(choice, words) for choice in choices]
    longest = max(len(line) for line in lines)
    columns = 2 if len(lines) > MANY and (width >= 100 or longest < width // 2 - 6) else 1
    height = -(-len(lines) // columns)
    grid = Table.grid(padding=(0, 2))
    stacks = [lines[place : place + height] for place in range(0, len(lines), height)]
    grid.add_row(*[stacked(stack, first + place * height, width // columns) for place, stack in enumerate(stacks)])
    return grid


def stacked(lines: list[Styled], first: int, width: int) -> Table:
    """Return options under each other, with their numbers."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=3, justify="right")
    grid.add_column(width=width - 7)
    for place, line in enumerate(lines):
        grid.add_row(run(str(first + place), palette.HEAD), line)
    return grid


def option_line(choice: Option, words: Words) -> Styled:
    """Return one option and what it would bring; a capture or a loss is set apart."""
    line = Styled(words.say(choice.text))
    grave = {"preview-captured", "preview-lost", "preview-loses"}
    brought = [text for text in choice.consequences if not already_said(choice, text)]
    for place, text in enumerate(brought):
        line.append("   " if place == 0 else " · ", palette.QUIET)
        line.append_text(sign(text))
        line.append(words.say(text), palette.RUST if text.id in grave else palette.QUIET)
    return line


def already_said(choice: Option, consequence: Text) -> bool:
    """Tell whether the option itself names the money it brings or costs."""
    kind = meaning(choice.answer).kind
    gains, pays = kind in ("pass", "money"), kind in ("buy", "take")
    named = (gains and consequence.id == "preview-gain") or (pays and consequence.id == "preview-pay")
    return named and choice.text.args.get("dollars") == consequence.args["dollars"]


def chance_options(asked: Question, words: Words) -> list[Table | Styled]:
    """Say what to type for dice and decks; the possible cards are listed."""
    kind = meaning(asked.options[0].answer).kind
    listed = [words.say(choice.text) for choice in asked.options]
    parts: list[Table | Styled] = [Styled(words.say(Text(f"t-type-{kind}")))]
    if kind != "roll":
        parts.append(run(f"{words.say(Text('t-possible'))} {' · '.join(listed)}", palette.QUIET))
    return parts


def lit_places(asked: Question) -> set[int]:
    """Return the places the options name, to be emphasised on the map."""
    spots = {spot_of(choice.answer) for choice in asked.options}
    return spots - {NOBODY}


def prompt_line(asked: Question, words: Words, names: Names) -> str:
    """Return whose answer is awaited."""
    if asked.seat == CHANCE:
        return f"{words.say(Text('t-prompt-chance'))} > "
    return f"{said(words, names.seat(asked.seat))} > "
