"""What the browser page asks the message files for: keys in `say("…")` and in messages, `message("…")` or `key: "…"`.

Reads the text of web/src with a few patterns; whatever it cannot read it takes for a use with unknown arguments.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from pathlib import Path

from scripts.message_uses import Use

_TEXT = r"""(?:"([^"]+)"|`([^`]+)`)"""
_SAID = re.compile(rf"\b(?:say|message)\(\s*{_TEXT}")
_MADE = re.compile(rf"\bkey: {_TEXT}")
_GAP = re.compile(r"\$\{[^}]*\}")
_NAME = re.compile(r"\s*(\w+)\s*(?:[:,}]|$)")


def page_uses(folder: Path) -> Iterator[Use]:
    """Find every key that the page's own sources write out; tests do not count."""
    for file in sorted([*folder.rglob("*.ts"), *folder.rglob("*.svelte")]):
        if file.name.endswith(".test.ts"):
            continue
        text = file.read_text("utf-8")
        for found in _SAID.finditer(text):
            yield Use(_place(file, text, found), _wanted(found), _given(text[found.end() :]))
        for found in _MADE.finditer(text):
            yield Use(_place(file, text, found), _wanted(found), None)


def _place(file: Path, text: str, found: re.Match[str]) -> str:
    return f"{file.name}:{text.count(chr(10), 0, found.start()) + 1}"


def _wanted(found: re.Match[str]) -> str:
    return _GAP.sub("…", found[1] or found[2])


def _given(rest: str) -> Set[str] | None:
    """Name the arguments in `, { name: value, other })`; None if they are not written out."""
    if rest.startswith(")"):
        return set()
    opening = re.match(r",\s*\{", rest)
    if not opening:
        return None
    return {name[1] for part in _parts(rest[opening.end() :]) if (name := _NAME.match(part))}


def _parts(text: str) -> Iterator[str]:
    """Give what stands between the commas of an object whose brace has just opened."""
    depth, start = 0, 0
    for place, sign in enumerate(text):
        if sign in "([{":
            depth += 1
        elif sign in ")]}" and depth:
            depth -= 1
        elif sign == "}" or (sign == "," and not depth):
            yield text[start:place]
            start = place + 1
            if sign == "}":
                return
