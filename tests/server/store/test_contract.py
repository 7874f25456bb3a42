"""What every store promises, whichever engine it has."""

import asyncio
from typing import Any

import pytest

from lantern.engine.state import PLAYING, WON
from lantern.server.jobs.postgres import PostgresJobs
from lantern.server.store import is_address, sql
from lantern.server.store.base import (
    HOST,
    SPECTATOR,
    ConflictError,
    DamagedError,
    DayCount,
    DuplicateCommandError,
    GameChanges,
    Grant,
    LogEvent,
    Remark,
    SeatChanges,
    Signal,
    Store,
    StoredSeat,
    Subscription,
    TooNewError,
    UnavailableError,
    UndoRequest,
    record_of,
)
from lantern.server.store.engine import SqlStore, steps
from lantern.words import Text
from tests.server.store.games import SETUP, database, event, first, game, opened, tables_naming

pytestmark = pytest.mark.anyio
BROWSER = Subscription("one", 0, "https://push.example/1", "key", "secret")


async def outcomes(*calls: Any) -> list[type[object]]:
    """Carry out calls at the same time; return the kind of result or error of each."""
    return [type(found) for found in await asyncio.gather(*calls, return_exceptions=True)]


async def test_a_game_is_found_again_after_a_restart(where: str) -> None:
    why = (Text("reason-money", {"amount": 3}),)
    answered = LogEvent(1, 1, [7, 8], 0, 101, 2, PLAYING, "answer", "k", why)
    async with opened(where) as store:
        await store.create(game(), first(5))
        await store.append("one", answered)
    async with opened(where) as store:
        assert await store.load("one") == game()
        assert await store.events("one") == [first(5), answered]
        assert await store.events("one", after=0) == [answered]
        assert await store.load("two") is None
        assert await store.events("two") == []


async def test_the_record_is_what_stands_after_taking_back(store: Store) -> None:
    await store.create(game(), first(5))
    log = [event(1, 1, 7, 8), event(2, 2, cause="undo"), event(3, 2, 8, cause="redo"), event(4, 3, 9)]
    for each in log:
        await store.append("one", each)
    stored = await store.load("one")
    assert stored is not None
    record = record_of(stored, await store.events("one"))
    assert (record.setup, record.answers) == (SETUP, [5, 7, 8, 9])
    with pytest.raises(DamagedError, match="answers before event 4"):
        record_of(stored, [first(5), log[3]])


async def test_of_two_events_with_one_number_the_first_counts(store: Store) -> None:
    await store.create(game(), first())
    await store.append("one", event(1, 0, 1))
    with pytest.raises(ConflictError):
        await store.append("one", event(1, 0, 2))
    assert await store.events("one", 0) == [event(1, 0, 1)]


async def test_a_log_has_no_gaps(store: Store) -> None:
    await store.create(game(), first())
    with pytest.raises(ConflictError):
        await store.append("one", event(2, 0, 1))
    with pytest.raises(ConflictError):
        await store.append("nowhere", event(1, 0, 1))
    assert await store.events("one") == [first()]


async def test_a_command_counts_once(store: Store) -> None:
    await store.create(game(), first())
    await store.create(game("two"), first())
    await store.append("one", event(1, 0, 1, key="k"))
    for again in (event(1, 0, 1, key="k"), event(2, 1, 1, key="k")):
        with pytest.raises(DuplicateCommandError):
            await store.append("one", again)
    await store.append("one", event(2, 0, cause="undo"))
    with pytest.raises(DuplicateCommandError):  # though its answer was taken back
        await store.append("one", event(3, 0, 1, key="k"))
    await store.append("two", event(1, 0, 1, key="k"))


async def test_in_a_batch_only_what_does_not_fit_fails(store: Store) -> None:
    names = [f"g{number}" for number in range(8)]
    for name in names:
        await store.create(game(name), first())
    good = [store.append(name, event(1, 0, 1, key="k")) for name in names]
    bad = [store.append("g0", event(1, 0, 2)), store.append("g1", event(5, 0, 1)), store.append("g9", event(1, 0, 1))]
    again = [store.append("g2", event(2, 1, 1, key="k")), store.append("g3", event(2, 1, 2))]
    talk = [store.say("g4", 0, "hello", 1), store.say("g9", 0, "hello", 1)]
    expected = [type(None)] * 8 + [ConflictError] * 3 + [DuplicateCommandError, type(None), Remark, ConflictError]
    assert await outcomes(*good, *bad, *again, *talk) == expected
    for name in names:
        assert (await store.events(name))[1] == event(1, 0, 1, key="k")


