"""Studies: other numbers reach the rules, roles and cards are compared fairly."""

import re
from pathlib import Path

import msgspec
import pytest

from lantern.editions import NEWEST, variant_of
from lantern.lab import report, value
from lantern.lab.executors import Processes
from lantern.lab.failure import LabError
from lantern.lab.game import play
from lantern.lab.job import Job
from lantern.lab.result import GameResult
from lantern.lab.run import run
from lantern.lab.study import AS_IT_IS, read_study


def written_file(folder: Path, text: str) -> Path:
    path = folder / "study.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_study_is_every_variant_and_every_combination(tmp_path: Path) -> None:
    study = read_study(
        written_file(
            tmp_path,
            """
            teams = ["random"]
            players = [1, 2]
            games = 2
            [[variant]]
            name = "emptier"
            "plantation.west.light" = 4
            victory.normal.2.freed = 11
            [sweep]
            "market.sizes.9" = [7, 6]
            "stack.support.price" = [9, 10]
            """,
        )
    )
    assert list(study.variants.values()) == [
        AS_IT_IS,
        "emptier",
        "stack.support.price=9",
        "market.sizes.9=6, stack.support.price=9",
        "market.sizes.9=6",
    ]
    assert len({job.key for job in study.jobs()}) == len(study.jobs()) == 5 * 2 * 2


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("teams = [", "study.toml: "),
        ("players = [2]", "missing required field `teams`"),
        ('teams = ["random"]\nplayer = 2', "contains unknown field `player`"),
        ('teams = ["heuristik"]', "no computer player called 'heuristik'"),
        ('teams = ["random"]\n[sweep]\n"start.money" = [8]', "there is no number 'start.money'; there are"),
        ('teams = ["random"]\n[sweep]\n"stack.support.price" = 8', "which is not a list"),
        ('teams = ["random"]\n[sweep]\n"stack.support.kind" = ["x"]', "there is no number 'stack.support.kind'"),
        ('teams = ["random"]\n[sweep]\n"plantation.north.light" = [1]', "'north' is not one of west, center, east"),
        ('teams = ["random"]\n[sweep]\n"victory.normal.5.freed" = [1]', "the game is for one to 4 players"),
        ('teams = ["random"]\n[sweep]\n"market.sizes.19" = [1]', "there are only 18 numbers"),
        ('teams = ["random"]\n[[variant]]\n"market.sizes" = [1, 2]', "so it cannot become [1, 2]"),
        ('teams = ["random"]\n[sweep]\n"stack.support.price" = ["ten"]', "is 10, so it cannot become ten"),
        (
            'teams = ["random"]\n[sweep]\n"stack.funds-1.counts" = [[1, 2]]',
            "is [1, 2, 3, 4], so it cannot become [1, 2]",
        ),
        (
            'teams = ["random"]\n[sweep]\n"plantation.west.light" = [9]',
            "impossible: plantation west: 9 light spaces of 8",
        ),
        ('teams = ["random"]\n[sweep]\n"victory.normal.2.freed" = [0]', "impossible: "),
    ],
)
def test_what_is_wrong_with_a_study_is_said(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(LabError, match=re.escape(sentence)):
        read_study(written_file(tmp_path, text))


def test_a_missing_study_is_said(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="there is no such file"):
        read_study(tmp_path / "none.toml")


def test_other_numbers_reach_the_rules() -> None:
    """Goal and Lost track are seen at the end; with empty plantations and free Support the game is another."""
    numbers: dict[str, object] = {"victory.normal.1.freed": 1, "victory.normal.1.lost": 30, "stack.support.price": 0}
    numbers |= {f"plantation.{name}.light": 0 for name in ("west", "center", "east")}
    job = Job("heuristic", 1, seed=2, edition=variant_of(NEWEST, numbers)[0], variant="easy")
    (game,) = run([job], Processes(1))
    plain = play(Job("heuristic", 1, seed=2))
    assert (game.goal, game.lost_limit, game.support_left) == (1, 30, 0)
    assert (plain.goal, plain.lost_limit) == (5, 11)
    assert game.won
    assert (game.edition, game.variant, game.roles) == (job.edition, "easy", plain.roles)


# What is made of the games.


def made(**fields: object) -> GameResult:
    """Return a game of which only some fields matter."""
    return msgspec.structs.replace(EXAMPLE, **fields)


EXAMPLE = play(Job("random", 1))


def test_lines_count_and_compare_on_the_same_seeds() -> None:
    games = [
        made(team="a", seed=seed, won=seed < 6, outcome="won" if seed < 6 else "out-of-time") for seed in range(10)
    ]
    games += [
        made(team="b", seed=seed, won=seed < 3, outcome="won" if seed < 3 else "out-of-time") for seed in range(10)
    ]
    first, second = report.rows_of(games)
    assert (first.games, first.won.value, first.difference) == (10, 0.6, None)
    assert second.against == "a"
    assert second.difference is not None
    assert second.difference.value == pytest.approx(-0.3)
    assert second.outcomes == {"won": 3, "lost-track-full": 0, "out-of-time": 7}
    text = "\n".join(report.told([first, second]))
    assert "against a" in text
    assert "60.0" in text


def test_variants_are_compared_with_the_content_as_it_is() -> None:
    games = [made(variant=name, edition=name, seed=n, won=n < w) for name, w in (("x", 1), ("y", 2)) for n in (0, 1)]
    found = report.rows_of(games, by_variant=True)
    assert [(line.variant, line.against) for line in found] == [("x", ""), ("y", "x")]


def test_a_role_is_compared_where_all_else_is_alike() -> None:
    games = [
        made(players=2, dealt=False, roles=(role, "agent"), seed=seed, won=role == "preacher" and seed < 3)
        for seed in range(4)
        for role in ("preacher", "shepherd", "conductor")
    ]
    games.append(
        made(players=2, dealt=False, roles=("preacher", "shepherd"), seed=0, won=False)
    )  # nothing to compare with
    best, *rest = value.role_worth(games)
    assert (best.name, best.games_with, best.games_without) == ("preacher", 4, 8)
    assert best.difference.value == pytest.approx(3 / 4)
    assert [each.difference.value for each in rest] == [pytest.approx(-3 / 8)] * 2


def test_a_card_is_compared_where_it_could_be_bought() -> None:
    games = [made(offered=("whittier",), bought=("whittier",) if n < 4 else (), won=n < 3) for n in range(10)]
    games += [made(offered=(), bought=(), won=True) for _n in range(50)]
    (card,) = value.card_worth(games)
    assert (card.name, card.games_with, card.games_without) == ("whittier", 4, 6)
    assert card.difference.value == pytest.approx(0.75)
    (table,) = value.tables(games, value.card_worth)
    assert "whittier" in "\n".join(value.told([table], "card"))
