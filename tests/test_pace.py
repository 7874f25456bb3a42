"""Whether the players are on track: the verdict follows the table, and the sentence says what is missing."""

import pytest

from lantern.content.tokens import SUPPORT_COUNTS
from lantern.engine.actions import CHANCE, OVER
from lantern.engine.counts import support_left, support_total
from lantern.engine.flow import actor, apply, legal
from lantern.engine.playout import Dice, pick
from lantern.engine.state import LOST_TRACK_FULL, WON, State
from lantern.engine.tokens import SUPPORT
from lantern.view.pace import pace
from lantern.words import VOCABULARIES, Text, Words
from tests.tables import start
from tools.fuzz import setup_of

WORDS = Words()


def standing(turn: int, freed: int = 0, bought: int = 0, lost: int = 0) -> State:
    """Lay out a game for three in which 16 are to be freed, in a round, with so much reached."""
    s = start(3)
    s.round, s.freed, s.lost = turn, freed, lost
    s.goal, s.lost_limit = 16, 20
    for _token in range(bought):
        while s.stock[SUPPORT] == 0:
            s.period += 1
            s.stock[SUPPORT] = SUPPORT_COUNTS[s.period][s.players - 1]
        s.stock[SUPPORT] -= 1
    return s


ALL = support_total(standing(1))


def test_the_beginning_says_what_is_needed() -> None:
    s = standing(1)
    assert support_left(s) == ALL
    support = WORDS.say(Text("count", {"number": ALL}))
    sentence = f"Sixteen more freed and {support} Support are needed in the eight rounds left."
    assert WORDS.say(pace(s)) == f"Still open. {sentence}"


@pytest.mark.parametrize(
    ("turn", "freed", "bought", "verdict"),
    [
        (5, 12, ALL - 2, "pace-on-track"),
        (5, 6, ALL // 2, "pace-open"),
        (7, 2, ALL // 2, "pace-hard"),
        (7, 16, 2, "pace-very-hard"),
        (8, 16, ALL, "pace-met"),
    ],
)
def test_the_verdict_follows_the_chance_of_winning(turn: int, freed: int, bought: int, verdict: str) -> None:
    assert pace(standing(turn, freed, bought)).id == verdict


@pytest.mark.parametrize(
    ("turn", "freed", "bought", "sentence"),
    [
        (7, 9, ALL - 7, "Seven more freed and seven Support are needed in the two rounds left."),
        (8, 15, ALL - 1, "One more freed and one Support are needed in this last round."),
        (8, 15, ALL, "One more freed is needed in this last round."),
        (6, 14, ALL, "Two more freed are needed in the three rounds left."),
        (6, 16, ALL - 1, "One Support is still needed in the three rounds left."),
        (6, 17, ALL - 3, "Three Support are still needed in the three rounds left."),
        (6, 16, ALL, "This round must still be finished."),
    ],
)
def test_it_says_what_is_still_needed(turn: int, freed: int, bought: int, sentence: str) -> None:
    found = pace(standing(turn, freed, bought))
    assert WORDS.say(found).endswith(f". {sentence}")


def test_a_game_that_is_over_has_no_pace() -> None:
    s = standing(8, 1)
    s.outcome = LOST_TRACK_FULL
    assert WORDS.say(pace(s)) == "The game is lost. One person has reached Canada."
    s.outcome, s.freed = WON, 17
    assert WORDS.say(pace(s)) == "The game is won. 17 people have reached Canada."


@pytest.mark.parametrize("seed", range(4))
def test_it_can_be_said_of_every_table(seed: int) -> None:
    words = [Words(vocabulary) for vocabulary in VOCABULARIES]
    s, dice = setup_of(seed).table(), Dice(seed)
    while actor(s) != OVER:
        assert all(each.say(pace(s)) for each in words)
        answers = legal(s)
        apply(s, pick(s, dice) if actor(s) == CHANCE else answers[dice.below(len(answers))])
    assert pace(s).id in ("pace-won", "pace-lost")
