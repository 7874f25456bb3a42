"""The small language of teams."""

import re

import pytest

from lantern.lab.failure import LabError
from lantern.lab.job import grid, read_options
from lantern.lab.team import read_team
from lantern.players.registry import LEVELS


def test_one_player_takes_all_seats() -> None:
    assert [player.name for player in read_team("heuristic").seats(3)] == ["heuristic"] * 3


def test_the_last_player_repeats() -> None:
    seats = read_team("search@200+heuristic").seats(4)
    assert [player.name for player in seats] == ["search@200", "heuristic", "heuristic", "heuristic"]


@pytest.mark.parametrize(
    ("text", "seconds", "games"), [("search@1s", 1.0, 0), ("search@0.25s", 0.25, 0), ("search@200", 0.0, 200)]
)
def test_seconds_or_imagined_games(text: str, seconds: float, games: int) -> None:
    (player,) = read_team(text).players
    assert (player.seconds, player.games, player.name) == (seconds, games, text)
    assert read_team(text).repeatable == bool(games)


def test_levels_of_the_table_play_too() -> None:
    (player,) = read_team("good").players
    assert player.seconds == LEVELS["good"].seconds


def test_a_team_has_one_name() -> None:
    assert read_team("heuristic + heuristic+heuristic").name == "heuristic"
    assert read_team("search@1.0s+random+random").name == "search@1s+random"


def test_any_player_can_be_named_by_its_class() -> None:
    (player,) = read_team("lantern.players.search:Search@5").players
    assert (player.games, type(player.player()).__name__) == (5, "Search")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("heuristik", "there is no computer player called 'heuristik'; choose one of random, heuristic, search"),
        ("", "has a seat without a player"),
        ("heuristic+", "has a seat without a player"),
        ("search", "'search' does not say how much it may think; write search@1s"),
        ("search@", "does not say how much it may think"),
        ("search@0", "does not say how much it may think"),
        ("search@-3", "does not say how much it may think"),
        ("search@0s", "does not say how much it may think"),
        ("search@9999s", "does not say how much it may think"),
        ("search@1min", "does not say how much it may think"),
        ("heuristic@1s", "heuristic takes no budget"),
        ("expert@200", "expert takes no budget"),
        ("random+random+random+random+random", "names 5 seats; a game has at most 4"),
    ],
)
def test_what_is_wrong_is_said(text: str, sentence: str) -> None:
    with pytest.raises(LabError, match=re.escape(sentence)):
        read_team(text)


@pytest.mark.parametrize(
    ("team", "players", "side", "option", "games", "sentence"),
    [
        ("heuristic+random+heuristic", 2, "normal", "none", 1, "names 3 seats, but the game has 2"),
        ("no.such:Player@3", 2, "normal", "none", 1, "there is no computer player 'no.such:Player'"),
        ("lantern.players.search:Nobody@3", 2, "normal", "none", 1, "there is no computer player"),
        ("random", 5, "normal", "none", 1, "one to four players, not 5"),
        ("random", 2, "easy", "none", 1, "there is no side called 'easy'"),
        ("random", 2, "normal", "calm", 1, "there is no option called 'calm'"),
        ("random", 2, "normal", "none", 0, "at least one team"),
    ],
)
def test_what_cannot_be_played_is_refused(
    team: str, players: int, side: str, option: str, games: int, sentence: str
) -> None:
    with pytest.raises(LabError, match=re.escape(sentence)):
        grid([team], [players], [side], [option], games, 1)


def test_options_are_sets() -> None:
    assert read_options("more-money+calm-triples") == read_options("calm-triples + more-money")
    assert read_options("none") == ()
