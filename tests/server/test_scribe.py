"""What the scribe promises: a batch is kept once, whatever happens to the process, and a bad row harms nobody else."""

import asyncio
import os
import signal
from pathlib import Path

import msgspec
import pytest

from lantern.server import keeper, scribe
from lantern.server.store import DamagedError, Line, Store, appended
from lantern.server.writer import NotKeptError
from tests.server.playing import wait_until
from tests.server.test_store import append, kept, moments, reopened, rows, saying


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def test_the_process_that_keeps_files_answers_while_nothing_comes(path: Path) -> None:
    batches = scribe.TIDY_AFTER + 3

    async def play(store: Store) -> None:
        await store.create(kept(), [], 1, 0)
        for position in range(batches):
            await append(store, saying(position, position))
        wait_until(lambda: rows(path, "fresh") <= 4)

    store = Store(path)
    asyncio.run(play(store))
    store.close()
    assert rows(path, "answers") >= scribe.TIDY_AFTER - 1
    assert rows(path, "answers") + rows(path, "fresh") == batches


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
    asyncio.run(store.create(kept(), [], 1, 0))
    writing = scribe.Scribe(str(path), owner_of(store))
    for number in range(6):
        writing.keep(batch(100 + number, appended(saying(number, number))))
        writing.tidy_after(4)
    writing.close()
    store.close()
    assert (rows(path, "answers"), rows(path, "fresh")) == (4, 2)


def owner_of(store: Store) -> str:
    """Return the name under which a store writes."""
    name: str = store._db.execute("SELECT name FROM owner").fetchone()[0]
    return name


def batch(number: int, *jobs: scribe.Job) -> bytes:
    """Return a batch as the scribe gets it."""
    return number.to_bytes(scribe.NUMBER, "big") + msgspec.msgpack.encode(jobs)


def test_a_process_that_has_ended_is_followed_by_another(path: Path) -> None:
    async def play(store: Store) -> None:
        await store.create(kept(), [], 1, 0)
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
        await store.create(kept(), [], 1, 0)
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


def test_a_batch_that_comes_again_is_kept_once_and_gets_the_same_reply(path: Path) -> None:
    store = Store(path)
    asyncio.run(store.create(kept(), [], 1, 0))
    owner = owner_of(store)
    message = batch(9, appended(saying(0, 1)), [("INSERT INTO nowhere VALUES (?)", (1,))])
    first = scribe.Scribe(str(path), owner)
    replies = [first.keep(message), first.keep(message)]
    first.close()
    second = scribe.Scribe(str(path), owner)  # as after a crash between keeping and replying
    replies.append(second.keep(message))
    second.close()
    found = store.game("one")
    store.close()
    assert found is not None
    assert found.record.answers == [1]
    assert len(set(replies)) == 1
    assert msgspec.msgpack.decode(replies[0], type=scribe.Reply).failures == {1: "no such table: nowhere"}


def test_answers_that_do_not_fit_stay_where_they_are_and_harm_no_other_game(
    path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def play(store: Store) -> None:
        for name in ("one", "two"):
            await store.create(kept(name), moments(5, 6), 1, 0)
        store._db.execute("INSERT INTO fresh SELECT * FROM fresh WHERE game = 'one'")

    store = Store(path)
    asyncio.run(play(store))
    store = reopened(store)
    assert "game one cannot be filed" in capfd.readouterr().err
    assert (rows(path, "answers"), rows(path, "fresh")) == (2, 4)
    two = store.game("two")
    assert two is not None
    assert two.record.answers == [5, 6]
    with pytest.raises(DamagedError):
        store.game("one")
    store.close()


def test_where_no_process_can_be_started_nothing_is_kept_and_that_is_said(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_any: object) -> None:
        raise OSError("too many processes")

    async def play(store: Store) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(keeper, "start", fail)
            with pytest.raises(NotKeptError, match="nobody could write"):
                await store.create(kept(), [], 1, 0)
        await store.create(kept(), [], 1, 0)

    store = Store(path)
    asyncio.run(play(store))
    assert store.game("one") is not None
    store.close()


def test_what_cannot_be_sent_is_refused_and_nothing_else(path: Path) -> None:
    async def play(store: Store) -> None:
        await store.create(kept(), [], 1, 0)
        with pytest.raises(UnicodeEncodeError):
            await store.say("one", Line(1, 0, "\ud800", 12))
        await append(store, saying(0, 1))

    store = Store(path)
    asyncio.run(play(store))
    store.close()
