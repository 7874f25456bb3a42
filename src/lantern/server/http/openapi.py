"""The interface described, from the endpoints and their types: OpenAPI for requests, JSON Schema for live messages."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

import lantern
from lantern.server import messages
from lantern.server.http.endpoint import Endpoint

Json = dict[str, Any]


def openapi(endpoints: Sequence[Endpoint]) -> Json:
    """Return the OpenAPI description of every request."""
    types = [each for endpoint in endpoints for each in (endpoint.body, endpoint.reply) if each is not None]
    found, components = msgspec.json.schema_components(
        [messages.Refused, *types], ref_template="#/components/schemas/{name}"
    )
    refused, schemas = found[0], iter(found[1:])
    paths: dict[str, Json] = {}
    for endpoint in endpoints:
        body = next(schemas) if endpoint.body is not None else None
        reply = next(schemas) if endpoint.reply is not None else None
        path = re.sub(r":\w+", "", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = operation(endpoint, body, reply, refused)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Lantern", "version": lantern.__version__},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def operation(endpoint: Endpoint, body: Json | None, reply: Json | None, refused: Json) -> Json:
    """Describe one endpoint."""
    content = {"application/json": {"schema": reply}} if reply else {endpoint.media: {"schema": {"type": "string"}}}
    found: Json = {
        "summary": endpoint.about,
        "parameters": parameters(endpoint),
        "responses": {
            str(endpoint.status): {"description": endpoint.about, "content": content},
            "default": {"description": "Refused", "content": {"application/json": {"schema": refused}}},
        },
    }
    if body:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    if endpoint.token:
        found["security"] = [{"token": []}]
    return found


def parameters(endpoint: Endpoint) -> list[Json]:
    """Describe what stands in the address."""
    path = re.findall(r"{(\w+)(:int)?}", endpoint.path)
    found = [parameter(name, "path", bool(number)) for name, number in path]
    return found + [parameter(each.name, "query", each.number, each.about) for each in endpoint.query]


def parameter(name: str, place: str, number: bool, about: str = "") -> Json:
    """Describe one part of the address."""
    schema: Json = {"type": "integer", "minimum": 0, "maximum": 999_999} if number else {"type": "string"}
    found: Json = {"name": name, "in": place, "required": place == "path", "schema": schema}
    return {**found, "description": about} if about else found


def live_schema() -> Json:
    """Return the JSON Schema of everything that is sent on a live connection."""
    types = (messages.Hello, messages.Command, messages.Message)
    found, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Lantern, live",
        "description": "The first message is a hello; then commands go to the server and messages come from it.",
        "properties": dict(zip(("hello", "command", "message"), found, strict=True)),
        "$defs": components,
    }
