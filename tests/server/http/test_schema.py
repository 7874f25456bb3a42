"""The interface does what its description promises, whatever it is asked."""

from collections.abc import Iterator
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi import checks as conformance

from tests.server.http.client import KEY, Json, running

EXAMPLES = 60  # for each request
CHECKS = [
    schemathesis.checks.not_a_server_error,
    conformance.content_type_conformance,
    conformance.response_schema_conformance,
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    games = tmp_path_factory.mktemp("schema") / "tables.db"
    with running(games, "--computer-delay", "60", "--operator-key", KEY, "--notices") as server:
        yield server.url
        assert server.stop() == 0
        assert "rror" not in server.said, "neither errors nor tracebacks"


@pytest.fixture(scope="module")
def interface(address: str) -> schemathesis.schemas.BaseSchema:
    return schemathesis.openapi.from_dict(httpx2.get(f"{address}/openapi.json").json())


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
    if "id" in case.path_parameters and case.method != "DELETE":
        case.path_parameters["id"] = made["id"]
    admin = "/admin/" in case.path
    case.headers["authorization"] = f"Bearer {KEY if admin else ','.join([made['host'], *made['seats']])}"
    reply = case.call(base_url=address)
    case.validate_response(reply, checks=CHECKS)
    assert reply.headers["x-content-type-options"] == ["nosniff"]
    if reply.status_code >= 400:
        assert {"code", "sentence"} <= set(reply.json())
