"""What the scribe promises: a batch is kept once, whatever happens to the process, and a bad row harms nobody else."""

import asyncio
import os
import signal
import threading
from pathlib import Path

import msgspec
import pytest

from lantern.server import keeper, scribe
from lantern.server.sayings import FILED, Saying
from lantern.server.store import Remark, Store
from lantern.server.writer import NotKeptError
from tests.server.playing import wait_until
from tests.server.test_store import append, kept, rows, saying


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def test_the_process_that_keeps_files_answers_while_nothing_comes(path: Path) -> None:
    batches = scribe.TIDY_AFTER + 3

    async def play(store: Store) -> None:
        await store.create(kept(), 1, 0)
        for position in range(batches):
            await append(store, saying(position, position))
        wait_until(lambda: rows(path, "fresh") <= 4)

    store = Store(path)
    asyncio.run(play(store))
    store.close()
    store = Store(path)
    found = store.game("one")
    store.close()
    assert found is not None
    assert found.record.answers == list(range(batches))


def test_a_pipe_is_quiet_while_nothing_comes_and_somebody_could_send() -> None:
    here, there = os.pipe()
    assert scribe.is_quiet(here)
    os.write(there, b"x")
    assert not scribe.is_quiet(here)
    os.read(here, 1)
    os.close(there)
    assert not scribe.is_quiet(here), "the end is to be heard at once"
    os.close(here)


def test_answers_are_filed_after_so_many_batches_and_not_before(path: Path) -> None:
    store = Store(path)
    asyncio.run(store.create(kept(), 1, 0))
    writing = scribe.Scribe(str(path), owner_of(store))
    for number in range(6):
        writing.keep(batch(100 + number, [("one", saying(number, number))]))
        writing.tidy_after(4)
    writing.close()
    store.close()
    assert (rows(path, "filed"), rows(path, "fresh")) == (2, 2), "the game as it was made, and four batches in one row"


def owner_of(store: Store) -> str:
    """Return the name under which a store writes."""
    name: str = store._db.execute("SELECT name FROM owner").fetchone()[0]
    return name


def batch(number: int, sayings: list[tuple[str, Saying]], *jobs: scribe.Job) -> bytes:
    """Return a batch as the scribe gets it."""
    said = msgspec.json.encode(sayings)
    head = number.to_bytes(scribe.NUMBER, "big") + len(said).to_bytes(scribe.SIZE, "big")
    return head + said + (msgspec.msgpack.encode(jobs) if jobs else b"")


def test_a_process_that_has_ended_is_followed_by_another(path: Path) -> None:
    async def play(store: Store) -> None:
        await store.create(kept(), 1, 0)
        for position in range(3):
            process = store._writer._keeper._process
            assert process is not None
            process.kill()
            process.wait()
            await append(store, saying(position, position))

    store = Store(path)
    asyncio.run(play(store))
    found = store.game("one")
    store.close()
    assert found is not None
    assert found.record.answers == [0, 1, 2]


def test_a_process_that_ends_while_it_keeps_is_followed_by_another_too(path: Path) -> None:
    async def play(store: Store) -> None:
        await store.create(kept(), 1, 0)
        process = store._writer._keeper._process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        waiting = asyncio.ensure_future(append(store, saying(0, 1)))
        await asyncio.sleep(0.05)
        process.kill()
        await waiting
        await append(store, saying(1, 2))

    store = Store(path)
    asyncio.run(play(store))
    found = store.game("one")
    store.close()
    assert found is not None
    assert found.record.answers == [1, 2]


@pytest.mark.parametrize("tidied", [False, True])
@pytest.mark.parametrize("jobs", [[], [[("INSERT INTO nowhere VALUES (?)", (1,))]]])
def test_a_batch_that_comes_again_is_kept_once_and_gets_the_same_reply(
    path: Path, jobs: list[scribe.Job], tidied: bool
) -> None:
    store = Store(path)
    asyncio.run(store.create(kept(), 1, 0))
    owner = owner_of(store)
    message = batch(9, [("one", saying(0, 1))], *jobs)
    first = scribe.Scribe(str(path), owner)
    replies = [first.keep(message), first.keep(message)]
    if tidied:
        first.tidy_after(0)
    first.close()
    second = scribe.Scribe(str(path), owner)  # as after a crash between keeping and replying
    replies.append(second.keep(message))
    assert second.keep(batch(10, [("one", saying(1, 2))])) == scribe.KEPT
    second.tidy_after(0)
    second.close()
    found = store.game("one")
    sayings = [
        each for (text,) in store._all("SELECT sayings FROM filed WHERE game = ?", "one") for each in FILED.decode(text)
    ]
    store.close()
    assert found is not None
    assert found.record.answers == [1, 2]
    assert len(sayings) == 3, "that of the new game, and these two"
    assert len(set(replies)) == 1
    failures = {0: "no such table: nowhere"} if jobs else {}
    assert msgspec.msgpack.decode(replies[0], type=scribe.BatchReply).failures == failures


