"""Text that strangers wrote, made safe to print: no control, no overflow, no reordering; and its width in columns."""

from __future__ import annotations

import unicodedata

MOST_LETTERS = 300
"""What comes after this many characters is not even read."""

MOST_MARKS = 2
"""Accents kept on one letter."""

_BLANK = ("Cc", "Zs", "Zl", "Zp")
_GONE = ("Cf", "Cs", "Co", "Cn")
_MARKS = ("Mn", "Me")
_VARIATION_SELECTORS = range(0xFE00, 0xFE10)
_KEEPS_ORDER = "\u200e"


def clean(text: str) -> str:
    r"""Return text without control characters, invisible ones, towers of accents and blanks in a row.

    >>> clean("Bob\x1b[31m\n\u202e  evil")
    'Bob [31m evil'
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text[:MOST_LETTERS]):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in _MARKS else 0
        if kind in _BLANK:
            kept.append(" ")
        elif kind not in _GONE and marks <= MOST_MARKS and ord(letter) not in _VARIATION_SELECTORS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def columns(text: str) -> int:
    r"""Say how many columns a terminal gives a text.

    >>> columns("Ivan"), columns("王五"), columns("e\u0301")
    (4, 4, 1)
    """
    return len(text) if text.isascii() else sum([_columns_of(letter) for letter in text])


def clip(text: str, room: int, more: str = "…") -> str:
    """Shorten a text to a number of columns, with a mark where it was cut.

    >>> clip("Aleksandra", 6), clip("Bo", 6)
    ('Aleks…', 'Bo')
    """
    if columns(text) <= room:
        return text
    taken = columns(more)
    kept = ""
    for letter in text:
        taken += _columns_of(letter)
        if taken > room:
            break
        kept += letter
    return (kept.rstrip() + more)[: max(room, 0)]


def pad(text: str, room: int, *, right: bool = False, more: str = "…") -> str:
    """Fit a text into exactly this many columns, flush left or right.

    >>> pad("Bo", 4), pad("12", 4, right=True)
    ('Bo  ', '  12')
    """
    short = clip(text, room, more)
    blank = " " * (room - columns(short))
    return blank + short if right else short + _turned_back(short) + blank


def _turned_back(text: str) -> str:
    """After a name that runs from right to left, keep the amounts beside it where they stand."""
    runs_left = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)
    return _KEEPS_ORDER if runs_left else ""


def _columns_of(letter: str) -> int:
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1
