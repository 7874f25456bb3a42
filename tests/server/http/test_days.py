"""The deal of the day: the same for everybody, and counted once when it is over."""

import asyncio
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from lantern.engine.state import PLAYING, WON
from lantern.levels import GAME_LEVELS
from lantern.server import days
from lantern.server.messages import Created
from lantern.server.store.base import DayCount, Store, UnavailableError
from lantern.server.tables.commands import carry_out
from lantern.server.tables.registry import TableRegistry
from lantern.server.tables.table import Table
from tests.server.http.client import Json, bearer, create, open_client, show
from tests.server.playing import given, open_registry, seat

LOST = 2
MONDAY = date(2026, 11, 16)


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr(days, "today", lambda: MONDAY)
    with open_client(tmp_path) as found:
        yield found


def begin(client: TestClient) -> Json:
    reply = client.post("/api/day")
    assert reply.status_code == 201
    assert reply.json()["date"] == MONDAY.isoformat()
    found: Json = reply.json()["table"]
    return found


def finish(client: TestClient, made: Json, luck: int) -> Json:
    """Play at random until the end; return the last scene."""
    scene: Json = show(client, made, *made["seats"])["scene"]
    chooser = Random(luck)
    while scene["table"]["outcome"] == PLAYING:
        answer = chooser.choice(scene["question"]["options"])["answer"]
        body = {"answer": answer, "position": scene["position"]}
        reply = client.post(f"/api/tables/{made['id']}/answers", json=body, headers=bearer(*made["seats"]))
        scene = reply.json()["scene"]
    return scene


def result(client: TestClient, made: Json) -> Any:
    return client.get(f"/api/tables/{made['id']}/day", headers=bearer(*made["seats"]))


def test_every_day_has_a_level_and_a_seed_of_its_own() -> None:
    week = [days.deal_of(date(2026, 11, 16 + number)) for number in range(7)]
    assert {each.level for each in week} == {level.id for level in GAME_LEVELS}
    assert week[0] == days.Day("2026-11-16", "first-journey", 1, "day-2026-11-16")
    assert len({each.seed for each in week}) == 7
    assert days.deal_of(date(2026, 11, 23)).level == week[0].level


def test_everybody_has_the_same_deal(client: TestClient) -> None:
    assert client.get("/api/day").json() == {
        "date": "2026-11-16",
        "level": "first-journey",
        "players": 1,
        "seed": "day-2026-11-16",
    }
    tables = [show(client, made, *made["seats"])["scene"] for made in (begin(client), begin(client))]
    assert tables[0]["digest"] == tables[1]["digest"]
    assert tables[0]["table"]["players"] == 1


def test_how_others_fared_is_told_when_ones_own_game_is_over(client: TestClient) -> None:
    made = begin(client)
    finish(client, begin(client), 2)
    told = result(client, made).json()
    assert (told["date"], told["outcome"], told["games"], told["people"]) == ("2026-11-16", PLAYING, 0, [])
    own = finish(client, made, 1)["table"]
    told = result(client, made).json()
    assert (told["date"], told["level"], told["games"]) == ("2026-11-16", "first-journey", 2)
    assert (told["outcome"], told["freed"], told["lost"]) == (own["outcome"], own["freed"], own["lost"])
    other = finish(client, begin(client), 3)["table"]
    for _twice in range(2):  # a table counts once
        told = result(client, made).json()
        assert told["games"] == 3
        assert sum(each["games"] for each in told["people"]) == 3
        assert {each["freed"] for each in told["people"]} >= {own["freed"], other["freed"]}
    assert client.get(f"/api/tables/{made['id']}/day").status_code == 401
    client.delete(f"/api/tables/{made['id']}", headers=bearer(made["host"]))
    another = begin(client)
    finish(client, another, 4)
    assert result(client, another).json()["games"] == 4, "a game that was erased still counts"


def test_other_games_are_no_deal_of_a_day(client: TestClient) -> None:
    made = create(client, players=1, seed="day-2026-11-16")
    finish(client, made, 1)
    assert (result(client, made).status_code, result(client, made).json()["code"]) == (404, "no-day")


@pytest.mark.anyio
async def test_a_game_is_counted_when_it_ends_and_where_it_could_not_be_with_its_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_registry(tmp_path / "tables.db") as registry:
        registry.on_change.append(days.counting(registry))
        await play(registry)
        await until_counted(registry.store, 1)
        tried = asyncio.Event()

        async def unavailable(*_values: Any) -> str:
            tried.set()
            raise UnavailableError("away")

        with monkeypatch.context() as patch:
            patch.setattr(registry.store, "count_day", unavailable)
            table, _created = await play(registry)
            await asyncio.wait_for(tried.wait(), 20)  # it is counted in the background
        assert sum(each.games for each in await registry.store.day_counts("2026-11-16")) == 1
        assert await days.count(registry.store, table) == "2026-11-16"
        await until_counted(registry.store, 2)
        counts = [DayCount(MONDAY.isoformat(), *each) for each in ((WON, 5, 2, 3), (LOST, 5, 12, 1), (LOST, 0, 12, 2))]
        told = days.summary(table, MONDAY.isoformat(), counts)
        assert (told.games, told.won) == (6, 3)
        assert told.people == [days.FreedCount(0, 2, 0), days.FreedCount(5, 4, 3)]


async def play(registry: TableRegistry) -> tuple[Table, Created]:
    created = await registry.create(days.new_table(days.deal_of(MONDAY)))
    await registry.store.mark_day(created.id, MONDAY.isoformat())
    table, chooser = await registry.table(created.id), Random(4)
    while not table.over:
        await carry_out(table, seat(0), given(table, chooser.choice(table.game.legal_numbers)))
    return table, created


async def until_counted(store: Store, games: int) -> None:
    async with asyncio.timeout(20):
        while sum(each.games for each in await store.day_counts("2026-11-16")) != games:
            await asyncio.sleep(0.005)
