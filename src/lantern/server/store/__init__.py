"""Where games are stored: one interface, SQLite for one machine and PostgreSQL for many.

A path is a file of SQLite, an address is a PostgreSQL database.
"""

from pathlib import Path
from typing import Final

from lantern.server.store.base import StoreError
from lantern.server.store.engine import SqlStore
from lantern.server.store.sqlite import SqliteStore

ADDRESSES: Final = ("postgresql://", "postgres://")


class MissingLibraryError(StoreError):
    """What PostgreSQL needs is not installed."""


def is_address(where: str) -> bool:
    """Tell whether this names a PostgreSQL database, not a file."""
    return where.startswith(ADDRESSES)


def open_store(where: str) -> SqlStore:
    """Return the store at a path or address; it still has to be opened."""
    if not is_address(where):
        return SqliteStore(Path(where))
    try:
        from lantern.server.store.postgres import PostgresStore
    except ImportError as error:
        raise MissingLibraryError("PostgreSQL needs further libraries: pip install 'lantern-railroad[site]'") from error
    return PostgresStore(where)
