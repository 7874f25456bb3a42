"""A server's tables inside the test, for tests that are coroutines."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from lantern.server.hall import Hall
from tests.server.playing import settings


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    found = Hall(settings(tmp_path))
    yield found
    found.close()
