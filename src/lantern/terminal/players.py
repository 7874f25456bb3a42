"""Computer players at the terminal: whose seats they have, and what they say."""

from typing import Final

from lantern.chance import number
from lantern.engine.actions import NOBODY
from lantern.engine.state import State
from lantern.explain.reasons import reasons_for
from lantern.game import Game
from lantern.players.base import Budget
from lantern.players.heuristic import speaking
from lantern.players.memory import SeatMemory
from lantern.players.registry import LEVELS
from lantern.words import Text

SEATS: Final = ("1", "2", "3", "4")
DEFAULT: Final = next(iter(LEVELS))  # the one that is offered first


class ComputerPlayers:
    """The seats that computer players have, each with its level; the people at the keyboard have the others."""

    def __init__(self) -> None:
        self.levels: dict[int, str] = {}
        self._memories: dict[int, SeatMemory] = {}
        self.reasons: dict[int, tuple[Text, ...]] = {}  # by the number of the answer they were given for

    def seat(self, seat: int, level: str) -> None:
        """Give a seat to a computer player."""
        self.levels[seat] = level
        self._memories[seat] = SeatMemory()

    def give_back(self, seat: int) -> None:
        """Give a seat back to the people, if they do not have it."""
        self.levels.pop(seat, None)
        self._memories.pop(seat, None)

    def forget(self, position: int) -> None:
        """Forget what was planned and said after a position: the game has gone back to it."""
        self._memories = {seat: SeatMemory() for seat in self.levels}
        self.reasons = {number: why for number, why in self.reasons.items() if number <= position}

    def speaking(self, s: State) -> int:
        """Return the seat of a computer player that has something to say now, asked or unasked, or NOBODY."""
        who = speaking(s, self.levels.__contains__)
        return who if who in self.levels else NOBODY

    def thinks(self, s: State) -> bool:
        """Tell whether it will take a moment until the one who speaks now has answered."""
        who = self.speaking(s)
        return not LEVELS[self.levels[who]].quick and self._memories[who].intended(s) is None

    def answer(self, game: Game) -> int:
        """Return what the computer player says that has something to say now."""
        s = game.table
        who = self.speaking(s)
        level, memory = LEVELS[self.levels[who]], self._memories[who]
        position = len(game)
        luck = number(game.record.setup.seed, f"thought/{who}/{position}")
        choice = memory.choose(level.player(), s.copy(), who, Budget(memory.seconds(s, level.seconds), seed=luck))
        self.reasons[position + 1] = reasons_for(s, who, choice) if level.explained else ()
        return choice.answer


def read_players(parts: tuple[str, ...], players: int) -> ComputerPlayers:
    """Read who has which seat, such as `2` or `2=expert`; a ValueError says what cannot be."""
    found = ComputerPlayers()
    for part in parts:
        seat, _, level = part.partition("=")
        if seat not in SEATS[:players]:
            raise ValueError(f"there is no seat {seat!r} at a table for {players}; write 1=good for a player in seat 1")
        found.seat(int(seat) - 1, checked(level.lower() or DEFAULT))
    return found


def checked(level: str) -> str:
    """Return a level, or raise a ValueError where there is none of that name."""
    if level not in LEVELS:
        raise ValueError(f"there is no computer player called {level!r}; choose from {', '.join(LEVELS)}")
    return level


def write_players(computers: ComputerPlayers) -> str:
    """Return who has which seat, as it can be read again."""
    return ",".join(f"{seat + 1}={level}" for seat, level in sorted(computers.levels.items()))
