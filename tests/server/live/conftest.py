"""A server for the tests of live connections."""

from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from tests.server.live.sockets import open_server


@pytest.fixture
def client(tmp_path: Path) -> Iterator[httpx2.Client]:
    with open_server(tmp_path) as found:
        yield found
