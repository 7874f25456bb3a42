"""What the store promises: all of an answer or nothing of it, and everything again after a restart."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import uvloop

from lantern.record import Record, Setup
from lantern.server import keeper
from lantern.server.sayings import DamagedError, Saying, Use
from lantern.server.store import HOST, Kept, Remark, Store, StoredSeat, default_path
from lantern.server.writer import NotKeptError, until_kept

SETUP = Setup(2, "challenging", ("stretch-cards",), (), "seed", ("Amara", "Ben"))


def kept(name: str = "one", *answers: int) -> Kept:
    chairs = [StoredSeat("Amara", "person"), StoredSeat("Ben", "computer:random")]
    return Kept(name, Record(SETUP, list(answers)), True, chairs, [(b"a" * 32, 0), (b"b" * 32, HOST)])


def saying(position: int, *answers: int, key: str = "", at: int = 12, turn: int = 3, outcome: int = 0) -> Saying:
    return Saying(position, at, 0, key, turn, outcome, list(answers))


async def append(store: Store, said: Saying, game: str = "one") -> None:
    await until_kept(lambda done: store.append(game, said, done))


def reopened(store: Store) -> Store:
    store.close()
    return Store(store.path)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "tables.db"


def test_a_game_is_found_again_as_it_was(path: Path) -> None:
    async def play(store: Store) -> None:
        await store.create(kept("one", 5), 1, 0)
        await append(store, saying(1, 7, 8, key="k"))
        await store.say("one", Remark(1, 0, "hello", 12))
        await store.sit("one", 1, StoredSeat("Cleo", "person", True, 2, "a note"))

    store = Store(path)
    asyncio.run(play(store))
    store = reopened(store)
    found = store.game("one")
    store.close()
    assert found is not None
    assert (found.record.setup, found.record.answers) == (SETUP, [5, 7, 8])
    assert found.keys == {"k": Use(0, 1)}
    assert found.chat == [Remark(1, 0, "hello", 12)]
    assert found.chairs[1] == StoredSeat("Cleo", "person", True, 2, "a note")
    assert sorted(found.tokens) == [(b"a" * 32, 0), (b"b" * 32, HOST)]


def test_cutting_forgets_what_comes_after(path: Path) -> None:
    async def play(store: Store) -> None:
        await store.create(kept("one", 1, 2, 3), 1, 0)
        await append(store, saying(1, turn=1))
        await append(store, saying(1, 9))

    store = Store(path)
    asyncio.run(play(store))
    found = store.game("one")
    store.close()
    assert found is not None
    assert found.record.answers == [1, 9]


def test_what_cannot_be_written_leaves_no_trace_and_harms_no_other_game(path: Path) -> None:
    async def play(store: Store) -> list[BaseException | None]:
        await store.create(kept("one", 5, 6), 1, 0)
        await store.create(kept("two"), 1, 0)
        jobs = [store.create(kept("one", 7), 1, 0), append(store, saying(0, 6, 7), "two")]
        return await asyncio.gather(*jobs, return_exceptions=True)

    store = Store(path)
    outcome = asyncio.run(play(store))
    one, two = store.game("one"), store.game("two")
    store.close()
    assert isinstance(outcome[0], NotKeptError)
    assert outcome[1] is None
    assert one is not None and two is not None  # noqa: PT018
    assert (one.record.answers, two.record.answers) == ([5, 6], [6, 7])


def test_whoever_opens_the_games_last_is_the_only_one_who_writes(path: Path) -> None:
    """What another server writes is not known here: a position might be taken."""

    async def play(first: Store) -> None:
        await first.create(kept(), 1, 0)
        await append(first, saying(0, 1))
        second = Store(path)
        with pytest.raises(NotKeptError, match="another server"):
            await append(first, saying(1, 2))
        with pytest.raises(NotKeptError, match="another server"):
            await append(first, saying(1, 2))
        await append(second, saying(1, 3))
        second.close()

    store = Store(path)
    asyncio.run(play(store))
    found = store.game("one")
    store.close()
    assert found is not None
    assert found.record.answers == [1, 3]


def rows(path: Path, table: str) -> int:
    """Return how many rows a table of the file has."""
    db = sqlite3.connect(path)
    count: int = db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    db.close()
    return count


def test_answers_are_filed_after_a_while_and_found_before_and_after(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "HAS_PIPES", False)  # where there are none the same happens here
    monkeypatch.setattr(keeper, "TIDY_AFTER", 5)
    seen: list[tuple[int, int]] = []

    async def play(store: Store) -> None:
        await store.create(kept(), 1, 0)
        for position in range(12):
            await append(store, saying(position, position, key=f"k{position}"))
            seen.append((rows(path, "filed"), rows(path, "fresh")))
            found = store.game("one")
            assert found is not None
            assert found.record.answers == list(range(position + 1))
            assert found.keys == {f"k{n}": Use(0, n) for n in range(position + 1)}
            assert [game.position for game in store.games()] == [position + 1]
        await append(store, saying(7, turn=1))

    store = Store(path)
    asyncio.run(play(store))
    store = reopened(store)
    found = store.game("one")
    store.close()
    assert found is not None
    assert found.record.answers == list(range(7))
    assert len(found.keys) == 12, "keys of what was taken back are still known"
    assert seen[2:5] == [(1, 3), (2, 0), (2, 1)], "one row for the new game, and one for all that is filed at once"
    assert rows(path, "fresh") == 0, "all are filed when the games are opened"


def listed(store: Store) -> list[tuple[str, int, int]]:
    """Return the games as they are listed: which, how many answers, and the round."""
    return [(game.id, game.position, game.round) for game in store.games()]


def test_the_list_tells_where_games_stand_before_and_after_their_answers_are_filed(path: Path) -> None:
    later = int(time.time()) + 100

    async def play(store: Store) -> None:
        await store.create(kept("one", 1), 1, 0)
        await store.create(kept("two"), 0, 0)
        await append(store, saying(1, 5, at=later, turn=1))
        await append(store, saying(2, 6, at=later + 1, turn=2))
        assert listed(store) == [("one", 3, 2), ("two", 0, 0)]
        await append(store, saying(0, 7, at=later + 2, turn=4), "two")
        assert listed(store) == [("two", 1, 4), ("one", 3, 2)]
        await append(store, saying(2, turn=1))
        assert listed(store) == [("two", 1, 4), ("one", 2, 1)]

    store = Store(path)
    asyncio.run(play(store))
    store = reopened(store)
    assert rows(path, "fresh") == 0
    assert listed(store) == [("two", 1, 4), ("one", 2, 1)]
    store.close()


def test_a_game_that_was_taken_in_is_listed_as_it_stands_after_undo(path: Path) -> None:
    async def play(store: Store) -> None:
        await store.create(kept("one", 1, 2, 3), 8, 2)
        assert [(game.round, game.outcome) for game in store.games()] == [(8, 2)]
        await append(store, saying(2, turn=7))
        assert [(game.round, game.outcome) for game in store.games()] == [(7, 0)]

    store = Store(path)
    asyncio.run(play(store))
    store = reopened(store)
    assert [(game.position, game.round, game.outcome) for game in store.games()] == [(2, 7, 0)]
    store.close()


def test_a_renewed_token_is_kept_beside_a_new_game(path: Path) -> None:
    """Both write tokens, and all rows of a kind are written at once."""

    async def play(store: Store) -> None:
        await store.create(kept("one"), 1, 0)
        await asyncio.gather(store.renew_token("one", 0, b"n" * 32), store.create(kept("two"), 1, 0))

    store = Store(path)
    asyncio.run(play(store))
    found = store.game("one")
    store.close()
    assert found is not None
    assert (b"n" * 32, 0) in found.tokens
    assert (b"a" * 32, 0) not in found.tokens


def test_the_key_of_an_answer_that_was_taken_back_is_still_known(path: Path) -> None:
    async def play(store: Store) -> None:
        await store.create(kept(), 1, 0)
        await append(store, saying(0, 1, key="first"))
        await append(store, saying(1, 2, 3, key="second"))
        await append(store, saying(1, turn=1))
        await append(store, saying(1, 4, key="third"))

    store = Store(path)
    asyncio.run(play(store))
    found = store.game("one")
    store.close()
    assert found is not None
    assert found.record.answers == [1, 4]
    assert found.keys == {"first": Use(0, 0), "second": Use(0, 1), "third": Use(0, 1)}


def test_a_game_of_which_answers_are_missing_is_refused(path: Path) -> None:
    async def play(store: Store) -> None:
        await store.create(kept("one", 1), 1, 0)
        await append(store, saying(2, 3))

    store = Store(path)
    asyncio.run(play(store))
    with pytest.raises(DamagedError, match="one"):
        store.game("one")
    store.close()


def test_many_games_are_kept_at_once(path: Path) -> None:
    async def one(store: Store, name: str) -> None:
        await store.create(kept(name), 1, 0)
        for position in range(20):
            await append(store, saying(position, position), name)

    async def play(store: Store) -> None:
        await asyncio.gather(*[one(store, f"game {number}") for number in range(30)])

    store = Store(path)
    asyncio.run(play(store))
    games = store.games()
    store.close()
    assert {game.position for game in games} == {20}
    assert len(games) == 30
    assert games[0].names == ["Amara", "Ben"]


def test_new_tokens_replace_those_of_the_seat_only(path: Path) -> None:
    async def play(store: Store) -> None:
        await store.create(kept(), 1, 0)
        await store.give_tokens("one", [(b"c" * 32, 0)])
        await store.renew_token("one", 0, b"d" * 32)

    store = Store(path)
    asyncio.run(play(store))
    found = store.game("one")
    store.close()
    assert found is not None
    assert sorted(found.tokens) == [(b"b" * 32, HOST), (b"d" * 32, 0)]


@pytest.mark.parametrize("steps", range(1, 5))
@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_what_is_asked_for_before_closing_is_kept(path: Path, steps: int, run: Callable[..., None]) -> None:
    """Whether it still waits, is being kept, or both."""

    async def play(store: Store) -> None:
        await store.create(kept(), 1, 0)
        waiting = [asyncio.ensure_future(append(store, saying(0, 1)))]
        for _step in range(steps):
            await asyncio.sleep(0)
        waiting.append(asyncio.ensure_future(append(store, saying(1, 2))))
        await asyncio.sleep(0)
        store.close()
        async with asyncio.timeout(10):
            await asyncio.gather(*waiting)

    run(play(Store(path)))
    store = Store(path)
    found = store.game("one")
    store.close()
    assert found is not None
    assert found.record.answers == [1, 2]


def test_a_game_that_is_just_played_is_listed_among_few(path: Path) -> None:
    later = int(time.time()) + 100

    async def play(store: Store) -> None:
        for name in ("one", "two", "three"):
            await store.create(kept(name), 1, 0)
        await append(store, saying(0, 5, at=later), "three")
        await append(store, saying(0, 5, at=later + 1), "two")

    store = Store(path)
    asyncio.run(play(store))
    assert [game.id for game in store.games(1)] == ["two"]
    assert [game.id for game in store.games(2)] == ["two", "three"]
    store.close()


def test_a_stranger_who_asks_for_a_game_costs_no_look_through_the_others(path: Path) -> None:
    store = Store(path)
    asyncio.run(store.create(kept(), 1, 0))
    store._db.execute("INSERT INTO fresh VALUES (1, 'nothing that can be read')")
    assert store.game("nobody") is None
    assert store.game("one") is not None, "only what names it is read"
    store._db.execute("DELETE FROM fresh")
    store.close()


def test_no_game_no_answer(path: Path) -> None:
    store = Store(path)
    assert store.game("nobody") is None
    assert store.games() == []
    store.close()


def test_only_the_owner_can_read_the_file(path: Path) -> None:
    Store(path).close()
    assert path.stat().st_mode & 0o077 == 0


def test_games_are_kept_beside_the_saved_ones(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LANTERN_HOME", str(tmp_path))
    assert default_path() == tmp_path / "tables.db"
