"""A real server inside the test, and live connections to it."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as open_socket

from lantern.server.main import configured, listen
from tests.server.http.client import Json, settings

SOON = 10.0  # seconds
KEYS = count()


class GoneError(Exception):
    """The server has ended a connection, or refused it."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


class Socket:
    """One live connection."""

    def __init__(self, found: ClientConnection) -> None:
        self.open = found

    def abort(self) -> None:
        """Cut the connection without a word."""
        self.open.socket.shutdown(2)

    def send(self, message: str | bytes) -> None:
        """Send a message as it is."""
        try:
            self.open.send(message)
        except ConnectionClosed as error:
            raise gone(error) from error

    def say(self, **message: Any) -> None:
        """Send a value."""
        self.send(msgspec.json.encode(message).decode())

    def hear(self, seconds: float = SOON) -> Json:
        """Return the next message."""
        try:
            found: Json = msgspec.json.decode(self.open.recv(timeout=seconds))
        except ConnectionClosed as error:
            raise gone(error) from error
        return found

    def until(self, *kinds: str) -> Json:
        """Return the next message of a kind, passing over the others."""
        while (message := self.hear())["type"] not in kinds:
            pass
        return message

    def reply(self, key: str) -> Json:
        """Return the message that tells what became of a command."""
        while (message := self.hear()).get("key") != key:
            pass
        return message

    def hello(self, *tokens: str, **more: Any) -> Json:
        """Say who is there and return the welcome."""
        self.say(hello=",".join(tokens), **more)
        return self.until("welcome")

    def answer(self, scene: Json, answer: int, key: str = "") -> None:
        """Give an answer to the table as a scene shows it, with a key of its own."""
        self.say(type="answer", answer=answer, position=scene["position"], key=key or f"key {next(KEYS)}")

    def ended(self) -> tuple[int, str]:
        """Return how the server ends the connection."""
        try:
            while True:
                self.hear()
        except GoneError as error:
            return error.code, error.reason


def gone(error: ConnectionClosed) -> GoneError:
    """Return how a connection was ended."""
    return GoneError(error.rcvd.code if error.rcvd else 1006, error.rcvd.reason if error.rcvd else "")


@contextmanager
def connect_to(address: str, game: str, **more: Any) -> Iterator[Socket]:
    """Open a live connection to a table of a server."""
    path = f"ws://{address}/api/tables/{game}/live"
    try:
        with open_socket(path, open_timeout=SOON, close_timeout=1, max_size=None, compression=None, **more) as found:
            yield Socket(found)
    except InvalidStatus as error:
        raise GoneError(error.response.status_code, "") from error


def connect(client: httpx2.Client, made: Json, **more: Any) -> AbstractContextManager[Socket]:
    """Open a live connection to a table."""
    return connect_to(client.base_url.netloc.decode(), made["id"], **more)


def connect_seats(stack: ExitStack, client: httpx2.Client, made: Json) -> tuple[list[Socket], Json]:
    """Connect every seat by a connection of its own; return them and what all of them see."""
    sockets = [stack.enter_context(connect(client, made)) for _seat in made["seats"]]
    scenes = [socket.hello(token)["scene"] for socket, token in zip(sockets, made["seats"], strict=True)]
    assert len({scene["digest"] for scene in scenes}) == 1
    return sockets, scenes[0]


def options(scene: Json, seat: int) -> list[int]:
    """Return what a seat may answer."""
    question = scene["question"]
    return [each["answer"] for each in question["options"] + question["others"] if each["seat"] == seat]


@contextmanager
def open_server(folder: Path, **changes: Any) -> Iterator[httpx2.Client]:
    """Run a server in a thread of the test, for as long as it is needed."""
    config = configured(settings(folder, **{"messages_per_second": 0, **changes}))
    server = uvicorn.Server(config)
    with listen("127.0.0.1", 0) as found:
        thread = threading.Thread(target=serve, args=(config, server, found), daemon=True)
        thread.start()
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.005)
        try:
            with httpx2.Client(base_url=f"http://127.0.0.1:{found.getsockname()[1]}", timeout=SOON) as client:
                yield client
        finally:
            server.should_exit = True
            thread.join(20)
            assert not thread.is_alive()


def serve(config: uvicorn.Config, server: uvicorn.Server, found: Any) -> None:
    """Serve until the test says that it is enough."""
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[found]))