def test_batches_of_an_owner_before_are_not_taken_for_those_of_the_next(path: Path) -> None:
    first = Store(path)
    asyncio.run(first.create(kept(), 1, 0))
    writing = scribe.Scribe(str(path), owner_of(first))
    assert writing.keep(batch(2, [("one", saying(0, 1))])) == scribe.KEPT
    second = Store(path)
    asyncio.run(append(second, saying(1, 2)))
    asyncio.run(append(second, saying(2, 3)))
    assert b"another server" in writing.keep(batch(3, [("one", saying(3, 9))]))
    found = second.game("one")
    for each in (writing, first, second):
        each.close()
    assert found is not None
    assert found.record.answers == [1, 2, 3]


def test_games_are_read_as_they_are_at_one_moment_while_they_are_filed(path: Path) -> None:
    store = Store(path)
    asyncio.run(store.create(kept(), 1, 0))
    writing = scribe.Scribe(str(path), owner_of(store))
    for number in range(300):
        writing.keep(batch(number + 2, [("one", saying(number, number))]))
    filing = threading.Thread(target=tidy_often, args=(path, owner_of(store)))
    filing.start()
    while filing.is_alive():
        found = store.game("one")
        assert found is not None
        assert found.record.answers == list(range(300))
        assert [game.position for game in store.games()] == [300]
    filing.join()
    writing.close()
    store.close()


def tidy_often(path: Path, owner: str) -> None:
    """File what is fresh, and lay it back, again and again."""
    filing = scribe.Scribe(str(path), owner)
    db = scribe.connect(str(path))
    for _time in range(20):
        filing.tidy_after(0)
        db.execute("BEGIN IMMEDIATE")
        (text,) = db.execute("SELECT sayings FROM filed ORDER BY id DESC").fetchone()
        for number, each in enumerate(msgspec.json.decode(text)):
            db.execute("INSERT INTO fresh VALUES (?, ?)", (number + 2, msgspec.json.encode([("one", each)]).decode()))
        db.execute("DELETE FROM filed WHERE id = (SELECT max(id) FROM filed)")
        db.execute("COMMIT")
    db.close()
    filing.close()


def test_whoever_had_the_games_before_files_nothing_and_an_empty_batch_is_nothing(
    path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    first = Store(path)
    asyncio.run(first.create(kept(), 1, 0))
    before = scribe.Scribe(str(path), owner_of(first))
    second = Store(path)
    now = scribe.Scribe(str(path), owner_of(second))
    assert now.keep(batch(1, [("one", saying(0, 1))])) == scribe.KEPT
    before.tidy_after(0)
    assert "another server" in capfd.readouterr().err
    assert rows(path, "fresh") == 1
    assert now.keep((2).to_bytes(scribe.NUMBER, "big") + bytes(scribe.SIZE)) == scribe.KEPT
    assert rows(path, "fresh") == 1
    for each in (before, now, first, second):
        each.close()


def test_where_no_process_can_be_started_nothing_is_kept_and_that_is_said(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_any: object) -> None:
        raise OSError("too many processes")

    async def play(store: Store) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(keeper, "start", fail)
            with pytest.raises(NotKeptError, match="nobody could write"):
                await store.create(kept(), 1, 0)
        await store.create(kept(), 1, 0)

    store = Store(path)
    asyncio.run(play(store))
    assert store.game("one") is not None
    store.close()


def test_what_cannot_be_sent_is_refused_and_nothing_else(path: Path) -> None:
    async def play(store: Store) -> None:
        await store.create(kept(), 1, 0)
        with pytest.raises(UnicodeEncodeError):
            await store.say("one", Remark(1, 0, "\ud800", 12))
        await append(store, saying(0, 1))
        said = [append(store, each) for each in (saying(1, 2), saying(2, 3, key="\ud800"), saying(2, 4))]
        found = await asyncio.gather(*said, return_exceptions=True)
        assert [type(each) for each in found] == [type(None), UnicodeEncodeError, type(None)]

    store = Store(path)
    asyncio.run(play(store))
    found = store.game("one")
    store.close()
    assert found is not None
    assert found.record.answers == [1, 2, 4]
