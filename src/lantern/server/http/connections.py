"""Network connections that are silent, trickle or never read are ended, and one address has only so many.

uvicorn has a timeout for the pause between two requests, but none for the head of a request or for a reply that nobody
reads. `Connections` keeps one deadline for each connection: `protocol` hears from asyncio when a connection is made and
lost, and `Deadlines` when a request begins and ends.
"""

import asyncio
from collections import Counter
from ipaddress import ip_address
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from lantern.server.http.limits import network
from lantern.server.settings import Settings, is_loopback, networks

Peer = tuple[str, int]


class Connections:
    """The open network connections of a server, each with its deadline."""

    def __init__(self, settings: Settings) -> None:
        self._within, self._keep_alive = settings.request_within, settings.keep_alive
        self.reply_within = settings.reply_within
        self._most = settings.connections_per_address
        self._loopback = not settings.limit_loopback
        self._proxies = networks(settings.trust_proxy)
        self._deadlines: dict[Peer, asyncio.TimerHandle] = {}
        self._transports: dict[Peer, asyncio.Transport] = {}
        self._counts: Counter[str] = Counter()

    def opened(self, transport: asyncio.Transport) -> None:
        """A connection was made: the head of its first request must come soon."""
        peer = peer_of(transport)
        self._transports[peer] = transport
        self._counts[network(peer[0])] += 1
        if self._most and self._counts[network(peer[0])] > self._most and not self._is_exempt(peer[0]):
            transport.abort()
        else:
            self.expect(peer, self._within)

    def closed(self, peer: Peer) -> None:
        """A connection is over."""
        self.expect(peer, 0.0)
        if self._transports.pop(peer, None) is not None:
            here = network(peer[0])
            self._counts[here] -= 1
            if not self._counts[here]:
                del self._counts[here]

    def expect(self, peer: Peer, seconds: float) -> None:
        """End a connection after this time, unless something else is expected of it by then; 0: never."""
        if (timer := self._deadlines.pop(peer, None)) is not None:
            timer.cancel()
        transport = self._transports.get(peer)
        if seconds and transport is not None:
            self._deadlines[peer] = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def expect_next(self, peer: Peer) -> None:
        """A reply is complete: another request may follow."""
        self.expect(peer, self._keep_alive and self._keep_alive + self._within)

    def _is_exempt(self, address: str) -> bool:
        if is_loopback(address) and self._loopback:
            return True
        try:
            return any(ip_address(address) in each for each in self._proxies)
        except ValueError:  # not from the network
            return True

    @property
    def protocol(self) -> type[asyncio.Protocol]:
        """uvicorn's HTTP protocol, which tells of its connections; nothing of uvicorn itself is used or changed."""
        connections = self

        class Told(AutoHTTPProtocol):  # type: ignore[valid-type,misc]
            def connection_made(self, transport: Any) -> None:
                super().connection_made(transport)
                connections.opened(transport)
                self.peer = peer_of(transport)

            def connection_lost(self, exc: Exception | None) -> None:
                super().connection_lost(exc)
                connections.closed(self.peer)

        return Told


class Deadlines:
    """Tells `Connections` when requests begin and end; the outermost middleware, before addresses are rewritten."""

    def __init__(self, app: ASGIApp, connections: Connections) -> None:
        self.app = app
        self.connections = connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, with a deadline for its reply; live connections see to themselves."""
        peer = tuple(scope.get("client") or ("", 0))
        self.connections.expect(peer, self.connections.reply_within if scope["type"] == "http" else 0.0)
        try:
            await self.app(scope, receive, send)
        finally:
            if scope["type"] == "websocket":
                self.connections.closed(peer)
            else:
                self.connections.expect_next(peer)


def peer_of(transport: asyncio.BaseTransport) -> Peer:
    """Return the other end of a connection."""
    found = transport.get_extra_info("peername") or ("", 0)
    return str(found[0]), int(found[1])
