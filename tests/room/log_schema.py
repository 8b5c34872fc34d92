"""The shape of what the log stores, as text: every event, every value in it, every name."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from types import UnionType
from typing import Literal, Union, get_args, get_origin, get_type_hints

from americana.room.codec import EVENT_TYPES


def schema_text() -> str:
    """Events by name, then the values they hold, each with its fields and their types."""
    seen: dict[str, type] = {}
    for kind in EVENT_TYPES.values():
        _collect(kind, seen)
    inner = sorted(seen.keys() - EVENT_TYPES.keys())
    parts = [*sorted(EVENT_TYPES), "--", *inner]
    return "\n".join(name if name == "--" else _shape(seen[name]) for name in parts) + "\n"


def _shape(kind: type) -> str:
    hints = get_type_hints(kind)
    fields = [f"{field.name}: {_name(hints[field.name])}" for field in dataclasses.fields(kind)]
    return f"{kind.__name__}({', '.join(fields)})"


def _name(hint: object) -> str:
    """Write a type as it is written in the code, whichever Python reads it."""
    args = get_args(hint)
    if get_origin(hint) is Literal:
        return " | ".join(map(repr, args))
    if get_origin(hint) in (Union, UnionType):
        return " | ".join(map(_name, args))
    if get_origin(hint) is tuple:
        return f"tuple[{', '.join('...' if arg is Ellipsis else _name(arg) for arg in args)}]"
    assert isinstance(hint, type), hint
    return "None" if hint is type(None) else hint.__name__


def _classes(hint: object) -> Iterator[type]:
    if isinstance(hint, type) and not get_args(hint):
        yield hint
    for arg in get_args(hint):
        yield from _classes(arg)


def _collect(kind: type, seen: dict[str, type]) -> None:
    if kind.__name__ in seen:
        assert seen[kind.__name__] is kind, f"two values are called {kind.__name__}"
        return
    seen[kind.__name__] = kind
    for hint in get_type_hints(kind).values():
        for inner in _classes(hint):
            if dataclasses.is_dataclass(inner):
                _collect(inner, seen)
