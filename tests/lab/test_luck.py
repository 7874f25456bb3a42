"""What luck gave: nothing on average, and the more the better it was."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from lantern.chance import Seeded
from lantern.engine.actions import CHANCE, OVER
from lantern.engine.flow import actor, apply, legal, weights
from lantern.engine.state import State
from lantern.lab import luck, provenance, report
from lantern.lab.failure import LabError
from lantern.lab.game import play
from lantern.lab.job import Job
from lantern.lab.luck import after, chances_after, gift
from lantern.lab.result import CLOCKED, GameResult
from lantern.lab.store import Results, read
from lantern.players.heuristic import answer
from lantern.players.rollout import Forecast, forecast
from lantern.record import Setup

PLAIN = play(Job("random", 1, seed=3))
WEIGHED = play(Job("random", 1, seed=3, weighed=True))


def asked_of_chance(players: int) -> Iterator[State]:
    """Return the table at every question to chance in a game by rules of thumb."""
    s, chance = Setup(players, seed="luck").table(), Seeded("luck")
    while actor(s) != OVER:
        if actor(s) == CHANCE:
            yield s.copy()
        apply(s, chance.answer(s) if actor(s) == CHANCE else answer(s))


@pytest.mark.parametrize("players", [1, 3])
def test_chance_gives_nothing_on_average(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "GAMES", 1)
    kinds = {type(s.stack[-1]): s for s in asked_of_chance(players)}
    assert len(kinds) > 3  # roles, dice, market and cards
    for s in kinds.values():
        shares = weights(s)
        gifts = [gift(s, said, 0) for said in legal(s)]
        assert sum(each * share for each, share in zip(gifts, shares, strict=True)) == pytest.approx(0)


def test_gifts_differ_as_the_chances_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "GAMES", 1)
    open_questions = 0
    for s in asked_of_chance(1):
        chances = chances_after(s, legal(s), 0)
        best, worst = (legal(s)[chances.index(each)] for each in (max(chances), min(chances)))
        assert gift(s, best, 0) - gift(s, worst, 0) == pytest.approx(max(chances) - min(chances))
        open_questions += max(chances) > min(chances)
    assert open_questions > 5


def test_weighing_changes_nothing_but_the_luck_noted() -> None:
    assert PLAIN.luck is None
    assert WEIGHED.luck not in {None, 0.0}
    same = {name: getattr(PLAIN, name) for name in ("luck", *CLOCKED)}
    assert msgspec.structs.replace(WEIGHED, **same) == PLAIN


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_files_are_weighed_or_not(tmp_path: Path, name: str) -> None:
    for weighed, game in ((True, WEIGHED), (False, PLAIN)):
        path, head = tmp_path / f"{weighed}-{name}", provenance.header("lantern arena", weighed)
        with Results(path, head) as results:
            results.add(game)
        assert read(path) == (head, [game])
        with pytest.raises(LabError, match="with weighing luck" if weighed else "without weighing luck"):
            Results(path, provenance.header("lantern arena", not weighed))


def made(team: str, seed: int, won: bool, given: float) -> GameResult:
    """Return a game of which only this matters."""
    return msgspec.structs.replace(WEIGHED, team=team, seed=seed, won=won, luck=given)


def test_with_even_luck_a_lucky_team_wins_as_often_as_another() -> None:
    lucky = [made("lucky", seed, won=seed < 8, given=0.3) for seed in range(10)]
    other = [made("other", seed, won=seed < 5, given=0.0) for seed in range(10)]
    first, second = report.rows_of([*lucky, *other])
    assert (first.won.value, second.won.value) == (0.8, 0.5)
    assert first.even is not None
    assert second.even is not None
    assert first.even.value == pytest.approx(second.even.value)
    assert second.difference is not None
    assert second.even_difference is not None
    assert second.difference.value == pytest.approx(-0.3)
    assert second.even_difference.value == pytest.approx(0)
    assert report.plain([second])[0]["even"] == second.even._asdict()
    told = "\n".join(report.told([first, second]))
    assert "with even luck %" in told
    assert "+0.0 (" in told


def test_the_bounds_of_a_share_are_told_between_nothing_and_all() -> None:
    first, _second = report.rows_of(
        [made("a", seed, won=seed < 2, given=0.1) for seed in (1, 2)] + [made("b", 1, True, 0)]
    )
    assert first.even is not None
    assert first.even.low < 0
    assert first.even.high > 1
    assert report.spread(first.even) == "0.0–100.0"


def test_one_game_tells_no_interval() -> None:
    assert report.even_rate([WEIGHED]) is None
    assert report.even_rate([WEIGHED, PLAIN]) is None
    first, second = report.rows_of([made("a", 1, won=True, given=0.1), made("b", 1, won=True, given=0.2)])
    assert (first.even, second.even, second.even_difference) == (None, None, None)
    assert second.difference is not None
    assert "even luck" not in "\n".join(report.told([first, second]))


def test_all_that_chance_could_say_is_imagined_until_the_same_round() -> None:
    """The last card of a queue begins the next round, unless it is set aside (R9.3)."""
    apart = [s for s in asked_of_chance(3) if len({after(s, said).round for said in legal(s)}) > 1]
    assert apart
    for s in apart:
        reached: list[int] = []

        def noted(table: State, seed: int, games: int, ahead: int, reached: list[int] = reached) -> Forecast:
            reached.append(table.round + ahead)
            return forecast(table, seed, games, ahead)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(luck, "forecast", noted)
            patch.setattr(luck, "GAMES", 1)
            chances_after(s, legal(s), 0)
        assert set(reached) == {s.round + 2}
