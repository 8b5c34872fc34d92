"""TOML as far as hand histories need it, from text that nobody vouches for: limits first, then `tomllib`.

That parser takes quadratic time over long dotted names and recurses into nested values, so both are refused before it
is asked; a hand history has no use for either.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from datetime import time

from americana.errors import Unreadable, kind_of

MOST_TEXT = 200_000
"""A hand's text may be this long, in characters or bytes; a usual hand takes a hundredth of it."""

MOST_NESTING = 8

Value = bool | int | str | time | Sequence[int] | Sequence[str]

_PLAIN = re.compile(r"[ !#-\[\]-~]*").fullmatch
"""Text that is written as it is."""

_TOKEN = re.compile(
    r'''(?P<string>"""(?:[^"\\]|\\.|"(?!""))*+"""(?:"{0,2}) | \'\'\'(?:[^']|'(?!''))*+\'\'\'(?:'{0,2})
        | "(?!"")(?:[^"\\\n]|\\.)*+" | '(?!'')[^'\n]*+' )
      | (?P<comment> \#[^\n]*+ )
      | (?P<word> [\w+:-]++ (?:\.[\w+:-]++)? )
      | (?P<open> [\[{] )
      | (?P<close> [\]}] )
      | (?P<other> [^"'.\#\[\]{}\w+:-]++ )
    ''',
    re.VERBOSE | re.DOTALL,
)


def parsed(text: str | bytes) -> dict[str, object]:
    """Return the fields of a TOML text.

    >>> parsed("bring_in = 2")
    {'bring_in': 2}

    Raises `Unreadable`: `not_text`, `too_long`, `not_utf8` or `bad_toml`.
    """
    plain = decoded(text)
    _refuse_depth(plain)
    try:
        return tomllib.loads(plain)
    except tomllib.TOMLDecodeError as error:
        raise _bad(str(error)) from None
    except ValueError:  # a number too long to be read, a thirteenth month
        raise _bad("a value is out of range") from None


def decoded(text: str | bytes) -> str:
    """Return text that is not too long; bytes are read as UTF-8."""
    if not isinstance(text, str | bytes):
        raise Unreadable("not_text", f"a hand history is text, not {kind_of(text)}")
    if len(text) > MOST_TEXT:
        raise Unreadable("too_long", f"one hand may be {MOST_TEXT} characters long, not more", most=MOST_TEXT)
    try:
        return text.removeprefix("\ufeff") if isinstance(text, str) else text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable("not_utf8", f"this is no UTF-8 text: see byte {error.start}", at=error.start) from None


def written(value: Value) -> str:
    r"""Write a value as TOML does.

    >>> print(written(True), written([1, 2]), written('the "fox"'))
    true [1, 2] "the \"fox\""
    """
    match value:
        case bool():
            return str(value).lower()
        case int():
            return str(value)
        case str():
            return f'"{value if _PLAIN(value) else "".join(map(_escaped, value))}"'
        case time():
            return value.isoformat()
        case _:
            return f"[{', '.join(map(written, value))}]"


def _escaped(letter: str) -> str:
    if letter in '"\\':
        return "\\" + letter
    if letter.isprintable():
        return letter
    if "\ud800" <= letter <= "\udfff":
        raise Unreadable("bad_name", "half of a surrogate pair is no letter that can be written")
    return f"\\U{ord(letter):08X}"


def _refuse_depth(text: str) -> None:
    """Refuse nested values and dotted keys, reading each character once."""
    depth = at = 0
    while at < len(text):
        token = _TOKEN.match(text, at)
        if token is None:
            what = "a dotted name" if text[at] == "." else "a string without an end"
            raise _bad(f"{what} (at line {text.count(chr(10), 0, at) + 1})")
        depth = max(0, depth + (token.lastgroup == "open") - (token.lastgroup == "close"))
        if depth > MOST_NESTING:
            raise _bad(f"brackets within brackets (at line {text.count(chr(10), 0, at) + 1})")
        at = token.end()


def _bad(reason: str) -> Unreadable:
    return Unreadable("bad_toml", f"this is no TOML text: {reason[:200]}")
