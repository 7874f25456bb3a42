"""Spells the server's types in TypeScript; `python -m tools.page_data` writes them to web/src/net/protocol.ts."""

import types
import typing
from importlib import import_module
from typing import Any, Final

import msgspec
from msgspec import UnsetType

from lantern.server import messages
from lantern.view.events import STRUCTS, GameEvent
from lantern.words import Arg, Text

HEAD: Final = """/** What the server and the page say to each other. Made by tools/page_data.py. */

export type Arg = string | number | Say | Say[];
"""
PLAIN: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    bool: "boolean",
    float: "number",
    type(None): "null",
    Any: "unknown",
    Arg: "Arg",
    Text: "Say",
    GameEvent: "GameEvent",
}
SERVER: Final = ("messages", "catalogue", "lessons", "days", "http.admin", "http.positions", "notices.routes")
VIEW: Final = ("sale", "pace", "prompts", "preview", "blocked", "groups", "question", "log", "scene")
MODULES: Final = (
    *(f"lantern.view.{name}" for name in VIEW),
    *(f"lantern.server.{name}" for name in SERVER),
    "lantern.learn.puzzles",
    *(f"lantern.explain.{name}" for name in ("outlook", "hints", "better", "review", "ending")),
)


def spelled(kind: Any) -> str:
    """Spell a type in TypeScript."""
    if kind in PLAIN:
        return PLAIN[kind]
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(spelled(each) for each in args if each is not UnsetType)
    if origin is typing.Literal:
        return " | ".join(f'"{each}"' for each in args)
    if origin in (list, tuple):
        inner = spelled(args[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{spelled(args[0])}, {spelled(args[1])}>"
    return str(kind.__name__)


def field(struct: type[msgspec.Struct], encoded: str, kind: Any, given: bool) -> str:
    """Spell one field; what the page sends may leave out what has a default."""
    sent = struct.__struct_config__.forbid_unknown_fields
    optional = (sent and given) or UnsetType in typing.get_args(kind)
    return f"  {encoded}{'?' if optional else ''}: {spelled(kind)};"


def interface(struct: type[msgspec.Struct]) -> str:
    """Spell a struct."""
    hints = typing.get_type_hints(struct)
    names = struct.__struct_fields__
    first_default = len(names) - len(struct.__struct_defaults__)
    lines = [f"/** {(struct.__doc__ or '').strip()} */", f"export interface {spelled(struct)} {{"]
    tag = struct.__struct_config__.tag
    if tag:
        lines.append(f'  {struct.__struct_config__.tag_field}: "{tag}";')
    for place, (name, encoded) in enumerate(zip(names, struct.__struct_encode_fields__, strict=True)):
        lines.append(field(struct, encoded, hints[name], place >= first_default))
    return "\n".join([*lines, "}"])


def event_type(struct: type[msgspec.Struct]) -> str:
    """Spell the type of an event in one line."""
    fields = "".join(f"; {name}: {spelled(kind)}" for name, kind in typing.get_type_hints(struct).items())
    return f'  | {{ type: "{struct.__struct_config__.tag}"{fields} }}'


def structs(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """Return the structs that a module defines, in order."""
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
    ]


def text() -> str:
    """Return the whole file."""
    found: list[type[msgspec.Struct]] = [Text]
    for module in MODULES:
        found += structs(import_module(module))
    parts = [interface(struct) for struct in found]
    parts.append(
        "\n".join(["/** What has just happened. */", "export type GameEvent =", *map(event_type, STRUCTS.values())])
        + ";"
    )
    parts += [f"export type {name} = {spelled(getattr(messages, name))};" for name in ("Command", "Message")]
    return HEAD + "\n" + "\n".join(parts) + "\n"
