"""The interface described, made from the doors and the types: OpenAPI for requests, JSON Schema for messages."""

import re
from functools import cache
from typing import Any

import msgspec

import lantern
from lantern.server import messages
from lantern.server.api import DOORS
from lantern.server.doors import Door
from lantern.server.messages import Refused

Json = dict[str, Any]
PARTS = "#/components/schemas/{name}"


@cache
def openapi() -> Json:
    """Return the OpenAPI description of every request."""
    types = [Refused, *(each for door in DOORS for each in (door.body, door.reply) if each is not None)]
    schemas, components = msgspec.json.schema_components(types, ref_template=PARTS)
    found = iter(schemas[1:])
    paths: dict[str, Json] = {}
    for door in DOORS:
        body = next(found) if door.body is not None else None
        reply = next(found) if door.reply is not None else None
        path = re.sub(r":\w+", "", door.path)
        paths.setdefault(path, {})[door.method.lower()] = operation(door, body, reply, schemas[0])
    return {
        "openapi": "3.1.0",
        "info": {"title": "Lantern", "version": lantern.__version__},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def operation(door: Door, body: Json | None, reply: Json | None, refused: Json) -> Json:
    """Describe one door."""
    content = {"application/json": {"schema": reply}} if reply else {text_type(door): {"schema": {"type": "string"}}}
    found: Json = {
        "summary": door.about,
        "parameters": parameters(door),
        "responses": {
            str(door.status): {"description": door.about, "content": content},
            "default": {"description": "Refused", "content": {"application/json": {"schema": refused}}},
        },
    }
    if body:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    if door.token:
        found["security"] = [{"token": []}]
    return found


def text_type(door: Door) -> str:
    """Return the type of a reply that is text."""
    return "text/markdown" if door.path == "/api/rules" else "text/plain"


def parameters(door: Door) -> list[Json]:
    """Describe what stands in the address."""
    path = re.findall(r"{(\w+)(:int)?}", door.path)
    found = [parameter(name, "path", bool(number), True) for name, number in path]
    for query in door.query:
        found.append({**parameter(query.name, "query", query.number, False), "description": query.about})
    return found


def parameter(name: str, place: str, number: bool, required: bool) -> Json:
    """Describe one part of the address."""
    schema: Json = {"type": "integer", "minimum": 0, "maximum": 999_999} if number else {"type": "string"}
    return {"name": name, "in": place, "required": required, "schema": schema}


@cache
def schema() -> Json:
    """Return the JSON Schema of everything that is said on a live connection."""
    said = (messages.Hello, messages.Command, messages.Message)
    found, components = msgspec.json.schema_components(said, ref_template="#/$defs/{name}")
    names = ("hello", "command", "message")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Lantern, live",
        "description": "The first message is a hello; then commands go to the server and messages come from it.",
        "properties": dict(zip(names, found, strict=True)),
        "$defs": components,
    }
