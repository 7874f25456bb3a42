"""The benchmark of the computer players: fixed games in a fixed time, and only what they contradict is missed."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from bench import decisions
from bench.agents import FULL, QUICK, Entry, Table, comparisons, length
from lantern.lab.game import play
from lantern.lab.job import Job
from lantern.lab.result import GameResult

ROOT = Path(__file__).parents[2]
MOST = 40 * 60  # seconds
SPARE = 60  # of them, for starting processes and for what comes last
GAME = play(Job("random", 1))


def games(entry: Entry, won: int, score: int = 0) -> Iterator[GameResult]:
    """Return games of a team; it wins `won` of each hundred of one kind. Each has some more points than its seed."""
    for (team, players, side), count in entry.cells():
        for seed in range(1, count + 1):
            wins = seed * won // 100 > (seed - 1) * won // 100
            yield msgspec.structs.replace(
                GAME, team=team, players=players, side=side, seed=seed, won=wins, score=score + seed
            )


def missed(*shares: int) -> list[str]:
    """Return what is missed when the teams win so often, in hundredths."""
    table = Table(game for entry, won in zip(FULL, shares, strict=True) for game in games(entry, won))
    return [each.what for each in comparisons(FULL, table) if each.missed]


@pytest.mark.long
def test_a_quick_run_ends_with_a_line_for_every_team_and_kind_of_game() -> None:
    words = [sys.executable, "-m", "bench.agents", "--quick", "--workers", "1", "--no-targets"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    names = [f"{players}p-{side}-{entry.name}" for entry in QUICK for (_, players, side), _ in entry.cells()]
    printed = done.stdout.splitlines()
    assert [line.split()[1] for line in printed if line.startswith("ratio ")] == ["heuristic", "decision", "answer"]
    lines = [line.split() for line in printed[-len(names) :]]
    assert [line[:2] for line in lines] == [["winrate", name] for name in names]
    assert all(0 <= float(low) <= float(won) <= float(high) <= 1 for _, _, won, low, high in lines)


def test_all_of_it_is_played_in_time_on_two_cores() -> None:
    jobs = FULL.jobs()
    assert sum(map(length, jobs)) / 2 + decisions.FULL.seconds + SPARE <= MOST
    lengths = [length(job) for job in jobs]
    assert lengths == sorted(lengths, reverse=True)
    assert len({job.key for job in jobs}) == len(jobs)


def test_teams_meet_on_the_same_seeds() -> None:
    table = Table(game for entry in FULL for game in games(entry, 50))
    for entry in FULL[2:]:
        count = sum(count for _, count in entry.cells())
        assert len(table.pairs(entry.team, FULL.heuristic.team)) == count


def test_nothing_is_missed_when_strength_rises() -> None:
    assert missed(0, 10, 40, 50, 60, 30) == []


def test_few_games_that_could_be_luck_miss_nothing() -> None:
    assert missed(0, 10, 25, 24, 24, 10) == []


def test_points_tell_where_games_are_won_equally_often() -> None:
    scores = {entry: 10 * place for place, entry in enumerate(FULL[:5])}
    for lowered, expected in ((FULL.random, ""), (FULL.patient, "search5s over search1s, points of the score (R1.4)")):
        table = Table(game for entry, score in {**scores, lowered: 0}.items() for game in games(entry, 50, score))
        found = [each for each in comparisons(FULL, table) if "points" in each.what]
        assert len(found) == 4
        assert [each.what for each in found if each.missed] == ([expected] if expected else [])


def test_what_the_games_contradict_is_missed() -> None:
    gains = [f"search1s over heuristic, {players}p-normal" for players in (1, 2, 3, 4)]
    assert missed(0, 90, 90, 90, 90, 90) == gains
    assert missed(50, 0, 40, 50, 60, 30) == ["heuristic over random, all together"]
    assert missed(0, 10, 100, 50, 60, 30) == ["search1s over search0.2s, all together"]
    assert missed(0, 10, 60, 90, 0, 30) == ["search5s over search1s, all together"]
    assert missed(0, 60, 90, 100, 100, 0) == ["one-search1s over heuristic, won, 4p-normal"]
