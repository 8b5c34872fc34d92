"""The wire's types for TypeScript clients, made from the Python ones; `scripts/wire` writes them."""

from __future__ import annotations

import dataclasses
import re
import types
from collections.abc import Iterator, Mapping
from typing import Annotated, Literal, TypeGuard, Union, get_args, get_origin, get_type_hints

import msgspec

from americana.cards import Card
from americana.room.codec import EVENT_TYPES
from americana.room.events import TableCarried, TableOpened
from americana.room.wire.asks import PROTOCOL, ToRoom
from americana.room.wire.frames import FromRoom, TableFrame
from americana.room.wire.played import HandList, HandMark, ImportReport, Replay, SharedHands, ShareWish, Statistics

_HEAD = """// Made from the room's own types by scripts/wire: do not edit. What each means: docs/protocol.md.
// Amounts are chips, times milliseconds, cards text such as "As".

export const PROTOCOL = {protocol};

export type Card = string;

// A sentence to format with the message files: a key, or key.attribute, and its arguments.
export interface Message {{
  key: string;
  args: Record<string, Arg>;
}}
export type Arg = string | number | Message | {{ card: Card }} | {{ seat: number; name: string }} | Arg[];
"""
_PLAYED_HEAD = """// Made from the room's own types by scripts/wire: do not edit. What each means: room/wire/played.py.
// Times are UTC microseconds, amounts chips unless a name says antes.

import type {{ {held} }} from "./wire";
"""
_KEPT = (TableOpened, TableCarried)
"""Events that are for the log alone."""

_SELDOM = ((TableFrame, "about"),)
"""Fields that a frame may come without."""

_PLAYED = (HandList, Statistics, Replay, HandMark, ShareWish, SharedHands, ImportReport)
"""What comes and goes over HTTP."""

LONGEST_LINE = 140

_SCALARS: Mapping[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Card: "Card",
    object: "unknown",
}
_SPECIAL: Mapping[tuple[type, str], str] = {(TableFrame, "events"): "TableEvent[]", (TableFrame, "lines"): "Message[]"}


def typescript() -> Mapping[str, str]:
    """Return the files by name: what sockets carry, and what comes and goes over HTTP."""
    made: dict[str, str] = {}
    for kind in (*get_args(FromRoom), *get_args(ToRoom)):
        _declare(kind, made)
    names = [
        f'({{ event: "{name}" }} & {_declare(kind, made)})' for name, kind in EVENT_TYPES.items() if kind not in _KEPT
    ]
    unions = [
        _union("TableEvent", names),
        _union("FromRoom", [kind.__name__ for kind in get_args(FromRoom)]),
        _union("ToRoom", [kind.__name__ for kind in get_args(ToRoom)]),
    ]
    wire = "\n".join([_HEAD.format(protocol=PROTOCOL), *made.values(), *unions]) + "\n"
    return {"wire.ts": wire, "played.ts": _played(made)}


def _played(known: Mapping[str, str]) -> str:
    """Write the types of finished hands, with those of the sockets that they hold."""
    made = dict(known)
    for kind in _PLAYED:
        _declare(kind, made)
    own = [text for name, text in made.items() if name not in known]
    held = sorted(name for name in known if re.search(rf"[:( ]{name}\b", "\n".join(own)))
    return "\n".join([_PLAYED_HEAD.format(held=", ".join(held)), *own]) + "\n"


def _declare(kind: type, made: dict[str, str]) -> str:
    """Add the interface of a struct or dataclass, and of those it holds."""
    name = kind.__name__
    if name not in made:
        made[name] = ""  # a place, so that what refers to itself ends
        made[name] = _interface(name, list(_fields(kind, made)))
    return name


def _interface(name: str, fields: list[str]) -> str:
    """Write an interface in one line if it fits there."""
    short = f"export interface {name} {{ {'; '.join(fields)} }}" if fields else f"export type {name} = object;"
    if len(short) <= LONGEST_LINE:
        return short
    return "\n".join([f"export interface {name} {{", *(f"  {field};" for field in fields), "}", ""])


def _fields(kind: type, made: dict[str, str]) -> Iterator[str]:
    if (tag := _tag_of(kind)) is not None:
        yield f'{tag[0]}: "{tag[1]}"'
    hints = get_type_hints(kind, include_extras=False)
    for name, is_optional in _field_names(kind):
        written = _SPECIAL.get((kind, name)) or _type(hints[name], made)
        yield f"{name}{'?' if is_optional else ''}: {written}"


def _field_names(kind: type) -> list[tuple[str, bool]]:
    if _is_struct(kind):
        sent_always = not issubclass(kind, get_args(ToRoom))
        return [
            (field.name, (kind, field.name) in _SELDOM or (not field.required and not sent_always))
            for field in msgspec.structs.fields(kind)
        ]
    return [(field.name, False) for field in dataclasses.fields(kind)]


def _tag_of(kind: type) -> tuple[str, str] | None:
    if not _is_struct(kind):
        return None
    config = kind.__struct_config__
    return (str(config.tag_field), str(config.tag)) if config.tag is not None else None


def _is_struct(kind: type) -> TypeGuard[type[msgspec.Struct]]:
    return issubclass(kind, msgspec.Struct)


def _type(hint: object, made: dict[str, str]) -> str:
    if hint in _SCALARS:
        return _SCALARS[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _type(args[0], made)
    if origin is Literal:
        return " | ".join(f'"{arg}"' for arg in args)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(arg, made) for arg in args)
    if origin is tuple and args[-1] is Ellipsis:
        item = _type(args[0], made)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(_type(arg, made) for arg in args)}]"
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return f"Record<{_type(args[0], made)}, {_type(args[1], made)}>"
    assert isinstance(hint, type), hint
    return _declare(hint, made)


def _union(name: str, members: list[str]) -> str:
    lines = [f"\nexport type {name} ="]
    for member in members:
        if len(lines) == 1 or len(lines[-1]) + len(member) + 4 > LONGEST_LINE:
            lines.append(" ")
        lines[-1] += f" | {member}"
    return "\n".join(lines) + ";"
