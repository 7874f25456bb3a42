"""Recorded games are the memory of the rules: each is replayed, and every table on the way compared."""

from pathlib import Path

import pytest

from lantern.engine.actions import CHANCE, OVER
from lantern.engine.flow import actor, apply
from lantern.engine.invariants import check
from lantern.record import digest, read, read_to_table, write
from tools.make_games import everything, needed, recorded

GAMES = sorted((Path(__file__).parent / "games").glob("*.txt"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_same_tables(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record, s = read_to_table(text)
    assert actor(s) == OVER
    assert write(record) == text, "every digest and every word is as recorded"
    assert text.count("\ntable ") == s.round, "every round has its digest"


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_table_of_a_recorded_game_is_sound(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    s = record.setup.table()
    for answer in record.answers:
        apply(s, answer)
        check(s)


def test_together_they_show_everything_and_none_is_superfluous() -> None:
    """Every kind of game, question, answer and event, every card, role and switch; `make games` adds what is not."""
    games = list(recorded())
    assert everything().difference(*(game.shown for game in games)) == set()
    assert len(needed(games)) == len(games) == len(GAMES)


def test_the_digest_tells_tables_apart() -> None:
    record = read(GAMES[0].read_text(encoding="utf-8"))
    s = record.setup.table()
    seen = {digest(s)}
    for answer in record.answers[:40]:
        before = digest(s)
        chance = actor(s) == CHANCE
        apply(s, answer)
        seen.add(digest(s))
        if chance:
            assert digest(s) != before, "what chance says always changes the table"
    assert len(seen) > 20