async def test_of_two_racing_clients_one_is_first_each_time(where: str) -> None:
    async with opened(where) as one, opened(where) as other:
        await one.create(game(), first())
        for seq in range(1, 21):
            race = [each.append("one", event(seq, seq - 1, who)) for who, each in ((1, one), (2, other))]
            assert sorted(await outcomes(*race), key=str) == [type(None), ConflictError]
        assert [each.seq for each in await one.events("one")] == list(range(21))


async def test_games_are_listed_those_last_played_first(store: Store) -> None:
    for number, name in enumerate(("one", "two", "three")):
        await store.create(game(name), first(1, 2, at=100 + number))
    await store.append("one", event(1, 2, 3, 4, at=200, outcome=WON))
    await store.change_game("two", GameChanges(ended=True))
    found = await store.listings()
    assert [(each.id, each.updated, each.position, each.outcome, each.ended) for each in found] == [
        ("one", 200, 4, WON, False),
        ("three", 102, 2, PLAYING, False),
        ("two", 101, 2, PLAYING, True),
    ]
    assert (found[0].setup, found[0].names, found[0].players) == (SETUP, ["Amara", "Ben"], ["person", "computer:easy"])
    assert (found[0].created, found[0].rules, found[0].round) == (100, 9, 2)
    assert [each.id for each in await store.listings(most=1)] == ["one"]
    assert [each.id for each in await store.listings(["two", "gone"])] == ["two"]
    for number in range(20):  # played for so long that the time by which games are found lags behind
        await store.append("three", event(number + 1, 2, 3, at=1_000 + 100 * number))
        await store.append("two", event(number + 1, 2, 3, at=1_050 + 100 * number))
        latest = [(each.id, each.updated) for each in await store.listings(most=2)]
        assert latest == [("two", 1_050 + 100 * number), ("three", 1_000 + 100 * number)]
    assert await store.listings([]) == []


async def test_what_is_not_named_stays(store: Store) -> None:
    await store.create(game(), first())
    request = UndoRequest(3, 0, 1, 0, [0])
    await store.change_game("one", GameChanges(undo_request=request))
    await store.change_game("one", GameChanges(hints=False))
    await store.change_game("one", GameChanges())
    await store.change_seat("one", 1, SeatChanges(name="Cleo", note="a note"))
    await store.change_seat("one", 1, SeatChanges(muted=True))
    await store.saw("one", [0, 1], 7)
    await store.saw("one", [], 9)
    found = await store.load("one")
    assert found is not None
    assert (found.undo_request, found.hints, found.ended) == (request, False, False)
    assert found.seats == [
        StoredSeat("Amara", "person", seen=7),
        StoredSeat("Cleo", "computer:easy", True, 7, "a note"),
    ]
    await store.change_game("one", GameChanges(undo_request=None))
    found = await store.load("one")
    assert found is not None
    assert found.undo_request is None


async def test_a_seat_changed_while_its_player_leaves_is_kept(where: str) -> None:
    async with opened(where) as one, opened(where) as other:
        await one.create(game(), first())
        for number in range(50):
            change = SeatChanges(name=f"name {number}", player="computer:good", muted=bool(number % 2))
            await asyncio.gather(one.change_seat("one", 0, change), other.saw("one", [0], number))
            found = await one.load("one")
            assert found is not None
            assert found.seats[0] == StoredSeat(f"name {number}", "computer:good", bool(number % 2), number)


async def test_links_are_added_and_renewed(store: Store) -> None:
    await store.create(game(), first())
    await store.add_grants("one", [Grant(b"c" * 32, SPECTATOR), Grant(b"d" * 32, 0)])
    await store.renew_grant("one", Grant(b"e" * 32, 0))
    await store.renew_grant("one", Grant(b"f" * 32, SPECTATOR))
    found = await store.load("one")
    assert found is not None
    assert sorted((each.seat, each.hash[:1]) for each in found.grants) == [(SPECTATOR, b"f"), (HOST, b"b"), (0, b"e")]
    with pytest.raises(ConflictError):
        await store.add_grants("gone", [Grant(b"c" * 32, 0)])


