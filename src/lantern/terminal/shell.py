"""One game at the terminal: what is shown, and what is done with a line that was typed."""

from collections.abc import Callable

from msgspec.structs import replace
from rich.console import RenderableType

from lantern import notation
from lantern.drawing import palette
from lantern.drawing.canvas import run
from lantern.engine.actions import CHANCE, NOBODY
from lantern.game import Game
from lantern.saves import Save
from lantern.terminal.advice import HintSteps
from lantern.terminal.asked import lit_places, options, prompt_line, question_head
from lantern.terminal.chances import heard
from lantern.terminal.ending import summary
from lantern.terminal.lookup import choices
from lantern.terminal.panels import shorten
from lantern.terminal.players import ComputerPlayers
from lantern.terminal.port import Port
from lantern.terminal.screen import LOG_LINES, height_of, log_lines, log_text, table, title
from lantern.view.answers import answer_text
from lantern.view.log import lines
from lantern.view.names import Names
from lantern.view.preview import preview
from lantern.view.question import Question
from lantern.words import Text, Words

MOST_NEW_LINES = 8

Command = Callable[["Shell", str], None]


class Shell:
    """A game with its saved file, shown through a port; some of the seats may have computer players."""

    def __init__(
        self, game: Game, save: Save, port: Port, commands: dict[str, Command], computers: ComputerPlayers | None = None
    ) -> None:
        self.game = game
        self.save = save
        self.port = port
        self.commands = commands
        self.computers = computers or ComputerPlayers()
        self.hints = HintSteps()
        self.left = ""  # "quit" or "new" when the player has asked to leave
        self.stale = True  # the table must be shown again
        self._notes: list[RenderableType] = []  # to be read below the next table
        self._told = 0  # answers whose log lines have been shown
        self._turn = (-1, -1, -1)  # in which the table was last shown
        self._asked: Question | None = None
        save.keep(game.record)

    @property
    def words(self) -> Words:
        """The vocabulary in use."""
        return self.port.words

    @property
    def names(self) -> Names:
        """The names of the seats."""
        return self.game.names

    @property
    def question(self) -> Question:
        """What is asked now; nobody speaks for a computer player."""
        if self._asked is None:
            asked = self.game.question
            people = [other for other in asked.others if other.seat not in self.computers.levels]
            self._asked = replace(asked, others=people)
        return self._asked

    def note(self, text: Text) -> None:
        """Say something once, below the table."""
        self._notes.append(run(self.words.say(text), palette.KEPT))

    def print(self, *parts: RenderableType) -> None:
        """Show something at once."""
        self.port.print(*parts)

    # Playing.

    def play(self) -> str:
        """Go on until the game is over or the player leaves; return "over", "quit" or "new"."""
        while not self.game.over and not self.left:
            self.let_computers_answer()
            if not self.game.over:
                self.show()
                self.hear(self.port.ask(prompt_line(self.question, self.words, self.names)))
        if not self.left:
            self.end()
        return self.left or "over"

    def let_computers_answer(self) -> None:
        """Let computer players answer until a person is asked, or the dice of a real table."""
        thinking = NOBODY
        while (who := self.computers.speaking(self.game.table)) != NOBODY:
            if who != thinking and self.computers.thinks(self.game.table):
                thinking = who
                self.tell_onlookers()
                self.port.say(Text("t-thinks", {"seat": self.names.seat(who)}))
            self.give(self.computers.answer(self.game))

    def tell_onlookers(self) -> None:
        """Show what has happened where nobody plays; otherwise the table shows it when a person is asked."""
        if len(self.computers.levels) == self.game.table.players:
            self.show_new_lines()
            self._told = len(self.game)

    def hear(self, line: str) -> None:
        """Do what was typed: answers, one after the other, or a command."""
        if self.game.actor == CHANCE and not self.is_command(line):
            self.hear_chance(line)
            return
        parts = answers_in(line)
        for place, part in enumerate(parts):
            if not self.answer(part):
                if place + 1 < len(parts):
                    self.note(Text("t-stopped", {"rest": " ".join(parts[place + 1 :])}))
                return
            if not self.asks_people() and place + 1 < len(parts):
                self.note(Text("t-stopped", {"rest": " ".join(parts[place + 1 :])}))
                return

    def asks_people(self) -> bool:
        """Tell whether somebody at the keyboard is asked now, not chance and no computer player."""
        return self.game.actor >= 0 and self.computers.speaking(self.game.table) == NOBODY

    def is_command(self, line: str) -> bool:
        """Tell whether a line begins with a command's name and is no answer."""
        return first_word(line) in self.commands and self.allowed(line) is None

    def answer(self, part: str) -> bool:
        """Take one answer or command; False where it could not be understood or is not possible."""
        if part.isdecimal():
            return self.choose(part)
        given = self.allowed(part)
        if given is not None:
            return self.give_if_sure(given)
        command = self.commands.get(first_word(part))
        if command is not None:
            command(self, part.partition(" ")[2].strip())
            return True
        self.note(self.refusal(part))
        return False

    def refusal(self, text: str) -> Text:
        """Say why these words are no answer now."""
        plain = " ".join(text.lower().split())
        if plain == "done" and self.question.prompt.kind == "planning":
            return Text("t-not-done")
        return Text("t-not-now" if plain in notation.NUMBERS else "t-unknown", {"text": text})

    def allowed(self, text: str) -> int | None:
        """Return the answer of these record words if it may be given now; `ready` alone is said by the asked seat."""
        plain = " ".join(text.lower().split())
        given = notation.NUMBERS.get(f"ready {self.game.actor + 1}" if plain == "ready" else plain)
        offered = [*self.game.legal_numbers, *(other.answer for other in self.question.others)]
        return given if given in offered else None

    def choose(self, text: str) -> bool:
        """Take the option of this number."""
        asked = self.question
        offered = asked.options + asked.others
        number = int(text) if len(text) < 4 else 0
        if not 1 <= number <= len(offered):
            self.note(Text("t-no-option", {"number": shorten(text, 12), "last": len(offered)}))
            return False
        return self.give_if_sure(offered[number - 1].answer)

    def give_if_sure(self, answer: int) -> bool:
        """Give somebody's answer; one that loses the game is asked about first."""
        found = preview(self.game.table, answer)
        ends = Text("t-ends", {"outcome": Text(f"outcome-{found.ends}")})
        if found.loses and not self.port.agrees(ends, unless_told=False):
            self.note(Text("t-not-ended"))
            return False
        self.give(answer)
        return True

    def give(self, answer: int) -> None:
        """Give an answer and save the game before anything is shown of it."""
        self.game.play(answer)
        self.changed()

    def changed(self) -> None:
        """Save the game as it now stands."""
        self.save.keep(self.game.record)
        self._told = min(self._told, len(self.game))
        self._asked = None
        self.stale = True

    def hear_chance(self, line: str) -> None:
        """Take what dice or decks have shown, after one question back."""
        s = self.game.table
        found = [answer for answer in heard(line, s, self.words, self.names) if answer in self.game.legal_numbers]
        if len(found) == 1:
            said = answer_text(s, found[0], self.names)
            if self.port.agrees(Text("t-confirm", {"answer": said})):
                self.give(found[0])
            else:
                self.note(Text("t-not-confirmed"))
        elif found:
            meant = choices([answer_text(s, answer, self.names) for answer in found], self.words)
            self.note(Text("t-which", {"choices": meant}))
        elif line:
            self.note(Text("t-unknown", {"text": line}))

    # Showing.

    def show(self) -> None:
        """Show the table if it has changed, then what happened, and the question."""
        if self.stale and (self.port.live or self._turn != self.game.turn):
            self.show_table()
        else:
            self.show_new_lines()
        full = self.stale or bool(self._notes)
        self._told = len(self.game)
        self.stale = False
        self.print(*self._notes, *self.asked_parts(full))
        self._notes.clear()

    def asked_parts(self, full: bool = True) -> list[RenderableType]:
        """Return the question with its options, or only its first line where the options can still be seen."""
        asked = self.question
        head = question_head(asked, self.words, self.names)
        return [head, *options(asked, self.words, self.port.width)] if full else ["", head]

    def show_table(self) -> None:
        """Show everything; where it does not fit the terminal, the title comes down to where it can be seen."""
        self._turn = self.game.turn
        s, width = self.game.table, self.port.width
        named = bool(self.game.record.setup.names)
        head: list[RenderableType] = [title(s, self.words, self.names, width)]
        body = table(s, self.words, self.names, width, lit_places(self.question), named=named)
        rule = run("─" * width, palette.QUIET)
        log = self.recent_lines()
        rest = [*self._notes, *self.asked_parts()]
        if self.port.live:
            self.port.console.clear()
        if self.port.live and height_of(self.port.console, [*head, *body, *log, *rest]) + 3 > self.port.console.height:
            self.print(*body[:-1], *head, body[-1], rule, *log, rule)
        else:
            self.print(*head, *body, rule, *log, rule)

    def recent_lines(self) -> list[RenderableType]:
        """Return the end of the log: what is new, within reason, and how much more there is."""
        told = [lines(moment, self.names) for moment in self.game.moments(self._told)]
        new = sum(len(each) for each in told) if self._told else 0
        size = max(LOG_LINES, min(MOST_NEW_LINES, new))
        shown: list[RenderableType] = []
        if new > size:
            shown.append(run(self.words.say(Text("t-earlier", {"lines": new - size})), palette.QUIET))
        return shown + [log_text(line, self.words) for line in log_lines(self.game, self.names, size)]

    def show_new_lines(self) -> None:
        """Show the lines of the log that are new."""
        for moment in self.game.moments(self._told):
            self.print(*[log_text(line, self.words) for line in lines(moment, self.names)])

    def end(self) -> None:
        """Show how the game ended."""
        self.show_new_lines()
        self.print("", *summary(self.game.table, self.game.record, self.words))


def answers_in(line: str) -> list[str]:
    """Split a line into answers: numbers one by one, words between semicolons."""
    parts: list[str] = []
    for chunk in line.split(";"):
        words = chunk.split()
        parts += words if words and all(word.isdecimal() for word in words) else [chunk.strip()] if words else []
    return parts


def first_word(line: str) -> str:
    """Return the first word of a line, in small letters."""
    return line.partition(" ")[0].lower()
