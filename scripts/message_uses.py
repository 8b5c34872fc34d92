"""What the source asks the message files for: keys, and codes of errors. Reads syntax trees and runs nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Container, Iterator, Set
from dataclasses import dataclass, field
from pathlib import Path

SPEAKERS = {"voice", "message", "Message"}
"""Functions, methods and classes whose first argument is a key when it is written out."""

SENDERS = {"Bye", "Refusal"}
"""Structs that tell a client a code, which is their first field."""


@dataclass(frozen=True)
class Use:
    """A place with a key: `wanted` has an … for each gap, `given` are its arguments, None if unreadable."""

    place: str
    wanted: str
    given: Set[str] | None

    def is_for(self, key: str) -> bool:
        """Whether this place may say that key."""
        parts = self.wanted.split("…")
        return re.fullmatch("[^.]+".join(map(re.escape, parts)), key) is not None


@dataclass(frozen=True)
class Refusal:
    """A place that makes an error or a fault with a code; `code` None says that it cannot be read there."""

    place: str
    family: str
    code: str | None
    facts: Set[str] | None


@dataclass
class Source:
    """All modules under a folder."""

    trees: dict[str, ast.Module]
    strings: set[str] = field(default_factory=set)

    @classmethod
    def under(cls, folder: Path) -> Source:
        """Read every module."""
        files = sorted(folder.rglob("*.py"))
        source = cls({str(file.relative_to(folder)): ast.parse(file.read_text("utf-8")) for file in files})
        for tree in source.trees.values():
            source.strings |= {text for node in ast.walk(tree) if (text := literal(node)) is not None}
        return source

    def uses(self) -> Iterator[Use]:
        """Find every key that is written out at a speaker's call."""
        for place, call, _ in self._calls():
            if _name(call.func) in SPEAKERS and call.args:
                for wanted in _keys(call.args[0]):
                    yield Use(place, wanted, _keywords(call))

    def refusals(self) -> Iterator[Refusal]:
        """Find every error and every fault that is made, with its code."""
        errors = self._error_classes()
        with_own_code = {name for name, has_own_init in errors.items() if has_own_init}
        for place, call, within in self._calls():
            name = _name(call.func)
            if name == "Fault":
                yield from self._refusals(place, "fault", call, within, _facts_of_fault(call))
            elif name in errors and name not in with_own_code:
                yield from self._refusals(place, "error", call, within, _keywords(call))
            elif name in SENDERS or (name == "__init__" and any(_name_of(o) in with_own_code for o in within)):
                yield from self._refusals(place, "error", call, within, None)

    def _refusals(
        self, place: str, family: str, call: ast.Call, within: list[ast.AST], facts: Set[str] | None
    ) -> Iterator[Refusal]:
        if not call.args or _is_handed_on(call.args[0]):
            return
        codes = self._texts(call.args[0], within, set())
        for code in sorted(codes) if codes else [None]:
            yield Refusal(place, family, code, facts)

    def _calls(self) -> Iterator[tuple[str, ast.Call, list[ast.AST]]]:
        """Give each call with the definitions that it stands in, the outermost first."""
        for file, tree in self.trees.items():
            for node, within in _walk(tree, []):
                if isinstance(node, ast.Call):
                    yield f"{file}:{node.lineno}", node, within

    def _error_classes(self) -> dict[str, bool]:
        """Name AmericanaError and all that come from it; True says that a class sets its code itself."""
        classes = [node for tree in self.trees.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        found = {"AmericanaError": False}
        while new := {c.name: _has_init(c) for c in classes if _comes_from(c, found) and c.name not in found}:
            found |= new
        return found

    def _texts(self, node: ast.AST | None, within: list[ast.AST], seen: set[str]) -> set[str]:
        """Return the texts that an expression may be: written out, chosen, assigned, returned or handed over."""
        match node:
            case ast.Constant(str(text)):
                return {text}
            case ast.IfExp():
                return self._texts(node.body, within, seen) | self._texts(node.orelse, within, seen)
            case ast.Subscript(ast.Name(name)) if name not in seen:
                return self._texts_of_table(name)
            case ast.Call(ast.Name(name)) if name not in seen:
                return self._texts_returned(name, seen | {name})
            case ast.Name(name) if name not in seen:
                return self._texts_of_name(name, within, seen | {name})
        return set()

    def _texts_of_table(self, name: str) -> set[str]:
        tables = [
            node.value
            for tree in self.trees.values()
            for node in tree.body
            if isinstance(node, ast.Assign | ast.AnnAssign)
            and isinstance(node.value, ast.Dict)
            and name in _targets(node)
        ]
        return {text for table in tables for value in table.values if (text := literal(value)) is not None}

    def _texts_returned(self, name: str, seen: set[str]) -> set[str]:
        functions = [f for tree in self.trees.values() for f in ast.walk(tree) if isinstance(f, ast.FunctionDef)]
        returned = [(r, f) for f in functions if f.name == name for r in ast.walk(f) if isinstance(r, ast.Return)]
        return set().union(*(self._texts(r.value, [f], seen) for r, f in returned))

    def _texts_of_name(self, name: str, within: list[ast.AST], seen: set[str]) -> set[str]:
        functions = [outer for outer in within if isinstance(outer, ast.FunctionDef)]
        for function in reversed(functions):
            names = [argument.arg for argument in (*function.args.posonlyargs, *function.args.args)]
            if name in names:
                return self._texts_handed_to(function.name, name, names.index(name), seen)
            assigned = [a for a in ast.walk(function) if isinstance(a, ast.Assign) and name in _targets(a)]
            if assigned:
                return set().union(*(self._texts(a.value, within, seen) for a in assigned))
        return set()

    def _texts_handed_to(self, function: str, name: str, position: int, seen: set[str]) -> set[str]:
        found: set[str] = set()
        for _, call, within in self._calls():
            if _name(call.func) == function:
                by_name = [keyword.value for keyword in call.keywords if keyword.arg == name]
                for argument in by_name or call.args[position : position + 1]:
                    found |= self._texts(argument, within, seen)
        return found


def literal(node: ast.AST) -> str | None:
    """Return the text of a written-out string."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _walk(node: ast.AST, within: list[ast.AST]) -> Iterator[tuple[ast.AST, list[ast.AST]]]:
    for child in ast.iter_child_nodes(node):
        yield child, within
        is_outer = isinstance(child, ast.ClassDef | ast.FunctionDef)
        yield from _walk(child, [*within, child] if is_outer else within)


def _comes_from(made: ast.ClassDef, classes: Container[str]) -> bool:
    return any(_name(base) in classes for base in made.bases)


def _has_init(made: ast.ClassDef) -> bool:
    return any(isinstance(node, ast.FunctionDef) and node.name == "__init__" for node in made.body)


def _name_of(outer: ast.AST) -> str:
    return outer.name if isinstance(outer, ast.ClassDef) else ""


def _name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _targets(node: ast.Assign | ast.AnnAssign) -> set[str]:
    return {_name(target) for target in (node.targets if isinstance(node, ast.Assign) else [node.target])}


def _keywords(call: ast.Call) -> Set[str] | None:
    names = {keyword.arg for keyword in call.keywords}
    return None if None in names else {name for name in names if name}


def _facts_of_fault(call: ast.Call) -> Set[str] | None:
    given = [*call.args[2:3], *(keyword.value for keyword in call.keywords if keyword.arg == "facts")]
    if not given:
        return set()
    if not isinstance(given[0], ast.Dict):
        return None
    return {text for key in given[0].keys if key and (text := literal(key)) is not None}


def _keys(node: ast.AST) -> Iterator[str]:
    """Read a key: written out, one of two, or with an … for each gap."""
    match node:
        case ast.Constant(str(text)):
            yield text
        case ast.IfExp():
            yield from _keys(node.body)
            yield from _keys(node.orelse)
        case ast.JoinedStr():
            yield "".join("…" if (part := literal(value)) is None else part for value in node.values)


def _is_handed_on(node: ast.AST) -> bool:
    """Whether a code is taken from another error, as in `raise Unreadable(error.code, …)`."""
    return isinstance(node, ast.Attribute) and node.attr == "code"