async def test_remarks_are_numbered_in_order_under_a_race(where: str) -> None:
    async with opened(where) as one, opened(where) as other:
        await one.create(game(), first())
        said = await asyncio.gather(*(each.say("one", 0, "hello", 5) for _time in range(10) for each in (one, other)))
        assert sorted(remark.id for remark in said) == list(range(1, 21))
        assert await one.chat("one", after=18) == [Remark(19, 0, "hello", 5), Remark(20, 0, "hello", 5)]
        assert [remark.id for remark in await one.chat("one", most=3)] == [18, 19, 20]


async def test_only_the_newest_remarks_are_kept(store: Store) -> None:
    await store.create(game(), first())
    for number in range(10):
        await store.say("one", 0, f"line {number}", 5, most=3)
    assert [(remark.id, remark.text) for remark in await store.chat("one")] == [
        (8, "line 7"),
        (9, "line 8"),
        (10, "line 9"),
    ]


async def test_silent_games_are_found_and_each_notice_is_claimed_once(where: str) -> None:
    async with opened(where) as one, opened(where) as other:
        for name in ("one", "won", "ended", "unwatched"):
            await one.create(game(name), first())
            await one.append(name, event(1, 0, 1, at=200, outcome=WON if name == "won" else PLAYING))
            if name != "unwatched":
                await one.subscribe(Subscription(name, 1, BROWSER.endpoint, "key", "secret"))
        await one.change_game("ended", GameChanges(ended=True))
        assert await one.silent(100, 199) == await one.silent(201, 300) == []
        assert await one.silent(100, 200) == [("one", 1)]
        claims = await asyncio.gather(*(each.claim_notices("one", 1, [0, 1]) for each in (one, other, one, other)))
        assert sorted(claims) == [[], [], [], [0, 1]]
        assert await one.silent(100, 200) == []
        await one.append("one", event(2, 1, 2, at=300))  # of seat 0
        assert await one.silent(100, 300) == [("one", 2)]
        assert await one.claim_notices("one", 2, [0, 1]) == [0]  # seat 1 has been told, and has not acted since
        await one.append("one", event(3, 2, 3, at=300))
        assert await one.claim_notices("one", 3, []) == []
        assert await one.silent(100, 300) == []


async def test_a_browser_is_told_once(store: Store) -> None:
    for name in ("one", "two"):
        await store.create(game(name), first())
    other = Subscription("two", 1, BROWSER.endpoint, "key", "secret")
    for each in (BROWSER, BROWSER, other):
        await store.subscribe(each)
    assert await store.subscriptions("one") == [BROWSER]
    await store.unsubscribe(BROWSER.endpoint, "one")
    assert await store.subscriptions("one") == []
    assert await store.subscriptions("two") == [other]
    await store.subscribe(BROWSER)
    await store.unsubscribe(BROWSER.endpoint)
    assert await store.subscriptions("one") + await store.subscriptions("two") == []


async def fill(store: Store, name: str) -> None:
    """Store a game that has a row in every table."""
    await store.create(game(name), first())
    await store.append(name, event(1, 0, 1, key="k"))
    await store.say(name, 0, "hello", 1)
    await store.change_seat(name, 0, SeatChanges(note="a note"))
    await store.subscribe(Subscription(name, 0, BROWSER.endpoint, "key", "secret"))
    await store.mark_day(name, "2026-11-18")


async def test_an_erased_game_leaves_no_row_in_any_table(where: str, store: Store) -> None:
    await fill(store, "erased-game")
    await fill(store, "other-game")
    named = tables_naming(where, "erased-game")
    assert {"games", "events", "seats", "grants", "chat", "subscriptions", "days"} == set(named)
    assert await store.erase("erased-game")
    assert tables_naming(where, "erased-game") == []
    assert tables_naming(where, "other-game") == named
    assert not await store.erase("erased-game")
    with pytest.raises(ConflictError):
        await store.append("erased-game", event(2, 1, 1))
    await store.change_seat("erased-game", 0, SeatChanges(name="x"))
    await store.saw("erased-game", [0], 1)
    assert tables_naming(where, "erased-game") == []


