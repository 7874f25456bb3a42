"""Tokens: whoever has one may act for its seat. They are told once and kept only as hashes."""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from typing import Final

from lantern.server.refusal import RefusalError
from lantern.server.store import HOST

MOST: Final = 12  # tokens around one screen: seats, the host's, a spectator's, and some that have been replaced


@dataclass(frozen=True)
class Pass:
    """What somebody may do at a table."""

    seats: frozenset[int]
    host: bool = False

    @property
    def speaks(self) -> bool:
        """Whether this is more than a spectator."""
        return self.host or bool(self.seats)

    @property
    def voice(self) -> int:
        """The seat whose name stands before what is said beside the game; HOST without a seat."""
        return min(self.seats, default=HOST)


def new_token() -> str:
    """Return a token nobody can guess."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> bytes:
    """Return what is kept of a token."""
    return sha256(token.encode()).digest()


def admit(credentials: str, known: Iterable[tuple[bytes, int]]) -> Pass:
    """Return what these tokens, joined by commas, allow together; a RefusalError when none of them opens anything."""
    given = credentials.split(",")
    if not credentials or len(given) > MOST:
        raise RefusalError("no-token", "A token is needed here; it is part of your link.", 401)
    found = [matching(hashed(token), known) for token in given]
    seats = [seat for seat in found if seat is not None]
    if not seats:
        raise RefusalError("wrong-token", "This link does not open this table, or no longer does.", 403)
    return Pass(frozenset(seat for seat in seats if seat >= 0), HOST in seats)


def matching(digest: bytes, known: Iterable[tuple[bytes, int]]) -> int | None:
    """Return what a token is for; looks at every known one, so that time tells nothing."""
    found = None
    for other, seat in known:
        if compare_digest(digest, other):
            found = seat
    return found
