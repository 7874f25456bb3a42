"""A store of each engine."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from lantern.server.store.base import Store
from tests.server.store.games import opened


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The path or address of an empty store."""
    if request.param == "sqlite":
        return str(tmp_path / "deep" / "tables.db")
    address: str = request.getfixturevalue("postgres")
    return address


@pytest.fixture
async def store(where: str) -> AsyncIterator[Store]:
    async with opened(where) as found:
        yield found