async def test_a_game_erased_while_it_is_played_leaves_nothing(where: str) -> None:
    async with opened(where) as one, opened(where) as other:

        async def play(name: str) -> None:
            for seq in range(1, 10_000):
                await one.append(name, event(seq, seq - 1, 1))

        names = [f"game-{number}" for number in range(10)]
        for name in names:
            await one.create(game(name), first())
        played = asyncio.gather(*(play(name) for name in names), return_exceptions=True)
        for name in names:
            assert await other.erase(name)
        assert {type(each) for each in await played} == {ConflictError}
    for name in names:
        assert tables_naming(where, name) == []


async def test_jobs_about_an_erased_game_are_erased_too(postgres: str) -> None:
    jobs = PostgresJobs(postgres, {})
    await jobs.open()
    await jobs.close()
    async with opened(postgres) as store:
        with database(postgres) as db:
            for name in ("erased-game", "other-game"):
                await store.create(game(name), first())
                db.execute(
                    "INSERT INTO procrastinate_jobs (queue_name, task_name, lock, args) VALUES ('q', 't', %s, '{}')",
                    (f"{name}/3/hint",),
                )
        await store.erase("erased-game")
    assert tables_naming(postgres, "erased-game") == []
    assert set(tables_naming(postgres, "other-game")) >= {"games", "procrastinate_jobs"}


async def test_old_games_and_old_talk_expire(store: SqlStore) -> None:
    for name, at, outcome in (("open", 100, PLAYING), ("won", 100, WON), ("ended", 100, PLAYING), ("new", 500, WON)):
        await fill(store, name)
        await store.append(name, event(2, 1, 1, at=at, outcome=outcome))
    await store.change_game("ended", GameChanges(ended=True))
    assert await store.expire(0, 0, 0) == 0
    with pytest.raises(ConflictError):  # it was found to be old, and then somebody played on
        await store.write(sql.erase("new", before=(200, 200)))
    assert await store.expire(unfinished=0, finished=200, talk=300) == 2
    assert {each.id for each in await store.listings()} == {"open", "new"}
    assert await store.chat("open") == []
    assert len(await store.chat("new")) == 1
    found = await store.load("open")
    assert found is not None
    assert found.seats[0].note == ""
    assert (await store.say("open", 0, "again", 1)).id == 2  # numbers are not used again
    assert await store.expire(unfinished=101, finished=0, talk=0) == 1
    assert {each.id for each in await store.listings()} == {"new"}


async def test_a_game_that_somebody_opens_does_not_expire(store: SqlStore) -> None:
    for name in ("opened", "left"):
        await fill(store, name)
    await store.change_game("opened", GameChanges(visited=500))
    assert await store.expire(unfinished=400, finished=400, talk=400) == 1
    assert [each.id for each in await store.listings()] == ["opened"]
    assert len(await store.chat("opened")) == 1
    assert await store.expire(unfinished=501, finished=0, talk=0) == 1


async def test_a_database_of_the_first_step_is_migrated(postgres: str) -> None:
    with database(postgres) as db:
        db.execute("CREATE TABLE lantern_migrations (step integer PRIMARY KEY)")
        db.execute(steps("postgres")[0])
        db.execute("INSERT INTO lantern_migrations VALUES (1)")
        setup = sql.encoded(SETUP)
        db.execute(
            "INSERT INTO games (id, setup, open_seed, created, rules) VALUES ('one', %s, true, 100, 9)", (setup,)
        )
        db.execute("INSERT INTO events VALUES ('one', 0, 0, '[]', -2, 100, 1, 0, 'start', '', '[]')")
    async with opened(postgres) as store:
        found = await store.load("one")
        assert found is not None
        assert found.visited == 0
        await store.append("one", event(1, 0, 1, at=300))
        assert await store.expire(unfinished=300, finished=300, talk=0) == 0
        assert await store.expire(unfinished=301, finished=0, talk=0) == 1


