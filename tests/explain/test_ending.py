"""The story of a finished game: its cause, one lesson, the score in parts, and names of history."""

from pathlib import Path

import pytest

from lantern.content.cards import CARDS
from lantern.engine import apply, score
from lantern.explain.ending import PEOPLE, Ending, ending
from lantern.record import Record, read
from lantern.words import Words

FOLDER = Path(__file__).resolve().parent.parent / "games"
GAMES = sorted(FOLDER.glob("*.txt"))


def recorded(name: str) -> Record:
    return read(min(FOLDER.glob(f"{name}-*.txt")).read_text(encoding="utf-8"))


def ended(name: str) -> Ending:
    found = ending(recorded(name))
    assert found
    return found


@pytest.mark.parametrize(
    ("name", "cause", "lesson"),
    [
        (
            "1p-normal-won",
            "8 people are free; the goal was 5",
            "The last Support was bought in round 6, and the goal was reached in round 4.",
        ),
        (
            "3p-challenging-lost-track-full",
            "9 people were sold beyond reach in round 5",
            "Round 5 cost most: 9 people were sold beyond reach. 3 tokens",
        ),
        (
            "4p-normal-out-of-time",
            "Eight rounds are over, and 4 Support were still missing",
            "The first Support was bought in round 2. 4 were missing at the end, with $19 in hand.",
        ),
    ],
)
def test_the_end_tells_its_cause_and_one_lesson(name: str, cause: str, lesson: str) -> None:
    found = ended(name)
    assert str(found.cause) == cause
    assert str(found.lesson).startswith(lesson)


@pytest.mark.rule("R1.4")
def test_every_recorded_game_has_an_end_that_adds_up_and_can_be_said() -> None:
    words = Words()
    for path in GAMES:
        record = read(path.read_text(encoding="utf-8"))
        found = ending(record)
        assert found
        s = record.setup.table()
        for answer in record.answers:
            apply(s, answer)
        assert sum(part.points for part in found.score) == score(s)
        said = [found.cause, found.lesson, *(each.fact for each in found.remembered)]
        assert all(len(words.say(text)) > len(text.id) for text in said), path.name
        assert len(found.remembered) == 2 or len(s.roles) == 1


def test_a_game_that_goes_on_has_no_end() -> None:
    record = recorded("1p-normal-won")
    del record.answers[-1]
    assert ending(record) is None


def test_the_cards_that_remember_people_are_cards() -> None:
    assert {card.id for card in CARDS} > PEOPLE
