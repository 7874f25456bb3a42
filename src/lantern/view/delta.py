"""What has changed between two scenes: browsers know the rest already."""

from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import fields, replace

from lantern.view.scene import Scene, ShownTable

Kept = TypeVar("Kept", bound=Struct)
Changes = dict[str, Any]  # by the names that are sent; `table` is again such a dict, everything else is whole


def sent_names(kind: type[Struct]) -> tuple[tuple[str, str], ...]:
    """Return the fields of a type, each with the name by which it is sent."""
    return tuple((field.name, field.encode_name) for field in fields(kind))


SCENE: Final = tuple(pair for pair in sent_names(Scene) if pair[0] not in ("table", "log"))
TABLE: Final = sent_names(ShownTable)


def changes(before: Scene, after: Scene) -> Changes:
    """Return the fields of a scene and of its table that are no longer the same; the new lines of the log always."""
    found = differing(SCENE, before, after)
    table = differing(TABLE, before.table, after.table)
    if table:
        found["table"] = table
    found["log"] = after.log
    return found


def differing(names: tuple[tuple[str, str], ...], before: Struct, after: Struct) -> Changes:
    """Return the fields in which two values of one type differ."""
    return {
        sent: value
        for name, sent in names
        if (value := getattr(after, name)) is not (old := getattr(before, name)) and value != old
    }


def applied(before: Scene, changed: Changes) -> Scene:
    """Return the scene after the changes, as a browser does."""
    table = replaced(TABLE, before.table, changed.get("table", {}))
    return replace(replaced(SCENE, before, changed), table=table, log=changed["log"])


def replaced(names: tuple[tuple[str, str], ...], before: Kept, changed: Changes) -> Kept:
    """Return a value with other values in some of its fields."""
    return replace(before, **{name: changed[sent] for name, sent in names if sent in changed})
