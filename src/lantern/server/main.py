"""Running the server: a port, the store checked before anybody comes, uvicorn, and an orderly end."""

import asyncio
import errno
import gc
import socket
from contextlib import suppress
from typing import Final

import uvicorn

from lantern.server.app import make_app
from lantern.server.live.pacing import PacedProtocol
from lantern.server.logs import configure_logs
from lantern.server.settings import Settings, is_loopback
from lantern.server.store import store_of

try:
    import resource
except ImportError:  # not on every system; there the limit is what it is
    resource = None  # type: ignore[assignment]

TRIES: Final = 50  # ports after the one that was wished for
NEVER: Final = 86_400  # seconds
SPARE_FILES: Final = 500  # for the store, workers and files of the page
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # and how this machine calls itself there


def listen(host: str, port: int, tries: int = TRIES) -> socket.socket:
    """Return a listening socket: at this port, or at the next free one after so many tries."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, min(port + tries, 65_536)):
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
    raise OSError(errno.EADDRINUSE, f"port {port} is taken" if tries == 1 else f"no free port from {port} on", host)


def address(host: str, port: int) -> str:
    """Return what to type into a browser."""
    shown = socket.gethostname() if host in EVERYWHERE else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def own_address(settings: Settings, port: int) -> str:
    """Return what to type on this machine itself to find its games; empty where there is no such way."""
    near = EVERYWHERE.get(settings.host, settings.host)
    if settings.postgres or settings.trust_proxy or not settings.operator_key or not is_loopback(near):
        return ""
    return f"{address(near, port)}#key={settings.operator_key}"


def check_store(settings: Settings) -> None:
    """Open the store once before anything else; a StoreError tells what is wrong with it."""

    async def check() -> None:
        store = store_of(settings)
        await store.open()
        await store.close()

    asyncio.run(check())


def configured(settings: Settings) -> uvicorn.Config:
    """Return how uvicorn serves: no access log, because it would tell who played when."""
    app = make_app(settings)
    return uvicorn.Config(
        app,
        http=app.state.connections.protocol,
        ws=PacedProtocol,
        ws_max_size=settings.message_bytes,
        ws_max_queue=4,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_every or None,
        ws_ping_timeout=settings.ping_every or None,
        timeout_keep_alive=settings.keep_alive or NEVER,
        timeout_graceful_shutdown=max(1, round(settings.drain)),
        limit_concurrency=settings.connections or None,
        h11_max_incomplete_event_size=32_000,
        access_log=False,
        log_config=None,
        proxy_headers=False,  # the application sees to them
        server_header=False,
        lifespan="on",
    )


def prepare_process(settings: Settings) -> None:
    """Allow many connections where the system does; run the garbage collector less often, as scenes leave no cycles."""
    if resource is not None:
        few, many = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = settings.connections + SPARE_FILES
        with suppress(ValueError, OSError):
            limit = wanted if many == resource.RLIM_INFINITY else min(wanted, many)
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(few, limit), many))
    gc.freeze()
    gc.set_threshold(100_000, 5, 20)


def run(settings: Settings, found: socket.socket) -> None:
    """Serve until somebody stops it: requests under way are finished, live connections are told to come back."""
    configure_logs(settings)
    prepare_process(settings)
    config = configured(settings)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(uvicorn.Server(config).serve(sockets=[found]))
