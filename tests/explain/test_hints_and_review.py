"""Chances, hints and reviews: honest about what they know, and adding up."""

import pytest

from lantern.engine.actions import CHANCE, DONE
from lantern.engine.flow import actor, apply, legal
from lantern.engine.state import WON
from lantern.explain import outlook
from lantern.explain.better import better_turn
from lantern.explain.hints import area, hint, matters
from lantern.explain.outlook import Chance, win_chance
from lantern.explain.review import ReviewMoment, fair, moved, review
from lantern.notation import number
from lantern.players.base import Budget
from lantern.players.heuristic import Heuristic
from lantern.record import Record, read
from lantern.words import Text, Words
from tests.browser.records import text_of
from tests.tables import start, table
from tools.make_puzzles import FOLDER

WON_GAME = text_of("1p-normal-won")


def test_a_chance_lies_between_its_bounds() -> None:
    chance = win_chance(start(1), games=6)
    assert 0 < chance.low <= chance.share <= chance.high < 1
    assert chance.games == 6
    assert win_chance(start(1), games=6) == chance


def test_the_bounds_leave_open_what_has_been_learned_too() -> None:
    chance = win_chance(start(1), games=40)
    assert chance.high - chance.low > 0.1


def test_a_finished_game_is_certain() -> None:
    s = read(WON_GAME).setup.table()
    for answer in read(WON_GAME).answers:
        apply(s, answer)
    assert s.outcome == WON
    assert win_chance(s).share == 1.0


def test_in_the_last_round_only_games_that_were_won_count() -> None:
    lost = table(players=1, round_=8, freed=0, plantations=[0, 0, 0], market=[3])
    assert win_chance(lost, games=6).share < 0.01


@pytest.mark.parametrize(("share", "track"), [(0.9, "track-on"), (0.5, "track-open"), (0.1, "track-behind")])
def test_on_track_or_behind_is_said_only_where_the_bounds_leave_no_doubt(
    share: float, track: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = Chance(share, share - 0.05, share + 0.05, 9)
    monkeypatch.setattr(outlook, "win_chance", lambda *_asked: chance)
    assert outlook.outlook(start(1)) == outlook.Outlook(chance, Text(track))
    assert Words().say(Text(track)).startswith({0.9: "On track", 0.5: "Open", 0.1: "Behind"}[share])


@pytest.mark.parametrize("game", ["1p-normal-won", "2p-challenging-won", "3p-normal-lost", "4p-normal-out-of-time"])
def test_what_luck_and_decisions_gave_adds_up_to_the_result(game: str) -> None:
    record = read(text_of(game))
    found = review(record, games=1)
    assert found.start.share + found.luck + found.decisions == pytest.approx(found.result)
    assert found.result == float("won" in game)
    assert sum(found.seats) == pytest.approx(found.decisions)
    assert len(found.seats) == record.setup.players
    assert len(found.moments) == len(record.answers)
    assert all(each.first < each.last for each in found.turning)
    assert [each.first for each in found.turning] == sorted(each.first for each in found.turning)


def test_a_chance_that_is_moved_stays_as_uncertain() -> None:
    found = moved(Chance(0.005, 0.003, 0.009, 48), 0.9)
    assert found.share == pytest.approx(0.905)
    assert 0.8 < found.low < found.share < found.high < 0.96
    assert moved(Chance(0.5, 0.4, 0.6, 48), 0.7).high < 1
    assert moved(Chance(1.0, 1.0, 1.0, 0), 0.0) == Chance(1.0, 1.0, 1.0, 0)


def test_a_turning_point_that_took_something_says_what_an_expert_would_have_said() -> None:
    """A plan wins for sure; instead, the turn ends at once."""
    record = read((FOLDER / "wins-1p-2.txt").read_text(encoding="utf-8"))
    s = record.setup.table()
    for answer in record.answers:
        apply(s, answer)
    said = Record(record.setup, [*record.answers, DONE])
    found = better_turn(said, len(record.answers), len(said.answers), actor(s), games=60)
    assert found
    assert found.position == len(said.answers)
    assert found.answers[0] in legal(s)
    assert Words().say(found.said[0])
    assert found.reasons
    best = Record(record.setup, [*record.answers, *found.answers])
    assert better_turn(best, len(record.answers), len(best.answers), actor(s), games=60) is None


def test_what_matters_is_what_is_urgent() -> None:
    full = table(plantations=[8, 4, 8], market=[6, 6, 6])
    assert matters(full)[0].id == "matters-overflow"
    full.lost_limit = 2
    assert matters(full)[0].id == "matters-defeat"
    threatened = table(at={"north-carolina": 1}, catchers={"orange": "west-virginia"}, plantations=[0, 0, 0])
    assert "matters-threat" in [each.id for each in matters(threatened)]
    poor = table(round_=7, money=[0, 0], plantations=[0, 0, 0])
    assert "matters-support" in [each.id for each in matters(poor)]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("from kentucky", "area-place"),
        ("to canada", "area-place"),
        ("take 1 support", "area-tokens"),
        ("play conductor-3x1", "area-hand"),
        ("buy 1", "area-card"),
        ("benefit", "area-role"),
        ("reserve", "area-reserve"),
        ("pass", "area-money"),
        ("done", "area-enough"),
    ],
)
def test_where_to_look_does_not_say_what_to_answer(answer: str, sentence: str) -> None:
    s = table(queue=["gag-rules", None, None, None, None])
    found = area(s, number(answer))
    assert found.id == sentence
    assert Words().say(found)


def test_a_hint_has_three_steps() -> None:
    s = table(roles=["conductor", "shepherd"], at={"rochester": 1}, catchers={"yellow": "maine"}, plantations=[0, 0, 0])
    apply(s, number("benefit"))
    found = hint(Heuristic(), s, actor(s), Budget())
    assert found.matters
    assert found.area.id == "area-place"
    assert "rochester" in found.spots
    assert found.answer == number("from rochester")


def test_decisions_are_measured_by_what_good_players_would_gain() -> None:
    """Two answers of round 1, imagined 0.2 too low when it began, pay 0.1 each; luck pays nothing."""
    raw = [(1, CHANCE, 0.5, 0.0), (1, 0, 0.4, 0.1), (1, 1, 0.6, 0.2), (1, CHANCE, 0.7, 0.1), (2, CHANCE, 0.0, -0.7)]
    moments = [
        ReviewMoment(place, round_, who, Chance(share, 0.1, 0.9, 9 if share else 0), change)
        for place, (round_, who, share, change) in enumerate(raw)
    ]
    found = fair(moments, {1: -0.2, 2: -0.05})
    assert [each.change for each in found] == pytest.approx([0.0, 0.0, 0.1, 0.1, -0.75])
    assert [each.chance.share for each in found] == pytest.approx([0.7, 0.5, 0.6, 0.7, 0.0])
