"""Many hands as a `.phhs` file: numbered tables, written and read one hand at a time, so that size does not matter.

A line that holds nothing but a number in brackets begins a hand, wherever it stands.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator

from americana.errors import AmericanaError, Unreadable, is_whole, kind_of
from americana.notation.phh import read_phh, write_phh
from americana.notation.record import Record
from americana.notation.toml import MOST_TEXT, decoded

MOST_NUMBER = 10**18 - 1
"""The highest number of a hand in a file."""

NUMBERED = re.compile(r"""[ \t]*\[[ \t]*(["']?)([1-9][0-9]{0,17})\1[ \t]*\][ \t]*(#[^\n]*)?\r?\n?""")
"""A line that begins a hand; its second group is the number."""

BLANK = re.compile(r"[ \t]*(#[^\n]*)?\r?\n?")
"""A line that says nothing."""


def write_phhs(records: Iterable[Record], first: int = 1) -> Iterator[str]:
    """Write hands piece by piece; their numbers run from `first`.

    >>> from americana import Rules, stacked_deck, start
    >>> _, events = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=stacked_deck("As Kd 9h 8c"))
    >>> text = "".join(write_phhs([Record(events), Record(events, viewer=0)]))
    >>> [record.viewer for record in read_phhs(text)]
    [<Everything.ALL: 'all'>, 0]

    Raises what `write_phh` does, and `bad_number` for a number that cannot be read again.
    """
    if not is_whole(first):
        raise Unreadable("bad_number", f"hands are numbered from a whole number, not {kind_of(first)}", hand=0)
    for number, record in enumerate(records, start=first):
        if not 1 <= number <= MOST_NUMBER:
            raise Unreadable("bad_number", f"hands are numbered from 1 to {MOST_NUMBER}", hand=min(number, MOST_NUMBER))
        yield f"[{number}]\n{write_phh(record.events, record.viewer, record.players, record.source)}\n"


def read_phhs(lines: str | bytes | Iterable[str] | Iterable[bytes]) -> Iterator[Record]:
    """Read hands one by one from text or from lines of it, such as an open file; numbers must rise.

    Raises what `read_phh` does, with the hand's number in the message and in `facts["hand"]`; `no_number` for anything
    before the first number; `bad_number`.
    """
    for number, text in _cut(_lines(lines)):
        try:
            record = read_phh(text)
        except AmericanaError as error:
            error.args = (f"hand {number}: {error}",)
            error.facts = {**error.facts, "hand": number}
            raise
        yield record


def _lines(given: str | bytes | Iterable[str] | Iterable[bytes]) -> Iterator[str]:
    if isinstance(given, str):
        given = io.StringIO(given)
    elif isinstance(given, bytes):
        given = io.BytesIO(given)
    if not isinstance(given, Iterable):
        raise Unreadable("not_text", f"hand histories are lines of text, not {kind_of(given)}")
    for line in given:
        yield decoded(line)


def _cut(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Cut a file into hands: their number and text."""
    number, size = 0, 0
    kept: list[str] = []
    for line in lines:
        if match := NUMBERED.fullmatch(line):
            if number:
                yield number, "".join(kept)
            number, size, kept = next_number(number, int(match[2])), 0, []
        elif number:
            size += len(line)
            if size > MOST_TEXT:
                raise Unreadable("too_long", f"hand {number}: it is longer than {MOST_TEXT} characters", hand=number)
            kept.append(line)
        elif not BLANK.fullmatch(line):
            raise Unreadable("no_number", "a hand begins with its number, as in [1]")
    if number:
        yield number, "".join(kept)


def next_number(before: int, number: int) -> int:
    """Return the number of the next hand; raises `Unreadable` with the code `bad_number` if it does not rise."""
    if number <= before:
        raise Unreadable("bad_number", f"hand {number} comes after hand {before}: numbers rise", hand=number)
    return number
