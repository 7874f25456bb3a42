"""Puzzles of one turn: each can be solved as shown, and a turn is graded by what it brought."""

import pytest

from lantern.engine.state import ACTION
from lantern.learn.puzzles import (
    Aim,
    Puzzle,
    PuzzleError,
    Reached,
    beginning,
    begun,
    grade,
    meets,
    parse,
    played,
    puzzle_at,
    puzzles,
)

ALL = list(puzzles().values())
FIRST = next(each for each in ALL if each.aim.freed)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_the_turn_that_is_shown_reaches_the_aim(puzzle: Puzzle) -> None:
    game = played(puzzle)
    assert game.table.phase == ACTION
    assert grade(puzzle, game).met
    game.play("done")
    after = grade(puzzle, game)
    assert (after.over, after.met) == (True, True)
    assert after.share == after.share_shown
    assert len(after.shown) == len(puzzle.solution)
    assert all(step.why for step in after.shown)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_a_turn_in_which_nothing_is_done_reaches_no_aim(puzzle: Puzzle) -> None:
    game = begun(puzzle)
    assert not grade(puzzle, game).met
    game.play("done" if "done" in map(str, game.legal) else "pass")
    result = grade(puzzle, game)
    assert (result.over, result.met) == (True, False)
    assert result.shown


def test_what_comes_after_the_turn_does_not_count() -> None:
    game = played(FIRST)
    game.play("done")
    before = grade(FIRST, game)
    for _answer in range(30):
        if not game.over:
            game.play(game.legal[0])
    assert grade(FIRST, game) == before


def test_captures_and_people_without_room_count_against_an_aim() -> None:
    aim = Aim(freed=2, captured=0, beyond=1)
    assert meets(aim, Reached(freed=3, support=0, captured=0, beyond=1))
    assert not meets(aim, Reached(freed=1, support=0, captured=0, beyond=1))
    assert not meets(aim, Reached(freed=2, support=0, captured=1, beyond=1))
    assert not meets(aim, Reached(freed=2, support=0, captured=0, beyond=2))
    assert not meets(Aim(support=2), Reached(freed=9, support=1, captured=0, beyond=0))


def test_a_table_is_known_by_where_it_began() -> None:
    assert puzzle_at(beginning(FIRST)) is FIRST
    assert puzzle_at("") is None
    assert len({beginning(each) for each in ALL}) == len(ALL) >= 12
    assert [each.stars for each in ALL] == sorted(each.stars for each in ALL)


@pytest.mark.parametrize("text", ["", "puzzles = 3", "[[puzzles]]\nid = 'x'", "[[puzzles]\n"])
def test_a_file_that_cannot_be_read_is_named(text: str) -> None:
    with pytest.raises(PuzzleError, match=r"puzzles\.toml"):
        parse(text)
