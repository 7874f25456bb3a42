"""Where games are stored: one interface, SQLite for one machine and PostgreSQL for many.

A path is a file of SQLite, an address is a PostgreSQL database.
"""

from pathlib import Path
from typing import Final

from lantern.server.settings import Settings
from lantern.server.store.base import StoreError
from lantern.server.store.engine import CONNECTIONS, DEADLINE, SqlStore
from lantern.server.store.sqlite import SqliteStore

ADDRESSES: Final = ("postgresql://", "postgres://")
LONGEST: Final = 3600.0  # seconds that somebody waits for a store where no time is set


class MissingLibraryError(StoreError):
    """What PostgreSQL needs is not installed."""


def is_address(where: str) -> bool:
    """Tell whether this names a PostgreSQL database, not a file."""
    return where.startswith(ADDRESSES)


def open_store(where: str, deadline: float = DEADLINE, connections: int = CONNECTIONS) -> SqlStore:
    """Return the store at a path or address; it still has to be opened."""
    if not is_address(where):
        return SqliteStore(Path(where), deadline)
    try:
        from lantern.server.store.postgres import PostgresStore
    except ImportError as error:
        raise MissingLibraryError("PostgreSQL needs further libraries: pip install 'lantern-railroad[site]'") from error
    return PostgresStore(where, deadline, connections)


def store_of(settings: Settings) -> SqlStore:
    """Return the store that the settings name."""
    where, deadline = settings.store or str(settings.file), settings.store_within or LONGEST
    return open_store(where, deadline, settings.store_connections or CONNECTIONS)