async def test_deals_of_a_day_are_counted_once_and_outlive_their_games(where: str) -> None:
    async with opened(where) as one, opened(where) as other:
        for name in ("one", "two", "three"):
            await one.create(game(name), first())
        await one.mark_day("one", "2026-11-18")
        await one.mark_day("two", "2026-11-18")
        counts = [each.count_day("one", WON, 5, 2) for each in (one, other, one, other)]
        assert await asyncio.gather(*counts) == ["2026-11-18"] * 4
        assert await other.count_day("two", WON, 5, 2) == "2026-11-18"
        assert await one.count_day("three", WON, 5, 2) == ""
        assert [await one.day_of(name) for name in ("one", "three", "nowhere")] == ["2026-11-18", "", ""]
        with pytest.raises(ConflictError):
            await one.mark_day("nowhere", "2026-11-18")
        expected = [DayCount("2026-11-18", WON, 5, 2, games=2)]
        assert await one.day_counts("2026-11-18") == expected
        assert await one.day_counts("2026-11-19") == []
        assert await one.erase("one")
        assert await one.expire(1000, 1000, 1000) == 2
        assert await other.day_counts("2026-11-18") == expected
        assert await one.count_day("one", WON, 5, 2) == ""
    assert tables_naming(where, "'one'") == []


async def test_a_value_of_the_site_is_set_once(store: Store) -> None:
    assert await store.value("push-key") is None
    assert await store.set_value("push-key", "first") == "first"
    assert await store.set_value("push-key", "second") == "first"
    assert await store.value("push-key") == "first"


async def test_what_cannot_be_encoded_harms_nobody_else(store: Store) -> None:
    for name in ("one", "two"):
        await store.create(game(name), first())
    calls = [store.append("one", event(1, 0, 1, key=broken)) for broken in ("\ud800", "x\ud800")]
    found = await outcomes(*calls, store.append("two", event(1, 0, 1)))
    assert found[0] is found[1] is not type(None)
    assert found[2] is type(None)
    await store.append("one", event(1, 0, 1))


async def test_a_store_of_a_newer_version_is_refused(where: str) -> None:
    async with opened(where):
        pass
    with database(where) as db:
        newer = "INSERT INTO lantern_migrations VALUES (99)" if is_address(where) else "PRAGMA user_version = 99"
        db.execute(newer)
    with pytest.raises(TooNewError, match="newer Lantern"):
        async with opened(where):
            pass


async def test_servers_that_start_together_migrate_once(postgres: str) -> None:
    async def start() -> int:
        async with opened(postgres) as store:
            return len(await store.listings())

    assert list(await asyncio.gather(start(), start(), start())) == [0, 0, 0]


async def test_a_closed_store_says_so(where: str) -> None:
    async with opened(where) as store:
        await store.check()
    for call in (store.check(), store.load("one"), store.append("one", event(1, 0))):
        with pytest.raises(UnavailableError):
            await call


async def test_servers_of_one_database_hear_each_other(postgres: str) -> None:
    heard: dict[str, list[Signal]] = {"one": [], "other": []}
    async with opened(postgres, heard["one"].append) as one, opened(postgres, heard["other"].append) as other:
        assert one.shared
        await one.create(game(), first())
        await one.append("one", event(1, 0, 1))
        await asyncio.gather(one.append("one", event(2, 1, 1)), one.append("one", event(3, 2, 1)))
        await one.change_game("one", GameChanges(hints=False))
        await one.change_seat("one", 0, SeatChanges(name="Cleo"))
        await one.renew_grant("one", Grant(b"e" * 32, 0))
        await one.say("one", 0, "hello", 1)
        await one.publish(Signal("one", "proposal", payload='{"text": "two words"}'))
        with pytest.raises(ConflictError):
            await one.append("one", event(2, 1, 1))
        await one.erase("one")
        while not heard["other"] or heard["other"][-1].kind != "erased":
            await asyncio.sleep(0.01)
        assert heard["other"] == [
            *(Signal("one", "log", seq) for seq in (1, 2, 3)),
            *(Signal("one", kind) for kind in ("game", "seats", "grants", "chat")),
            Signal("one", "proposal", payload='{"text": "two words"}'),
            Signal("one", "erased"),
        ]
        assert heard["one"] == []
        await other.publish(Signal("one", "presence"))
        while not heard["one"]:
            await asyncio.sleep(0.01)


async def test_a_file_has_no_other_servers(tmp_path: Any) -> None:
    heard: list[Signal] = []
    async with opened(str(tmp_path / "tables.db"), heard.append) as store:
        assert not store.shared
        await store.publish(Signal("one", "proposal"))
    assert heard == []
