"""Running the server: a free port, the sockets, and a clean end."""

import asyncio
import errno
import socket
from typing import Final

import uvicorn

from lantern.server.app import make_app
from lantern.server.limits import MESSAGE
from lantern.server.settings import Settings

TRIES: Final = 50  # ports after the one that was wished for


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
    shown = {"0.0.0.0": socket.gethostname(), "::": socket.gethostname()}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def configured(settings: Settings) -> uvicorn.Config:
    """Return how uvicorn serves: no access log, because nobody needs to know who played when."""
    return uvicorn.Config(
        make_app(settings),
        ws="websockets-sansio",
        ws_max_size=4 * MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=3,
        h11_max_incomplete_event_size=32_000,
        access_log=False,
        log_level="warning",
        proxy_headers=False,
        server_header=False,
        lifespan="on",
    )


def run(settings: Settings, found: socket.socket) -> None:
    """Serve until somebody stops it."""
    server = uvicorn.Server(configured(settings))
    asyncio.run(server.serve(sockets=[found]))
