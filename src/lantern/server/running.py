"""Running the server: a free port, the sockets, and a clean end."""

import asyncio
import errno
import gc
import socket
from contextlib import suppress
from typing import Final

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from lantern.server.app import make_app
from lantern.server.limits import MESSAGE
from lantern.server.settings import Settings, is_loopback
from lantern.server.wire import Wire

try:
    import resource
except ImportError:  # not on every system; there the limit is what it is
    resource = None  # type: ignore[assignment]

CONNECTIONS: Final = 16_384  # where the system would allow fewer unless asked
TRIES: Final = 50  # ports after the one that was wished for
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # and how this machine calls itself there


class HeadTimeout(H11Protocol):
    """uvicorn's HTTP connection, closed when the head of a request does not come to its end in time."""

    seconds = 10.0
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self.watch()

    def data_received(self, data: bytes) -> None:
        """Read a piece of a request, or of the next one."""
        super().data_received(data)
        self.watch()

    def on_response_complete(self) -> None:
        """Wait for the next request; uvicorn sees to the time until it begins."""
        super().on_response_complete()
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        super().connection_lost(exc)
        self.watch()

    def watch(self) -> None:
        """Set the deadline while a head is awaited, and lift it otherwise."""
        idle = self.cycle is None or self.cycle.response_complete  # type: ignore[redundant-expr]  # None at first
        awaited = idle and self.timeout_keep_alive_task is None and self in self.connections
        if awaited and self.deadline is None:
            self.deadline = self.loop.call_later(self.seconds, self.transport.close)
        elif not awaited and self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket: at this port, or at the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, min(port + TRIES, 65_536)):
        # Named as TCP: only then does asyncio send small messages at once.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind((host, number))
            found.listen(512)
        except OSError as error:
            found.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
        else:
            return found
    raise OSError(errno.EADDRINUSE, f"no free port from {port} on", host)


def address(host: str, port: int) -> str:
    """Return what to type into a browser."""
    shown = socket.gethostname() if host in EVERYWHERE else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def own_address(host: str, port: int, key: str) -> str:
    """Return what to type on this machine itself to find its games; empty where there is no such way."""
    near = EVERYWHERE.get(host, host)
    return f"{address(near, port)}#key={key}" if key and is_loopback(near) else ""


def configured(settings: Settings) -> uvicorn.Config:
    """Return how uvicorn serves: no access log, because nobody needs to know who played when."""
    return uvicorn.Config(
        make_app(settings),
        http=type("Connection", (HeadTimeout,), {"seconds": settings.body}),
        ws=Wire,
        ws_max_size=4 * MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=3,
        h11_max_incomplete_event_size=32_000,
        access_log=False,
        log_level="warning",
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=["127.0.0.1", "::1"],
        server_header=False,
        lifespan="on",
    )


def prepare_process() -> None:
    """Allow many connections where the system does, and look for rubbish less often: a scene leaves no cycles."""
    if resource is not None:
        few, many = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = CONNECTIONS if many == resource.RLIM_INFINITY else min(CONNECTIONS, many)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(few, wanted), many))
    gc.freeze()
    gc.set_threshold(100_000, 5, 20)


def run(settings: Settings, found: socket.socket) -> None:
    """Serve until somebody stops it."""
    prepare_process()
    config = configured(settings)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(uvicorn.Server(config).serve(sockets=[found]))
