"""A position is a text: complete, read back as the same table, and refused with a clear sentence when it cannot be."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lantern.engine import pending
from lantern.engine.actions import OVER
from lantern.engine.flow import actor, apply
from lantern.engine.invariants import check
from lantern.engine.playout import Dice
from lantern.engine.state import State
from lantern.position import HEAD, PositionError, read, write
from lantern.record import digest
from lantern.record import read as read_record
from tests.moments import MOMENTS
from tests.tables import options_of, queue_of, say, start, table
from tools.fuzz import answer_for, setup_of

GAMES = sorted((Path(__file__).parent / "games").glob("*.txt"))
SETS = ("occupied", "full", "catcher_places", "hand_entries", "out_of_game")


def same(s: State) -> None:
    """Write a table and read it back: every number is as it was, and so is everything pending."""
    text = write(s)
    again = read(text)
    assert digest(again) == digest(s)
    assert [getattr(again, name) for name in SETS] == [getattr(s, name) for name in SETS]
    asked = [(pending.kind_of(frame).name, pending.values_of(frame)) for frame in s.stack]
    assert asked == [(pending.kind_of(frame).name, pending.values_of(frame)) for frame in again.stack]
    assert write(again) == text


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_random_game_comes_back(seed: int) -> None:
    s, dice = setup_of(seed).table(), Dice(seed)
    while actor(s) != OVER:
        same(s)
        apply(s, answer_for(s, dice, well=False))
    same(s)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_position_at_every_kind_of_question_comes_back(moment: str) -> None:
    same(MOMENTS[moment]())


def test_positions_of_recorded_games_come_back() -> None:
    for path in GAMES:
        record = read_record(path.read_text(encoding="utf-8"))
        s = record.setup.table()
        for number, answer in enumerate(record.answers):
            apply(s, answer)
            if number % 9 == 0:
                same(s)


def test_a_game_goes_on_from_its_position_as_it_would_have_gone() -> None:
    record = read_record(GAMES[0].read_text(encoding="utf-8"))
    s = record.setup.table()
    half = len(record.answers) // 2
    for answer in record.answers[:half]:
        apply(s, answer)
    again = read(write(s))
    for answer in record.answers[half:]:
        apply(s, answer)
        apply(again, answer)
        check(again)
    assert digest(again) == digest(s)


def test_a_position_written_by_hand_needs_only_what_matters() -> None:
    s = read(
        f"""{HEAD}
        players 2
        people kentucky 1       # everybody else is where a game begins
        catchers blue detroit
        seat 1 shepherd $5
        seat 2 stockholder
        hand 1 conductor-3x1 1
        queue - - gag-rules - ripley-ohio
        """
    )
    like = table(
        at={"kentucky": 1},
        catchers={"blue": "detroit"},
        money=[5, 8],
        hands=[["conductor-3x1"]],
        queue=[None, None, "gag-rules", None, "ripley-ohio"],
    )
    assert queue_of(s) == queue_of(like)
    assert options_of(s) == options_of(like)
    say(s, "play conductor-3x1", "from kentucky")
    assert "to newport" in options_of(s)


@pytest.mark.parametrize("options", [[], ["more-money"], ["empty-center"], ["full-plantations", "more-money"]])
def test_what_is_left_out_is_as_the_options_of_the_game_lay_it_out(options: list[str]) -> None:
    s = read(f"{HEAD}\nplayers 2\noptions {' '.join(options)}\nseat 1 shepherd\nseat 2 stockholder\n")
    begun = start(2, options=options)
    assert (s.people, s.money) == (begun.people, begun.money)


def test_cards_on_top_are_none_of_those_that_nobody_has_seen() -> None:
    dealt = read(f"{HEAD}\nplayers 1\nseat 1 agent\n")
    s = read(f"{HEAD}\nplayers 1\nseat 1 agent\ndeck-top gag-rules whittier\n")
    assert s.unknown_in_deck == dealt.unknown_in_deck - 1
    assert s.known_in_deck.bit_count() == dealt.known_in_deck.bit_count() - 1


BASE = f"{HEAD}\nplayers 1\nseat 1 agent\n"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "line 1: this is no position of a game"),
        (f"{HEAD}\n", "the line 'players' is missing"),
        (f"{HEAD}\nplayers 5\n", "line 2: '5' is not a whole number from 1 to 4"),
        (f"{HEAD}\nplayers 1\n", "1 roles are needed"),
        (f"{HEAD}\nplayers 2\nseat 1 agent\nseat 2 agent\n", "each only once"),
        (f"{BASE}people kentucky\n", "line 4: names and numbers come in pairs"),
        (f"{BASE}people atlantis 1\n", "line 4: 'atlantis' is not known here"),
        (f"{BASE}people kentucky 2\n", "line 4: kentucky has room for 1, not for 2"),
        (f"{BASE}people chicago 1\ncatchers blue chicago\n", "a person and a catcher"),
        (f"{BASE}freed 95\n", "only 96 in the game"),
        (f"{BASE}freed 1\nfreed 2\n", "line 5: 'freed' stands there twice"),
        (f"{BASE}weather fine\n", "line 4: 'weather' is nothing a position can say"),
        (f"{BASE}options chess\n", "line 4: there is no option called 'chess'"),
        (f"{BASE}queue liberator liberator - - -\n", "a card is in two places"),
        (f"{BASE}queue liberator\n", "line 4: the queue has 5 spaces"),
        (f"{BASE}hand 1 support 9\n", "Support tokens are missing"),
        (f"{BASE}seat 1 agent\n", "line 4: seat 1 stands there twice"),
        (f"{BASE}seat 2 conductor\n", "line 4: '2' is not a whole number from 1 to 1"),
        (f"{BASE}transit 2\n", "2 people on their way to plantations instead of 0"),
        (f"{BASE}phase market\n", "'ask' lines are needed in the phase 'market'"),
        (f"{BASE}ask turn who=1\n", "the first 'ask' line, and no other, is 'ask round'"),
        (f"{BASE}ask round phase=market\n", "nobody is asked anything here"),
        (f"{BASE}ask round phase=market\nask dance\n", "line 5: 'dance' is nothing that can be asked"),
        (f"{BASE}ask round phase=market\nask turn seat=1\n", "line 5: 'turn' says nothing of seat"),
        (f"{BASE}ask round phase=market\nask either who=1 card=whittier\n", "line 5: whittier offers no choice"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_reason(text: str, why: str) -> None:
    with pytest.raises(PositionError, match=r".+") as refused:
        read(text)
    assert why in str(refused.value)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_damaged_position_is_read_or_refused_but_never_breaks(data: st.DataObject) -> None:
    s, dice = setup_of(data.draw(st.integers(0, 40))).table(), Dice(1)
    for _answer in range(data.draw(st.integers(0, 60))):
        if actor(s) != OVER:
            apply(s, answer_for(s, dice, well=False))
    words = write(s).replace("\n", " \n ").split(" ")
    place = data.draw(st.integers(0, len(words) - 1))
    words[place] = data.draw(st.sampled_from(["", "0", "7", "-", "99", "yes", words[place - 1], f"{words[place]}x"]))
    try:
        found = read(" ".join(words))
    except PositionError:
        return
    if len(found.roles) == found.players:
        check(found)
