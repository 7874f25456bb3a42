"""The tables of one server, with games in a file of the test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from lantern.server.tables.registry import TableRegistry
from tests.server.playing import open_registry


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    async with open_registry(tmp_path / "tables.db") as found:
        yield found
