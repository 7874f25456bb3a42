"""Turning points of a game in a line or two each."""

import textwrap
from typing import Final

from lantern.engine.actions import meaning
from lantern.explain.better import Better
from lantern.explain.review import Segment
from lantern.record import Record
from lantern.session import Moment, Session
from lantern.view.log import lines
from lantern.view.names import Names
from lantern.words import Arg, Text, Words

WIDTH: Final = 80
UNBROKEN: Final = "\N{NO-BREAK SPACE}"
INDENT: Final = " " * 8
COUNTED: Final = ("freed", "captured", "lost", "moved", "carried", "delivered")  # people, one each or so many


class Teller:
    """Tells the turning points of one game to one reader."""

    def __init__(self, record: Record, names: Names, words: Words) -> None:
        self._names = names
        self._words = words
        self._story = Session.resume(record, None).story()

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

    def _moments(self, each: Segment) -> list[Moment]:
        return self._story[each.first : each.last]

    def _texts(self, each: Segment) -> list[Text]:
        return [line.text for moment in self._moments(each) for line in lines(moment.facts, self._names)]

    def _chance(self, each: Segment) -> str:
        """Say what chance brought, and who was captured or lost by it."""
        texts = self._texts(each) or [Text("log-role")]  # most roles are dealt without a word
        first = self._words.say(self._short(texts[0], "brief-luck-")).removesuffix(".")
        return together([first, *self._counts(texts)])

    def _short(self, text: Text, prefix: str) -> Text:
        """Return a sentence of the log in a word or two, where there are such words for it."""
        short = Text(prefix + kind(text), text.args)
        return short if self._words.has(short.id) else text

    def _decisions(self, each: Segment) -> str:
        """Say what came of it, and then what was done for it."""
        texts = self._texts(each)
        shorts = [self._short(text, "brief-") for text in texts if kind(text) not in COUNTED]
        deeds = [self._words.say(short) for short in shorts if short.id.startswith("brief-")]
        return together([*self._counts(texts), *dict.fromkeys(deeds)]) or self._words.say(Text("brief-nothing"))

    def _counts(self, texts: list[Text]) -> list[str]:
        """Say how many people were freed, captured, lost, moved and placed."""
        found = []
        for name in COUNTED:
            people = sum(people_of(text) for text in texts if kind(text) == name)
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


def kind(text: Text) -> str:
    """Return what kind of thing a sentence of the log tells."""
    return text.id.partition("-")[2]


def people_of(text: Text) -> int:
    """Return how many people a sentence tells of."""
    found = text.args.get("people", 1)
    assert isinstance(found, int)
    return found


def together(parts: list[str]) -> str:
    """Return several things with commas between; none of them is broken at the end of a line."""
    return ", ".join(part.replace(" ", UNBROKEN) for part in parts)


def fitted(text: str, most: int) -> list[str]:
    """Return a text as at most so many lines."""
    found = textwrap.wrap(text, WIDTH, subsequent_indent=INDENT, max_lines=most, placeholder=" …")
    return [line.replace(UNBROKEN, " ") for line in found]
