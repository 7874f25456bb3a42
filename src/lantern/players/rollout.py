"""Rollouts: a table played on by rules of thumb, many times, each time with luck of its own."""

from typing import Final, final

from lantern.content.victory import ROUNDS
from lantern.engine.actions import CHANCE, OVER
from lantern.engine.counts import support_left, support_total
from lantern.engine.flow import actor, settle
from lantern.engine.playout import Dice
from lantern.engine.questions import NEW_MARKET_CARD, ROLL, asked_of_chance, question
from lantern.engine.state import PLAYING, WON, Frame, State
from lantern.players.buying import NOTHING
from lantern.players.heuristic import answer_to, interject
from lantern.players.value import win_share

WIN: Final = 1000
SHARE: Final = 40  # of a win, where the game is lost: for all people freed, and for all Support
ENDURED: Final = 20  # for all rounds
CONSOLATION: Final[int] = SHARE + SHARE + ENDURED  # less than this is a lost game
AHEAD: Final = 1  # the end of this round: what good players make of the next ones, rules of thumb would not


@final
class RolloutLuck:
    """The luck of one imagined game: dice, market and cards each have a row of their own.

    Two plans that are compared meet the same dice in the same round, so that they differ by what they do.
    """

    def __init__(self, seed: int) -> None:
        self.rolls = Dice(seed * 3)
        self.market = Dice(seed * 3 + 1)
        self.draws = Dice(seed * 3 + 2)

    def pick(self, s: State, frame: Frame) -> int:
        """Return chance's answer."""
        kind = asked_of_chance(frame)
        if kind == ROLL:
            return frame.sample(s, self.rolls.number())
        if kind == NEW_MARKET_CARD:
            return frame.sample(s, self.market.number())
        return frame.sample(s, self.draws.number())


def play_on(s: State, fate: RolloutLuck, until: int = ROUNDS + 1) -> int:
    """Play a table until a round begins, or to its end; return the number of answers."""
    count = 0
    who = actor(s)
    while who != OVER and s.round < until:
        frame = s.stack[-1]
        frame.apply(s, fate.pick(s, frame) if who == CHANCE else spoken(s))
        who = settle(s)
        count += 1
    return count


def spoken(s: State) -> int:
    """Return what is said next: by the seat that is asked, unless another had better speak first."""
    asked = question(s)
    said = interject(s, asked)
    return answer_to(s, asked) if said == NOTHING else said


def success(s: State) -> int:
    """Say how well a game goes: a win, or a little for how much of one was reached, or the chance where it goes on."""
    if s.outcome == WON:
        return WIN
    if s.outcome == PLAYING:
        return CONSOLATION + int((WIN - CONSOLATION) * win_share(s))  # a round begins
    total = support_total(s)
    freed = SHARE * min(s.freed, s.goal) // s.goal
    bought = SHARE * (total - support_left(s)) // total
    return freed + bought + ENDURED * s.round // ROUNDS


def chance_of(success: float) -> float:
    """Return the chance of a win that is meant by a success."""
    return max(0.0, success - CONSOLATION) / (WIN - CONSOLATION)


def imagined(s: State, seed: int, ahead: int) -> int:
    """Return how well a table goes on with some luck for this round and some more; it stays as it is."""
    table = s.copy()
    play_on(table, RolloutLuck(seed), s.round + ahead)
    return success(table)


@final
class Forecast:
    """The chance of winning as imagined games tell it."""

    def __init__(self) -> None:
        self.games = 0
        self.total = 0.0  # of their chances
        self.squares = 0.0

    def add(self, chance: float) -> None:
        """Count one more."""
        self.games += 1
        self.total += chance
        self.squares += chance * chance

    def mean(self) -> float:
        """Return the chance, from 0 to 1."""
        return self.total / self.games

    def error(self) -> float:
        """Return its standard error."""
        spread: float = max(0.0, self.squares / self.games - self.mean() * self.mean())
        return float((spread / self.games) ** 0.5)


def forecast(s: State, seed: int, games: int, ahead: int = AHEAD) -> Forecast:
    """Play a table on a number of times in imagination; the same seed means the same luck, whatever the table."""
    found = Forecast()
    if s.outcome != PLAYING:
        found.add(chance_of(success(s)))
        return found
    for number in range(games):
        found.add(chance_of(imagined(s, seed + number, ahead)))
    return found
