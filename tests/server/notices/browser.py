"""A browser with a subscription, and a push service that notes what it gets."""

import base64
from typing import Any

import http_ece  # type: ignore[import-untyped]
import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from lantern.server.store.base import Subscription

AUTH = b"0123456789abcdef"


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Browser:
    """What a browser makes when somebody allows notices."""

    def __init__(self, name: str = "a") -> None:
        self.endpoint = f"https://push.example.org/{name}"
        self._key = generate_private_key(SECP256R1())

    def json(self) -> dict[str, Any]:
        """Return the subscription as `PushSubscription.toJSON()` does."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": {"p256dh": text(point), "auth": text(AUTH)}}

    def subscription(self, game: str, seat: int) -> Subscription:
        keys = self.json()["keys"]
        return Subscription(game, seat, self.endpoint, keys["p256dh"], keys["auth"])

    def read(self, body: bytes) -> Any:
        """Decrypt a notice."""
        return msgspec.json.decode(http_ece.decrypt(body, private_key=self._key, auth_secret=AUTH))


class PushService:
    """Stands in for the client session of a sender: replies with a status, and notes each request."""

    def __init__(self) -> None:
        self.status = 201
        self.got: list[tuple[str, bytes, dict[str, str], bool]] = []

    def post(self, url: str, *, data: bytes, headers: dict[str, str], allow_redirects: bool) -> "PushService":
        self.got.append((url, data, headers, allow_redirects))
        return self

    async def __aenter__(self) -> "PushService":
        return self

    async def __aexit__(self, *_error: object) -> None:
        """Nothing to end."""

    async def close(self) -> None:
        """Nothing to end."""
