"""A site for browsers: servers and a worker on PostgreSQL, and a proxy before each server that knows the other one."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from typing import Final

import httpx2

SOON: Final = 60.0  # seconds within which a process must be ready, on a busy machine too
PART: Final = 65_536  # bytes


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Process:
    """A part of the site, which can be stopped, killed and started again."""

    def __init__(self, *words: str) -> None:
        self._words = words
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it."""
        path = os.pathsep.join(filter(None, sys.path))
        command = [sys.executable, "-m", "lantern", *self._words]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": path})

    def kill(self) -> None:
        """End it without a warning, as a lost machine does."""
        if self._process:
            self._process.kill()
            self._process.wait()

    def stop(self) -> None:
        """End it as a restart does: what was begun is finished, and browsers reconnect."""
        if self._process:
            self._process.terminate()
            self._process.wait()


class SiteServer(Process):
    """A server at a port of its own."""

    def __init__(self, store: str) -> None:
        self.port = free_port()
        super().__init__(
            *("serve", "--no-browser", "--store", store, "--host", "127.0.0.1", "--port", str(self.port)),
            *("--computer-delay", "0", "--log-level", "error"),
        )

    def wait_until_ready(self) -> None:
        """Wait until it can serve tables."""
        end = time.monotonic() + SOON
        while time.monotonic() < end:
            with suppress(httpx2.TransportError):
                if httpx2.get(f"http://127.0.0.1:{self.port}/readyz").status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("a server is not ready")


class Proxy:
    """Passes connections to the first of some ports at which somebody listens, as the proxy of a site does."""

    def __init__(self, *ports: int) -> None:
        self._ports = ports
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}/"
        Thread(target=self._listen, daemon=True).start()

    def close(self) -> None:
        """Let nobody in any more."""
        self._socket.close()

    def _listen(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near, _ = self._socket.accept()
                Thread(target=self._pass_on, args=(near,), daemon=True).start()

    def _pass_on(self, near: socket.socket) -> None:
        for port in self._ports:
            with suppress(OSError):
                far = socket.create_connection(("127.0.0.1", port))
                Thread(target=pump, args=(far, near), daemon=True).start()
                pump(near, far)
                return
        near.close()


def pump(source: socket.socket, target: socket.socket) -> None:
    """Pass on what comes, until one side closes; then close the other."""
    with suppress(OSError):
        while part := source.recv(PART):
            target.sendall(part)
    for each in (source, target):
        with suppress(OSError):
            each.shutdown(socket.SHUT_RDWR)
        each.close()


@contextmanager
def open_site(store: str) -> Iterator[tuple[list[SiteServer], list[Proxy]]]:
    """Run two servers and a worker; each proxy leads to one server, and to the other where that is away."""
    servers, worker = [SiteServer(store), SiteServer(store)], Process("worker", "--store", store, "--processes", "1")
    first, second = (server.port for server in servers)
    proxies = [Proxy(first, second), Proxy(second, first)]
    try:
        for each in (*servers, worker):
            each.start()
        for server in servers:
            server.wait_until_ready()
        yield servers, proxies
    finally:
        for proxy in proxies:
            proxy.close()
        for each in (*servers, worker):
            each.kill()
