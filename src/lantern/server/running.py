"""Running the server: a free port, the sockets, and a clean end."""

import asyncio
import errno
import gc
import socket
from contextlib import suppress
from typing import Final

import uvicorn

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
