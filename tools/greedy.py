"""A player that looks one answer ahead and so reaches every corner of the game: for fuzzing and recorded games."""

from typing import Final

from lantern.engine.actions import DONE
from lantern.engine.board import CANADA, HOLDERS, PATH, PLACES, ROADS, STATION, WEST
from lantern.engine.flow import actor, apply, legal
from lantern.engine.movement import Guide, distance
from lantern.engine.planning import Planning
from lantern.engine.playout import Dice
from lantern.engine.state import PLAYING, WON, State
from lantern.engine.tokens import KINDS, SUPPORT
from lantern.engine.turns import Turn

FREED: Final = 100
LOST: Final = 40
SUPPORT_WORTH: Final = 60
NEAR: Final = [int(80 * 0.82 ** distance(spot, CANADA, 0, ROADS)) for spot in range(HOLDERS)]


def worth(s: State) -> int:
    """Say how good a table looks: people freed and near freedom, Support, money, tokens, room on the plantations."""
    total = FREED * min(s.freed, s.goal + 3) - LOST * s.lost + (10_000 if s.outcome == WON else 0)
    total += sum(NEAR[spot] * s.people[spot] for spot in range(PLACES))
    total -= sum(12 * s.people[spot] for spot in range(WEST, HOLDERS)) + 14 * sum(s.market)
    for seat in range(s.players):
        hand = s.hands[seat * KINDS : seat * KINDS + KINDS]
        total += SUPPORT_WORTH * hand[SUPPORT] + 12 * sum(hand[1:6]) + 8 * sum(hand[6:9]) + 12 * sum(hand[9:])
        total += 4 * min(s.money[seat], 24) + (5 if s.reserve[seat] >= 0 else 0)
    return total - danger(s)


def danger(s: State) -> int:
    """Say how many people stand within reach of a roll of the dice."""
    total = 0
    for catcher, path in enumerate(PATH):
        here = STATION[catcher * PLACES + s.catchers[catcher]]
        for station in range(max(0, here - 3), min(len(path), here + 4)):
            total += NEAR[path[station]] * s.people[path[station]] // 36
    return total


def look(s: State, answer: int) -> int:
    """Say how good a table looks after an answer; a person chosen to move is judged by the best way from there."""
    table = s.copy()
    apply(table, answer)
    if isinstance(table.stack[-1], Guide) and table.outcome == PLAYING:
        return max(look(table, each) for each in legal(table))
    return worth(table)


def best(s: State) -> int:
    """Return the answer after which the table looks best."""
    return max(legal(s), key=lambda answer: look(s, answer))


def promise(s: State, answer: int) -> int:
    """Say how good a table looks after an answer and all that its action still asks."""
    table = s.copy()
    who = apply(table, answer)
    while who == actor(s) and not isinstance(table.stack[-1], Turn | Planning):
        who = apply(table, best(table))
    return worth(table)


def choose(s: State, dice: Dice, whim: int) -> int:
    """Return a good answer, or with `whim` per cent any answer."""
    answers = legal(s)
    if len(answers) == 1 or dice.below(100) < whim:
        return answers[dice.below(len(answers))]
    if not isinstance(s.stack[-1], Turn | Planning):
        return best(s)
    return max(answers, key=lambda answer: 4 * promise(s, answer) + dice.below(4) - (2 if answer == DONE else 0))
