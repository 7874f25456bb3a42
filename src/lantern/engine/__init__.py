"""The rules on plain numbers: the fast door, for search, learning and studies.

    from lantern.engine import Dice, actor, apply, legal, new_game, pick
    from lantern.engine.actions import CHANCE, OVER

    s, dice = new_game(players=2), Dice(7)
    while (who := actor(s)) != OVER:
        apply(s, pick(s, dice) if who == CHANCE else legal(s)[0])

Nothing is checked here. `apply` takes one of the answers that `legal` or `others` lists now; any other one breaks the
table, with an error or without. A table is changed in place; `s.copy()` is cheap. `lantern.Game` is the checked door.

Beside these names, six modules describe the game in plain numbers and are open to all: `actions` (answers), `board`
(the map), `counts` (facts of a table), `events` (what has happened), `questions` (what is asked) and `state` (the
table). Every other module belongs to the rules.

Standard library only: no input or output, no clock, no dice of its own.
"""

from lantern.engine.ending import all_support, enough_freed, score, score_parts
from lantern.engine.flow import actor, apply, legal, others, speaker, weights
from lantern.engine.invariants import check
from lantern.engine.playout import Dice, finish, perft, pick, play_out
from lantern.engine.setup import new_game
from lantern.engine.state import State
from lantern.engine.turns import acting

__all__ = [
    "Dice",
    "State",
    "acting",
    "actor",
    "all_support",
    "apply",
    "check",
    "enough_freed",
    "finish",
    "legal",
    "new_game",
    "others",
    "perft",
    "pick",
    "play_out",
    "score",
    "score_parts",
    "speaker",
    "weights",
]
