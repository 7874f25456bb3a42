"""Turning points of a game in a line or two each."""

import textwrap
from typing import Final

from lantern.engine.actions import meaning
from lantern.explain.better import Better
from lantern.explain.review import Segment
from lantern.game import Game
from lantern.record import Record
from lantern.view.log import Line, Moment, lines
from lantern.view.names import Names
from lantern.words import Arg, Text, Words

WIDTH: Final = 80
UNBROKEN: Final = "\N{NO-BREAK SPACE}"
INDENT: Final = " " * 8
COUNTED: Final = ("freed", "captured", "lost", "moved", "carried", "delivered")  # people, one each or several


class Teller:
    """Tells the turning points of one game to one reader."""

    def __init__(self, record: Record, names: Names, words: Words) -> None:
        self._names = names
        self._words = words
        self._moments = Game.of(record, len(record.answers)).moments()

    def told(self, each: Segment) -> list[str]:
        """Return how much it changed, when, who spoke and what happened; and what an expert would have said."""
        what = self._chance(each) if each.who < 0 else self._decisions(each)
        begins = f"{100 * each.change:+6.1f}  round {each.round}, answer {each.first + 1}, {self._who(each)}: "
        if each.better is None:
            return fitted(begins + what, 2)
        return fitted(begins + what, 1) + fitted(f"{INDENT}{self._better(each.better)}", 1)

    def _who(self, each: Segment) -> str:
        name = self._names.seat(each.who) if each.who >= 0 else Text("brief-luck")
        return self._words.say(name) if isinstance(name, Text) else str(name)

    def _spoken(self, each: Segment) -> list[Moment]:
        return self._moments[each.first : each.last]

    def _lines(self, each: Segment) -> list[Line]:
        return [line for moment in self._spoken(each) for line in lines(moment, self._names)]

    def _chance(self, each: Segment) -> str:
        """Say what chance brought, and who was captured or lost by it."""
        told = self._lines(each)
        first = self._short(told[0], "brief-luck-") if told else Text("brief-luck-role")  # most need no word
        return together([self._words.say(first).removesuffix("."), *self._counts(told)])

    def _short(self, line: Line, prefix: str) -> Text:
        """Return a line of the log in a word or two, where there are such words for it."""
        short = Text(prefix + line.type, line.text.args)
        return short if self._words.has(short.id) else line.text

    def _decisions(self, each: Segment) -> str:
        """Say what came of it, and then what was done for it."""
        told = self._lines(each)
        shorts = [self._short(line, "brief-") for line in told if line.type not in COUNTED]
        deeds = [self._words.say(short) for short in shorts if short.id.startswith("brief-")]
        return together([*self._counts(told), *dict.fromkeys(deeds)]) or self._words.say(Text("brief-nothing"))

    def _counts(self, told: list[Line]) -> list[str]:
        """Say how many people were freed, captured, lost, moved and placed."""
        found = []
        for name in COUNTED:
            people = sum(getattr(line.event, "people", 1) for line in told if line.type == name)
            if people:
                found.append(self._words.say(Text(f"brief-{name}", {"people": people})))
        return found

    def _better(self, better: Better) -> str:
        """Say what an expert would have answered, and where."""
        said = [
            ("→ " if meaning(answer).kind == "to" else "") + self._words.say(text)
            for answer, text in zip(better.answers, better.said, strict=True)
        ]
        args: dict[str, Arg] = {"position": better.position, "answer": " ".join(said)}
        return self._words.say(Text("brief-expert", args))


def together(parts: list[str]) -> str:
    """Return several things with commas between; none of them is broken at the end of a line."""
    return ", ".join(part.replace(" ", UNBROKEN) for part in parts)


def fitted(text: str, most: int) -> list[str]:
    """Return a text as at most this number of lines."""
    found = textwrap.wrap(text, WIDTH, subsequent_indent=INDENT, max_lines=most, placeholder=" …")
    return [line.replace(UNBROKEN, " ") for line in found]
