"""Nothing that was acknowledged is lost or counts twice, whatever is killed; `make chaos` does the same for long."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.chaos.run import chaos
from tests.server.chaos.site import ChaosSite, Database

pytestmark = pytest.mark.anyio


async def test_games_in_a_file_outlive_their_server(tmp_path: Path) -> None:
    """One server and the processes that think for it are killed, connections are cut, answers are sent twice."""
    site = ChaosSite(str(tmp_path / "tables.db"))
    found = await chaos(site, tables=3, kills=2, answers=100)
    assert found.answers >= 100
    assert sum(found.kills.values()) > 2


async def test_a_table_spread_over_two_servers_outlives_each_of_them(postgres_server: Any, postgres: str) -> None:
    """Two servers, a worker and PostgreSQL are killed; four clients over both servers share a table with a computer."""
    site = ChaosSite(postgres, 2, Database(postgres_server, postgres))
    found = await chaos(site, tables=3, kills=3, answers=100)
    assert found.answers >= 100
    assert sum(found.kills.values()) > 3
