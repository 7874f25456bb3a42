"""The interface keeps what its description promises, whatever it is asked."""

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi import checks as conformance

from lantern.server.running import configured, listen
from tests.server.playing import Json
from tests.server.playing import settings as server_settings

EXAMPLES = 60  # for each request
CHECKS = [
    schemathesis.checks.not_a_server_error,
    conformance.content_type_conformance,
    conformance.response_schema_conformance,
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server in a thread, for as long as these tests take."""
    folder: Path = tmp_path_factory.mktemp("schema")
    found = replace(server_settings(folder), delay=60.0)
    socket = listen("127.0.0.1", 0)
    server = uvicorn.Server(configured(found))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[socket])), daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{socket.getsockname()[1]}"
    server.should_exit = True
    thread.join(20)
    assert not thread.is_alive()
    socket.close()


@pytest.fixture(scope="module")
def interface(address: str) -> schemathesis.schemas.BaseSchema:
    for _try in range(100):
        try:
            return schemathesis.openapi.from_dict(httpx2.get(f"{address}/openapi.json").json())
        except httpx2.HTTPError:
            threading.Event().wait(0.05)
    raise AssertionError("the server does not answer")


@pytest.fixture(scope="module")
def made(address: str, interface: schemathesis.schemas.BaseSchema) -> Json:
    """A table that every request may change."""
    found: Json = httpx2.post(f"{address}/api/tables", json={"players": 2, "seed": "s"}).json()
    return found


schema = schemathesis.pytest.from_fixture("interface")


@pytest.mark.long
@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_request_is_answered_as_described(case: "schemathesis.Case[Any]", address: str, made: Json) -> None:
    if "id" in case.path_parameters:
        case.path_parameters["id"] = made["id"]
    case.headers["authorization"] = f"Bearer {made['host']},{','.join(made['seats'])}"
    reply = case.call(base_url=address)
    case.validate_response(reply, checks=CHECKS)
    assert reply.headers["x-content-type-options"] == ["nosniff"]
    if reply.status_code >= 400:
        assert {"code", "sentence"} <= set(reply.json())
