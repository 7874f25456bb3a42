"""Whether the players are on track: the verdict follows the table, and the sentence says what is missing."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lantern.content.tokens import SUPPORT_COUNTS
from lantern.content.victory import GOALS, NORMAL
from lantern.engine.actions import CHANCE, OVER
from lantern.engine.counts import support_total
from lantern.engine.flow import actor, apply, legal
from lantern.engine.playout import Dice, pick
from lantern.engine.setup import new_game
from lantern.engine.state import ACTION, LOST_TRACK_FULL, MARKET, PLANNING, WON, State
from lantern.engine.tokens import SUPPORT
from lantern.explain.outlook import outlook
from lantern.record import Record, read
from lantern.view.pace import pace
from lantern.view.sale import Clocks, clocks, sales
from lantern.words import VOCABULARIES, Text, Words
from tests.tables import say, start, table
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


def told(s: State) -> str:
    """Return everything that is said about how the game stands."""
    return " ".join(map(WORDS.say, pace(s).sentences))


def at_planning(record: Record) -> Iterator[State]:
    """Return the tables of a recorded game at the first question of every planning phase."""
    s, last = record.setup.table(), 0
    for answer in record.answers:
        if s.round > last and s.phase == PLANNING and actor(s) >= 0:
            last = s.round
            yield s.copy()
        apply(s, answer)


GAMES = Path(__file__).parent / "games"
ALL_GAMES = sorted(path.stem for path in GAMES.glob("*.txt"))
QUICK = ["1p-normal-won-24", "1p-normal-lost-track-full-48", "2p-normal-lost-track-full-865", "4p-normal-won-1503"]
OPPOSITE = {
    ("pace-on-track", "track-behind"),
    ("pace-hard", "track-on"),
    ("pace-very-hard", "track-on"),
    ("pace-met", "track-behind"),
}
LOST = GOALS[NORMAL][0].lost
ALL = support_total(standing(1))


def test_the_beginning_tells_the_sale_and_both_clocks() -> None:
    s = table(1, plantations=[6, 4, 7], market=[6, 6, 6])
    assert [WORDS.say(each) for each in pace(s).sentences] == [
        "Very hard to win from here.",
        "6 arrive · room for 4 · 2 will be sold beyond reach",
        "8 rounds left · overflow in 3 if nobody leaves",
    ]


@pytest.mark.parametrize(
    ("laid", "found"),
    [
        # Nobody has left: 4 spaces, then 8 of the Lost track, for 6 people a round.
        ({"plantations": [6, 4, 7]}, Clocks(8, 3, moving=False)),
        ({"plantations": [6, 4, 7], "round_": 3}, Clocks(6, 3, moving=False)),
        ({"plantations": [8, 4, 9], "lost": LOST}, Clocks(8, 1, moving=False)),
        # Six have left in two rounds, so three more do each round from the next one on.
        ({"plantations": [6, 4, 7], "round_": 2, "freed": 5, "at": {"maine": 1}}, Clocks(7, 5, moving=True)),
        # Enough people leave that there is always room.
        ({"plantations": [0, 0, 0], "round_": 6, "freed": 30}, Clocks(3, 0, moving=True)),
        # The game ends before the track is full.
        ({"plantations": [6, 4, 7], "round_": 7}, Clocks(2, 0, moving=False)),
        # No card lies face down: only what is seen is sold.
        ({"plantations": [0, 0, 0], "market": [0, 0, 9], "round_": 6}, Clocks(3, 0, moving=False)),
    ],
)
def test_the_clocks_follow_the_market_the_room_and_who_has_left(laid: dict[str, Any], found: Clocks) -> None:
    assert clocks(table(1, **{"market": [6, 6, 6], **laid})) == found


def test_a_sale_that_was_held_is_counted_once() -> None:
    s = table(1, plantations=[6, 4, 7], market=[2, 6, 6])
    assert sales(s)[:3] == [2, 6, 6]
    assert s.phase == ACTION
    say(s, "done")
    assert s.phase == MARKET
    assert sales(s)[:3] == [2, 6, 6]


def test_setting_up_is_before_the_first_of_eight_rounds() -> None:
    assert clocks(new_game(1, 0, 0, [0])).rounds == 8


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
    assert pace(standing(turn, freed, bought)).verdict.id == verdict


def test_the_last_round_is_called_so() -> None:
    assert WORDS.say(pace(standing(8, 15)).clocks or Text("")).startswith("Last round · ")


def test_when_both_goals_are_met_the_round_must_still_be_finished() -> None:
    assert pace(standing(6, 16, ALL)).clocks == Text("pace-finish")


@pytest.mark.parametrize(
    "name", [pytest.param(each, marks=[] if each in QUICK else pytest.mark.long) for each in ALL_GAMES]
)
def test_the_headline_and_the_chance_of_winning_agree(name: str) -> None:
    """`chance?` never says the opposite, at the start of any round of a recorded game."""
    record = read((GAMES / f"{name}.txt").read_text())
    for s in at_planning(record):
        track = outlook(s, seed=1, games=60).track.id
        assert (pace(s).verdict.id, track) not in OPPOSITE, f"round {s.round}"


def test_a_game_that_is_over_has_no_pace() -> None:
    s = standing(8, 1)
    s.outcome = LOST_TRACK_FULL
    assert told(s) == "The game is lost. One person has reached Canada."
    s.outcome, s.freed = WON, 17
    assert told(s) == "The game is won. 17 people have reached Canada."


@pytest.mark.parametrize("seed", range(4))
def test_it_can_be_said_of_every_table(seed: int) -> None:
    words = [Words(vocabulary) for vocabulary in VOCABULARIES]
    s, dice = setup_of(seed).table(), Dice(seed)
    while actor(s) != OVER:
        assert all(each.say(said) for each in words for said in pace(s).sentences)
        answers = legal(s)
        apply(s, pick(s, dice) if actor(s) == CHANCE else answers[dice.below(len(answers))])
    assert pace(s).verdict.id in ("pace-won", "pace-lost")
