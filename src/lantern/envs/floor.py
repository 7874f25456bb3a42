"""Who has the floor: one seat after the other is asked, also those who may speak in another player's turn."""

from __future__ import annotations

from lantern.engine import Dice, actor, apply, legal, others, pick, speaker
from lantern.engine.actions import CHANCE, DONE
from lantern.engine.state import ACTION, State


def everything_said(s: State) -> list[int]:
    """Return every answer that anybody at the table may give now, for one controller who answers for all.

    Planning is asked seat by seat; see docs/learning.md for why nothing is lost by that.
    """
    return legal(s) + others(s) if s.phase == ACTION and s.players > 1 else legal(s)


def let_chance(s: State, dice: Dice, who: int) -> int:
    """Let luck answer while chance is asked; return who is asked then."""
    while who == CHANCE:
        who = apply(s, pick(s, dice))
    return who


class Floor:
    """A table at which exactly one seat may speak at a time.

    Before a player goes on with a turn, everybody who may say something unasked (the Station Master's SHIELD, a gift by
    the holder of Charles Sumner) has the floor once; DONE means to keep silent until the next question.
    """

    __slots__ = ("answers", "silent", "table", "unasked", "who")

    def __init__(self, table: State) -> None:
        self.table = table
        self.who: int  # who has the floor, CHANCE, or OVER
        self.unasked: bool  # whether that seat may speak, but need not
        self.answers: list[int]
        self.silent = 0  # seats that have kept silent at this question, as a set
        self.ask(actor(table))

    def copy(self) -> Floor:
        """Return a floor of its own that looks the same."""
        other = Floor.__new__(Floor)
        other.take_over(self)
        return other

    def take_over(self, floor: Floor) -> None:
        """Look like another floor."""
        self.table = floor.table.copy()
        self.silent = floor.silent
        self.who, self.unasked, self.answers = floor.who, floor.unasked, floor.answers

    def __deepcopy__(self, memo: object) -> Floor:
        """Copy the table by its own means, which are far faster."""
        return self.copy()

    def say(self, answer: int) -> None:
        """Carry out an allowed answer of the seat that has the floor, or of chance."""
        if self.unasked and answer == DONE:
            self.silent |= 1 << self.who
            self.ask(actor(self.table))
        else:
            self.silent = 0
            self.ask(apply(self.table, answer))

    def ask(self, who: int) -> None:
        """Give the floor to a seat that may speak unasked, or else to the seat that is asked."""
        s = self.table
        if who >= 0 and s.phase == ACTION and s.players > 1:
            for answer in others(s):
                speaking = speaker(s, answer)
                if not self.silent >> speaking & 1:
                    self.who, self.unasked = speaking, True
                    self.answers = [DONE] + [each for each in others(s) if speaker(s, each) == speaking]
                    return
        self.who, self.unasked = who, False
        self.answers = legal(s) if who >= 0 else []
