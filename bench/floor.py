"""The least that a server of our parts can cost: tables that know no rule and store nothing, by the same websockets.

Run as a script, it serves like `lantern serve` and says its port. The players of `bench/games.py` play on it: for each
answer both clients hear a message of the size that programs hear from us.
"""

from __future__ import annotations

import itertools
import socket
from typing import Any, Final

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

LONG: Final = 80  # answers of a game
SIZE: Final = 350  # bytes of a message, the average of what Lantern sends
OVER: Final = -3
WELCOME: Final = '{"type":"welcome","scene":{"position":0,"question":{"seat":0,"options":[{"answer":0}]}}}'
MOVED: Final = '{"type":"moved","position":%d,"seat":%d,"legal":[0],"fill":"%s"}'
FILL: Final = "-" * (SIZE - len(MOVED))
tables: Final[dict[str, list[WebSocket]]] = {}
numbers: Final = itertools.count()


async def create(_request: Request) -> JSONResponse:
    """Set up a table."""
    name = str(next(numbers))
    tables[name] = []
    return JSONResponse({"id": name, "seats": ["a", "b"]})


async def live(socket: WebSocket) -> None:
    """Tell both clients of a table what either of them says."""
    await socket.accept()
    listeners = tables[socket.path_params["id"]]
    await socket.receive_text()
    listeners.append(socket)
    await socket.send_text(WELCOME)
    try:
        while True:
            position = msgspec.json.decode(await socket.receive_text())["position"] + 1
            text = MOVED % (position, position % 2 if position < LONG else OVER, FILL)
            for each in listeners:
                await each.send_text(text)
    except WebSocketDisconnect:
        listeners.remove(socket)


def main() -> None:
    """Serve until the process is ended."""
    found = socket.create_server(("127.0.0.1", 0))
    print(found.getsockname()[1], flush=True)
    routes = [Route("/api/tables", create, methods=["POST"]), WebSocketRoute("/api/tables/{id}/live", live)]
    quiet: dict[str, Any] = {"access_log": False, "log_config": None, "ws_per_message_deflate": False}
    config = uvicorn.Config(Starlette(routes=routes), ws_max_queue=4, lifespan="off", **quiet)
    uvicorn.Server(config).run(sockets=[found])


if __name__ == "__main__":
    main()
