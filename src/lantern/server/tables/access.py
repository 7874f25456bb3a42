"""What a link allows at a table. A token is told once; only its hash is stored."""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from typing import Final

from lantern.server.errors import RequestError
from lantern.server.store.base import HOST, Grant

MOST_TOKENS: Final = 12  # around one screen: seats, the host's, a spectator's, and some that have been replaced


@dataclass(frozen=True)
class Access:
    """What somebody may do at a table, and the hashes of the tokens that say so."""

    seats: frozenset[int]
    host: bool = False
    hashes: tuple[bytes, ...] = ()

    @property
    def is_spectator(self) -> bool:
        """Whether this allows nothing but to watch."""
        return not self.host and not self.seats

    @property
    def speaker(self) -> int:
        """The seat whose name stands before what is said beside the game; HOST without a seat."""
        return min(self.seats, default=HOST)


def new_token() -> str:
    """Return a token nobody can guess."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> bytes:
    """Return what is stored of a token."""
    return sha256(token.encode()).digest()


def admit(credentials: str, grants: Iterable[Grant]) -> Access:
    """Return what these tokens, joined by commas, allow together; refuse where none of them opens anything."""
    tokens = credentials.split(",")
    if not credentials or len(tokens) > MOST_TOKENS:
        raise RequestError("no-token", "A token is needed here; it is part of your link.", 401)
    access = allowed(tuple(hashed(token) for token in tokens), grants)
    if access is None:
        raise RequestError("wrong-token", "This link does not open this table, or no longer does.", 403)
    return access


def allowed(hashes: tuple[bytes, ...], grants: Iterable[Grant]) -> Access | None:
    """Return what tokens with these hashes allow, or None. Compares every pair, so that time tells nothing."""
    found = {grant.seat for grant in grants for each in hashes if compare_digest(each, grant.hash)}
    return Access(frozenset(seat for seat in found if seat >= 0), HOST in found, hashes) if found else None
