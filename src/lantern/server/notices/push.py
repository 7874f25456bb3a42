"""Web Push (RFC 8030, 8291, 8292): the key of this site, and sending notices to the push services that browsers name.

The address of a push service comes from strangers, so this server must not be led to its own network by it: only https
at its usual port, no numeric hosts, no redirects, and only names that resolve to public addresses. This module needs
the libraries of a site, and is imported only where notices are switched on.
"""

import base64
import re
import socket
import time
from hashlib import sha256
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp
import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]
from pywebpush import WebPusher  # type: ignore[import-untyped]

from lantern.server.errors import RequestError
from lantern.server.settings import Settings
from lantern.server.store.base import Store, Subscription

KEY: Final = "vapid-private-key"
SECONDS: Final = 10.0  # that a push service may take
KEPT: Final = 86_400  # seconds that it keeps a notice for a browser that is not running
SIGNED: Final = 43_200  # seconds that a signature is good
# The name of a host whose last part is no number, and nothing between it and the path but the usual port.
NAMED: Final = re.compile(r"https://([a-z0-9-]+\.)+[a-z][a-z0-9-]*(:443)?/[^\s\\]*$", re.IGNORECASE)


class PublicResolver(aiohttp.ThreadedResolver):
    """Finds only addresses in the public internet."""

    async def resolve(self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET) -> Any:
        """Return the public addresses of a name."""
        found = [each for each in await super().resolve(host, port, family) if is_public(each["host"])]
        if not found:
            raise OSError("no public address")
        return found


def is_public(address: str) -> bool:
    """Tell whether an address is one of the public internet, also where IPv6 wraps one of IPv4."""
    found = ip_address(address)
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return found.is_global and not found.is_multicast and (inner is None or inner.is_global)


def check_address(endpoint: str) -> None:
    """Refuse an address that cannot be that of a push service."""
    if not (endpoint.isascii() and endpoint.isprintable() and NAMED.match(endpoint)):
        raise RequestError("bad-endpoint", "This is not the address of a push service.", 422)


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys with which nothing can be encrypted."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(p256dh))
        if len(decoded(auth)) != 16:
            raise ValueError(auth)
    except ValueError as error:
        raise RequestError("bad-keys", "These are not the keys of a subscription.", 422) from error


def decoded(text: str) -> bytes:
    """Read what browsers write in base64 for addresses."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def subject(settings: Settings) -> str:
    """Return how a push service can reach whoever runs this site."""
    contact = settings.contact or settings.public_url
    if contact.startswith(("https://", "mailto:")):
        return contact.rstrip("/")
    return f"mailto:{contact}" if "@" in contact else "mailto:operator@localhost"


def public_session() -> aiohttp.ClientSession:
    """Return a client that keeps nothing and reaches only the public internet."""
    return aiohttp.ClientSession(
        connector=aiohttp.TCPConnector(resolver=PublicResolver(), use_dns_cache=False),
        timeout=aiohttp.ClientTimeout(total=SECONDS),
        cookie_jar=aiohttp.DummyCookieJar(),
    )


class PushSender:
    """Encrypts and sends notices, signed with the key of this site."""

    def __init__(self, private_key: str, subject: str, session: aiohttp.ClientSession) -> None:
        self._vapid = Vapid02.from_pem(private_key.encode())
        self._subject = subject
        self._session = session

    @classmethod
    async def open(cls, settings: Settings, store: Store) -> "PushSender":
        """Read the key of this site, or make it the first time."""
        key = await store.value(KEY)
        if key is None:
            new = Vapid02()
            new.generate_keys()
            key = await store.set_value(KEY, new.private_pem().decode())
        return cls(key, subject(settings), public_session())

    async def close(self) -> None:
        """End all connections."""
        await self._session.close()

    def check(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Refuse a subscription to which nothing can be sent."""
        check_address(endpoint)
        check_keys(p256dh, auth)

    @property
    def public_key(self) -> str:
        """The key that a page gives to the browser (`applicationServerKey`)."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def send(self, to: Subscription, notice: msgspec.Struct, topic: str) -> int:
        """Send a notice; return the status of the push service's reply, or 0 where there was none.

        A notice that has not been delivered yet is replaced by a newer one with the same topic.
        """
        check_address(to.endpoint)
        parts = urlsplit(to.endpoint)
        claims = {"aud": f"https://{parts.netloc}", "exp": int(time.time()) + SIGNED, "sub": self._subject}
        info = {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}
        headers = {
            **self._vapid.sign(claims),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "topic": base64.urlsafe_b64encode(sha256(topic.encode()).digest()[:24]).decode(),
        }
        body = WebPusher(info).encode(msgspec.json.encode(notice))["body"]
        try:
            async with self._session.post(to.endpoint, data=body, headers=headers, allow_redirects=False) as reply:
                return reply.status
        except (aiohttp.ClientError, OSError, TimeoutError):
            return 0
